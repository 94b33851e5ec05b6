"""Identifiers that sort by their time: 48 bits of milliseconds and 80 more, in 26 characters."""

from typing import Final

OTHER_BITS: Final = 80
MOST_MS: Final = 2**48 - 1
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32, in ASCII order


def ulid_text(value: int) -> str:
    """The 128 bits of an identifier as text that sorts as they do."""
    letters = []
    for _ in range(26):
        value, digit = divmod(value, 32)
        letters.append(_ALPHABET[digit])
    return "".join(reversed(letters))
