"""Write chats to a file, message by message, whatever their number."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import IO, Any, Protocol

import msgspec

import moechat
from moechat.core.chat_file import FORMAT, VERSION, ExportedChat, ExportedMessage
from moechat.core.export_html import (
    html_chat,
    html_chat_end,
    html_end,
    html_head,
    html_message,
    placed,
)
from moechat.core.export_markdown import markdown_chat, markdown_message
from moechat.core.export_words import ExportWords, title_of
from moechat.core.sanitise import without_surrogates
from moechat.disk.replacing import replacing
from moechat.services.formulas import EM, formula_svg
from moechat.store.exchange import Snapshot

Step = Callable[[int], None]  # told how many messages more are written; may raise to stop


class ExportFormat(StrEnum):
    """What chats can be written as; the value is the suffix of the file."""

    MARKDOWN = "md"
    HTML = "html"
    PDF = "pdf"
    JSON = "json"  # all there is of them; the others have the branch that is shown


@dataclass(frozen=True)
class ShownChat:
    """A chat to be read by people: its messages come one by one, once."""

    chat: ExportedChat
    messages: Iterator[ExportedMessage]


class PageWriter(Protocol):
    """Writes pages to be printed; raises `OSError`."""

    def __call__(
        self, path: Path, title: str, chats: Iterator[ShownChat], words: ExportWords
    ) -> None:
        """Write a file; other threads get their turn meanwhile."""


class ChatWriter:
    """Writes what a snapshot holds; nothing is left of a file that is not finished."""

    def __init__(self, words: ExportWords, now: float, pages: PageWriter) -> None:
        """``pages`` writes PDF."""
        self._words, self._now, self._pages = words, now, pages

    def write(
        self,
        path: Path,
        kind: ExportFormat,
        snapshot: Snapshot,
        ids: Sequence[str],
        step: Step,
        *,
        everything: bool,
    ) -> int:
        """Write chats, and return how many those were; some may be gone. Raises `OSError`.

        With ``everything`` the folders without a chat are in the file, too.
        """
        chats = [chat for id_ in ids if (chat := snapshot.chat(id_)) is not None]
        with replacing(path) as unfinished:
            if kind is ExportFormat.PDF:
                shown = _shown(snapshot, chats, step)
                self._pages(unfinished, self._title(chats), shown, self._words)
            else:
                with unfinished.open("wb") as file:
                    if kind is ExportFormat.JSON:
                        self._write_json(file, snapshot, chats, step, everything=everything)
                    elif kind is ExportFormat.HTML:
                        self._write_html(file, chats, _shown(snapshot, chats, step))
                    else:
                        self._write_markdown(file, _shown(snapshot, chats, step))
        return len(chats)

    def _title(self, chats: Sequence[ExportedChat]) -> str:
        return title_of(chats[0], self._words) if len(chats) == 1 else self._words.chats

    def _write_json(
        self,
        file: IO[bytes],
        snapshot: Snapshot,
        chats: Sequence[ExportedChat],
        step: Step,
        *,
        everything: bool,
    ) -> None:
        used = {chat.folder_id for chat in chats}
        head = {
            "format": FORMAT,
            "version": VERSION,
            "exported_at": self._now,
            "program": f"moechat {moechat.__version__}",
            "folders": [one for one in snapshot.folders() if everything or one.id in used],
        }
        file.write(encoded(head)[:-1] + b',"chats":[')
        for number, chat in enumerate(chats):
            file.write(b",\n" if number else b"\n")
            file.write(encoded(chat)[:-1] + b',"messages":[')
            for at, message in enumerate(snapshot.messages(chat.id)):
                file.write(b",\n" if at else b"\n")
                file.write(encoded(message))
                step(1)
            file.write(b"]}")
        file.write(b"\n]}\n")

    def _write_html(
        self, file: IO[bytes], chats: Sequence[ExportedChat], shown: Iterator[ShownChat]
    ) -> None:
        words = self._words
        file.write(_utf8(html_head(self._title(chats), chats, words)))
        for each in shown:
            file.write(_utf8(html_chat(each.chat, words)))
            for message in each.messages:
                file.write(_utf8(html_message(message, words, _formula)))
            file.write(_utf8(html_chat_end()))
        file.write(_utf8(html_end(words.made.format(words.when(self._now)))))

    def _write_markdown(self, file: IO[bytes], shown: Iterator[ShownChat]) -> None:
        for number, each in enumerate(shown):
            file.write(b"\n---\n\n" if number else b"")
            file.write(_utf8(markdown_chat(each.chat, self._words)))
            for message in each.messages:
                file.write(_utf8(markdown_message(message, self._words)))


def _shown(snapshot: Snapshot, chats: Sequence[ExportedChat], step: Step) -> Iterator[ShownChat]:
    def counted(chat: ExportedChat) -> Iterator[ExportedMessage]:
        for message in snapshot.shown(chat.id):
            yield message
            step(1)

    for chat in chats:
        yield ShownChat(chat, counted(chat))


def _formula(tex: str, display: bool) -> str | None:
    svg = formula_svg(tex, display=display)
    return None if svg is None else placed(svg, EM)


def encoded(value: Any) -> bytes:
    """JSON of a value of the format; halves of characters are kept as escapes."""
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        return json.dumps(msgspec.to_builtins(value)).encode()


def _utf8(text: str) -> bytes:
    return without_surrogates(text).encode()
