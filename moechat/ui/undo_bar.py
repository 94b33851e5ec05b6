"""What was just taken away, and the way back."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript import announce


class UndoBar(QWidget):
    """Stands above the composer until it is used, dismissed, or something else takes its place."""

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme = theme
        self._act: Callable[[], None] = lambda: None
        self._text = Label(theme, size=Size.SMALL, wrap=True)
        self._button = Button(theme, icons, self.tr("Undo"), small=True)
        self._button.clicked.connect(self._undo)
        close = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        close.setAccessibleName(self.tr("Dismiss"))
        close.setToolTip(self.tr("Dismiss"))
        close.clicked.connect(self.dismiss)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._button)
        self._row.addWidget(close)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(14), px(6), px(8), px(6))
        self._row.setSpacing(px(8))
        self.setMaximumWidth(px(720))

    def offer(self, text: str, button: str, act: Callable[[], None]) -> None:
        """Say what happened; the button does ``act`` and takes the bar away."""
        self._act = act
        self._text.setText(text)
        self._button.setText(button)
        self.show()
        announce.say(self, text)

    @Slot()
    def dismiss(self) -> None:
        """Go away; what was taken away stays so."""
        self._act = lambda: None
        self.hide()

    @Slot()
    def _undo(self) -> None:
        act = self._act
        self.dismiss()
        act()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box."""
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(10),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.LINE),
        )
