"""How much of a model is locked in memory, and in what order."""

import msgspec
import pytest

from moechat.core.memory_lock import (
    LockMode,
    Region,
    lock_budget,
    lock_order,
    worth_reading_back,
)
from moechat.core.memory_plan import comfortable
from moechat.core.plan import Wishes
from moechat.core.planner import make_plan
from tests.support.plan_cases import GIB, QWEN3_30B, gpu, machine

MIB = 1024**2
FITS = make_plan(QWEN3_30B, machine(64, 8), Wishes(device="CPU"))
TIGHT = msgspec.structs.replace(FITS, fits=False)
GRAPHICS = make_plan(QWEN3_30B, machine(64, 8, gpu(40)), Wishes(device="GPU"))


def test_the_modes_differ_where_the_model_hardly_fits() -> None:
    comfort = comfortable(FITS.budget_bytes)
    assert FITS.needed_bytes <= comfort
    assert [lock_budget(mode, FITS) for mode in LockMode] == [0, comfort, comfort]
    assert [lock_budget(mode, TIGHT) for mode in LockMode] == [0, 0, comfort]


@pytest.mark.parametrize("mode", LockMode)
def test_what_graphics_use_is_left_to_their_driver(mode: LockMode) -> None:
    assert GRAPHICS.device == "GPU"
    assert lock_budget(mode, GRAPHICS) == 0


def test_what_every_token_needs_comes_before_experts_however_large() -> None:
    experts = Region(start=1, size=90 * MIB, present=90 * MIB, touched=6 * MIB)
    few_experts = Region(start=2, size=10 * MIB, present=10 * MIB, touched=MIB)
    dense = Region(start=3, size=30 * MIB, present=30 * MIB, touched=30 * MIB)
    reserved = Region(start=4, size=64 * MIB, present=4 * MIB, touched=4 * MIB)
    unused = Region(start=5, size=MIB, present=0)
    order = lock_order([experts, unused, few_experts, reserved, dense])
    assert order == [dense, reserved, few_experts, experts, unused]


def test_without_touches_small_regions_come_first() -> None:
    sizes = [64 * MIB, MIB, 8 * MIB]
    order = lock_order(Region(start=size, size=size, present=size) for size in sizes)
    assert [region.size for region in order] == sorted(sizes)


def test_only_what_is_much_and_fits_is_read_back() -> None:
    assert worth_reading_back(600 * MIB, GIB)
    assert not worth_reading_back(MIB, GIB)
    assert not worth_reading_back(900 * MIB, GIB)
