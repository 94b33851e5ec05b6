"""What can be done with a message, and what has to wait for the end of an answer."""

from dataclasses import dataclass
from enum import StrEnum

from moechat.core.conversation import FinishReason, Message, MessageState, Role


class MessageAction(StrEnum):
    """One thing that can be done with a message."""

    COPY = "copy"  # as Markdown, which is how it is stored
    COPY_TEXT = "copy_text"
    QUOTE = "quote"
    EDIT = "edit"
    REGENERATE = "regenerate"
    CONTINUE = "continue"
    BRANCH = "branch"
    SELECT = "select"
    DELETE = "delete"


@dataclass(frozen=True)
class Standing:
    """What is going on around a message."""

    answering: bool = False  # an answer is being written, in whichever chat
    here: bool = False  # and that is this chat


# Begins an answer, of which there is one at a time.
_WRITES = {MessageAction.REGENERATE, MessageAction.CONTINUE}
# Changes what is shown of a chat, under the answer that is being written to it.
_MOVES = {MessageAction.DELETE}
# Of an answer that is being written itself.
_NOT_YET = (MessageAction.REGENERATE, MessageAction.BRANCH, MessageAction.DELETE)
# Ended before the model was done.
_CUT_SHORT = {FinishReason.LENGTH, FinishReason.CANCELLED}


def offered(message: Message, *, is_last: bool) -> tuple[MessageAction, ...]:
    """What can be done with a message, in the order of a menu.

    Only the last answer goes on: what follows an earlier one was said without the rest of it.
    """
    damaged = message.state is MessageState.DAMAGED
    has_text = bool(message.text.strip()) and not damaged
    answer = message.role is Role.ASSISTANT
    when = {
        MessageAction.CONTINUE: is_last and can_continue(message),
        MessageAction.REGENERATE: answer or is_last,
        MessageAction.EDIT: message.role is Role.USER and has_text,
        MessageAction.COPY: has_text,
        MessageAction.COPY_TEXT: has_text and answer,
        MessageAction.QUOTE: has_text,
        MessageAction.BRANCH: not damaged,
        MessageAction.SELECT: True,
        MessageAction.DELETE: True,
    }
    if message.state is MessageState.DRAFT:  # it stays where it is while it is being written
        for action in _NOT_YET:
            when[action] = False
    return tuple(action for action, holds in when.items() if holds)


def can_continue(message: Message) -> bool:
    """Whether an answer ended before the model was done."""
    if message.role is not Role.ASSISTANT:
        return False
    if message.state is MessageState.INTERRUPTED:
        return True
    return message.state is MessageState.COMPLETE and message.finish_reason in _CUT_SHORT


def waits(action: MessageAction, standing: Standing) -> bool:
    """Whether an action has to wait until the answer that is being written has ended."""
    return (action in _WRITES and standing.answering) or (action in _MOVES and standing.here)
