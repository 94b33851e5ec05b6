"""Counts tokens beside whatever the worker does, for somebody who is typing."""

import logging
import queue
import threading
from typing import Protocol

from moechat.protocol.messages import Counted, CountTokens
from moechat.protocol.wire import EventWriter

_log = logging.getLogger(__name__)


class CountingTokenizer(Protocol):
    """What counts; every call is short, and Python's lock keeps it from the worker's calls."""

    def count_typed(self, text: str) -> int:
        """Tokens of a message's text."""
        ...

    @property
    def frame_tokens(self) -> tuple[int, int]:
        """What the template adds to every message, and to the whole."""
        ...


class TokenCounter:
    """A thread of its own. It touches neither the pipeline nor the prefix cache.

    Every request is answered, with no counts where no model is loaded: a guess does for who asks.
    """

    def __init__(self, writer: EventWriter) -> None:
        self._writer = writer
        self._queue: queue.SimpleQueue[CountTokens] = queue.SimpleQueue()
        self._tokenizer: CountingTokenizer | None = None

    def start(self) -> None:
        """Begin to answer."""
        threading.Thread(target=self._run, name="counter", daemon=True).start()

    def use(self, tokenizer: CountingTokenizer | None) -> None:
        """Count with this one from now on; called by the worker."""
        self._tokenizer = tokenizer

    def submit(self, request: CountTokens) -> None:
        """Queue a request."""
        self._queue.put(request)

    def _run(self) -> None:
        while True:
            request = self._queue.get()
            try:
                counted = self._count(request)
            except Exception:  # noqa: BLE001 - a tokenizer may raise anything
                _log.exception("request %d", request.id)
                counted = Counted(id=request.id)
            self._writer.send(counted)

    def _count(self, request: CountTokens) -> Counted:
        tokenizer = self._tokenizer
        if tokenizer is None:
            return Counted(id=request.id)
        tokens = [tokenizer.count_typed(text) for text in request.texts]
        each, whole = tokenizer.frame_tokens
        return Counted(id=request.id, tokens=tokens, per_message=each, per_prompt=whole)
