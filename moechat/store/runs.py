"""Measured runs and tuned settings on disk, reached as `Store.runs`."""

from collections.abc import Iterable
from sqlite3 import Connection
from typing import Final

from moechat.core.plan import Setting
from moechat.core.remembering import last_good
from moechat.core.run_record import RunKind, RunRecord, TunedSetting
from moechat.store import rows
from moechat.store.db import Database
from moechat.store.ids import IdMaker

MAX_RUNS = 5_000  # a year of much use; some 4 MB
LATEST_RUNS: Final = 500  # as many as `remember` can use of one model, and failures between them


class RunLog:
    """Runs and tuned settings. A record that cannot be read is left out: half a measurement
    teaches nothing.

    Every call may raise `UserError` as those of `Store` do; nothing is half done then.
    """

    def __init__(self, database: Database, ids: IdMaker) -> None:
        self._db = database
        self._ids = ids

    def add(self, record: RunRecord) -> str:
        """Keep a run and return its id; beyond `MAX_RUNS` the oldest answers go first."""
        id_ = self._ids.new()
        with self._db.write() as connection:
            connection.execute(
                "INSERT INTO run (id, model_key, device, at, kind, record) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (
                    id_,
                    *(rows.store_text(record.model_key), rows.store_text(record.device)),
                    *(rows.salvage_number(record.at), record.kind, rows.store_json(record)),
                ),
            )
            _make_room(connection, spare=id_)
        return id_

    def latest(self, model_key: str, limit: int = LATEST_RUNS) -> list[RunRecord]:
        """Return the runs of a model, the newest first."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT record FROM run WHERE model_key = ? ORDER BY at DESC, id DESC LIMIT ?",
                (model_key, limit),
            ).fetchall()
        return _readable(found, RunRecord)

    def all(self, limit: int = MAX_RUNS) -> list[RunRecord]:
        """Return the runs of all models, the newest first."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT record FROM run ORDER BY at DESC, id DESC LIMIT ?", (limit,)
            ).fetchall()
        return _readable(found, RunRecord)

    def last_good(self, model_key: str) -> Setting | None:
        """Return the newest setting of a model that works, see `remembering.last_good`."""
        return last_good(self.latest(model_key))

    def save_tuned(self, tuned: TunedSetting) -> None:
        """Keep the tuner's result in place of an earlier one for the same context."""
        with self._db.write() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO tuned (model_key, device, context_tokens, at, setting) "
                "VALUES (?, ?, ?, ?, ?)",
                (
                    *(rows.store_text(tuned.model_key), rows.store_text(tuned.device)),
                    *(tuned.context_tokens, rows.salvage_number(tuned.at)),
                    rows.store_json(tuned),
                ),
            )

    def tuned(
        self, model_key: str, device: str | None = None, context_tokens: int | None = None
    ) -> TunedSetting | None:
        """Return the newest result for a model, if any; None stands for any device or context."""
        for found in self.all_tuned():
            if (
                found.model_key == model_key
                and device in (None, found.device)
                and context_tokens in (None, found.context_tokens)
            ):
                return found
        return None

    def all_tuned(self) -> list[TunedSetting]:
        """Return the results of all models, the newest first."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT setting FROM tuned ORDER BY at DESC, model_key, device, context_tokens"
            ).fetchall()
        return _readable(found, TunedSetting)

    def forget(self, model_key: str | None = None) -> None:
        """Delete the runs and results of a model, or of all."""
        with self._db.write() as connection:
            for table in ("run", "tuned"):
                connection.execute(
                    f"DELETE FROM {table} WHERE :key IS NULL OR model_key = :key",  # noqa: S608
                    {"key": model_key},
                )
        self._db.empty_log()


def _make_room(connection: Connection, spare: str) -> None:
    (count,) = connection.execute("SELECT count(*) FROM run").fetchone()
    if count > MAX_RUNS:
        connection.execute(
            "DELETE FROM run WHERE id IN (SELECT id FROM run WHERE id <> ? "
            "ORDER BY kind <> ?, at, id LIMIT ?)",
            (spare, RunKind.CHAT, count - MAX_RUNS),
        )


def _readable(found: Iterable[rows.Row], kind: type[rows.S]) -> list[rows.S]:
    readable = []
    for (cell,) in found:
        try:
            readable.append(rows.read_json(cell, kind))
        except ValueError:
            continue
    return readable
