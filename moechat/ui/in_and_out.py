"""What comes into the window and goes out of it: exports, imports, what is dropped or given."""

from PySide6.QtCore import QObject

from moechat.services.chat import ChatService
from moechat.services.chat_export import ChatExport
from moechat.services.chat_import import ChatImport
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId
from moechat.ui.attachments.presenter import AttachmentsPresenter
from moechat.ui.dropping import Dropping
from moechat.ui.exchange_presenter import ExchangePresenter
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.given_paths import GivenPaths
from moechat.ui.icons import IconSet
from moechat.ui.main_window import MainWindow
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.models.presenter import ModelsPresenter
from moechat.ui.settings_presenter import SettingsPresenter
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme


class InAndOut(QObject):
    """Puts these together; whatever file comes, by whichever way, is looked at in one place."""

    def __init__(
        self,
        window: MainWindow,
        *,
        theme: Theme,
        shell: Shell,
        notices: FaultNotices,
        chat: ChatService,
        exports: ChatExport,
        imports: ChatImport,
        actions: BoundActions,
        models: ModelPresenter,
        models_page: ModelsPresenter,
        settings: SettingsPresenter,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._settings, self._models_page = chat, settings, models_page
        self.exchange = ExchangePresenter(
            shell=shell,
            notices=notices,
            chat=chat,
            exports=exports,
            imports=imports,
            actions=actions,
            open_chat=self._open_chat,
            parent=self,
        )
        settings.export_wanted.connect(self.exchange.export_all)
        settings.import_wanted.connect(self.exchange.ask_for_files)
        self.attachments = AttachmentsPresenter(
            chat=chat,
            shell=shell,
            theme=theme,
            icons=IconSet(theme),
            show_chat=self._show_chat,
            parent=self,
        )
        actions.bind(ActionId.ATTACH, self.attachments.ask)
        self.dropping = Dropping(
            area=shell,
            theme=theme,
            notices=shell.notices,
            handlers=[models_page.importing, self.exchange, self.attachments],
            parent=self,
        )
        self.given = GivenPaths(
            window, models=models, models_page=models_page, settings=settings, parent=self
        )
        self.given.file_given.connect(lambda path: self.dropping.take([path]))

    def _show_chat(self) -> None:
        self._settings.leave()
        self._models_page.leave()

    def _open_chat(self, conversation_id: str) -> None:
        self._show_chat()
        self._chat.open(conversation_id)
