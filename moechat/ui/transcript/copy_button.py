"""The button above a code block."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from moechat.ui import painting
from moechat.ui.theme import Tone
from moechat.ui.transcript import ornaments
from moechat.ui.transcript.decorations import Decoration
from moechat.ui.transcript.styles import Styles

_CONFIRMED_MS = 1_500


class CopyButton(QAbstractButton):
    """Copies a code as it was written."""

    def __init__(self, styles: Styles, parent: QWidget) -> None:
        super().__init__(parent)
        self._decoration: Decoration | None = None
        self._styles = styles
        self.setFont(ornaments.label_font(styles))
        self._confirmed = QTimer(self, singleShot=True, interval=_CONFIRMED_MS)
        self._confirmed.timeout.connect(self._restore)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._copy)
        self._restore()

    def show_for(self, decoration: Decoration, styles: Styles) -> None:
        """Stand above another code."""
        if decoration is not self._decoration:
            self._confirmed.stop()
            self._restore()
        self._decoration = decoration
        if styles is not self._styles:
            self._styles = styles
            self.setFont(ornaments.label_font(styles))

    def place(self, header: QRectF) -> None:
        """At the right end of the line above the code."""
        size = self.sizeHint()
        rect = header.toRect()
        self.setGeometry(
            rect.right() - size.width() - 2,
            rect.top() + (rect.height() - size.height()) // 2,
            size.width(),
            size.height(),
        )
        self.show()

    def sizeHint(self) -> QSize:
        """The longer of its two texts and some room."""
        metrics = QFontMetrics(self.font())
        texts = (self.tr("Copy"), self.tr("Copied"))
        padding = self._styles.px(8)
        return QSize(
            max(metrics.horizontalAdvance(text) for text in texts) + 2 * padding,
            metrics.height() + 4,
        )

    @Slot()
    def _copy(self) -> None:
        if self._decoration is None:
            return
        fence = self._decoration.fence
        QGuiApplication.clipboard().setText(fence.code if fence else self._decoration.code)
        self.setText(self.tr("Copied"))
        self._confirmed.start()

    @Slot()
    def _restore(self) -> None:
        self.setText(self.tr("Copy"))
        self.setAccessibleName(self.tr("Copy code"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The text; a box where the mouse or the keyboard is."""
        painter = painting.begin(self)
        rect, radius = QRectF(self.rect()), self._styles.px(6)
        if self.isDown() or self.underMouse():
            painting.box(painter, rect, radius, fill=self._styles.colour(Tone.LINE))
        if self.hasFocus():
            painting.box(painter, rect, radius, border=self._styles.colour(Tone.ACCENT), width=2)
        painter.setPen(self._styles.colour(Tone.MUTED))
        painter.setFont(self.font())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), self.text())
