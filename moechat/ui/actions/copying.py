"""Copy from the last answer, without the mouse."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from moechat.core.conversation import Role
from moechat.core.last_code import last_code
from moechat.services.chat import ChatService
from moechat.store.store import Store
from moechat.ui.composer import Composer


class LastAnswer(QObject):
    """Copies the last answer of the open chat, or its last code; the composer says that it did."""

    def __init__(
        self, chat: ChatService, composer: Composer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._chat, self._composer = chat, composer

    @Slot()
    def copy(self) -> None:
        """All of it, as Markdown."""
        conversation_id = self._chat.conversation_id
        self._chat.own_store.run(
            lambda store: _last_answer(store, conversation_id), self._answer_read
        )

    @Slot()
    def copy_code(self) -> None:
        """Its last block of code."""
        conversation_id = self._chat.conversation_id
        # Where the store works, as a long answer takes a while to parse.
        self._chat.own_store.run(
            lambda store: last_code(_last_answer(store, conversation_id) or ""), self._code_read
        )

    def _answer_read(self, text: str | None) -> None:
        if text is None:
            self._composer.show_hint(self.tr("There is no answer to copy yet."))
            return
        QGuiApplication.clipboard().setText(text)
        self._composer.show_hint(self.tr("The answer is copied."))

    def _code_read(self, code: str | None) -> None:
        if code is None:
            self._composer.show_hint(self.tr("There is no code in the last answer."))
            return
        QGuiApplication.clipboard().setText(code)
        self._composer.show_hint(self.tr("The code is copied."))


def _last_answer(store: Store, conversation_id: str) -> str | None:
    answers = (
        each for each in reversed(store.outline(conversation_id)) if each.role is Role.ASSISTANT
    )
    last = next(answers, None)
    return store.messages([last.id])[0].text if last is not None else None
