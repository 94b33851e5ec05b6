"""Between the tuner and its dialog; the chat's engine gives its memory back meanwhile."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.memory_plan import comfortable
from moechat.core.model_name import folder_model_name
from moechat.core.plan import Plan
from moechat.core.tuning_result import MeasuredPoint, TuningResult
from moechat.core.tuning_steps import Step
from moechat.services.chat import ChatService
from moechat.services.engine import EngineState
from moechat.services.joining import one_after_another
from moechat.services.loads import LoadService, LoadWish, PlannedLoad
from moechat.services.power import on_battery
from moechat.services.processors import thread_choices
from moechat.services.settings import SettingsFile
from moechat.services.texts import describe
from moechat.services.tuner import TuneJob, Tuner
from moechat.services.tuning_texts import (
    estimate_text,
    note_text,
    rejection_text,
    setting_text,
    step_text,
    verdict_text,
)
from moechat.services.wishes import fix_ratio, load_wish
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.icons import IconSet
from moechat.ui.offload.tuner_dialog import TunedRow, TunerDialog
from moechat.ui.theme import Theme


class TunerPresenter(QObject):
    """One run at a time, on an engine of its own."""

    def __init__(
        self,
        *,
        tuner: Tuner,
        loads: LoadService,
        chat: ChatService,
        settings: SettingsFile,
        notices: FaultNotices,
        theme: Theme,
        icons: IconSet,
        window: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tuner, self._loads, self._chat = tuner, loads, chat
        self._settings, self._notices = settings, notices
        self._theme, self._icons, self._window = theme, icons, window
        self._dialog: TunerDialog | None = None
        self._planned: PlannedLoad | None = None
        self._step = ""
        self._waiting = False  # for the chat's engine to give its memory back
        tuner.step.connect(self._on_step)
        tuner.measured.connect(self._on_measured)
        tuner.progress.connect(self._on_progress)
        tuner.finished.connect(self._on_finished)
        tuner.failed.connect(self._on_failed)
        loads.engine.state_changed.connect(self._on_engine_state)

    # ── before ───────────────────────────────────────────────────────────────

    @Slot()
    def ask(self) -> None:
        """Open the dialog for the model that is loaded or remembered."""
        planned = self._loads.current
        if planned is None or self._chat.answering:
            code = FaultCode.BUSY if self._chat.answering else FaultCode.NOTHING_LOADED
            self._notices.show("tuner", Fault(code))
            return
        self._loads.planner.plan_automatic(planned, lambda plan: self._lay_out(planned, plan))

    def _lay_out(self, planned: PlannedLoad, plan: Plan) -> None:
        """Plan a run around what would be picked automatically."""
        if self._dialog is not None:
            return  # somebody asked twice
        wishes = msgspec.structs.replace(planned.wish.wishes, ratio=None)
        wish = LoadWish(planned.wish.model_dir, wishes)
        self._planned = replace(planned, wish=wish, plan=plan)
        try:
            session = self._tuner.prepare(TuneJob(self._planned, thread_choices()))
        except UserError as error:
            self._notices.show("tuner", error.fault)
            return
        self._dialog = dialog = TunerDialog(self._theme, self._icons, self._window)
        dialog.start_wanted.connect(self._start)
        dialog.stop_wanted.connect(self._stop)
        dialog.apply_wanted.connect(self._apply)
        dialog.finished.connect(self._on_closed)
        name = folder_model_name(planned.wish.model_dir).name
        sentences = [
            self.tr(
                "Loads the model with several settings, measures answers, and keeps the best one."
            ),
            estimate_text(session.estimate_s, session.limit_s),
            self.tr("Other heavy programs would spoil the result; better close them."),
        ]
        if on_battery():
            sentences.append(
                self.tr("The computer runs on battery, where it is slower: plug it in first.")
            )
        dialog.show_question(name, one_after_another(sentences), can_start=plan.fits)
        dialog.open()

    # ── the run ──────────────────────────────────────────────────────────────

    @Slot()
    def _start(self) -> None:
        """Begin once the chat's engine has given its memory back."""
        if self._dialog is None:
            return
        self._dialog.show_running()
        self._step = self.tr("Freeing memory")
        self._waiting = True
        self._free_memory()

    @Slot()
    def _free_memory(self) -> None:
        if not self._waiting:
            return
        try:
            self._loads.engine.unload()
        except UserError as error:
            self._waiting = False
            self._on_failed(error.fault)
            return
        self._on_engine_state(self._loads.engine.state)

    @Slot(object)
    def _on_engine_state(self, state: EngineState) -> None:
        if not self._waiting or state in (EngineState.LOADING, EngineState.UNLOADING):
            return
        if state is EngineState.READY:  # a load that was under way; others are to hear of it first
            QTimer.singleShot(0, self, self._free_memory)
            return
        self._waiting = False
        try:
            self._tuner.start(allow_battery=True)  # whoever pressed Start was told
        except UserError as error:
            self._on_failed(error.fault)

    @Slot()
    def _stop(self) -> None:
        if self._dialog is None:
            return
        if self._waiting:  # nothing has begun
            self._waiting = False
            self._dialog.accept()
            return
        self._dialog.show_stopping()
        self._tuner.stop()

    @Slot(object)
    def _on_step(self, step: Step) -> None:
        self._step = step_text(step)

    @Slot(float, float)
    def _on_progress(self, remaining_s: float, done: float) -> None:
        if self._dialog is not None:
            self._dialog.show_step(self._step, done, remaining_s)

    @Slot(list)
    def _on_measured(self, points: list[MeasuredPoint]) -> None:
        self._show_rows(points, None)

    def _show_rows(self, points: Sequence[MeasuredPoint], chosen: MeasuredPoint | None) -> None:
        if self._dialog is None or self._planned is None:
            return
        plan = self._planned.plan
        rows = [
            TunedRow(
                setting=setting_text(point),
                ratio=point.ratio,
                tokens_per_second=point.tokens_per_second if point.counts else None,
                ttft_ms=point.ttft_ms,
                memory_bytes=point.needed_bytes,
                note=rejection_text(point.rejected) if point.rejected else "",
                chosen=chosen is not None and point.key == chosen.key,
            )
            for point in points
        ]
        self._dialog.show_rows(rows, plan.curve, comfortable(plan.budget_bytes))

    # ── after ────────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_finished(self, result: TuningResult) -> None:
        self._tuner.release_engine()
        if self._dialog is None:
            return
        self._show_rows(result.points, result.chosen)
        notes = one_after_another(note_text(note) for note in result.notes)
        self._dialog.show_result(
            verdict_text(result.verdict), notes, can_apply=result.chosen is not None
        )

    @Slot(object)
    def _on_failed(self, fault: Fault) -> None:
        self._tuner.release_engine()
        if self._dialog is not None:
            said = describe(fault)
            self._dialog.show_result(said.title, said.advice, can_apply=False)

    @Slot()
    def _apply(self) -> None:
        """Leave the ratio to the plan, which knows the result now, and load."""
        planned = self._planned
        if planned is None or self._dialog is None:
            return
        folder = planned.wish.model_dir
        fix_ratio(self._settings, folder, None)
        self._dialog.accept()
        try:
            self._loads.load(load_wish(self._settings.value, folder))
        except UserError as error:
            self._notices.show("model", error.fault)

    @Slot()
    def _on_closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
