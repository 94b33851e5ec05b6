"""The store: a long chat, and the draft that is saved while an answer is written."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.table import Row
from moechat.store.store import Store
from tests.support.long_chat import make_long_chat
from tests.support.many_chats import CHINESE, COMMON_WORDS, RARE_WORD, make_many_chats

_MESSAGES = 10_000
_SEARCHED = 100_000
_ANSWER = "0123456789abcde\n" * 5_000  # 80,000 characters: about 20,000 tokens


def rows() -> Iterator[Row]:
    """CPU milliseconds of the store's thread: medians, and p99 where it is called often."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chats.db"
        chat = make_long_chat(path, _MESSAGES)
        opening = _times(lambda: Store.open(path).close(), 5)
        yield Row("open and close", statistics.median(opening), "ms")

        store = Store.open(path)
        yield Row(
            "outline of 10,000 messages",
            statistics.median(_times(lambda: store.outline(chat), 15)),
            *("ms", "≤ 60"),
        )
        page = [entry.id for entry in store.outline(chat)[-60:]]
        bodies = _times(lambda: store.messages(page), 200)
        yield Row("60 bodies of a page", statistics.median(bodies), "ms")
        turns = _times(lambda: store.begin_turn(chat, "?", seed=1, model=""), 15)
        yield Row("begin a turn under 10,000 messages", statistics.median(turns), "ms")
        draft = store.outline(chat)[-1].id
        saves = _times(lambda: store.save_draft(draft, _ANSWER, ""), 500)
        yield Row("save a draft of 80,000 characters", statistics.median(saves), "ms")
        yield Row(
            "save a draft of 80,000 characters, p99", statistics.quantiles(saves, n=100)[98], "ms"
        )
        store.close()
        yield from _search(Path(folder) / "many.db")


def _search(path: Path) -> Iterator[Row]:
    make_many_chats(path, _SEARCHED)
    store = Store.open(path)
    index = store.search.index
    steps = _times(index.step, 1)
    while not index.is_complete:
        steps += _times(index.step, 1)
    yield Row("index 100,000 messages, all steps", sum(steps) / 1000, "s")
    yield Row("index, the longest step", max(steps), "ms")
    size = index.path.stat().st_size / path.stat().st_size
    yield Row("size of the index for that of the chats", size, "times")
    for what, typed in (
        ("a rare word", RARE_WORD),
        ("the most common word", COMMON_WORDS[0]),
        ("two common words", f"{COMMON_WORDS[1]} {COMMON_WORDS[2]}"),
        ("two letters", COMMON_WORDS[3][:2]),
        ("two Chinese characters", CHINESE),
        ("a word that is nowhere", "qqqq"),
    ):
        found = _times(lambda typed=typed: store.search.find(typed), 9)
        yield Row(f"search: {what}", statistics.median(found), "ms", "≤ 50")
    store.close()


def _times(call: Callable[[], object], rounds: int) -> list[float]:
    spent = []
    for _ in range(rounds):
        began = time.thread_time()
        call()
        spent.append((time.thread_time() - began) * 1000)
    return spent
