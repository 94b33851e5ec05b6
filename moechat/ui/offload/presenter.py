"""Between loading by the plan and the card about streamed experts."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal, Slot

from moechat.core.faults import Fault, UserError
from moechat.core.memory_plan import comfortable
from moechat.core.offload_proof import Proof, ProofState
from moechat.core.plan import Plan
from moechat.core.ratio_stops import RatioStops
from moechat.services.chat import ChatService
from moechat.services.engine import EngineState
from moechat.services.loads import LoadOutcome, LoadService, PlannedLoad
from moechat.services.plan_summary import source_text, summary, why_resident
from moechat.services.proof_texts import proof_chip, proof_text
from moechat.services.settings import SettingsFile
from moechat.services.wishes import fix_ratio, load_wish
from moechat.ui.banner import Notice
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.offload.plan_details import PlanDetails
from moechat.ui.offload.ratio_slider import Marks
from moechat.ui.offload.streaming_card import Offload
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme, Tone

_CHANGE = "ratio"  # key of the banner about a ratio that was chosen
_TONES = {
    ProofState.ACTIVE: Tone.OK,
    ProofState.IGNORED: Tone.BAD,
    ProofState.UNCLEAR: Tone.WARN,
    ProofState.NOT_APPLICABLE: Tone.MUTED,
}


class OffloadPresenter(QObject):
    """Shows the plan in force, and loads the model again where another ratio is chosen."""

    tune_wanted = Signal()

    def __init__(
        self,
        *,
        loads: LoadService,
        chat: ChatService,
        settings: SettingsFile,
        shell: Shell,
        notices: FaultNotices,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._loads, self._chat, self._settings = loads, chat, settings
        self._shell, self._notices, self._theme = shell, notices, theme
        self._card = shell.panel.streaming
        self._planned: PlannedLoad | None = None
        self._suggested: int | None = None
        self._in_force: tuple[int | None, int] | None = None  # before changes not loaded yet
        self._reload_ms: float | None = None
        self._details: PlanDetails | None = None
        loads.planned.connect(self._on_planned)
        loads.loaded.connect(self._on_loaded)
        loads.failed.connect(self._on_failed)
        loads.engine.state_changed.connect(self._on_state)
        loads.engine.load_cancelled.connect(self._on_gone)
        loads.engine.unloaded.connect(self._on_unloaded)
        loads.engine.died.connect(self._on_unloaded)
        self._card.ratio_chosen.connect(self._on_ratio_chosen)
        self._card.automatic_wanted.connect(self._on_automatic)
        self._card.manual_wanted.connect(self._on_manual)
        self._card.details_wanted.connect(self._show_details)
        self._card.tune_wanted.connect(self.tune_wanted)

    # ── what is loaded ───────────────────────────────────────────────────────

    @Slot(object)
    def _on_planned(self, planned: PlannedLoad) -> None:
        self._planned = planned
        manual = planned.wish.wishes.ratio is not None
        self._suggested = None if manual else planned.plan.ratio
        self._show(planned)
        self._card.set_loading(True)
        if manual:
            self._ask_what_is_suggested(planned)

    def _ask_what_is_suggested(self, planned: PlannedLoad) -> None:
        """A ratio set by hand has the automatic one as a mark beside it."""

        def found(automatic: Plan) -> None:
            if self._planned is planned:
                self._suggested = automatic.ratio if automatic.fits else None
                outcome = self._loads.outcome
                self._show(planned, outcome.proof if outcome else None)

        self._loads.planner.plan_automatic(planned, found)

    @Slot(object)
    def _on_loaded(self, outcome: LoadOutcome) -> None:
        self._planned, self._reload_ms = outcome.planned, outcome.loaded.load_ms
        self._in_force = None
        self._show(outcome.planned, outcome.proof)
        self._card.set_loading(False)

    @Slot(object)
    def _on_failed(self, _fault: Fault) -> None:
        self._card.set_loading(False)
        if self._planned is not None and len(self._planned.plan.curve) > 1:
            self._card.show_proof(self.tr("Not loaded"), Tone.MUTED, "")
        self._card.slider.put_back()
        self._notices.dismiss(_CHANGE)  # "is loaded again" is not true any more

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        self._card.set_loading(state in (EngineState.LOADING, EngineState.UNLOADING))
        if state is EngineState.GENERATING:  # life goes on with what was chosen
            self._notices.dismiss(_CHANGE)

    @Slot()
    def _on_unloaded(self) -> None:
        """A slider stays where it is: it may be on its way to another ratio."""
        if self._planned is not None and len(self._planned.plan.curve) > 1:
            self._card.show_proof(self.tr("Not loaded"), Tone.MUTED, "")
        else:
            self._card.hide()

    @Slot()
    def _on_gone(self) -> None:
        self._planned = None
        self._card.hide()

    def _show(self, planned: PlannedLoad, proof: Proof | None = None) -> None:
        plan = planned.plan
        if len(plan.curve) < 2:
            self._show_unavailable(planned, proof)
            return
        last_good = self._loads.last_good
        good = last_good.ratio if last_good and last_good.device == plan.device else None
        self._card.show_offload(
            Offload(
                stops=RatioStops.of(plan.curve),
                ratio=plan.ratio,
                comfortable_bytes=comfortable(plan.budget_bytes),
                manual=planned.wish.wishes.ratio is not None,
                source=source_text(plan.source),
                why=summary(plan),
                marks=Marks(suggested=self._suggested, last_good=good),
                reload_ms=self._reload_ms,
            )
        )
        if proof is None:
            self._card.show_proof(self.tr("Loading"), Tone.MUTED, "")
        else:
            self._card.show_proof(proof_chip(proof), _TONES[proof.state], proof_text(proof))

    def _show_unavailable(self, planned: PlannedLoad, proof: Proof | None) -> None:
        """Why nothing can be streamed: as the plan knows it, else as it turned out."""
        said = why_resident(planned.plan) or (proof_text(proof) if proof is not None else "")
        if said:
            self._card.show_unavailable(said)
        else:
            self._card.hide()

    # ── the user ─────────────────────────────────────────────────────────────

    @Slot(int)
    def _on_ratio_chosen(self, ratio: int) -> None:
        if not self._chat.answering:
            self._change(ratio)
            return
        self._ask(
            self.tr("An answer is being written. Stop it and load at {0} % now?").format(ratio),
            self.tr("Stop and load"),
            lambda: self._stop_and_change(ratio),
        )

    def _stop_and_change(self, ratio: int) -> None:
        self._loads.engine.force_stop()
        self._change(ratio)

    @Slot()
    def _on_automatic(self) -> None:
        planned = self._planned
        if planned is None or planned.wish.wishes.ratio is None:
            return
        if not self._chat.answering:
            self._change(None)
            return
        self._show(planned)  # the menu has changed its tick
        self._ask(
            self.tr("An answer is being written. Stop it and load automatically now?"),
            self.tr("Stop and load"),
            self._stop_and_go_automatic,
        )

    def _stop_and_go_automatic(self) -> None:
        self._loads.engine.force_stop()
        self._change(None)

    @Slot()
    def _on_manual(self) -> None:
        """The ratio in force stays, and from now on it is the user's."""
        planned = self._planned
        if planned is not None and planned.wish.wishes.ratio is None:
            fix_ratio(self._settings, planned.wish.model_dir, planned.plan.ratio)
            self._change(planned.plan.ratio, undo=False)

    def _ask(self, title: str, button: str, act: Callable[[], None]) -> None:
        def put_back() -> None:
            self._notices.dismiss(_CHANGE)
            self._card.slider.put_back()

        def agreed() -> None:
            self._notices.dismiss(_CHANGE)
            act()

        self._shell.notices.show_notice(
            Notice(
                _CHANGE, title, "", Tone.WARN, [(button, agreed), (self.tr("Not now"), put_back)]
            )
        )

    def _change(self, ratio: int | None, *, undo: bool = True) -> None:
        """Load the same model at ``ratio``, or as the plan thinks best (None)."""
        planned = self._planned
        if planned is None:
            return
        before, folder = planned.wish.wishes.ratio, planned.wish.model_dir
        fix_ratio(self._settings, folder, ratio)
        try:
            self._loads.load(load_wish(self._settings.value, folder))
        except UserError as error:
            fix_ratio(self._settings, folder, before)
            self._card.slider.put_back()
            self._notices.show("model", error.fault)
            return
        if not undo:
            self._in_force = None
            return
        # Several changes in a row are undone at once: what came between was never loaded.
        self._in_force = self._in_force or (before, planned.plan.ratio)
        self._offer_undo(ratio, *self._in_force)

    def _offer_undo(self, ratio: int | None, before: int | None, at_before: int) -> None:
        now = self.tr("Automatic") if ratio is None else self.tr("{0} %").format(ratio)

        def back() -> None:
            self._notices.dismiss(_CHANGE)
            self._change(before, undo=False)

        self._shell.notices.show_notice(
            Notice(
                _CHANGE,
                self.tr("{0} instead of {1} %: the model is loaded again, the chat stays.").format(
                    now, at_before
                ),
                self.tr("The next answer reads the whole chat again, as its cache is lost."),
                Tone.MUTED,
                [(self.tr("Undo"), back)],
            )
        )

    @Slot(QPoint)
    def _show_details(self, where: QPoint) -> None:
        if self._planned is None:
            return
        self._details = PlanDetails(self._theme, self._shell)
        outcome = self._loads.outcome
        self._details.show_plan(self._planned.plan, outcome.loaded.lock if outcome else None)
        self._details.pop_up(where)
