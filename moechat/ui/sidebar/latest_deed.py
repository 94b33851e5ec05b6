"""What was done just now, and the way back."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip
from moechat.ui.transcript import announce

_SHOWN_MS = 10_000


class LatestDeed(QWidget):
    """A line that is shown for a while; `undo` takes the latest deed back also after that."""

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._back: list[Callable[[], None]] = []
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(4), 0, 0, 0)
        self._text = ElidedLabel(theme, size=Size.SMALL, tone=Tone.MUTED)
        button = Button(theme, icons, QCoreApplication.translate("UndoBar", "Undo"), small=True)
        button.clicked.connect(self.undo)
        row.addWidget(self._text, 1)
        row.addWidget(button)
        self.hide()

    def offer(self, text: str, back: Callable[[], None]) -> None:
        """Say what was done; ``back`` takes it back."""
        self._back.append(back)
        self._text.setText(text)
        self._text.setToolTip(plain_tip(text))
        self.show()
        self._timer.start()
        announce.say(self, text)

    @Slot()
    def undo(self) -> None:
        """Take the latest deed back; those before it wait for the next time."""
        self.hide()
        if self._back:
            self._back.pop()()

    def forget(self) -> None:
        """There is nothing to go back to any more."""
        self._back.clear()
        self.hide()
