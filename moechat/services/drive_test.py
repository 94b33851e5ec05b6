"""Tests a drive in ten seconds at most, without privileges, and leaves nothing behind."""

import errno
import logging
import shutil
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from enum import StrEnum
from pathlib import Path

import msgspec

from moechat.core.drive_test import (
    LARGE_BYTES,
    QUEUE,
    SMALL_BYTES,
    DriveFeatures,
    DriveTest,
    FileRead,
    ReadAhead,
    SliceReads,
    random4k,
    slice_bytes_of,
)
from moechat.core.faults import FaultCode, UserError
from moechat.core.model_facts import ModelFacts
from moechat.core.read_ahead import judge_read_ahead
from moechat.services.cold_reads import cold_reads
from moechat.services.direct_file import ALIGNMENT, CachedFile, DirectFile
from moechat.services.drive_features import drive_features
from moechat.services.probe_files import clean_up, largest_weights, never, scratch_file
from moechat.services.timed_reads import (
    OpenFile,
    ReadBounds,
    random_reads,
    rate_at_once,
    reads_in_order,
)

_log = logging.getLogger(__name__)

SECONDS = 10.0
MOST_BYTES = 1600 << 20  # read and written, together
_WRITE_SHARE = 0.25  # of the time may go into writing
_SCRATCH_BYTES = 256 << 20
_FEWEST = 2  # reads that make a rate
_ENOUGH = 4  # reads, of which one may be left out


class Stage(StrEnum):
    """What a test is doing."""

    LOOKING = "looking"
    WRITING = "writing"
    SMALL = "small"
    SLICES = "slices"
    AT_ONCE = "at_once"
    IN_ORDER = "in_order"
    READ_AHEAD = "read_ahead"
    OTHERS = "others"  # the other drives


# Shares of the time that is left; bytes at most, and as shares of what may still be read.
_STAGES: dict[Stage, tuple[float, int]] = {
    Stage.SMALL: (1.2, 64 << 20),
    Stage.SLICES: (2.0, 384 << 20),
    Stage.AT_ONCE: (1.2, 384 << 20),
    Stage.IN_ORDER: (1.2, 384 << 20),
    Stage.READ_AHEAD: (2.4, 512 << 20),
}


class DriveTester:
    """One test; blocks for ``seconds`` at most, and for as long as a drive does not answer."""

    def __init__(
        self,
        *,
        seconds: float = SECONDS,
        most_bytes: int = MOST_BYTES,
        cancelled: Callable[[], bool] = never,
        progress: Callable[[Stage], None] = lambda _: None,
        features: Callable[[Path], DriveFeatures] = drive_features,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._seconds = seconds
        self._most_bytes = most_bytes
        self._cancelled = cancelled
        self._progress = progress
        self._features = features
        self._clock = clock
        self._read_bytes = 0
        self._written_bytes = 0
        self._deadline = 0.0
        self._direct = True

    def run(self, folder: Path, model: ModelFacts | None = None) -> DriveTest | None:
        """Test the drive of ``folder`` with slices as ``model`` has them; None if cancelled.

        Reads the largest weights there, or a file that is written for it. Raises `UserError`:
        DRIVE_FOLDER_MISSING, DRIVE_NOT_A_FOLDER, DRIVE_TEST_NO_ROOM, DRIVE_TEST_FAILED.
        """
        began = self._clock()
        self._deadline = began + self._seconds
        self._progress(Stage.LOOKING)
        try:
            return self._run(folder, model, began)
        except OSError as error:
            reason = error.strerror or str(error)
            raise UserError(
                FaultCode.DRIVE_TEST_FAILED, detail=repr(error), path=str(folder), reason=reason
            ) from error

    def _run(self, folder: Path, model: ModelFacts | None, began: float) -> DriveTest | None:
        if not folder.exists():
            raise UserError(FaultCode.DRIVE_FOLDER_MISSING, path=str(folder))
        if not folder.is_dir():
            raise UserError(FaultCode.DRIVE_NOT_A_FOLDER, path=str(folder))
        clean_up(folder)
        found = largest_weights(folder)
        with ExitStack() as stack:
            path = found or stack.enter_context(self._written(folder))
            if path is None and not self._cancelled():
                raise UserError(FaultCode.DRIVE_TEST_NO_ROOM, path=str(folder))
            if path is None or self._cancelled():
                return None
            if found is None:
                self._written_bytes = path.stat().st_size
            test = self._measure(folder, path, model)
        if self._cancelled():
            return None
        return msgspec.structs.replace(
            test,
            file=FileRead.TEMPORARY if found is None else FileRead.MODEL,
            seconds=round(self._clock() - began, 2),
        )

    def _written(self, folder: Path) -> AbstractContextManager[Path | None]:
        self._progress(Stage.WRITING)
        until = self._deadline - self._seconds * (1 - _WRITE_SHARE)
        most = min(_SCRATCH_BYTES, self._most_bytes // 8)
        return scratch_file(folder, most, until, cancelled=self._cancelled, clock=self._clock)

    def _measure(self, folder: Path, path: Path, model: ModelFacts | None) -> DriveTest:
        features = self._features(path)
        self._direct = _reads_directly(path)
        open_file = self._opener(features)
        size = min(slice_bytes_of(model), _pages(path.stat().st_size // 2))
        random = random4k(self._times(Stage.SMALL, open_file, path, SMALL_BYTES))
        slices = self._times(Stage.SLICES, open_file, path, size)
        bounds = self._bounds(Stage.AT_ONCE)
        at_once = rate_at_once(open_file, path, size, bounds, QUEUE)
        self._read_bytes += bounds.taken_bytes
        in_order = self._times(Stage.IN_ORDER, open_file, path, LARGE_BYTES)
        read_ahead = None if features.in_memory else self._read_ahead(path, size, features)
        return DriveTest(
            random4k=random,
            slice=SliceReads(
                bytes=size,
                qd1_mb_s=_rate(slices, size),
                qd4_mb_s=round(at_once, 1) if at_once else None,
            ),
            sequential_mb_s=_rate(in_order, LARGE_BYTES),
            kind=features.kind,
            filesystem=features.filesystem,
            readahead_kb=features.readahead_kb,
            path=str(folder),
            device=features.device,
            readahead_device=features.readahead_device,
            encryption=features.encryption,
            compression=features.compression,
            link=features.link,
            layers=features.layers,
            # What was written goes with the end of the test.
            free_bytes=shutil.disk_usage(folder).free + self._written_bytes,
            read_ahead=read_ahead,
            file=FileRead.MODEL,
            direct=self._direct,
            model=model.name if model is not None and model.experts else None,
            read_bytes=self._read_bytes,
            written_bytes=self._written_bytes,
        )

    # ── stages ───────────────────────────────────────────────────────────────

    def _times(
        self, stage: Stage, open_file: OpenFile, path: Path, piece_bytes: int
    ) -> list[float]:
        bounds = self._bounds(stage)
        file = open_file(path, piece_bytes)
        read = reads_in_order if stage is Stage.IN_ORDER else random_reads
        try:
            taken = read(file, path.stat().st_size, piece_bytes, bounds)
        finally:
            file.close()
        self._read_bytes += bounds.taken_bytes
        return taken[1:] if len(taken) > _ENOUGH else taken  # the first one wakes the drive

    def _read_ahead(self, path: Path, size: int, features: DriveFeatures) -> ReadAhead | None:
        bounds = self._bounds(Stage.READ_AHEAD)
        try:
            taken = cold_reads(path, size, bounds)
        except OSError as error:  # some file systems take no advice
            _log.info("reading ahead in %s: %s", path, error)
            return None
        self._read_bytes += bounds.taken_bytes
        return judge_read_ahead(taken, size, features.readahead_kb) if taken else None

    def _bounds(self, stage: Stage) -> ReadBounds:
        """Its share of the time that the stages before have left, and of the bytes."""
        self._progress(stage)
        stages = list(_STAGES)
        rest = stages[stages.index(stage) :]
        share, most = _STAGES[stage]
        now = self._clock()
        part = share / sum(_STAGES[each][0] for each in rest)
        left = max(0, self._most_bytes - self._read_bytes - self._written_bytes)
        return ReadBounds(
            now + part * max(0.0, self._deadline - now),
            min(most, left * most // sum(_STAGES[each][1] for each in rest)),
            self._cancelled,
            self._clock,
        )

    def _opener(self, features: DriveFeatures) -> OpenFile:
        if self._direct:
            return DirectFile
        return lambda path, size: CachedFile(path, size, drop=not features.in_memory)


def _reads_directly(path: Path) -> bool:
    """Whether the file system reads past the cache; raises `OSError` if it does not read at all."""
    try:
        file = DirectFile(path, SMALL_BYTES)
    except OSError as error:
        if error.errno == errno.EINVAL:
            return False
        raise
    try:
        file.read(0)
    except OSError as error:
        if error.errno == errno.EINVAL:
            return False
        raise
    finally:
        file.close()
    return True


def _pages(size: int) -> int:
    return max(ALIGNMENT, size // ALIGNMENT * ALIGNMENT)


def _rate(seconds: Sequence[float], read_bytes: int) -> float | None:
    """MB/s over all reads; None from too few."""
    total = sum(seconds)
    if len(seconds) < _FEWEST or total <= 0:
        return None
    return round(len(seconds) * read_bytes / total / 1e6, 1)
