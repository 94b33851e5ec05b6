"""Which messages are read when not all fit: what holds whatever the chat is like."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.core.context_policy import MessageCost, first_read, prompt_budget

turns = st.lists(
    st.tuples(st.integers(1, 400), st.lists(st.integers(1, 400), max_size=2)), min_size=1
)


def _messages(chat: list[tuple[int, list[int]]]) -> list[MessageCost]:
    costs = []
    for question, answers in chat:
        costs.append(MessageCost(True, question))
        costs += [MessageCost(False, tokens) for tokens in answers]
    return [*costs, MessageCost(True, 50)]


def _sum(messages: list[MessageCost], start: int) -> int:
    return sum(message.tokens for message in messages[start:])


@given(turns, st.integers(0, 300), st.integers(60, 3000), st.integers(0, 40))
def test_what_is_read_fits_and_begins_with_a_question(
    chat: list[tuple[int, list[int]]], fixed: int, budget: int, before: int
) -> None:
    messages = _messages(chat)
    start = first_read(messages, fixed=fixed, budget=budget, before=before)
    if start is None:
        assert fixed + messages[-1].tokens > budget
        return
    assert fixed + _sum(messages, start) <= budget
    assert messages[start].is_user


@given(turns, st.integers(0, 300), st.integers(350, 3000))
def test_no_more_is_left_out_than_a_cut_needs(
    chat: list[tuple[int, list[int]]], fixed: int, budget: int
) -> None:
    messages = _messages(chat)
    start = first_read(messages, fixed=fixed, budget=budget)
    assert start is not None  # the last question has 50
    if fixed + _sum(messages, 0) <= budget:
        assert start == 0
        return
    earlier = [at for at in range(start) if messages[at].is_user]
    goal = fixed + 0.6 * (budget - fixed)
    assert all(fixed + _sum(messages, at) > goal - 1 for at in earlier)


@given(turns, turns, st.integers(350, 1500))
def test_a_cut_stays_for_some_turns(
    chat: list[tuple[int, list[int]]], more: list[tuple[int, list[int]]], budget: int
) -> None:
    """What is read begins at the same message until that no longer fits, and never earlier."""
    before = 0
    for length in range(1, len(more) + 1):
        messages = _messages(chat + more[:length])
        start = first_read(messages, fixed=0, budget=budget, before=before)
        assert start is not None
        assert start >= before
        if before and _sum(messages, before) <= budget:
            assert start == before
        before = start


def test_a_larger_context_has_all_of_it_again() -> None:
    messages = _messages([(100, [100])] * 5)
    assert first_read(messages, fixed=0, budget=600, before=0) == 8
    assert first_read(messages, fixed=0, budget=1060, before=8) == 8  # not from turn to turn
    assert first_read(messages, fixed=0, budget=4000, before=8) == 0


def test_an_unanswered_or_lost_beginning_belongs_to_the_first_question() -> None:
    messages = [MessageCost(False, 10), MessageCost(True, 10)]
    assert first_read(messages, fixed=0, budget=100) == 0
    assert first_read(messages, fixed=0, budget=15) is None


def test_room_is_left_for_an_answer() -> None:
    assert prompt_budget(8192, 512) == 8192 - 512
    assert prompt_budget(8192, 100_000) == 8192 * 3 // 4
