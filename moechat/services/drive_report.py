"""A drive's test together with what it means for a model, and for the other drives."""

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from moechat.core.catalogue import facts_of
from moechat.core.drive_choice import ModelPlace, faster_than
from moechat.core.drive_test import Allowed, DriveTest, allowed
from moechat.core.faults import UserError
from moechat.core.machine import DeviceFacts, DeviceKind, DriveKind, Machine
from moechat.core.model_facts import ModelFacts
from moechat.core.rates import rates_of
from moechat.core.smbios import memory_gb_s
from moechat.disk.looking import is_folder
from moechat.hub.catalogue import read_catalogue
from moechat.services.display_adapters import may_have_intel_graphics
from moechat.services.drive_speeds import DriveSpeeds
from moechat.services.drive_test import SECONDS, DriveTester, Stage
from moechat.services.drives import drive_kind
from moechat.services.firmware import smbios_tables
from moechat.services.inspection import inspect_folder
from moechat.services.model_drives import mounted, places
from moechat.services.model_places import existing, free_bytes
from moechat.services.probe_files import largest_weights, never

_OTHERS_SECONDS = 1.7  # of the whole, for the other drives: all are measured at once
_EXAMPLE_TIER = 3  # of the catalogue: what most computers that stream can hold
_GRAPHICS = DeviceFacts(id="GPU", name="", kind=DeviceKind.INTEGRATED, xmx=True)


@dataclass(frozen=True)
class DriveReport:
    """One test and what follows from it."""

    test: DriveTest
    model: ModelFacts | None = None  # of which `allowed` tells
    is_example: bool = False  # it is from the catalogue: there is none on the drive
    allowed: tuple[Allowed, ...] = ()
    others: tuple[ModelPlace, ...] = ()  # on the other drives of this computer
    better: ModelPlace | None = None  # the one of them that is clearly faster
    streams: bool = True  # False: no graphics of this computer can


class DriveReporter:
    """Makes reports; every call blocks, and for as long as a drive does not answer."""

    def __init__(
        self,
        speeds: DriveSpeeds,
        *,
        known: Callable[[], Iterable[Path]] = tuple,
        mounts: Callable[[], Iterable[Path]] = mounted,
        machine: Callable[[], Machine | None] = lambda: None,
        graphics: Callable[[], bool] = may_have_intel_graphics,
    ) -> None:
        """``known`` are folders of models, ``mounts`` where other drives can be entered.

        ``machine`` is what was found out about this one, if anybody looked; where nobody did,
        ``graphics`` tells whether there may be any that stream.
        """
        self._speeds = speeds
        self._known, self._mounts = known, mounts
        self._machine, self._graphics = machine, graphics

    def report(
        self,
        folder: Path,
        model_dir: Path | None = None,
        *,
        cancelled: Callable[[], bool] = never,
        progress: Callable[[Stage], None] = lambda _: None,
        seconds: float = SECONDS,
    ) -> DriveReport | None:
        """Test the drive of ``folder``; None if cancelled.

        Raises `UserError`: as `DriveTester.run`, and with a ``model_dir`` as `inspect_folder`.
        """
        began = time.perf_counter()
        model = inspect_folder(model_dir) if model_dir is not None else model_on(folder)
        others = self._other_places(folder)
        reserved = _OTHERS_SECONDS if others else 0.0
        left = seconds - reserved - (time.perf_counter() - began)
        tester = DriveTester(seconds=max(1.0, left), cancelled=cancelled, progress=progress)
        test = tester.run(folder, model)
        if test is None or cancelled():
            return None
        if test.slice_mb_s is not None:
            with suppress(OSError):  # gone meanwhile
                self._speeds.learn(folder, test.slice_mb_s)
        if others:
            progress(Stage.OTHERS)
        measured = self._look_at(others)
        machine = self._machine()
        graphics = machine is not None or self._graphics()
        return conclude(test, model, measured, machine, graphics=graphics)

    def drives(self, usual: Path) -> list[ModelPlace]:
        """A folder that is there on each drive of this computer, ``usual``'s first; unmeasured."""
        found = []
        for folder in places((usual,), self._known(), self._mounts()):
            place = existing(folder)
            if place is not None:
                found.append(
                    ModelPlace(
                        folder=str(place),
                        kind=drive_kind(place),
                        free_bytes=free_bytes(place) or 0,
                        is_usual=folder == usual,
                    )
                )
        return found

    def _other_places(self, folder: Path) -> list[Path]:
        if not is_folder(folder):
            return []
        found = places((folder,), self._known(), self._mounts())
        return [place for place in found if place != folder]

    def _look_at(self, folders: list[Path]) -> tuple[ModelPlace, ...]:
        looked = self._speeds.facts_of(folders, 0, _OTHERS_SECONDS)
        return tuple(
            ModelPlace(
                folder=str(folder),
                kind=facts.kind,
                free_bytes=facts.free_bytes or 0,
                slice_mb_s=facts.slice_mb_s,
            )
            for folder, facts in looked.items()
        )


def conclude(
    test: DriveTest,
    model: ModelFacts | None,
    others: tuple[ModelPlace, ...] = (),
    machine: Machine | None = None,
    *,
    graphics: bool = True,
) -> DriveReport:
    """What follows from ``test``; without a ``model`` for an example of the catalogue.

    ``graphics``: whether any may stream, where the ``machine`` does not tell.
    """
    is_example = model is None
    shown = example() if model is None else model
    here = ModelPlace(
        folder=test.path,
        kind=test.kind,
        free_bytes=test.free_bytes or 0,
        slice_mb_s=test.slice_mb_s,
    )
    speeds: tuple[Allowed, ...] = ()
    if shown is not None and test.slice_mb_s is not None and test.kind is not DriveKind.MEMORY:
        device, known = _graphics_of(machine)
        speeds = tuple(allowed(shown, test.slice_mb_s, rates_of(device, known)))
    devices = machine.devices if machine is not None else []
    streams = any(map(_streams, devices)) if devices else graphics
    better = faster_than(here, others)
    return DriveReport(test, shown, is_example, speeds, others, better, streams)


def model_on(folder: Path) -> ModelFacts | None:
    """The model whose weights a test of ``folder`` reads; None where that is none."""
    weights = largest_weights(folder) if is_folder(folder) else None
    if weights is None:
        return None
    try:
        return inspect_folder(weights.parent)
    except UserError:  # a .bin may be anything
        return None


def example() -> ModelFacts | None:
    """A model of the catalogue to show figures for."""
    entries = (entry for entry in read_catalogue().models if entry.tier == _EXAMPLE_TIER)
    return next((facts for entry in entries if (facts := facts_of(entry)) is not None), None)


def _graphics_of(machine: Machine | None) -> tuple[DeviceFacts, Machine]:
    """The device that would stream, or one as they are; and a machine with its memory's speed."""
    if machine is None:
        memory = memory_gb_s(smbios_tables())
        # How much there is plays no part: nothing is taken to be in the file cache.
        machine = Machine(devices=[], ram_total_bytes=0, ram_available_bytes=0, memory_gb_s=memory)
    return next(filter(_streams, machine.devices), _GRAPHICS), machine


def _streams(device: DeviceFacts) -> bool:
    return device.xmx and device.kind is DeviceKind.INTEGRATED
