"""Five hundred random operations and more, with kills between and amid them: no message is lost."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from moechat.core.conversation import MessageState
from moechat.store.part import nodes_of
from moechat.store.store import Store

ROOT = Path(__file__).parents[3]
OPERATIONS = 500


def said(path: Path, seed: int, count: int, amid_s: float) -> Iterator[dict]:
    """What a program says of its operations, until it is killed amid the one after ``count``."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.support.store_fuzzer", str(path), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        for _ in range(count):
            line = process.stdout.readline()
            assert line, f"it ended with {process.wait(10)}"
            yield json.loads(line)
        time.sleep(amid_s)
    finally:
        process.kill()
        rest, _ = process.communicate(timeout=30)
    for line in rest.splitlines(keepends=True):
        if line.endswith("\n"):
            yield json.loads(line)


def test_nothing_that_was_ever_stored_is_lost(path: Path) -> None:
    chance = random.Random(64)
    texts: dict[str, str] = {}
    done, kinds = 0, set()
    while done < OPERATIONS:
        for facts in said(path, done, chance.randrange(20, 60), chance.random() * 0.01):
            done += 1
            kinds.add(facts["op"])
            texts |= facts.get("texts", {})
        check(path, texts)
    assert kinds >= {"send", "edit", "regenerate", "branch", "remove", "undo", "turn", "import"}


def check(path: Path, texts: dict[str, str]) -> None:
    store = Store.open(path)
    try:
        for message in store.messages(list(texts)):
            assert message.state in (MessageState.COMPLETE, MessageState.INTERRUPTED)
            # An answer may have been gone on with when the end came.
            assert message.text.startswith(texts[message.id])
        there: set[str] = set()
        for chat in store.conversations():
            there |= reachable(store, chat.id)
        assert set(texts) <= there
        with store._db.read() as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == (b"ok",)
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    finally:
        store.close()


def reachable(store: Store, chat: str) -> set[str]:
    """What a person finds in a chat: by turning versions, and by bringing back what is listed."""
    found: set[str] = set()
    ahead = list(store.outline(chat))
    while ahead:
        row = ahead.pop()
        if row.id in found:
            continue
        found.add(row.id)
        for step in (-1, 1):
            shown = store.turn_version(row.id, step) if row.versions > 1 else row.id
            if shown != row.id and shown not in found:
                ahead += store.outline(chat)
    with store._db.read() as connection:
        nodes = nodes_of(connection, chat)
    under: dict[str | None, list[str]] = {}
    for id_, parent, *_ in nodes:
        assert isinstance(id_, bytes)
        under.setdefault(parent.decode() if isinstance(parent, bytes) else None, []).append(
            id_.decode()
        )
    back = [one.id for one in store.removed(chat)]
    while back:  # what is listed comes back with all below it
        id_ = back.pop()
        found.add(id_)
        back += under.get(id_, [])
    return found
