"""Which drive is suggested for a large model, and when anybody is asked."""

import pytest

from moechat.core.drive_choice import (
    LARGE_BYTES,
    ModelPlace,
    PlaceReason,
    is_large,
    suggest,
)
from moechat.core.machine import DriveKind

GB = 10**9


def place(name: str, speed: float | None, kind: DriveKind, free: int = 100) -> ModelPlace:
    return ModelPlace(
        folder=name, kind=kind, free_bytes=free * GB, slice_mb_s=speed, is_usual=name == "usual"
    )


NVME, DISK, SSD = DriveKind.NVME, DriveKind.ROTATING, DriveKind.SSD


def test_what_is_large() -> None:
    assert [is_large(size) for size in (None, LARGE_BYTES - 1, LARGE_BYTES)] == [False, False, True]


@pytest.mark.parametrize(
    ("places", "best", "reason", "times"),
    [
        ([place("usual", 150, DISK), place("d", 3000, NVME)], "d", PlaceReason.FASTER, 20),
        ([place("usual", 2500, NVME), place("d", 3000, NVME)], "usual", PlaceReason.USUAL, None),
        ([place("usual", 2500, NVME), place("d", 150, DISK)], "usual", PlaceReason.USUAL, None),
        ([place("usual", None, DISK), place("d", 500, SSD)], "d", PlaceReason.FASTER_KIND, None),
        ([place("usual", 2500, NVME), place("d", None, SSD)], "usual", PlaceReason.USUAL, None),
        ([place("usual", 2500, NVME, 9), place("d", 90, DISK)], "d", PlaceReason.ROOM, None),
        (
            [place("usual", 100, DISK), place("d", 500, SSD), place("e", 3000, NVME)],
            "e", PlaceReason.FASTER, 30,
        ),
    ],
)  # fmt: skip
def test_the_better_one(
    places: list[ModelPlace], best: str, reason: PlaceReason, times: float | None
) -> None:
    found = suggest(places, 10 * GB)
    assert found is not None
    assert (found.best.folder, found.reason, found.times_faster) == (best, reason, times)
    fitting = {p.folder for p in places if p.free_bytes >= 10 * GB}
    assert {p.folder for p in found.places} == fitting


@pytest.mark.parametrize(
    "others",
    [[], [place("full", 3000, NVME, 9)], [place("ram", 9000, DriveKind.MEMORY)]],
)
def test_where_there_is_nothing_to_choose(others: list[ModelPlace]) -> None:
    assert suggest([place("usual", 100, DISK), *others], 10 * GB) is None
    assert suggest([place("usual", 100, DISK, 9), *others], 10 * GB) is None
