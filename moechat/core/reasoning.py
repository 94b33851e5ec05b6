"""Split an answer into reasoning and text while it streams.

Only a leading ``<think>`` block counts as reasoning; later tags are content. Four shapes occur:
the model writes both tags; the prompt already opened the block; the opening tag is missing and
only ``</think>`` comes (then everything before it was reasoning after all); the block is never
closed (then everything is reasoning).
"""

from enum import Enum, auto
from typing import NamedTuple

from moechat.core.sanitise import THINK_CLOSE, THINK_OPEN

_QUOTES = "`'\""  # a closing tag right after one of these is being talked about


class Piece(NamedTuple):
    """Some characters of an answer; with ``retag`` all earlier ones were reasoning."""

    reasoning: bool
    text: str
    retag: bool = False


class _State(Enum):
    LEADING = auto()  # nothing but white space yet: a block may open
    PROMPTED = auto()  # the prompt opened a block; the model may open it once more
    OPENED = auto()  # a block is open, its first character has not come
    REASONING = auto()
    CLOSED = auto()  # a block has closed, the first character of the text has not come
    TEXT = auto()  # text without a block before it: a lone closing tag may still come
    SETTLED = auto()  # text, and no tag means anything any more


class ReasoningSplitter:
    """Feed text in any pieces; the concatenated result does not depend on how it was cut."""

    def __init__(
        self, *, prompt_opened: bool = False, continues_reasoning: bool = False,
        continues_text: bool = False,
    ) -> None:  # fmt: skip
        """Start a fresh answer, or go on inside the reasoning or the text of an earlier one."""
        if continues_text:
            self._state = _State.SETTLED
        elif continues_reasoning:
            self._state = _State.REASONING
        else:
            self._state = _State.PROMPTED if prompt_opened else _State.LEADING
        self._held = ""  # not decided yet
        self._before = ""  # the last character of the text that went out

    @property
    def in_reasoning(self) -> bool:
        """Whether a reasoning block is open."""
        return self._state in (_State.PROMPTED, _State.OPENED, _State.REASONING)

    def feed(self, text: str) -> list[Piece]:
        """Take more of the answer and return what is decided."""
        self._held += text
        pieces: list[Piece] = []
        while self._advance(pieces):
            pass
        return pieces

    def finish(self) -> list[Piece]:
        """Return what was held back in case more came."""
        held, self._held = self._held, ""
        if self._state is not _State.REASONING and not held.strip():
            held = ""
        return [Piece(self.in_reasoning, held)] if held else []

    def _advance(self, pieces: list[Piece]) -> bool:
        """Decide one thing about the held text; False once more of it is needed."""
        match self._state:
            case _State.LEADING | _State.PROMPTED as state:
                return self._lead(_State.TEXT if state is _State.LEADING else _State.REASONING)
            case _State.OPENED | _State.CLOSED as state:
                return self._skip_space(
                    _State.REASONING if state is _State.OPENED else _State.SETTLED
                )
            case _State.REASONING:
                return self._reason(pieces)
            case _State.TEXT:
                return self._write(pieces)
            case _State.SETTLED:
                self._emit(pieces, len(self._held))
                return False

    def _lead(self, otherwise: _State) -> bool:
        """Take an opening tag, if that is what comes first."""
        start = self._held.lstrip()
        if start.startswith(THINK_OPEN):
            self._held = start[len(THINK_OPEN) :]
            self._state = _State.OPENED
            return True
        if THINK_OPEN.startswith(start):  # or nothing yet
            return False
        if otherwise is _State.REASONING:
            self._held = start
        self._state = otherwise
        return True

    def _skip_space(self, then: _State) -> bool:
        self._held = self._held.lstrip()
        if self._held:
            self._state = then
        return bool(self._held)

    def _reason(self, pieces: list[Piece]) -> bool:
        end = self._held.find(THINK_CLOSE)
        if end >= 0:
            text = self._held[:end].rstrip()
            if text:
                pieces.append(Piece(True, text))
            self._held = self._held[end + len(THINK_CLOSE) :]
            self._state = _State.CLOSED
            return True
        # White space before the closing tag is not shown, so it waits as well.
        safe = len(self._held[: len(self._held) - _partial(self._held)].rstrip())
        self._emit(pieces, safe)
        return False

    def _write(self, pieces: list[Piece]) -> bool:
        end = self._held.find(THINK_CLOSE)
        if end < 0:
            self._emit(pieces, len(self._held) - _partial(self._held))
            return False
        after = end + len(THINK_CLOSE)
        if (self._held[end - 1] if end else self._before) in tuple(_QUOTES):
            self._emit(pieces, after)
            return True
        self._emit(pieces, end)
        pieces.append(Piece(False, "", retag=True))
        self._held = self._held[len(THINK_CLOSE) :]
        self._state = _State.CLOSED
        return True

    def _emit(self, pieces: list[Piece], count: int) -> None:
        text, self._held = self._held[:count], self._held[count:]
        if text:
            self._before = text[-1]
            pieces.append(Piece(self.in_reasoning, text))


def _partial(text: str) -> int:
    """Return the length of the longest end of ``text`` that may begin a closing tag."""
    for size in range(min(len(THINK_CLOSE) - 1, len(text)), 0, -1):
        if THINK_CLOSE.startswith(text[-size:]):
            return size
    return 0
