"""A chat of any length, written faster than turn by turn."""

import sqlite3
from pathlib import Path

from moechat.core.conversation import MessageState, Role
from moechat.store.ids import IdMaker
from moechat.store.store import Store

_PARAGRAPH = "The quick brown fox jumps over the lazy dog, again and **again**.\n"


def make_long_chat(path: Path, messages: int, chars: int = 800) -> str:
    """Write a chat of alternating questions and answers; return the id of the conversation."""
    store = Store.open(path)
    chat = store.create_conversation(f"A chat of {messages} messages").id
    store.close()
    body = (_PARAGRAPH * (chars // len(_PARAGRAPH) + 1))[:chars]
    lines = body.count("\n") + 1
    maker = IdMaker()
    ids = [maker.new() for _ in range(messages)]
    connection = sqlite3.connect(path)
    with connection:
        connection.executemany(
            "INSERT INTO message (id, conversation_id, parent_id, depth, role, state, created_at, "
            "chars, lines, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    *(id_, chat, ids[at - 1] if at else None, at + 1),
                    *(Role.ASSISTANT if at % 2 else Role.USER, MessageState.COMPLETE),
                    *(1.8e9 + at, chars, lines, body),
                )
                for at, id_ in enumerate(ids)
            ),
        )
        connection.execute("UPDATE conversation SET leaf_id = ? WHERE id = ?", (ids[-1], chat))
    connection.close()
    return chat
