"""What was chosen for the answers of the open chat."""

from PySide6.QtCore import QObject, Signal

from moechat.protocol.answer_options import AnswerOptions
from moechat.services.chat_stores import ChatStores


class ChatOptions(QObject):
    """Of a chat that has not begun they are kept here until it has."""

    changed = Signal()

    def __init__(self, store: ChatStores, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._conversation = ""  # "" = the chat that has not begun
        self._value = AnswerOptions()

    @property
    def value(self) -> AnswerOptions:
        """What was chosen; nothing until the store has answered."""
        return self._value

    def choose(self, options: AnswerOptions) -> None:
        """Choose for the open chat."""
        if options == self._value:
            return
        self._value = options
        conversation_id = self._conversation
        if conversation_id:
            self._store.run(lambda store: store.options.save(conversation_id, options))
        self.changed.emit()

    def show(self, conversation_id: str) -> None:
        """Another chat is open; "" = a new one."""
        self._conversation, self._value = conversation_id, AnswerOptions()
        self.changed.emit()

        def take(options: AnswerOptions) -> None:
            untouched = self._value == AnswerOptions()
            if self._conversation == conversation_id and untouched and options != self._value:
                self._value = options
                self.changed.emit()

        if conversation_id:
            self._store.run(lambda store: store.options.of(conversation_id), take)

    def follow(self, conversation_id: str) -> None:
        """The new chat has begun and got its id; what was chosen was stored with it."""
        self._conversation = conversation_id
