"""What comes over from a damaged database."""

import random
from pathlib import Path

import msgspec
import pytest

from moechat.core.conversation import Message, MessageState
from moechat.core.faults import FaultCode, UserError
from moechat.store.db import set_aside
from moechat.store.store import Store

PAGE = 4096


def fill(path: Path) -> dict[str, Message]:
    """Chats with short and long messages, one of them removed."""
    store = Store.open(path)
    made: dict[str, Message] = {}
    for number in range(6):
        chat = store.create_conversation(f"Chat {number} ü")
        for turn in range(8):
            text = f"{number}.{turn} " + "long " * (3_000 if turn % 4 == 3 else 30)
            user, draft = store.begin_turn(chat.id, text, seed=turn, model="m")
            done = msgspec.structs.replace(
                draft, text=f"Answer to {text}", state=MessageState.COMPLETE
            )
            store.finish(done)
            made |= {user.id: user, done.id: done}
    store.remove([next(reversed(made))])
    store.close()
    return made


def taken_over(path: Path) -> tuple[Store, bytes]:
    """A new store with what could be read of a damaged one, and what is in that file then."""
    with pytest.raises(UserError) as caught:
        Store.open(path)
    assert caught.value.fault.code is FaultCode.STORE_DAMAGED
    aside = set_aside(path)
    store = Store.open(path)
    store.salvage(aside, "Recovered")
    return store, aside.read_bytes()


def check(store: Store, made: dict[str, Message], *, least: int) -> None:
    """What is there is as it was, or says that it is damaged; and it can be gone on with."""
    chats = store.conversations()
    there: dict[str, Message] = {}
    for chat in chats:
        outline = store.outline(chat.id)
        there |= {m.id: m for m in store.messages([row.id for row in outline])}
        assert chat.title.startswith("Chat ") or chat.title == "Recovered"
    whole = [id_ for id_, m in there.items() if m.state is MessageState.COMPLETE]
    assert len(whole) >= least
    for id_ in whole:
        assert there[id_].text == made[id_].text
    for id_, message in there.items():
        if id_ not in whole:
            assert message.fault is not None
            assert message.fault.code is FaultCode.MESSAGE_DAMAGED
    if chats:
        store.begin_turn(chats[0].id, "on we go", seed=1, model="m")
    with store._db.read() as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchone() == (b"ok",)


@pytest.mark.parametrize("seed", range(6))
def test_destroyed_pages_cost_what_was_on_them(path: Path, seed: int) -> None:
    made = fill(path)
    chance = random.Random(seed)
    data = bytearray(path.read_bytes())
    pages = len(data) // PAGE
    for page in chance.sample(range(45, pages), 3):  # behind the schema and its roots
        data[page * PAGE : (page + 1) * PAGE] = chance.randbytes(PAGE)
    path.write_bytes(data)
    store, after = taken_over(path)
    assert after == bytes(data)
    check(store, made, least=len(made) // 3)
    store.close()


def test_a_file_that_was_cut_short(path: Path) -> None:
    made = fill(path)
    data = path.read_bytes()
    data = data[: len(data) * 3 // 4 // PAGE * PAGE]
    path.write_bytes(data)
    store, after = taken_over(path)
    assert after == data
    check(store, made, least=len(made) // 4)
    store.close()


def test_nothing_comes_of_what_is_no_database(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"Dear diary\n" * 10_000)
    with pytest.raises(UserError):
        Store.open(path)
    aside = set_aside(path)
    store = Store.open(path)
    assert store.salvage(aside, "") == (0, 0)
    assert store.conversations() == []
    store.close()
