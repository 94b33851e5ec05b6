"""An area that is as high as what is in it where there is room, and scrolls where there is not."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from moechat.ui import painting
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Theme, Tone

_LEAST = 72  # of the design, high


class ScrollBox(QScrollArea):
    """Holds ``content``. A ``sideways`` one is as high as it, and scrolls to the right instead.

    Whatever gets the focus in it is brought into sight.
    """

    def __init__(self, theme: Theme, content: QWidget, *, sideways: bool = False) -> None:
        super().__init__()
        self._theme, self._content, self._sideways = theme, content, sideways
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setViewport(QWidget())  # of our own making, see ui/panel.py
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setHorizontalScrollBarPolicy(needed if sideways else off)
        self.setVerticalScrollBarPolicy(off if sideways else needed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        content.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)

    def height_for(self, width: int) -> int:
        """What the content needs at that width, in pixels."""
        content = self._content
        if content.hasHeightForWidth():
            return content.heightForWidth(max(width, content.minimumSizeHint().width()))
        return content.sizeHint().height()

    def sizeHint(self) -> QSize:
        """All of the content."""
        height = self.height_for(self.width())
        if self._overflows:
            height += self.horizontalScrollBar().sizeHint().height()
        return QSize(self._content.sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """Enough to see that there is something."""
        hint, least = self.sizeHint(), self._theme.px(_LEAST)
        if self._sideways:
            return QSize(least, hint.height())
        return QSize(self._content.minimumSizeHint().width(), min(hint.height(), least))

    @property
    def _overflows(self) -> bool:
        return self._sideways and self._content.minimumSizeHint().width() > self.width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """The content wants another size."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._adapt()
        return bool(super().eventFilter(watched, event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._adapt()

    def _adapt(self) -> None:
        if self._sideways:  # only who cannot see all needs the arrow keys
            tab, none = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus
            self.setFocusPolicy(tab if self._overflows else none)
        self.updateGeometry()

    @Slot(QWidget, QWidget)
    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now is not self and self._content.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, self._theme.px(8))

    def scroll_by(self, event: QKeyEvent) -> bool:
        """Scroll by a key that another widget got; whether it was one for that."""
        bar, keys = self.verticalScrollBar(), Qt.Key
        line, page = self._theme.px(40), max(1, bar.pageStep() - self._theme.px(20))
        steps = {
            keys.Key_Down: line,
            keys.Key_Up: -line,
            keys.Key_PageDown: page,
            keys.Key_PageUp: -page,
            keys.Key_Home: -bar.maximum(),
            keys.Key_End: bar.maximum(),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            bar.setValue(bar.value() + step)
        return step is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring while it has the focus itself."""
        super().paintEvent(event)
        if self.hasFocus():
            viewport = self.viewport()
            accent = self._theme.colour(Tone.ACCENT)
            radius = self._theme.px(6)
            painter = painting.begin(viewport)
            painting.box(painter, QRectF(viewport.rect()), radius, border=accent, width=2)
