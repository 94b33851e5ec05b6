"""What is warmed, how much of it, and when memory is left to others."""

import itertools
from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.ir_graph import Span, joined, union_bytes
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.memory_plan import GIB
from moechat.core.model_facts import ModelFacts
from moechat.core.offload_proof import ProofState
from moechat.core.plan import Wishes
from moechat.core.planner import make_plan
from moechat.core.warming import (
    MemoryLook,
    Order,
    PressureWatch,
    Unsuited,
    chunks,
    clipped,
    floor_bytes,
    order_for,
)
from tests.shots.examples import FACTS, MACHINE

spans = st.lists(st.tuples(st.integers(0, 200), st.integers(0, 40)), max_size=12)
MODEL = msgspec.structs.replace(FACTS, expert_spans=((4096, FACTS.routed_bytes),))


def covered(pieces: Iterable[tuple[int, int]]) -> set[int]:
    return {at for offset, size in pieces for at in range(offset, offset + size)}


@given(spans, st.integers(0, 30))
def test_joined_spans_cover_the_same_in_order_and_close_small_gaps_alone(
    pieces: list[tuple[int, int]], gap: int
) -> None:
    found = joined(pieces, gap)
    before, after = covered(pieces), covered(found)
    assert before <= after
    assert all(b.offset > a.offset + a.size + gap for a, b in itertools.pairwise(found))
    assert covered(joined(pieces)) == before
    assert union_bytes(pieces) == len(before)


@given(spans, st.integers(1, 50), st.integers(0, 240))
def test_chunks_are_the_spans_in_pieces(pieces: list[tuple[int, int]], size: int, end: int) -> None:
    whole = joined(pieces)
    cut = list(chunks(whole, size))
    assert all(0 < chunk.size <= size for chunk in cut)
    assert covered(cut) == covered(whole)
    assert [chunk.offset for chunk in cut] == sorted(chunk.offset for chunk in cut)
    assert covered(clipped(whole, end)) == {at for at in covered(whole) if at < end}


def order(
    *,
    facts: ModelFacts = MODEL,
    machine: Machine = MACHINE,
    proof: ProofState = ProofState.ACTIVE,
    choice: str = "automatic",
    on_battery: bool = False,
    reserve: int = 0,
    available: int = 12 * GIB,
    streamed: bool = True,
) -> Order | Unsuited:
    plan = make_plan(facts, machine, Wishes(device="GPU", ratio=50))
    if not streamed:
        plan = msgspec.structs.replace(plan, ratio=0, slots=plan.experts)
    return order_for(
        facts,
        plan,
        device(plan.device, machine),
        machine,
        proof=proof,
        choice=choice,  # type: ignore[arg-type]
        on_battery=on_battery,
        reserve_bytes=reserve,
        available_bytes=available,
    )


def device(name: str, machine: Machine = MACHINE) -> DeviceFacts:
    return next(found for found in machine.devices if found.id == name)


def on_drive(kind: DriveKind) -> Machine:
    return msgspec.structs.replace(MACHINE, drive=DriveFacts(path="/m", kind=kind))


def test_experts_are_warmed_as_far_as_the_plan_and_the_memory_of_now_allow() -> None:
    plenty, little = order(available=200 * GIB), order(available=4 * GIB)
    assert isinstance(plenty, Order)
    assert isinstance(little, Order)
    assert plenty.file == "openvino_model.bin"
    assert plenty.spans == (Span(4096, FACTS.routed_bytes),)
    floor = floor_bytes(MACHINE.ram_total_bytes, 0)
    assert plenty.floor_bytes == floor >= MACHINE.ram_total_bytes * 8 // 100
    assert little.limit_bytes == 4 * GIB - floor
    assert little.limit_bytes < plenty.limit_bytes < MACHINE.ram_available_bytes - floor
    reserved = order(reserve=GIB, available=4 * GIB)
    assert isinstance(reserved, Order)
    assert reserved.limit_bytes == little.limit_bytes - GIB
    assert reserved.floor_bytes == floor + GIB


def test_a_model_with_pictures_has_its_experts_elsewhere() -> None:
    found = order(facts=msgspec.structs.replace(MODEL, pipeline="VLM"))
    assert isinstance(found, Order)
    assert found.file == "openvino_language_model.bin"


def test_a_card_leaves_ram_as_its_experts_alone_take_it() -> None:
    card = msgspec.structs.replace(device("GPU"), kind=DeviceKind.DISCRETE, budget_bytes=10 * GIB)
    machine = msgspec.structs.replace(MACHINE, devices=[card])
    beside, integrated = order(machine=machine, available=99 * GIB), order(available=99 * GIB)
    assert isinstance(beside, Order)
    assert isinstance(integrated, Order)
    assert beside.limit_bytes > integrated.limit_bytes


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"choice": "off"}, Unsuited.OFF),
        ({"streamed": False}, Unsuited.NOT_STREAMED),
        ({"proof": ProofState.IGNORED}, Unsuited.NOT_STREAMED),
        ({"facts": FACTS}, Unsuited.NOT_STREAMED),  # nobody knows where they are
        ({"machine": on_drive(DriveKind.MEMORY)}, Unsuited.IN_MEMORY),
        ({"on_battery": True}, Unsuited.BATTERY),
        ({"available": GIB}, Unsuited.NO_ROOM),
    ],
)
def test_why_nothing_is_warmed(changed: dict[str, object], why: Unsuited) -> None:
    assert order(**changed) is why  # type: ignore[arg-type]


def test_drives_that_seek_are_left_to_answers() -> None:
    for kind in DriveKind:
        found = order(machine=on_drive(kind))
        if isinstance(found, Order):
            seeks = kind in (DriveKind.ROTATING, DriveKind.USB, DriveKind.NETWORK)
            assert found.yields is seeks


def test_who_insists_gets_it_on_battery_too() -> None:
    assert isinstance(order(on_battery=True, choice="on"), Order)
    assert isinstance(order(proof=ProofState.UNCLEAR), Order)


# ── pressure ─────────────────────────────────────────────────────────────────


FLOOR = 1000


def fed(watch: PressureWatch, *looks: tuple[float, int, float]) -> list[bool]:
    return [
        watch.feed(MemoryLook(at_s=at, available_bytes=left, stalled_s=stalled))
        for at, left, stalled in looks
    ]


def test_less_than_the_floor_is_pressure_until_there_was_more_for_a_while() -> None:
    watch = PressureWatch(FLOOR, calm_s=10)
    assert fed(watch, (0.0, 5000, 0), (0.1, 999, 0)) == [False, True]
    # A little more is not enough, and enough has to last.
    assert fed(watch, (0.2, 1100, 0), (20.0, 1100, 0), (20.1, 2000, 0)) == [True, True, True]
    assert fed(watch, (25.0, 1100, 0), (26.0, 2000, 0), (35.9, 2000, 0)) == [True, True, True]
    assert fed(watch, (36.1, 2000, 0)) == [False]


def test_the_calm_begins_anew_after_each_pressure() -> None:
    watch = PressureWatch(FLOOR, calm_s=10)
    looks = (0.0, 500, 0), (1.0, 2000, 0), (9.0, 500, 0), (9.1, 2000, 0), (12.0, 2000, 0)
    assert fed(watch, *looks) == [True] * 5
    assert fed(watch, (19.2, 2000, 0)) == [False]


def test_waiting_for_memory_counts_where_little_is_left() -> None:
    plenty, tight = PressureWatch(FLOOR), PressureWatch(FLOOR)
    # A fifth of the last half second was spent waiting.
    assert fed(plenty, (0.0, 9000, 0), (0.5, 9000, 0.1), (1.0, 9000, 0.2)) == [False] * 3
    assert fed(tight, (0.0, 1500, 0), (0.5, 1500, 0.1)) == [False, True]
    calm = PressureWatch(FLOOR)
    assert fed(calm, (0.0, 1500, 50), (0.5, 1500, 50.01)) == [False, False]  # 2 %


def test_a_group_at_its_limit_counts_as_waiting() -> None:
    watch = PressureWatch(FLOOR)
    assert not watch.feed(MemoryLook(at_s=0, available_bytes=1500, limit_hits=7))
    assert watch.feed(MemoryLook(at_s=0.1, available_bytes=1500, limit_hits=8))


def test_the_systems_own_word_counts() -> None:
    assert PressureWatch(FLOOR).feed(MemoryLook(at_s=0, available_bytes=9000, told_low=True))


def test_a_system_that_tells_nothing_presses_nobody() -> None:
    watch = PressureWatch(FLOOR)
    assert not any(watch.feed(MemoryLook(at_s=at, available_bytes=None)) for at in range(5))


@given(
    st.lists(st.tuples(st.floats(0.05, 5), st.integers(0, 4000), st.floats(0, 0.5)), max_size=60)
)
def test_below_the_floor_nothing_is_ever_read(steps: list[tuple[float, int, float]]) -> None:
    watch, at, stalled, since = PressureWatch(FLOOR, calm_s=10), 0.0, 0.0, None
    for passed, left, waited in steps:
        at, stalled = at + passed, stalled + waited * passed
        pressed = watch.feed(MemoryLook(at_s=at, available_bytes=left, stalled_s=stalled))
        if left < FLOOR:
            assert pressed
            since = at
        elif since is not None and at - since < 10:
            assert pressed
