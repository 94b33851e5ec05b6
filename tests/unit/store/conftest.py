"""A store in a folder with spaces and letters of several scripts."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from moechat.store.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Chats von Jürgen 日本" / "moe chat?.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store.open(path)
    yield store
    store.close()


@pytest.fixture
def run_sql(path: Path) -> Callable[..., None]:
    """Change the database behind the store's back; constraints do not hold."""

    def run(sql: str, *values: object) -> None:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '')")
            connection.execute("PRAGMA writable_schema = RESET")
            connection.execute(sql, values)
        finally:
            connection.close()

    return run
