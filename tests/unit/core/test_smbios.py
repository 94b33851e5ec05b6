"""Memory bandwidth from the firmware's tables."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.smbios import memory_gb_s


def module(width: int, speed: int, *, size: int = 16384, length: int = 0x28) -> bytes:
    body = bytearray(length)
    body[:4] = struct.pack("<BBH", 17, length, 0x1100)
    struct.pack_into("<H", body, 0x0A, width)
    struct.pack_into("<H", body, 0x0C, size)
    struct.pack_into("<H", body, 0x15, speed)
    if length > 0x22:
        struct.pack_into("<H", body, 0x20, speed)
    return bytes(body) + b"DIMM 0\0Bank 0\0\0"


BIOS = bytes([0, 24, 0, 0]) + bytes(20) + b"Vendor\0\0"
END = bytes([127, 4, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("modules", "expected"),
    [
        ([module(64, 5600)] * 2, 89.6),
        ([module(16, 8533)] * 8, 136.528),  # as Lunar Lake's package
        ([module(64, 5600), module(64, 4800)], 76.8),
        ([module(64, 5600)], 44.8),
        ([module(64, 3200, length=0x1B)] * 2, 51.2),  # before configured speeds were told
        ([module(64, 5600), module(64, 0, size=0)], 44.8),  # an empty socket
        ([module(64, 5600)] * 4, None),  # two on a channel: cannot be told
        ([module(64, 0)], None),
        ([module(0, 5600)], None),
        ([], None),
    ],
)
def test_bandwidth(modules: list[bytes], expected: float | None) -> None:
    told = memory_gb_s(BIOS + b"".join(modules) + END)
    assert told == (expected if expected is None else pytest.approx(expected))


@given(st.binary(max_size=400))
def test_garbage_is_survived(tables: bytes) -> None:
    told = memory_gb_s(tables)
    assert told is None or told > 0
