"""Many chats with words as frequent as those of a language, to be searched."""

import random
import sqlite3
from itertools import accumulate
from pathlib import Path

from moechat.core.conversation import MessageState, Role
from moechat.store.ids import IdMaker
from moechat.store.store import Store

_MESSAGES_A_CHAT = 100
_WORDS_A_MESSAGE = 120
_TEXTS = 10_000  # that differ

_chance = random.Random(1)
_LETTERS = "abcdefghijklmnoprstuvwxyz"  # no q: words with it are nowhere
_WORDS = ["".join(_chance.choices(_LETTERS, k=_chance.randint(3, 11))) for _ in range(30_000)]
_HAN = [chr(0x4E00 + number) for number in range(3_000)]

COMMON_WORDS = _WORDS[:4]
RARE_WORD = _WORDS[25_000]
CHINESE = _HAN[3] + _HAN[40]


def make_many_chats(path: Path, messages: int) -> None:
    """Write so many messages of some 800 characters; every eighth is Chinese."""
    words = list(accumulate(1 / (rank + 1) for rank in range(len(_WORDS))))
    han = list(accumulate(1 / (rank + 5) for rank in range(len(_HAN))))
    texts = [
        "".join(_chance.choices(_HAN, cum_weights=han, k=300))
        if number % 8 == 0
        else " ".join(_chance.choices(_WORDS, cum_weights=words, k=_WORDS_A_MESSAGE))
        for number in range(_TEXTS)
    ]
    store = Store.open(path)
    chats = [
        store.create_conversation(" ".join(_chance.choices(_WORDS, k=5))).id
        for _ in range(messages // _MESSAGES_A_CHAT)
    ]
    store.close()
    maker, connection = IdMaker(), sqlite3.connect(path)
    before: str | None = None
    with connection:
        for at in range(messages):
            place, text = at % _MESSAGES_A_CHAT, texts[at % _TEXTS]
            id_ = maker.new()
            connection.execute(
                "INSERT INTO message (id, conversation_id, parent_id, depth, role, state, "
                "created_at, chars, lines, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?)",
                (
                    *(id_, chats[at // _MESSAGES_A_CHAT], before if place else None, place + 1),
                    *(Role.ASSISTANT if place % 2 else Role.USER, MessageState.COMPLETE),
                    *(1.8e9 + at, len(text), text),
                ),
            )
            before = id_
    connection.close()
