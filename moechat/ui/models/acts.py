"""What can be done with a model of the list."""

from enum import StrEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.services.shelf_model import ShelfModel, ShelfState


class Act(StrEnum):
    """One thing that a button or a menu does."""

    DOWNLOAD = "download"
    DOWNLOAD_ANYWAY = "download_anyway"
    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"
    CHAT = "chat"
    IN_USE = "in_use"  # back to the chat
    REPAIR = "repair"
    VERIFY = "verify"
    CHECK = "check"  # asks the hub for something newer
    UPDATE = "update"
    SHOW_FOLDER = "show_folder"
    DELETE = "delete"
    FIRST = "first"  # of what waits for its turn
    FORGET = "forget"  # its files stay
    CLEAN_UP = "clean_up"


# QT_TRANSLATE_NOOP is typed as returning object.
_LABELS: dict[Act, object] = {
    Act.DOWNLOAD: QT_TRANSLATE_NOOP("ModelActs", "Download"),
    Act.DOWNLOAD_ANYWAY: QT_TRANSLATE_NOOP("ModelActs", "Download anyway"),
    Act.PAUSE: QT_TRANSLATE_NOOP("ModelActs", "Pause"),
    Act.RESUME: QT_TRANSLATE_NOOP("ModelActs", "Resume"),
    Act.CANCEL: QT_TRANSLATE_NOOP("ModelActs", "Cancel"),
    Act.CHAT: QT_TRANSLATE_NOOP("ModelActs", "Chat"),
    Act.IN_USE: QT_TRANSLATE_NOOP("ModelActs", "In use"),
    Act.REPAIR: QT_TRANSLATE_NOOP("ModelActs", "Repair"),
    Act.VERIFY: QT_TRANSLATE_NOOP("ModelActs", "Verify its files"),
    Act.CHECK: QT_TRANSLATE_NOOP("ModelActs", "Look for an update"),
    Act.UPDATE: QT_TRANSLATE_NOOP("ModelActs", "Update"),
    Act.SHOW_FOLDER: QT_TRANSLATE_NOOP("ModelActs", "Show its folder"),
    Act.DELETE: QT_TRANSLATE_NOOP("ModelActs", "Delete"),
    Act.FIRST: QT_TRANSLATE_NOOP("ModelActs", "Download next"),
    Act.FORGET: QT_TRANSLATE_NOOP("ModelActs", "Remove from the list"),
    Act.CLEAN_UP: QT_TRANSLATE_NOOP("ModelActs", "Clean up"),
}


def act_label(act: Act) -> str:
    """What its button says."""
    return QCoreApplication.translate("ModelActs", str(_LABELS[act]))


def main_act(model: ShelfModel) -> Act | None:
    """The act of its button; None where it shows how far it is instead."""
    match model.state:
        case ShelfState.OFFERED:
            return Act.DOWNLOAD if model.is_advised else Act.DOWNLOAD_ANYWAY
        case ShelfState.WANTED:
            return None
        case ShelfState.HELD | ShelfState.INCOMPLETE:
            return Act.RESUME
        case ShelfState.DAMAGED:
            return Act.REPAIR
        case ShelfState.IN_USE:
            return Act.IN_USE
        case ShelfState.HERE:
            return Act.CHAT


def more_acts(model: ShelfModel) -> list[Act]:
    """The acts of its menu."""
    match model.state:
        case ShelfState.OFFERED:
            return []
        case ShelfState.WANTED:
            return [Act.FIRST, Act.SHOW_FOLDER]
        case ShelfState.HELD:
            return [Act.CANCEL, Act.SHOW_FOLDER]
        case ShelfState.INCOMPLETE:
            return [Act.CLEAN_UP, Act.SHOW_FOLDER]
        case _:
            known = [Act.VERIFY] if model.has_source else []
            if model.can_be_updated:
                known.append(Act.CHECK if model.update is None else Act.UPDATE)
            return [*known, Act.SHOW_FOLDER, Act.FORGET if model.elsewhere else Act.DELETE]
