"""From stored messages to the turns that go through the chat template."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from moechat.core.attachments import Attachment, AttachmentKind, DocumentUse
from moechat.core.context_policy import AnswerContext
from moechat.core.conversation import Message, MessageState, Role
from moechat.core.document_prompt import with_documents
from moechat.core.png import is_plain_png
from moechat.protocol.messages import ChatMessage
from moechat.store.store import Store


@dataclass(frozen=True)
class Turn:
    """One turn, of one message or several of the same role."""

    role: Role
    content: str
    ids: tuple[str, ...]  # of its messages
    images: tuple[Attachment, ...] = ()

    @property
    def message(self) -> ChatMessage:
        """As it goes out."""
        images = tuple(image.data for image in self.images if image.data)
        return ChatMessage(self.role, self.content, images)


@dataclass(frozen=True)
class Question:
    """The last message of a branch, if documents have to be looked at for it."""

    message_id: str
    conversation_id: str
    text: str
    undecided: Sequence[Attachment] = ()  # its documents, and those before that nobody read yet
    searched: Sequence[Attachment] = ()  # documents of the branch that are read by passages
    has_passages: bool = False  # already


@dataclass(frozen=True)
class History:
    """A branch of a chat, as an answer is to see it, root first."""

    turns: Sequence[Turn] = ()
    system: str = ""  # system messages at the beginning, as imported chats may have
    begun_at: float = 0.0  # when its first message came, in seconds since the epoch
    context: AnswerContext | None = None  # what the last answer saw that did not see all
    places: dict[str, int] = field(default_factory=dict)  # of messages in the branch, by their ids
    question: Question | None = None


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
    attached = store.attachments.of([message.id for message in messages if message.attachments])
    turns = to_turns(messages, attached)
    first = next((n for n, turn in enumerate(turns) if turn.role is not Role.SYSTEM), len(turns))
    return History(
        turns[first:],
        "\n\n".join(turn.content for turn in turns[:first]),
        messages[0].created_at,
        found[1] if found else None,
        {id_: place for place, id_ in enumerate(ids)},
        _question(messages[-1], attached),
    )


def _question(last: Message, attached: Mapping[str, Sequence[Attachment]]) -> Question | None:
    """What has to be decided for a question, which is done once and then kept."""
    if last.role is not Role.USER or not attached:
        return None
    own = attached.get(last.id, ())
    documents = [
        each for one in attached.values() for each in one if each.kind is AttachmentKind.DOCUMENT
    ]
    return Question(
        last.id,
        last.conversation_id,
        last.text,
        [each for each in documents if each.about.use is None],
        [each for each in documents if each.about.use is DocumentUse.PASSAGES],
        any(each.kind is AttachmentKind.PASSAGES for each in own),
    )


def to_turns(
    messages: Iterable[Message], attached: Mapping[str, Sequence[Attachment]] | None = None
) -> list[Turn]:
    """Turns of a branch, root first; reasoning stays out, as templates expect.

    ``attached`` has what is attached to messages, with texts and images.

    Empty and damaged messages are left out, and neighbours of one role become one turn, since
    many templates insist on alternating roles.
    """
    turns: list[Turn] = []
    for message in messages:
        own = (attached or {}).get(message.id, ())
        text = with_documents(message.text, own)
        images = tuple(each for each in own if each.data and is_plain_png(each.data))
        if message.state is MessageState.DAMAGED or not (text.strip() or images):
            continue
        last = turns[-1] if turns else None
        if last and last.role is message.role and message.role is not Role.SYSTEM:
            turns[-1] = replace(
                last,
                content=f"{last.content}\n\n{text}",
                ids=(*last.ids, message.id),
                images=(*last.images, *images),
            )
        else:
            turns.append(Turn(message.role, text, (message.id,), images))
    return turns
