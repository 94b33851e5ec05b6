"""A chat as Markdown: the messages as they were written, each under a heading."""

import re

from moechat.core.chat_file import ExportedChat, ExportedMessage
from moechat.core.export_words import ExportWords, remarks, speaker, title_of
from moechat.core.markdown_lines import FENCE, closes

_MARKS = re.compile(r"([\\`*_\[\]<>#|~$])")


def markdown_chat(chat: ExportedChat, words: ExportWords) -> str:
    """What stands before the messages of a chat."""
    begun = words.begun.format(words.when(chat.created_at))
    return f"# {_plain(title_of(chat, words))}\n\n*{_plain(begun)}*\n"


def markdown_message(message: ExportedMessage, words: ExportWords) -> str:
    """A message, to stand below what is there."""
    parts = [f"## {_plain(speaker(message, words))}"]
    if message.reasoning.strip():
        lines = [f"**{_plain(words.thinking)}**", "", *message.reasoning.strip("\n").split("\n")]
        parts.append("\n".join(f"> {line}".rstrip() for line in lines))
    if message.text.strip():
        parts.append(_closed(message.text.strip("\n")))
    parts += [f"*{_plain(remark)}*" for remark in remarks(message, words)]
    return "\n" + "\n\n".join(parts) + "\n"


def _plain(text: str) -> str:
    return _MARKS.sub(r"\\\1", text)


def _closed(text: str) -> str:
    """The text with an end to the code it may break off in, else all that follows were code."""
    run = ""
    for line in text.split("\n"):
        if run:
            run = "" if closes(line, run) else run
        elif match := FENCE.match(line):
            run = match[2]
    return f"{text}\n{run}" if run else text
