"""What this program keeps on the drive: where, how much, and how to be rid of it."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from moechat.core.faults import file_fault
from moechat.services.load_marker import remove_marks
from moechat.services.logs import empty_logs
from moechat.services.paths import Paths
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane

logger = logging.getLogger(__name__)


class DataKind(StrEnum):
    """What something is."""

    CHATS = "chats"
    SETTINGS = "settings"
    LOGS = "logs"
    MODELS = "models"


@dataclass(frozen=True)
class Kept:
    """One kind of data: the folder or file, and its size with all that belongs to it."""

    kind: DataKind
    path: Path
    bytes: int


class OwnData(QObject):
    """Measures on a lane; deletes chats through the store, so that other windows notice."""

    measured = Signal(list)  # list[Kept]
    deleted = Signal()
    failed = Signal(object)  # Fault: something could not be deleted

    def __init__(
        self,
        paths: Paths,
        settings: SettingsFile,
        lane: TaskLane,
        delete_chats: Callable[[Callable[[], None]], None],
        parent: QObject | None = None,
    ) -> None:
        """``delete_chats`` deletes them and calls what it is given."""
        super().__init__(parent)
        self.paths = paths
        self._settings, self._lane, self._delete_chats = settings, lane, delete_chats

    def measure(self) -> None:
        """See how much there is; `measured` tells."""
        self._lane.run(lambda: measure(self.paths), self.measured.emit)

    def delete_all(self) -> None:
        """Delete chats, runs, settings and logs for good; models stay. `deleted` tells."""
        self._delete_chats(self._delete_rest)

    def _delete_rest(self) -> None:
        self._settings.reset()
        self._lane.run(self._delete_files, lambda _: self.deleted.emit(), self._on_error)

    def _delete_files(self) -> None:
        aside = self.paths.settings
        for pattern in (".damaged-*", ".newer-*"):
            for copy in aside.parent.glob(f"{aside.name}{pattern}"):
                copy.unlink(missing_ok=True)
        remove_marks(self.paths.data)
        empty_logs(self.paths.logs)

    def _on_error(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        logger.warning("something could not be deleted: %s", error)
        self.failed.emit(file_fault(error, str(error.filename or self.paths.data)))


def measure(paths: Paths) -> list[Kept]:
    """How much there is of each kind; blocks."""
    database, settings = paths.database, paths.settings
    return [
        Kept(DataKind.CHATS, database, _size(database.parent.glob(f"{database.name}*"))),
        Kept(DataKind.SETTINGS, settings, _size(settings.parent.glob(f"{settings.name}*"))),
        Kept(DataKind.LOGS, paths.logs, _size(paths.logs.glob("*"))),
        Kept(DataKind.MODELS, paths.models, _size(paths.models.rglob("*"))),
    ]


def _size(files: Iterable[Path]) -> int:
    total = 0
    try:
        for file in files:
            found = file.lstat()
            total += found.st_size if file.is_file() else 0
    except OSError as error:  # gone meanwhile, or not ours to see
        logger.info("not all could be measured: %s", error)
    return total
