"""Write what `tomllib` reads; the standard library only reads TOML.

A module of its own in place of a dependency: settings need every type back as it was, unknown
keys of any kind included, but neither comments nor layout.
"""

import math
import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time
from typing import Any

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {
    '"': '\\"',
    "\\": "\\\\",
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
}


def write_toml(document: Mapping[str, Any]) -> str:
    """Return a document that reads back as ``document``; a key with ``None`` is left out.

    Lone surrogates become "?", since TOML cannot carry them. Raises `TypeError` for types that
    TOML does not know.
    """
    return "\n".join(_table(document, ())).lstrip("\n") + "\n"


def _table(table: Mapping[str, Any], path: tuple[str, ...]) -> list[str]:
    lines = []
    tables = []
    for key, value in table.items():
        if isinstance(value, Mapping):
            tables.append((key, value))
        elif value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
    if path and (lines or not tables):  # else the headers of the tables inside imply this one
        lines.insert(0, f"\n[{'.'.join(map(_key, path))}]")
    for key, value in tables:
        lines += _table(value, (*path, key))
    return lines


def _value(value: object) -> str:  # noqa: PLR0911 - one line a type
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _string(value)
        case int():
            return str(value)
        case float():
            return _float(value)
        case datetime() | date() | time():
            return value.isoformat()
        case Mapping():
            pairs = (f"{_key(k)} = {_value(v)}" for k, v in value.items() if v is not None)
            return "{" + ", ".join(pairs) + "}"
        case Sequence():
            return "[" + ", ".join(map(_value, value)) + "]"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _float(value: float) -> str:
    if math.isfinite(value):
        return repr(value)  # always with a point or an exponent, and exact
    return str(value)  # inf, -inf, nan


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    clean = text.encode("utf-8", "replace").decode()
    return '"' + "".join(map(_escaped, clean)) + '"'


def _escaped(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    if character < " " or character == "\x7f":
        return f"\\u{ord(character):04x}"
    return character
