"""Folders, pins, the archive and what was discarded."""

from collections.abc import Callable
from pathlib import Path

import pytest

from moechat.core.conversation import Conversation, TitledBy
from moechat.core.faults import FaultCode, UserError
from moechat.store.keeping import KEPT_DAYS
from moechat.store.store import Store


def one(store: Store, chat: str) -> Conversation:
    found = store.conversation(chat)
    assert found is not None
    return found


def test_pins_archive_and_folders_are_kept(path: Path, store: Store) -> None:
    a, b = (store.create_conversation(title).id for title in "ab")
    folder = store.make_folder("Work", [a])
    store.pin([a, b], pinned=True)
    store.pin([b], pinned=False)
    store.archive([b], archived=True)
    store.rename_folder(folder.id, "Arbeit")
    second = Store.open(path)
    assert (one(second, a).pinned, one(second, a).archived) == (True, False)
    assert (one(second, b).pinned, one(second, b).archived) == (False, True)
    assert one(second, a).folder_id == folder.id
    assert [each.name for each in second.folders()] == ["Arbeit"]
    second.close()
    store.move([a], None)
    store.move([b], folder.id)
    store.move([a], "no such folder")
    assert (one(store, a).folder_id, one(store, b).folder_id) == (None, folder.id)


def test_a_folder_goes_without_its_chats_and_comes_back_with_them(store: Store) -> None:
    chat = store.create_conversation("a").id
    folder = store.make_folder("Work", [chat])
    store.make_folder("Play")
    store.delete_folder(folder.id)
    assert one(store, chat).folder_id is None
    store.restore_folder(folder, [chat])
    assert one(store, chat).folder_id == folder.id
    assert [each.name for each in store.folders()] == ["Play", "Work"]


def test_a_discarded_chat_can_be_restored_until_it_expires(path: Path) -> None:
    now = 1e9
    store = Store.open(path, lambda: now)
    kept, gone = store.create_conversation("kept").id, store.create_conversation("gone").id
    store.discard_chats([kept, gone])
    assert store.conversations() == []
    assert {chat.title for chat in store.discarded()} == {"kept", "gone"}
    with pytest.raises(UserError) as caught:
        store.begin_turn(gone, "late", seed=1, model="m")
    assert caught.value.fault.code is FaultCode.CONVERSATION_GONE
    store.restore_chats([kept])
    now += (KEPT_DAYS - 1) * 24 * 3600.0
    assert store.delete_expired() == 0
    now += 2 * 24 * 3600.0
    assert store.delete_expired() == 1
    assert store.discarded() == []
    assert [chat.title for chat in store.conversations()] == ["kept"]
    store.close()


def test_a_model_never_replaces_a_title_of_the_user(store: Store) -> None:
    chat = store.create_conversation("First words").id
    assert one(store, chat).titled_by is TitledBy.TEXT
    store.rename(chat, "By the model", TitledBy.MODEL)
    store.rename(chat, "Better", TitledBy.MODEL)
    assert (one(store, chat).title, one(store, chat).titled_by) == ("Better", TitledBy.MODEL)
    store.rename(chat, "Mine")
    store.rename(chat, "By the model", TitledBy.MODEL)
    assert (one(store, chat).title, one(store, chat).titled_by) == ("Mine", TitledBy.USER)
    store.rename(chat, "Mine too")
    assert one(store, chat).title == "Mine too"


def test_an_unreadable_row_is_listed(store: Store, run_sql: Callable[..., None]) -> None:
    chat = store.create_conversation("a").id
    run_sql("UPDATE conversation SET titled_by = x'ff', pinned = 'x', folder_id = x'ff'")
    assert [found.id for found in store.conversations()] == [chat]
