"""Numbers that people type: read in any common notation, checked against the field's own range."""

import math
import re
from enum import StrEnum

import msgspec

_GROUPED = re.compile(r"[+-]?\d{1,3}([.,' _\u00a0\u202f\u2019]\d{3})+")
_SEPARATORS = re.compile(r"[.,' _\u00a0\u202f\u2019]")
_LONGEST = 40  # characters; more is no number that anybody meant


class NumberProblem(StrEnum):
    """Why a text cannot be taken. The comment says what ``limit`` is."""

    MISSING = "missing"
    NOT_A_NUMBER = "not_a_number"
    NOT_WHOLE = "not_whole"
    TOO_SMALL = "too_small"  # the least that can be
    TOO_LARGE = "too_large"  # the most that can be
    NOT_ABOVE = "not_above"  # it must be more than that
    NOT_BELOW = "not_below"  # it must be less than that


class NumberRefusal(msgspec.Struct, frozen=True):
    """One problem with its limit, where it has one."""

    problem: NumberProblem
    limit: float | None = None


class NumberRule(msgspec.Struct, frozen=True, kw_only=True):
    """What a number may be."""

    least: float | None = None
    most: float | None = None
    above: float | None = None
    below: float | None = None
    whole: bool = False
    optional: bool = False  # nothing at all is fine too

    def refusal(self, value: float) -> NumberRefusal | None:
        """Why ``value`` cannot be taken."""
        if self.whole and value != math.floor(value):
            return NumberRefusal(NumberProblem.NOT_WHOLE)
        if self.least is not None and value < self.least:
            return NumberRefusal(NumberProblem.TOO_SMALL, self.least)
        if self.above is not None and value <= self.above:
            return NumberRefusal(NumberProblem.NOT_ABOVE, self.above)
        if self.most is not None and value > self.most:
            return NumberRefusal(NumberProblem.TOO_LARGE, self.most)
        if self.below is not None and value >= self.below:
            return NumberRefusal(NumberProblem.NOT_BELOW, self.below)
        return None

    def in_units_of(self, size: float) -> "NumberRule":
        """The same range for a number that is typed in units of ``size``."""

        def scaled(limit: float | None) -> float | None:
            return None if limit is None else limit / size

        return NumberRule(
            least=scaled(self.least),
            most=scaled(self.most),
            above=scaled(self.above),
            below=scaled(self.below),
            optional=self.optional,
        )


def rule_of(kind: type[msgspec.Struct], field: str) -> NumberRule:
    """The range that the type of a field has; raises `LookupError` where it is no number."""
    annotation = next(f.type for f in msgspec.structs.fields(kind) if f.name == field)
    found = msgspec.inspect.type_info(annotation)
    options = found.types if isinstance(found, msgspec.inspect.UnionType) else (found,)
    for option in options:
        if isinstance(option, msgspec.inspect.IntType | msgspec.inspect.FloatType):
            return NumberRule(
                least=option.ge,
                most=option.le,
                above=option.gt,
                below=option.lt,
                whole=isinstance(option, msgspec.inspect.IntType),
                optional=any(isinstance(o, msgspec.inspect.NoneType) for o in options),
            )
    raise LookupError(field)


def read_number(text: str, rule: NumberRule) -> float | NumberRefusal | None:
    """The number that ``text`` says, or why it is none; ``None`` for an empty optional one.

    Whole numbers may have separators of thousands, others either a point or a comma.
    """
    text = text.strip()
    if not text:
        return None if rule.optional else NumberRefusal(NumberProblem.MISSING)
    if rule.whole and _GROUPED.fullmatch(text):
        text = _SEPARATORS.sub("", text)
    elif text.count(",") == 1 and "." not in text:
        text = text.replace(",", ".")
    try:
        value = float(text) if len(text) <= _LONGEST else math.nan
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        return NumberRefusal(NumberProblem.NOT_A_NUMBER)
    refusal = rule.refusal(value)
    if refusal is not None:
        return refusal
    if not rule.whole:
        return value
    try:
        return int(text)  # exact, where a float is not
    except ValueError:
        return int(value)
