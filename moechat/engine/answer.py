"""From sampled tokens to the text events of one answer."""

import time
from collections.abc import Callable

from moechat.core.reasoning import Piece, ReasoningSplitter
from moechat.core.stop_strings import StopStrings
from moechat.engine.tokens import Detokeniser
from moechat.protocol.messages import MAX_TEXT_EVENTS_PER_SECOND, TextDelta, TextKind

# A little under the limit: each send decodes, which costs 0.5 ms that the pipeline waits.
_INTERVAL = 1.2 / MAX_TEXT_EVENTS_PER_SECOND


class AnswerStream:
    """Collect tokens and send their text in batches, 25 times a second.

    The first token is sent at once. Tokens between two sends cost one list append each.
    """

    def __init__(
        self,
        request_id: int,
        detokeniser: Detokeniser,
        splitter: ReasoningSplitter,
        send: Callable[[TextDelta], None],
        *,
        stops: StopStrings | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._id = request_id
        self._detokeniser = detokeniser
        self._splitter = splitter
        self._send = send
        self._stops = stops or StopStrings(())
        self._clock = clock
        self._pending: list[int] = []
        self._next_send = 0.0
        self._sequence = 0
        self._began = 0.0
        self._reasoning_since: float | None = None
        self._reasoning_seconds = 0.0
        self.tokens = 0

    @property
    def reasoning_ms(self) -> float:
        """How long the model has been reasoning."""
        since = self._reasoning_since
        running = 0.0 if since is None else self._clock() - since
        return 1000 * (self._reasoning_seconds + running)

    @property
    def stopped(self) -> bool:
        """Whether a stop string ended the answer's text."""
        return self._stops.hit

    def add(self, ids: list[int]) -> None:
        """Take sampled tokens."""
        now = self._clock()
        if self.tokens == 0:
            self._began = now
            self._note_reasoning(reasoning=self._splitter.in_reasoning, now=now)
        self.tokens += len(ids)
        self._pending += ids
        if now >= self._next_send:
            self._next_send = now + _INTERVAL
            pending, self._pending = self._pending, []
            self._emit(self._splitter.feed(self._detokeniser.feed(pending)), now)

    def finish(self) -> None:
        """Send all that was held back."""
        text = self._detokeniser.feed(self._pending) if self._pending else ""
        self._pending = []
        pieces = self._splitter.feed(text + self._detokeniser.finish()) + self._splitter.finish()
        self._emit(pieces, self._clock())
        if held := self._stops.finish():
            self._emit_piece(Piece(reasoning=False, text=held), self._clock())
        self._note_reasoning(reasoning=False, now=self._clock())

    def _emit(self, pieces: list[Piece], now: float) -> None:
        for piece in _merged(self._up_to_stop(_merged(pieces))):
            self._emit_piece(piece, now)

    def _up_to_stop(self, pieces: list[Piece]) -> list[Piece]:
        """Cut the answer's text at a stop string; reasoning may say what it likes."""
        kept: list[Piece] = []
        for piece in pieces:
            if self._stops.hit:
                break
            if piece.retag or piece.reasoning:  # the text that was held back goes before it
                kept.append(Piece(reasoning=False, text=self._stops.finish()))
            if not piece.reasoning:
                piece = Piece(False, self._stops.feed(piece.text), piece.retag)  # noqa: PLW2901
            kept.append(piece)
        return [piece for piece in kept if piece.text or piece.retag]

    def _emit_piece(self, piece: Piece, now: float) -> None:
        if piece.retag:
            self._reasoning_seconds = now - self._began
        self._note_reasoning(reasoning=piece.reasoning, now=now)
        kind = TextKind.REASONING if piece.reasoning else TextKind.TEXT
        delta = TextDelta(
            id=self._id,
            seq=self._sequence,
            kind=kind,
            text=piece.text,
            tokens=self.tokens,
            retag=piece.retag,
        )
        self._sequence += 1
        self._send(delta)

    def _note_reasoning(self, *, reasoning: bool, now: float) -> None:
        if reasoning and self._reasoning_since is None:
            self._reasoning_since = now
        elif not reasoning and self._reasoning_since is not None:
            self._reasoning_seconds += now - self._reasoning_since
            self._reasoning_since = None


def _merged(pieces: list[Piece]) -> list[Piece]:
    """Join neighbours of one kind; a retag joins with the text that follows it."""
    merged: list[Piece] = []
    for piece in pieces:
        if merged and not piece.retag and merged[-1].reasoning == piece.reasoning:
            last = merged.pop()
            piece = Piece(piece.reasoning, last.text + piece.text, last.retag)  # noqa: PLW2901
        merged.append(piece)
    return merged
