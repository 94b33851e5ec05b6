"""Conversations and their messages: the values that the store, services and window share."""

from enum import StrEnum

import msgspec

from moechat.core.attachments import Attachment
from moechat.core.faults import Fault


class Role(StrEnum):
    """Who wrote a message."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


class MessageState(StrEnum):
    """Where a message stands."""

    COMPLETE = "complete"
    DRAFT = "draft"  # being generated
    INTERRUPTED = "interrupted"  # generation ended before its time; what was written is kept
    DAMAGED = "damaged"  # the stored row cannot be read


class FinishReason(StrEnum):
    """Why an answer ended."""

    STOP = "stop"  # the model was done
    LENGTH = "length"  # the token limit
    CANCELLED = "cancelled"  # the user pressed Stop


class RunMetrics(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one answer cost."""

    prompt_tokens: int = 0
    new_tokens: int = 0
    ttft_ms: float = 0.0  # from the request to the first sampled token
    tokens_per_second: float = 0.0  # decode only
    prefill_ms: float = 0.0
    reused_tokens: int | None = None  # of the prompt, from the prefix cache; None = unknown
    peak_rss_bytes: int = 0
    device_bytes: int | None = None  # GPU memory by the plugin


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """One message; siblings share ``parent_id`` (edit and regenerate make siblings)."""

    id: str
    conversation_id: str
    parent_id: str | None
    role: Role
    created_at: float  # seconds since the epoch
    state: MessageState = MessageState.COMPLETE
    text: str = ""
    reasoning: str = ""
    reasoning_ms: float = 0.0
    finish_reason: FinishReason | None = None
    seed: int | None = None
    model: str = ""  # folder name of the model that answered
    metrics: RunMetrics | None = None
    fault: Fault | None = None  # why it was interrupted
    attachments: tuple[Attachment, ...] = ()  # without images and the texts of documents


class Outline(msgspec.Struct, frozen=True, gc=False):
    """What the transcript needs of a message before its body is read."""

    id: str
    role: Role
    chars: int  # len(text)
    lines: int  # line breaks in text + 1
    version: int = 1  # of ``versions`` that answer the same message, or that replace each other
    versions: int = 1


class RemovedMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A message that was deleted, and all below it; it can be brought back."""

    id: str
    role: Role
    text: str  # its beginning
    at: float  # seconds since the epoch
    messages: int  # so many come back with it, itself included


class TitledBy(StrEnum):
    """Where a chat's title comes from."""

    TEXT = "text"  # its first words
    USER = "user"
    MODEL = "model"


class Conversation(msgspec.Struct, frozen=True, kw_only=True):
    """A chat; ``leaf_id`` is the last message of the branch that is shown."""

    id: str
    title: str
    created_at: float
    updated_at: float
    leaf_id: str | None = None
    pinned: bool = False
    archived: bool = False
    titled_by: TitledBy = TitledBy.TEXT
    folder_id: str | None = None
    deleted_at: float | None = None  # seconds since the epoch; None = it is there


class Folder(msgspec.Struct, frozen=True, kw_only=True):
    """Something to put chats into."""

    id: str
    name: str
