"""What the window holds: widgets and services brought together."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from moechat.services.about import About
from moechat.services.access_settings import AccessSettings
from moechat.services.cache_warmer import CacheWarmer
from moechat.services.chat import ChatService
from moechat.services.chat_export import ChatExport
from moechat.services.chat_import import ChatImport
from moechat.services.chat_search import ChatSearch
from moechat.services.current_model import CurrentModel
from moechat.services.diagnostics import Diagnostics
from moechat.services.downloads import DownloadService
from moechat.services.first_run import FirstRunService
from moechat.services.getting import GettingModels
from moechat.services.health_check import HealthCheck
from moechat.services.hub_search import HubSearch
from moechat.services.loads import LoadService
from moechat.services.memory import MemoryMonitor
from moechat.services.message_service import MessageService
from moechat.services.model_manager import ModelManager
from moechat.services.model_shelf import ModelShelf
from moechat.services.models import ModelLibrary
from moechat.services.organiser import Organiser
from moechat.services.own_data import OwnData
from moechat.services.presets import Presets
from moechat.services.run_figures import RunFigures
from moechat.services.run_history import RunHistory
from moechat.services.settings import Settings, SettingsFile
from moechat.services.tuner import Tuner
from moechat.services.update_check import UpdateCheck
from moechat.ui.about.presenter import AboutPresenter
from moechat.ui.actions.bound import BoundActions
from moechat.ui.background import AnswerNews, Tray
from moechat.ui.chat_parts import ChatParts
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.code_saver import CodeSaver
from moechat.ui.confirm import Confirm
from moechat.ui.context_parts import ContextParts
from moechat.ui.engine_presenter import EnginePresenter
from moechat.ui.fault_actions import FaultActions
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.first_run_presenter import FirstRunPresenter
from moechat.ui.frame import Side
from moechat.ui.gauge_presenter import GaugePresenter
from moechat.ui.icons import IconSet, application_icon
from moechat.ui.in_and_out import InAndOut
from moechat.ui.load_presenter import LoadPresenter
from moechat.ui.main_window import MainWindow
from moechat.ui.message_presenter import MessagePresenter
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.models.move_presenter import MovePresenter
from moechat.ui.models.place_prompt import PlacePrompt
from moechat.ui.models.presenter import ModelsPresenter
from moechat.ui.motion import Motion
from moechat.ui.notifier import Notifier
from moechat.ui.offload.cache_view import show_cache
from moechat.ui.offload.presenter import OffloadPresenter
from moechat.ui.offload.tuner_presenter import TunerPresenter
from moechat.ui.power_presenter import PowerPresenter
from moechat.ui.settings_presenter import SettingsPresenter
from moechat.ui.shell import Shell
from moechat.ui.theme import Density, Scheme, Theme, Tone
from moechat.ui.transcript.view import TranscriptView
from moechat.ui.window_keys import WindowKeys


class WindowContents(QObject):
    """Owns the widgets and presenters; the services are handed in and outlive it."""

    def __init__(
        self,
        window: MainWindow,
        *,
        theme: Theme,
        transcript: TranscriptView,
        chat: ChatService,
        organiser: Organiser,
        chat_search: ChatSearch,
        loads: LoadService,
        settings: SettingsFile,
        library: ModelLibrary,
        memory: MemoryMonitor,
        figures: RunFigures,
        warmer: CacheWarmer,
        health: HealthCheck,
        tuner: Tuner,
        first_run: FirstRunService,
        shelf: ModelShelf,
        manager: ModelManager,
        downloads: DownloadService,
        search: HubSearch,
        getting: GettingModels,
        updates: UpdateCheck,
        hub: Callable[[], str],
        access: AccessSettings,
        current_model: CurrentModel,
        own_data: OwnData,
        diagnostics: Diagnostics,
        history: RunHistory,
        presets: Presets,
        exports: ChatExport,
        imports: ChatImport,
        about: About,
    ) -> None:
        super().__init__(window)
        engine = loads.engine
        self._window, self._theme = window, theme
        self._motion = Motion()
        self._settings, self._memory, self._chat = settings, memory, chat
        icons = IconSet(theme)
        self.shell = Shell(theme, icons, transcript)
        window.setWindowIcon(application_icon())
        self.actions = BoundActions(window, self)
        self._notifier = Notifier(window, self)
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
        self.parts = ChatParts(
            chat=chat,
            organiser=organiser,
            search=chat_search,
            window=window,
            shell=self.shell,
            chats=self._chats,
            actions=self.actions,
            settings=settings,
            confirm=Confirm(theme, icons, self.shell),
            parent=self,
        )
        self._message_presenter = MessagePresenter(
            MessageService(chat, self), self.shell, self.actions, self
        )
        self._message_presenter.service.branch_changed.connect(self.parts.find.find_again)
        self._engine = EnginePresenter(
            loads=loads,
            chat=chat,
            shell=self.shell,
            notices=self.notices,
            parent=self,
        )
        self._gauge = GaugePresenter(
            loads=loads, memory=memory, figures=figures, shell=self.shell, parent=self
        )
        show_cache(warmer, self.shell.panel.cache)
        self._models = ModelPresenter(
            library=library,
            loads=loads,
            chat=chat,
            settings=settings,
            shell=self.shell,
            notices=self.notices,
            parent=self,
        )
        self._first_run = FirstRunPresenter(
            service=first_run,
            downloads=downloads,
            getting=getting,
            shell=self.shell,
            parent=self,
        )
        self.models_page = ModelsPresenter(
            theme=theme,
            icons=icons,
            shell=self.shell,
            shelf=shelf,
            manager=manager,
            downloads=downloads,
            search=search,
            getting=getting,
            engine=engine,
            library=library,
            models=self._models,
            notifier=self._notifier,
            updates=updates,
            hub=hub,
            parent=self,
        )
        self._move = MovePresenter(manager, self.shell.notices, self)
        self.place_prompt = PlacePrompt(theme, icons, self.shell)
        getting.place_wanted.connect(self.place_prompt.ask)
        self.place_prompt.chosen.connect(getting.put)
        self.place_prompt.given_up.connect(getting.give_up)
        self._first_run.models_wanted.connect(self.models_page.open)
        self._loads = LoadPresenter(
            loads=loads, shell=self.shell, notices=self.notices, parent=self
        )
        self._power = PowerPresenter(
            health=health,
            engine=engine,
            settings=settings,
            shell=self.shell,
            notices=self.notices,
            load_again=self._models.reload,
            parent=self,
        )
        self.settings = SettingsPresenter(
            theme=theme,
            icons=icons,
            shell=self.shell,
            settings=settings,
            chat=chat,
            engine=engine,
            library=library,
            manager=manager,
            models=self._models,
            current_model=current_model,
            access=access,
            own_data=own_data,
            diagnostics=diagnostics,
            history=history,
            presets=presets,
            notices=self.notices,
            about=AboutPresenter(
                theme=theme,
                icons=icons,
                shell=self.shell,
                settings=settings,
                about=about,
                parent=self,
            ),
            parent=self,
        )
        self.context = ContextParts(
            chat=chat,
            messages=self._message_presenter.service,
            engine=engine,
            settings_file=settings,
            presets=presets,
            shell=self.shell,
            settings=self.settings,
            notices=self.notices,
            parent=self,
        )
        self._offload = OffloadPresenter(
            loads=loads,
            chat=chat,
            settings=settings,
            shell=self.shell,
            notices=self.notices,
            theme=theme,
            parent=self,
        )
        self._tuner = TunerPresenter(
            tuner=tuner,
            loads=loads,
            chat=chat,
            settings=settings,
            notices=self.notices,
            theme=theme,
            icons=icons,
            window=window,
            parent=self,
        )
        self.models_page.token_wanted.connect(lambda: self.settings.open_at("models", "hub_token"))
        for place in (self._offload, self.settings):
            place.tune_wanted.connect(self._tuner.ask)
        self._actions = FaultActions(
            chat=chat,
            loads=loads,
            chats=self._chats,
            models=self._models,
            notices=self.notices,
            parent=self,
        )
        self.settings.first_run_wanted.connect(self._show_first_run)
        self._in_and_out = files = InAndOut(
            window,
            theme=theme,
            shell=self.shell,
            notices=self.notices,
            chat=chat,
            exports=exports,
            imports=imports,
            actions=self.actions,
            models=self._models,
            models_page=self.models_page,
            settings=self.settings,
            parent=self,
        )
        self.exchange, self.dropping, self.given = files.exchange, files.dropping, files.given
        self._connect_transcript(transcript, window)
        self._connect_window()
        self._keys = WindowKeys(
            actions=self.actions,
            theme=theme,
            icons=icons,
            shell=self.shell,
            chat=chat,
            settings_file=settings,
            chats=self._chats,
            models=self._models,
            models_page=self.models_page,
            settings=self.settings,
            library=library,
            presets=presets,
            parent=self,
        )
        self._answer_news = AnswerNews(chat, settings, self._notifier, self)
        self._tray = Tray(window, settings, self._notifier, self.actions, self)
        self._fill_window(settings.value)
        memory.set_watched(window.is_seen)

    def _connect_window(self) -> None:
        window, settings, theme = self._window, self._settings, self._theme
        self._chat.answering_changed.connect(self.notices.set_answering)
        self._chats.title_changed.connect(self._show_title)
        self.shell.frame.wish_changed.connect(self._remember_sides)
        settings.changed.connect(self._on_settings_changed)
        settings.write_failed.connect(lambda fault: self.notices.show("settings", fault))
        theme.changed.connect(self._tint_window)
        window.seen_changed.connect(self._memory.set_watched)
        window.font_changed.connect(theme.refresh)
        window.closing.connect(self._on_closing)

    def _fill_window(self, settings: Settings) -> None:
        self._show_title("")
        for side, shown in _sides(settings).items():
            self.shell.frame.wish(side, shown)
        self._follow(settings)
        self._tint_window()
        self._window.setCentralWidget(self.shell)
        # Qt would do it later, and the focus given to what is hidden never arrives.
        self.shell.setVisible(True)

    def _connect_transcript(self, transcript: TranscriptView, window: MainWindow) -> None:
        transcript.action_triggered.connect(self._actions.act_on_message)
        self._saver = CodeSaver(window, self.notices, self)
        transcript.save_wanted.connect(self._saver.ask)

    def start(self) -> None:
        """Read the chats, load the model that was used last."""
        if self._settings.fault is not None:
            self.notices.show("settings", self._settings.fault)
        self._chat.start()
        self._models.start()
        self._move.start()
        self.shell.focus_composer()

    @Slot()
    def _show_first_run(self) -> None:
        self._chats.new_chat()
        self._first_run.look_again()

    # ── the window ───────────────────────────────────────────────────────────

    @Slot(str)
    def _show_title(self, title: str) -> None:
        self._window.setWindowTitle(self.tr("{0} - moechat").format(title) if title else "moechat")

    @Slot(object)
    def _on_settings_changed(self, settings: Settings) -> None:
        self._follow(settings)
        for side, shown in _sides(settings).items():
            if self.shell.frame.wished[side] != shown:
                self.shell.frame.wish(side, shown)

    def _follow(self, settings: Settings) -> None:
        self._theme.choose(
            Scheme(settings.scheme),
            text_percent=settings.text_percent,
            density=Density(settings.density),
        )
        self._motion.choose(less=settings.motion == "less")
        self.shell.composer.set_send_key(needs_ctrl=settings.send_key == "ctrl_enter")

    @Slot()
    def _tint_window(self) -> None:
        self._window.set_background(self._theme.colour(Tone.BACKGROUND))

    @Slot()
    def _remember_sides(self) -> None:
        wished = self.shell.frame.wished
        self._settings.update(sidebar_open=wished[Side.SIDEBAR], panel_open=wished[Side.PANEL])

    @Slot()
    def _on_closing(self) -> None:
        """Nothing that was typed or decided is lost."""
        self.settings.close()
        self.models_page.settle()
        self.shell.composer.flush_draft()
        self._message_presenter.settle()


def _sides(settings: Settings) -> dict[Side, bool]:
    return {Side.SIDEBAR: settings.sidebar_open, Side.PANEL: settings.panel_open}
