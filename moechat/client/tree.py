"""Ending a process together with everything it started."""

import psutil


def kill_tree(pid: int) -> None:
    """Kill ``pid`` and its descendants at once; works on a stopped process too. Never raises."""
    try:
        root = psutil.Process(pid)
        # Looked up before the parent dies: orphans are found no more.
        members = [root, *root.children(recursive=True)]
    except psutil.Error:
        return
    for member in members:
        try:
            member.kill()
        except psutil.Error:
            continue


def is_paused(pid: int) -> bool:
    """Whether ``pid`` was stopped by a signal or suspended by a debugger."""
    try:
        return psutil.Process(pid).status() in (psutil.STATUS_STOPPED, psutil.STATUS_TRACING_STOP)
    except psutil.Error:
        return False
