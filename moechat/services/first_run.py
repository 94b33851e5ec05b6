"""Looks this computer over at the first start, and finds the model that runs well on it."""

import logging

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from moechat.core.recommendation import Recommendation, recommend
from moechat.hub.catalogue import read_catalogue
from moechat.services.doctor import Examination
from moechat.services.examinations import Examinations
from moechat.services.first_look import first_look
from moechat.services.plan_texts import basis_text
from moechat.services.tasks import TaskLane
from moechat.services.texts import format_count

_log = logging.getLogger(__name__)


class FirstRunService(QObject):
    """One look at a time; what is known comes at once, and again when more is known."""

    looked = Signal(object)  # FirstLook
    offered = Signal(object)  # Recommendation; without an entry where nothing fits

    def __init__(
        self, examinations: Examinations, lane: TaskLane, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._examinations = examinations
        self._lane = lane
        self._is_wanted = False  # what an examination finds: others ask for some as well
        examinations.seen.connect(self._on_seen)
        examinations.changed.connect(self._on_changed)

    def start(self) -> None:
        """Look, or see what the look under way finds."""
        self._is_wanted = True
        self._examinations.start()

    def cancel(self) -> None:
        """Nothing more is wanted."""
        self._is_wanted = False

    @Slot(object)
    def _on_seen(self, examination: Examination) -> None:
        if self._is_wanted:
            self._tell(examination)

    @Slot()
    def _on_changed(self) -> None:
        found = self._examinations.latest
        if self._is_wanted and not self._examinations.is_running and found is not None:
            self._is_wanted = False
            self._tell(found)

    def _tell(self, examination: Examination) -> None:
        self.looked.emit(first_look(examination))
        machine = examination.machine
        self._lane.run(
            lambda: recommend(read_catalogue(), machine),
            self.offered.emit,
            lambda error: _log.error("No model could be recommended", exc_info=error),
        )


def recommendation_text(found: Recommendation) -> str:
    """How the recommended model would run here; empty where there is none."""
    if found.entry is None or found.plan is None:
        return ""
    plan, translate = found.plan, QCoreApplication.translate
    if not found.runs_well:
        how = translate("FirstRun", "Nothing of the catalogue runs fast here; this one runs best")
    elif plan.ratio:
        how = translate(
            "FirstRun", "The best that this PC runs well: {ratio} % of its experts streamed"
        ).format(ratio=format_count(plan.ratio))
    else:
        how = translate("FirstRun", "The best that this PC runs well, wholly in memory")
    speed = translate("FirstRun", "about {speed} tokens a second ({basis})").format(
        speed=format_count(round(plan.expected_tokens_per_second)),
        basis=basis_text(plan.expected_tokens_per_second, plan.basis, plan.error_factor),
    )
    return translate("FirstRun", "{how}, {speed}.").format(how=how, speed=speed)
