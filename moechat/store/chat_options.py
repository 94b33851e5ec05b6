"""What was chosen for the answers of single chats, reached as `Store.options`."""

from moechat.protocol.answer_options import AnswerOptions
from moechat.store import rows
from moechat.store.db import Database


class ChatOptions:
    """Options by conversation; those that cannot be read are none.

    Every call may raise `UserError` as those of `Store` do; nothing is half done then.
    """

    def __init__(self, database: Database) -> None:
        self._db = database

    def of(self, conversation_id: str) -> AnswerOptions:
        """Return what was chosen for a chat; nothing is chosen for most."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT options FROM chat_options WHERE conversation_id = ?", (conversation_id,)
            ).fetchone()
        try:
            return rows.read_json(found[0], AnswerOptions) if found else AnswerOptions()
        except ValueError:
            return AnswerOptions()

    def save(self, conversation_id: str, options: AnswerOptions) -> None:
        """Keep what was chosen for a chat; where that is gone, nothing happens."""
        with self._db.write() as connection:
            connection.execute(
                "DELETE FROM chat_options WHERE conversation_id = ?", (conversation_id,)
            )
            if options != AnswerOptions():
                connection.execute(
                    "INSERT INTO chat_options (conversation_id, options) "
                    "SELECT id, ? FROM conversation WHERE id = ?",
                    (rows.store_json(options), conversation_id),
                )
