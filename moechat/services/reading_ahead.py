"""After a model was loaded, the open chat is read again before anybody asks something in it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Loaded
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.chat_context import Reading
from moechat.services.engine import EngineService
from moechat.services.history import History, read_history
from moechat.services.power import on_battery
from moechat.store.store import Store

# Prose has four or five, source code with its indentation more. The engine counts for certain.
_MOST_CHARACTERS_A_TOKEN = 12


class ReadingAhead(QObject):
    """The prefix cache went with the old process; without this the next answer would wait for it.

    Not on battery power, and not where an answer is wanted already. Failing is for the log.
    """

    def __init__(
        self,
        chat: ChatService,
        engine: EngineService,
        *,
        read_battery: Callable[[], bool | None] = on_battery,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat = chat
        self._engine = engine
        self._read_battery = read_battery
        engine.loaded.connect(self._on_loaded)

    @Slot(object)
    def _on_loaded(self, loaded: Loaded) -> None:
        self.read(loaded)

    def read(self, loaded: Loaded) -> None:
        """Read the open chat again, with the model that is loaded."""
        chat_id = self._chat.conversation_id
        if chat_id == NEW_CHAT or self._chat.answering or self._read_battery():
            return

        writer = self._chat.writer
        shared = writer.shared_options()

        def shown_branch(store: Store) -> tuple[History, AnswerOptions]:
            outline = store.outline(chat_id)
            history = read_history(store, chat_id, outline[-1].id if outline else None)
            return history, store.options.of(chat_id).over(shared)

        def found(branch: tuple[History, AnswerOptions]) -> None:
            history, options = branch
            if history.turns:
                writer.contexts.read_ahead(history, options, lambda r: prime(r, options))

        def prime(reading: Reading, options: AnswerOptions) -> None:
            is_still_so = chat_id == self._chat.conversation_id and loaded == self._engine.model
            characters = sum(len(turn.content) for turn in reading.messages)
            fits = 0 < characters <= loaded.context_tokens * _MOST_CHARACTERS_A_TOKEN
            if is_still_so and fits and not self._chat.answering:
                self._engine.prime(reading.messages, template=options.template)

        self._chat.own_store.run(shown_branch, found, lambda _: None)
