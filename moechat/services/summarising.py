"""A summary of the oldest turns, written by the model itself."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.chat_template import TemplateChoice
from moechat.core.conversation import FinishReason, Role
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.messages import (
    ChatMessage,
    Done,
    PrefillProgress,
    Sampling,
    TextDelta,
    TextKind,
)
from moechat.services.engine import EngineService

# What the model is told, in English as most of what it has learned from; it answers in the
# language of the chat.
_ASK = (
    "Summarise our conversation so far in at most 300 words, for yourself: it will replace the "
    "messages above. Keep facts, names, numbers, decisions and open questions, and what I asked "
    "you to do or to avoid. Write in the language of the conversation. Write the summary only."
)
_HEADING = "Summary of the earlier conversation, whose messages are left out:"

OnEnd = Callable[[str | Fault | None], None]


def with_summary(system: str, summary: str) -> str:
    """A system prompt that also tells what was left out."""
    return "\n\n".join(filter(None, (system, f"{_HEADING}\n{summary}" if summary else "")))


class Summariser(QObject):
    """At most one at a time; meanwhile the engine's answers are not those of a chat."""

    running_changed = Signal(bool)
    prefill = Signal(object)  # PrefillProgress

    def __init__(self, engine: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._id: int | None = None
        self._text = ""
        self._on_end: OnEnd | None = None
        engine.prefill.connect(self._on_prefill)
        engine.delta.connect(self._on_delta)
        engine.done.connect(self._on_done)
        engine.generation_failed.connect(self._end)
        engine.died.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether the engine writes one."""
        return self._on_end is not None

    def begin(self, turns: Sequence[ChatMessage], most_tokens: int, on_end: OnEnd) -> None:
        """Have ``turns`` summarised; ``on_end`` gets the text, a fault, or ``None`` if stopped."""
        self._text, self._on_end = "", on_end
        try:
            self._id = self._engine.generate(
                [*turns, ChatMessage(Role.USER, _ASK)],
                max_new_tokens=most_tokens,
                seed=1,
                sampling=Sampling(temperature=0),
                template=TemplateChoice(thinking=False),
            )
        except UserError as error:
            self._end(error.fault)
        else:
            self.running_changed.emit(True)

    def stop(self) -> None:
        """End it without a summary."""
        if self.is_running:
            self._engine.stop()

    @Slot(object)
    def _on_prefill(self, progress: PrefillProgress) -> None:
        if self.is_running and progress.id == self._id:
            self.prefill.emit(progress)

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        if not self.is_running or delta.id != self._id:
            return
        if delta.retag:
            self._text = ""
        if delta.kind is TextKind.TEXT:
            self._text += delta.text

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        if not self.is_running or done.id != self._id:
            return
        if done.finish_reason is FinishReason.CANCELLED:
            self._end(None)
        else:
            text = self._text.strip()
            self._end(text or Fault(FaultCode.NO_SUMMARY))

    @Slot(object)
    def _end(self, ending: str | Fault | None) -> None:
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            self.running_changed.emit(False)
            on_end(ending)
