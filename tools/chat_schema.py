"""Write the schema of exported chats: ``python tools/chat_schema.py``.

It is made from the structs in moechat/core/chat_file.py, which readers and writers use.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "chat-format.schema.json"


def chat_schema() -> str:
    """The text of the file."""
    sys.path.insert(0, str(ROOT))
    from moechat.core.chat_file import VERSION, ChatFile  # noqa: PLC0415 - from this checkout

    schema: dict[str, Any] = msgspec.json.schema(ChatFile)
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Chats exported from moechat, format {VERSION}",
    }
    return json.dumps(head | schema, indent=2) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(chat_schema(), "utf-8", newline="\n")
