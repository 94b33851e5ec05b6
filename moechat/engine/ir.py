"""Read an OpenVINO IR's XML far enough to know what its weights file must hold."""

import re
from dataclasses import dataclass
from pathlib import Path

_PIECE = 1 << 20
_OVERLAP = 4096  # longer than any tag that is looked for
_CONSTANT = re.compile(rb'\boffset="(\d{1,19})"[^>]{0,200}?\bsize="(\d{1,19})"')
_SIZE = re.compile(rb"\d{1,19}")  # more digits are no size of anything
_STATE = re.compile(rb'\bvariable_id="([^"]+)"[^>]{0,200}?\bvariable_shape="([^"]*)"')


@dataclass(frozen=True)
class IrFacts:
    """What the XML says."""

    complete: bool  # it starts and ends as it must
    weights_bytes: int  # the least size of the .bin
    states: tuple[tuple[str, tuple[int | None, ...]], ...]  # (name, shape), None = dynamic


def read_ir(path: Path) -> IrFacts:
    """Scan the file in pieces, as a large model has 50 MB of it (`OSError` if unreadable)."""
    weights = 0
    states: dict[str, tuple[int | None, ...]] = {}
    with path.open("rb") as stream:
        window = head = stream.read(_PIECE)
        while window:
            for offset, size in _CONSTANT.findall(window):
                weights = max(weights, int(offset) + int(size))
            for name, shape in _STATE.findall(window):
                states[name.decode("utf-8", "replace")] = _shape(shape)
            piece = stream.read(_PIECE)
            if not piece:
                break
            window = window[-_OVERLAP:] + piece
    complete = b"<net" in head[:1024] and window.rstrip().endswith(b"</net>")
    return IrFacts(complete, weights, tuple(states.items()))


def _shape(text: bytes) -> tuple[int | None, ...]:
    """``?,3,?,64``; a range such as ``1..8`` is dynamic."""
    sizes = (size.strip() for size in text.split(b","))
    return tuple(int(size) if _SIZE.fullmatch(size) else None for size in sizes if size)
