"""Read the chats of a file, whichever program wrote it: what is in it tells, not its name."""

import json
import mmap
import os
import re
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from moechat.core.chat_file import (
    FORMAT,
    VERSION,
    ExportedChat,
    ExportedFolder,
    check_chat,
    damaged,
)
from moechat.core.faults import FULL, Fault, FaultCode, UserError, file_fault
from moechat.core.import_chatgpt import from_chatgpt, is_chatgpt
from moechat.core.import_lmstudio import from_lmstudio, is_lmstudio
from moechat.core.import_openwebui import from_openwebui, is_openwebui
from moechat.core.import_part import Part
from moechat.core.import_tree import Words
from moechat.core.json_records import (
    Buffer,
    Extent,
    check_end,
    elements,
    entries,
    top_level,
)

MOST_BYTES: Final = 2 * 1024**3
MOST_CHATS: Final = 200_000
MOST_MESSAGES: Final = 2_000_000
_ARCHIVE: Final = b"PK\x03\x04"  # what a ZIP archive begins with
_LOOKED_AT: Final = 256 * 1024
_SIGN = re.compile(
    rb'"(?:moechat-chats|mapping|messages|history|chat)"'
)  # of a program that wrote it
_IN_MEMORY: Final = 64 * 1024**2
_PIECE: Final = 1024**2
_MOST_SQUEEZED: Final = 200  # bytes for one in an archive; text is squeezed to a twentieth at best
_SQUEEZED_FREELY: Final = 16 * 1024**2
_MEMBER = re.compile(r"(?:.*/)?conversations(?:-\d+)?\.json", re.DOTALL)  # of ChatGPT's archive


class Origin(StrEnum):
    """Which program wrote a file."""

    MOECHAT = "moechat"
    CHATGPT = "chatgpt"
    LM_STUDIO = "lm_studio"
    OPEN_WEBUI = "open_webui"


_FOREIGN: Final = (
    (Origin.CHATGPT, is_chatgpt, from_chatgpt),
    (Origin.OPEN_WEBUI, is_openwebui, from_openwebui),
    (Origin.LM_STUDIO, is_lmstudio, from_lmstudio),
)


class ChatReader:
    """One file, kept as it was when it was opened; usable until it is closed.

    Every call may raise `UserError`: CHAT_FILE_UNREADABLE, CHAT_FILE_FOREIGN, CHAT_FILE_NEWER,
    CHAT_FILE_DAMAGED, CHAT_FILE_TOO_LARGE, DISK_FULL. All block.
    """

    def __init__(self, path: Path, words: Words, now: float) -> None:
        self.path = path
        self._words, self._now = words, now
        self._open = ExitStack()
        self.origin = Origin.MOECHAT
        self.folders: list[ExportedFolder] = []
        self._parts: list[tuple[Buffer, Sequence[int] | None]] = []  # texts; where chats are listed
        try:
            with self._told():
                self._read()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Forget the file."""
        self._open.close()

    def chats(self) -> Iterator[ExportedChat]:
        """Give one chat after another, checked and sound; as often as one likes."""
        count = messages = 0
        number = 0
        for data, starts in self._parts:
            for extent in _extents(data, starts):
                number += 1
                with self._told(number):
                    chat = self._chat(data, extent)
                if chat is None:
                    continue
                count, messages = count + 1, messages + len(chat.messages)
                with self._told():
                    _limit("chats", count, MOST_CHATS)
                    _limit("messages", messages, MOST_MESSAGES)
                yield chat

    # ── the file ─────────────────────────────────────────────────────────────

    def _read(self) -> None:
        texts = self._texts()
        first, start = top_level(texts[0])
        if first == b"{" and self._is_ours(texts[0], start):
            return
        for text in texts:
            first, start = top_level(text)
            if first == b"[":
                check_end(text, start)
                self._parts.append((text, [start]))
            elif first == b"{":
                check_end(text, start)
                self._parts.append((text, None))
            else:
                raise UserError(FaultCode.CHAT_FILE_FOREIGN)
        self._recognise()

    def _texts(self) -> list[Buffer]:
        with self.path.open("rb") as file:
            _limit_bytes(os.fstat(file.fileno()).st_size)
            if file.read(4) == _ARCHIVE:
                return self._from_archive(file)
            file.seek(0)
            return [self._kept(file, lambda _: None)]

    def _from_archive(self, file: IO[bytes]) -> list[Buffer]:
        with zipfile.ZipFile(file) as archive:
            members = sorted(
                (one for one in archive.infolist() if _MEMBER.fullmatch(one.filename)),
                key=lambda one: one.filename,
            )
            if not members or len(members) > 1_000:
                raise UserError(FaultCode.CHAT_FILE_FOREIGN)
            texts: list[Buffer] = []
            for member in members:
                squeezed = max(member.compress_size, 1)

                def check(size: int, squeezed: int = squeezed) -> None:
                    if size > max(_SQUEEZED_FREELY, squeezed * _MOST_SQUEEZED):
                        raise UserError(FaultCode.CHAT_FILE_TOO_LARGE, what="archive")

                with archive.open(member) as content:
                    texts.append(self._kept(content, check))
                _limit_bytes(sum(map(len, texts)))
            return texts

    def _kept(self, source: IO[bytes], check: Callable[[int], None]) -> Buffer:
        """The content: a large one in a file of our own, as ours cannot be cut short meanwhile."""
        pieces, size = [], 0
        spilled: IO[bytes] | None = None
        while piece := source.read(_PIECE):
            size += len(piece)
            check(size)
            _limit_bytes(size)
            pieces.append(piece)
            if size > _IN_MEMORY:
                if spilled is None:
                    spilled = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the reader
                    self._open.enter_context(spilled)
                spilled.writelines(pieces)
                pieces.clear()
        if spilled is None:
            return b"".join(pieces)
        spilled.flush()
        mapped = mmap.mmap(spilled.fileno(), 0, access=mmap.ACCESS_READ)
        return self._open.enter_context(mapped)

    def _is_ours(self, data: Buffer, start: int) -> bool:
        """Whether it is a file of this program; then its head is read."""
        values: dict[str, Extent] = {}
        for quoted, extent in entries(data, start):
            values[str(_decoded(quoted))] = extent
        head = {
            name: _decoded(data[slice(*extent)])
            for name, extent in values.items()
            if name in ("format", "version", "folders")
        }
        if head.get("format") != FORMAT:
            return False
        check_end(data, start)
        version = head.get("version")
        if not isinstance(version, int) or version < 1:
            raise damaged("kind", field="version")
        if version > VERSION:
            raise UserError(FaultCode.CHAT_FILE_NEWER, found=version, known=VERSION)
        self.folders = _converted(head.get("folders", []), list[ExportedFolder], "folders")
        chats = values.get("chats")
        if chats is not None:
            if data[chats[0] : chats[0] + 1] != b"[":
                raise damaged("kind", field="chats")
            self._parts.append((data, [chats[0]]))
        return True

    def _recognise(self) -> None:
        """Tell from the first chat whose they are."""
        for data, starts in self._parts:
            for extent in _extents(data, starts):
                first = Part(_decoded(data[slice(*extent)]))
                for origin, is_one, _ in _FOREIGN:
                    if is_one(first):
                        self.origin = origin
                        return
                raise UserError(FaultCode.CHAT_FILE_FOREIGN)
        raise UserError(FaultCode.CHAT_FILE_FOREIGN)

    # ── a chat ───────────────────────────────────────────────────────────────

    def _chat(self, data: Buffer, extent: Extent) -> ExportedChat | None:
        text = bytes(data[slice(*extent)])
        if self.origin is Origin.MOECHAT:
            chat: ExportedChat = _strict(text, ExportedChat)
            check_chat(chat)
            return chat
        part = Part(_decoded(text))
        for origin, is_one, convert in _FOREIGN:
            if origin is self.origin:
                if not is_one(part):
                    raise damaged("kind")
                return convert(part, self._words, self._now)
        raise AssertionError(self.origin)

    @contextmanager
    def _told(self, chat: int | None = None) -> Iterator[None]:
        """Failures are of this file, and of this chat in it."""
        try:
            yield
        except UserError as error:
            where: dict[str, str | int | float] = {} if chat is None else {"chat": chat}
            raise UserError.from_fault(self._of_file(error.fault, where)) from error
        except (zipfile.BadZipFile, zlib.error, EOFError) as error:
            raise self._unreadable("archive", error) from error
        except (NotImplementedError, RuntimeError) as error:  # an odd or encrypted archive
            raise self._unreadable("archive", error) from error
        except OSError as error:
            if error.errno in FULL:  # of what a large file is kept in
                raise UserError.from_fault(file_fault(error, tempfile.gettempdir())) from error
            reason = error.strerror or str(error)
            raise UserError(
                FaultCode.CHAT_FILE_UNREADABLE,
                path=str(self.path),
                reason=reason,
                detail=repr(error),
            ) from error

    def _of_file(self, fault: Fault, where: dict[str, str | int | float]) -> Fault:
        values = where | fault.values | {"path": str(self.path)}
        return Fault(fault.code, values, fault.detail)

    def _unreadable(self, problem: str, error: Exception) -> UserError:
        return UserError(
            FaultCode.CHAT_FILE_DAMAGED, path=str(self.path), problem=problem, detail=repr(error)
        )


def may_hold_chats(path: Path) -> bool:
    """Whether a look at the beginning of a file gives hope; blocks for that."""
    try:
        with path.open("rb") as file:
            beginning = file.read(_LOOKED_AT)
            first, _ = top_level(beginning)
            if first in (b"[", b"{"):  # which other data and settings begin with, too
                return _SIGN.search(beginning) is not None
            file.seek(0)
            if file.read(4) != _ARCHIVE:
                return False
            with zipfile.ZipFile(file) as archive:
                return any(_MEMBER.fullmatch(name) for name in archive.namelist())
    except (OSError, zipfile.BadZipFile, NotImplementedError):
        return False


def _extents(data: Buffer, starts: Sequence[int] | None) -> Iterator[Extent]:
    if starts is None:
        yield 0, len(data)
        return
    for start in starts:
        yield from elements(data, start)


def _limit(what: str, count: int, most: int) -> None:
    if count > most:
        raise UserError(FaultCode.CHAT_FILE_TOO_LARGE, what=what, most=most)


def _limit_bytes(size: int) -> None:
    if size > MOST_BYTES:
        raise UserError(FaultCode.CHAT_FILE_TOO_LARGE, what="bytes", limit=MOST_BYTES)


def _decoded(text: bytes) -> Any:
    """A value; raises `UserError` where it is none."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return _patiently(text)


def _patiently(text: bytes) -> Any:
    """Decode what msgspec does not take: halves of characters, which a text may have been typed
    with. Raises `UserError`.
    """

    def refuse(name: str) -> None:
        raise ValueError(name)

    try:
        return json.loads(text.decode("utf-8-sig", "surrogatepass"), parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        raise damaged("syntax", detail=str(error)[:200]) from error


def _strict(text: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise _invalid(error) from error
    except msgspec.DecodeError:
        return _converted(_patiently(text), kind, "")


def _converted(value: object, kind: Any, field: str) -> Any:
    try:
        return msgspec.convert(value, type=kind)
    except msgspec.ValidationError as error:
        raise _invalid(error, field) from error


_INDEX = re.compile(r"^\$\.messages\[(\d+)\]")


def _invalid(error: msgspec.ValidationError, field: str = "") -> UserError:
    """From "Expected `str`, got `int` - at `$.messages[3].text`"."""
    _, found, way = str(error).rpartition(" - at `")
    way = way.removesuffix("`") if found else ""
    where: dict[str, Any] = {}
    index = _INDEX.match(way)
    if index:
        where["message"] = int(index[1]) + 1
        way = way[index.end() :]
    name = re.search(r"missing required field `(\w+)`", str(error))
    names = re.findall(r"\w+", way) + ([name[1]] if name else [])
    named = " → ".join(filter(None, (field, *names)))
    return damaged(
        "missing" if name else "kind",
        detail=str(error)[:200],
        **(where | ({"field": named} if named else {})),
    )
