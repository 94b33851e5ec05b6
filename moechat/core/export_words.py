"""What exports say besides the messages; in the user's language, so it is handed in."""

from collections.abc import Callable
from dataclasses import dataclass

from moechat.core.chat_file import ExportedChat, ExportedMessage
from moechat.core.conversation import FinishReason, Role


@dataclass(frozen=True)
class ExportWords:
    """Words and sentences; ``{0}`` is what they are about. ``when`` says a time."""

    you: str
    assistant: str
    system: str
    thinking: str
    attached: str
    untitled: str
    chats: str
    made: str
    page: str
    begun: str
    interrupted: str
    stopped: str
    cut_off: str
    damaged: str
    language: str
    when: Callable[[float], str]


def speaker(message: ExportedMessage, words: ExportWords) -> str:
    """Who says a message."""
    if message.role is Role.USER:
        return words.you
    if message.role is Role.SYSTEM:
        return words.system
    return " ".join(message.model.split()) or words.assistant


def title_of(chat: ExportedChat, words: ExportWords) -> str:
    """The title in one line."""
    return " ".join(chat.title.split()) or words.untitled


def remarks(message: ExportedMessage, words: ExportWords) -> list[str]:
    """What there is to say of a message: how it ended, what was attached."""
    said = []
    if message.attachments:
        names = ", ".join(" ".join(one.name.split()) for one in message.attachments)
        said.append(words.attached.format(names))
    if message.state == "interrupted":
        said.append(words.interrupted)
    elif message.state == "damaged":
        said.append(words.damaged)
    elif message.finish_reason is FinishReason.CANCELLED:
        said.append(words.stopped)
    elif message.finish_reason is FinishReason.LENGTH:
        said.append(words.cut_off)
    return said
