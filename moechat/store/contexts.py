"""What answers saw of their chats, where that was not all; reached as `Store.contexts`."""

from collections.abc import Sequence

from moechat.core.context_policy import AnswerContext
from moechat.store import rows
from moechat.store.db import Database

_IDS_A_QUERY = 500


class AnswerContexts:
    """One for an answer at most; what cannot be read is none.

    Every call may raise `UserError` as those of `Store` do; nothing is half done then.
    """

    def __init__(self, database: Database) -> None:
        self._db = database

    def latest(self, branch: Sequence[str]) -> tuple[str, AnswerContext] | None:
        """Return the last of those that belong to messages of ``branch``, with its message's id.

        Before those come the answers to its last message, which saw the same: another answer, or
        more of one, is to see it too.
        """
        wanted = [*branch, *self._answers_to(branch[-1])] if branch else []
        while wanted:
            part, wanted = wanted[-_IDS_A_QUERY:], wanted[:-_IDS_A_QUERY]
            marks = ", ".join("?" * len(part))
            with self._db.read() as connection:
                found = connection.execute(
                    "SELECT message_id, context FROM answer_context "  # noqa: S608 - marks alone
                    f"WHERE message_id IN ({marks})",
                    part,
                ).fetchall()
            by_id = {rows.salvage_text(id_): context for id_, context in found}
            for id_ in reversed(part):
                if id_ in by_id and (context := _read(by_id[id_])) is not None:
                    return id_, context
        return None

    def _answers_to(self, message_id: str) -> list[str]:
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT id FROM message WHERE parent_id = ? AND role = 'assistant' ORDER BY id",
                (message_id,),
            ).fetchall()
        return [rows.salvage_text(id_) for (id_,) in found]

    def save(self, message_id: str, context: AnswerContext | None) -> None:
        """Keep what an answer saw; ``None`` = all. Where the answer is gone, nothing happens."""
        with self._db.write() as connection:
            connection.execute("DELETE FROM answer_context WHERE message_id = ?", (message_id,))
            if context is not None:
                connection.execute(
                    "INSERT INTO answer_context (message_id, context) "
                    "SELECT id, ? FROM message WHERE id = ?",
                    (rows.store_json(context), message_id),
                )


def _read(stored: object) -> AnswerContext | None:
    try:
        return rows.read_json(stored, AnswerContext)
    except ValueError:
        return None
