"""Windows: which display adapters and NPUs are present, and the versions of their drivers."""

import logging
import re
import sys

from moechat.core.graphics_driver import PciDevice

_log = logging.getLogger(__name__)

# Setup classes: Display, and ComputeAccelerator, where Windows puts NPUs.
_CLASSES = {
    "{4d36e968-e325-11ce-bfc1-08002be10318}": 0x030000,
    "{f01a9d53-3ff6-48d2-9f97-c8a7004be10c}": 0x120000,
}
_IDENTITY = re.compile(r"^PCI\\VEN_([0-9A-F]{4})&DEV_([0-9A-F]{4})", re.IGNORECASE)


def parse_instance(instance: str) -> tuple[int, int] | None:
    r"""Vendor and device of ``PCI\VEN_8086&DEV_64A0&SUBSYS_…\3&…``; None for other buses."""
    found = _IDENTITY.match(instance)
    return (int(found[1], 16), int(found[2], 16)) if found else None


def split_list(text: str) -> list[str]:
    """Entries of a list as Windows writes it: each ended by a zero, the list by another."""
    return [entry for entry in text.split("\0") if entry]


if sys.platform == "win32":
    import ctypes
    import winreg

    _FILTER_CLASS_PRESENT = 0x200 | 0x100
    _ENUM = r"SYSTEM\CurrentControlSet\Enum"
    _CLASS = r"SYSTEM\CurrentControlSet\Control\Class"

    def present_devices() -> list[PciDevice]:
        """Intel's and others' adapters that are plugged in now; empty where Windows refuses."""
        try:
            return [
                device
                for guid, class_code in _CLASSES.items()
                for instance in _instances(guid)
                if (device := _describe(instance, class_code)) is not None
            ]
        except (OSError, AttributeError) as error:
            _log.warning("device list: %s", error)
            return []

    def _instances(guid: str) -> list[str]:
        manager = ctypes.WinDLL("cfgmgr32")
        length = ctypes.c_ulong()
        size_of = manager.CM_Get_Device_ID_List_SizeW
        if size_of(ctypes.byref(length), ctypes.c_wchar_p(guid), _FILTER_CLASS_PRESENT):
            return []
        buffer = ctypes.create_unicode_buffer(length.value)
        read = manager.CM_Get_Device_ID_ListW
        if read(ctypes.c_wchar_p(guid), buffer, length, _FILTER_CLASS_PRESENT):
            return []
        return split_list("".join(buffer[: length.value]))

    def _describe(instance: str, class_code: int) -> PciDevice | None:
        identity = parse_instance(instance)
        if identity is None:
            return None
        driver = _value(rf"{_ENUM}\{instance}", "Driver")
        key = rf"{_CLASS}\{driver}"
        # Microsoft's basic driver shows a picture and computes nothing.
        basic = _value(key, "ProviderName") == "Microsoft"
        return PciDevice(
            address="",
            class_code=class_code,
            vendor=identity[0],
            device=identity[1],
            name=_value(key, "DriverDesc"),
            driver_version="" if basic or not driver else _value(key, "DriverVersion"),
        )

    def _value(key: str, name: str) -> str:
        try:
            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, key) as opened:
                return str(winreg.QueryValueEx(opened, name)[0])
        except OSError:
            return ""
