"""What a search over all chats found."""

import msgspec

from moechat.core.conversation import Role
from moechat.core.search_words import Snippet


class ChatHit(msgspec.Struct, frozen=True, kw_only=True):
    """A chat whose title has the words."""

    conversation_id: str
    title: Snippet
    archived: bool
    at: float  # seconds since the epoch, of its last change


class MessageHit(msgspec.Struct, frozen=True, kw_only=True):
    """A message that has the words, in its text or in its thinking."""

    message_id: str
    conversation_id: str
    title: str  # of its chat
    archived: bool
    role: Role
    at: float  # seconds since the epoch
    snippet: Snippet


Hit = ChatHit | MessageHit


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The result: titles first, then messages, each the newest first."""

    typed: str
    hits: list[Hit]
    complete: bool  # all messages have been searched; else their index is still being made
    more: bool = False  # there are others


class PlaceInChat(msgspec.Struct, frozen=True):
    """How often something stands in one message."""

    message_id: str
    in_reasoning: int
    in_text: int

    @property
    def count(self) -> int:
        """Both."""
        return self.in_reasoning + self.in_text
