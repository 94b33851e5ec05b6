"""Opening, migrating, and what the errors of SQLite become."""

import errno
import os
import sqlite3
import stat
import sys
import threading
from pathlib import Path

import pytest

from moechat.core.conversation import MessageState
from moechat.core.download_queue import QueueState
from moechat.core.faults import FaultCode, UserError
from moechat.core.run_record import RunKind
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from moechat.store import db
from moechat.store.db import Database
from moechat.store.migrations import MIGRATIONS
from moechat.store.store import Store

SCHEMAS = Path(__file__).parents[2] / "data" / "db"
_RUNS_NOW = [(RunKind.LOAD, 0), (RunKind.CHAT, 30)]
_RUNS_OF_SCHEMA: dict[int, list[tuple[RunKind, int]]] = {1: []}


def fault_of(path: Path) -> tuple[FaultCode, dict[str, object]]:
    with pytest.raises(UserError) as caught:
        Store.open(path).close()
    return caught.value.fault.code, dict(caught.value.fault.values)


def build(path: Path, dump: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path)
    connection.executescript(dump)
    connection.close()


def schema_of(path: Path) -> list[tuple[str, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    ).fetchall()
    found += connection.execute("PRAGMA user_version").fetchall()
    found += connection.execute("PRAGMA application_id").fetchall()
    connection.close()
    return found


def test_pragmas(path: Path) -> None:
    database = Database(path)
    with database.read() as connection:
        values = {
            name: connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert values == {
        "journal_mode": b"wal",
        "synchronous": 1,
        "foreign_keys": 1,
        "busy_timeout": db.BUSY_TIMEOUT_MS,
    }
    database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")
def test_nobody_else_may_read(path: Path) -> None:
    store = Store.open(path)
    store.create_conversation("")
    modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    store.close()


# ── schemas ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_every_released_schema_opens(path: Path, version: int) -> None:
    build(path, (SCHEMAS / f"schema-{version}.sql").read_text("utf-8"))
    store = Store.open(path)
    (chat,) = store.conversations()
    messages = store.history(chat.id, chat.leaf_id or "")
    assert [m.text for m in messages] == ["Grüße\nan alle 😀", "a\0b", "Why?", "Because"]
    assert [m.state for m in messages] == [
        *[MessageState.COMPLETE] * 3,
        MessageState.INTERRUPTED,
    ]
    assert messages[1].metrics is not None
    assert messages[1].metrics.new_tokens == 5
    assert store.composer("") == "typed"
    kept = store.runs.all()
    assert [(r.kind, r.ratio) for r in kept] == _RUNS_OF_SCHEMA.get(version, _RUNS_NOW)
    assert [t.ratio for t in store.runs.all_tuned()] == ([] if version == 1 else [20])
    chosen = AnswerOptions(sampling=Sampling(temperature=0.2), stop=("END",))
    assert store.options.of(chat.id) == (AnswerOptions() if version == 1 else chosen)
    states = [d.state for d in store.downloads.take_over()]
    assert states == ([QueueState.QUEUED, QueueState.FAILED] if version >= 3 else [])
    store.close()
    backups = sorted(file.name for file in path.parent.glob("*.backup"))
    assert backups == (
        [f"{path.name}.schema-{version}.backup"] if version < len(MIGRATIONS) else []
    )


def test_the_released_schema_is_not_changed(path: Path, tmp_path: Path) -> None:
    """A new database has the schema of the last dump: changes need a new step and a new dump."""
    Database(path).close()
    released = tmp_path / "released.db"
    build(released, (SCHEMAS / f"schema-{len(MIGRATIONS)}.sql").read_text("utf-8"))
    assert schema_of(path) == schema_of(released)


def test_a_newer_schema_is_refused(path: Path) -> None:
    Database(path, [*MIGRATIONS, lambda connection: None]).close()
    before = path.read_bytes()
    code, values = fault_of(path)
    assert code is FaultCode.STORE_NEWER
    assert values == {
        "path": str(path),
        "found": len(MIGRATIONS) + 1,
        "known": len(MIGRATIONS),
    }
    assert path.read_bytes() == before


def test_migrating_keeps_a_copy(path: Path) -> None:
    store = Store.open(path)
    store.create_conversation("before")
    store.close()

    def add(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE conversation ADD COLUMN colour TEXT")

    Database(path, [*MIGRATIONS, add]).close()
    (backup,) = path.parent.glob("*.backup")
    assert schema_of(path) != schema_of(backup)
    if os.name != "nt":
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600  # it holds all chats, too
    store = Store.open(backup)  # of the schema this program knows
    assert [c.title for c in store.conversations()] == ["before"]
    store.close()


def test_a_failing_migration_changes_nothing(path: Path) -> None:
    Database(path).close()
    before = schema_of(path)

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE conversation ADD COLUMN colour TEXT")
        connection.execute("PRAGMA user_version = 99")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Database(path, [*MIGRATIONS, fail])
    assert schema_of(path) == before


# ── errors ───────────────────────────────────────────────────────────────────


def test_a_folder_in_the_way(path: Path) -> None:
    path.mkdir(parents=True)
    assert fault_of(path)[0] is FaultCode.STORE_UNWRITABLE


def test_a_file_where_the_folder_should_be(path: Path) -> None:
    path.parent.write_text("in the way")
    code, values = fault_of(path)
    assert code is FaultCode.STORE_UNWRITABLE
    assert values["path"] == str(path)
    assert values["reason"]


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="nothing is unwritable for root"
)
def test_a_file_that_may_not_be_written(path: Path) -> None:
    Database(path).close()
    path.chmod(0o400)
    assert fault_of(path)[0] is FaultCode.STORE_UNWRITABLE


def test_a_database_that_turns_read_only(store: Store) -> None:
    with store._db.read() as connection:
        connection.execute("PRAGMA query_only = ON")
    with pytest.raises(UserError) as caught:
        store.create_conversation("")
    assert caught.value.fault.code is FaultCode.STORE_UNWRITABLE
    assert store.conversations() == []
    with store._db.read() as connection:
        connection.execute("PRAGMA query_only = OFF")


def test_a_full_disk_loses_nothing_that_was_stored(store: Store) -> None:
    chat = store.create_conversation("kept")
    user, draft = store.begin_turn(chat.id, "question", seed=1, model="")
    store.save_draft(draft.id, "so far", "")
    with store._db.read() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
    for call in (
        lambda: store.save_draft(draft.id, "x" * 1_000_000, ""),
        lambda: store.begin_turn(chat.id, "y" * 1_000_000, seed=1, model=""),
        lambda: store.save_composer("", "z" * 1_000_000),
    ):
        with pytest.raises(UserError) as caught:
            call()
        assert caught.value.fault.code is FaultCode.DISK_FULL

    assert [m.text for m in store.messages([user.id, draft.id])] == ["question", "so far"]
    assert len(store.outline(chat.id)) == 2
    with store._db.read() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
    store.save_draft(draft.id, "x" * 1_000_000, "")
    assert len(store.messages([draft.id])[0].text) == 1_000_000


def test_a_full_disk_while_opening(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object, **kwargs: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("moechat.store.db.os.open", full)
    assert fault_of(path) == (FaultCode.DISK_FULL, {"path": str(path)})


def test_a_database_that_stays_locked(
    path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with store._db.read() as connection:
        connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(UserError) as caught:
        store.create_conversation("")
    assert caught.value.fault.code is FaultCode.STORE_UNWRITABLE
    assert "locked" in str(caught.value.fault.values["reason"])
    other.close()
    store.create_conversation("later")


def test_waiting_for_another_program(path: Path, store: Store) -> None:
    locked = threading.Event()
    release = threading.Event()

    def hold() -> None:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        locked.set()
        release.wait(10)
        other.execute("COMMIT")
        other.close()

    holder = threading.Thread(target=hold)
    holder.start()
    assert locked.wait(10)
    threading.Timer(0.2, release.set).start()
    store.create_conversation("after a while")
    holder.join(10)
    assert [c.title for c in store.conversations()] == ["after a while"]


def test_bugs_are_not_disguised(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError), store._db.read() as connection:
        connection.execute("SELECT no_such_column FROM message")
    with pytest.raises(sqlite3.IntegrityError), store._db.write() as connection:
        connection.execute(
            "INSERT INTO message (id, conversation_id, depth, role, state, created_at, chars, "
            "lines) VALUES ('a', 'none', 1, 'user', 'complete', 0, 0, 1)"
        )


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_nothing_is_written_to_a_file_that_was_deleted(path: Path, tmp_path: Path) -> None:
    store = Store.open(path)
    chat = store.create_conversation("kept")
    elsewhere = path.rename(tmp_path / "elsewhere.db")
    for replaced in (False, True):
        if replaced:
            path.write_bytes(b"")
        with pytest.raises(UserError) as caught:
            store.begin_turn(chat.id, "question", seed=1, model="m")
        assert caught.value.fault.code is FaultCode.STORE_UNWRITABLE
        assert [found.title for found in store.conversations()] == ["kept"]  # can still be read
    elsewhere.replace(path)
    store.begin_turn(chat.id, "question", seed=1, model="m")
    store.close()
