"""States of a load: how far it is, what it came to, and what else could be chosen."""

import math

from msgspec.structs import replace as changed
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from moechat.core.bottleneck import Cause
from moechat.core.faults import Fault, FaultCode
from moechat.core.ladder import LadderStep, next_step
from moechat.core.machine import Machine
from moechat.core.offload_proof import ProofCause
from moechat.core.plan import Remembered
from moechat.core.run_watch import Alarm, AlarmKind
from moechat.core.tuning_steps import Step
from moechat.protocol.messages import LoadProgress, LoadStage
from moechat.services.cache_warmer import CacheStatus, Warmth
from moechat.services.loads import PagingAlarm
from moechat.ui.composer import Mode
from moechat.ui.theme import Tone
from tests.shots.examples import (
    FACTS,
    GIB,
    MACHINE,
    PAGING_RATES,
    PROFILES,
    memory_at,
    planned,
)
from tests.shots.stage import Stage
from tests.support.tuning_machine import Simulated, along

_SPEEDS = {30: 18.6, 50: 14.9, 70: 12.2}


def loading(stage: Stage) -> None:
    load = planned()
    stage.empty()
    stage.window.plan(load)
    _show_progress(stage, LoadStage.COMPILING, 0.54)
    stage.show_speed(None, None)
    stage.show_memory(load.plan, memory_at(load.plan, 0.48), rate=None)


def _show_progress(stage: Stage, where: LoadStage, fraction: float) -> None:
    shell = stage.shell
    shell.composer.set_mode(Mode.LOADING)
    shell.show_loading("Qwen3.6-35B-A3B")
    shell.loading.show_progress(LoadProgress(id=1, stage=where, fraction=fraction))
    shell.top_bar.show_state(f"Loading, {fraction:.0%}".replace("%", " %"), Tone.MUTED)


def ladder(stage: Stage) -> None:
    """The first try failed for memory."""
    failed = planned()
    stage.talk()
    step = next_step(
        FACTS, _with_less_memory(2 * GIB), failed.wish.wishes, Remembered(), failed.plan,
        tried=(), missing_bytes=2 * GIB,
    )  # fmt: skip
    assert isinstance(step, LadderStep)
    stage.window.loads.current = failed
    stage.window.loads.stepping.emit(step)
    stage.window.instead(failed, step.plan)
    _show_progress(stage, LoadStage.COMPILING, 0.31)
    stage.show_speed(None, None)
    stage.show_memory(step.plan, memory_at(step.plan, 0.27), rate=None)


def _with_less_memory(gone: int) -> Machine:
    devices = [
        changed(each, budget_bytes=(each.budget_bytes or 0) - gone) for each in MACHINE.devices
    ]
    left = MACHINE.ram_available_bytes - gone
    return changed(MACHINE, devices=devices, ram_available_bytes=left)


def ignored(stage: Stage) -> None:
    """A ratio was sent, and everything is in memory all the same."""
    load = planned()
    stage.talk()
    stage.window.loaded(load, ProofCause.UNKNOWN)
    stage.show_memory(load.plan, memory_at(load.plan, 1.38))


def alarm(stage: Stage) -> None:
    load = planned()
    stage.talk()
    choice = planned(ratio=50).plan
    seen = Alarm(
        kind=AlarmKind.PAGING, tokens_per_second=1.9, usual_tokens_per_second=18.6,
        major_faults_s=PAGING_RATES.major_faults_s, swap_in_bytes_s=PAGING_RATES.swap_in_bytes_s,
        swap_out_bytes_s=PAGING_RATES.swap_out_bytes_s, ram_available_bytes=int(0.6 * GIB),
    )  # fmt: skip
    stage.window.loads.alarm.emit(PagingAlarm(seen, load.plan, choice))
    stage.show_speed(1.9, PAGING_RATES, Cause.SWAP)
    stage.show_memory(load.plan, memory_at(load.plan, 1.0, squeezed=int(5.4 * GIB)), rate=1.9)
    stage.shell.top_bar.show_state("Paging", Tone.BAD)


def refused(stage: Stage) -> None:
    """Nothing that is left would fit."""
    stage.talk()
    stage.window.notices.show(
        "model",
        Fault(
            FaultCode.LOAD_TOOK_DOWN,
            {"model": "Qwen3.6-35B-A3B", "ratio": 20, "device": "GPU"},
        ),
    )
    stage.window.loads.engine.unloaded.emit()
    stage.show_speed(None, None)
    stage.show_other_memory()
    stage.shell.top_bar.show_state("No model", Tone.MUTED)


def no_xmx(stage: Stage) -> None:
    machine = PROFILES["no-xmx"].machine
    load = planned(device=None, machine=machine, remembered=Remembered())
    stage.talk()
    stage.show_device(load.plan.device, machine)
    stage.window.loaded(load, ProofCause.CPU)
    speed = load.plan.expected_tokens_per_second
    stage.show_speed(speed, None)
    stage.show_memory(load.plan, memory_at(load.plan, machine=machine), rate=speed, machine=machine)


def moved(stage: Stage) -> None:
    """The slider is on its way to another ratio."""
    stage.talk()
    slider = stage.shell.panel.streaming.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_PageUp)


def too_little(stage: Stage) -> None:
    stage.talk()
    slider = stage.shell.panel.streaming.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)


def cache_warming(stage: Stage) -> None:
    """Experts are read into the file cache."""
    stage.talk()
    total = int(10.6 * GIB)
    stage.shell.panel.cache.show_status(CacheStatus(Warmth.WARMING, total, total, int(5.8 * GIB)))


def cache_pressed(stage: Stage) -> None:
    """Other programs want the memory."""
    stage.talk()
    total = int(10.6 * GIB)
    stage.shell.panel.cache.show_status(CacheStatus(Warmth.PRESSED, total, total, int(2.1 * GIB)))


def by_hand(stage: Stage) -> None:
    """The user's own ratio, with the suggestion as a mark."""
    stage.talk()
    load = planned(ratio=50)
    stage.window.loaded(load)
    stage.show_memory(load.plan, memory_at(load.plan))


def details(stage: Stage) -> None:
    """The sums of the plan."""
    stage.talk()
    card = stage.shell.panel.streaming
    card._details.click()
    popover = stage.window.offload._details
    assert popover is not None
    popover.hide()  # it would take the input
    corner = card._details.mapTo(stage.shell, card._details.rect().topRight())
    size, shell = popover.size(), stage.shell.size()
    top = max(8, min(corner.y() - size.height() - 4, shell.height() - size.height()))
    stage.put_above(popover, QPoint(corner.x() - size.width(), top))


# ── the tuner ────────────────────────────────────────────────────────────────


def tuner_asks(stage: Stage) -> None:
    stage.talk()
    stage.window.tuning.ask()
    dialog = stage.window.tuning._dialog
    assert dialog is not None
    stage.put_above(dialog)


def tuner_runs(stage: Stage) -> None:
    tuner_asks(stage)
    stage.window.tuning._start()
    session, machine = stage.window.tuner.session, _tuning_machine()
    machine.run(session, stop_after=8)
    step = machine.steps[-1]
    stage.window.tuner.step.emit(step)
    stage.window.tuner.measured.emit(session.points)
    stage.window.tuner.progress.emit(session.limit_s - machine.elapsed_s, 0.46)


def tuner_done(stage: Stage) -> None:
    tuner_asks(stage)
    stage.window.tuning._start()
    session = stage.window.tuner.session
    _tuning_machine().run(session)
    stage.window.tuner.finished.emit(session.result())


def _tuning_machine() -> Simulated:
    def first_token(step: Step) -> float:
        rounds = math.ceil(step.prompt_tokens / step.candidate.plan.prefill_chunk)
        return step.prompt_tokens / 210 + 9.0 * rounds  # each reads the streamed experts again

    return Simulated(along(_SPEEDS), load_s=14.0, first_token_s=first_token)
