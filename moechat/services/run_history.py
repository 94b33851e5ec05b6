"""What was measured with the current model, and all of it as a table for other programs."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.faults import UserError, file_fault
from moechat.core.run_record import RunKind, RunRecord, TunedSetting
from moechat.disk.replacing import replace_file
from moechat.services.loads import LoadService, PlannedLoad
from moechat.services.runs_csv import runs_csv
from moechat.services.store_access import StoreAccess
from moechat.store.store import Store

_MOST = 200


class RunHistory(QObject):
    """Runs of the model that is, or was last, loaded; read when `look` is called."""

    changed = Signal()
    exported = Signal(Path)
    failed = Signal(object)  # Fault

    def __init__(
        self, loads: LoadService, store: StoreAccess, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._loads, self._store = loads, store
        self.runs: list[RunRecord] = []  # the newest first
        self.tuned: TunedSetting | None = None
        loads.loaded.connect(self.look)

    @property
    def planned(self) -> PlannedLoad | None:
        """The plan that the runs are compared with."""
        return self._loads.current

    @Slot()
    def look(self) -> None:
        """Read the runs anew; `changed` tells."""
        planned = self.planned
        if planned is None or not planned.model_key:
            self._take(([], None))
            return
        key, device = planned.model_key, planned.plan.device

        def read(store: Store) -> tuple[list[RunRecord], TunedSetting | None]:
            return store.runs.latest(key, _MOST), store.runs.tuned(key, device)

        self._store.run(read, self._take)

    def export(self, path: Path) -> None:
        """Write all runs, of all models, to a CSV file."""

        def write(store: Store) -> Path:
            try:
                replace_file(path, runs_csv(store.runs.all()).encode())
            except OSError as error:
                raise UserError.from_fault(file_fault(error, str(path))) from error
            return path

        self._store.run(write, self.exported.emit, self.failed.emit)

    def _take(self, found: tuple[list[RunRecord], TunedSetting | None]) -> None:
        self.runs, self.tuned = found
        self.changed.emit()


def measured(runs: list[RunRecord], device: str) -> list[RunRecord]:
    """The newest warm run with a speed at each ratio on a device."""
    newest: dict[int, RunRecord] = {}
    for run in runs:
        speaks = run.tokens_per_second > 0 and not run.cold and not run.paging and not run.fault
        if run.device == device and run.kind is not RunKind.LOAD and speaks:
            newest.setdefault(run.ratio, run)
    return [newest[ratio] for ratio in sorted(newest)]
