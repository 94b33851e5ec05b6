"""A damaged row costs itself and nothing else; a damaged file is left as it is."""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from moechat.core.conversation import Message, MessageState, Role
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.store.db import set_aside
from moechat.store.store import Store

TURNS = 5
DAMAGED = Fault(FaultCode.MESSAGE_DAMAGED)


@pytest.fixture
def chat(store: Store) -> tuple[str, list[Message]]:
    """A conversation of ten messages."""
    conversation = store.create_conversation("A long talk")
    messages = []
    for number in range(TURNS):
        user, draft = store.begin_turn(conversation.id, f"Question {number}", seed=1, model="m")
        done = msgspec.structs.replace(
            draft, state=MessageState.COMPLETE, text=f"Answer {number}", reasoning="Hm."
        )
        store.finish(done)
        messages += [user, done]
    return conversation.id, messages


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("text", b"An\xffswer 1"),
        ("text", None),
        ("text", 5),
        ("reasoning", b"\xc3"),
        ("role", "wizard"),
        ("role", None),
        ("state", "done?"),
        ("state", None),
        ("state", b"\xff"),
        ("metrics", "{"),
        ("metrics", '{"new_tokens": "many"}'),
        ("metrics", b"\xff"),
        ("fault", '{"code": "no such code"}'),
        ("finish_reason", "bored"),
        ("created_at", "yesterday"),
        ("created_at", None),
        ("seed", "x"),
        ("model", None),
        ("reasoning_ms", b"\x00"),
        ("conversation_id", None),
        ("conversation_id", b"\xff"),
    ],
)
def test_one_damaged_cell(
    store: Store,
    chat: tuple[str, list[Message]],
    run_sql: Callable[..., None],
    column: str,
    value: object,
) -> None:
    _, messages = chat
    victim = messages[3]
    cell = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
    run_sql(f"UPDATE message SET {column} = {cell} WHERE id = ?", value, victim.id)
    found = store.messages([m.id for m in messages])

    assert found[3].state is MessageState.DAMAGED
    assert found[3].fault == DAMAGED
    assert found[:3] + found[4:] == messages[:3] + messages[4:]
    if column != "text":
        assert found[3].text == victim.text
    if column == "text" and isinstance(value, bytes):
        assert found[3].text == "An\ufffdswer 1"
    if column != "role":
        assert found[3].role is victim.role


def test_a_row_of_nothing_but_null(
    store: Store, chat: tuple[str, list[Message]], run_sql: Callable[..., None]
) -> None:
    conversation_id, messages = chat
    run_sql(
        "UPDATE message SET parent_id = NULL, depth = NULL, role = NULL, state = NULL, "
        "created_at = NULL, chars = NULL, lines = NULL, reasoning_ms = NULL, model = NULL, "
        "reasoning = NULL, text = NULL WHERE id = ?",
        messages[4].id,
    )
    outline = store.outline(conversation_id)
    assert [o.id for o in outline] == [m.id for m in messages]
    assert (outline[4].chars, outline[4].lines) == (0, 0)
    found = store.history(conversation_id, messages[-1].id)
    assert found[4].state is MessageState.DAMAGED
    assert found[:4] + found[5:] == messages[:4] + messages[5:]


@pytest.mark.parametrize("parent", [None, "gone", "itself", "the last", b"\xff", 7])
def test_a_lost_parent_does_not_cut_the_chat(
    store: Store,
    chat: tuple[str, list[Message]],
    run_sql: Callable[..., None],
    parent: object,
) -> None:
    conversation_id, messages = chat
    ids = {"itself": messages[4].id, "the last": messages[-1].id}
    value = ids.get(parent, parent) if isinstance(parent, str) else parent
    run_sql("UPDATE message SET parent_id = ? WHERE id = ?", value, messages[4].id)

    assert [o.id for o in store.outline(conversation_id)] == [m.id for m in messages]
    user, _ = store.begin_turn(conversation_id, "On we go", seed=1, model="")
    assert user.parent_id == messages[-1].id
    assert len(store.outline(conversation_id)) == len(messages) + 2


def test_a_lost_row_does_not_cut_the_chat(
    store: Store, chat: tuple[str, list[Message]], run_sql: Callable[..., None]
) -> None:
    conversation_id, messages = chat
    run_sql("DELETE FROM message WHERE id = ?", messages[4].id)
    rest = [m.id for m in messages[:4] + messages[5:]]
    assert [o.id for o in store.outline(conversation_id)] == rest


@pytest.mark.parametrize("leaf", [None, "gone", b"\xff"])
def test_a_lost_leaf_shows_the_newest_branch(
    store: Store,
    chat: tuple[str, list[Message]],
    run_sql: Callable[..., None],
    leaf: object,
) -> None:
    conversation_id, messages = chat
    run_sql("UPDATE conversation SET leaf_id = ?", leaf)
    assert [o.id for o in store.outline(conversation_id)] == [m.id for m in messages]
    user, _ = store.begin_turn(conversation_id, "On we go", seed=1, model="")
    assert user.parent_id == messages[-1].id


def test_a_damaged_id_keeps_its_place(
    store: Store, chat: tuple[str, list[Message]], run_sql: Callable[..., None]
) -> None:
    conversation_id, messages = chat
    last = messages[-1].id
    run_sql("UPDATE message SET id = CAST(? AS TEXT) WHERE id = ?", last.encode() + b"\xff", last)
    outline = store.outline(conversation_id)
    assert [o.id for o in outline[:-1]] == [m.id for m in messages[:-1]]
    assert outline[-1].role is Role.ASSISTANT
    assert store.messages([outline[-1].id])[0].state is MessageState.DAMAGED
    user, _ = store.begin_turn(conversation_id, "On we go", seed=1, model="")
    assert user.parent_id == messages[-2].id


def test_a_damaged_conversation_is_still_listed(
    store: Store, chat: tuple[str, list[Message]], run_sql: Callable[..., None]
) -> None:
    conversation_id, messages = chat
    run_sql(
        "UPDATE conversation SET title = CAST(? AS TEXT), created_at = NULL, updated_at = 'x'",
        b"\xffTalk",
    )
    (listed,) = store.conversations()
    assert (listed.id, listed.title) == (conversation_id, "\ufffdTalk")
    assert (listed.created_at, listed.updated_at) == (0.0, 0.0)
    assert len(store.outline(conversation_id)) == len(messages)


# ── the file ─────────────────────────────────────────────────────────────────


def _fill(path: Path) -> None:
    store = Store.open(path)
    chat = store.create_conversation("")
    for _ in range(50):
        store.begin_turn(chat.id, "x" * 2_000, seed=1, model="")
    store.close()


def _overwrite(path: Path, start: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(data)


def _truncate(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2 // 4096 * 4096)


def _foreign(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipe (name)")
    connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda path: path.write_bytes(b"Dear diary"), id="short text"),
        pytest.param(lambda path: path.write_bytes(b"Dear diary\n" * 10_000), id="long text"),
        pytest.param(lambda path: path.write_bytes(bytes(8192)), id="zeros"),
        pytest.param(lambda path: _overwrite(path, 0, b"\xff" * 100), id="header"),
        pytest.param(lambda path: _overwrite(path, 4096, b"\xa5" * 16384), id="pages"),
        pytest.param(_truncate, id="truncated"),
        pytest.param(_foreign, id="a foreign database"),
    ],
)
def test_a_damaged_file_is_refused_and_kept(path: Path, damage: Callable[[Path], object]) -> None:
    _fill(path)
    damage(path)
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(UserError) as caught:
            Store.open(path)
        assert caught.value.fault.code is FaultCode.STORE_DAMAGED
        assert caught.value.fault.values["path"] == str(path)
    assert path.read_bytes() == before

    aside = set_aside(path)
    assert aside.read_bytes() == before
    store = Store.open(path)
    assert store.conversations() == []
    store.close()


def test_refusing_does_not_even_fold_in_the_log(path: Path, tmp_path: Path) -> None:
    """As a killed program leaves it: the newest changes are in the log only."""
    _fill(path)
    store = Store.open(path)
    store.create_conversation("in the log")
    killed = tmp_path / "killed" / "moe.db"
    killed.parent.mkdir()
    for suffix in ("", "-wal"):
        copy = shutil.copyfile(f"{path}{suffix}", f"{killed}{suffix}")
        assert Path(copy).stat().st_size
    store.close()
    _overwrite(killed, 3 * 4096, b"\xa5" * 16384)
    before = killed.read_bytes()
    with pytest.raises(UserError) as caught:
        Store.open(killed)
    assert caught.value.fault.code is FaultCode.STORE_DAMAGED
    assert killed.read_bytes() == before


def test_damage_found_while_open(path: Path) -> None:
    _fill(path)
    store = Store.open(path)
    (chat,) = store.conversations()
    size = path.stat().st_size
    # Behind the first pages, which are cached, every page is destroyed.
    _overwrite(path, 5 * 4096, b"\xa5" * (size - 5 * 4096))
    with pytest.raises(UserError) as caught:
        store.history(chat.id, chat.leaf_id or "")
    assert caught.value.fault.code is FaultCode.STORE_DAMAGED
    store.close()


def test_set_aside_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    names = set()
    for content in (b"one", b"two"):
        path.write_bytes(content)
        names.add(set_aside(path))
    assert {name.read_bytes() for name in names} == {b"one", b"two"}
