"""Faults of what is attached to messages."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry, FaultAction

_KINDS = QT_TRANSLATE_NOOP(
    "Fault", "Text, Markdown, code, CSV, PDF and DOCX files can be attached, and images."
)
_SPLIT = QT_TRANSLATE_NOOP("Fault", "Attach the part of it that matters, as a file of its own.")
_AGAIN = QT_TRANSLATE_NOOP(
    "Fault", "Open it in the program it came from, and save it under another name."
)

ATTACHMENT_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    FaultCode.DOCUMENT_UNREADABLE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is not there any more."),
                QT_TRANSLATE_NOOP("Fault", "This file is not there any more."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "It was moved or deleted; attach it from where it is."),),
            when=(("reason", "missing"),),
        ),
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} cannot be read."),
                QT_TRANSLATE_NOOP("Fault", "This file cannot be read."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "The system says: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Check who may read it, and whether the drive is connected."
                ),
            ),
        ),
    ),
    FaultCode.DOCUMENT_EMPTY: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is empty."),
                QT_TRANSLATE_NOOP("Fault", "This file is empty."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "There is no text in it that could be read."),),
        ),
    ),
    FaultCode.DOCUMENT_TOO_LARGE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is too large to attach."),
                QT_TRANSLATE_NOOP("Fault", "This file is too large to attach."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It has {bytes}, and files of up to {limit_bytes} are read."
                ),
                _SPLIT,
            ),
        ),
    ),
    FaultCode.DOCUMENT_TOO_LONG: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} has too much text to attach."),
                QT_TRANSLATE_NOOP("Fault", "This file has too much text to attach."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "Up to {most} characters are read."), _SPLIT),
        ),
    ),
    FaultCode.DOCUMENT_ENCRYPTED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is protected by a password."),
                QT_TRANSLATE_NOOP("Fault", "This file is protected by a password."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "Save a copy without one, and attach that."),),
        ),
    ),
    FaultCode.DOCUMENT_SCANNED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} has pictures of pages, but no text."),
                QT_TRANSLATE_NOOP("Fault", "This file has pictures of pages, but no text."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It was probably scanned. A program for text recognition (OCR) can make a "
                    "copy with text.",
                ),
            ),
        ),
    ),
    FaultCode.DOCUMENT_WRONG_SUFFIX: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is no {format} file."),
                QT_TRANSLATE_NOOP("Fault", "This file is not what its name says."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "Its name ends in {suffix}, but something else is in it."
                ),
                QT_TRANSLATE_NOOP("Fault", "It could be saved as {format} in its own program."),
                QT_TRANSLATE_NOOP("Fault", "Give it the name that it should have."),
            ),
        ),
    ),
    FaultCode.DOCUMENT_FORMAT: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} holds no text that can be read."),
                QT_TRANSLATE_NOOP("Fault", "This file holds no text that can be read."),
            ),
            (_KINDS,),
        ),
    ),
    FaultCode.DOCUMENT_ENCODING: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "The encoding of {name} is not known."),
                QT_TRANSLATE_NOOP("Fault", "The encoding of this file is not known."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "Save it as UTF-8, and attach it again."),),
        ),
    ),
    FaultCode.DOCUMENT_DAMAGED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is damaged and cannot be read."),
                QT_TRANSLATE_NOOP("Fault", "This file is damaged and cannot be read."),
            ),
            (_AGAIN,),
        ),
    ),
    FaultCode.DOCUMENT_READER_ENDED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} takes too much memory to read."),
                QT_TRANSLATE_NOOP("Fault", "This file takes too much memory to read."),
            ),
            (_AGAIN, _SPLIT),
            when=(("reason", "memory"),),
        ),
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} takes too long to read."),
                QT_TRANSLATE_NOOP("Fault", "This file takes too long to read."),
            ),
            (_AGAIN, _SPLIT),
            when=(("reason", "time"),),
        ),
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} cannot be read: its reading was broken off."),
                QT_TRANSLATE_NOOP("Fault", "The reading of this file was broken off."),
            ),
            (_AGAIN,),
        ),
    ),
    FaultCode.IMAGE_UNREADABLE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is no image that can be read."),
                QT_TRANSLATE_NOOP("Fault", "This is no image that can be read."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "Save it as PNG or JPEG, and attach it again."),),
        ),
    ),
    FaultCode.IMAGES_UNSUPPORTED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} cannot see images."),
                QT_TRANSLATE_NOOP("Fault", "This model cannot see images."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It reads text alone. Choose a model that sees, or remove the image."
                ),
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.IMAGES_TOO_MANY: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There are too many images in this chat."),),
            (
                QT_TRANSLATE_NOOP("Fault", "A chat can have {most}."),
                QT_TRANSLATE_NOOP("Fault", "Begin a new one."),
            ),
            FaultAction.NEW_CHAT,
        ),
    ),
}
