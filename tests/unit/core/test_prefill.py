"""Pacing the prefill, and knowing what needs none."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.core.prefill import PrefillPacer, PrefixMemory

_BLOCK = 32


def _pacer() -> PrefillPacer:
    return PrefillPacer(target_seconds=0.5, block_tokens=_BLOCK, largest=512)


def _read(pacer: PrefillPacer, total: int, base: float, per_context: float) -> list[float]:
    """Read a prompt on a machine with this cost per token, and return how long the slices took."""
    pacer.begin()
    done, seconds = 0, []
    while done < total:
        end = min(pacer.next_end(done), total)
        assert end > done
        taken = (end - done) * (base + per_context * done)
        pacer.observe(end - done, taken)
        seconds.append(taken)
        done = end
    return seconds


def test_slices_approach_the_target_though_reading_slows_down() -> None:
    # 2 ms a token at the start, three times that after 6,000 tokens
    seconds = _read(_pacer(), 6000, 0.002, 0.002 / 3000)
    assert max(seconds) < 0.6
    assert sum(taken > 0.35 for taken in seconds) > 0.7 * len(seconds)


def test_a_slow_machine_gets_single_blocks() -> None:
    pacer = _pacer()
    _read(pacer, 512, 0.1, 0)
    assert pacer.next_end(0) == _BLOCK


def test_a_fast_machine_gets_the_largest_slice() -> None:
    pacer = _pacer()
    _read(pacer, 4096, 0.00001, 0)
    assert pacer.next_end(1024) == 1024 + 512


def test_a_new_prompt_starts_at_the_slowest_pace_of_the_last() -> None:
    pacer = _pacer()
    _read(pacer, 6000, 0.002, 0.002 / 3000)
    pacer.begin()
    assert pacer.next_end(0) * 0.006 <= 0.55


def test_a_busy_machine_does_not_make_slices_all_fixed_cost() -> None:
    pacer = _pacer()
    pacer.note_costs(decode_seconds=0.024, prefill_tokens=65, prefill_seconds=0.152)  # 12 tokens
    for seconds_per_token in (0.014, 0.1):
        _read(pacer, 4000, seconds_per_token, 0)
        assert pacer.next_end(0) == 128


def test_where_tokens_are_dear_slices_may_be_small() -> None:
    pacer = _pacer()
    pacer.note_costs(decode_seconds=0.05, prefill_tokens=65, prefill_seconds=1.2)
    _read(pacer, 1000, 0.015, 0)
    assert pacer.next_end(0) == 32


def test_costs_that_make_no_sense_change_nothing() -> None:
    pacer = _pacer()
    pacer.note_costs(decode_seconds=0.5, prefill_tokens=65, prefill_seconds=0.2)
    pacer.note_costs(decode_seconds=0.5, prefill_tokens=1, prefill_seconds=0.5)
    _read(pacer, 1000, 0.015, 0)
    assert pacer.next_end(0) == 32


def test_slices_end_on_the_border_of_a_block() -> None:
    pacer = _pacer()
    assert pacer.next_end(0) % _BLOCK == 0
    assert pacer.next_end(45) % _BLOCK == 0


def test_the_prefix_of_a_known_sequence_is_reusable_in_whole_blocks() -> None:
    memory = PrefixMemory(capacity=1000, block_tokens=_BLOCK)
    memory.remember(range(100))
    assert memory.reusable([*range(70), 7, 7, 7]) == 64
    assert memory.reusable([9, *range(70)]) == 0


def test_the_last_token_is_always_computed() -> None:
    memory = PrefixMemory(capacity=1000, block_tokens=_BLOCK)
    memory.remember(range(64))
    assert memory.reusable(list(range(64))) == 32
    assert memory.reusable([]) == 0


def test_an_answer_extends_what_is_known() -> None:
    memory = PrefixMemory(capacity=1000, block_tokens=_BLOCK)
    memory.remember(range(40))
    memory.extend(range(40, 100))
    assert memory.reusable(list(range(200))) == 96


def test_the_sequence_used_longest_ago_is_forgotten_first() -> None:
    memory = PrefixMemory(capacity=250, block_tokens=_BLOCK)
    first, second, third = ([number] * 100 for number in (1, 2, 3))
    memory.remember(first)
    memory.remember(second)
    memory.remember(first)
    memory.remember(third)
    assert memory.reusable(first) == 96
    assert memory.reusable(third) == 96
    assert memory.reusable(second) == 0


@given(st.lists(st.lists(st.integers(0, 1), max_size=120), max_size=6), st.lists(st.integers(0, 1)))
def test_reuse_is_a_common_start_with_something_remembered(
    known: list[list[int]], ids: list[int]
) -> None:
    memory = PrefixMemory(capacity=10_000, block_tokens=4)
    for sequence in known:
        memory.remember(sequence)
    reused = memory.reusable(ids)
    assert reused % 4 == 0
    assert reused < max(len(ids), 1)
    assert reused == 0 or any(sequence[:reused] == ids[:reused] for sequence in known)
