"""From stored messages to the turns that go through the chat template."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from moechat.core.context_policy import AnswerContext
from moechat.core.conversation import Message, MessageState, Role
from moechat.protocol.messages import ChatMessage
from moechat.store.store import Store


@dataclass(frozen=True)
class Turn:
    """One turn, of one message or several of the same role."""

    role: Role
    content: str
    ids: tuple[str, ...]  # of its messages

    @property
    def message(self) -> ChatMessage:
        """As it goes out."""
        return ChatMessage(self.role, self.content)


@dataclass(frozen=True)
class History:
    """A branch of a chat, as an answer is to see it, root first."""

    turns: Sequence[Turn] = ()
    system: str = ""  # system messages at the beginning, as imported chats may have
    begun_at: float = 0.0  # when its first message came, in seconds since the epoch
    context: AnswerContext | None = None  # what the last answer saw that did not see all
    context_of: str = ""  # the id of that answer
    places: dict[str, int] = field(default_factory=dict)  # of messages in the branch, by their ids


def read_history(store: Store, conversation_id: str, until: str | None) -> History:
    """Read the branch from the root to the message ``until``, which is included.

    Raises what `Store` raises.
    """
    if not until:
        return History()
    messages = store.history(conversation_id, until)
    if not messages:
        return History()
    ids = [message.id for message in messages]
    found = store.contexts.latest(ids)
    turns = to_turns(messages)
    first = next((n for n, turn in enumerate(turns) if turn.role is not Role.SYSTEM), len(turns))
    return History(
        turns[first:],
        "\n\n".join(turn.content for turn in turns[:first]),
        messages[0].created_at,
        found[1] if found else None,
        found[0] if found else "",
        {id_: place for place, id_ in enumerate(ids)},
    )


def to_turns(messages: Iterable[Message]) -> list[Turn]:
    """Turns of a branch, root first; reasoning stays out, as templates expect.

    Empty and damaged messages are left out, and neighbours of one role become one turn, since
    many templates insist on alternating roles.
    """
    turns: list[Turn] = []
    for message in messages:
        if message.state is MessageState.DAMAGED or not message.text.strip():
            continue
        last = turns[-1] if turns else None
        if last and last.role is message.role and message.role is not Role.SYSTEM:
            content = f"{last.content}\n\n{message.text}"
            turns[-1] = replace(last, content=content, ids=(*last.ids, message.id))
        else:
            turns.append(Turn(message.role, message.text, (message.id,)))
    return turns
