"""How much of a file the cache holds: asked of the kernel, where it tells."""

import ctypes
import mmap
import os
import sys
from collections.abc import Callable, Iterable

Way = Callable[[int, int, int], int]  # descriptor, offset, size → cached bytes
Spans = Iterable[tuple[int, int]]  # (offset, size)
_MOST_MAPPED = 256 << 20  # of mincore at once

if sys.platform == "linux":
    _CACHESTAT = 451  # the number on every architecture; since Linux 6.5
    _libc = ctypes.CDLL(None, use_errno=True)
    _libc.syscall.restype = ctypes.c_long
    _libc.mmap.restype = ctypes.c_void_p
    _libc.mmap.argtypes = (
        ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_int64,
    )  # fmt: skip
    _libc.munmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t)
    _libc.mincore.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p)
    _MAP_FAILED = ctypes.c_void_p(-1).value
    # The lowest bit of each byte is the answer; the others are reserved.
    _LOWEST_BIT = bytes(value & 1 for value in range(256))

    class _Range(ctypes.Structure):
        _fields_ = (("offset", ctypes.c_uint64), ("size", ctypes.c_uint64))

    class _CacheStat(ctypes.Structure):
        _fields_ = tuple(
            (name, ctypes.c_uint64)
            for name in ("cached", "dirty", "writeback", "evicted", "recently_evicted")
        )

    def by_cachestat(descriptor: int, offset: int, size: int) -> int:
        """Cached bytes of a span, in whole pages. Raises `OSError`, on older kernels too."""
        asked, told = _Range(offset, size), _CacheStat()
        if _libc.syscall(
            ctypes.c_long(_CACHESTAT), ctypes.c_uint(descriptor), ctypes.byref(asked),
            ctypes.byref(told), ctypes.c_uint(0),
        ):  # fmt: skip
            raise OSError(ctypes.get_errno(), "cachestat")
        return int(told.cached) * mmap.PAGESIZE

    def by_mincore(descriptor: int, offset: int, size: int) -> int:
        """The same through a mapping, which reads nothing. Raises `OSError`.

        Of a file that is neither ours nor writable the kernel says that all of it is there.
        """
        about = os.fstat(descriptor)
        ours = os.geteuid() in (0, about.st_uid)
        if not ours and not os.access(f"/proc/self/fd/{descriptor}", os.W_OK):
            raise PermissionError("mincore tells nothing of this file")
        pages, start, end = 0, offset - offset % mmap.PAGESIZE, offset + size
        while start < end:
            length = min(_MOST_MAPPED, end - start)
            pages += _mapped_pages(descriptor, start, length)
            start += length
        return pages * mmap.PAGESIZE

    def _mapped_pages(descriptor: int, offset: int, size: int) -> int:
        address = _libc.mmap(None, size, mmap.PROT_READ, mmap.MAP_SHARED, descriptor, offset)
        if address == _MAP_FAILED:
            raise OSError(ctypes.get_errno(), "mmap")
        try:
            vector = ctypes.create_string_buffer(-(-size // mmap.PAGESIZE))
            if _libc.mincore(address, size, vector):
                raise OSError(ctypes.get_errno(), "mincore")
            return vector.raw.translate(_LOWEST_BIT).count(1)
        finally:
            _libc.munmap(address, size)

    _WAYS: tuple[Way, ...] = (by_cachestat, by_mincore)
else:
    _WAYS: tuple[Way, ...] = ()  # Windows tells nobody


def find_way(descriptor: int) -> Way | None:
    """What tells of this open file, which must not be empty; None where nothing does."""
    for way in _WAYS:
        try:
            way(descriptor, 0, 1)
        except OSError:
            continue
        return way
    return None


def cached_bytes(descriptor: int, spans: Spans) -> int | None:
    """Bytes of ``spans`` in the file cache; None = not available here.

    Some 10 ms for each GB on Linux, too long for a window's thread.
    """
    way = find_way(descriptor)
    if way is None:
        return None
    try:
        return sum(min(size, way(descriptor, offset, size)) for offset, size in spans)
    except OSError:
        return None
