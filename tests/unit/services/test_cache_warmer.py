"""What is kept in the file cache while a model is loaded: the real process, loads of the test's."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from moechat.client.warm_client import WarmClient
from moechat.core.engine_state import EngineState
from moechat.core.machine import DriveFacts, DriveKind
from moechat.core.memory_plan import GIB
from moechat.core.offload_proof import Proof, ProofCause, ProofState
from moechat.core.warming import Unsuited
from moechat.protocol.messages import Loaded
from moechat.protocol.system_memory import SystemMemory
from moechat.protocol.warm_messages import WarmTrouble
from moechat.services.cache_warmer import CacheStatus, CacheWarmer, Warmth
from moechat.services.load_planner import LoadWish
from moechat.services.loads import LoadOutcome
from moechat.services.power_watch import PowerWatch
from moechat.services.settings import SettingsFile
from tests.shots.examples import FACTS, planned

WAIT_MS = 60_000
SIZE = 3 << 20
PROOF = Proof(
    state=ProofState.ACTIVE, cause=ProofCause.NONE, predicted_bytes=0, measured_bytes=0,
    resident_bytes=0,
)  # fmt: skip


class _Signals(QObject):
    state_changed = Signal(object)
    loaded = Signal(object)


class Bench:
    """The service with loads, a battery and memory as the test says."""

    def __init__(self, qtbot: QtBot, home: Path, *command: str) -> None:
        self.qtbot, self.home = qtbot, home
        self.loads: Any = _Signals()
        self.loads.engine = _Signals()
        self.battery: bool | None = None
        self.power = PowerWatch(read_battery=lambda: self.battery)
        self.settings = SettingsFile(home / "settings.toml")
        self.available = 16 * GIB
        self.client = WarmClient(command or None)
        self.warmer = CacheWarmer(
            self.loads, self.settings, self.power, self.client,
            read_memory=lambda: SystemMemory(total=32 * GIB, available=self.available),
        )  # fmt: skip
        self.told: list[CacheStatus | None] = []
        self.warmer.changed.connect(self.told.append)

    def load(self, size: int = SIZE, drive: DriveKind = DriveKind.NVME) -> None:
        (self.home / "openvino_model.bin").write_bytes(bytes(size))
        facts = msgspec.structs.replace(FACTS, expert_spans=((100, SIZE - 100),))
        load = planned(50)
        machine = msgspec.structs.replace(load.machine, drive=DriveFacts(path="/m", kind=drive))
        load = replace(load, wish=LoadWish(self.home, load.wish.wishes), facts=facts)
        loaded = Loaded(
            id=1, name="m", device="GPU", device_name="", pipeline="LLM", context_tokens=1,
            wanted_context_tokens=1, kv_bytes=1, kv_precision="u8", load_ms=1, rss_bytes=0,
            ratio=50,
        )  # fmt: skip
        self.loads.loaded.emit(LoadOutcome(replace(load, machine=machine), loaded, PROOF))

    def state(self, state: EngineState) -> None:
        self.loads.engine.state_changed.emit(state)

    @property
    def warmth(self) -> Warmth | None:
        return self.warmer.status.warmth if self.warmer.status else None

    def until(self, warmth: Warmth) -> CacheStatus:
        self.qtbot.waitUntil(lambda: self.warmth is warmth, timeout=WAIT_MS)
        assert self.warmer.status is not None
        return self.warmer.status


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Bench]]:
    made: list[Bench] = []

    def make(*command: str) -> Bench:
        made.append(Bench(qtbot, tmp_path, *command))
        return made[-1]

    yield make
    for each in made:
        each.warmer.close()


def test_a_load_that_streams_is_kept_until_the_model_goes(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.load()
    assert b.warmth is Warmth.WARMING
    kept = b.until(Warmth.KEPT)
    assert kept.total_bytes == kept.wanted_bytes == kept.read_bytes == SIZE - 100
    assert b.client.pid
    b.state(EngineState.GENERATING)  # a drive that does not seek serves both
    b.state(EngineState.READY)
    assert b.warmth is Warmth.KEPT
    b.state(EngineState.UNLOADING)
    assert b.told[-1] is None
    assert not b.client.pid


def test_the_user_pauses_and_an_answer_does_where_the_drive_seeks(
    bench: Callable[..., Bench],
) -> None:
    b = bench()
    b.load(drive=DriveKind.ROTATING)
    b.until(Warmth.KEPT)
    b.state(EngineState.GENERATING)
    b.until(Warmth.YIELDING)
    b.state(EngineState.STOPPING)
    b.until(Warmth.KEPT)
    b.warmer.set_paused(True)
    b.until(Warmth.PAUSED)
    b.state(EngineState.GENERATING)
    b.state(EngineState.READY)
    b.warmer.set_paused(False)
    b.until(Warmth.KEPT)


def test_battery_and_setting_are_followed_at_once(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.load()
    b.until(Warmth.KEPT)
    b.battery = True
    b.power.look()
    assert b.told[-1] == CacheStatus(Warmth.NONE, unsuited=Unsuited.BATTERY)
    assert not b.client.pid
    b.settings.update(keep_experts_cached="on")
    b.until(Warmth.KEPT)
    b.settings.update(send_key="ctrl_enter")  # which begins nothing anew
    assert b.warmth is Warmth.KEPT
    b.settings.update(keep_experts_cached="off")
    assert b.told[-1] == CacheStatus(Warmth.NONE, unsuited=Unsuited.OFF)


def test_memory_of_others_is_not_taken(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.available = GIB
    b.load()
    assert b.told == [CacheStatus(Warmth.NONE, unsuited=Unsuited.NO_ROOM)]
    assert not b.client.pid


def test_a_file_that_is_too_short_and_a_process_that_dies(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.load(size=SIZE // 2)
    assert b.until(Warmth.FAILED).trouble is WarmTrouble.MISSING
    dying = bench(sys.executable, "-c", "import os; os.abort()")
    dying.load()
    assert dying.until(Warmth.FAILED).trouble is None
