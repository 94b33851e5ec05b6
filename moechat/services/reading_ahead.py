"""After a model was loaded, the open chat is read again before anybody asks something in it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from moechat.protocol.messages import ChatMessage, Loaded
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.engine import EngineService
from moechat.services.history import to_turns
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
        chat_id = self._chat.conversation_id
        if chat_id == NEW_CHAT or self._chat.answering or self._read_battery():
            return

        def shown_branch(store: Store) -> list[ChatMessage]:
            outline = store.outline(chat_id)
            return to_turns(store.history(chat_id, outline[-1].id)) if outline else []

        def found(turns: list[ChatMessage]) -> None:
            is_still_so = chat_id == self._chat.conversation_id and loaded == self._engine.model
            characters = sum(len(turn.content) for turn in turns)
            fits = 0 < characters <= loaded.context_tokens * _MOST_CHARACTERS_A_TOKEN
            if is_still_so and fits and not self._chat.answering:
                self._engine.prime(turns)

        self._chat.store.run(shown_branch, found, lambda _: None)
