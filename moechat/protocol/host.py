"""What a child process asks of its system: quiet streams, low priority, a tied fate."""

import ctypes
import faulthandler
import logging
import os
import signal
import sys
import threading
from pathlib import Path

import psutil

if sys.platform == "win32":
    import msvcrt

_log = logging.getLogger(__name__)
_NICENESS = 5
# Where memory runs out, the kernel should take a child, which can be started again.
_OOM_SCORE = 700
_PR_SET_PDEATHSIG = 1
_LOWEST_NICENESS = 19
_BACKGROUND_BEGIN = 0x00100000  # PROCESS_MODE_BACKGROUND_BEGIN: CPU, drive and pages


def guard_stdout() -> int:
    """Keep the protocol's pipe for us alone and return its descriptor.

    Native libraries print to descriptor 1; from here on that is the log on standard error.
    """
    private = os.dup(1)
    os.dup2(2, 1)
    if sys.platform == "win32":
        msvcrt.setmode(private, os.O_BINARY)
        msvcrt.setmode(0, os.O_BINARY)
    if sys.stderr is None:  # a windowed executable has descriptors but no streams
        sys.stderr = open(2, "w", encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
    sys.stdout = sys.stderr
    return private


def start_log() -> None:
    """Write plain lines to standard error, and native tracebacks with them."""
    logging.basicConfig(
        stream=sys.stderr, level=logging.INFO, format="%(levelname)s %(name)s %(message)s"
    )
    faulthandler.enable(file=sys.stderr)


def tie_to_parent() -> None:
    """Die with the process that started this one, however it ends."""
    if sys.platform == "win32":
        threading.Thread(target=_follow_parent, name="parent", daemon=True).start()
        return
    # Ctrl+C in a terminal goes to the whole group; stopping is the parent's decision.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        parent = os.getppid()
        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it died before the call
            os._exit(0)


def _follow_parent() -> None:
    try:
        psutil.Process(os.getppid()).wait()
    except psutil.Error:
        return  # already gone or not ours to watch; the end of stdin tells as well
    os._exit(0)


def yield_to_others() -> None:
    """Take a lower priority than the window, and be first where memory runs out."""
    try:
        if sys.platform == "win32":
            psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)
        else:
            os.nice(_NICENESS)
    except OSError as error:
        _log.warning("priority unchanged: %s", error)
    if sys.platform == "linux":
        try:
            Path("/proc/self/oom_score_adj").write_text(str(_OOM_SCORE), "ascii")
        except OSError as error:
            _log.warning("oom_score_adj unchanged: %s", error)


def go_to_background() -> None:
    """Take what nobody else wants: of the processors and, where there is such a class, the drive.

    On Linux only for the calling thread, so that others still notice in time what happens.
    """
    try:
        if sys.platform == "win32":
            kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
            kernel32.GetCurrentProcess.restype = ctypes.c_void_p
            kernel32.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
            if not kernel32.SetPriorityClass(kernel32.GetCurrentProcess(), _BACKGROUND_BEGIN):
                raise ctypes.WinError(ctypes.get_last_error())
        else:
            os.nice(_LOWEST_NICENESS)
            if sys.platform == "linux":
                psutil.Process(threading.get_native_id()).ionice(psutil.IOPRIO_CLASS_IDLE)
    except (OSError, psutil.Error) as error:
        _log.warning("still in the foreground: %s", error)
