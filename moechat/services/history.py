"""From stored messages to the turns that go through the chat template."""

from collections.abc import Iterable

from moechat.core.conversation import Message, MessageState, Role
from moechat.protocol.messages import ChatMessage


def to_turns(messages: Iterable[Message]) -> list[ChatMessage]:
    """Turns of a branch, root first; reasoning stays out, as templates expect.

    Empty and damaged messages are left out, and neighbours of one role become one turn, since
    many templates insist on alternating roles.
    """
    turns: list[ChatMessage] = []
    for message in messages:
        if message.state is MessageState.DAMAGED or not message.text.strip():
            continue
        if turns and turns[-1].role is message.role and message.role is not Role.SYSTEM:
            turns[-1] = ChatMessage(message.role, f"{turns[-1].content}\n\n{message.text}")
        else:
            turns.append(ChatMessage(message.role, message.text))
    return turns
