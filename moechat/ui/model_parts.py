"""What the window has about models: the chosen one, first start, page, getting and moving."""

from PySide6.QtCore import QObject

from moechat.ui.fault_notices import FaultNotices
from moechat.ui.first_run_presenter import FirstRunPresenter
from moechat.ui.icons import IconSet
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.models.move_presenter import MovePresenter
from moechat.ui.models.place_prompt import PlacePrompt
from moechat.ui.models.presenter import ModelsPresenter
from moechat.ui.notifier import Notifier
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme
from moechat.ui.window_services import WindowServices


class ModelParts(QObject):
    """Owns their presenters."""

    def __init__(
        self,
        services: WindowServices,
        *,
        theme: Theme,
        icons: IconSet,
        shell: Shell,
        notices: FaultNotices,
        notifier: Notifier,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        getting = services.getting
        self.chosen = ModelPresenter(
            library=services.library,
            loads=services.loads,
            chat=services.chat,
            settings=services.settings,
            shell=shell,
            notices=notices,
            parent=self,
        )
        self.first_run = FirstRunPresenter(
            service=services.first_run,
            downloads=services.downloads,
            getting=getting,
            shell=shell,
            parent=self,
        )
        self.page = ModelsPresenter(
            theme=theme,
            icons=icons,
            shell=shell,
            shelf=services.shelf,
            manager=services.manager,
            downloads=services.downloads,
            search=services.search,
            getting=getting,
            engine=services.loads.engine,
            library=services.library,
            models=self.chosen,
            notifier=notifier,
            updates=services.updates,
            hub=services.hub,
            parent=self,
        )
        self._move = MovePresenter(services.manager, shell.notices, self)
        self.place_prompt = PlacePrompt(theme, icons, shell)
        getting.place_wanted.connect(self.place_prompt.ask)
        self.place_prompt.chosen.connect(getting.put)
        self.place_prompt.given_up.connect(getting.give_up)
        self.first_run.models_wanted.connect(self.page.open)

    def start(self) -> None:
        """Load the model that was used last, and say what became of a move."""
        self.chosen.start()
        self._move.start()
