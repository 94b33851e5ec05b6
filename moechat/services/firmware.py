"""The firmware's tables (SMBIOS), where this user may read them."""

import sys
from pathlib import Path

if sys.platform == "win32":
    import ctypes

    _RSMB = 0x52534D42
    _HEADER_BYTES = 8  # before the tables

    def smbios_tables() -> bytes:
        """The raw tables; empty where Windows does not give them."""
        read = ctypes.WinDLL("kernel32").GetSystemFirmwareTable
        size = read(_RSMB, 0, None, 0)
        if not size:
            return b""
        buffer = ctypes.create_string_buffer(size)
        length = read(_RSMB, 0, buffer, size)
        return buffer.raw[_HEADER_BYTES:length]

else:

    def smbios_tables() -> bytes:
        """The raw tables; empty for users who may not read them: only root may."""
        try:
            return Path("/sys/firmware/dmi/tables/DMI").read_bytes()
        except OSError:
            return b""
