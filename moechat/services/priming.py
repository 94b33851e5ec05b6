"""Work in an engine that nobody needs at the moment: reading ahead, and writing some words."""

import logging
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QObject, Signal

from moechat.client.client import EngineClient
from moechat.core.chat_template import UNCHOSEN, TemplateChoice
from moechat.core.conversation import FinishReason
from moechat.core.faults import Fault, UserError
from moechat.protocol.messages import (
    Cancel,
    ChatMessage,
    Done,
    Event,
    Failed,
    Generate,
    PrefillProgress,
    Primed,
    Sampling,
    TextDelta,
    TextKind,
)
from moechat.protocol.wire import NO_REQUEST
from moechat.services.engine_requests import encode_generate, encode_prime

_log = logging.getLogger(__name__)

Ending = Primed | Fault
_ANY_SEED = 1  # the words are the likeliest ones


class Jotted(msgspec.Struct, frozen=True):
    """Some words that were written; ``cancelled`` if somebody else wanted the engine."""

    text: str
    cancelled: bool


class Priming(QObject):
    """At most one work at a time. Who wants the engine cancels it, and waits for `over`."""

    over = Signal(object)  # Primed, Jotted or Fault: the engine is free again

    def __init__(self, client: EngineClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._id: int | None = None
        self._on_end: Callable[[Ending], None] | None = None
        self._on_jotted: Callable[[Jotted | Fault], None] | None = None
        self._text = ""

    @property
    def is_open(self) -> bool:
        """Whether the engine is at it, also when it was told to stop."""
        return self._id is not None

    def begin(
        self,
        messages: Sequence[ChatMessage],
        on_end: Callable[[Ending], None] | None,
        template: TemplateChoice = UNCHOSEN,
    ) -> bool:
        """Send it; ``on_end`` hears of the end after `over`. False where that cannot be."""
        if self.is_open:
            return False
        try:
            request, line = encode_prime(self._client.next_id(), messages, template)
        except UserError:  # too long for a line, so for any context
            return False
        self._id, self._on_end = request.id, on_end
        self._client.send(request, line)
        return True

    def jot(
        self,
        messages: Sequence[ChatMessage],
        *,
        begun: str,
        max_tokens: int,
        on_end: Callable[[Jotted | Fault], None],
    ) -> bool:
        """Have a line written that goes on from ``begun``, without thinking; else as `begin`."""
        if self.is_open:
            return False
        try:
            request, line = encode_generate(
                Generate(
                    id=self._client.next_id(),
                    messages=list(messages),
                    max_new_tokens=max_tokens,
                    seed=_ANY_SEED,
                    sampling=Sampling(temperature=0),
                    stop=("\n",),
                    continue_text=begun,
                    template=TemplateChoice(thinking=False),
                )
            )
        except UserError:
            return False
        self._id, self._on_jotted, self._text = request.id, on_end, ""
        self._client.send(request, line)
        return True

    def cancel(self) -> None:
        """Stop at the next step; what was read is kept."""
        if self._id is not None:
            self._client.send(Cancel(id=self._id))

    def forget(self) -> None:
        """The process is gone, or going; nobody is told."""
        self._id = self._on_end = self._on_jotted = None

    def take(self, event: Event) -> bool:
        """Take what the engine says, and tell whether it was about this."""
        if self._id is None:
            return False
        if isinstance(event, PrefillProgress) and event.id == self._id:
            return True
        if isinstance(event, TextDelta | Done) and event.id == self._id:
            self._take_words(event)
            return True
        if isinstance(event, Primed) and event.id == self._id:
            _log.info("Read %d tokens ahead in %.1f s%s", event.prompt_tokens, event.seconds,
                      ", stopped" if event.cancelled else "")  # fmt: skip
            self._end(event)
            return True
        if isinstance(event, Failed) and event.id in (self._id, NO_REQUEST):
            _log.warning("Not read ahead: %s %s", event.fault.code, event.fault.detail)
            (self._end_jot if self._on_jotted is not None else self._end)(event.fault)
            return True
        return False

    def _take_words(self, event: TextDelta | Done) -> None:
        if isinstance(event, Done):
            self._end_jot(Jotted(self._text, event.finish_reason is FinishReason.CANCELLED))
            return
        self._text = "" if event.retag else self._text
        self._text += event.text if event.kind is TextKind.TEXT else ""

    def _end_jot(self, ending: Jotted | Fault) -> None:
        on_end = self._on_jotted
        self.forget()
        self.over.emit(ending)
        if on_end is not None:
            on_end(ending)

    def _end(self, ending: Ending) -> None:
        on_end = self._on_end
        self.forget()
        self.over.emit(ending)
        if on_end is not None:
            on_end(ending)
