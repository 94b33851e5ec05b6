"""What a test's figures are, and what they mean for a model."""

import msgspec
import pytest

from moechat.core.drive_test import (
    SLICE_BYTES,
    DriveTest,
    FileRead,
    LinkSpeed,
    SliceReads,
    allowed,
    random4k,
    slice_bytes_of,
)
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.model_facts import KvBytes, ModelFacts
from moechat.core.rates import CACHE_GB_S, rates_of
from moechat.core.speed_model import miss_rate

MIB = 1 << 20
MACHINE = Machine(devices=[], ram_total_bytes=32 << 30, ram_available_bytes=20 << 30)
GPU = DeviceFacts(id="GPU", name="", kind=DeviceKind.INTEGRATED, xmx=True)


def model(**changes: object) -> ModelFacts:
    """Qwen3-30B-A3B in 4 bits, to the byte."""
    facts = ModelFacts(
        name="Qwen3-30B-A3B", model_type="qwen3_moe", pipeline="LLM", precision="int4",
        layers=48, moe_layers=48, experts=128, top_k=8, group_size=128,
        routed_bytes=15_061_745_664, fixed_bytes=1_104_620_494, slot_bytes=15_061_745_664 // 128,
        active_bytes_per_token=1_730_000_000, kv_bytes_per_token=KvBytes(98_304, 49_152, 24_576),
        max_context=32_768,
    )  # fmt: skip
    return msgspec.structs.replace(facts, **changes)


def test_a_slice_is_what_the_plugin_reads_at_once() -> None:
    assert slice_bytes_of(model()) == 2048 * 768 // 2
    # 512 x 512 in 4 bits: reads of 131,072 bytes were seen, beside small ones of scales.
    seen = model(moe_layers=4, experts=64, slot_bytes=1_634_304)
    assert slice_bytes_of(seen) == 131_072
    eight_bit = model(precision="int8", group_size=None, slot_bytes=29_057_089_536 // 128)
    assert slice_bytes_of(eight_bit) == pytest.approx(2048 * 768, rel=0.01)
    assert slice_bytes_of(None) == slice_bytes_of(model(experts=0)) == SLICE_BYTES


@pytest.mark.parametrize("slot_bytes", [1, 5000, 10**13])
def test_a_slice_can_be_read_directly(slot_bytes: int) -> None:
    size = slice_bytes_of(model(slot_bytes=slot_bytes))
    assert size % 4096 == 0
    assert 4096 <= size <= 64 * MIB


def test_small_reads() -> None:
    found = random4k([0.0001] * 98 + [0.001] * 2)
    assert found is not None
    assert found.p50_us == 100
    assert found.p99_us == 1000
    assert found.iops == pytest.approx(100 / 0.0118, rel=1e-3)
    assert found.mb_s == pytest.approx(found.iops * 4096 / 1e6, rel=1e-2)
    assert random4k([0.0001]) is None


def test_what_a_drive_allows() -> None:
    facts, rates = model(), rates_of(GPU, MACHINE)
    found = allowed(facts, 500.0, rates)
    assert [each.ratio for each in found] == [10, 20, 30, 40, 50, 60, 70, 80, 90]
    speeds = [each.tokens_per_second for each in found]
    assert speeds == sorted(speeds, reverse=True)
    half = found[4]
    assert half.slots == 64
    read = 15_061_745_664 * 8 / 128 * miss_rate(64, 128, 8) * (1 / 500e6 + 1 / (CACHE_GB_S * 1e9))
    base = 1_730_000_000 / (0.5 * rates.memory_gb_s * 1e9) + 48 * 0.0001
    assert half.tokens_per_second == pytest.approx(1 / (base + read), rel=1e-2)
    slower = allowed(facts, 100.0, rates)
    assert slower[4].tokens_per_second < half.tokens_per_second / 3
    assert slower[4].first_token_s > half.first_token_s * 3
    assert allowed(model(experts=0), 500.0, rates) == []


@pytest.mark.parametrize(
    ("link", "reduced"),
    [
        (LinkSpeed(gt_s=16, lanes=4, most_gt_s=16, most_lanes=4), False),
        (LinkSpeed(gt_s=8, lanes=4, most_gt_s=16, most_lanes=4), True),
        (LinkSpeed(gt_s=16, lanes=2, most_gt_s=16, most_lanes=4), True),
        (LinkSpeed(gt_s=16, lanes=2), False),
    ],
)
def test_links(link: LinkSpeed, reduced: bool) -> None:
    assert link.is_reduced is reduced


def test_several_at_once() -> None:
    def test(one: float | None, four: float | None) -> bool:
        slices = SliceReads(bytes=MIB, qd1_mb_s=one, qd4_mb_s=four)
        return DriveTest(slice=slices, path="/x", file=FileRead.MODEL).gains_by_queue

    assert test(1000, 3000)
    assert not test(1000, 1100)
    assert not test(None, 1000)
