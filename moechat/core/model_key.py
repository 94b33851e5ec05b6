"""Which model a folder holds, wherever it lies and whatever it is called.

A copy has the same key; another revision, precision or export has another. The weights are too
large to be read for that: their size and some samples stand for them.
"""

import hashlib
from collections.abc import Iterable

SAMPLE_BYTES = 64 * 1024
_SAMPLES = 16  # evenly spread: retrained or requantised weights differ nearly everywhere
_KEY_LETTERS = 32


def sample_offsets(size: int) -> list[int]:
    """Where to read `SAMPLE_BYTES` of a file of ``size`` bytes; its first and last are among it."""
    last = max(0, size - SAMPLE_BYTES)
    return sorted({last * number // (_SAMPLES - 1) for number in range(_SAMPLES)})


def model_key(
    *, config: bytes, xml: Iterable[bytes], weights_size: int, samples: Iterable[bytes]
) -> str:
    """The key, in hexadecimal letters.

    ``config`` is config.json, empty where there is none; ``xml`` the language model's graph, in
    any pieces; ``samples`` what its .bin of ``weights_size`` bytes has at `sample_offsets`.
    """
    parts = (_digest([config]), _digest(xml), str(weights_size).encode(), _digest(samples))
    return hashlib.sha256(b"|".join(parts)).hexdigest()[:_KEY_LETTERS]


def _digest(pieces: Iterable[bytes]) -> bytes:
    digest = hashlib.sha256()
    for piece in pieces:
        digest.update(piece)
    return digest.hexdigest().encode()
