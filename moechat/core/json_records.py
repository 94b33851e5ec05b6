"""Find the parts of a large JSON text without decoding it, so that they can be decoded singly.

Only brackets, strings and what is between the parts are looked at here; the decoder judges what
is in a part. All positions are of bytes.
"""

import re
from collections.abc import Iterator
from mmap import mmap
from typing import Final

from moechat.core.chat_file import damaged
from moechat.core.faults import FaultCode, UserError

MOST_DEPTH: Final = 100  # brackets within brackets; exports have some ten
Buffer = bytes | mmap
Extent = tuple[int, int]

_SPACE = re.compile(rb"[ \t\r\n]*+")
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_SCALAR = re.compile(rb"[-+.0-9A-Za-z]++")
# All up to the next bracket that is not in a string.
_BRACKET = re.compile(rb'(?:[^"\[\]{}]++|"[^"\\]*+(?:\\.[^"\\]*+)*+")*+([\[\]{}])', re.DOTALL)
_CLOSING = {b"[": b"]", b"{": b"}"}
_MARK = b"\xef\xbb\xbf"  # of UTF-8, which some editors put before a text


def top_level(data: Buffer) -> tuple[bytes, int]:
    """The first byte of the value that is the text, and where it is; no byte for no text."""
    start = _skip(data, len(_MARK) if data[:3] == _MARK else 0)
    return data[start : start + 1], start


def elements(data: Buffer, start: int) -> Iterator[Extent]:
    """Where the elements of the array are that begins at ``start``; raises `UserError`."""
    at = _skip(data, start + 1)
    if data[at : at + 1] == b"]":
        return
    while True:
        end = value_end(data, at)
        yield at, end
        at = _skip(data, end)
        if data[at : at + 1] == b"]":
            return
        at = _skip(data, _expect(data, at, b","))


def entries(data: Buffer, start: int) -> Iterator[tuple[bytes, Extent]]:
    """Names, still in quotes, and values of the object at ``start``; raises `UserError`."""
    at = _skip(data, start + 1)
    if data[at : at + 1] == b"}":
        return
    while True:
        name = _STRING.match(data, at)
        if name is None:
            raise _wrong(data, at)
        at = _skip(data, _expect(data, _skip(data, name.end()), b":"))
        end = value_end(data, at)
        yield name[0], (at, end)
        at = _skip(data, end)
        if data[at : at + 1] == b"}":
            return
        at = _skip(data, _expect(data, at, b","))


def check_end(data: Buffer, start: int) -> None:
    """See that the array or object at ``start`` is the whole text; raises `UserError`."""
    is_array = data[start : start + 1] == b"["
    parts = elements(data, start) if is_array else (part for _, part in entries(data, start))
    at = start + 1
    for _, end in parts:
        at = end
    if _skip(data, _skip(data, at) + 1) != len(data):
        raise damaged("syntax")


def value_end(data: Buffer, start: int) -> int:
    """Where the value ends that begins at ``start``; raises `UserError`."""
    first = data[start : start + 1]
    if first in _CLOSING:
        return _structure_end(data, start)
    match = _STRING.match(data, start) if first == b'"' else _SCALAR.match(data, start)
    if match is None:
        raise damaged("end") if first == b'"' else _wrong(data, start)
    return match.end()


def _structure_end(data: Buffer, start: int) -> int:
    awaited: list[bytes] = []
    at = start
    while True:
        match = _BRACKET.match(data, at)
        if match is None:
            raise damaged("end")
        bracket, at = match[1], match.end()
        closing = _CLOSING.get(bracket)
        if closing is not None:
            awaited.append(closing)
            if len(awaited) > MOST_DEPTH:
                raise UserError(FaultCode.CHAT_FILE_TOO_LARGE, what="depth")
        elif awaited.pop() != bracket:
            raise damaged("syntax")
        if not awaited:
            return at


def _skip(data: Buffer, at: int) -> int:
    match = _SPACE.match(data, at)
    return match.end() if match else at


def _expect(data: Buffer, at: int, byte: bytes) -> int:
    if data[at : at + 1] != byte:
        raise _wrong(data, at)
    return at + 1


def _wrong(data: Buffer, at: int) -> UserError:
    return damaged("syntax" if at < len(data) else "end")
