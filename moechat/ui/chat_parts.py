"""What the window has about chats beside the open one: their list, the searches, temporary ones."""

from PySide6.QtCore import QObject

from moechat.services.chat import ChatService
from moechat.services.chat_search import ChatSearch
from moechat.services.organiser import Organiser
from moechat.services.settings import SettingsFile
from moechat.ui.actions.bound import BoundActions
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.confirm import Confirm
from moechat.ui.find_presenter import FindPresenter
from moechat.ui.main_window import MainWindow
from moechat.ui.shell import Shell
from moechat.ui.sidebar.presenter import ShelvesPresenter
from moechat.ui.temporary_presenter import TemporaryPresenter


class ChatParts(QObject):
    """Owns their presenters."""

    def __init__(
        self,
        *,
        chat: ChatService,
        organiser: Organiser,
        search: ChatSearch,
        window: MainWindow,
        shell: Shell,
        chats: ChatPresenter,
        actions: BoundActions,
        settings: SettingsFile,
        confirm: Confirm,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.temporary = TemporaryPresenter(
            chat=chat,
            shell=shell,
            window=window,
            chats=chats,
            actions=actions,
            confirm=confirm,
            parent=self,
        )
        self.find = FindPresenter(
            chat=chat, search=search, shell=shell, chats=chats, actions=actions, parent=self
        )
        self.shelves = ShelvesPresenter(
            chat=chat,
            organiser=organiser,
            search=search,
            shell=shell,
            chats=chats,
            find=self.find,
            actions=actions,
            settings=settings,
            confirm=confirm,
            parent=self,
        )
