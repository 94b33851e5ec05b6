"""The head of a GGUF file, byte by byte."""

import struct
from pathlib import Path

import pytest

from moechat.engine.gguf import GgufError, Tensor, read_head


def text(value: str | bytes) -> bytes:
    raw = value.encode() if isinstance(value, str) else value
    return struct.pack("<Q", len(raw)) + raw


def entry(key: str, kind: int, value: bytes) -> bytes:
    return text(key) + struct.pack("<I", kind) + value


def write(path: Path, *entries: bytes, tensors: tuple[bytes, ...] = ()) -> Path:
    counts = struct.pack("<IQQ", 3, len(tensors), len(entries))
    path.write_bytes(b"GGUF" + counts + b"".join(entries) + b"".join(tensors))
    return path


def tensor(name: str, dims: tuple[int, ...], kind: int, offset: int) -> bytes:
    shape = struct.pack(f"<I{len(dims)}Q", len(dims), *dims)
    return text(name) + shape + struct.pack("<IQ", kind, offset)


def test_every_kind_of_value(tmp_path: Path) -> None:
    strings = struct.pack("<IQ", 8, 2) + text("a") + text("ü")
    nested = struct.pack("<IQ", 9, 1) + struct.pack("<IQ", 5, 2) + struct.pack("<ii", -1, 2)
    file = write(
        tmp_path / "m.gguf",
        entry("name", 8, text("tiny")),
        entry("layers", 4, struct.pack("<I", 30)),
        entry("epsilon", 6, struct.pack("<f", 0.5)),
        entry("tied", 7, b"\x01"),
        entry("big", 10, struct.pack("<Q", 2**40)),
        entry("tokens", 9, strings),
        entry("nested", 9, nested),
        entry("odd", 8, text(b"\xff")),
    )
    assert read_head(file).metadata == {
        "name": "tiny",
        "layers": 30,
        "epsilon": 0.5,
        "tied": True,
        "big": 2**40,
        "tokens": ["a", "ü"],
        "nested": [[-1, 2]],
        "odd": "\ufffd",
    }


@pytest.mark.parametrize("alignment", [32, 64])
def test_where_tensors_lie(tmp_path: Path, alignment: int) -> None:
    file = write(
        tmp_path / "m.gguf",
        entry("general.alignment", 4, struct.pack("<I", alignment)),
        tensors=(tensor("norm", (576,), 0, 0), tensor("up", (576, 1536), 3, 2304)),
    )
    start = -(-file.stat().st_size // alignment) * alignment
    assert read_head(file).tensors == [
        Tensor("norm", (576,), 0, start),
        Tensor("up", (576, 1536), 3, start + 2304),
    ]


def test_damaged_files_are_told(tmp_path: Path) -> None:
    whole = write(tmp_path / "m.gguf", entry("name", 8, text("tiny"))).read_bytes()
    for cut in range(len(whole)):
        (tmp_path / "cut.gguf").write_bytes(whole[:cut])
        with pytest.raises(GgufError):
            read_head(tmp_path / "cut.gguf")


def test_an_unknown_kind_and_another_format_are_told(tmp_path: Path) -> None:
    with pytest.raises(GgufError):
        read_head(write(tmp_path / "m.gguf", entry("name", 99, b"")))
    (tmp_path / "zip").write_bytes(b"PK\x03\x04" * 9)
    with pytest.raises(GgufError, match="no GGUF"):
        read_head(tmp_path / "zip")
