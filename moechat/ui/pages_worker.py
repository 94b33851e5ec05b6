"""The process that makes one PDF of what it is told, and ends."""

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from moechat.protocol import host
from moechat.protocol.page_messages import PagesAnswer, PagesEnd, PagesHead, PagesPart

_parts = msgspec.json.Decoder(PagesPart)


def run() -> None:
    """Write what comes in; never returns."""
    answers = host.guard_stdout()
    host.start_log()
    host.tie_to_parent()
    host.yield_to_others()
    if sys.platform == "linux":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"  # there may be no screen
    answer = _written()
    line = memoryview(msgspec.json.encode(answer))
    while line:
        line = line[os.write(answers, line) :]
    os._exit(0)


def _written() -> PagesAnswer:
    from PySide6.QtCore import QLocale  # noqa: PLC0415 - after the platform is chosen
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from moechat.ui.pdf_pages import PdfPages  # noqa: PLC0415

    told = _told()
    head = next(told)
    if not isinstance(head, PagesHead):
        raise TypeError(head)
    application = QGuiApplication(["moechat"])
    QLocale.setDefault(QLocale(head.locale))
    try:
        PdfPages()(Path(head.path), head, told)
    except OSError as error:
        return PagesAnswer(number=error.errno or errno.EIO, reason=error.strerror or str(error))
    finally:
        del application
    return PagesAnswer()


def _told() -> Iterator[PagesPart]:
    """What comes in, until all of it was there; else the process ends."""
    with os.fdopen(0, "rb", closefd=False) as stream:
        for line in stream:
            part = _parts.decode(line)
            if isinstance(part, PagesEnd):
                return
            yield part
    os._exit(1)  # it was left off
