"""The queue of downloads on disk, reached as `Store.downloads`."""

from collections.abc import Collection, Mapping, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from moechat.core.download_queue import WANTED, QueuedDownload, QueueState
from moechat.core.faults import Fault, FaultCode
from moechat.store import rows
from moechat.store.db import Database
from moechat.store.ids import IdMaker
from moechat.store.owner import Owner

_COLUMNS = (
    "id, repo, folder, revision, commit_id, state, replan, done_bytes, total_bytes, created_at, "
    "fault, owner"
)
_CANCELLED = "cancelled"  # its parts are to be deleted; to everybody else it is gone
_STATES = {state.value.encode(): state for state in QueueState}
_CHANGEABLE = frozenset(
    {"revision", "commit", "state", "replan", "done_bytes", "total_bytes", "fault"}
)


class DownloadQueue:
    """Downloads in the order in which they will be done.

    Those that are wanted have an owner, the program that works through them: two programs with
    one database leave each other's alone. Every call may raise `UserError` as those of `Store`.
    """

    def __init__(self, database: Database, ids: IdMaker, owner: Owner) -> None:
        self._db = database
        self._ids = ids
        self._owner = owner

    def all(self) -> list[QueuedDownload]:
        """All of them, in order; rows that cannot be read are left out."""
        with self._db.write() as connection:  # see `Owner.living`
            return self._read(connection)

    def take_over(self, try_again: Collection[FaultCode] = ()) -> list[QueuedDownload]:
        """Adopt what a program that is gone had queued or running; then all, in order.

        What failed with one of the faults to ``try_again`` is queued, too.
        """
        with self._db.write() as connection:
            for found in self._read(connection):
                failed = (
                    found.fault.code if found.fault and found.state is QueueState.FAILED else None
                )
                if failed in try_again or (found.state in WANTED and not found.elsewhere):
                    self._update(connection, found.id, state=QueueState.QUEUED, fault=None)
            return self._read(connection)

    def all_paused(self) -> list[QueuedDownload]:
        """As `all`, for a program that leaves them alone: what is wanted is paused to it."""
        return [
            msgspec.structs.replace(d, state=QueueState.PAUSED) if d.state in WANTED else d
            for d in self.all()
        ]

    def add(
        self, repo: str, folder: str, *, revision: str, now: float, replan: bool = False
    ) -> QueuedDownload:
        """Queue a download, at the end. One that is known for ``folder`` already becomes this."""
        with self._db.write() as connection:
            connection.execute(
                "DELETE FROM download WHERE folder = ? AND state = ?",
                (rows.store_text(folder), _CANCELLED),
            )
            known = [d for d in self._read(connection) if d.folder == folder]
            kept = {d.id: d for d in known if d.repo == repo and d.revision == revision}
            for download in known:
                if download.id not in kept and not download.elsewhere:
                    connection.execute("DELETE FROM download WHERE id = ?", (download.id,))
            if kept:
                (id_, before), *_ = kept.items()
                if not before.elsewhere:
                    self._update(
                        connection,
                        id_,
                        state=QueueState.QUEUED,
                        replan=replan or before.replan,
                        fault=None,
                    )
            else:
                id_ = self._ids.new()
                connection.execute(
                    "INSERT INTO download (id, position, repo, folder, revision, commit_id, state, "
                    "replan, done_bytes, total_bytes, created_at, owner) VALUES (?, "
                    "(SELECT coalesce(max(position), 0) + 1 FROM download), "
                    "?, ?, ?, '', ?, ?, 0, 0, ?, ?)",
                    (
                        *(id_, rows.store_text(repo), rows.store_text(folder)),
                        *(rows.store_text(revision), QueueState.QUEUED, replan),
                        *(rows.salvage_number(now), self._owner.token),
                    ),
                )
            return next(d for d in self._read(connection) if d.id == id_)

    def is_wanted(self, download_id: str) -> bool:
        """Whether a download is still to go on: another program may have paused or removed it."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT state FROM download WHERE id = ?", (download_id,)
            ).fetchone()
        return found is not None and _state(found[0]) in WANTED

    def keep_figures(self, figures: Mapping[str, tuple[int, int]]) -> list[str]:
        """Keep bytes that are done and the total, by id; those that are wanted no more."""
        gone = [id_ for id_ in figures if not self.is_wanted(id_)]
        for id_ in figures.keys() - set(gone):
            done, total = figures[id_]
            self.update(id_, done_bytes=done, total_bytes=total)
        return gone

    def update(self, download_id: str, **changes: Any) -> None:
        """Change fields of a download by name; nothing happens if it is gone.

        A state that is wanted makes it ours. Raises `TypeError` for a field that stays as it is.
        """
        with self._db.write() as connection:
            self._update(connection, download_id, **changes)

    def move(self, folders: dict[str, str]) -> None:
        """Folders have other names now; those without a download do not matter."""
        with self._db.write() as connection:
            for old, new in folders.items():
                connection.execute(
                    "UPDATE OR REPLACE download SET folder = ? WHERE folder = ?",
                    (rows.store_text(new), rows.store_text(old)),
                )

    def remove(self, download_id: str, *, parts_left: bool = False) -> None:
        """Forget a download; its files are not touched.

        With ``parts_left`` they are to be deleted: `cancelled` has them until that was done, as
        whoever wants to do it may die before.
        """
        with self._db.write() as connection:
            if parts_left:
                connection.execute(
                    "UPDATE download SET state = ?, owner = NULL WHERE id = ?",
                    (_CANCELLED, download_id),
                )
            else:
                connection.execute("DELETE FROM download WHERE id = ?", (download_id,))

    def cancelled(self) -> dict[str, str]:
        """Folders of cancelled downloads whose parts may still be there, by id.

        `remove` says that they are gone; a new download into the folder says it too.
        """
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT id, folder FROM download WHERE state = ?", (_CANCELLED,)
            ).fetchall()
        return {rows.read_text(id_): rows.read_text(folder) for id_, folder in found}

    def reorder(self, ids: Sequence[str]) -> None:
        """Put these in this order, first; the others follow as they were."""
        with self._db.write() as connection:
            known = [d.id for d in self._read(connection)]
            first = [id_ for id_ in dict.fromkeys(ids) if id_ in known]
            order = [*first, *(id_ for id_ in known if id_ not in first)]
            connection.executemany(
                "UPDATE download SET position = ? WHERE id = ?",
                [(number, id_) for number, id_ in enumerate(order, 1)],
            )

    def _read(self, connection: Connection) -> list[QueuedDownload]:
        living = {token.encode() for token in self._owner.living()} - {self._owner.token.encode()}
        found = connection.execute(
            f"SELECT {_COLUMNS} FROM download WHERE state IS NOT ? "  # noqa: S608
            "ORDER BY position, id",
            (_CANCELLED,),
        ).fetchall()
        return [d for row in found if (d := _download(row, living)) is not None]

    def _update(self, connection: Connection, download_id: str, **changes: Any) -> None:
        if unknown := changes.keys() - _CHANGEABLE:
            raise TypeError(f"not to be changed: {', '.join(sorted(unknown))}")
        state = changes.get("state")
        if state is not None:
            changes["owner"] = self._owner.token if state in WANTED else None
        if "commit" in changes:
            changes["commit_id"] = changes.pop("commit")
        if isinstance(changes.get("fault"), Fault):
            changes["fault"] = rows.store_json(changes["fault"])
        names = ", ".join(f"{name} = ?" for name in changes)
        connection.execute(
            f"UPDATE download SET {names} WHERE id = ? AND state IS NOT ?",  # noqa: S608 - our names
            (*changes.values(), download_id, _CANCELLED),
        )


def _download(row: rows.Row, living: set[bytes]) -> QueuedDownload | None:
    id_, repo, folder, revision, commit, state, replan, done, total, at, fault, owner = row
    try:
        return QueuedDownload(
            id=rows.read_text(id_),
            repo=rows.read_text(repo),
            folder=rows.read_text(folder),
            revision=rows.read_text(revision),
            commit=rows.salvage_text(commit),
            state=_state(state),
            replan=bool(replan),
            done_bytes=int(rows.salvage_number(done)),
            total_bytes=int(rows.salvage_number(total)),
            created_at=rows.salvage_number(at),
            fault=_fault(fault),
            elsewhere=owner in living,
        )
    except ValueError:
        return None


def _state(cell: rows.Cell) -> QueueState:
    """Whatever cannot be read waits for the user."""
    return _STATES.get(cell, QueueState.PAUSED) if isinstance(cell, bytes) else QueueState.PAUSED


def _fault(cell: rows.Cell) -> Fault | None:
    try:
        return None if cell is None else rows.read_json(cell, Fault)
    except ValueError:
        return None
