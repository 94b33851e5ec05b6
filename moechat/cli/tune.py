"""``moechat tune``: the best setting of a model on this machine, by measuring."""

import sys
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from moechat.cli.faults import fault_sentence
from moechat.cli.interrupts import interrupts
from moechat.cli.streams import Output
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.tuning_result import MeasuredPoint, TuningResult
from moechat.core.tuning_steps import Step, StepKind
from moechat.protocol.messages import DeviceAnswers
from moechat.services.engine import EngineService
from moechat.services.load_planner import LoadPlanner, LoadWish, PlannedLoad
from moechat.services.power import on_battery
from moechat.services.processors import thread_choices
from moechat.services.texts import format_bytes
from moechat.services.tuner import TuneJob, Tuner
from moechat.services.tuning_texts import (
    estimate_text,
    note_text,
    point_text,
    rejection_text,
    setting_text,
    step_text,
    verdict_text,
)


@dataclass(frozen=True)
class TuneOptions:
    """What the command line asked for."""

    wish: LoadWish
    minutes: float
    on_battery: bool
    json: bool


class TuneCommand(QObject):
    """Asks the engine for its devices, plans, measures, and prints what was found.

    The JSON has ``model, device, estimate_s, limit_s, seconds``; ``verdict: {code, text, values}``;
    ``chosen``, a point or null; ``points: [{device, ratio, slots, experts, prefill_chunk,
    kv_precision, threads, context_tokens, needed_bytes, budget_bytes,
    expected_tokens_per_second, tokens_per_second, ttft_ms, prompt_tokens, answers, spread,
    hurried, rejected}]`` in the order measured, where ``rejected`` is null or a code;
    ``notes: [{code, text, values}]``; ``drift``, the relative change of the first point's speed
    until the end, or null; ``stability: untried|passed|failed`` with a full context;
    ``complete``, false where the run was stopped or cut.

    The exit code is 0 if a setting was chosen, 1 otherwise.
    """

    def __init__(
        self,
        app: QCoreApplication,
        engine: EngineService,
        planner: LoadPlanner,
        tuner: Tuner,
        options: TuneOptions,
    ) -> None:
        super().__init__(app)
        self._app = app
        self._engine = engine
        self._planner = planner
        self._tuner = tuner
        self._options = options
        self._planned: PlannedLoad | None = None
        self._estimate_s = 0.0
        self._began = 0.0
        self._points: list[MeasuredPoint] = []
        self._told = 0  # points that have their line
        self._exit_code = 1
        self._output = Output(self._on_output_lost)
        engine.devices.connect(self._on_devices)
        engine.died.connect(self._on_died)
        tuner.step.connect(self._on_step)
        tuner.measured.connect(self._on_measured)
        tuner.finished.connect(self._on_finished)
        tuner.failed.connect(self._fail)

    def run(self) -> int:
        """Measure, print, and return the exit code. Raises `UserError` ON_BATTERY."""
        if not self._options.on_battery and on_battery():
            raise UserError(FaultCode.ON_BATTERY)
        with interrupts(self._on_interrupt):
            QTimer.singleShot(0, self._engine.start)
            self._app.exec()
        self._engine.shutdown()
        return self._exit_code

    # ── before ───────────────────────────────────────────────────────────────

    @Slot(list)
    def _on_devices(self, devices: list[DeviceAnswers]) -> None:
        self._engine.devices.disconnect(self._on_devices)
        self._planner.plan(self._options.wish, devices, self._begin, self._fail)

    def _begin(self, planned: PlannedLoad) -> None:
        self._planned = planned
        try:
            session = self._tuner.prepare(
                TuneJob(planned, thread_choices()), limit_s=self._options.minutes * 60
            )
            self._estimate_s = session.estimate_s
            if session.space.base.plan.fits:
                self._say(estimate_text(session.estimate_s, session.limit_s))
                self._say(self.tr("Ctrl+C ends it and keeps what has been measured."))
            self._began = time.monotonic()
            self._tuner.start(allow_battery=self._options.on_battery)
        except UserError as error:
            self._fail(error.fault)

    # ── meanwhile ────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_step(self, step: Step) -> None:
        if step.kind is StepKind.LOAD:
            self._tell_points()
        if sys.stderr.isatty():
            self._output.remark(step_text(step))

    @Slot(list)
    def _on_measured(self, points: list[MeasuredPoint]) -> None:
        self._points = points

    def _tell_points(self) -> None:
        for point in self._points[self._told :]:
            self._say(point_text(point))
        self._told = max(self._told, len(self._points))

    # ── ends ─────────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_finished(self, result: TuningResult) -> None:
        if self._options.json:
            self._output.json(msgspec.json.encode(self._as_json(result)))
        else:
            self._tell_points()
            if result.points:
                self._say("", *_table(result))
            self._say("", verdict_text(result.verdict), *map(note_text, result.notes))
        self._exit_code = 1 if result.chosen is None else 0
        self._app.exit()

    def _as_json(self, result: TuningResult) -> dict[str, Any]:
        built: dict[str, Any] = {
            "model": self._planned.facts.name if self._planned else "",
            "device": self._planned.plan.device if self._planned else "",
            "estimate_s": self._estimate_s,
            "limit_s": self._options.minutes * 60,
            "seconds": time.monotonic() - self._began,
            **msgspec.to_builtins(result),
        }
        built["verdict"]["text"] = verdict_text(result.verdict)
        for shown, note in zip(built["notes"], result.notes, strict=True):
            shown["text"] = note_text(note)
        return built

    @Slot(object)
    def _on_died(self, fault: Fault) -> None:
        if not self._tuner.is_running:
            self._fail(fault)

    @Slot(object)
    def _fail(self, fault: Fault) -> None:
        self._output.remark(fault_sentence(fault))
        self._app.exit()

    def _on_interrupt(self) -> None:
        if self._tuner.is_running:
            self._tuner.stop()
        else:
            self._output.remark(self.tr("Stopped before anything was measured."))
            self._app.exit()

    def _on_output_lost(self, _: OSError) -> None:
        self._tuner.stop()

    def _say(self, *lines: str) -> None:
        if not self._options.json:
            for line in lines:
                self._output.answer(f"{line}\n")


def _table(result: TuningResult) -> list[str]:
    rows = [("setting", "memory", "tok/s", "first token", "expected", "")]
    for point in result.points:
        chosen = result.chosen is not None and point.key == result.chosen.key
        mark = "<- best" if chosen else rejection_text(point.rejected) if point.rejected else ""
        rows.append(
            (
                setting_text(point),
                format_bytes(point.needed_bytes),
                f"{point.tokens_per_second:.1f}" if point.answers else "",
                f"{point.ttft_ms / 1000:.1f} s" if point.answers else "",
                f"{point.expected_tokens_per_second:.1f}",
                mark,
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column in (0, 5) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
