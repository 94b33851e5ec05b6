"""Faults of a conversation, a request, the store and the settings."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry, FaultAction

CHAT_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    # ── a conversation ───────────────────────────────────────────────────────────
    FaultCode.NOTHING_LOADED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "No model is loaded."),),
            (QT_TRANSLATE_NOOP("Fault", "Choose a model folder to begin."),),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.BUSY: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "An answer is still being written."),),
            (QT_TRANSLATE_NOOP("Fault", "Wait until it ends, or stop it."),),
        ),
    ),
    FaultCode.CONTEXT_FULL: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This conversation is too long for the model."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It has {prompt_tokens} tokens, and {context_tokens} fit."
                ),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Start a new chat, shorten the message, or choose below the chat that its "
                    "oldest messages are left out or summarised.",
                ),
            ),
            FaultAction.NEW_CHAT,
        ),
    ),
    FaultCode.NO_SUMMARY: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model wrote no summary of the oldest messages."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Without one this chat does not fit. Try again, or choose below the chat that "
                    "its oldest messages are left out.",
                ),
            ),
        ),
    ),
    FaultCode.DATA_NOT_DELETED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Something could not be deleted."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path}: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Check who may write there, and delete it again or by hand."
                ),
            ),
        ),
    ),
    FaultCode.SECRETS_KEPT: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The keyring does not let go of its entries."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "They are the access token and the proxy password. Delete the entries "
                    "“moechat” in the keyring yourself.",
                ),
            ),
        ),
    ),
    FaultCode.PRESETS_UNREADABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This file has no presets."),),
            (
                QT_TRANSLATE_NOOP("Fault", "It is {path}."),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Choose a JSON or TOML file that was exported here. Nothing was changed.",
                ),
            ),
        ),
    ),
    FaultCode.EMPTY_CONVERSATION: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is nothing to answer yet."),),
            (QT_TRANSLATE_NOOP("Fault", "Write a message first."),),
        ),
    ),
    FaultCode.CONVERSATION_GONE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This chat was deleted in another window."),),
            (QT_TRANSLATE_NOOP("Fault", "What you typed is still here. Start a new chat."),),
            FaultAction.NEW_CHAT,
        ),
    ),
    FaultCode.GENERATION_FAILED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The memory for this conversation is used up."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "What was written is kept. Start a new chat, or close other programs "
                    "and load the model again.",
                ),
            ),
            FaultAction.NEW_CHAT,
            (("reason", "KV cache pool exhausted"),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The answer could not be finished."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "What was written is kept. If it happens again, reload the model."
                ),
            ),
            FaultAction.CONTINUE,
        ),
    ),
    # ── requests ─────────────────────────────────────────────────────────────────
    FaultCode.BAD_REQUEST: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine did not understand a request."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "This is a mistake in moechat, not yours. Trying again may help."
                ),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.LINE_TOO_LONG: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This conversation is too large to send."),),
            (
                QT_TRANSLATE_NOOP("Fault", "It takes {bytes}; at most {limit} can be sent."),
                QT_TRANSLATE_NOOP("Fault", "Start a new chat, or shorten the message."),
            ),
            FaultAction.NEW_CHAT,
        ),
    ),
    FaultCode.ON_BATTERY: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The computer runs on its battery."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Speeds measured now would not hold on mains power. Plug it in and try again, "
                    "or measure on battery all the same.",
                ),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    # ── the store and settings ───────────────────────────────────────────────────
    FaultCode.STORE_NEWER: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Your chats were saved by a newer moechat."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "Nothing was changed. Install the newer version to open them."
                ),
                QT_TRANSLATE_NOOP("Fault", "They are in {path}."),
            ),
        ),
    ),
    FaultCode.STORE_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The file that holds your chats is damaged."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Put back a copy of it, or go on with what can still be read of it: the "
                    "damaged file is kept under another name.",
                ),
                QT_TRANSLATE_NOOP("Fault", "It is {path}."),
            ),
            FaultAction.BEGIN_AFRESH,
        ),
    ),
    FaultCode.STORE_SALVAGED: (
        Entry(
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Read from the damaged file: {messages} messages in {chats} chats.",
                ),
                QT_TRANSLATE_NOOP("Fault", "What can be read of the damaged file is here."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "What could not be read is missing."),
                QT_TRANSLATE_NOOP("Fault", "The damaged file is kept as {path}."),
            ),
        ),
    ),
    FaultCode.STORE_UNWRITABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Changes cannot be saved."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path}: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Check who may write there, and whether the drive is connected."
                ),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.DISK_FULL: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The drive is full."),),
            (
                QT_TRANSLATE_NOOP("Fault", "There is no room left for {path}."),
                QT_TRANSLATE_NOOP("Fault", "Free some space, then try again."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.MESSAGE_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This message cannot be read."),),
            (QT_TRANSLATE_NOOP("Fault", "It was damaged on the drive; the others are not."),),
        ),
    ),
    FaultCode.SETTINGS_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Some settings make no sense."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "These are back to their defaults: {names}. The old file is kept."
                ),
                QT_TRANSLATE_NOOP("Fault", "It is beside {path}."),
            ),
            FaultAction.OPEN_FOLDER,
            when=(("some", 1),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The settings could not be read."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "They are back to their defaults; the old file is kept."
                ),
                QT_TRANSLATE_NOOP("Fault", "It is beside {path}."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.SETTINGS_NEWER: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The settings were saved by a newer moechat."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "This version begins with the defaults; the newer file is kept."
                ),
                QT_TRANSLATE_NOOP("Fault", "It is beside {path}."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.MACHINE_FILE_UNREADABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The description of the machine cannot be read."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The file is {path}."),
                QT_TRANSLATE_NOOP("Fault", "{reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Save what `moechat doctor --json` prints and name that file."
                ),
            ),
        ),
    ),
    FaultCode.MACHINE_FILE_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This file describes no machine."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The file is {path}."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Save what `moechat doctor --json` prints and name that file."
                ),
            ),
        ),
    ),
    FaultCode.UNEXPECTED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Something went wrong in moechat."),),
            (QT_TRANSLATE_NOOP("Fault", "This is a mistake of ours. The details are in the log."),),
        ),
    ),
}
