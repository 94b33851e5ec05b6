"""What the window holds: widgets and services brought together."""

from PySide6.QtCore import QObject, Slot

from moechat.services.message_service import MessageService
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
from moechat.ui.gauge_presenter import GaugePresenter
from moechat.ui.icons import IconSet, application_icon
from moechat.ui.in_and_out import InAndOut
from moechat.ui.load_parts import LoadParts
from moechat.ui.main_window import MainWindow
from moechat.ui.message_presenter import MessagePresenter
from moechat.ui.model_parts import ModelParts
from moechat.ui.notifier import Notifier
from moechat.ui.offload.cache_view import show_cache
from moechat.ui.settings_presenter import SettingsPresenter
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme
from moechat.ui.transcript.view import TranscriptView
from moechat.ui.window_keys import WindowKeys
from moechat.ui.window_look import WindowLook
from moechat.ui.window_services import WindowServices


class WindowContents(QObject):
    """Owns the widgets and presenters; the services are handed in and outlive it."""

    def __init__(
        self,
        window: MainWindow,
        services: WindowServices,
        *,
        theme: Theme,
        transcript: TranscriptView,
    ) -> None:
        super().__init__(window)
        self._window, self._services, self._theme = window, services, theme
        self._icons = icons = IconSet(theme)
        self.shell = shell = Shell(theme, icons, transcript)
        window.setWindowIcon(application_icon())
        self.actions = BoundActions(window, self)
        self._notifier = Notifier(window, self)
        self.notices = FaultNotices(shell.notices, parent=self)
        # The chat comes first: what its messages say is not said again by a banner.
        self._make_chats(transcript)
        self._make_gauges()
        models = self.models = ModelParts(
            services,
            theme=theme,
            icons=icons,
            shell=shell,
            notices=self.notices,
            notifier=self._notifier,
            parent=self,
        )
        self._models, self.models_page = models.chosen, models.page
        self.loads = LoadParts(
            services,
            window=window,
            theme=theme,
            icons=icons,
            shell=shell,
            notices=self.notices,
            load_again=self._models.reload,
            parent=self,
        )
        self._make_settings()
        self._make_files()
        self._connect_transcript(transcript)
        self._look = WindowLook(
            window, theme=theme, shell=shell, settings=services.settings, parent=self
        )
        self._connect_window()
        self._make_keys()
        self._fill_window()

    def _make_chats(self, transcript: TranscriptView) -> None:
        services = self._services
        self._chats = ChatPresenter(
            chat=services.chat,
            engine=services.loads.engine,
            shell=self.shell,
            transcript=transcript,
            notices=self.notices,
            parent=self,
        )
        self.parts = ChatParts(
            chat=services.chat,
            organiser=services.organiser,
            search=services.chat_search,
            window=self._window,
            shell=self.shell,
            chats=self._chats,
            actions=self.actions,
            settings=services.settings,
            confirm=Confirm(self._theme, self._icons, self.shell),
            parent=self,
        )
        self._messages = MessageService(services.chat, self)
        self._message_presenter = MessagePresenter(self._messages, self.shell, self.actions, self)
        self._messages.branch_changed.connect(self.parts.find.find_again)

    def _make_gauges(self) -> None:
        services = self._services
        self._engine = EnginePresenter(
            loads=services.loads,
            chat=services.chat,
            shell=self.shell,
            notices=self.notices,
            parent=self,
        )
        self._gauge = GaugePresenter(
            loads=services.loads,
            memory=services.memory,
            figures=services.figures,
            shell=self.shell,
            parent=self,
        )
        show_cache(services.warmer, self.shell.panel.cache)

    def _make_settings(self) -> None:
        services, theme, icons = self._services, self._theme, self._icons
        about = AboutPresenter(
            theme=theme,
            icons=icons,
            shell=self.shell,
            settings=services.settings,
            about=services.about,
            parent=self,
        )
        self.settings = SettingsPresenter(
            theme=theme,
            icons=icons,
            shell=self.shell,
            settings=services.settings,
            chat=services.chat,
            engine=services.loads.engine,
            library=services.library,
            manager=services.manager,
            models=self._models,
            current_model=services.current_model,
            access=services.access,
            own_data=services.own_data,
            diagnostics=services.diagnostics,
            history=services.history,
            presets=services.presets,
            notices=self.notices,
            about=about,
            parent=self,
        )
        self.models_page.token_wanted.connect(lambda: self.settings.open_at("models", "hub_token"))
        self.settings.tune_wanted.connect(self.loads.tuner.ask)
        self.settings.first_run_wanted.connect(self._show_first_run)
        self.context = ContextParts(
            chat=services.chat,
            messages=self._messages,
            engine=services.loads.engine,
            settings_file=services.settings,
            presets=services.presets,
            shell=self.shell,
            settings=self.settings,
            notices=self.notices,
            parent=self,
        )

    def _make_files(self) -> None:
        services = self._services
        self._in_and_out = files = InAndOut(
            self._window,
            theme=self._theme,
            shell=self.shell,
            notices=self.notices,
            chat=services.chat,
            exports=services.exports,
            imports=services.imports,
            actions=self.actions,
            models=self._models,
            models_page=self.models_page,
            settings=self.settings,
            parent=self,
        )
        self.exchange, self.dropping, self.given = files.exchange, files.dropping, files.given

    def _connect_transcript(self, transcript: TranscriptView) -> None:
        self._fault_actions = FaultActions(
            chat=self._services.chat,
            loads=self._services.loads,
            chats=self._chats,
            models=self._models,
            notices=self.notices,
            parent=self,
        )
        transcript.action_triggered.connect(self._fault_actions.act_on_message)
        self._saver = CodeSaver(self._window, self.notices, self)
        transcript.save_wanted.connect(self._saver.ask)

    def _connect_window(self) -> None:
        window, services = self._window, self._services
        services.chat.answering_changed.connect(self.notices.set_answering)
        services.settings.write_failed.connect(lambda fault: self.notices.show("settings", fault))
        self._chats.title_changed.connect(self._show_title)
        window.seen_changed.connect(services.memory.set_watched)
        window.closing.connect(self._on_closing)

    def _make_keys(self) -> None:
        services = self._services
        self._keys = WindowKeys(
            actions=self.actions,
            theme=self._theme,
            icons=self._icons,
            shell=self.shell,
            chat=services.chat,
            settings_file=services.settings,
            chats=self._chats,
            models=self._models,
            models_page=self.models_page,
            settings=self.settings,
            library=services.library,
            presets=services.presets,
            parent=self,
        )
        self._answer_news = AnswerNews(services.chat, services.settings, self._notifier, self)
        self._tray = Tray(self._window, services.settings, self._notifier, self.actions, self)

    def _fill_window(self) -> None:
        self._show_title("")
        self._look.apply()
        self._window.setCentralWidget(self.shell)
        # Qt would do it later, and the focus given to what is hidden never arrives.
        self.shell.setVisible(True)
        self._services.memory.set_watched(self._window.is_seen)

    def start(self) -> None:
        """Read the chats, load the model that was used last."""
        settings = self._services.settings
        if settings.fault is not None:
            self.notices.show("settings", settings.fault)
        self._services.chat.start()
        self.models.start()
        self.shell.focus_composer()

    @Slot()
    def _show_first_run(self) -> None:
        self._chats.new_chat()
        self.models.first_run.look_again()

    @Slot(str)
    def _show_title(self, title: str) -> None:
        self._window.setWindowTitle(self.tr("{0} - moechat").format(title) if title else "moechat")

    @Slot()
    def _on_closing(self) -> None:
        """Nothing that was typed or decided is lost."""
        self.settings.close()
        self.models_page.settle()
        self.shell.composer.flush_draft()
        self._message_presenter.settle()
