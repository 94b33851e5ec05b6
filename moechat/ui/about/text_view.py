"""Long plain text to be read."""

from collections import deque

from PySide6.QtCore import QRectF, QTimer, Slot
from PySide6.QtGui import QFocusEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from moechat.core.text_slices import plain_slices
from moechat.ui import painting
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Theme, Tone

_CHARS, _LINES = 16_000, 300  # that are laid out in one turn of the event loop


class TextView(QPlainTextEdit):
    """Text that can be scrolled and copied; Tab leaves it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._left: deque[str] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._add)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setUndoRedoEnabled(False)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_text(self, text: str) -> None:
        """Show a text from its beginning; a long one comes piece by piece."""
        self.clear()
        self._left = deque(plain_slices(text, _CHARS, _LINES))
        self._add()
        self.verticalScrollBar().setValue(0)  # what is added to an empty text is scrolled to
        self._timer.start()

    @property
    def is_whole(self) -> bool:
        """Whether all of the text is there."""
        return not self._left

    @Slot()
    def _add(self) -> None:
        if self._left:
            self.appendPlainText(self._left.popleft())
        if not self._left:
            self._timer.stop()

    @Slot()
    def _restyle(self) -> None:
        self.setFont(self._theme.code_font())
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, self._theme.colour(Tone.BACKGROUND))
        palette.setColor(QPalette.ColorRole.Text, self._theme.colour(Tone.TEXT))
        self.setPalette(palette)
        self.document().setDocumentMargin(self._theme.px(12))
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The box shows the focus."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """As above."""
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text in a box."""
        super().paintEvent(event)
        painter = painting.begin(self.viewport())
        focused = self.hasFocus()
        tone = Tone.ACCENT if focused else Tone.LINE
        box = QRectF(self.viewport().rect())
        painting.box(
            painter, box, self._theme.px(8),
            border=self._theme.colour(tone), width=2 if focused else 1,
        )  # fmt: skip
        painter.end()
