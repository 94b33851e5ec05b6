"""Whether experts are streamed, judged by the bytes that were allocated."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.model_facts import Answer, KvBytes, ModelFacts
from moechat.core.offload_proof import Proof, ProofCause, ProofState, prove
from moechat.core.slots import slots_at
from tests.support.plan_cases import CPU, GIB, GPT_OSS, LFM2_8B, QWEN3_30B, gpu, moe
from tests.support.plan_strategies import machines, models, thorough

ARC = gpu(18.0)
METEOR_LAKE = gpu(18.0, xmx=False)
MB = 1_000_000

# 30 layers of 8 experts: 2 slots are 92,067,840 bytes. A .bin of 412 MB.
SMOLLM2_MOE = moe(
    "smollm2-moe-int4-ov",
    layers=30,
    experts=8,
    top_k=2,
    routed=8 * 46_033_920,
    fixed=44_500_000,
    dense=40e6,
    kv=KvBytes(23_040, 13_320, 7_560),
)
# 2 layers of 32 experts, as the plugin allocated it on the lnl profile.
TINY = moe(
    "tiny-moe",
    layers=2,
    experts=32,
    top_k=4,
    routed=13_074_432,
    fixed=96_256,
    dense=90_000,
    kv=KvBytes(0, 0, 0),
)


def proof(
    model: ModelFacts,
    ratio: int,
    total: float | None,
    host: float | None = None,
    *,
    device: DeviceFacts = ARC,
    kv: int = 0,
    cache_dir: bool = False,
) -> Proof:
    return prove(
        model,
        device,
        ratio=ratio,
        kv_bytes=kv,
        before_total=0,
        after_total=None if total is None else int(total),
        after_host=None if host is None else int(host),
        cache_dir=cache_dir,
    )


def verdict(found: Proof) -> tuple[ProofState, ProofCause]:
    return found.state, found.cause


@pytest.mark.parametrize(("ratio", "device_mb", "host_mb"), [(20, 44.6, 278.1), (50, 44.6, 186.0)])
def test_arrow_lake_streams(ratio: int, device_mb: float, host_mb: float) -> None:
    found = proof(SMOLLM2_MOE, ratio, (device_mb + host_mb) * MB, host_mb * MB)
    assert verdict(found) == (ProofState.ACTIVE, ProofCause.NONE)
    assert found.measured_bytes == pytest.approx(found.predicted_bytes, rel=0.01)


def test_a_resident_load_has_nothing_to_prove() -> None:
    found = proof(SMOLLM2_MOE, 0, 412.9 * MB + 1.9 * MB, 1.9 * MB)
    assert verdict(found) == (ProofState.NOT_APPLICABLE, ProofCause.RESIDENT)
    assert found.predicted_bytes == found.resident_bytes
    assert found.measured_bytes == pytest.approx(found.predicted_bytes, rel=0.01)


def test_meteor_lake_ignores_the_ratio() -> None:
    found = proof(SMOLLM2_MOE, 50, 1348.1 * MB + 2.8 * MB, 2.8 * MB, device=METEOR_LAKE)
    assert verdict(found) == (ProofState.IGNORED, ProofCause.NO_XMX)


@pytest.mark.parametrize("ratio", [0, 10, 25, 50, 75, 90, 99])
def test_the_share_of_the_experts_is_exact(ratio: int) -> None:
    found = proof(SMOLLM2_MOE, ratio, None)
    streamed = 8 - slots_at(8, ratio)
    assert found.resident_bytes - found.predicted_bytes == streamed * 46_033_920


@pytest.mark.parametrize(
    ("ratio", "total"), [(0, 13_170_688), (50, 6_633_472), (90, 1_321_984), (100, 13_170_688)]
)
def test_the_prediction_is_exact(ratio: int, total: int) -> None:
    assert proof(TINY, ratio, total).predicted_bytes == total


@pytest.mark.parametrize(
    ("model", "ratio", "gib"),
    [
        (QWEN3_30B, 30, 10.79),
        (QWEN3_30B, 50, 8.05),
        (QWEN3_30B, 90, 2.35),
        (LFM2_8B, 90, 0.70),
    ],
)
def test_published_loads_stream(model: ModelFacts, ratio: int, gib: float) -> None:
    found = proof(model, ratio, gib * GIB, gib * GIB)
    assert verdict(found) == (ProofState.ACTIVE, ProofCause.NONE)
    assert found.measured_bytes / GIB == pytest.approx(found.predicted_bytes / GIB, abs=0.02)


def test_a_resident_load_of_the_same_size_is_ignored() -> None:
    found = proof(LFM2_8B, 90, 4.10 * GIB, 4.10 * GIB)
    assert verdict(found) == (ProofState.IGNORED, ProofCause.UNKNOWN)
    assert proof(LFM2_8B, 90, 4.10 * GIB, cache_dir=True).cause is ProofCause.CACHED_BLOB


def test_experts_that_are_not_fused_are_named() -> None:
    assert verdict(proof(SMOLLM2_MOE, 50, 1348 * MB)) == (ProofState.IGNORED, ProofCause.NOT_FUSED)
    doubtful = msgspec.structs.replace(SMOLLM2_MOE, streamable=Answer.UNPROVEN)
    assert proof(doubtful, 50, 414 * MB).cause is ProofCause.NOT_FUSED
    assert proof(GPT_OSS, 50, 12 * GIB).cause is ProofCause.NOT_FUSED


def test_the_pool_of_the_conversation_counts() -> None:
    pool = 300 * MB
    streamed = (44 + 184 + 2) * MB + pool
    assert proof(SMOLLM2_MOE, 50, streamed, kv=pool).state is ProofState.ACTIVE
    assert proof(SMOLLM2_MOE, 50, streamed).state is ProofState.IGNORED


def test_what_was_in_use_before_does_not_count() -> None:
    found = prove(
        SMOLLM2_MOE,
        ARC,
        ratio=50,
        kv_bytes=0,
        before_total=200 * MB,
        after_total=431 * MB,
        after_host=186 * MB,
    )
    assert found.state is ProofState.ACTIVE
    assert found.measured_bytes == 231 * MB


def test_without_a_word_from_the_plugin_nothing_is_proven() -> None:
    for total in (None, 0, -5):
        assert verdict(proof(SMOLLM2_MOE, 50, total)) == (
            ProofState.NOT_APPLICABLE,
            ProofCause.NO_STATISTICS,
        )


def test_other_loads_have_nothing_to_prove() -> None:
    dense = msgspec.structs.replace(SMOLLM2_MOE, experts=0, routed_bytes=0)
    assert proof(SMOLLM2_MOE, 50, 300 * MB, device=CPU).cause is ProofCause.CPU
    assert proof(dense, 50, 300 * MB).cause is ProofCause.DENSE
    for ratio in (0, 100, -1, 101):  # 100 means 0, the others are never sent
        assert proof(SMOLLM2_MOE, ratio, 300 * MB).cause is ProofCause.RESIDENT


def test_two_predictions_can_be_too_close() -> None:
    assert verdict(proof(TINY, 10, 13_170_688)) == (ProofState.UNCLEAR, ProofCause.TOO_CLOSE)
    assert proof(TINY, 10, 60 * MB).state is ProofState.IGNORED


def test_the_place_of_the_experts_decides_between_two_totals() -> None:
    between = (44 + 184 + 92) * MB
    assert verdict(proof(SMOLLM2_MOE, 50, between, 230 * MB)) == (
        ProofState.UNCLEAR,
        ProofCause.BETWEEN,
    )
    assert proof(SMOLLM2_MOE, 50, between, 2 * MB).state is ProofState.IGNORED
    assert proof(SMOLLM2_MOE, 50, between).state is ProofState.UNCLEAR


def test_less_than_the_experts_alone_proves_nothing() -> None:
    assert proof(SMOLLM2_MOE, 50, 100 * MB).state is ProofState.UNCLEAR


figures = st.none() | st.integers(-(2**40), 2**40)


@thorough
@given(models(), machines(), st.integers(-5, 205), st.integers(-(2**40), 2**40), st.data())
def test_every_load_has_a_verdict(
    model: ModelFacts, computer: Machine, ratio: int, kv: int, data: st.DataObject
) -> None:
    for device in computer.devices:
        found = prove(
            model,
            device,
            ratio=ratio,
            kv_bytes=kv,
            before_total=data.draw(figures),
            after_total=data.draw(figures),
            after_host=data.draw(figures),
            cache_dir=data.draw(st.booleans()),
        )
        assert 0 <= found.predicted_bytes <= found.resident_bytes
        assert found.measured_bytes >= 0
        assert (found.state is ProofState.ACTIVE) == (found.cause is ProofCause.NONE)
        graphics = device.kind in (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)
        judged = graphics and model.experts > 0 and 0 < ratio < 100 and found.measured_bytes > 0
        assert judged == (found.state is not ProofState.NOT_APPLICABLE)


@thorough
@given(models(), st.integers(1, 99), st.integers(0, 2 * GIB), st.integers(0, 2 * 1024**2))
def test_a_load_as_predicted_is_told_from_a_resident_one(
    model: ModelFacts, ratio: int, kv: int, constant: int
) -> None:
    told = proof(model, ratio, None, kv=kv)
    streamed = proof(model, ratio, told.predicted_bytes + constant, kv=kv)
    resident = proof(model, ratio, told.resident_bytes + constant, kv=kv)
    assert streamed.state is not ProofState.IGNORED
    assert resident.state is not ProofState.ACTIVE
    if told.resident_bytes - told.predicted_bytes > 0.02 * told.resident_bytes + 16 * 1024**2:
        assert streamed.state is ProofState.ACTIVE
        assert resident.state is ProofState.IGNORED
