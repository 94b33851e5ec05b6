"""Read the head of a GGUF file: its metadata, and where each tensor lies."""

import mmap
import struct
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

_MAGIC = b"GGUF"
_STRING, _ARRAY = 8, 9
_SCALARS = {
    0: "<B", 1: "<b", 2: "<H", 3: "<h", 4: "<I", 5: "<i",
    6: "<f", 7: "<?", 10: "<Q", 11: "<q", 12: "<d",
}  # fmt: skip


class GgufError(ValueError):
    """The file is no GGUF file, or its head is damaged."""


@dataclass(frozen=True)
class Tensor:
    """One tensor; ``dims`` begin with the fastest, ``offset`` is in bytes from the file's start."""

    name: str
    dims: tuple[int, ...]
    kind: int  # ggml's number of the type, such as 3 for Q4_1
    offset: int


@dataclass(frozen=True)
class Head:
    """What stands before the tensors' data."""

    metadata: dict[str, Any]
    tensors: list[Tensor]


def read_head(path: Path) -> Head:
    """Read the head; strings that are not UTF-8 get U+FFFD.

    Raises `GgufError`, and `OSError` where the file cannot be read.
    """
    with path.open("rb") as file:
        try:
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError as error:  # an empty file cannot be mapped
            raise GgufError(f"{path.name} is empty") from error
        with data:
            try:
                return _Cursor(data).head()
            except (struct.error, KeyError) as error:
                raise GgufError(f"{path.name} is damaged: {error!r}") from error


class _Cursor:
    def __init__(self, data: mmap.mmap) -> None:
        self._data = data
        self._at = 0

    def head(self) -> Head:
        if self._data[: len(_MAGIC)] != _MAGIC:
            raise GgufError("no GGUF file")
        self._at = len(_MAGIC)
        self._scalar("<I")  # the version of the format; 2 and 3 share this layout
        tensors, entries = self._scalar("<Q"), self._scalar("<Q")
        metadata = {self._string(): self._value(self._scalar("<I")) for _ in range(entries)}
        relative = [self._tensor() for _ in range(tensors)]
        alignment = metadata.get("general.alignment", 32)
        start = -(-self._at // alignment) * alignment
        return Head(metadata, [replace(item, offset=start + item.offset) for item in relative])

    def _tensor(self) -> Tensor:
        name, rank = self._string(), self._scalar("<I")
        dims = tuple(self._scalar("<Q") for _ in range(rank))
        return Tensor(name, dims, kind=self._scalar("<I"), offset=self._scalar("<Q"))

    def _value(self, kind: int) -> Any:
        if kind == _STRING:
            return self._string()
        if kind == _ARRAY:
            item, count = self._scalar("<I"), self._scalar("<Q")
            return [self._value(item) for _ in range(count)]
        return self._scalar(_SCALARS[kind])

    def _scalar(self, layout: str) -> Any:
        (value,) = struct.unpack_from(layout, self._data, self._at)
        self._at += struct.calcsize(layout)
        return value

    def _string(self) -> str:
        size = self._scalar("<Q")
        if self._at + size > len(self._data):
            raise GgufError("a string runs beyond the end of the file")
        raw = self._data[self._at : self._at + size]
        self._at += size
        return raw.decode("utf-8", "replace")
