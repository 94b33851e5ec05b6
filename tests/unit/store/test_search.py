"""Searching all chats, on a real index."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from moechat.core.conversation import FinishReason, Message, MessageState
from moechat.core.faults import UserError
from moechat.core.search_hits import ChatHit, MessageHit
from moechat.store.store import Store


def answer(store: Store, draft: Message, text: str, reasoning: str = "") -> Message:
    done = msgspec.structs.replace(
        draft,
        state=MessageState.COMPLETE,
        text=text,
        reasoning=reasoning,
        finish_reason=FinishReason.STOP,
    )
    store.finish(done)
    return done


def index_all(store: Store) -> None:
    store.search.look_again()
    while store.search.index.step():
        pass


def texts(store: Store, typed: str) -> list[str]:
    return [
        hit.snippet.text for hit in store.search.find(typed).hits if isinstance(hit, MessageHit)
    ]


@pytest.fixture
def chat(store: Store) -> str:
    user, draft = store.begin_chat("About caches", "How does a cache work?", seed=1, model="m")
    answer(store, draft, "It keeps 世界 near. `foo_bar()`", "The müde thinker")
    index_all(store)
    return user.conversation_id


@pytest.mark.parametrize("typed", ["cache wor", "世界", "foo_bar", "MÜDE", '"keeps 世界"'])
def test_messages_are_found(store: Store, chat: str, typed: str) -> None:
    found = [hit for hit in store.search.find(typed).hits if isinstance(hit, MessageHit)]
    assert len(found) == 1
    assert (found[0].conversation_id, found[0].title) == (chat, "About caches")
    assert found[0].snippet.marks


def test_titles_come_first_and_the_newest_message_next(store: Store, chat: str) -> None:
    store.begin_turn(chat, "Another cache question", seed=1, model="m")
    index_all(store)
    hits = store.search.find("cache").hits
    assert isinstance(hits[0], ChatHit)
    assert [hits[0].title.text[a:b] for a, b in hits[0].title.marks] == ["cache"]
    assert texts(store, "cache") == ["Another cache question", "How does a cache work?"]


def test_a_draft_is_indexed_when_it_is_finished(store: Store, chat: str) -> None:
    _, draft = store.begin_turn(chat, "?", seed=1, model="m")
    store.save_draft(draft.id, "unfinished symphony", "")
    store.search.index.note([draft.id])
    index_all(store)
    assert texts(store, "symphony") == []
    answer(store, draft, "finished symphony")
    store.search.index.note([draft.id])
    assert texts(store, "symphony") == ["finished symphony"]
    answer(store, draft, "finished sonata")  # as when it was continued
    store.search.index.note([draft.id])
    assert texts(store, "symphony") == []
    assert texts(store, "sonata") == ["finished sonata"]


def test_what_was_deleted_is_not_found(
    store: Store, chat: str, run_sql: Callable[..., None]
) -> None:
    other, _ = store.begin_chat("Other", "cache elsewhere", seed=1, model="m")
    index_all(store)
    store.archive([other.conversation_id], archived=True)
    hits = [hit for hit in store.search.find("elsewhere").hits if isinstance(hit, MessageHit)]
    assert [hit.archived for hit in hits] == [True]
    store.discard_chats([other.conversation_id])
    assert texts(store, "elsewhere") == []
    store.restore_chats([other.conversation_id])
    assert texts(store, "elsewhere") == ["cache elsewhere"]
    store.remove([store.outline(chat)[0].id])
    assert texts(store, "世界") == []  # the answer went with the question
    assert texts(store, "cache") == ["cache elsewhere"]


def test_no_word_of_a_deleted_chat_stays_in_the_index(store: Store, chat: str, path: Path) -> None:
    secret, _ = store.begin_chat("S", "zugzwang xylophone", seed=1, model="m")
    index_all(store)
    file = store.search.index.path
    wal = file.with_name(file.name + "-wal")
    assert b"xylophone" in file.read_bytes() + wal.read_bytes()
    store.delete(secret.conversation_id)
    index_all(store)
    assert b"xylophone" not in file.read_bytes() + wal.read_bytes()
    assert texts(store, "cache") != []
    store.delete_all()
    assert not file.exists()
    assert path.exists()


@pytest.mark.parametrize("damage", ["garbage", "half", "gone", "page"])
def test_a_damaged_index_is_made_anew(path: Path, store: Store, chat: str, damage: str) -> None:
    del chat
    for number in range(200):
        store.begin_chat(f"{number}", f"filler words {number} " * 20, seed=1, model="m")
    index_all(store)
    file = store.search.index.path
    store.search.index.close()
    whole = file.read_bytes()
    if damage == "garbage":
        file.write_bytes(b"no database" * 1000)
    elif damage == "half":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "page":
        middle = len(whole) // 2 // 4096 * 4096
        file.write_bytes(whole[:middle] + b"\xff" * 8192 + whole[middle + 8192 :])
    else:
        file.unlink()
    store.search.find("cache")  # finds that it is of no use
    index_all(store)
    assert texts(store, "世界") == ["It keeps 世界 near. `foo_bar()`"]
    assert path.exists()


def test_another_program_keeps_the_index_up_to_date(path: Path, store: Store, chat: str) -> None:
    second = Store.open(path)
    second.begin_turn(chat, "from the second window", seed=1, model="m")
    index_all(second)
    index_all(store)
    assert texts(store, "second") == ["from the second window"]
    second.close()


def test_the_index_is_made_in_steps(store: Store) -> None:
    for number in range(60):
        store.begin_chat("", f"word{number} " + "x " * 10_000, seed=1, model="m")
    steps = 0
    while store.search.index.step():
        steps += 1
    assert steps > 1
    assert len(texts(store, "word59")) == 1
    assert len(texts(store, "word0")) == 1


def test_find_in_a_chat_counts_thinking_and_text(store: Store, chat: str) -> None:
    question, reply = store.outline(chat)
    (place,) = store.search.find_in_chat(chat, "THINK")
    assert (place.message_id, place.in_reasoning, place.in_text) == (reply.id, 1, 0)
    places = store.search.find_in_chat(chat, "e")
    assert [place.message_id for place in places] == [question.id, reply.id]
    assert store.search.find_in_chat(chat, " ") == []


def test_a_hit_on_another_branch_is_shown(store: Store, chat: str) -> None:
    question, reply = store.outline(chat)
    second, draft = store.edit(question.id, "Why, though?", seed=1, model="m")
    answer(store, draft, "Because")
    assert store.outline(chat)[0].id == second.id
    assert store.show_message(question.id) == chat
    assert [node.id for node in store.outline(chat)] == [question.id, reply.id]
    assert store.show_message(draft.id) == chat
    assert [node.id for node in store.outline(chat)] == [second.id, draft.id]
    with pytest.raises(UserError):
        store.show_message("nothing")
