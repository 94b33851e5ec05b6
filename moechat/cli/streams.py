"""The standard streams, which may be closed, full, or read by nobody any more."""

import errno
import os
import sys
from collections.abc import Callable
from typing import IO

from PySide6.QtCore import QCoreApplication

# A reader that has gone, as `head` does, has read enough; Windows calls that EINVAL.
READER_GONE = frozenset({errno.EPIPE, errno.EINVAL})


class Output:
    """Answers on stdout and remarks on stderr; a stream that fails is not used again."""

    def __init__(self, on_lost: Callable[[OSError], None]) -> None:
        """``on_lost`` is told once, with the reason, that answers go nowhere from now on."""
        self._on_lost = on_lost

    def answer(self, text: str) -> None:
        """Write a piece of an answer at once."""
        self._write(lambda: sys.stdout.write(text))

    def json(self, line: bytes) -> None:
        """Write a line of JSON, which is UTF-8 wherever it goes."""
        self._write(lambda: sys.stdout.buffer.write(line + b"\n"))

    def remark(self, text: str) -> None:
        """Write a line about what goes on; where that cannot be done, nobody misses it."""
        try:
            print(text, file=sys.stderr, flush=True)
        except OSError:
            give_up(sys.stderr)

    def _write(self, write: Callable[[], int]) -> None:
        try:
            write()
            sys.stdout.flush()
        except OSError as error:
            give_up(sys.stdout)
            self._on_lost(error)


def until_written(command: Callable[[], int]) -> int:
    """Run a command that prints and return its exit code; 1 where that could not be written."""
    try:
        code = command()
        sys.stdout.flush()
    except OSError as error:
        if not _is_stuck(sys.stdout):
            raise
        give_up(sys.stdout)
        if error.errno not in READER_GONE:
            text = QCoreApplication.translate(
                "Streams", "What there is to say cannot be written ({0}). Send it somewhere else."
            )
            print(text.format(error.strerror), file=sys.stderr)
        return 1
    return code


def _is_stuck(stream: IO[str]) -> bool:
    """Whether nothing more can be written; tried with a line, as a buffer may be empty."""
    try:
        print(file=stream, flush=True)
    except OSError:
        return True
    return False


def give_up(stream: IO[str]) -> None:
    """Have what is still buffered go nowhere: at its end Python would try again, and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
