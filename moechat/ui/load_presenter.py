"""What loading by the plan has to say: a step down, an ignored ratio, a model that pages."""

from PySide6.QtCore import QObject, Slot

from moechat.core.faults import UserError
from moechat.core.ladder import LadderStep
from moechat.core.offload_proof import ProofState
from moechat.core.plan import Plan
from moechat.core.run_watch import AlarmKind
from moechat.services.alarm_texts import alarm_text, alarm_title
from moechat.services.joining import as_sentence
from moechat.services.ladder_texts import step_text
from moechat.services.loads import LoadOutcome, LoadService, PagingAlarm
from moechat.services.proof_texts import proof_chip, proof_text
from moechat.services.texts import FaultAction, action_label
from moechat.ui.banner import Notice
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.shell import Shell
from moechat.ui.theme import Tone

_STEP, _PROOF, _ALARM = "step", "proof", "alarm"


class LoadPresenter(QObject):
    """Banners about loads that went another way than planned."""

    def __init__(
        self,
        *,
        loads: LoadService,
        shell: Shell,
        notices: FaultNotices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._loads, self._area, self._notices = loads, shell.notices, notices
        loads.planned.connect(self._on_planned)
        loads.stepping.connect(self._on_step)
        loads.failed.connect(self._on_failed)
        loads.engine.died.connect(self._on_failed)
        loads.loaded.connect(self._on_loaded)
        loads.alarm.connect(self._on_alarm)

    @Slot()
    def _on_planned(self) -> None:
        for key in (_PROOF, _ALARM):
            self._notices.dismiss(key)

    @Slot(object)
    def _on_step(self, step: LadderStep) -> None:
        failed = self._loads.current
        if failed is not None:
            text = step_text(step, failed.plan, self._loads.trouble)
            self._area.show_notice(Notice(_STEP, text))

    @Slot()
    def _on_failed(self) -> None:
        self._notices.dismiss(_STEP)

    @Slot(object)
    def _on_loaded(self, outcome: LoadOutcome) -> None:
        proof = outcome.proof
        if proof.state is ProofState.IGNORED:
            self._area.show_notice(
                Notice(_PROOF, as_sentence(proof_chip(proof)), proof_text(proof))
            )

    @Slot(object)
    def _on_alarm(self, alarm: PagingAlarm) -> None:
        actions = []
        if alarm.choice is not None and alarm.alarm.kind is not AlarmKind.SLOW:
            actions.append((self._safer_label(alarm.choice), self._load_safer))
            actions.append((self.tr("Not now"), lambda: self._notices.dismiss(_ALARM)))
        self._area.show_notice(
            Notice(
                _ALARM,
                as_sentence(alarm_title(alarm.alarm)),
                alarm_text(alarm.alarm, alarm.running, alarm.choice),
                Tone.WARN if alarm.alarm.kind is AlarmKind.SLOW else Tone.BAD,
                actions,
            )
        )

    def _safer_label(self, choice: Plan) -> str:
        if choice.ratio:
            return self.tr("Reload at {0} %").format(choice.ratio)
        return action_label(FaultAction.LOAD_SAFER)

    def _load_safer(self) -> None:
        self._notices.dismiss(_ALARM)
        try:
            self._loads.load_safer()
        except UserError as error:
            self._notices.show("model", error.fault)
