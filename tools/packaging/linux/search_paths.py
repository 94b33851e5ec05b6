"""The folders that an ELF file has the loader search: those of the machine it was built on go.

Somebody else may have other libraries there by now, or may be able to put some there.
"""

import struct
from pathlib import Path

_MAGIC = b"\x7fELF\x02\x01"  # 64 bits, little-endian
_LOAD, _DYNAMIC = 1, 2  # kinds of segments
_NULL, _STRING_TABLE, _RPATH, _RUNPATH = 0, 5, 15, 29  # tags
_OWN = "$ORIGIN"
_HEADER = struct.Struct("<32xQ14xHH")  # where the segments' heads are, the size of one, how many
_SEGMENT = struct.Struct("<IIQQ8xQ16x")  # kind, flags, offset, address, size in the file
_ENTRY = struct.Struct("<qQ")  # tag, value


class _Image:
    """What of an ELF file the loader reads to find libraries."""

    def __init__(self, content: bytearray) -> None:
        self.content = content
        self._loaded: list[tuple[int, int, int]] = []
        self.dynamic: tuple[int, int] | None = None  # offset and size
        start, size, count = _HEADER.unpack_from(content)
        for at in range(start, start + size * count, size):
            kind, _, offset, address, length = _SEGMENT.unpack_from(content, at)
            if kind == _LOAD:
                self._loaded.append((address, offset, length))
            elif kind == _DYNAMIC:
                self.dynamic = (offset, length)

    def entries(self) -> list[tuple[int, int]]:
        """Tags and values, without what ends them."""
        if self.dynamic is None:
            return []
        offset, length = self.dynamic
        found: list[tuple[int, int]] = []
        for tag, value in _ENTRY.iter_unpack(self.content[offset : offset + length]):
            if tag == _NULL:
                break
            found.append((tag, value))
        return found

    def paths(self) -> list[tuple[int, int, str]]:
        """Of each list of folders its number among the entries, its offset and its text."""
        entries = self.entries()
        table = next((value for tag, value in entries if tag == _STRING_TABLE), 0)
        found = []
        for number, (tag, value) in enumerate(entries):
            if tag in (_RPATH, _RUNPATH):
                at = self._offset(table) + value
                end = self.content.index(0, at)
                found.append((number, at, self.content[at:end].decode("latin-1")))
        return found

    def drop(self, number: int) -> None:
        """Take one entry out; the others move up."""
        assert self.dynamic is not None
        offset, length = self.dynamic
        at = offset + number * _ENTRY.size
        rest = self.content[at + _ENTRY.size : offset + length]
        self.content[at : offset + length] = rest + bytes(_ENTRY.size)

    def _offset(self, address: int) -> int:
        for start, offset, length in self._loaded:
            if start <= address < start + length:
                return offset + address - start
        raise ValueError(f"no segment has the address {address:#x}")


def search_paths(file: Path) -> list[str]:
    """The folders in ``file``, in their order; none where it is no ELF file of 64 bits."""
    image = _read(file)
    return [] if image is None else [one for _, _, text in image.paths() for one in text.split(":")]


def is_own(folder: str) -> bool:
    """Whether it goes from the file itself, and so is within the program."""
    return folder == _OWN or folder.startswith(_OWN + "/")


def keep_own(file: Path) -> None:
    """Take all other folders out of ``file``."""
    image = _read(file)
    lists = [] if image is None else image.paths()
    if image is None or all(is_own(one) for _, _, text in lists for one in text.split(":")):
        return
    for number, at, text in reversed(lists):
        kept = ":".join(filter(is_own, text.split(":")))
        slash = text.rfind("/") + 1  # a name, which has none, may share the end of the text
        image.content[at : at + slash] = bytes(slash)
        if kept:
            image.content[at : at + len(kept) + 1] = kept.encode("latin-1") + b"\0"
        else:
            image.drop(number)
    file.write_bytes(image.content)


def _read(file: Path) -> _Image | None:
    with file.open("rb") as stream:
        start = stream.read(len(_MAGIC))
        return _Image(bytearray(start + stream.read())) if start == _MAGIC else None
