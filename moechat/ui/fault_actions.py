"""What the buttons beside a fault do."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from moechat.core.faults import Fault, UserError
from moechat.services.chat import ChatService
from moechat.services.loads import LoadService
from moechat.services.texts import FaultAction
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.model_presenter import ModelPresenter


class FaultActions(QObject):
    """Carries actions out, from banners and from messages."""

    def __init__(
        self,
        *,
        chat: ChatService,
        loads: LoadService,
        chats: ChatPresenter,
        models: ModelPresenter,
        notices: FaultNotices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        engine = loads.engine
        self._chat, self._engine, self._notices = chat, engine, notices
        self._simple: dict[FaultAction, Callable[[], None]] = {
            FaultAction.RESTART_ENGINE: engine.recover,
            FaultAction.RELOAD_MODEL: loads.load_again,
            FaultAction.LOAD_ANYWAY: loads.load_anyway,
            FaultAction.LOAD_SAFER: loads.load_safer,
            FaultAction.FORCE_STOP: chat.force_stop,
            FaultAction.CHOOSE_MODEL: models.ask_for_folder,
            FaultAction.CHOOSE_DEVICE: models.ask_for_device,
            FaultAction.NEW_CHAT: chats.new_chat,
            FaultAction.BEGIN_AFRESH: chat.begin_afresh,
        }
        notices.action_wanted.connect(self.act)

    @Slot(object, object)
    def act(self, action: FaultAction, fault: Fault) -> None:
        """Do what a banner's button promises."""
        if action is FaultAction.OPEN_FOLDER:
            self._open_folder(fault)
        elif action in self._simple:
            self._do(self._simple[action])

    @Slot(str, str)
    def act_on_message(self, message_id: str, action: str) -> None:
        """Do what a button in a message promises."""
        wanted = FaultAction(action)
        if wanted in (FaultAction.CONTINUE, FaultAction.TRY_AGAIN):
            self._chat.continue_answer(message_id)
        elif wanted in self._simple:
            self._do(self._simple[wanted])

    def _do(self, act: Callable[[], None]) -> None:
        try:
            act()
        except UserError as error:
            self._notices.show("action", error.fault)

    def _open_folder(self, fault: Fault) -> None:
        """Show the file manager the folder that the fault speaks of, or the nearest above it."""
        named = fault.values.get("path") or fault.values.get("file")
        folder = Path(str(named)) if named else self._engine.model_dir
        if folder is None:
            return
        if not folder.is_absolute() and self._engine.model_dir is not None:
            folder = self._engine.model_dir / folder
        while not folder.is_dir() and folder != folder.parent:
            folder = folder.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
