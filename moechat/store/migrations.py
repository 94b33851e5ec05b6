"""The schema, as numbered steps; a released step is never changed, only followed by another."""

from collections.abc import Callable, Sequence
from sqlite3 import Connection

Migration = Callable[[Connection], None]

APPLICATION_ID = 0x6D6F6563  # "moec": tells our files from any other SQLite database


def _create(connection: Connection) -> None:
    """Schema 1: conversations, their messages, and what is typed but not sent."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(
        """
        CREATE TABLE conversation (
            id TEXT NOT NULL PRIMARY KEY,
            title NOT NULL,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL,
            leaf_id TEXT
        )
        """
    )
    connection.execute("CREATE INDEX conversation_updated ON conversation (updated_at, id)")
    # Columns without a type keep texts and blobs as they are bound, see store/rows.py; they
    # come last, so that long texts overflow and the small columns stay together.
    connection.execute(
        """
        CREATE TABLE message (
            id TEXT NOT NULL PRIMARY KEY,
            conversation_id TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            parent_id TEXT REFERENCES message (id) DEFERRABLE INITIALLY DEFERRED,
            depth INTEGER NOT NULL,      -- 1 for a root; redundant, to repair a lost parent
            role TEXT NOT NULL,
            state TEXT NOT NULL,
            owner TEXT,                  -- the running program that writes this draft
            created_at REAL NOT NULL,    -- seconds since the epoch
            chars INTEGER NOT NULL,
            lines INTEGER NOT NULL,
            reasoning_ms REAL NOT NULL DEFAULT 0,
            finish_reason TEXT,
            seed INTEGER,
            model NOT NULL DEFAULT '',
            metrics TEXT,                -- JSON
            fault TEXT,                  -- JSON
            reasoning NOT NULL DEFAULT '',
            text NOT NULL DEFAULT ''
        )
        """
    )
    # Covers the outline of a conversation, so that it never touches the pages of the bodies.
    connection.execute(
        "CREATE INDEX message_outline ON message "
        "(conversation_id, id, parent_id, depth, role, chars, lines)"
    )
    connection.execute("CREATE INDEX message_parent ON message (parent_id)")
    connection.execute("CREATE INDEX message_draft ON message (owner) WHERE state = 'draft'")
    connection.execute(
        """
        CREATE TABLE composer (
            conversation_id TEXT NOT NULL PRIMARY KEY,  -- '' for the chat not begun yet
            text NOT NULL
        )
        """
    )


def _add_runs_and_options(connection: Connection) -> None:
    """Schema 2: measured runs, what the tuner found, and options of single chats.

    A record is JSON, so that it can grow; the columns beside it are there to be searched.
    """
    connection.execute(
        """
        CREATE TABLE run (
            id TEXT NOT NULL PRIMARY KEY,
            model_key TEXT NOT NULL,
            device TEXT NOT NULL,
            at REAL NOT NULL,            -- seconds since the epoch
            kind TEXT NOT NULL,
            record TEXT NOT NULL         -- JSON
        )
        """
    )
    connection.execute("CREATE INDEX run_model ON run (model_key, device, at)")
    connection.execute("CREATE INDEX run_at ON run (at)")
    connection.execute(
        """
        CREATE TABLE tuned (
            model_key TEXT NOT NULL,
            device TEXT NOT NULL,
            context_tokens INTEGER NOT NULL,
            at REAL NOT NULL,            -- seconds since the epoch
            setting TEXT NOT NULL,       -- JSON
            PRIMARY KEY (model_key, device, context_tokens)
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE chat_options (
            conversation_id TEXT NOT NULL PRIMARY KEY
                REFERENCES conversation (id) ON DELETE CASCADE,
            options TEXT NOT NULL        -- JSON
        )
        """
    )


def _add_downloads(connection: Connection) -> None:
    """Schema 3: the queue of downloads."""
    connection.execute(
        """
        CREATE TABLE download (
            id TEXT NOT NULL PRIMARY KEY,
            position INTEGER NOT NULL,   -- in the queue; smaller comes first
            repo TEXT NOT NULL,
            folder TEXT NOT NULL UNIQUE,
            revision TEXT NOT NULL,
            commit_id TEXT NOT NULL,
            state TEXT NOT NULL,
            replan INTEGER NOT NULL,
            done_bytes INTEGER NOT NULL,
            total_bytes INTEGER NOT NULL,
            created_at REAL NOT NULL,    -- seconds since the epoch
            owner TEXT,                  -- the running program that works through it
            fault TEXT                   -- JSON
        )
        """
    )


def _add_chat_keeping(connection: Connection) -> None:
    """Schema 4: chats in folders, what is deleted but not gone, presets and attachments."""
    connection.execute(
        """
        CREATE TABLE folder (
            id TEXT NOT NULL PRIMARY KEY,
            name NOT NULL,
            position INTEGER NOT NULL    -- in the list; smaller comes first
        )
        """
    )
    for column in (
        "pinned INTEGER NOT NULL DEFAULT 0",
        "archived INTEGER NOT NULL DEFAULT 0",
        "titled_by TEXT NOT NULL DEFAULT 'text'",  # its first words; or the user, or a model
        "folder_id TEXT REFERENCES folder (id) ON DELETE SET NULL",
        "deleted_at REAL",  # seconds since the epoch; NULL = it is there
    ):
        connection.execute(f"ALTER TABLE conversation ADD COLUMN {column}")
    # Tables of their own: a column of ``message`` would stand behind the long texts.
    connection.execute(
        """
        CREATE TABLE removed_message (        -- all below it goes with it, without a row of its own
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            conversation_id TEXT NOT NULL,
            at REAL NOT NULL                  -- seconds since the epoch
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE answer_context (         -- what an answer saw, where that was not all
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            context TEXT NOT NULL             -- JSON
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE version_leaf (           -- what was shown below a version when it was left
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            leaf_id TEXT NOT NULL
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE edit_draft (             -- a message that is being edited, not sent yet
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            text NOT NULL
        )
        """
    )
    connection.execute("CREATE INDEX removed_chat ON removed_message (conversation_id)")
    connection.execute(
        """
        CREATE TABLE preset (
            id TEXT NOT NULL PRIMARY KEY,
            name NOT NULL,
            position INTEGER NOT NULL,
            preset TEXT NOT NULL         -- JSON
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE model_preset (
            model TEXT NOT NULL PRIMARY KEY,  -- the folder's name
            preset_id TEXT NOT NULL REFERENCES preset (id) ON DELETE CASCADE
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE attachment (
            id TEXT NOT NULL PRIMARY KEY,
            conversation_id TEXT NOT NULL,    -- '' for the chat not begun yet
            message_id TEXT REFERENCES message (id) ON DELETE CASCADE,  -- NULL = in the composer
            position INTEGER NOT NULL,
            name NOT NULL,
            kind TEXT NOT NULL,
            about TEXT,                       -- JSON
            text NOT NULL DEFAULT '',
            data BLOB                         -- an image as it goes to the model
        )
        """
    )
    connection.execute("CREATE INDEX attachment_message ON attachment (message_id)")
    connection.execute("CREATE INDEX attachment_chat ON attachment (conversation_id, message_id)")


MIGRATIONS: Sequence[Migration] = (
    _create,
    _add_runs_and_options,
    _add_downloads,
    _add_chat_keeping,
)
