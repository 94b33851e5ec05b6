"""From a wish to a plan: the model's files, the machine as it is now, and earlier runs."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.gpu_budget import Ram
from moechat.core.graphics_driver import GraphicsStack
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.memory_lock import LockMode
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import Plan, Remembered, Wishes
from moechat.core.planner import make_plan
from moechat.core.remembering import Present, remember
from moechat.core.run_record import RunRecord, TunedSetting
from moechat.protocol.messages import DeviceAnswers
from moechat.services.device_probe import ProbeOutcome
from moechat.services.display_adapters import read_graphics_stack
from moechat.services.doctor import Surroundings, conclude, read_ram, read_surroundings
from moechat.services.drive_speeds import DriveSpeeds
from moechat.services.inspection import inspect_folder
from moechat.services.joining import in_a_list
from moechat.services.model_identity import read_model_key
from moechat.services.power import on_battery
from moechat.services.tasks import TaskLane
from moechat.store.store import Store

T = TypeVar("T")
Earlier = tuple[list[RunRecord], TunedSetting | None]  # runs, and what was tuned
_log = logging.getLogger(__name__)

_DRIVE_PATIENCE_S = 0.5  # how long a load may wait for the speed of its drive


@dataclass(frozen=True)
class LoadWish:
    """A model, and what the user wants of its load."""

    model_dir: Path
    wishes: Wishes = field(default_factory=Wishes)
    lock: LockMode = LockMode.OFF


@dataclass(frozen=True)
class PlannedLoad:
    """A wish, everything that its plan depends on, and the plan."""

    wish: LoadWish
    facts: ModelFacts
    machine: Machine
    remembered: Remembered
    plan: Plan
    model_key: str = ""

    @property
    def device(self) -> DeviceFacts:
        """The device of the plan."""
        found = (d for d in self.machine.devices if d.id == self.plan.device)
        return next(found, DeviceFacts(id=self.plan.device, name="", kind=DeviceKind.CPU))


class RunsAccess(Protocol):
    """The store as `StoreAccess` gives it."""

    def run(
        self,
        work: Callable[[Store], tuple[list[RunRecord], TunedSetting | None]],
        on_done: Callable[[tuple[list[RunRecord], TunedSetting | None]], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> None:
        """Run ``work`` elsewhere, and tell here."""
        ...


@dataclass(frozen=True)
class _Findings:
    """What the lane found."""

    facts: ModelFacts
    model_key: str
    machine: Machine


class LoadPlanner:
    """Plans on a lane; afresh each time, as memory is never the same.

    Facts of a folder are kept as long as none of its files changes. ``read_ram`` and ``drives``
    stand between it and the machine.
    """

    def __init__(
        self,
        lane: TaskLane,
        runs: RunsAccess | None = None,
        *,
        drives: DriveSpeeds | None = None,
        read_ram: Callable[[], Ram] = read_ram,
        read_stack: Callable[[], GraphicsStack] = read_graphics_stack,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._lane = lane
        self._runs = runs
        self._drives = drives or DriveSpeeds()
        self._read_ram = read_ram
        self._read_stack = read_stack
        self._clock = clock
        # Of the lane's thread from here on.
        self._known: dict[Path, tuple[object, ModelFacts, str]] = {}
        self._surroundings: Surroundings | None = None

    @property
    def drives(self) -> DriveSpeeds:
        """How fast the drives are, measured once for all who ask."""
        return self._drives

    def prepare(self) -> None:
        """Look now at what does not change while the program runs."""
        self._lane.run(self._look_around)

    def plan(
        self,
        wish: LoadWish,
        devices: list[DeviceAnswers],
        on_planned: Callable[[PlannedLoad], None],
        on_fault: Callable[[Fault], None],
    ) -> None:
        """Plan ``wish`` for these devices; calls one of the two later.

        Faults: those of `inspect_folder`, BAD_REQUEST for an impossible ratio, DEVICE_MISSING,
        MODEL_UNSUPPORTED for an NPU.
        """

        def failed(error: Exception) -> None:
            on_fault(_fault_of(error))

        def found(findings: _Findings) -> None:
            def finish(runs: list[RunRecord], tuned: TunedSetting | None) -> None:
                self._lane.run(
                    lambda: self._decide(wish, findings, runs, tuned), on_planned, failed
                )

            self._recall(findings.model_key, finish)

        self._lane.run(lambda: self._find(wish, devices), found, failed)

    def think(
        self,
        work: Callable[[], T],
        on_done: Callable[[T], None],
        on_fault: Callable[[Fault], None],
    ) -> None:
        """Have ``work``, which is all reckoning, done on the lane."""
        self._lane.run(work, on_done, lambda error: on_fault(_fault_of(error)))

    def _recall(
        self, key: str, then: Callable[[list[RunRecord], TunedSetting | None], None]
    ) -> None:
        """What the store has of a model; a store in trouble must not keep a model from loading."""
        if self._runs is None:
            then([], None)
            return

        def failed(fault: Fault) -> None:
            _log.warning("Planning without earlier runs: %s", fault.code)
            then([], None)

        self._runs.run(
            lambda store: (store.runs.latest(key), store.runs.tuned(key)),
            lambda found: then(*found),
            failed,
        )

    def recall_all(self, keys: Sequence[str], then: Callable[[dict[str, Earlier]], None]) -> None:
        """What the store has of these models, by their keys."""
        found: dict[str, Earlier] = {}

        def ask(rest: Sequence[str]) -> None:
            if not rest:
                then(found)
                return

            def take(runs: list[RunRecord], tuned: TunedSetting | None) -> None:
                found[rest[0]] = (runs, tuned)
                ask(rest[1:])

            self._recall(rest[0], take)

        ask(keys)

    def plan_automatic(self, planned: PlannedLoad, on_planned: Callable[[Plan], None]) -> None:
        """What would be planned without the ratio that was wished for, on the machine as it was."""
        wishes = msgspec.structs.replace(planned.wish.wishes, ratio=None)
        self._lane.run(
            lambda: make_plan(planned.facts, planned.machine, wishes, planned.remembered),
            on_planned,
        )

    # ── on the lane ──────────────────────────────────────────────────────────

    def facts(self, folder: Path) -> tuple[ModelFacts, str]:
        """What the files in ``folder`` say, and the key that runs are stored with.

        Only within `think`. Raises as `inspect_folder`.
        """
        return self._inspect(folder)

    def machine(
        self,
        folder: Path,
        devices: list[DeviceAnswers],
        *,
        given_back_bytes: int = 0,
        measure: bool = False,
    ) -> Machine:
        """The machine now, with the drive of ``folder``, which may not be there yet.

        ``given_back_bytes`` are what unloading would free; to ``measure`` the drive, a model has
        to be in ``folder``. Only within `think`; raises `OSError`.
        """
        place = next(path for path in (folder, *folder.parents) if path.is_dir())
        return self._machine(place, devices, streams=measure, given_back_bytes=given_back_bytes)

    def _find(self, wish: LoadWish, devices: list[DeviceAnswers]) -> _Findings:
        facts, key = self._inspect(wish.model_dir)
        machine = self._machine(wish.model_dir, devices, streams=facts.experts > 0)
        return _Findings(facts, key, machine)

    def _inspect(self, folder: Path) -> tuple[ModelFacts, str]:
        stamp = _stamp(folder)
        known = self._known.get(folder)
        if known is None or known[0] != stamp:
            facts = inspect_folder(folder)
            known = self._known[folder] = (stamp, facts, read_model_key(folder))
        return known[1], known[2]

    def _machine(
        self,
        folder: Path,
        devices: list[DeviceAnswers],
        *,
        streams: bool,
        given_back_bytes: int = 0,
    ) -> Machine:
        ram = self._read_ram()
        available = min(ram.total_bytes, ram.available_bytes + given_back_bytes)
        ram = msgspec.structs.replace(ram, available_bytes=available)
        around = replace(self._look_around(), ram=ram)
        wait_s = _DRIVE_PATIENCE_S if streams else None
        drive = self._drives.facts(folder, wait_s)
        return conclude(ProbeOutcome(devices=devices), around, drive).machine

    def _look_around(self) -> Surroundings:
        if self._surroundings is None:
            self._surroundings = read_surroundings(self._read_stack)
        return self._surroundings

    def _decide(
        self,
        wish: LoadWish,
        findings: _Findings,
        runs: list[RunRecord],
        tuned: TunedSetting | None,
    ) -> PlannedLoad:
        facts, machine = findings.facts, findings.machine
        remembered = remembered_of(
            runs,
            tuned,
            facts=facts,
            machine=machine,
            model_key=findings.model_key,
            now=self._clock(),
        )
        wishes = _with_device(wish.wishes, machine, facts.name)
        plan = make_plan(facts, machine, wishes, remembered)
        wish = replace(wish, wishes=wishes)
        return PlannedLoad(wish, facts, machine, remembered, plan, findings.model_key)


def remembered_of(
    runs: Sequence[RunRecord],
    tuned: TunedSetting | None,
    *,
    facts: ModelFacts,
    machine: Machine,
    model_key: str,
    now: float | None = None,
) -> Remembered:
    """What is remembered of a model, as the computer is now; ``now`` in seconds since the epoch."""
    present = Present(
        now=time.time() if now is None else now,
        model_key=model_key,
        drivers=drivers_of(machine),
        versions=machine.versions,
        on_battery=on_battery(),
    )
    return remember(runs, tuned, model=facts, machine=machine, present=present)


def drivers_of(machine: Machine) -> dict[str, str]:
    """The graphics driver of each device, as runs are compared by it; "" for the processor."""
    graphics = (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)
    version = machine.versions.get("graphics_driver", "")
    return {d.id: version if d.kind in graphics else "" for d in machine.devices}


def _with_device(wishes: Wishes, machine: Machine, name: str) -> Wishes:
    """The wishes with a device that exists; raises `UserError` DEVICE_MISSING, MODEL_UNSUPPORTED.

    "GPU" means the first where there are several.
    """
    if wishes.device is None:
        return wishes
    known = {device.id: device for device in machine.devices}
    found = known.get(wishes.device) or known.get(f"{wishes.device}.0")
    if found is None:
        raise UserError(FaultCode.DEVICE_MISSING, device=wishes.device, available=in_a_list(known))
    if found.kind is DeviceKind.NPU:
        raise UserError(FaultCode.MODEL_UNSUPPORTED, name=name, reason="NPU")
    return msgspec.structs.replace(wishes, device=found.id)


def _stamp(folder: Path) -> object:
    """Something that changes with any file of a folder."""
    try:
        entries = [(entry.name, entry.stat()) for entry in folder.iterdir()]
    except OSError:
        return object()  # inspection says what is wrong, in words
    return sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in entries)


def _fault_of(error: Exception) -> Fault:
    if isinstance(error, UserError):
        return error.fault
    _log.error("A load could not be planned", exc_info=error)
    return Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}, repr(error))
