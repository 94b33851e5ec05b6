"""A file read past the file cache, in aligned pieces."""

import mmap
import os
import sys
from pathlib import Path
from typing import Protocol

ALIGNMENT = 4096  # of offsets and sizes; sectors are no larger


class ReadableFile(Protocol):
    """A file that gives pieces of one size."""

    def read(self, offset: int) -> int:
        """Read one piece at an aligned offset; how many bytes came. Raises `OSError`."""
        ...

    def close(self) -> None:
        """Give everything back."""
        ...


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _GENERIC_READ = 0x80000000
    _SHARE_ALL = 7  # read, write, delete
    _OPEN_EXISTING = 3
    _NO_BUFFERING = 0x20000000
    _INVALID = ctypes.c_void_p(-1).value

    class _Overlapped(ctypes.Structure):
        _fields_ = (
            ("Internal", ctypes.c_size_t),
            ("InternalHigh", ctypes.c_size_t),
            ("Offset", wintypes.DWORD),
            ("OffsetHigh", wintypes.DWORD),
            ("hEvent", wintypes.HANDLE),
        )

    class DirectFile:
        """One open file; raises `OSError` where Windows refuses."""

        def __init__(self, path: Path, piece_bytes: int) -> None:
            self._kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
            self._kernel32.CreateFileW.restype = wintypes.HANDLE
            self._handle = self._kernel32.CreateFileW(
                str(path), _GENERIC_READ, _SHARE_ALL, None, _OPEN_EXISTING, _NO_BUFFERING, None
            )
            if self._handle == _INVALID:
                raise ctypes.WinError(ctypes.get_last_error())
            self._buffer = mmap.mmap(-1, piece_bytes)  # aligned to pages
            self._piece = (ctypes.c_char * piece_bytes).from_buffer(self._buffer)

        def read(self, offset: int) -> int:
            """Read one piece at an aligned offset; how many bytes came."""
            place = _Overlapped(Offset=offset & 0xFFFFFFFF, OffsetHigh=offset >> 32)
            length = wintypes.DWORD()
            done = self._kernel32.ReadFile(
                wintypes.HANDLE(self._handle), self._piece, len(self._piece),
                ctypes.byref(length), ctypes.byref(place),
            )  # fmt: skip
            if not done:
                raise ctypes.WinError(ctypes.get_last_error())
            return length.value

        def close(self) -> None:
            """Give everything back."""
            self._kernel32.CloseHandle(wintypes.HANDLE(self._handle))
            del self._piece
            self._buffer.close()

else:

    class DirectFile:
        """One open file; raises `OSError` where the file system cannot (tmpfs, some networks)."""

        def __init__(self, path: Path, piece_bytes: int) -> None:
            self._descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_DIRECT", 0))
            self._buffer = mmap.mmap(-1, piece_bytes)  # aligned to pages

        def read(self, offset: int) -> int:
            """Read one piece at an aligned offset; how many bytes came."""
            return os.preadv(self._descriptor, [self._buffer], offset)

        def close(self) -> None:
            """Give everything back."""
            os.close(self._descriptor)
            self._buffer.close()


class CachedFile:
    """The same through the file cache, where a file system knows no other way.

    ``drop``: what is cached of a piece is given up before it is read, as far as the system does
    that; never what other programs have mapped.
    """

    def __init__(self, path: Path, piece_bytes: int, *, drop: bool) -> None:
        self._file = path.open("rb", buffering=0)
        self._buffer = bytearray(piece_bytes)
        self._drop = drop and hasattr(os, "posix_fadvise")

    def read(self, offset: int) -> int:
        """Read one piece; how many bytes came."""
        if self._drop and sys.platform != "win32":
            os.posix_fadvise(self._file.fileno(), offset, len(self._buffer), os.POSIX_FADV_DONTNEED)
        self._file.seek(offset)
        return self._file.readinto(self._buffer) or 0

    def close(self) -> None:
        """Give everything back."""
        self._file.close()
