"""The model that is loaded or was chosen last, and what its files say."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.model_facts import ModelFacts
from moechat.services.inspection import inspect_folder
from moechat.services.loads import LoadService, PlannedLoad
from moechat.services.models import ModelLibrary
from moechat.services.tasks import TaskLane

logger = logging.getLogger(__name__)


class CurrentModel(QObject):
    """Looks into a folder once, when its facts are first asked for."""

    changed = Signal()  # the facts are known now

    def __init__(
        self,
        loads: LoadService,
        library: ModelLibrary,
        lane: TaskLane,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._loads, self._library, self._lane = loads, library, lane
        self._asked: Path | None = None
        self._facts: ModelFacts | None = None
        loads.planned.connect(self._on_planned)

    @property
    def folder(self) -> Path | None:
        """Where it is; ``None`` = no model yet."""
        folder = self._loads.engine.model_dir
        current = self._library.current
        return folder or (current.path if current else None)

    @property
    def facts(self) -> ModelFacts | None:
        """What its files say; ``None`` = not known yet, `changed` tells when."""
        folder = self.folder
        if folder is None:
            return None
        if (planned := self._planned_for(folder)) is not None:
            return planned.facts
        if folder != self._asked:
            self._asked, self._facts = folder, None

            def take(facts: ModelFacts) -> None:
                if self._asked == folder:
                    self._facts = facts
                    self.changed.emit()

            self._lane.run(
                lambda: inspect_folder(folder),
                take,
                lambda error: logger.info("no facts of the model: %s", error),
            )
        return self._facts

    @property
    def planned_ratio(self) -> int | None:
        """Percent of the experts that the last plan streams; ``None`` = not planned yet."""
        folder = self.folder
        planned = self._planned_for(folder) if folder else None
        return planned.plan.ratio if planned else None

    def _planned_for(self, folder: Path) -> PlannedLoad | None:
        planned = self._loads.current
        return planned if planned and planned.wish.model_dir == folder else None

    @Slot()
    def _on_planned(self) -> None:
        self._asked = None  # its files may be others than before
        self.changed.emit()
