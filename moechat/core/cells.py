"""How wide a text stands where all letters have one width, as in a terminal."""

import unicodedata

_WIDE = ("W", "F")


def cells(text: str) -> int:
    """Columns that ``text`` takes; Chinese and Japanese letters take two.

    Source: Unicode's UAX #11, East Asian Width.
    """
    return sum(
        0 if unicodedata.combining(letter) else
        2 if unicodedata.east_asian_width(letter) in _WIDE else 1
        for letter in text
    )  # fmt: skip
