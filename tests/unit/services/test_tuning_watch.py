"""What a step of a tuning run shows while it goes on."""

from moechat.core.tuning_space import TuningSpace
from moechat.core.tuning_steps import Purpose, Step, StepKind
from moechat.protocol.system_memory import SystemMemory
from moechat.services.tuning_watch import StepWatch
from tests.support.plan_cases import QWEN36_35B, lunar_lake


def test_the_least_free_memory_counts_also_where_it_was_nothing() -> None:
    candidate = TuningSpace(QWEN36_35B, lunar_lake()).base
    watch = StepWatch(Step(kind=StepKind.LOAD, purpose=Purpose.MEASURE, candidate=candidate), 0.0)
    assert watch.reading(1.0, None).free_ram_share is None
    for free in (40, 0, 60):
        watch.take_memory(SystemMemory(total=100, available=free))
    assert watch.reading(1.0, None).free_ram_share == 0.0
