"""The model folders that were opened before."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.model_name import ModelName, folder_model_name
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane

_MOST_REMEMBERED = 30


class FolderKind(StrEnum):
    """What a cheap look at a folder tells; the engine looks closely when it loads."""

    MODEL = "model"
    MISSING = "missing"
    SOMETHING_ELSE = "something_else"


class ModelEntry(msgspec.Struct, frozen=True):
    """One remembered folder; ``missing`` is what the last look found."""

    path: Path
    name: ModelName
    missing: bool = False
    current: bool = False  # the one that answers, or was chosen last


def look_at_folder(path: Path) -> FolderKind:
    """Whether a folder looks like an OpenVINO model. May block on a network drive."""
    try:
        if not path.is_dir():
            return FolderKind.MISSING
        for name in ("openvino_model.xml", "openvino_language_model.xml"):
            if (path / name).is_file():
                return FolderKind.MODEL
    except OSError:
        return FolderKind.MISSING
    return FolderKind.SOMETHING_ELSE


def _starter_in(models_dir: Path) -> Path | None:
    # On the lane and only here: its imports would hold up the first window.
    from moechat.hub.starter import is_ready, starter_dir  # noqa: PLC0415

    return starter_dir(models_dir) if is_ready(models_dir) else None


class ModelLibrary(QObject):
    """Remembers folders in the settings and looks after them on a lane of its own.

    A drive that does not answer holds up that lane and nothing else.
    """

    changed = Signal()

    def __init__(
        self,
        settings: SettingsFile,
        lane: TaskLane,
        models_dir: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._lane = lane
        self._models_dir = models_dir
        self._missing: frozenset[Path] = frozenset()
        self._starter: Path | None = None
        settings.changed.connect(self._on_settings_changed)
        self._known = self._remembered()

    @property
    def entries(self) -> list[ModelEntry]:
        """Remembered folders, most recent first."""
        last = self._settings.value.last_model
        return [
            ModelEntry(
                path,
                folder_model_name(path),
                missing=path in self._missing,
                current=bool(last) and path == Path(last),
            )
            for path in self._paths()
        ]

    @property
    def current(self) -> ModelEntry | None:
        """The folder that was chosen last."""
        return next((entry for entry in self.entries if entry.current), None)

    @property
    def starter(self) -> Path | None:
        """The starter model's folder, if the last look found it complete."""
        return self._starter

    def remember(self, path: Path) -> None:
        """Put a folder first."""
        paths = [path, *(known for known in self._paths() if known != path)][:_MOST_REMEMBERED]
        self._settings.update(models=tuple(str(p) for p in paths), last_model=str(path))
        self.look()

    def add(self, path: Path) -> None:
        """Put a folder on the list, behind the others; the current one stays."""
        if path not in self._paths():
            paths = [*self._paths()[: _MOST_REMEMBERED - 1], path]
            self._settings.update(models=tuple(str(p) for p in paths))
        self.look()

    def forget(self, path: Path) -> None:
        """Take a folder off the list; its files stay."""
        last = self._settings.value.last_model
        self._settings.update(
            models=tuple(str(known) for known in self._paths() if known != path),
            last_model="" if last and Path(last) == path else last,
        )

    def look(self) -> None:
        """See which folders are there now; `changed` follows where that is news."""
        paths = self._paths()

        def work() -> tuple[frozenset[Path], Path | None]:
            gone = {path for path in paths if look_at_folder(path) is FolderKind.MISSING}
            return frozenset(gone), _starter_in(self._models_dir)

        self._lane.run(work, self._take_look)

    def inspect(self, path: Path, on_done: Callable[[FolderKind], None]) -> None:
        """Have a look at a folder before it is opened."""
        self._lane.run(lambda: look_at_folder(path), on_done)

    def _take_look(self, found: tuple[frozenset[Path], Path | None]) -> None:
        if found != (self._missing, self._starter):
            self._missing, self._starter = found
            self.changed.emit()

    def _paths(self) -> list[Path]:
        return [Path(folder) for folder in self._settings.value.models]

    def _remembered(self) -> tuple[str, ...]:
        return (*self._settings.value.models, self._settings.value.last_model)

    @Slot()
    def _on_settings_changed(self) -> None:
        known = self._remembered()
        if known != self._known:
            self._known = known
            self.changed.emit()
