"""PDF made in a process of its own: Qt keeps Python's lock over a page, and a window would wait."""

import errno
import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec
from PySide6.QtCore import QLocale

from moechat.client.launch import child_environment, pages_command
from moechat.client.windows_job import KillOnCloseJob
from moechat.core.export_words import ExportWords, remarks, speaker, title_of
from moechat.core.sanitise import without_surrogates
from moechat.protocol.page_messages import (
    PagesAnswer,
    PagesChat,
    PagesEnd,
    PagesHead,
    PagesMessage,
    PagesPart,
)
from moechat.services.chat_writer import ShownChat

logger = logging.getLogger(__name__)
_TOLD_BYTES = 4_000  # of what a process that failed has said
if sys.platform == "win32":
    _NO_CONSOLE = subprocess.CREATE_NO_WINDOW
else:
    _NO_CONSOLE = 0
_answers = msgspec.json.Decoder(PagesAnswer)


class PageProcess:
    """Writes chats to PDF files, each in a process that ends with it; usable on any thread."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._command = tuple(command or pages_command())
        self._job = KillOnCloseJob()

    def __call__(
        self, path: Path, title: str, chats: Iterator[ShownChat], words: ExportWords
    ) -> None:
        """Write a file; raises `OSError`, and whatever ``chats`` raises."""
        with tempfile.TemporaryFile() as said:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                env=child_environment(os.environ),
                creationflags=_NO_CONSOLE,
            )
            try:
                self._job.adopt(process.pid)
                answer = _talk(process, _parts(path.absolute(), title, chats, words))
            except BaseException:
                process.kill()
                raise
            finally:
                _end(process)
            if answer is None:
                said.seek(max(0, said.seek(0, os.SEEK_END) - _TOLD_BYTES))
                tail = said.read().decode("utf-8", "replace")
                logger.error("The making of a PDF ended with %s: %s", process.returncode, tail)
                raise OSError(errno.EIO, os.strerror(errno.EIO))
        if answer.number:
            raise OSError(answer.number, answer.reason)


def _talk(process: "subprocess.Popen[bytes]", parts: Iterator[PagesPart]) -> PagesAnswer | None:
    """Tell everything, and return the answer; None where the process ended without one."""
    to, from_ = _pipes(process)
    for part in parts:
        try:
            to.write(msgspec.json.encode(part) + b"\n")
        except OSError:  # it has ended, and may have said why
            break
    with suppress(OSError):
        to.close()
    try:
        return _answers.decode(from_.read())
    except msgspec.DecodeError:
        return None


def _end(process: "subprocess.Popen[bytes]") -> None:
    for pipe in _pipes(process):
        with suppress(OSError):  # of what could not be written any more
            pipe.close()
    process.wait()


def _pipes(process: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes]]:
    if process.stdin is None or process.stdout is None:
        raise AssertionError(process.args)
    return process.stdin, process.stdout


def _parts(
    path: Path, title: str, chats: Iterator[ShownChat], words: ExportWords
) -> Iterator[PagesPart]:
    yield PagesHead(
        path=str(path),
        title=without_surrogates(title),
        page=words.page,
        thinking=words.thinking,
        locale=QLocale().name(),
        metric=QLocale().measurementSystem() == QLocale.MeasurementSystem.MetricSystem,
    )
    for shown in chats:
        begun = words.begun.format(words.when(shown.chat.created_at))
        yield PagesChat(title=without_surrogates(title_of(shown.chat, words)), begun=begun)
        for message in shown.messages:
            yield PagesMessage(
                speaker=without_surrogates(speaker(message, words)),
                text=without_surrogates(message.text),
                reasoning=without_surrogates(message.reasoning),
                remarks=tuple(map(without_surrogates, remarks(message, words))),
            )
    yield PagesEnd()
