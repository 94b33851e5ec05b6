"""The file that chats are exported to and imported from; docs/chat-format.md describes it.

A change of these structs is one of the format: raise `VERSION` where a reader of the old one would
get it wrong, and write the schema anew with tools/chat_schema.py.
"""

import math
import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from moechat.core.conversation import FinishReason, Role, RunMetrics
from moechat.core.faults import FaultCode, UserError

FORMAT: Final = "moechat-chats"
VERSION: Final = 1
LATEST: Final = 1e11  # seconds since the epoch: in some three thousand years

_ID = r"^[0-9A-Za-z_-]{1,64}$"
Id = Annotated[str, Meta(pattern=_ID)]
Time = Annotated[float, Meta(ge=-LATEST, le=LATEST, description="Seconds since 1970, UTC.")]
Whole = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Name = Annotated[str, Meta(max_length=100_000)]


class ExportedFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an answer was interrupted."""

    code: str
    values: dict[str, str | int | float] = {}
    detail: str = ""


class ExportedAttachment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was attached to a message, in the order in which it was; ``data`` is in base64."""

    id: Id
    name: Name
    kind: str
    about: dict[str, Any] | None = None
    text: str = ""
    data: bytes | None = None


class ExportedMessage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One message; those with one ``parent_id`` are versions of each other, oldest first."""

    id: Id
    parent_id: Id | None = None
    role: Role
    created_at: Time
    state: Literal["complete", "interrupted", "damaged"] = "complete"
    text: str = ""
    reasoning: str = ""
    reasoning_ms: float = 0.0
    finish_reason: FinishReason | None = None
    seed: Whole | None = None
    model: Name = ""
    metrics: RunMetrics | None = None
    fault: ExportedFault | None = None
    removed_at: Time | None = None  # deleted by the user, with all below it
    leaf_id: Id | None = None  # what was shown below this version last, where it had to give way
    edit_draft: str = ""  # what it is being changed to
    context: dict[str, Any] | None = None  # what an answer saw, where that was not all
    attachments: list[ExportedAttachment] = []


class ExportedFolder(msgspec.Struct, frozen=True, kw_only=True):
    """A folder of chats; they are listed by ``position``."""

    id: Id
    name: Name
    position: Whole


class ExportedChat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One chat with all its branches; ``leaf_id`` is the end of the one that is shown."""

    id: Id
    title: Name
    created_at: Time
    updated_at: Time
    pinned: bool = False
    archived: bool = False
    titled_by: Annotated[str, Meta(max_length=100)] = "text"
    folder_id: Id | None = None
    leaf_id: Id | None = None
    options: dict[str, Any] = {}
    draft: str = ""  # typed but not sent
    draft_attachments: list[ExportedAttachment] = []
    messages: list[ExportedMessage] = []  # last, so that they can be written one after another


class ChatFile(msgspec.Struct, frozen=True, kw_only=True):
    """The whole file. Readers ignore what they do not know."""

    format: Literal["moechat-chats"]
    version: Annotated[int, Meta(ge=1)]
    exported_at: Time = 0.0
    program: str = ""
    folders: list[ExportedFolder] = []
    chats: list[ExportedChat] = []


def is_id(text: str) -> bool:
    """Whether the format takes ``text`` as an identifier."""
    return re.fullmatch(_ID, text) is not None


def sound_time(seconds: float) -> float:
    """The time, or 0 where the format has no room for it."""
    return seconds if math.isfinite(seconds) and abs(seconds) <= LATEST else 0.0


def damaged(problem: str, **where: Any) -> UserError:
    """What is wrong with a file: CHAT_FILE_DAMAGED without its path, which the reader adds.

    ``where`` are ``chat`` and ``message``, counted from 1, and ``field``.
    """
    return UserError(FaultCode.CHAT_FILE_DAMAGED, problem=problem, **where)


def depths(messages: Sequence[ExportedMessage]) -> dict[str, int]:
    """How deep each message lies, 1 for a root, parents first.

    Raises `UserError` where an id comes twice, a parent is missing, or parents run in a circle.
    """
    by_id: dict[str, ExportedMessage] = {}
    for number, message in enumerate(messages, 1):
        if by_id.setdefault(message.id, message) is not message:
            raise damaged("twice", message=number, field="id")
    found: dict[str, int] = {}
    for number, message in enumerate(messages, 1):
        way: list[str] = []
        at: str | None = message.id
        while at is not None and at not in found:
            if at not in by_id:
                raise damaged("unknown", message=number, field="parent_id")
            if len(way) > len(by_id):
                raise damaged("loop", message=number, field="parent_id")
            way.append(at)
            at = by_id[at].parent_id
        depth = found[at] if at is not None else 0
        for id_ in reversed(way):
            depth += 1
            found[id_] = depth
    return found


def check_chat(chat: ExportedChat) -> None:
    """See that what refers to messages finds them; raises `UserError` (CHAT_FILE_DAMAGED)."""
    known = depths(chat.messages)
    if chat.leaf_id is not None and chat.leaf_id not in known:
        raise damaged("unknown", field="leaf_id")
    _refuse_twice(chat.draft_attachments)
    for number, message in enumerate(chat.messages, 1):
        if message.leaf_id is not None and message.leaf_id not in known:
            raise damaged("unknown", message=number, field="leaf_id")
        if not math.isfinite(message.reasoning_ms):
            raise damaged("kind", message=number, field="reasoning_ms")
    _refuse_twice([one for message in chat.messages for one in message.attachments])


def _refuse_twice(attachments: Iterable[ExportedAttachment]) -> None:
    seen: set[str] = set()
    for attachment in attachments:
        if attachment.id in seen:
            raise damaged("twice", field="attachments")
        seen.add(attachment.id)
