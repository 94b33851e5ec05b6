import msgspec
import pytest

from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceKind
from moechat.core.memory_plan import (
    Bound,
    Budget,
    Need,
    Pool,
    budget_of,
    comfortable,
    enough_for,
    need_of,
    pages,
    pool_of,
)
from moechat.core.slots import slots_at
from tests.support.plan_cases import CPU, GIB, QWEN3_30B, QWEN36_35B, gpu, machine

NO_POOL = Pool(0, 0)
GRAPHICS = gpu(18)
CARD = gpu(16, kind=DeviceKind.DISCRETE)


@pytest.mark.parametrize(("ratio", "published"), [(30, 10.79), (50, 8.05), (90, 2.35)])
def test_resident_bytes_as_published(ratio: int, published: float) -> None:
    need = need_of(QWEN3_30B, GRAPHICS, slots=slots_at(128, ratio), pool=NO_POOL, chunk=0)
    assert (need.fixed + need.resident_experts) / GIB == pytest.approx(published, abs=0.02)


@pytest.mark.parametrize(
    ("ratio", "published"), [(0, 29.90), (20, 25.65), (25, 24.91), (30, 24.15), (50, 20.88)]
)
def test_memory_in_use_as_published(ratio: int, published: float) -> None:
    """On a 32 GB Lunar Lake other programs held 8.9 GiB; the engine adds 1 GiB."""
    pool = pool_of(QWEN36_35B, DeviceKind.INTEGRATED, 8192, KvPrecision.U8)
    need = need_of(QWEN36_35B, GRAPHICS, slots=slots_at(256, ratio), pool=pool, chunk=1024)
    assert 8.9 + 1.0 + need.highest / GIB == pytest.approx(published, abs=0.25)


def test_loading_peaks_only_with_everything_resident() -> None:
    resident = need_of(QWEN36_35B, GRAPHICS, slots=256, pool=NO_POOL, chunk=0)
    assert (resident.load_peak - resident.total) / GIB == pytest.approx(1.1, abs=0.05)
    streamed = need_of(QWEN36_35B, GRAPHICS, slots=128, pool=NO_POOL, chunk=0)
    assert streamed.load_peak == streamed.total


def test_the_cpu_keeps_copies() -> None:
    weights = QWEN3_30B.routed_bytes + QWEN3_30B.fixed_bytes
    need = need_of(QWEN3_30B, CPU, slots=128, pool=NO_POOL, chunk=0)
    assert need.total == pytest.approx(1.6 * weights, rel=0.001)
    assert need.highest == pytest.approx(2.4 * weights, rel=0.001)


def test_experts_that_are_not_fused_are_staged() -> None:
    need = need_of(QWEN3_30B, gpu(32, xmx=False), slots=128, pool=NO_POOL, chunk=0)
    assert need.load_peak > 2.9 * need.total


def test_a_streamed_pool_of_a_card_takes_ram() -> None:
    streamed = need_of(QWEN3_30B, CARD, slots=64, pool=NO_POOL, chunk=0)
    assert streamed.outside == GIB + streamed.resident_experts
    resident = need_of(QWEN3_30B, CARD, slots=128, pool=NO_POOL, chunk=0)
    assert resident.outside == GIB
    short = Budget(available_bytes=100 * GIB, bound_by=Bound.CARD, ram_bytes=2 * GIB)
    assert resident.fits(short)
    assert not streamed.fits(short)


@pytest.mark.parametrize(("slots", "streamed"), [(128, 0.0), (64, 0.5)])
def test_what_may_be_fixed_counts_as_fixed(slots: int, streamed: float) -> None:
    rough = msgspec.structs.replace(QWEN3_30B, error=0.02)
    exact, upper = (
        need_of(model, GRAPHICS, slots=slots, pool=NO_POOL, chunk=0) for model in (QWEN3_30B, rough)
    )
    more = 0.02 * streamed * QWEN3_30B.routed_bytes
    assert upper.total - exact.total == pytest.approx(more, abs=1)


def test_states_and_their_checkpoints_cost_as_much_as_the_tokens() -> None:
    pool = pool_of(QWEN36_35B, DeviceKind.INTEGRATED, 8192, KvPrecision.U8)
    assert pool.kv == 8192 * 11_600
    checkpoints = pool.recurrent - QWEN36_35B.recurrent_bytes
    assert checkpoints == pytest.approx(pool.kv, rel=0.05)


@pytest.mark.parametrize(
    ("precision", "per_token"),
    [("u4", 31_488), ("u8", 56_064), ("f16", 98_304), ("bf16", 98_304), ("f32", 196_608)],
)
def test_pools_at_every_precision(precision: str, per_token: int) -> None:
    pool = pool_of(QWEN3_30B, DeviceKind.CPU, 1000, KvPrecision(precision))
    assert pool == Pool(1000 * per_token, 0)


# ── budgets ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("total", "budget", "used", "available", "bound"),
    [
        (18, None, 4, 18, Bound.GPU_LIMIT),
        (18, 12, 4, 12, Bound.GPU_LIMIT),
        (30, None, 16, 15, Bound.RAM),
        (30, 29, 16, 15, Bound.RAM),
        (None, None, 4, 16, Bound.GPU_LIMIT),
        (18, None, 32, 0, Bound.RAM),
    ],
)
def test_graphics_get_what_is_free_within_their_share(
    total: float | None, budget: float | None, used: float, available: float, bound: Bound
) -> None:
    device = msgspec.structs.replace(
        gpu(0),
        total_bytes=None if total is None else int(total * GIB),
        budget_bytes=None if budget is None else int(budget * GIB),
    )
    found = budget_of(device, machine(32, used, device), 0)
    assert (found.available_bytes, found.bound_by) == (available * GIB, bound)


def test_a_card_has_its_own_memory() -> None:
    found = budget_of(CARD, machine(32, 30, CARD), 0)
    assert (found.available_bytes, found.bound_by) == (16 * GIB, Bound.CARD)
    assert found.ram_bytes == 2 * GIB


def test_the_reserve_stays_free() -> None:
    computer = machine(32, 8, GRAPHICS, CARD)
    assert budget_of(CPU, computer, 4 * GIB).available_bytes == (32 - 8 - 4) * GIB - GIB // 4
    assert budget_of(GRAPHICS, computer, 10 * GIB).available_bytes == 13 * GIB
    assert budget_of(CARD, computer, 4 * GIB).available_bytes == 12 * GIB
    assert budget_of(CPU, computer, 100 * GIB).available_bytes == 0


@pytest.mark.parametrize("size", [0, 1, 17, 999, 10**9 + 7])
def test_enough_is_just_enough(size: int) -> None:
    assert comfortable(enough_for(size)) >= size
    assert size == 0 or comfortable(enough_for(size) - 1) < size


@pytest.mark.parametrize(
    ("need", "paging"),
    [(19.97, True), (16.3, False)],  # published: r=0 paged, r=20 did not
)
def test_paging_as_published(need: float, paging: bool) -> None:
    graphics = gpu(0.8 * 31.3)
    budget = budget_of(graphics, machine(31.3, 8.9, graphics), 0)
    size = int(need * GIB)
    whole = Need(fixed=size, resident_experts=0, kv=0, recurrent=0, working=0, load_peak=size)
    assert pages(whole, budget, DeviceKind.INTEGRATED) is paging
