"""What a fault's text is made of."""

from dataclasses import dataclass
from enum import StrEnum

CONTEXT = "Fault"  # the translation context of every sentence here


class FaultAction(StrEnum):
    """What a click can do about a fault."""

    TRY_AGAIN = "try_again"  # whatever was asked for
    CONTINUE = "continue"  # the interrupted answer, from its last word
    RESTART_ENGINE = "restart_engine"
    RELOAD_MODEL = "reload_model"
    LOAD_ANYWAY = "load_anyway"  # although it does not fit
    LOAD_SAFER = "load_safer"  # with less of it in memory
    FORCE_STOP = "force_stop"
    CHOOSE_MODEL = "choose_model"
    CHOOSE_DEVICE = "choose_device"
    OPEN_FOLDER = "open_folder"  # the one that the fault's path or file is in
    NEW_CHAT = "new_chat"
    BEGIN_AFRESH = "begin_afresh"  # put the damaged file aside


@dataclass(frozen=True)
class Entry:
    """The text of one fault; ``when`` are values that must be just so."""

    titles: tuple[object, ...]
    advice: tuple[object, ...]
    action: FaultAction | None = None
    when: tuple[tuple[str, str | int], ...] = ()
    other: FaultAction | None = None  # what else could be done
