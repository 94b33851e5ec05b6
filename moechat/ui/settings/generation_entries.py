"""What the page about answers has, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from moechat.ui.settings.entries import Entry, PageInfo


def generation_info() -> PageInfo:
    """What the page has."""
    return PageInfo(
        "generation",
        QCoreApplication.translate("Settings", "Generation"),
        (
            _target_entry(),
            *_reading_entries(),
            *_drawing_entries(),
            *_penalty_entries(),
            *_length_entries(),
        ),
    )


def _target_entry() -> Entry:
    translate = QCoreApplication.translate
    return Entry(
        "target",
        translate("Settings", "These values are for"),
        translate("Settings", "A chat can have values of its own; what it leaves out is shared."),
        translate("Settings", "this chat per chat defaults all chats"),
    )


def _reading_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "system_prompt",
            translate("Settings", "System prompt"),
            translate(
                "Settings",
                "What the model is told before the first message. {{date}} and {{time}} become "
                "those of the beginning of the chat, {{model}} the name of the model.",
            ),
            translate("Settings", "instructions persona role custom variables"),
        ),
        Entry(
            "policy",
            translate("Settings", "When a chat no longer fits"),
            translate(
                "Settings",
                "Leaving out messages changes what the model knows, and what is kept has to be "
                "read again, which takes a while where experts are streamed. The chat shows what "
                "was left out.",
            ),
            translate("Settings", "context full overflow truncate summary rolling window"),
        ),
    )


def _drawing_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "temperature",
            translate("Settings", "Temperature"),
            translate("Settings", "0 = always the likeliest word; higher = more varied."),
            translate("Settings", "creativity random randomness sampling greedy"),
        ),
        Entry(
            "top_p",
            translate("Settings", "Top-p"),
            translate("Settings", "Only the likeliest words that together have this share."),
            translate("Settings", "nucleus sampling top p"),
        ),
        Entry(
            "top_k",
            translate("Settings", "Top-k"),
            translate("Settings", "Only that many of the likeliest words. 0 = all."),
            translate("Settings", "sampling top k"),
        ),
        Entry(
            "min_p",
            translate("Settings", "Min-p"),
            translate("Settings", "Only words at least this likely, compared with the likeliest."),
            translate("Settings", "sampling min p"),
        ),
    )


def _penalty_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "repetition_penalty",
            translate("Settings", "Repetition penalty"),
            translate("Settings", "More than 1 avoids words that were there before. 1 = off."),
            translate("Settings", "repeat loop penalty"),
        ),
        Entry(
            "presence_penalty",
            translate("Settings", "Presence penalty"),
            translate("Settings", "More than 0 prefers words the answer does not have yet."),
            translate("Settings", "repeat new topics penalty"),
        ),
        Entry(
            "frequency_penalty",
            translate("Settings", "Frequency penalty"),
            translate(
                "Settings", "As presence, but the more often a word was there, the stronger."
            ),
            translate("Settings", "repeat penalty"),
        ),
    )


def _length_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "max_new_tokens",
            translate("Settings", "Longest answer"),
            translate(
                "Settings", "The answer ends there, finished or not. A word has 1 to 2 tokens."
            ),
            translate("Settings", "token limit length maximum max new tokens"),
        ),
        Entry(
            "seed",
            translate("Settings", "Seed"),
            translate("Settings", "With a fixed one the same question gets the same answer."),
            translate("Settings", "random reproducible fixed number"),
        ),
        Entry(
            "stop",
            translate("Settings", "Stop strings"),
            translate(
                "Settings",
                "An answer ends before the first of these. One a line; \\n stands for a new line.",
            ),
            translate("Settings", "stop sequences words end"),
        ),
    )
