"""The standard streams, which may be closed, full, or read by nobody any more."""

import os
import sys
from collections.abc import Callable
from typing import IO


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
            _give_up(sys.stderr)

    def _write(self, write: Callable[[], int]) -> None:
        try:
            write()
            sys.stdout.flush()
        except OSError as error:
            _give_up(sys.stdout)
            self._on_lost(error)


def _give_up(stream: IO[str]) -> None:
    """Have what is still buffered go nowhere: at its end Python would try again, and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
