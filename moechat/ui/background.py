"""While nobody looks: the end of a long answer is told, and the window may wait in the tray."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from moechat.core.conversation import Message
from moechat.services.chat import ChatService
from moechat.services.settings import Settings, SettingsFile
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId
from moechat.ui.main_window import MainWindow
from moechat.ui.notifier import Notifier, has_tray

_LONG_S = 10.0  # whoever waits less is still there


class AnswerNews(QObject):
    """Says that an answer is ready, never what is in it: others may see the screen."""

    def __init__(
        self,
        chat: ChatService,
        settings: SettingsFile,
        notifier: Notifier,
        parent: QObject | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._settings, self._notifier, self._clock = settings, notifier, clock
        self._began: float | None = None
        chat.answering_changed.connect(self._on_answering)
        chat.writer.ended.connect(self._on_ended)

    @Slot(bool)
    def _on_answering(self, answering: bool) -> None:
        if answering and self._began is None:
            self._began = self._clock()

    @Slot(object)
    def _on_ended(self, message: Message) -> None:
        began, self._began = self._began, None
        if began is None or self._clock() - began < _LONG_S:
            return
        if not self._settings.value.notify_answers:
            return
        if message.fault is None:
            self._notifier.tell(self.tr("The answer is ready"), self.tr("Click to read it."))
        else:
            self._notifier.tell(self.tr("The answer ended early"), self.tr("Click to see why."))


class Tray(QObject):
    """Keeps the window's program running when it is closed, if the settings say so."""

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsFile,
        notifier: Notifier,
        actions: BoundActions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window, self._notifier, self._actions = window, notifier, actions
        self._menu: QMenu | None = None
        actions.bind(ActionId.QUIT, window.end)
        settings.changed.connect(self._follow)
        self._follow(settings.value)

    @Slot(object)
    def _follow(self, settings: Settings) -> None:
        # Without a tray nothing would bring the window back but a second start.
        stays = settings.close_to_tray and has_tray()
        if stays != self._window.hides_on_close:
            self._window.hides_on_close = stays
            self._notifier.stay(self._made_menu if stays else None)

    def _made_menu(self) -> QMenu:
        self._menu = menu = QMenu(self._window)
        show = QAction(self.tr("Open moechat"), menu)
        show.triggered.connect(self._window.bring)
        new = QAction(self.tr("New chat"), menu)
        new.triggered.connect(self._new_chat)
        quit_ = QAction(self.tr("Quit"), menu)
        quit_.triggered.connect(self._window.end)
        menu.addActions([show, new])
        menu.addSeparator()
        menu.addAction(quit_)
        return menu

    @Slot()
    def _new_chat(self) -> None:
        self._window.bring()
        self._actions.run(ActionId.NEW_CHAT)
