"""What a device may use, and who says so."""

from moechat.core.gpu_budget import Ram, VideoMemory, device_budget
from moechat.core.machine import BudgetSource, DeviceFacts, DeviceKind, Machine
from moechat.core.memory_plan import Bound, budget_of

GIB = 1024**3
RAM = Ram(32 * GIB, 20 * GIB)


def test_graphics_share_what_is_available() -> None:
    told = device_budget(DeviceKind.INTEGRATED, 28 * GIB, None, RAM)
    assert told == (20 * GIB, BudgetSource.RAM)
    told = device_budget(DeviceKind.INTEGRATED, 18 * GIB, None, RAM)
    assert told == (18 * GIB, BudgetSource.PLUGIN_TOTAL)


def test_a_container_limits_graphics() -> None:
    tight = Ram(8 * GIB, 6 * GIB, in_group=True)
    told = device_budget(DeviceKind.INTEGRATED, 28 * GIB, None, tight)
    assert told == (6 * GIB, BudgetSource.CGROUP)
    assert device_budget(DeviceKind.CPU, None, None, tight) == (6 * GIB, BudgetSource.CGROUP)


def test_a_card_has_its_own() -> None:
    told = device_budget(DeviceKind.DISCRETE, 24 * GIB, None, RAM)
    assert told == (24 * GIB, BudgetSource.PLUGIN_TOTAL)


def test_windows_says_what_this_process_may_use() -> None:
    video = VideoMemory(16 * GIB, 1 * GIB)
    told = device_budget(DeviceKind.INTEGRATED, 18 * GIB, video, RAM)
    assert told == (15 * GIB, BudgetSource.DXGI)
    told = device_budget(DeviceKind.DISCRETE, 12 * GIB, video, RAM)
    assert told == (12 * GIB, BudgetSource.PLUGIN_TOTAL)
    told = device_budget(DeviceKind.INTEGRATED, None, VideoMemory(1, 5), RAM)
    assert told == (0, BudgetSource.DXGI)


def test_a_silent_plugin_leaves_it_open() -> None:
    assert device_budget(DeviceKind.INTEGRATED, None, None, RAM) == (None, BudgetSource.UNKNOWN)


def test_programs_that_hold_memory_are_not_taken_for_the_drivers_limit() -> None:
    budget, source = device_budget(DeviceKind.INTEGRATED, 28 * GIB, None, RAM)
    gpu = DeviceFacts(
        id="GPU", name="", kind=DeviceKind.INTEGRATED, total_bytes=28 * GIB, budget_bytes=budget,
        budget_source=source,
    )  # fmt: skip
    machine = Machine(devices=[gpu], ram_total_bytes=32 * GIB, ram_available_bytes=20 * GIB)
    planned = budget_of(gpu, machine, 0)
    assert planned.bound_by is Bound.RAM
    assert planned.limit_bytes == 28 * GIB
