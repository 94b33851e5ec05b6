"""The buttons above a code block."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from moechat.ui import painting
from moechat.ui.theme import Tone
from moechat.ui.transcript import ornaments
from moechat.ui.transcript.decorations import Decoration
from moechat.ui.transcript.styles import Styles

_CONFIRMED_MS = 1_500
_READ = 80  # characters of a code


class CodeButton(QAbstractButton):
    """A word above a code; is moved to another one when that scrolls away."""

    def __init__(self, styles: Styles, parent: QWidget) -> None:
        super().__init__(parent)
        self.decoration: Decoration | None = None
        self._styles = styles
        self.setFont(ornaments.label_font(styles))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_for(self, decoration: Decoration, styles: Styles) -> None:
        """Stand above another code."""
        self.decoration = decoration
        # Tells the codes of one message apart, for who does not see where the button is.
        beginning = decoration.code[:_READ].strip().partition("\n")[0]
        self.setAccessibleDescription(" ".join(filter(None, (decoration.language, beginning))))
        if styles is not self._styles:
            self._styles = styles
            self.setFont(ornaments.label_font(styles))

    def place(self, header: QRectF, right: int) -> int:
        """In the line above the code, up to ``right``; where it begins."""
        size, rect = self.sizeHint(), header.toRect()
        left = right - size.width()
        top = rect.top() + (rect.height() - size.height()) // 2
        self.setGeometry(left, top, size.width(), size.height())
        self.show()
        return left

    def texts(self) -> tuple[str, ...]:
        """All that it may say: it is as wide as the longest."""
        return (self.text(),)

    def sizeHint(self) -> QSize:
        """The longest of its texts and some room."""
        metrics = QFontMetrics(self.font())
        padding = self._styles.px(8)
        return QSize(
            max(metrics.horizontalAdvance(text) for text in self.texts()) + 2 * padding,
            metrics.height() + 4,
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The text; a box where the mouse or the keyboard is."""
        painter = painting.begin(self)
        rect, radius = QRectF(self.rect()), self._styles.px(6)
        if self.isDown() or self.underMouse():
            painting.box(painter, rect, radius, fill=self._styles.colour(Tone.LINE))
        if self.hasFocus():
            painting.box(painter, rect, radius, border=self._styles.colour(Tone.ACCENT), width=2)
        tone = Tone.ACCENT if self.isChecked() else Tone.MUTED
        painter.setPen(self._styles.colour(tone))
        painter.setFont(self.font())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), self.text())


class CopyButton(CodeButton):
    """Copies a code as it was written."""

    def __init__(self, styles: Styles, parent: QWidget) -> None:
        super().__init__(styles, parent)
        self._confirmed = QTimer(self, singleShot=True, interval=_CONFIRMED_MS)
        self._confirmed.timeout.connect(self._restore)
        self.clicked.connect(self._copy)
        self._restore()

    def show_for(self, decoration: Decoration, styles: Styles) -> None:
        """Stand above another code."""
        if decoration is not self.decoration:
            self._confirmed.stop()
            self._restore()
        super().show_for(decoration, styles)

    def texts(self) -> tuple[str, ...]:
        """Before and after."""
        return (self.tr("Copy"), self.tr("Copied"))

    @Slot()
    def _copy(self) -> None:
        if self.decoration is None:
            return
        QGuiApplication.clipboard().setText(self.decoration.whole_code)
        self.setText(self.tr("Copied"))
        self._confirmed.start()

    @Slot()
    def _restore(self) -> None:
        self.setText(self.tr("Copy"))
        self.setAccessibleName(self.tr("Copy code"))


class SaveButton(CodeButton):
    """Saves a code as a file."""

    def __init__(self, styles: Styles, parent: QWidget) -> None:
        super().__init__(styles, parent)
        self.setText(self.tr("Save"))
        self.setAccessibleName(self.tr("Save code as a file"))
        self.setToolTip(self.tr("Save as a file"))


class WrapButton(CodeButton):
    """Wraps the lines of a code, or lets them go on beyond the edge."""

    wrapped = Signal(bool)

    def __init__(self, styles: Styles, parent: QWidget) -> None:
        super().__init__(styles, parent)
        self.setCheckable(True)
        self.setText(self.tr("Wrap"))
        self.setAccessibleName(self.tr("Wrap long lines"))
        self.setToolTip(self.tr("Wrap lines that are longer than the column"))
        self.clicked.connect(self.wrapped)

    def show_for(self, decoration: Decoration, styles: Styles) -> None:
        """Stand above another code."""
        super().show_for(decoration, styles)
        self.setChecked(decoration.view.wraps)


class CodeButtons:
    """Those above one code."""

    def __init__(self, styles: Styles, parent: QWidget) -> None:
        self.copy = CopyButton(styles, parent)
        self.save = SaveButton(styles, parent)
        self.wrap = WrapButton(styles, parent)

    @property
    def in_order(self) -> tuple[CodeButton, ...]:
        """From the left."""
        return (self.wrap, self.save, self.copy)

    @property
    def is_hidden(self) -> bool:
        """Whether they stand nowhere."""
        return self.copy.isHidden()

    def show_for(self, decoration: Decoration, header: QRectF, styles: Styles) -> None:
        """Stand above a code."""
        right = header.toRect().right() - 2
        for button in reversed(self.in_order):
            button.show_for(decoration, styles)
            right = button.place(header, right)

    def hide(self) -> None:
        """Stand nowhere."""
        for button in self.in_order:
            button.hide()
