"""Memory bandwidth from the firmware's tables (SMBIOS, structures of type 17)."""

from collections.abc import Iterator

_MEMORY_DEVICE = 17
_END = 127
_WIDEST_BITS = 128  # of what is sold with these graphics; more means two modules on a channel
_UNKNOWN_SIZES = (0, 0xFFFF)  # nothing fitted, or not told
_UNKNOWN_WORDS = (0, 0xFFFF)


def memory_gb_s(tables: bytes) -> float | None:
    """Peak bandwidth in 1e9 bytes a second; None where the tables do not tell for certain.

    The width of all modules counts, at the slowest one's speed. With more than 128 bits of them
    some share a channel, and which ones is not written there.
    """
    bits, speeds = 0, set()
    for structure in _structures(tables):
        if structure[0] != _MEMORY_DEVICE or _word(structure, 0x0C) in _UNKNOWN_SIZES:
            continue
        width, speed = _word(structure, 0x0A), _word(structure, 0x20) or _word(structure, 0x15)
        if width in _UNKNOWN_WORDS or speed in _UNKNOWN_WORDS:
            return None
        bits += width
        speeds.add(speed)
    if not speeds or bits > _WIDEST_BITS:
        return None
    return bits / 8 * min(speeds) / 1000


def _structures(tables: bytes) -> Iterator[bytes]:
    """The formatted part of each structure, without the strings that follow it."""
    at = 0
    while at + 4 <= len(tables):
        length = tables[at + 1]
        if length < 4 or tables[at] == _END:
            return
        yield tables[at : at + length]
        end = tables.find(b"\0\0", at + length)
        if end < 0:
            return
        at = end + 2


def _word(structure: bytes, offset: int) -> int:
    """A little-endian word; 0 where the structure is older and shorter."""
    return int.from_bytes(structure[offset : offset + 2].ljust(2, b"\0"), "little")
