"""Small rounded labels: the device, the state."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from moechat.ui import painting
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone


class Chip(Label):
    """One short text in a pill; elided on the right where there is no room."""

    def __init__(
        self, theme: Theme, text: str = "", tone: Tone = Tone.MUTED, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, text, size=Size.SMALL, tone=tone, figures=True, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, tone: Tone = Tone.MUTED) -> None:
        """Say something else."""
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        self.set_tone(tone)

    def sizeHint(self) -> QSize:
        """The text and the pill around it."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text()) + 2 * self._theme.px(10)
        return QSize(width, metrics.height() + 2 * self._theme.px(3.5))

    def minimumSizeHint(self) -> QSize:
        """Room for a word."""
        hint = self.sizeHint()
        least = self.fontMetrics().averageCharWidth() * 6 + 2 * self._theme.px(10)
        return QSize(min(hint.width(), least), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the pill and its text."""
        painter = painting.begin(self)
        painting.box(
            painter,
            QRectF(self.rect()),
            self.height() / 2,
            fill=self._theme.colour(Tone.USER),
        )
        painter.setFont(self.font())
        painter.setPen(self._theme.colour(self._tone))
        padding = self._theme.px(10)
        room = self.rect().adjusted(padding, 0, 1 - padding, 0)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(
            room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter), text
        )
