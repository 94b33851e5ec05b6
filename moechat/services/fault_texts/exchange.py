"""Faults of files that chats are exported to and imported from."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry, FaultAction

_FILE = QT_TRANSLATE_NOOP("Fault", "The file is {path}.")
_NOTHING = QT_TRANSLATE_NOOP("Fault", "Nothing was imported.")
# Each is left out where nobody knows it.
_WHERE = (
    QT_TRANSLATE_NOOP("Fault", "The trouble is in chat {chat}."),
    QT_TRANSLATE_NOOP("Fault", "It is in message {message}."),
    QT_TRANSLATE_NOOP("Fault", "It is at “{field}”."),
)
_AGAIN = QT_TRANSLATE_NOOP("Fault", "Have the other program export the chats once more.")


def _damage(title: object, problem: str) -> Entry:
    return Entry((title,), (_NOTHING, *_WHERE, _AGAIN, _FILE), when=(("problem", problem),))


def _excess(title: object, what: str) -> Entry:
    return Entry((title,), (_NOTHING, _FILE), when=(("what", what),))


EXCHANGE_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    FaultCode.CHAT_FILE_UNREADABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This file cannot be read."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path}: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Check who may read it, and whether the drive is connected."
                ),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.CHAT_FILE_FOREIGN: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "No chats were found in this file."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Chats can be imported from moechat, ChatGPT, LM Studio and Open WebUI, as "
                    "the JSON file or the ZIP archive that these export.",
                ),
                _FILE,
            ),
        ),
    ),
    FaultCode.CHAT_FILE_NEWER: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "These chats were exported by a newer moechat."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "The file has format {found}, and this version knows those up to {known}.",
                ),
                QT_TRANSLATE_NOOP("Fault", "Install the newer version to import them."),
                _FILE,
            ),
        ),
    ),
    FaultCode.CHAT_FILE_DAMAGED: (
        _damage(QT_TRANSLATE_NOOP("Fault", "This file is cut off: its end is missing."), "end"),
        _damage(QT_TRANSLATE_NOOP("Fault", "This file is damaged: it is no valid JSON."), "syntax"),
        _damage(QT_TRANSLATE_NOOP("Fault", "This archive is damaged or locked."), "archive"),
        _damage(QT_TRANSLATE_NOOP("Fault", "Something is missing in this file."), "missing"),
        _damage(QT_TRANSLATE_NOOP("Fault", "In this file, messages answer in a circle."), "loop"),
        _damage(QT_TRANSLATE_NOOP("Fault", "In this file, an identifier comes twice."), "twice"),
        _damage(
            QT_TRANSLATE_NOOP("Fault", "In this file, something refers to what is not there."),
            "unknown",
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Something in this file is not what it should be."),),
            (_NOTHING, *_WHERE, _AGAIN, _FILE),
        ),
    ),
    FaultCode.CHAT_FILE_TOO_LARGE: (
        _excess(QT_TRANSLATE_NOOP("Fault", "This file is nested too deeply."), "depth"),
        _excess(QT_TRANSLATE_NOOP("Fault", "This file has more than {most} chats."), "chats"),
        _excess(QT_TRANSLATE_NOOP("Fault", "This file has more than {most} messages."), "messages"),
        _excess(
            QT_TRANSLATE_NOOP("Fault", "This archive claims to hold far more than it can."),
            "archive",
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This file is too large to be imported."),),
            (QT_TRANSLATE_NOOP("Fault", "It can have {limit} at most."), _NOTHING, _FILE),
        ),
    ),
    FaultCode.CODE_UNWRITABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The code could not be saved."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path}: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Choose another folder, or check who may write to this one."
                ),
            ),
        ),
    ),
    FaultCode.EXPORT_UNWRITABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The chats could not be exported."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path}: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Choose another folder, or check who may write to this one."
                ),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
}
