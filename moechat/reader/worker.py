"""The process that reads one document, tells its text, and ends.

A process of its own, so that a hostile file costs a sentence: it has little memory and time, and
can be ended at any moment.
"""

import os
import time
from pathlib import Path

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol import host
from moechat.protocol.reader_messages import ReadingFailed, ReadingProgress
from moechat.protocol.wire import EventWriter
from moechat.reader.documents import read_document
from moechat.reader.limits import confine

_PROGRESS_SECONDS = 0.1


def run(path: Path) -> None:
    """Read the document ``path``; never returns."""
    writer = EventWriter(host.guard_stdout())
    host.start_log()
    host.tie_to_parent()
    host.yield_to_others()
    confine()
    told = time.monotonic()

    def on_page(done: int, total: int) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= _PROGRESS_SECONDS:
            told = now
            writer.send(ReadingProgress(done=done, total=total))

    try:
        writer.send(read_document(path, on_page))
    except UserError as error:
        writer.send(ReadingFailed(fault=error.fault))
    except (MemoryError, RecursionError):
        values: dict[str, str | int | float] = {"name": path.name, "reason": "memory"}
        writer.send(ReadingFailed(fault=Fault(FaultCode.DOCUMENT_READER_ENDED, values)))
    os._exit(0)
