"""Faults of the models that are on this computer."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry, FaultAction

INSTALLED_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    FaultCode.MODEL_NOT_INSTALLED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "There is no model called {name} here."),
                QT_TRANSLATE_NOOP("Fault", "There is no such model here."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "“moechat models list” tells which there are."),),
        ),
    ),
    FaultCode.MODEL_IN_USE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is loaded at the moment."),
                QT_TRANSLATE_NOOP("Fault", "The model is loaded at the moment."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "Load another model or unload it first."),),
        ),
    ),
    FaultCode.MODEL_USED_ELSEWHERE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} is in use elsewhere."),
                QT_TRANSLATE_NOOP("Fault", "A model is in use elsewhere."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It is loaded in another window of moechat, in a terminal, or to be measured. "
                    "End that, and try again.",
                ),
            ),
        ),
    ),
    FaultCode.MODEL_NO_SOURCE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "Nobody knows where {name} came from."),
                QT_TRANSLATE_NOOP("Fault", "Nobody knows where the model came from."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "So there is nothing to compare it with or to update it from. Download it "
                    "again for that.",
                ),
            ),
        ),
    ),
    FaultCode.MODEL_NOT_DELETED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model could not be moved to the trash."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The system says: {reason}"),
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP("Fault", "Delete it for good instead; that cannot be undone."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.IMPORT_NOTHING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is no OpenVINO model in this folder."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "A model has the files openvino_model.xml and openvino_model.bin, those of "
                    "its tokenizer, and config.json.",
                ),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.IMPORT_EXISTS: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is a folder of this name already."),),
            (
                QT_TRANSLATE_NOOP("Fault", "It is {path}."),
                QT_TRANSLATE_NOOP("Fault", "Rename one of the two, and try again."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.IMPORT_DAMAGED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{file} is damaged or missing; no model was added."),
                QT_TRANSLATE_NOOP("Fault", "A file is damaged or missing; no model was added."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP("Fault", "Download the model instead."),
            ),
        ),
    ),
    FaultCode.MODELS_MOVE_INTO: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Models cannot be moved into this folder."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path} is in the present folder, or around it."),
                QT_TRANSLATE_NOOP("Fault", "Choose a folder beside it, or on another drive."),
            ),
        ),
    ),
}
