"""Text in a size and tone of the theme."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from moechat.ui.theme import Size, Theme, Tone


class Label(QLabel):
    """Plain text; never markup, as it may carry names of files and chats."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        size: Size = Size.BODY,
        tone: Tone = Tone.TEXT,
        bold: bool = False,
        figures: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._theme, self._size, self._tone = theme, size, tone
        self._bold, self._figures = bold, figures
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_tone(self, tone: Tone) -> None:
        """Show the text in another tone."""
        if tone is not self._tone:
            self._tone = tone
            self._restyle()

    @Slot()
    def _restyle(self) -> None:
        make = self._theme.figure_font if self._figures else self._theme.font
        self.setFont(make(self._size, bold=self._bold))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._theme.colour(self._tone))
        self.setPalette(palette)


class ElidedLabel(Label):
    """One line that gives way: what does not fit is elided in the middle."""

    def minimumSizeHint(self) -> QSize:
        """Some characters at least."""
        return QSize(self.fontMetrics().averageCharWidth() * 6, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much as fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, self.width()
        )
        painter.drawText(self.rect(), int(self.alignment()), text)
