"""All that the window has about what the model reads of the open chat."""

from PySide6.QtCore import QObject, Slot

from moechat.services.chat import ChatService
from moechat.services.engine import EngineService
from moechat.services.message_service import Branch, MessageService
from moechat.services.presets import Presets
from moechat.services.settings import SettingsFile
from moechat.ui.choices_presenter import ChoicesPresenter
from moechat.ui.context_marks import ContextMarks
from moechat.ui.context_presenter import ContextPresenter
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.settings_presenter import SettingsPresenter
from moechat.ui.shell import Shell


class ContextParts(QObject):
    """Meter, mark, and what is chosen for the chat."""

    def __init__(
        self,
        *,
        chat: ChatService,
        messages: MessageService,
        engine: EngineService,
        settings_file: SettingsFile,
        presets: Presets,
        shell: Shell,
        settings: SettingsPresenter,
        notices: FaultNotices,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.meter = ContextPresenter(
            chat=chat, engine=engine, settings=settings_file, shell=shell, parent=self
        )
        self.marks = ContextMarks(
            chat=chat, transcript=shell.transcript, notices=notices, parent=self
        )
        # After the transcript shows the branch.
        messages.branch_changed.connect(self._on_branch)
        self.choices = ChoicesPresenter(
            chat=chat,
            engine=engine,
            presets=presets,
            shell=shell,
            notices=notices,
            edit_prompt=settings.open_system_prompt,
            open_library=settings.open_preset,
            parent=self,
        )

    @Slot(object)
    def _on_branch(self, branch: Branch) -> None:
        self.meter.follow(branch.outline)
        self.marks.follow(branch.outline)
