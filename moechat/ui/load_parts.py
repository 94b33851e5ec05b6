"""What the window has about a load beside its model: progress, power, streaming, the tuner."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from moechat.ui.fault_notices import FaultNotices
from moechat.ui.icons import IconSet
from moechat.ui.load_presenter import LoadPresenter
from moechat.ui.main_window import MainWindow
from moechat.ui.offload.presenter import OffloadPresenter
from moechat.ui.offload.tuner_presenter import TunerPresenter
from moechat.ui.power_presenter import PowerPresenter
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme
from moechat.ui.window_services import WindowServices


class LoadParts(QObject):
    """Owns their presenters."""

    def __init__(
        self,
        services: WindowServices,
        *,
        window: MainWindow,
        theme: Theme,
        icons: IconSet,
        shell: Shell,
        notices: FaultNotices,
        load_again: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        loads, chat, settings = services.loads, services.chat, services.settings
        self._loads = LoadPresenter(loads=loads, shell=shell, notices=notices, parent=self)
        self._power = PowerPresenter(
            health=services.health,
            engine=loads.engine,
            settings=settings,
            shell=shell,
            notices=notices,
            load_again=load_again,
            parent=self,
        )
        self._offload = OffloadPresenter(
            loads=loads,
            chat=chat,
            settings=settings,
            shell=shell,
            notices=notices,
            theme=theme,
            parent=self,
        )
        self.tuner = TunerPresenter(
            tuner=services.tuner,
            loads=loads,
            chat=chat,
            settings=settings,
            notices=notices,
            theme=theme,
            icons=icons,
            window=window,
            parent=self,
        )
        self._offload.tune_wanted.connect(self.tuner.ask)
