"""The check of the process that keeps a file in the cache."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from moechat.client.warm_client import WarmClient
from moechat.protocol.warm_messages import WarmProgress, WarmStart, WarmState
from moechat.selftest.check import Check, CheckFailedError, wait_until

_PATIENCE_SECONDS = 60.0
_DONE = (WarmState.KEPT, WarmState.PRESSED, WarmState.FAILED)  # or others need the memory


def checks(model: Path) -> list[Check]:
    """``model`` is a folder; its weights are read."""
    return [Check("file cache", lambda: file_cache(model / "openvino_model.bin"))]


def file_cache(file: Path) -> str:
    """The process starts, and reads what it is told to."""
    told: list[WarmProgress | None] = []
    client = WarmClient(parent=QCoreApplication.instance())
    client.progress.connect(told.append)
    client.died.connect(lambda: told.append(None))
    size = file.stat().st_size
    client.start(WarmStart(path=str(file), spans=((0, size),), limit_bytes=size, floor_bytes=0))
    try:
        wait_until(
            lambda: bool(told) and (told[-1] is None or told[-1].state in _DONE),
            _PATIENCE_SECONDS,
            "the end of the reading",
        )
    finally:
        client.stop()
        client.wait(5000)
    if told[-1] is None:
        raise CheckFailedError("the process ended")
    if told[-1].state is WarmState.FAILED:
        raise CheckFailedError(f"it told {told[-1]}")
    return f"{told[-1].read_bytes} of {size} bytes, {told[-1].state.value}"
