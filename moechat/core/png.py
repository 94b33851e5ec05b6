"""Images as they are kept and go to the engine: PNG, in the plainest form that there is.

Any program reads these files. What reads them here reads no others: it needs no library.
"""

import struct
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = struct.Struct(">II5B")
_RGB_8_BIT = (8, 2, 0, 0, 0)  # bits, colour type, compression, filter method, interlace
MOST_PIXELS = 1 << 24  # that are read


def write_png(width: int, height: int, rgb: bytes) -> bytes:
    """Return the file of an image with three bytes for each pixel, row by row."""
    stride = 3 * width
    if len(rgb) != stride * height or not rgb:
        raise ValueError("the size does not fit the pixels")
    rows = b"".join(b"\0" + rgb[at : at + stride] for at in range(0, len(rgb), stride))
    chunks = (
        _chunk(b"IHDR", _HEAD.pack(width, height, *_RGB_8_BIT)),
        _chunk(b"IDAT", zlib.compress(rows, 6)),
        _chunk(b"IEND", b""),
    )
    return _SIGNATURE + b"".join(chunks)


def is_plain_png(data: bytes) -> bool:
    """Whether a file begins as `write_png` begins, so that `read_png` may read it."""
    head = next(iter(_chunks(data[:64])), (b"", b"")) if data.startswith(_SIGNATURE) else (b"", b"")
    return head[0] == b"IHDR" and head[1][8:] == bytes(_RGB_8_BIT)


def read_png(data: bytes) -> tuple[int, int, bytes]:
    """Return width, height and pixels of what `write_png` made; raises `ValueError`."""
    if not data.startswith(_SIGNATURE):
        raise ValueError("no PNG")
    width = height = 0
    packed = []
    for kind, content in _chunks(data):
        if kind == b"IHDR" and len(content) == _HEAD.size:
            width, height, *form = _HEAD.unpack(content)
            if tuple(form) != _RGB_8_BIT or not 0 < width * height <= MOST_PIXELS:
                raise ValueError("another kind of PNG")
        elif kind == b"IDAT":
            packed.append(content)
    size = (3 * width + 1) * height
    try:
        rows = zlib.decompressobj().decompress(b"".join(packed), size + 1)
    except zlib.error as error:
        raise ValueError("damaged") from error
    if len(rows) != size or not size or any(rows[:: 3 * width + 1]):
        raise ValueError("damaged, or with filters")
    stride = 3 * width + 1
    return width, height, b"".join(rows[at + 1 : at + stride] for at in range(0, size, stride))


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    at, found = len(_SIGNATURE), []
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        found.append((data[at + 4 : at + 8], data[at + 8 : at + 8 + length]))
        at += length + 12
    return found
