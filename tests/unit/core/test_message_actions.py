"""What can be done with which message."""

from typing import Any

import pytest

from moechat.core.conversation import FinishReason, Message, MessageState, Role
from moechat.core.message_actions import (
    MessageAction,
    Standing,
    can_continue,
    offered,
    waits,
)


def message(role: Role, text: str = "text", **more: Any) -> Message:
    return Message(
        id="1", conversation_id="c", parent_id=None, role=role, created_at=0.0, text=text, **more
    )


A = MessageAction


def test_an_answer_and_a_question_offer_what_suits_them() -> None:
    answer = offered(message(Role.ASSISTANT, finish_reason=FinishReason.STOP), is_last=True)
    assert answer == (A.REGENERATE, A.COPY, A.COPY_TEXT, A.QUOTE, A.BRANCH, A.SELECT, A.DELETE)
    question = offered(message(Role.USER), is_last=False)
    assert question == (A.EDIT, A.COPY, A.QUOTE, A.BRANCH, A.SELECT, A.DELETE)


def test_a_question_without_an_answer_can_have_one() -> None:
    assert A.REGENERATE in offered(message(Role.USER), is_last=True)


@pytest.mark.parametrize(
    ("state", "reason", "goes_on"),
    [
        (MessageState.COMPLETE, FinishReason.LENGTH, True),
        (MessageState.COMPLETE, FinishReason.CANCELLED, True),
        (MessageState.COMPLETE, FinishReason.STOP, False),
        (MessageState.COMPLETE, None, False),
        (MessageState.INTERRUPTED, None, True),
        (MessageState.DRAFT, None, False),
        (MessageState.DAMAGED, FinishReason.LENGTH, False),
    ],
)
def test_only_what_ended_too_early_goes_on(
    state: MessageState, reason: FinishReason | None, *, goes_on: bool
) -> None:
    answer = message(Role.ASSISTANT, state=state, finish_reason=reason)
    assert can_continue(answer) is goes_on
    assert (A.CONTINUE in offered(answer, is_last=True)) is goes_on
    assert A.CONTINUE not in offered(answer, is_last=False)
    assert not can_continue(message(Role.USER, state=state, finish_reason=reason))


def test_what_cannot_be_read_can_still_be_taken_away() -> None:
    damaged = offered(message(Role.ASSISTANT, state=MessageState.DAMAGED), is_last=True)
    assert damaged == (A.REGENERATE, A.SELECT, A.DELETE)


def test_an_answer_that_is_being_written_stays_where_it_is() -> None:
    live = offered(message(Role.ASSISTANT, state=MessageState.DRAFT), is_last=True)
    assert live == (A.COPY, A.COPY_TEXT, A.QUOTE, A.SELECT)


def test_what_waits_for_the_end_of_an_answer() -> None:
    elsewhere, here = Standing(answering=True), Standing(answering=True, here=True)
    assert [action for action in A if waits(action, Standing())] == []
    assert [action for action in A if waits(action, elsewhere)] == [A.REGENERATE, A.CONTINUE]
    assert [action for action in A if waits(action, here)] == [A.REGENERATE, A.CONTINUE, A.DELETE]
