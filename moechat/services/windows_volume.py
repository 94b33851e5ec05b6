"""Windows: file system, compression and encryption of a volume, without any privilege."""

import struct
import sys
from pathlib import Path

from moechat.core.drive_test import DriveFeatures, Encryption

_COMPRESSED, _ENCRYPTED = 0x800, 0x4000  # FILE_ATTRIBUTE_…
_NO_ATTRIBUTES = 0xFFFFFFFF
# System.Volume.BitLockerProtection as the shell has it: on, off, being encrypted, being
# decrypted, suspended, locked, being encrypted and waiting for a restart.
_BITLOCKER_ON = (1, 3, 4, 5, 6, 8)
_BITLOCKER_OFF = (2,)


def compression_of(attributes: int | None, file_system: str | None) -> str | None:
    """Who compresses a file, by its attributes; None where they could not be read."""
    if attributes is None:
        return None
    return (file_system or "").lower() or "ntfs" if attributes & _COMPRESSED else "none"


def encryption_of(attributes: int | None, bitlocker: int | None) -> Encryption | None:
    """Who encrypts a file, by its attributes and what the shell says of the volume."""
    if attributes is not None and attributes & _ENCRYPTED:
        return Encryption.EFS
    if bitlocker in _BITLOCKER_ON:
        return Encryption.BITLOCKER
    # The shell answers 0, or nothing, for drives that cannot have it and where it knows nothing.
    return Encryption.NONE if bitlocker in _BITLOCKER_OFF else None


def physical_drive(answer: bytes) -> str | None:
    """Name of the drive by a STORAGE_DEVICE_NUMBER; None where there is none."""
    if len(answer) < 12:
        return None
    _, number, _ = struct.unpack_from("<IIi", answer)
    return f"PhysicalDrive{number}" if number != _NO_ATTRIBUTES else None


if sys.platform == "win32":
    import ctypes
    import logging
    from ctypes import wintypes

    from moechat.services.drives import drive_kind

    _log = logging.getLogger(__name__)
    _GET_DEVICE_NUMBER = 0x2D1080  # IOCTL_STORAGE_GET_DEVICE_NUMBER
    _SHARE_READ_WRITE, _OPEN_EXISTING = 3, 3
    _INVALID = ctypes.c_void_p(-1).value
    _NAME_CHARACTERS = 261
    _MULTITHREADED = 0
    _RELEASE, _GET_INT32 = 2, 15  # places in the table of IShellItem2
    _SHELL_ITEM_2 = "{7E9FB0D3-919F-4307-AB2E-9B1860310C93}"

    class _PropertyKey(ctypes.Structure):
        _fields_ = (("fmtid", ctypes.c_byte * 16), ("pid", wintypes.DWORD))

    def windows_features(path: Path) -> DriveFeatures:
        """Of the volume that holds ``path``. Blocks, never raises."""
        kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
        kind = drive_kind(path)
        volume = ctypes.create_unicode_buffer(1024)
        if not kernel32.GetVolumePathNameW(str(path), volume, len(volume)):
            return DriveFeatures(kind=kind)
        name = ctypes.create_unicode_buffer(_NAME_CHARACTERS)
        told = kernel32.GetVolumeInformationW(
            volume, None, 0, None, None, None, name, len(name)
        )  # fmt: skip
        file_system = name.value or None if told else None
        kernel32.GetFileAttributesW.restype = wintypes.DWORD
        found = kernel32.GetFileAttributesW(str(path))
        attributes = None if found == _NO_ATTRIBUTES else found
        return DriveFeatures(
            kind=kind,
            filesystem=file_system,
            device=_device(kernel32, volume.value),
            encryption=encryption_of(attributes, _bitlocker(volume.value)),
            compression=compression_of(attributes, file_system),
        )

    def _device(kernel32: ctypes.WinDLL, volume: str) -> str | None:
        kernel32.CreateFileW.restype = wintypes.HANDLE
        name = "\\\\.\\" + volume.rstrip("\\")
        handle = kernel32.CreateFileW(name, 0, _SHARE_READ_WRITE, None, _OPEN_EXISTING, 0, None)
        if handle == _INVALID:
            return None
        try:
            answer, length = ctypes.create_string_buffer(12), wintypes.DWORD()
            done = kernel32.DeviceIoControl(
                wintypes.HANDLE(handle), _GET_DEVICE_NUMBER, None, 0, answer, len(answer),
                ctypes.byref(length), None,
            )  # fmt: skip
            return physical_drive(answer.raw[: length.value]) if done else None
        finally:
            kernel32.CloseHandle(wintypes.HANDLE(handle))

    def _bitlocker(volume: str) -> int | None:
        """System.Volume.BitLockerProtection, as Explorer shows it to everybody; None = unknown."""
        try:
            ole32 = ctypes.OleDLL("ole32")
            # Another way of threads may be in force here already, which does as well.
            begun = ctypes.WinDLL("ole32").CoInitializeEx(None, _MULTITHREADED) >= 0
            try:
                return _shell_number(ole32, volume, "System.Volume.BitLockerProtection")
            finally:
                if begun:
                    ctypes.WinDLL("ole32").CoUninitialize()
        except (OSError, AttributeError) as error:
            _log.info("BitLocker of %s: %s", volume, error)
            return None

    def _shell_number(ole32: ctypes.OleDLL, path: str, name: str) -> int:
        key, identity = _PropertyKey(), (ctypes.c_byte * 16)()
        ctypes.OleDLL("propsys").PSGetPropertyKeyFromName(ctypes.c_wchar_p(name), ctypes.byref(key))
        ole32.CLSIDFromString(ctypes.c_wchar_p(_SHELL_ITEM_2), ctypes.byref(identity))
        item = ctypes.c_void_p()
        ctypes.OleDLL("shell32").SHCreateItemFromParsingName(
            ctypes.c_wchar_p(path), None, ctypes.byref(identity), ctypes.byref(item)
        )
        table = ctypes.cast(
            item, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p))
        ).contents  # fmt: skip
        try:
            get = ctypes.WINFUNCTYPE(
                ctypes.HRESULT, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)
            )(table[_GET_INT32] or 0)
            value = ctypes.c_int()
            get(item, ctypes.addressof(key), ctypes.byref(value))
            return value.value
        finally:
            release = ctypes.WINFUNCTYPE(ctypes.c_ulong, ctypes.c_void_p)(table[_RELEASE] or 0)
            release(item)
