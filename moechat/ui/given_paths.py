"""What other programs ask of the window: to come to the front, and to open something."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from moechat.ui.main_window import MainWindow
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.models.presenter import ModelsPresenter
from moechat.ui.settings_presenter import SettingsPresenter

if TYPE_CHECKING:
    from moechat.services.door import Knock  # which loads Qt's network


class GivenPaths(QObject):
    """Loads folders that are given; files are for those who take them when they are dropped."""

    file_given = Signal(Path)

    def __init__(
        self,
        window: MainWindow,
        *,
        models: ModelPresenter,
        models_page: ModelsPresenter,
        settings: SettingsPresenter,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window, self._models = window, models
        self._models_page, self._settings = models_page, settings

    def open(self, path: Path, *, is_folder: bool) -> None:
        """Open a model's folder, or a file."""
        self._settings.leave()
        self._models_page.leave()
        if is_folder:
            self._models.load(path)
        else:
            self.file_given.emit(path)

    @Slot(object)
    def answer(self, knock: "Knock") -> None:
        """Another start was left to this window."""
        knock.pass_on_token()
        self._window.bring()
        if knock.given is not None:
            self.open(knock.given, is_folder=knock.is_folder)
