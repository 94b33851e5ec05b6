"""Windows: how much of an adapter's memory this process may use, by DXGI.

The answer is about the calling process, so it must be asked where the model will be.
"""

import sys

from moechat.core.gpu_budget import VideoMemory

if sys.platform == "win32":
    import ctypes
    import logging
    from collections.abc import Iterator
    from contextlib import contextmanager
    from ctypes import wintypes
    from typing import Any
    from uuid import UUID

    _log = logging.getLogger(__name__)

    _FACTORY1 = UUID("770aae78-f26f-4dba-a829-253c83d1b387")
    _ADAPTER3 = UUID("645967a4-1392-4310-a798-8053ce3e93fd")
    # Slots of the methods in the interfaces' tables; a base class's methods come first.
    _QUERY_INTERFACE, _RELEASE = 0, 2
    _ENUM_ADAPTERS1 = 12  # of IDXGIFactory1
    _GET_DESC1 = 10  # of IDXGIAdapter1
    _QUERY_VIDEO_MEMORY_INFO = 14  # of IDXGIAdapter3
    _LOCAL = 0  # memory segment: all of it for integrated graphics, the card's own for a card
    _MOST_ADAPTERS = 32

    class _AdapterDescription(ctypes.Structure):
        _fields_ = (
            ("Description", wintypes.WCHAR * 128),
            ("VendorId", wintypes.UINT),
            ("DeviceId", wintypes.UINT),
            ("SubSysId", wintypes.UINT),
            ("Revision", wintypes.UINT),
            ("DedicatedVideoMemory", ctypes.c_size_t),
            ("DedicatedSystemMemory", ctypes.c_size_t),
            ("SharedSystemMemory", ctypes.c_size_t),
            ("AdapterLuid", ctypes.c_ubyte * 8),
            ("Flags", wintypes.UINT),
        )

    class _VideoMemoryInfo(ctypes.Structure):
        _fields_ = (
            ("Budget", ctypes.c_uint64),
            ("CurrentUsage", ctypes.c_uint64),
            ("AvailableForReservation", ctypes.c_uint64),
            ("CurrentReservation", ctypes.c_uint64),
        )

    def _call(interface: ctypes.c_void_p, slot: int, *arguments: Any) -> int:
        """Call a method of a COM interface and return its HRESULT, negative for a failure."""
        methods = ctypes.cast(interface, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]
        kinds = [type(argument) for argument in arguments]
        method = ctypes.WINFUNCTYPE(ctypes.c_long, ctypes.c_void_p, *kinds)(methods[slot])
        return int(method(interface, *arguments))

    def _guid(value: UUID) -> ctypes.c_void_p:
        return ctypes.cast(ctypes.create_string_buffer(value.bytes_le, 16), ctypes.c_void_p)

    def _out(target: object) -> ctypes.c_void_p:
        return ctypes.c_void_p(ctypes.addressof(target))  # type: ignore[arg-type]  # any ctypes value

    @contextmanager
    def _released(interface: ctypes.c_void_p) -> Iterator[ctypes.c_void_p]:
        try:
            yield interface
        finally:
            if interface:
                _call(interface, _RELEASE)

    def video_memory(luid: bytes) -> VideoMemory | None:
        """Budget and use of the adapter with this LUID; None where Windows does not tell."""
        try:
            return _ask(luid)
        except (OSError, AttributeError, ValueError) as error:
            _log.warning("DXGI: %s", error)
            return None

    def _ask(luid: bytes) -> VideoMemory | None:
        factory = ctypes.c_void_p()
        create = ctypes.WinDLL("dxgi").CreateDXGIFactory1
        create.restype = ctypes.c_long
        if create(_guid(_FACTORY1), ctypes.byref(factory)) < 0:
            return None
        with _released(factory):
            for number in range(_MOST_ADAPTERS):
                adapter = ctypes.c_void_p()
                code = _call(factory, _ENUM_ADAPTERS1, wintypes.UINT(number), _out(adapter))
                if code < 0:
                    return None  # there are no more
                with _released(adapter):
                    description = _AdapterDescription()
                    told = _call(adapter, _GET_DESC1, _out(description)) >= 0
                    if told and bytes(description.AdapterLuid) == luid:
                        return _memory_of(adapter)
        return None

    def _memory_of(adapter: ctypes.c_void_p) -> VideoMemory | None:
        newer = ctypes.c_void_p()
        if _call(adapter, _QUERY_INTERFACE, _guid(_ADAPTER3), _out(newer)) < 0:
            return None  # before Windows 10
        with _released(newer):
            info = _VideoMemoryInfo()
            node, segment = wintypes.UINT(0), ctypes.c_int(_LOCAL)
            if _call(newer, _QUERY_VIDEO_MEMORY_INFO, node, segment, _out(info)) < 0:
                return None
            return VideoMemory(int(info.Budget), int(info.CurrentUsage))

else:

    def video_memory(luid: bytes) -> VideoMemory | None:
        """Other systems have no such budget."""
        del luid
        return None
