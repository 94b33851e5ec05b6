"""A Windows job object: the engine ends when the window does, however that ends."""

import sys

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _EXTENDED_LIMIT_INFORMATION = 9
    _KILL_ON_JOB_CLOSE = 0x2000
    _PROCESS_MEMORY = 0x0100
    _PROCESS_SET_QUOTA_AND_TERMINATE = 0x0100 | 0x0001

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", wintypes.LARGE_INTEGER),
            ("PerJobUserTimeLimit", wintypes.LARGE_INTEGER),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _ExtendedLimits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_ulonglong * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    def _kernel32() -> ctypes.WinDLL:
        kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel32.CreateJobObjectW.restype = wintypes.HANDLE
        kernel32.OpenProcess.restype = wintypes.HANDLE
        kernel32.SetInformationJobObject.argtypes = (
            wintypes.HANDLE,
            ctypes.c_int,
            ctypes.c_void_p,
            wintypes.DWORD,
        )
        kernel32.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
        kernel32.CloseHandle.argtypes = (wintypes.HANDLE,)
        return kernel32

    class KillOnCloseJob:
        """Holds the handle; closing it, also by a crash of this process, ends the members.

        ``memory_bytes`` is what each of them may have; 0 = as much as there is.
        """

        def __init__(self, memory_bytes: int = 0) -> None:
            self._kernel32 = _kernel32()
            self._handle = self._kernel32.CreateJobObjectW(None, None)
            limits = _ExtendedLimits()
            limits.BasicLimitInformation.LimitFlags = _KILL_ON_JOB_CLOSE
            if memory_bytes:
                limits.BasicLimitInformation.LimitFlags |= _PROCESS_MEMORY
                limits.ProcessMemoryLimit = memory_bytes
            self._usable = bool(self._handle) and bool(
                self._kernel32.SetInformationJobObject(
                    self._handle,
                    _EXTENDED_LIMIT_INFORMATION,
                    ctypes.byref(limits),
                    ctypes.sizeof(limits),
                )
            )

        def adopt(self, pid: int) -> bool:
            """Make ``pid`` and its future children members; False where Windows refuses."""
            if not self._usable:
                return False
            process = self._kernel32.OpenProcess(_PROCESS_SET_QUOTA_AND_TERMINATE, False, pid)
            if not process:
                return False
            try:
                return bool(self._kernel32.AssignProcessToJobObject(self._handle, process))
            finally:
                self._kernel32.CloseHandle(process)

else:

    class KillOnCloseJob:
        """Elsewhere the engine itself asks the kernel to end it with its parent."""

        def __init__(self, memory_bytes: int = 0) -> None:
            del memory_bytes

        def adopt(self, pid: int) -> bool:
            """Nothing to do."""
            del pid
            return True
