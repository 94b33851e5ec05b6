"""A second start on the same data: the window that is there comes to the front."""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from moechat.services.door import Knock, knock_at, knock_for
from moechat.services.window_place import WindowPlace

_PATIENCE_S = 6.0  # a window that is just being filled is heard from within two
_PAUSE_S = 0.05


def leave_to_running(place: WindowPlace, given: Path | None) -> bool:
    """Leave the start, and what it is to open, to the running window; ``False`` = go on here."""
    return hand_over(place, knock_for(given))


def hand_over(
    place: WindowPlace,
    knock: Knock,
    *,
    patience_s: float = _PATIENCE_S,
    ask: Callable[[], bool] | None = None,
) -> bool:
    """As above; waits so many seconds for an answer, and then asks what to do.

    ``False`` if the other one ends meanwhile, or does not answer and the user wants another.
    """
    deadline = time.monotonic() + patience_s
    while (left := deadline - time.monotonic()) > 0:
        if knock_at(place.data, knock, left):
            return True
        place.claim()
        if not place.is_taken:
            return False
        time.sleep(_PAUSE_S)  # it may be about to listen, or to end
    return not (ask or ask_for_another)()


def ask_for_another() -> bool:
    """Say that the running window does not answer; whether another one is wanted."""
    box = _box()
    box.exec()
    return box.buttonRole(box.clickedButton()) is QMessageBox.ButtonRole.AcceptRole


def _box() -> QMessageBox:
    translate = QCoreApplication.translate
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("moechat")
    box.setText(
        translate("SecondStart", "moechat is running already, but its window does not answer.")
    )
    box.setInformativeText(
        translate(
            "SecondStart",
            "It may be busy for a moment. You can wait and try again, or open another window: both "
            "can use the same chats.",
        )
    )
    another = box.addButton(
        translate("SecondStart", "Open another window"), QMessageBox.ButtonRole.AcceptRole
    )
    close = box.addButton(translate("SecondStart", "Close"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(another)
    box.setEscapeButton(close)
    return box
