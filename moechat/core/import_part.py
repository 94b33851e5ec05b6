"""Look into the decoded file of another program, and tell where it is not as it should be."""

import math
import re
from typing import TYPE_CHECKING, Final

from moechat.core.chat_file import LATEST, damaged

if TYPE_CHECKING:
    from collections.abc import Iterator

_LONGEST_NAME: Final = 60  # of a step on the way, which a sentence will say


class Part:
    """A value, and the way to it from the chat. Faults are CHAT_FILE_DAMAGED with ``field``."""

    def __init__(self, value: object, way: tuple[str, ...] = ()) -> None:
        self.value = value
        self._way = way

    def __getitem__(self, name: str) -> "Part":
        """The part of that name; where this is none, or has none of it, one without a value."""
        value = self.value.get(name) if isinstance(self.value, dict) else None
        return Part(value, (*self._way, name))

    def __contains__(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    @property
    def is_object(self) -> bool:
        """Whether it has parts with names."""
        return isinstance(self.value, dict)

    def named(self) -> "Iterator[tuple[str, Part]]":
        """The parts of an object, which it must be."""
        if self.value is None:
            raise self.fault("missing")
        if not isinstance(self.value, dict):
            raise self.fault("kind")
        for name, value in self.value.items():
            yield name, Part(value, (*self._way, name))

    def listed(self) -> "list[Part]":
        """The elements of an array; none where there is no value."""
        if self.value is None:
            return []
        if not isinstance(self.value, list):
            raise self.fault("kind")
        return [Part(value, (*self._way, str(at))) for at, value in enumerate(self.value, 1)]

    def text(self) -> str:
        """A text; an empty one where there is no value."""
        if self.value is None:
            return ""
        if not isinstance(self.value, str):
            raise self.fault("kind")
        return self.value

    def some_text(self) -> str:
        """A text, or an empty one in place of anything else: for what can be done without."""
        return self.value if isinstance(self.value, str) else ""

    def number(self) -> float | None:
        """A number, if it is one: nothing fails for a missing time or count."""
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            return None
        return float(self.value) if abs(self.value) < 1e300 else None

    def count(self) -> int:
        """A number that is not negative and whole, or 0."""
        number = self.number()
        return int(number) if number is not None and 0 <= number < 2**53 else 0

    def time(self) -> float | None:
        """Seconds since the epoch, from seconds or any thousandth part of them."""
        number = self.number()
        if number is None or not math.isfinite(number) or number <= 0:
            return None
        while number > LATEST:
            number /= 1000
        return number

    def fault(self, problem: str) -> Exception:
        """What to raise where this is the trouble."""
        return damaged(problem, field=" → ".join(step[:_LONGEST_NAME] for step in self._way))


def as_fence(text: str, language: str = "") -> str:
    """Code as Markdown, whatever fences are in it."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{language}\n{text.rstrip()}\n{fence}"
