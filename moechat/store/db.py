"""The SQLite connection: how it is opened, checked and migrated, and what its errors mean."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NoReturn
from urllib.parse import quote

from moechat.core.faults import FaultCode, UserError, file_fault
from moechat.store.migrations import APPLICATION_ID, MIGRATIONS, Migration

BUSY_TIMEOUT_MS = 5_000
_WAL_LIMIT_BYTES = 16 * 1024 * 1024  # what a large transaction may leave of the log file
# A full check reads everything, about 1 ms a megabyte; beyond this only after an unclean end.
_ALWAYS_CHECKED_BYTES = 64 * 1024 * 1024
_FULL_BELOW_BYTES = 1024 * 1024  # free space under which an I/O error counts as a full disk

_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_IN_TROUBLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}


class Database:
    """One connection, for the thread that made it; texts come back as bytes.

    Every failure that is not a bug leaves `read`, `write` and the constructor as `UserError`:
    STORE_DAMAGED, STORE_NEWER, STORE_UNWRITABLE or DISK_FULL.
    """

    def __init__(self, path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.path = path
        with self._translated():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _make_private(path)
            if path.stat().st_size:
                self._check(len(migrations))
            self._connection = self._connect()
            try:
                self._prepare()
                self._migrate(migrations)
                self._file = _identity(path)
            except BaseException:
                self._connection.close()
                raise

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """All queries inside see one state of the database."""
        with self._translated(), self._transaction("BEGIN"):
            yield self._connection

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """All changes inside are kept, or none."""
        with self._translated(), self._transaction("BEGIN IMMEDIATE"):
            self._require_file()
            yield self._connection

    def empty_log(self) -> None:
        """Fold the log file into the database, so that no deleted text stays in it."""
        with suppress(sqlite3.Error):  # another program reads: its own close will do it
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def empty(self) -> None:
        """Delete all rows and all copies beside the database; what is freed is overwritten."""
        with self.write() as connection:
            names = connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            ).fetchall()
            connection.execute("PRAGMA defer_foreign_keys = ON")
            for (name,) in names:
                connection.execute(f'DELETE FROM "{name.decode()}"')  # noqa: S608 - our own tables
        with self._translated():
            with suppress(sqlite3.OperationalError):  # another program is in the middle of a read
                self._connection.execute("VACUUM")
            for copy in _copies(self.path):
                copy.unlink(missing_ok=True)
        self.empty_log()

    def close(self) -> None:
        """Close the connection; the last one folds the log file into the database."""
        with self._translated():
            self._connection.close()

    # ── opening ──────────────────────────────────────────────────────────────

    def _check(self, known: int) -> None:
        """Look at an existing file without any chance of writing to it."""
        path = self.path.absolute().as_posix()
        uri = f"file://{'' if path.startswith('/') else '/'}{quote(os.fsencode(path))}?mode=ro"
        wal = self.path.with_name(self.path.name + "-wal")
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
            version = _number(connection, "PRAGMA user_version")
            ours = _number(connection, "PRAGMA application_id") == APPLICATION_ID
            tables = _number(connection, "SELECT count(*) FROM sqlite_master")
            if not ours and (version or tables):
                raise UserError(
                    FaultCode.STORE_DAMAGED, path=str(self.path), detail="a foreign database"
                )
            if version > known:
                raise UserError(
                    FaultCode.STORE_NEWER, path=str(self.path), found=version, known=known
                )
            if wal.exists() or self.path.stat().st_size <= _ALWAYS_CHECKED_BYTES:
                (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if verdict != "ok":
                    raise UserError(
                        FaultCode.STORE_DAMAGED, path=str(self.path), detail=str(verdict)
                    )

    def _connect(self) -> sqlite3.Connection:
        # Python 3.11 would otherwise begin transactions on its own.
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.text_factory = bytes
        return connection

    def _prepare(self) -> None:
        for pragma in (
            f"busy_timeout = {BUSY_TIMEOUT_MS}",
            "journal_mode = WAL",  # a file system that cannot keeps a rollback journal: safe too
            "synchronous = NORMAL",
            "foreign_keys = ON",
            "secure_delete = ON",  # a deleted chat is gone from the file
            f"journal_size_limit = {_WAL_LIMIT_BYTES}",
        ):
            self._connection.execute(f"PRAGMA {pragma}")

    def _migrate(self, migrations: Sequence[Migration]) -> None:
        found = _number(self._connection, "PRAGMA user_version")
        if 0 < found < len(migrations):
            self._back_up(found)
        with self._transaction("BEGIN IMMEDIATE"):
            # Read again: another program may have migrated meanwhile.
            found = _number(self._connection, "PRAGMA user_version")
            for number, migration in enumerate(migrations[found:], found + 1):
                migration(self._connection)
                self._connection.execute(f"PRAGMA user_version = {number}")

    def _back_up(self, version: int) -> None:
        """Copy the database beside itself, as ``<name>.schema-<version>.backup``."""
        final = self.path.with_name(f"{self.path.name}.schema-{version}.backup")
        unfinished = final.with_name(final.name + ".part")
        unfinished.unlink(missing_ok=True)
        _make_private(unfinished)
        with closing(sqlite3.connect(unfinished)) as copy:
            self._connection.backup(copy)
        unfinished.replace(final)

    def _require_file(self) -> None:
        """Where an open file can be deleted, SQLite would go on writing to what nobody finds."""
        if _identity(self.path) != self._file:
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))

    # ── transactions and errors ──────────────────────────────────────────────

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[None]:
        self._connection.execute(begin)
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            # SQLite has already rolled back after some errors, a full disk among them.
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
            raise

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            self._raise_for_sqlite(error)
        except OSError as error:
            raise UserError.from_fault(file_fault(error, str(self.path))) from error

    def _raise_for_sqlite(self, error: sqlite3.Error) -> NoReturn:
        extended = getattr(error, "sqlite_errorcode", None)  # absent where Python itself raised
        code = extended & 0xFF if extended is not None else None
        if code in _DAMAGED:
            self._raise(FaultCode.STORE_DAMAGED, error)
        if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and self._no_space()):
            self._raise(FaultCode.DISK_FULL, error)
        if code in _IN_TROUBLE:
            self._raise(FaultCode.STORE_UNWRITABLE, error, str(error))
        raise error

    def _raise(self, code: FaultCode, error: Exception, reason: str | None = None) -> NoReturn:
        values = {"path": str(self.path)} | ({"reason": reason} if reason is not None else {})
        raise UserError(code, detail=repr(error), **values) from error

    def _no_space(self) -> bool:
        try:
            return shutil.disk_usage(self.path.parent).free < _FULL_BELOW_BYTES
        except OSError:
            return False


def _make_private(path: Path) -> None:
    """Create a database where none is: nobody else may read it, nor SQLite's log beside it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _identity(path: Path) -> tuple[int, int]:
    """Which file that is, whatever its name."""
    found = path.stat()
    return found.st_dev, found.st_ino


def _number(connection: sqlite3.Connection, query: str) -> int:
    (value,) = connection.execute(query).fetchone()
    return int(value)


def _copies(path: Path) -> list[Path]:
    """Damaged databases that were set aside, and backups from before a migration."""
    patterns = (".damaged-*", ".schema-*.backup", ".schema-*.part")
    return [copy for pattern in patterns for copy in path.parent.glob(f"{path.name}{pattern}")]


def set_aside(path: Path) -> Path:
    """Give a damaged database another name, so that a new one can begin; return that name.

    Only while no program has it open. Raises `OSError`.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(aside)
    for suffix in ("-wal", "-shm"):
        # The log may hold the only whole copy of a page: it goes along under a matching name.
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(aside.with_name(aside.name + suffix))
    return aside
