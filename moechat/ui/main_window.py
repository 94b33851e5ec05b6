"""The window: widgets and services brought together."""

from PySide6.QtCore import QByteArray, QEvent, QSettings, Slot
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow

from moechat.services.chat import ChatService
from moechat.services.engine import EngineService
from moechat.services.memory import MemoryMonitor
from moechat.services.models import ModelLibrary
from moechat.services.settings import Settings, SettingsFile
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.engine_presenter import EnginePresenter
from moechat.ui.fault_actions import FaultActions
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.frame import Side
from moechat.ui.icons import IconSet
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.shell import Shell
from moechat.ui.theme import Scheme, Theme
from moechat.ui.transcript.view import TranscriptView

_GEOMETRY = "window/geometry"


class MainWindow(QMainWindow):
    """Owns the widgets and presenters; the services are handed in and outlive it."""

    def __init__(
        self,
        *,
        theme: Theme,
        transcript: TranscriptView,
        chat: ChatService,
        engine: EngineService,
        settings: SettingsFile,
        library: ModelLibrary,
        memory: MemoryMonitor,
        window_state: QSettings,
    ) -> None:
        super().__init__()
        self._theme, self._settings, self._memory = theme, settings, memory
        self._chat, self._window_state = chat, window_state
        self.shell = Shell(theme, IconSet(theme), transcript)
        self.setCentralWidget(self.shell)
        self.notices = FaultNotices(self.shell.notices, parent=self)
        # The chat comes first: what its messages say is not said again by a banner.
        self._chats = ChatPresenter(
            chat=chat,
            engine=engine,
            shell=self.shell,
            transcript=transcript,
            notices=self.notices,
            parent=self,
        )
        self._engine = EnginePresenter(
            engine=engine,
            chat=chat,
            memory=memory,
            shell=self.shell,
            notices=self.notices,
            parent=self,
        )
        self._models = ModelPresenter(
            library=library,
            engine=engine,
            chat=chat,
            settings=settings,
            shell=self.shell,
            notices=self.notices,
            parent=self,
        )
        self._actions = FaultActions(
            chat=chat,
            engine=engine,
            chats=self._chats,
            models=self._models,
            notices=self.notices,
            parent=self,
        )
        transcript.action_triggered.connect(self._actions.act_on_message)
        self._chats.title_changed.connect(self._show_title)
        self.shell.frame.wish_changed.connect(self._remember_sides)
        settings.changed.connect(self._on_settings_changed)
        settings.write_failed.connect(lambda fault: self.notices.show("settings", fault))
        self._add_shortcuts()
        self._show_title("")
        self._restore()

    def start(self) -> None:
        """Read the chats, load the model that was used last."""
        if self._settings.fault is not None:
            self.notices.show("settings", self._settings.fault)
        self._chat.start()
        self._models.start()
        self.shell.focus_composer()

    # ── keys ─────────────────────────────────────────────────────────────────

    def _add_shortcuts(self) -> None:
        frame = self.shell.frame
        for keys, act in (
            (QKeySequence.StandardKey.New, self._chats.new_chat),
            (QKeySequence("Ctrl+K"), self._search),
            (QKeySequence.StandardKey.Open, self._models.ask_for_folder),
            (QKeySequence("Ctrl+B"), lambda: frame.toggle(Side.SIDEBAR)),
            (QKeySequence("Ctrl+P"), lambda: frame.toggle(Side.PANEL)),
            (QKeySequence("Esc"), self._escape),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)

    @Slot()
    def _search(self) -> None:
        if not self.shell.frame.is_shown(Side.SIDEBAR):
            self.shell.frame.toggle(Side.SIDEBAR)
        self.shell.sidebar.focus_search()

    @Slot()
    def _escape(self) -> None:
        """Close what lies above, else stop the answer."""
        if self.shell.link_prompt.isVisible():
            self.shell.link_prompt.dismiss()
        elif self.shell.frame.close_drawer():
            self.shell.focus_composer()
        else:
            self.shell.composer.stop()

    # ── appearance ───────────────────────────────────────────────────────────

    @Slot(str)
    def _show_title(self, title: str) -> None:
        self.setWindowTitle(self.tr("{0} - moechat").format(title) if title else "moechat")

    @Slot(object)
    def _on_settings_changed(self, settings: Settings) -> None:
        self._theme.choose(Scheme(settings.scheme))

    def changeEvent(self, event: QEvent) -> None:
        """The system's font, or being minimised."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._theme.refresh()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._watch_memory()

    def showEvent(self, event: QShowEvent) -> None:
        """Figures are taken while somebody may see them."""
        super().showEvent(event)
        self._watch_memory()

    def hideEvent(self, event: QHideEvent) -> None:
        """As above."""
        super().hideEvent(event)
        self._watch_memory()

    def _watch_memory(self) -> None:
        self._memory.set_watched(self.isVisible() and not self.isMinimized())

    # ── what the window remembers ────────────────────────────────────────────

    def _restore(self) -> None:
        px = self._theme.px
        self.resize(px(1280), px(800))
        geometry = self._window_state.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        settings = self._settings.value
        self.shell.frame.wish(Side.SIDEBAR, settings.sidebar_open)
        self.shell.frame.wish(Side.PANEL, settings.panel_open)

    @Slot()
    def _remember_sides(self) -> None:
        wished = self.shell.frame.wished
        self._settings.update(sidebar_open=wished[Side.SIDEBAR], panel_open=wished[Side.PANEL])

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing that was typed or decided is lost."""
        self.shell.sidebar.settle()
        self.shell.composer.flush_draft()
        self._window_state.setValue(_GEOMETRY, self.saveGeometry())
        self._window_state.sync()
        super().closeEvent(event)
