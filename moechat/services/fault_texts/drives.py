"""Faults of the test of a drive."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry

_CHOOSE = QT_TRANSLATE_NOOP("Fault", "Name a folder on the drive that is to be tested.")

DRIVE_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    FaultCode.DRIVE_FOLDER_MISSING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is no such folder."),),
            (QT_TRANSLATE_NOOP("Fault", "There is nothing at {path}."), _CHOOSE),
        ),
    ),
    FaultCode.DRIVE_NOT_A_FOLDER: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This is a file, not a folder."),),
            (QT_TRANSLATE_NOOP("Fault", "The file is {path}."), _CHOOSE),
        ),
    ),
    FaultCode.DRIVE_TEST_NO_ROOM: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is nothing to read on this drive."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "{path} holds no model, and there is no room for a file to test with.",
                ),
                QT_TRANSLATE_NOOP("Fault", "Make some room, or name a folder with a model."),
            ),
        ),
    ),
    FaultCode.DRIVE_TEST_FAILED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The drive could not be tested."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP("Fault", "The system says: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "A folder that can be written to, or one with a model, is needed."
                ),
            ),
        ),
    ),
    FaultCode.DRIVE_SILENT: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "The drive did not answer for {seconds} seconds."),
                QT_TRANSLATE_NOOP("Fault", "The drive did not answer."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "See that it is connected. Models on a drive that stops answering make the "
                    "chat wait for it.",
                ),
            ),
        ),
    ),
}
