"""The text field of the composer."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QDragEnterEvent,
    QFocusEvent,
    QImage,
    QInputMethodEvent,
    QKeyEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Theme, Tone

_MOST_LINES = 10
# Laying out costs about 1 µs a character of one line, at every key, and 2 µs a line, once: beyond
# this, typing would stutter.
_EDITABLE_CHARS = 100_000
_EDITABLE_LINES = 3_000
_EDITABLE_LINE = 8_000


def is_editable(text: str) -> bool:
    """Whether a text can be edited without the window stuttering."""
    if len(text) > _EDITABLE_CHARS or text.count("\n") > _EDITABLE_LINES:
        return False
    return len(text) <= _EDITABLE_LINE or max(map(len, text.split("\n"))) <= _EDITABLE_LINE


class PromptEdit(QPlainTextEdit):
    """Grows with its text to ten lines; Enter sends, Shift+Enter breaks the line.

    With ``needs_ctrl`` Ctrl+Enter sends, and Enter breaks the line too.
    """

    submitted = Signal()
    # Texts, which are not copied to Qt and back for each who hears of them.
    large_text_pasted = Signal(object)
    pasted = Signal(object)  # also a large one, after it was taken
    image_pasted = Signal(QImage)
    files_pasted = Signal(list)  # list[Path]
    focus_changed = Signal()
    left_upwards = Signal()  # Up, while there is no text

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._composing = False
        self.needs_ctrl = False  # to send: Enter alone begins a new line
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Message"))
        self.document().setDocumentMargin(0)
        # After the layout, not while it is being made: the height depends on it.
        self._fit_timer = QTimer(self, singleShot=True, interval=0)
        self._fit_timer.timeout.connect(self._fit)
        self.document().documentLayout().documentSizeChanged.connect(self._fit_timer.start)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        self.setFont(self._theme.font())
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, self._theme.colour(Tone.TEXT))
        self.setPalette(palette)
        self._tint_placeholder()
        self._fit()

    def _tint_placeholder(self) -> None:
        """Qt draws it below a word that is being composed, as the document is still empty."""
        palette = self.palette()
        colour = Qt.GlobalColor.transparent if self._composing else self._theme.colour(Tone.FAINT)
        palette.setColor(QPalette.ColorRole.PlaceholderText, colour)
        self.setPalette(palette)

    # ── text ─────────────────────────────────────────────────────────────────

    def text(self) -> str:
        """The text as it was typed; `toPlainText` would turn hard spaces into soft ones."""
        return self.document().toRawText().replace("\u2029", "\n").replace("\u2028", "\n")

    def is_blank(self) -> bool:
        """Whether there is nothing to send; cheap for long texts."""
        return self.document().isEmpty() or not self.text().strip()

    def replace_text(self, text: str) -> None:
        """Begin with another text, and without a way back to the former one."""
        self.setPlainText(text)
        self.moveCursor(self.textCursor().MoveOperation.End)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Text, however it is dressed; an image, or files, which are attached."""
        return source.hasText() or source.hasImage() or source.hasUrls()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Text; files are for the window."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste the plain text; a large one goes another way, as it would freeze the editor."""
        files = [Path(url.toLocalFile()) for url in source.urls() if url.isLocalFile()]
        if files:
            self.files_pasted.emit(files)
            return
        image = source.imageData() if source.hasImage() and not source.hasText() else None
        if isinstance(image, QImage):
            self.image_pasted.emit(image)
            return
        text = source.text().replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
        if not text:
            return
        line = self.textCursor().block().length()
        fits_line = line + len(text) <= _EDITABLE_LINE or is_editable(text)
        fits_all = self.document().characterCount() + len(text) <= _EDITABLE_CHARS
        if fits_line and fits_all and self.blockCount() + text.count("\n") <= _EDITABLE_LINES:
            self.insertPlainText(text)
            self.ensureCursorVisible()
        else:
            self.large_text_pasted.emit(text)
        self.pasted.emit(text)

    # ── keys ─────────────────────────────────────────────────────────────────

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Know whether a word is being composed: Enter belongs to the input method then."""
        self._set_composing(bool(event.preeditString()))
        super().inputMethodEvent(event)

    def _set_composing(self, composing: bool) -> None:
        if composing != self._composing:
            self._composing = composing
            self._tint_placeholder()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sends, or Ctrl+Enter."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        breaking = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier
        has_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        has_any = bool(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier) or self._composing
        sends = not event.modifiers() & breaking and (has_ctrl or not self.needs_ctrl)
        if is_enter and self._composing:
            event.ignore()
        elif is_enter and sends:
            if not event.isAutoRepeat():
                self.submitted.emit()
        elif is_enter:
            self.textCursor().insertBlock()
            self.ensureCursorVisible()
        elif event.key() == Qt.Key.Key_Up and not has_any and self.document().isEmpty():
            self.left_upwards.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()  # stops the answer
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The box around shows the focus."""
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """As above."""
        self._set_composing(False)
        super().focusOutEvent(event)
        self.focus_changed.emit()

    # ── height ───────────────────────────────────────────────────────────────

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, other lines."""
        super().resizeEvent(event)
        self._fit_timer.start()

    def sizeHint(self) -> QSize:
        """One line at least."""
        return QSize(self._theme.px(400), self._height_of(1))

    def _height_of(self, lines: int) -> int:
        # The layout's own lines, where there are some: fallback fonts make them higher.
        first = self.document().firstBlock().layout().lineAt(0)
        line = first.height() if first.isValid() else self.fontMetrics().height()
        return round(lines * line) + self._theme.px(4)

    @Slot()
    def _fit(self) -> None:
        # The size of a plain text document counts lines, not pixels.
        lines = max(1, round(self.document().size().height()))
        height = self._height_of(min(lines, _MOST_LINES))
        policy = (
            Qt.ScrollBarPolicy.ScrollBarAsNeeded
            if lines > _MOST_LINES
            else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        if self.verticalScrollBarPolicy() != policy:
            self.setVerticalScrollBarPolicy(policy)
        if height != self.height():
            self.setFixedHeight(height)
            self.ensureCursorVisible()
