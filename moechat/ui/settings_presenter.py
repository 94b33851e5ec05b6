"""Between the services and the settings: opens and closes them, and knows what needs a reload."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QWidget

from moechat.core.conversation import Conversation
from moechat.core.faults import Fault
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Device
from moechat.services.access_settings import AccessSettings
from moechat.services.chat import ChatService
from moechat.services.current_model import CurrentModel
from moechat.services.diagnostics import Diagnostics
from moechat.services.engine import EngineService, EngineState
from moechat.services.model_manager import ModelManager, Task
from moechat.services.models import ModelEntry, ModelLibrary
from moechat.services.own_data import OwnData
from moechat.services.presets import Presets
from moechat.services.run_history import RunHistory
from moechat.services.settings import Settings, SettingsFile
from moechat.ui.about.presenter import AboutPresenter
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.icons import IconSet
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.settings.about_page import about_info
from moechat.ui.settings.appearance_page import AppearancePage, appearance_info
from moechat.ui.settings.diagnostics_page import DiagnosticsPage, diagnostics_info
from moechat.ui.settings.general_page import GeneralPage, general_info
from moechat.ui.settings.generation_entries import generation_info
from moechat.ui.settings.generation_page import GenerationPage
from moechat.ui.settings.models_page import ModelsPage, models_info
from moechat.ui.settings.offload_page import OffloadPage, offload_info
from moechat.ui.settings.preset_entries import presets_info
from moechat.ui.settings.presets_page import PresetsPage
from moechat.ui.settings.privacy_page import PrivacyPage, privacy_info
from moechat.ui.settings.settings_view import PagePlan, SettingsView
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme

# A loaded model keeps what it was loaded with; the rows are named after the settings.
_RELOADED = (
    "reserve_bytes",
    "battery_reserve_bytes",
    "context_tokens",
    "kv_precision",
    "prefill_chunk",
    "memory_lock",
)


class SettingsPresenter(QObject):
    """The settings of the window; they are built when they are first opened."""

    first_run_wanted = Signal()
    tune_wanted = Signal()  # open the tuner's dialog
    export_wanted = Signal()  # of all chats
    import_wanted = Signal()

    def __init__(
        self,
        *,
        theme: Theme,
        icons: IconSet,
        shell: Shell,
        settings: SettingsFile,
        chat: ChatService,
        engine: EngineService,
        library: ModelLibrary,
        manager: ModelManager,
        models: ModelPresenter,
        current_model: CurrentModel,
        access: AccessSettings,
        own_data: OwnData,
        diagnostics: Diagnostics,
        history: RunHistory,
        presets: Presets,
        notices: FaultNotices,
        about: AboutPresenter,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._icons, self._shell = theme, icons, shell
        self._settings, self._chat, self._engine = settings, chat, engine
        self._library, self._models, self._model = library, models, current_model
        self._own_data, self._diagnostics = own_data, diagnostics
        self._history, self._notices, self._access = history, notices, access
        self._presets, self._about = presets, about
        self._folder = _Models(library, models, manager, settings, self.open_folder)
        manager.tasked.connect(self._refresh)
        manager.failed.connect(self._on_models_failed)
        history.failed.connect(self._on_failed)
        self._open_chat = _OpenChat(chat)
        self._loaded_with: Settings | None = None
        self._focus_before: QWidget | None = None
        self._page_below: QWidget | None = None  # the models, where one came from there
        self.view: SettingsView | None = None
        shell.sidebar.settings_wanted.connect(self.open)
        settings.changed.connect(self._refresh)
        library.changed.connect(self._refresh)
        current_model.changed.connect(self._refresh)
        chat.options.changed.connect(self._refresh)
        for going_on in (shell.sidebar.opened, shell.sidebar.new_chat):
            going_on.connect(self.leave)
        engine.devices.connect(self._refresh)
        engine.state_changed.connect(self._on_state_changed)
        own_data.failed.connect(self._on_failed)
        chat.conversations_changed.connect(self._refresh)

    # ── opening and closing ──────────────────────────────────────────────────

    @property
    def is_open(self) -> bool:
        """Whether the settings are shown."""
        return self.view is not None and self._shell.cover is self.view

    @Slot()
    def open(self, page: str = "") -> None:
        """Show the settings; where they are shown, put the cursor into their search."""
        if self.view is None:
            self.view = self._make_view()
        if not self.is_open:
            self._focus_before = QApplication.focusWidget()
            self._page_below = self._shell.cover
            self._shell.frame.close_drawer()
            self._shell.show_cover(self.view)
        self.view.open(page if isinstance(page, str) else "")
        self._show_pending()

    def open_at(self, page: str, row: str) -> None:
        """Show one setting, marked."""
        self.open(page)
        if self.view is not None:
            self.view.reveal(page, row)

    def open_preset(self, preset_id: str) -> None:
        """Show the library of presets, at that one."""
        self.open("presets")
        if self.view is not None and isinstance(self.view.page, PresetsPage):
            self.view.page.show_preset(preset_id)

    def open_system_prompt(self) -> None:
        """Show the system prompt of the open chat."""
        self.open("generation")
        if self.view is not None and isinstance(self.view.page, GenerationPage):
            self.view.page.edit_chat()
            self.view.reveal("generation", "system_prompt")

    @Slot()
    def close(self) -> bool:
        """Take the settings away, the focus goes back; whether they were there."""
        if not self.is_open or self.view is None:
            return False
        self.view.settle()
        below, self._page_below = self._page_below, None
        self._shell.show_cover(below)
        before, self._focus_before = self._focus_before, None
        if before is not None and before.isVisibleTo(self._shell) and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._shell.focus_composer()
        return True

    @Slot()
    def leave(self) -> None:
        """Take the settings away, to write in a chat."""
        self._focus_before = self._page_below = None
        self.close()

    def _make_view(self) -> SettingsView:
        theme, icons, settings = self._theme, self._icons, self._settings
        access = self._access
        models = self._folder
        view = SettingsView(
            theme,
            icons,
            [
                PagePlan(general_info(), self._make_general),
                PagePlan(models_info(), lambda: ModelsPage(theme, icons, settings, models, access)),
                PagePlan(offload_info(), self._make_offload),
                PagePlan(
                    generation_info(),
                    lambda: GenerationPage(theme, icons, settings, self._open_chat),
                ),
                PagePlan(presets_info(), lambda: PresetsPage(theme, icons, self._presets)),
                PagePlan(appearance_info(), lambda: AppearancePage(theme, icons, settings)),
                PagePlan(privacy_info(), self._make_privacy),
                PagePlan(diagnostics_info(), self._make_diagnostics),
                PagePlan(about_info(self._about.about.updates.repository), self._about.make_page),
            ],
        )
        view.close_wanted.connect(self.close)
        view.reload_wanted.connect(self._models.reload)
        return view

    def _make_general(self) -> GeneralPage:
        page = GeneralPage(self._theme, self._icons, self._settings)
        page.first_run_wanted.connect(self.leave)
        page.first_run_wanted.connect(self.first_run_wanted)
        return page

    def _make_privacy(self) -> PrivacyPage:
        page = PrivacyPage(self._theme, self._icons, self._own_data, self.open_folder)
        page.export_wanted.connect(self.export_wanted)
        page.import_wanted.connect(self.import_wanted)
        return page

    def _make_offload(self) -> OffloadPage:
        page = OffloadPage(self._theme, self._icons, self._settings, self._model, self._history)
        page.tune_wanted.connect(self.tune_wanted)
        return page

    def _make_diagnostics(self) -> DiagnosticsPage:
        found = self._diagnostics
        return DiagnosticsPage(
            self._theme,
            self._icons,
            found.examinations,
            drives=found.drives,
            models=lambda: self._folder.folder,
            model=lambda: self._model.folder,
            make_report=lambda take: found.reports.make(found.examinations.latest, take),
            logs=self._own_data.paths.logs,
            open_folder=self.open_folder,
        )

    def open_folder(self, folder: Path) -> None:
        """Show a folder in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    # ── what is shown ────────────────────────────────────────────────────────

    @Slot()
    def _refresh(self) -> None:
        if self.view is not None:
            self.view.refresh()
            self._show_pending()

    @Slot(object)
    def _on_state_changed(self, state: EngineState) -> None:
        if state is EngineState.LOADING:
            self._loaded_with = self._settings.value
        self._refresh()

    def _show_pending(self) -> None:
        if self.view is None:
            return
        before, now = self._loaded_with, self._settings.value
        pending: set[str] = set()
        if before is not None and self._engine.model is not None:
            pending = {name for name in _RELOADED if getattr(before, name) != getattr(now, name)}
            folder = str(self._engine.model_dir)
            if before.ratios.get(folder) != now.ratios.get(folder):
                pending.add("ratio")
        self.view.show_pending(frozenset(pending))

    @Slot(object)
    def _on_failed(self, fault: Fault) -> None:
        self._notices.show("own data", fault)

    @Slot(object)
    def _on_models_failed(self, fault: Fault) -> None:
        if self.is_open:  # else the page of models says it
            self._folder.fault = fault
            self._refresh()


class _OpenChat:
    """The open chat, as the page of generation wants it."""

    def __init__(self, chat: ChatService) -> None:
        self._chat = chat
        self._titles: dict[str, str] = {}
        chat.conversations_changed.connect(self._take_titles)

    @property
    def title(self) -> str:
        return self._titles.get(self._chat.conversation_id, "")

    @property
    def options(self) -> AnswerOptions:
        return self._chat.options.value

    def set_options(self, options: AnswerOptions) -> None:
        self._chat.options.choose(options)

    def _take_titles(self, conversations: list[Conversation]) -> None:
        self._titles = {chat.id: chat.title for chat in conversations}


@dataclass
class _Models:
    """Models and devices, as their page wants them."""

    library: ModelLibrary
    presenter: ModelPresenter
    manager: ModelManager
    settings: SettingsFile
    open_folder: Callable[[Path], None]
    fault: Fault | None = None  # of the last move

    @property
    def folder(self) -> Path:
        return self.manager.models_dir

    @property
    def moving(self) -> Task | None:
        task = self.manager.task
        return task if task is not None and task.kind == "move" else None

    def move(self, new: Path) -> None:
        self.fault = None
        self.manager.move_all(new)

    def stop_moving(self) -> None:
        self.manager.cancel()

    @property
    def entries(self) -> list[ModelEntry]:
        return self.library.entries

    @property
    def devices(self) -> list[Device]:
        return self.presenter.devices

    def choose_device(self, device: str) -> None:
        self.presenter.choose_device(device)

    def forget(self, path: Path) -> None:
        self.library.forget(path)

    @property
    def more_folders(self) -> list[Path]:
        return [Path(folder) for folder in self.settings.value.more_models_folders]

    def drop_folder(self, path: Path) -> None:
        kept = [known for known in self.settings.value.more_models_folders if Path(known) != path]
        self.settings.update(more_models_folders=tuple(kept))
        self.manager.refresh()

    def add_folder(self) -> None:
        self.presenter.ask_for_folder()
