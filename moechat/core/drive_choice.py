"""On which drive a large model is best kept: experts are streamed from it at every token."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from moechat.core.machine import DriveKind

# From here on the drive is asked about: below it moving the model later is a matter of a minute.
LARGE_BYTES = 4_000_000_000
_CLEARLY_FASTER = 1.3  # times: less is within what one short measurement can tell

_BY_KIND = (
    DriveKind.NVME,
    DriveKind.SSD,
    DriveKind.UNKNOWN,
    DriveKind.USB,
    DriveKind.ROTATING,
    DriveKind.NETWORK,
)  # the fastest first, as they usually are


class ModelPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A folder for models, and the drive that it is on."""

    folder: str
    kind: DriveKind = DriveKind.UNKNOWN
    free_bytes: int  # now
    slice_mb_s: float | None = None  # as in `DriveFacts`; None = not measured
    is_usual: bool = False  # where downloads go unless something else is said


class PlaceReason(StrEnum):
    """Why a place is the better one."""

    USUAL = "usual"  # no other is clearly faster
    FASTER = "faster"  # as measured
    FASTER_KIND = "faster_kind"  # as such drives are; one of the two could not be measured
    ROOM = "room"  # the usual one has none


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """What to say before a large download; the places are those that have room."""

    places: tuple[ModelPlace, ...]  # the best first
    reason: PlaceReason
    times_faster: float | None = None  # than the usual one; of FASTER

    @property
    def best(self) -> ModelPlace:
        """The one that is suggested."""
        return self.places[0]


def is_large(download_bytes: int | None) -> bool:
    """Whether it matters where a download goes; of an unknown size nobody is asked."""
    return download_bytes is not None and download_bytes >= LARGE_BYTES


def suggest(places: Sequence[ModelPlace], needed_bytes: int) -> Suggestion | None:
    """The places with room for ``needed_bytes``, a reserve included, and which is the best.

    None where there is nothing to choose: only the usual place has room, or none has.
    """
    fitting = [place for place in places if _fits(place, needed_bytes)]
    usual = next((place for place in fitting if place.is_usual), None)
    others = [place for place in fitting if not place.is_usual]
    if not others:
        return None
    ranked = sorted(others, key=_rank)
    if usual is None:
        return Suggestion(places=tuple(ranked), reason=PlaceReason.ROOM)
    best = ranked[0]
    if best.slice_mb_s is not None and usual.slice_mb_s is not None:
        times = best.slice_mb_s / usual.slice_mb_s if usual.slice_mb_s else None
        if times is None or times >= _CLEARLY_FASTER:
            return Suggestion(
                places=(*ranked[:1], usual, *ranked[1:]),
                reason=PlaceReason.FASTER,
                times_faster=times,
            )
    elif _BY_KIND.index(best.kind) < _BY_KIND.index(usual.kind):
        places_ = (*ranked[:1], usual, *ranked[1:])
        return Suggestion(places=places_, reason=PlaceReason.FASTER_KIND)
    return Suggestion(places=(usual, *ranked), reason=PlaceReason.USUAL)


def faster_than(here: ModelPlace, others: Sequence[ModelPlace]) -> ModelPlace | None:
    """The fastest of ``others`` if it is clearly faster, as measured; room does not matter.

    Memory is no place for models, whatever it reads at: any drive is better than it.
    """
    drives = [p for p in others if p.kind is not DriveKind.MEMORY and p.slice_mb_s is not None]
    best = min(drives, key=_rank, default=None)
    if best is None or here.kind is DriveKind.MEMORY or here.slice_mb_s is None:
        return best
    return best if (best.slice_mb_s or 0.0) >= _CLEARLY_FASTER * here.slice_mb_s else None


def _fits(place: ModelPlace, needed_bytes: int) -> bool:
    # What lies in memory is gone after the next start, and takes what the model needs.
    return place.kind is not DriveKind.MEMORY and place.free_bytes >= needed_bytes


def _rank(place: ModelPlace) -> tuple[bool, float, int, int]:
    """Measured ones first, by their speed; then by kind, then by room."""
    return (
        place.slice_mb_s is None,
        -(place.slice_mb_s or 0.0),
        _BY_KIND.index(place.kind),
        -place.free_bytes,
    )
