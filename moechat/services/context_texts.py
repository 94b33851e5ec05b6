"""Sentences about how full the context of a chat is, and what is done about it."""

from PySide6.QtCore import QCoreApplication

from moechat.core.context_policy import ContextPolicy, Fullness
from moechat.protocol.answer_options import LONGEST_SYSTEM_PROMPT
from moechat.services.joining import one_after_another
from moechat.services.texts import format_count


def policy_question() -> str:
    """What a policy answers."""
    return QCoreApplication.translate("Context", "When this chat no longer fits")


def policy_text(policy: ContextPolicy) -> str:
    """A policy in some words."""
    return {
        ContextPolicy.STOP: QCoreApplication.translate("Context", "Stop and say so"),
        ContextPolicy.DROP: QCoreApplication.translate("Context", "Leave out the oldest messages"),
        ContextPolicy.SUMMARISE: QCoreApplication.translate(
            "Context", "Summarise the oldest messages"
        ),
    }[policy]


def prompt_refusal_text(text: str) -> str:
    """Why ``text`` cannot be a system prompt; empty where it can."""
    if len(text) <= LONGEST_SYSTEM_PROMPT:
        return ""
    return QCoreApplication.translate(
        "Context", "A system prompt has {0} characters at most."
    ).format(format_count(LONGEST_SYSTEM_PROMPT))


def use_tip(
    used: int, total: int, typed: int, full: Fullness, *, exact: bool, handled: bool
) -> str:
    """What the meter counts, and what its colour means."""
    translate = QCoreApplication.translate
    parts = [
        translate(
            "Context",
            "{0} of the {1} tokens that the model can keep in mind: system prompt, messages and "
            "the last answer.",
        ).format(format_count(used), format_count(total))
    ]
    if typed:
        parts.append(
            translate("Context", "What you are typing has {0}.").format(format_count(typed))
        )
    if not exact:
        parts.append(translate("Context", "Estimated, as the model has not counted it yet."))
    if handled and full is not Fullness.FINE:
        parts.append(translate("Context", "The oldest messages make room, as you chose."))
    elif full is Fullness.NEARLY:
        parts.append(translate("Context", "Little room is left for answers."))
    elif full is Fullness.OVER:
        parts.append(translate("Context", "This does not fit any more."))
    return one_after_another(parts)


def does_not_fit(used: int, total: int) -> str:
    """Before a message is sent with which the chat is too long."""
    return QCoreApplication.translate(
        "Context",
        "With this message the chat has about {0} tokens, and the model can keep {1} in mind. "
        "What is to happen with the oldest messages?",
    ).format(format_count(used), format_count(total))


def message_does_not_fit(tokens: int, total: int) -> str:
    """Before a message is sent that is too long by itself."""
    return QCoreApplication.translate(
        "Context",
        "This message alone has about {0} tokens, and the model can keep {1} in mind. "
        "Shorten it, or send it in parts.",
    ).format(format_count(tokens), format_count(total))


def paste_does_not_fit(tokens: int, total: int) -> str:
    """After a text was pasted that is too long."""
    return QCoreApplication.translate(
        "Context",
        "The pasted text has about {0} tokens and does not fit: the model can keep {1} in mind.",
    ).format(format_count(tokens), format_count(total))


def long_paste(characters: int) -> str:
    """After a long text was pasted that does fit."""
    return QCoreApplication.translate(
        "Context", "The pasted text has {0} characters. It can go with the message as a document."
    ).format(format_count(characters))


def dropped_text(count: int, *, summary: bool) -> str:
    """The mark above the first message that the model still reads."""
    translate = QCoreApplication.translate
    if summary:
        one = translate("Context", "1 earlier message is read by the model as a summary")
        several = translate("Context", "{0} earlier messages are read by the model as a summary")
    else:
        one = translate("Context", "1 earlier message is no longer read by the model")
        several = translate("Context", "{0} earlier messages are no longer read by the model")
    return one if count == 1 else several.format(format_count(count))
