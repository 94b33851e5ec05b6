"""Whether the hub has something newer of the models that are here; asked only on demand."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from moechat.core.download_plan import DownloadPlan
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.hub.file_cache import FileCache
from moechat.hub.installed import InstalledModel, followed_revision
from moechat.hub.model_folder import read_manifest
from moechat.protocol.download_messages import Hub
from moechat.services.hub_access import HubAccess
from moechat.services.hub_search import load_reader
from moechat.services.tasks import TaskLane

if TYPE_CHECKING:
    from moechat.hub.search import HubReader

_log = logging.getLogger(__name__)

# These are about one model: others may be asked all the same.
_OF_ONE = frozenset(
    {
        FaultCode.REPO_MISSING, FaultCode.REPO_GATED, FaultCode.REVISION_MISSING,
        FaultCode.REPO_NOT_OPENVINO, FaultCode.REPO_UNSAFE, FaultCode.REPO_TOO_MANY_FILES,
    }
)  # fmt: skip


class Update(msgspec.Struct, frozen=True, kw_only=True):
    """What an update of a model would fetch; no files = it is as new as the hub's."""

    folder: str
    commit: str
    files: int = 0
    size_bytes: int = 0


class Checked(msgspec.Struct, frozen=True):
    """Models that were asked for; of the faults one is worth telling."""

    updates: tuple[Update, ...] = ()
    fault: Fault | None = None


class UpdateCheck(QObject):
    """One question at a time; nothing is asked unless somebody wants to know."""

    checked = Signal(object)  # Checked

    def __init__(self, access: HubAccess, cache: FileCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._access, self._cache = access, cache
        self._lane: TaskLane | None = None  # made for the first question
        self._reader: HubReader | None = None
        self._turn = 0

    def check(self, models: Sequence[InstalledModel]) -> None:
        """Ask the hub about these; `checked` follows."""
        self.stop()
        turn = self._turn
        lane = self._lane = self._lane or TaskLane("updates", self)

        def ask(hub: Hub) -> None:
            if turn != self._turn:
                return
            from moechat.hub.search import HubReader  # noqa: PLC0415 - see `load_reader`

            reader = self._reader = HubReader(hub, self._cache)
            lane.run(lambda: _check(reader, models), tell, broken)

        def tell(checked: Checked) -> None:
            if turn == self._turn:
                self.checked.emit(checked)

        def broken(error: Exception) -> None:
            if turn == self._turn:
                _log.error("looking for updates", exc_info=error)
                reason = type(error).__name__
                tell(Checked(fault=Fault(FaultCode.UNEXPECTED, {"reason": reason}, str(error))))

        def refuse(fault: Fault) -> None:
            tell(Checked(fault=fault))

        lane.run(load_reader, lambda _: self._access.ask(ask, refuse))

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._turn += 1
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.stop()

    def close(self, timeout_s: float) -> None:
        """End for good; blocks for a moment."""
        self.stop()
        if self._lane is not None:
            self._lane.drain(timeout_s)


def _check(reader: "HubReader", models: Sequence[InstalledModel]) -> Checked:
    updates: list[Update] = []
    fault: Fault | None = None
    try:
        for model in models:
            try:
                plan = reader.plan(model.repo, followed_revision(model))
            except UserError as error:
                _log.info("%s: %s", model.repo, error.fault.code)
                fault = error.fault
                if error.fault.code not in _OF_ONE:
                    break
            else:
                updates.append(_update_of(model, plan))
    finally:
        reader.close()
    return Checked(tuple(updates), fault)


def _update_of(model: InstalledModel, plan: DownloadPlan) -> Update:
    manifest = read_manifest(Path(model.folder))
    here = {file.path: file.oid for file in manifest.files} if manifest is not None else {}
    new = [file for file in plan.files if here.get(file.path) != file.oid]
    return Update(
        folder=model.folder,
        commit=plan.commit,
        files=len(new),
        size_bytes=sum(file.size for file in new),
    )
