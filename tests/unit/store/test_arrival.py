"""Chats that come in step by step are there at once or not at all."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from moechat.core.chat_file import ExportedChat, ExportedFolder, ExportedMessage, damaged
from moechat.core.conversation import Role
from moechat.core.faults import FaultCode, UserError
from moechat.store import arrival
from moechat.store.incoming import Added
from moechat.store.store import Store


@pytest.fixture(autouse=True)
def one_chat_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrival, "_STEP_S", 0.0)


def chats(*names: str) -> Iterator[ExportedChat]:
    for name in names:
        message = ExportedMessage(id=f"m{name}", role=Role.USER, created_at=1.0, text="word")
        yield ExportedChat(
            id=name, title=name, created_at=1.0, updated_at=1.0, folder_id="f", messages=[message]
        )


FOLDERS = [ExportedFolder(id="f", name="F", position=0)]


def rows(store: Store) -> list[str]:
    with store.exchange.snapshot() as snapshot:
        return sorted(snapshot.chat_ids())


def test_others_write_between_the_steps_and_see_nothing(store: Store, tmp_path: Path) -> None:
    coming = store.exchange.arrival(chats("a", "b", "b"), FOLDERS)
    for _ in range(3):
        assert coming.step() is None
        store.save_composer("", "typed")
        assert (rows(store), store.conversations(), store.discarded()) == ([], [], [])
        assert store.folders() == []
        assert store.delete_expired() == 0  # as a second program does at its start
    assert coming.step() == Added(added=2, skipped=1, first="a")
    assert rows(store) == ["a", "b"]
    assert [chat.folder_id for chat in store.conversations()] == ["f", "f"]
    assert store.composer("") == "typed"


def test_a_failure_late_leaves_nothing(store: Store) -> None:
    def broken() -> Iterator[ExportedChat]:
        yield from chats("a", "b")
        raise damaged("syntax", chat=3)

    coming = store.exchange.arrival(broken(), FOLDERS)
    assert coming.step() is None
    assert coming.step() is None
    with pytest.raises(UserError) as raised:
        coming.step()
    assert raised.value.fault.code is FaultCode.CHAT_FILE_DAMAGED
    assert store.exchange.add(chats("a", "b"), FOLDERS) == Added(added=2, first="a")


def test_what_a_killed_import_left_goes(store: Store, run_sql: Callable[..., None]) -> None:
    killed = store.exchange.arrival(chats("a", "b"), FOLDERS)
    assert killed.step() is None
    assert killed.step() is None
    # The same file again gives the same chats, not copies of what nobody sees.
    assert store.exchange.add(chats("a"), FOLDERS) == Added(added=1, first="a")
    with pytest.raises(UserError):  # should it live after all, it does not tell of chats it lost
        killed.step()
    left = store.exchange.arrival(chats("c", "d"), FOLDERS)
    assert left.step() is None
    run_sql("UPDATE conversation SET deleted_at = -5 WHERE deleted_at < 0")  # long ago
    assert store.delete_expired() == 1
    assert rows(store) == ["a"]
