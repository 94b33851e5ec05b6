"""What a test of a drive measures, and what its figures mean for a model that is streamed.

Reads are direct, past the file cache, unless the name says otherwise; MB is 1e6 bytes.
"""

import math
import statistics
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from moechat.core.arrangement import STREAMING_CHUNK
from moechat.core.estimator import EXPECTED_PROMPT_TOKENS
from moechat.core.machine import DriveKind
from moechat.core.model_facts import ModelFacts
from moechat.core.rates import Rates, drive_rate
from moechat.core.slots import slots_at
from moechat.core.speed_model import first_token_time, token_time

SMALL_BYTES = 4096
SLICE_BYTES = 1536 * 1024  # without a model: an expert's matrix in the larger ones
LARGE_BYTES = 4 << 20  # of the reads in order
QUEUE = 4  # reads at once, as a second measurement

_MATRICES = 3  # of an expert: gate, up, down; the plugin reads each on its own
_SCALE_BITS = 16  # of a group, beside a zero point as wide as a weight
_BITS = {"int4": 4, "int8": 8}
_ALIGNMENT = 4096
_LARGEST_SLICE = 64 << 20
_RATIOS = (10, 20, 30, 40, 50, 60, 70, 80, 90)
_AT_ONCE = 1.5  # times: from here on several reads at once are clearly faster than one


class Random4k(msgspec.Struct, frozen=True, kw_only=True):
    """Random reads of 4 KiB, one at a time."""

    p50_us: float
    p99_us: float
    iops: float
    mb_s: float


class SliceReads(msgspec.Struct, frozen=True, kw_only=True):
    """Random reads of an expert's slice, one at a time and four at a time."""

    bytes: int
    qd1_mb_s: float | None = None
    qd4_mb_s: float | None = None


class FileRead(StrEnum):
    """What was read."""

    MODEL = "model"
    TEMPORARY = "temporary"  # written for the test, and deleted


class Encryption(StrEnum):
    """Who encrypts what lies on a drive."""

    DM_CRYPT = "dm-crypt"  # LUKS, too
    FSCRYPT = "fscrypt"  # by the file system: ext4, f2fs
    LAYER = "layer"  # by a file system on top of another, as gocryptfs
    BITLOCKER = "bitlocker"
    EFS = "efs"
    NONE = "none"


class LinkSpeed(msgspec.Struct, frozen=True, kw_only=True):
    """How an NVMe drive is connected, and the best it could be; GT/s of one PCIe lane."""

    gt_s: float
    lanes: int
    most_gt_s: float | None = None
    most_lanes: int | None = None

    @property
    def is_reduced(self) -> bool:
        """Whether the drive could do more than its slot gives."""
        slower = self.most_gt_s is not None and self.gt_s < self.most_gt_s
        return slower or (self.most_lanes is not None and self.lanes < self.most_lanes)


class Layer(msgspec.Struct, frozen=True, kw_only=True):
    """One block device of those below a file system, the topmost first."""

    name: str
    readahead_kb: int | None = None


class DriveFeatures(msgspec.Struct, frozen=True, kw_only=True):
    """What the operating system tells of a drive; None = not available here."""

    kind: DriveKind = DriveKind.UNKNOWN
    filesystem: str | None = None
    device: str | None = None
    readahead_kb: int | None = None
    readahead_device: str | None = None  # below /dev, whose value it is
    encryption: Encryption | None = None
    compression: str | None = None  # who or how; "none" = nobody
    link: LinkSpeed | None = None
    layers: list[Layer] = []

    @property
    def in_memory(self) -> bool:
        """Whether it is no drive at all."""
        return self.kind is DriveKind.MEMORY


class ReadAhead(msgspec.Struct, frozen=True, kw_only=True):
    """Slices read through an emptied file cache, as the plugin does; each rate in MB/s.

    Larger windows than the drive's are tried by what asks for no privilege: advice that the file
    is read in order, which doubles the window, and reading ahead of the slice as a whole.
    """

    present_mb_s: float
    doubled_mb_s: float | None = None  # posix_fadvise(SEQUENTIAL)
    willneed_mb_s: float | None = None  # posix_fadvise(WILLNEED)
    readahead_mb_s: float | None = None  # readahead(2)
    reads: int  # of each
    better_kb: int | None = None  # a value that is worth setting


class DriveTest(msgspec.Struct, frozen=True, kw_only=True):
    """All of one test; None = not available here, or no time was left for it."""

    random4k: Random4k | None = None
    slice: SliceReads
    sequential_mb_s: float | None = None
    kind: DriveKind = DriveKind.UNKNOWN
    filesystem: str | None = None
    readahead_kb: int | None = None
    path: str
    device: str | None = None
    readahead_device: str | None = None
    encryption: Encryption | None = None
    compression: str | None = None
    link: LinkSpeed | None = None
    layers: list[Layer] = []
    free_bytes: int | None = None
    read_ahead: ReadAhead | None = None
    file: FileRead
    direct: bool = True  # False: the file system knows no reads past the cache
    model: str | None = None  # whose slices were read
    read_bytes: int = 0
    written_bytes: int = 0
    seconds: float = 0.0

    @property
    def slice_mb_s(self) -> float | None:
        """What a plan reckons with."""
        return self.slice.qd1_mb_s

    @property
    def gains_by_queue(self) -> bool:
        """Whether several reads at once are clearly faster than one after the other."""
        one, four = self.slice.qd1_mb_s, self.slice.qd4_mb_s
        return bool(one and four and four >= _AT_ONCE * one)


class Allowed(msgspec.Struct, frozen=True, kw_only=True):
    """What a drive allows at one ratio while the file cache holds nothing of the model."""

    ratio: int
    slots: int
    tokens_per_second: float
    first_token_s: float  # of a prompt of `EXPECTED_PROMPT_TOKENS`


def slice_bytes_of(model: ModelFacts | None) -> int:
    """Bytes of the plugin's large reads: one matrix of one expert in one layer.

    A miss is nine reads: weights, scales and zero points of gate, up and down, of which the
    weights are nearly all. Rounded to whole pages, as direct reads want it.
    """
    if model is None or model.experts <= 0 or model.moe_layers <= 0:
        return SLICE_BYTES
    matrix = model.slot_bytes / model.moe_layers / _MATRICES * _share_of_weights(model)
    size = max(1, round(matrix / _ALIGNMENT)) * _ALIGNMENT
    return min(_LARGEST_SLICE, size)


def _share_of_weights(model: ModelFacts) -> float:
    bits = _BITS.get(model.precision)
    if bits is None or not model.group_size:
        return 1.0
    weights = bits * model.group_size
    return weights / (weights + _SCALE_BITS + bits)


def random4k(seconds: Sequence[float], read_bytes: int = SMALL_BYTES) -> Random4k | None:
    """Figures of single reads, from how long each took; None from too few to tell."""
    if len(seconds) < 2:
        return None
    taken = sorted(max(each, 1e-9) for each in seconds)
    total = sum(taken)
    return Random4k(
        p50_us=round(statistics.median(taken) * 1e6, 1),
        p99_us=round(taken[max(0, math.ceil(len(taken) * 0.99) - 1)] * 1e6, 1),
        iops=round(len(taken) / total, 1),
        mb_s=round(len(taken) * read_bytes / total / 1e6, 2),
    )


def allowed(model: ModelFacts, slice_mb_s: float, rates: Rates) -> list[Allowed]:
    """Speeds at every tenth ratio if every miss came from a drive of this speed.

    1 / R = 1 / rate of slices + 1 / rate of the file cache: what is read has to be copied, too.
    """
    if model.experts <= 0 or slice_mb_s <= 0:
        return []
    rates = msgspec.structs.replace(rates, drive_gb_s=drive_rate(slice_mb_s / 1000))
    return [_allowed_at(model, rates, ratio) for ratio in _RATIOS]


def _allowed_at(model: ModelFacts, rates: Rates, ratio: int) -> Allowed:
    slots = slots_at(model.experts, ratio)
    first = first_token_time(
        model,
        rates,
        slots,
        new_tokens=EXPECTED_PROMPT_TOKENS,
        chunk=STREAMING_CHUNK,
        cached_bytes=0,
    )
    seconds = token_time(model, rates, slots, 0).total
    return Allowed(
        ratio=ratio,
        slots=slots,
        tokens_per_second=round(1.0 / seconds, 2) if seconds > 0 else 0.0,
        first_token_s=round(first.compute + first.read, 1),
    )
