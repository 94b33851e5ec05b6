"""JSON for standard output."""

import json
from typing import Any

import msgspec


def json_text(value: Any) -> str:
    """Indented, and valid whatever is in ``value``: names of files need not be text on Linux."""
    try:
        return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    except UnicodeEncodeError:
        return json.dumps(msgspec.to_builtins(value), indent=2)  # escapes what is no text
