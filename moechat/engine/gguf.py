"""Read the metadata of a GGUF file: the key-value part at its head, without any tensor."""

import mmap
import struct
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


def read_metadata(path: Path) -> dict[str, Any]:
    """All keys of the file with their values; strings that are not UTF-8 get U+FFFD.

    Raises `GgufError`, and `OSError` where the file cannot be read.
    """
    with path.open("rb") as file:
        try:
            head = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError as error:  # an empty file cannot be mapped
            raise GgufError(f"{path.name} is empty") from error
        with head:
            try:
                return _Cursor(head).metadata()
            except (struct.error, KeyError) as error:
                raise GgufError(f"{path.name} is damaged: {error!r}") from error


class _Cursor:
    def __init__(self, data: mmap.mmap) -> None:
        self._data = data
        self._at = 0

    def metadata(self) -> dict[str, Any]:
        if self._data[: len(_MAGIC)] != _MAGIC:
            raise GgufError("no GGUF file")
        self._at = len(_MAGIC)
        self._scalar("<I")  # the version of the format; 2 and 3 share this layout
        self._scalar("<Q")  # how many tensors
        return {self._string(): self._value(self._scalar("<I")) for _ in range(self._scalar("<Q"))}

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
