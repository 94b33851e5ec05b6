"""Titles of chats by the model, while nothing else is asked of it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Slot

from moechat.core.conversation import FinishReason, Message, Role, TitledBy
from moechat.core.faults import Fault
from moechat.core.titles import title_from
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import ChatMessage
from moechat.services.chat import ChatService
from moechat.services.chat_context import Reading
from moechat.services.engine import EngineService
from moechat.services.history import History, read_history
from moechat.services.power import on_battery
from moechat.services.priming import Jotted
from moechat.services.reading_ahead import ReadingAhead
from moechat.services.settings import SettingsFile
from moechat.store.memory_store import is_temporary
from moechat.store.store import Store

# In English, as most of what models have learned from; it goes to the model, not to the user.
_ASK = (
    "Write a title for our conversation, of at most six words, in the language of the "
    "conversation. Answer with the title only."
)
_BEGUN = "Title:"  # what the model has said already: it neither thinks nor greets any more
_MOST_TOKENS = 24
_IDLE_MS = 8_000  # after the last answer
_AGAIN_MS = 30_000  # where the engine was wanted meanwhile
_MOST_TRIES = 3
_QUOTES = "\"'\u201c\u201d\u201e\u00ab\u00bb\u2018\u2019\u300c\u300d\u300e\u300f\u300a\u300b*_#` "


@dataclass(frozen=True)
class _Chat:
    """What the store has of a chat that may get a title."""

    history: History
    options: AnswerOptions


class TitleMaker(QObject):
    """The question for a title follows the chat itself, so that what was read of it serves again.

    It waits until the chat is still for a while, gives way at once to whatever else is asked of
    the engine, and never touches a title of the user.
    """

    def __init__(
        self,
        chat: ChatService,
        engine: EngineService,
        settings: SettingsFile,
        reading_ahead: ReadingAhead,
        *,
        idle_ms: int = _IDLE_MS,
        read_battery: Callable[[], bool | None] = on_battery,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._engine, self._settings = chat, engine, settings
        self._reading_ahead, self._read_battery = reading_ahead, read_battery
        self._wanted: dict[str, int] = {}  # chats without a title, and how often it was tried
        self._idle_ms = idle_ms
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._begin)
        chat.writer.ended.connect(self._on_ended)
        chat.writer.busy_changed.connect(self._on_busy)

    @Slot(object)
    def _on_ended(self, message: Message) -> None:
        complete = message.finish_reason in (FinishReason.STOP, FinishReason.LENGTH)
        if complete and message.text.strip() and not is_temporary(message.conversation_id):
            self._wanted.setdefault(message.conversation_id, 0)
            self._timer.start(self._idle_ms)

    @Slot(bool)
    def _on_busy(self, busy: bool) -> None:
        if busy:
            self._timer.stop()
        elif self._wanted:
            self._timer.start(self._idle_ms)

    @property
    def _may(self) -> bool:
        """Whether the model that is loaded is to make titles."""
        model, choice = self._engine.model, self._settings.value.titles
        if model is None or choice == "never" or self._read_battery():
            return False
        return choice == "always" or model.ratio == 0

    @Slot()
    def _begin(self) -> None:
        if not self._wanted:
            return
        if not self._may:
            self._wanted.clear()
            return
        chat_id = next(reversed(self._wanted))  # of the chat that was read last
        shared = self._chat.writer.shared_options()

        def read(store: Store) -> _Chat | None:
            chat = store.conversation(chat_id)
            if chat is None or chat.titled_by is not TitledBy.TEXT:
                return None
            history = read_history(store, chat_id, chat.leaf_id)
            return _Chat(history, store.options.of(chat_id).over(shared))

        self._chat.store.run(read, lambda found: self._ask(chat_id, found), lambda _: None)

    def _ask(self, chat_id: str, found: _Chat | None) -> None:
        tries = self._wanted.pop(chat_id, _MOST_TRIES) + 1
        if found is None or not found.history.turns:
            self._next()
            return

        def ended(ending: Jotted | Fault) -> None:
            if isinstance(ending, Jotted) and not ending.cancelled:
                self._take(chat_id, ending.text)
            elif isinstance(ending, Jotted) and tries < _MOST_TRIES:
                self._wanted[chat_id] = tries
            self._next()

        def ask(reading: Reading) -> None:
            turns = [*reading.messages, ChatMessage(Role.USER, _ASK)]
            begun = self._engine.jot(turns, begun=_BEGUN, max_tokens=_MOST_TOKENS, on_end=ended)
            if not begun and tries < _MOST_TRIES:
                self._wanted[chat_id] = tries
                self._next()

        self._chat.writer.contexts.read_ahead(found.history, found.options, ask)

    def _take(self, chat_id: str, text: str) -> None:
        title = clean_title(text)
        if title:
            self._chat.store.run(
                lambda store: store.rename(chat_id, title, TitledBy.MODEL),
                self._chat.refresh,
                lambda _: None,  # the first words stay
            )
        model = self._engine.model
        if model is not None and chat_id != self._chat.conversation_id:
            self._reading_ahead.read(model)  # the open chat may have been pushed out

    def _next(self) -> None:
        if self._wanted and not self._chat.answering:
            self._timer.start(_AGAIN_MS)


def clean_title(text: str) -> str:
    """A title out of what a model wrote; "" = there is none in it."""
    line = text.strip().removeprefix(_BEGUN).strip(_QUOTES).rstrip(".")
    return "" if "<|" in line or "</" in line else title_from(line).strip(_QUOTES)
