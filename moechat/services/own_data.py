"""What this program keeps on the drive: where, how much, and how to be rid of it."""

import logging
import os
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.services import data_files
from moechat.services.data_files import DataKind
from moechat.services.hub_access import PROXY_PASSWORD, TOKEN
from moechat.services.load_marker import remove_marks
from moechat.services.logs import empty_logs
from moechat.services.model_store import ModelStore
from moechat.services.paths import Paths
from moechat.services.secrets import Secrets
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane

logger = logging.getLogger(__name__)

Models = Callable[[], ModelStore]  # as they are when it is called


@dataclass(frozen=True)
class Kept:
    """One kind of data: the folder or file, and its size with all that belongs to it."""

    kind: DataKind
    path: Path
    bytes: int
    own_bytes: int = 0  # of models: those that moechat downloaded or copied; else all


class OwnData(QObject):
    """Measures on a lane; deletes chats through the store, so that other windows notice."""

    measured = Signal(list)  # list[Kept]
    deleted = Signal()  # also where some of it could not be
    failed = Signal(object)  # Fault: something could not be deleted

    def __init__(
        self,
        paths: Paths,
        settings: SettingsFile,
        lane: TaskLane,
        *,
        delete_chats: Callable[[Callable[[], None]], None],
        models: Models,
        secrets: Secrets,
        parent: QObject | None = None,
    ) -> None:
        """``delete_chats`` deletes them and calls what it is given."""
        super().__init__(parent)
        self.paths = paths
        self._settings, self._lane, self._delete_chats = settings, lane, delete_chats
        self._models, self._secrets = models, secrets

    def measure(self) -> None:
        """See how much there is; `measured` tells."""
        models = self._models()
        self._lane.run(lambda: measure(self.paths, models), self.measured.emit)

    def delete(self, kinds: Collection[DataKind]) -> None:
        """Delete what is of these kinds for good, other things stay; `deleted` tells."""
        models = self._models()  # where they are, while the settings still tell

        def rest() -> None:
            if DataKind.SETTINGS in kinds:
                self._settings.reset()
            self._lane.run(lambda: self._delete_files(kinds, models), self._tell, self._on_error)

        if DataKind.CHATS in kinds:
            self._delete_chats(rest)
        else:
            rest()

    def _delete_files(self, kinds: Collection[DataKind], models: ModelStore) -> list[Fault]:
        """All of it that can be deleted; what went wrong with the rest."""
        errors: list[OSError] = []
        faults: list[Fault] = []
        if DataKind.CHATS in kinds:
            remove_marks(self.paths.data)
        if DataKind.SETTINGS in kinds:
            file = self.paths.settings  # itself, its reset has deleted; the window holds its state
            files = data_files.own_files(DataKind.SETTINGS, self.paths)
            errors += data_files.delete(f for f in files if f.name.startswith(f"{file.name}."))
        if DataKind.LOGS in kinds:
            errors += data_files.delete(data_files.cache_files(self.paths))
            try:
                empty_logs(self.paths.logs)
            except OSError as error:
                errors.append(error)
        if DataKind.ACCESS in kinds:
            faults += forget_secrets(self._secrets)
        if DataKind.MODELS in kinds:
            faults += delete_models(models)
        return [*(not_deleted(error, self.paths.data) for error in errors), *faults]

    def _tell(self, faults: list[Fault]) -> None:
        self.deleted.emit()
        for fault in faults[:1]:  # one banner; the log has them all
            self.failed.emit(fault)

    def _on_error(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        logger.warning("something could not be deleted: %s", error)
        self.failed.emit(not_deleted(error, self.paths.data))


def not_deleted(error: OSError, data: Path) -> Fault:
    """What it means that something in the folder ``data`` could not be deleted."""
    values: dict[str, str | int | float] = {
        "path": str(error.filename or data),
        "reason": error.strerror or str(error),
    }
    return Fault(FaultCode.DATA_NOT_DELETED, values, repr(error))


def forget_secrets(secrets: Secrets) -> list[Fault]:
    """Delete all that the keyring holds of ours; what it means where it did not. May block."""
    gone = [secrets.put(name, "") for name in (TOKEN, PROXY_PASSWORD)]  # each is tried
    return [] if all(gone) else [Fault(FaultCode.SECRETS_KEPT)]


def delete_models(models: ModelStore) -> list[Fault]:
    """Delete our own models for good; what went wrong with those that stay. Blocks."""
    faults = []
    for model in models.own():
        try:
            models.delete_own(model)
        except UserError as error:
            logger.warning("a model stays: %s %s", error.fault.code, error.fault.detail)
            faults.append(error.fault)
    for root in models.roots:
        with suppress(OSError):  # other things are in it
            root.rmdir()
    return faults


def _files_below(folder: Path) -> Iterator[Path]:
    """What can be seen of it; links are not followed."""
    for place, _, names in os.walk(folder):
        yield from (Path(place, name) for name in names)


def measure(paths: Paths, models: ModelStore) -> list[Kept]:
    """How much there is of each kind; blocks."""
    kept = [
        Kept(kind, path, data_files.size_of(data_files.own_files(kind, paths)))
        for kind, path in (
            (DataKind.CHATS, paths.database),
            (DataKind.SETTINGS, paths.settings),
            (DataKind.LOGS, paths.logs),
        )
    ]
    every = data_files.size_of(_files_below(models.models))
    own = sum(model.size_bytes for model in models.own())
    return [*kept, Kept(DataKind.MODELS, models.models, every, own)]
