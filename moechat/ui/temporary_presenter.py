"""The temporary chat: that it is shown, and that nobody leaves it by mistake."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from moechat.services.chat import NEW_CHAT, ChatService
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.confirm import Confirm
from moechat.ui.main_window import MainWindow
from moechat.ui.shell import Shell


class TemporaryPresenter(QObject):
    """Asks before a temporary chat with messages is left, for it is gone then."""

    def __init__(
        self,
        *,
        chat: ChatService,
        shell: Shell,
        window: MainWindow,
        chats: ChatPresenter,
        actions: BoundActions,
        confirm: Confirm,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._shell, self._window, self._confirm = chat, shell, window, confirm
        self._may_go = False  # it was said so
        chats.leave = self._leave
        window.may_close = self._may_close
        chat.opened.connect(self._on_opened)
        shell.temporary_bar.end_wanted.connect(chats.new_chat)
        shell.sidebar.temporary_wanted.connect(chats.new_temporary_chat)
        actions.bind(ActionId.TEMPORARY_CHAT, chats.new_temporary_chat)

    @Slot()
    def _on_opened(self) -> None:
        self._shell.temporary_bar.setVisible(self._chat.is_temporary)

    @property
    def _holds_something(self) -> bool:
        return self._chat.is_temporary and self._chat.conversation_id != NEW_CHAT

    def _leave(self, go: Callable[[], None]) -> None:
        if self._holds_something:
            self._ask(go)
        else:
            go()

    def _may_close(self) -> bool:
        if self._may_go or not self._holds_something:
            return True
        self._ask(self._close)
        return False

    def _close(self) -> None:
        self._may_go = True
        self._window.end()

    def _ask(self, go: Callable[[], None]) -> None:
        self._confirm.ask(
            self.tr("End the temporary chat?"),
            self.tr("Its messages were never written to disk. They are gone when you leave it."),
            self.tr("End it"),
            go,
        )
