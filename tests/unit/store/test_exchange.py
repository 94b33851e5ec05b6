"""What goes out to a file comes back in as it was."""

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from moechat.core.chat_file import ExportedChat, ExportedFolder, ExportedMessage, damaged
from moechat.core.conversation import Message, MessageState, Role
from moechat.core.faults import FaultCode, UserError
from moechat.core.import_tree import Words
from moechat.services.chat_reader import ChatReader
from moechat.services.chat_writer import ExportFormat
from moechat.store.exchange import open_snapshot, sound_parents
from moechat.store.incoming import Added
from moechat.store.store import Store
from tests.support.chat_files import chat_files, everything, write


def conversation(store: Store) -> tuple[str, list[Message]]:
    """A question with two answers, the first of which goes on."""
    question, answer = store.begin_chat("Tea", "How?", seed=7, model="m")
    store.save_draft(answer.id, "Boil water.", "Hm.")
    (draft,) = store.messages([answer.id])
    store.finish(msgspec.structs.replace(draft, state=MessageState.COMPLETE))
    other = store.begin_sibling(answer.id, seed=8, model="m2")
    return question.conversation_id, [question, answer, other]


@settings(max_examples=25)
@given(content=chat_files())
def test_a_file_brings_back_the_same_chats(
    content: tuple[list[ExportedFolder], list[ExportedChat]],
) -> None:
    folders, chats = content
    with tempfile.TemporaryDirectory() as name:
        first = Store.open(Path(name) / "first.db")
        added = first.exchange.add(chats, folders)
        assert added.added == len(chats)
        if chats:
            assert everything(first) == (folders, sorted(chats, key=lambda chat: chat.id))
        file = write(first, Path(name) / "a.json", ExportFormat.JSON)
        first.close()
        second = Store.open(Path(name) / "second.db")
        reader = ChatReader(file, Words(), now=0.0)
        second.exchange.add(reader.chats(), reader.folders)
        again = write(second, Path(name) / "b.json", ExportFormat.JSON)
        assert again.read_bytes() == file.read_bytes()
        twice = second.exchange.add(reader.chats(), reader.folders)
        assert (twice.added, twice.skipped) == (0, len(chats))
        reader.close()
        second.close()


def test_a_copy_has_everything_under_other_names(store: Store) -> None:
    root = ExportedMessage(id="1", role=Role.USER, created_at=1.0, text="a")
    leaf = ExportedMessage(
        id="2", parent_id="1", role=Role.ASSISTANT, created_at=2.0, context={"from": ["1", "x"]}
    )
    chat = ExportedChat(
        id="c", title="t", created_at=1.0, updated_at=2.0, leaf_id="2", messages=[root, leaf]
    )
    store.exchange.add([chat])
    assert store.exchange.add([chat], copies=True) == Added(1, 1, 0, first=_other(store, "c"))
    copy = store.outline(_other(store, "c"))
    assert [one.id for one in copy] == sorted(one.id for one in copy)
    assert {one.id for one in copy}.isdisjoint({"1", "2"})
    _, (_, copied) = everything(store)
    assert copied.messages[1].context == {"from": [copied.messages[0].id, "x"]}
    # Its messages are here, under another chat: a copy, too.
    moved = ExportedChat(id="d", title="t", created_at=1.0, updated_at=2.0, messages=[root])
    assert store.exchange.add([moved]).copied == 1


def _other(store: Store, known: str) -> str:
    return next(chat.id for chat in store.conversations() if chat.id != known)


def test_a_chat_that_is_being_deleted_comes_back_beside(
    store: Store, run_sql: Callable[..., None]
) -> None:
    chat = ExportedChat(id="c", title="t", created_at=1.0, updated_at=1.0)
    store.exchange.add([chat])
    run_sql("UPDATE conversation SET deleted_at = 5 WHERE id = 'c'")
    assert store.exchange.known(["c"]) == set()
    with store.exchange.snapshot() as snapshot:
        assert snapshot.chat_ids() == []
    assert store.exchange.add([chat]).copied == 1


def test_nothing_is_half_imported(store: Store) -> None:
    def chats() -> Iterator[ExportedChat]:
        yield ExportedChat(id="c", title="t", created_at=1.0, updated_at=1.0)
        raise damaged("syntax", chat=2)

    with pytest.raises(UserError) as raised:
        store.exchange.add(chats(), [ExportedFolder(id="f", name="F", position=0)])
    assert raised.value.fault.code is FaultCode.CHAT_FILE_DAMAGED
    assert store.conversations() == []
    assert everything(store) == ([], [])


def test_folders_that_are_here_stay_and_others_go_behind(store: Store) -> None:
    old = [
        ExportedFolder(id="a", name="A", position=0),
        ExportedFolder(id="b", name="B", position=4),
    ]
    chat = ExportedChat(id="c", title="t", created_at=1.0, updated_at=1.0, folder_id="b")
    store.exchange.add([chat], old)
    new = [
        ExportedFolder(id="b", name="other", position=7),
        ExportedFolder(id="x", name="X", position=8),
    ]
    another = ExportedChat(id="d", title="t", created_at=1.0, updated_at=1.0, folder_id="x")
    lost = ExportedChat(id="e", title="t", created_at=1.0, updated_at=1.0, folder_id="nowhere")
    store.exchange.add([another, lost], new)
    folders, chats = everything(store)
    assert [(folder.id, folder.name) for folder in folders] == [("a", "A"), ("b", "B"), ("x", "X")]
    assert [chat.folder_id for chat in chats] == ["b", "x", None]


def test_an_answer_in_the_making_goes_out_as_interrupted(store: Store, path: Path) -> None:
    chat_id, (question, answer, other) = conversation(store)
    with open_snapshot(path) as snapshot:
        messages = list(snapshot.messages(chat_id))
        assert [message.id for message in messages] == [question.id, answer.id, other.id]
        assert [message.state for message in messages] == ["complete", "complete", "interrupted"]
        assert messages[2].fault is not None
        assert messages[2].fault.code == FaultCode.APP_CLOSED
        assert [message.id for message in snapshot.shown(chat_id)] == [question.id, other.id]
        assert (snapshot.size(chat_id), snapshot.shown_size(chat_id)) == (3, 2)


def test_what_is_exported_is_of_one_moment(store: Store, path: Path) -> None:
    chat_id, _ = conversation(store)
    with open_snapshot(path) as snapshot:
        assert snapshot.size(chat_id) == 3
        store.begin_turn(chat_id, "more", seed=None, model="m")  # goes on at once
        assert snapshot.size(chat_id) == 3


def test_a_damaged_chat_is_exported_so_that_it_can_be_imported(
    store: Store, path: Path, tmp_path: Path
) -> None:
    chat_id, (question, answer, other) = conversation(store)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("UPDATE message SET parent_id = id WHERE id = ?", (answer.id,))
    connection.execute("UPDATE message SET parent_id = 'lost' WHERE id = ?", (other.id,))
    connection.execute("UPDATE message SET text = x'ff41' WHERE id = ?", (question.id,))
    connection.execute("UPDATE conversation SET leaf_id = 'gone', created_at = 'x'")
    connection.commit()
    connection.close()
    file = write(store, tmp_path / "damaged.json", ExportFormat.JSON)
    reader = ChatReader(file, Words(), now=0.0)
    (chat,) = reader.chats()
    reader.close()
    assert chat.id == chat_id
    assert [message.parent_id for message in chat.messages] == [None, question.id, answer.id]
    assert chat.messages[0].state == "damaged"
    assert chat.messages[0].text == "\ufffdA"
    assert chat.leaf_id is None
    assert store.exchange.add([chat], copies=True).copied == 1


def test_parents_in_a_circle_are_cut() -> None:
    nodes = [(id_, parent, 1, b"user", 0, 1) for id_, parent in
             [(b"1", b"3"), (b"2", b"1"), (b"3", b"2"), (b"4", None), (b"5", b"4")]]  # fmt: skip
    assert sound_parents(nodes) == {"1": None, "2": "1", "3": "2", "4": None, "5": "4"}
