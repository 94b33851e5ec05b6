"""Long chats: the bounds are loose, to find what grows faster than the chat.

``benchmarks/store.py`` measures.
"""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from moechat.core.conversation import MessageState
from moechat.store.store import Store
from tests.support.long_chat import make_long_chat

MESSAGES = 10_000


def cpu_seconds(call: Callable[[], object]) -> float:
    """The best of three, of this thread alone."""
    spent = []
    for _ in range(3):
        began = time.thread_time()
        call()
        spent.append(time.thread_time() - began)
    return min(spent)


@pytest.fixture
def long_chat(path: Path) -> str:
    return make_long_chat(path, MESSAGES)


def test_ten_thousand_messages(path: Path, long_chat: str) -> None:
    store = Store.open(path)
    outline = store.outline(long_chat)
    assert len(outline) == MESSAGES
    assert {(o.chars, o.lines) for o in outline} == {(800, 13)}
    ids = [o.id for o in outline]
    page = store.messages(ids[-60:])
    assert [m.id for m in page] == ids[-60:]
    assert {m.state for m in page} == {MessageState.COMPLETE}
    assert [m.id for m in store.history(long_chat, ids[-1])] == ids

    assert cpu_seconds(lambda: store.outline(long_chat)) < 0.3
    assert cpu_seconds(lambda: store.messages(ids[-60:])) < 0.02
    _, draft = store.begin_turn(long_chat, "?", seed=1, model="")
    assert cpu_seconds(lambda: store.save_draft(draft.id, "x" * 80_000, "")) < 0.02
    store.delete(long_chat)
    assert store.outline(long_chat) == []
    store.close()


def test_a_chat_damaged_all_over(path: Path, long_chat: str, run_sql: Callable[..., None]) -> None:
    run_sql("UPDATE message SET parent_id = 'gone'")
    store = Store.open(path)
    assert len(store.outline(long_chat)) == MESSAGES
    assert cpu_seconds(lambda: store.outline(long_chat)) < 1.0
    store.close()
