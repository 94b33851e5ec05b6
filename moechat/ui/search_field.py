"""A line to search with."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from moechat.ui import painting
from moechat.ui.escape import is_escape
from moechat.ui.icons import IconSet
from moechat.ui.theme import Size, Theme, Tone


class SearchField(QLineEdit):
    """A line edit in the window's manner; Esc empties it, arrow down leaves it for the results."""

    left_downwards = Signal()

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        placeholder: str,
        hint: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._icons, self._hint = theme, icons, hint
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        self.setFrame(False)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self.setFont(self._theme.font())
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, self._theme.colour(Tone.TEXT))
        palette.setColor(QPalette.ColorRole.PlaceholderText, self._theme.colour(Tone.FAINT))
        self.setPalette(palette)
        self.setTextMargins(px(12) + px(16) + px(4), 0, px(8), 0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as a button."""
        height = self.fontMetrics().height() + 2 * self._theme.gap(9)
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """One height."""
        return QSize(self._theme.px(80), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Esc is for this field while it has text, not for the window."""
        if is_escape(event) and self.text():
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and arrow down."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, the glass, the text, and the key while there is no text."""
        painter = painting.begin(self)
        colour, px = self._theme.colour, self._theme.px
        focused = self.hasFocus()
        painting.box(
            painter,
            QRectF(self.rect()),
            px(8),
            fill=colour(Tone.BACKGROUND),
            border=colour(Tone.ACCENT if focused else Tone.CONTROL),
        )
        side = px(16)
        glass = self._icons.pixmap("search", Tone.FAINT, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(px(12), round((self.height() - side) / 2)), glass)
        if not self.text() and not focused:
            painter.setFont(self._theme.font(Size.CAPTION))
            painter.setPen(colour(Tone.FAINT))
            width = QFontMetrics(painter.font()).horizontalAdvance(self._hint)
            where = QRectF(self.width() - px(12) - width, 0, width + 1, self.height())
            painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), self._hint)
        painter.end()
        super().paintEvent(event)
