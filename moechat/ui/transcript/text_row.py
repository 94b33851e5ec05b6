"""One stretch of a message as a read-only text browser."""

import math
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QTextBrowser, QTextEdit, QWidget

from moechat.ui.transcript import ornaments
from moechat.ui.transcript.code_colours import CodeColours
from moechat.ui.transcript.decorations import Decoration
from moechat.ui.transcript.focus import KEYBOARD_REASONS, SCROLLING_KEYS, STEPPING_KEYS
from moechat.ui.transcript.formula_object import FORMULA, FormulaObject
from moechat.ui.transcript.formulas import Formula, Formulas
from moechat.ui.transcript.plain_text import copy_text, plain_text
from moechat.ui.transcript.row_document import RowDocument, set_up
from moechat.ui.transcript.row_trim import RowTrim
from moechat.ui.transcript.rows import Row, RowKind
from moechat.ui.transcript.styles import Styles

_BUBBLE_SHARE = 0.8  # of the column, at most


class TextRow(QTextBrowser):
    """Shows a row of text; is bound to another one when that scrolls away.

    Links are signalled, never followed, and nothing is ever loaded.
    """

    link_clicked = Signal(str)
    menu_opening = Signal(object)  # its QMenu, to be added to
    selecting = Signal()  # a selection begins here
    pressed = Signal()  # the mouse, where a selection may begin
    dragged_to = Signal(QPoint)  # the mouse on the screen, while it selects
    beyond = Signal(QKeyEvent)  # a key that selects is at the end of the row
    all_wanted = Signal()  # the whole message is to be selected
    copy_asked = Signal()
    dragged = Signal(int)  # a selection is dragged so many pixels beyond the viewport
    caret_moved = Signal(int, int)  # top and bottom of the caret, after a key

    def __init__(
        self,
        colours: CodeColours,
        styles: Styles,
        parent: QWidget,
        formulas: Formulas | None = None,
    ) -> None:
        super().__init__(parent)
        self._colours = colours
        self._formulas = formulas or Formulas(self)
        self._objects = FormulaObject(self._formulas, self.document())
        self.document().documentLayout().registerHandler(FORMULA, self._objects)
        self.trim = RowTrim(self.document(), self._objects, styles, self.viewport())
        self.horizontalScrollBar().valueChanged.connect(self._stay)
        self.row: Row | None = None
        self._styles = styles
        self._content: RowDocument | None = None
        self._size = QSize()
        self._focus_is_visible = False
        self._is_writing = False  # which moves the selection
        self.is_dragging = False  # a selection, right now
        self.is_between = False  # selected because others above and below are
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUndoRedoEnabled(False)
        self.setOpenLinks(False)
        # The width is that of the column, also while the browser itself has another.
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setCursorWidth(0)
        # Opaque, and the same where it grows: what is there already is moved, not painted anew.
        for part in (self, self.viewport()):
            part.setAutoFillBackground(True)
            part.setBackgroundRole(QPalette.ColorRole.Base)
            part.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self._on_anchor_clicked)
        self.highlighted.connect(self._on_highlighted)
        self.selectionChanged.connect(self._on_selection_changed)

    # ── content ──────────────────────────────────────────────────────────────

    def bind(self, row: Row, styles: Styles, until: float = math.inf) -> None:
        """Show ``row`` from now on; if time is up at ``until``, the rest comes by `refresh`."""
        self.row, self._styles = row, styles
        document = self.document()
        set_up(document, row, styles)
        self._content = RowDocument(document, row, styles, self._colours, self._formulas)
        self.trim.clear()
        self._content.write(until)
        self.setTextCursor(QTextCursor(document))
        row.stale = not self._content.is_complete

    def refresh(self, until: float = math.inf) -> None:
        """Show what came to the row since; only what is not finished is made anew."""
        row, styles = self.row, self._styles
        if row is None or self._content is None:
            return
        if self._content.is_outdated:
            self.bind(row, styles, until)
            return
        # The last finished code may go on.
        self.trim.forget(max(0, self._content.finished_decorations - 1))
        before = self.textCursor()
        anchor, position = before.anchor(), before.position()
        self._is_writing = True
        changed = self._content.write(until)
        self._restore_cursor(anchor, position)
        self._is_writing, row.stale = False, not self._content.is_complete
        layout = self.document().documentLayout()
        top = layout.blockBoundingRect(self.document().findBlock(changed)).top()
        above = max(0, int(top) - 2 * styles.measures.code_header)
        self.viewport().update(self.viewport().rect().adjusted(0, above, 0, 0))

    def _restore_cursor(self, anchor: int, position: int) -> None:
        """Text was inserted, which took the cursor along if it stood there."""
        cursor = self.textCursor()
        if (cursor.anchor(), cursor.position()) == (anchor, position):
            return
        end = self.document().characterCount() - 1
        cursor.setPosition(min(anchor, end))
        cursor.setPosition(min(position, end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def release(self) -> None:
        """Show nothing, and wait for another row."""
        self.row, self.is_between = None, False
        self.hide()
        self.trim.hide()

    @Slot()
    def recolour(self) -> None:
        """Colours were found."""
        if self.row is not None and self._content is not None:
            self._content.colour()

    def take_pictures(self, formulas: set[Formula]) -> None:
        """Pictures of formulas were made: if they are here, the row is stale."""
        row = self.row
        if row is None or self._content is None or not self._content.take_pictures(formulas):
            return
        self.trim.forget(0)
        row.stale = True

    # ── size ─────────────────────────────────────────────────────────────────

    def fit(self, column: int) -> int:
        """Lay the text out for a column; the height it needs, in pixels."""
        row = self.row
        if row is None:
            return 0
        outset = 2 * self._styles.measures.outset
        width = column + outset
        document = self.document()
        if row.kind is RowKind.USER:
            width = int(column * _BUBBLE_SHARE) + outset
            self._wrap_at(width)
            if row.first and row.last:
                document.size()  # lays it out
                width = min(width, math.ceil(document.idealWidth()) + 1)
        self._wrap_at(width)
        self.trim.shape(self.decorations, self._styles)
        height = math.ceil(document.size().height())
        self._size = QSize(width, height)
        self.trim.place(self.decorations, self._styles)
        # A screen reader finds no more than a sign where a formula is.
        has_formulas = self._content is not None and self._content.has_formulas
        self.setAccessibleDescription(
            " ".join(self.plain_text().split()) if has_formulas and not row.live else ""
        )
        return height

    def place(self, left: int, top: int) -> None:
        """Stand in a column that begins at ``left``."""
        outset = self._styles.measures.outset
        x = left - outset
        if self.row is not None and self.row.kind is RowKind.USER:
            x = left + self.row.width + outset - self._size.width()
        self.setGeometry(x, top, self._size.width(), self._size.height())

    def _wrap_at(self, width: int) -> None:
        # Setting the same width would lay everything out anew.
        if self.lineWrapColumnOrWidth() != width or self.document().textWidth() != width:
            self.setLineWrapColumnOrWidth(width)
            self.trim.forget(0)

    @Slot(int)
    def _stay(self, value: int) -> None:
        """What is wide is scrolled by itself, not the row."""
        if value:
            self.horizontalScrollBar().setValue(0)

    def stops(self) -> list[QWidget]:
        """Where the Tab key halts in this row, in order."""
        return [self, *self.trim.stops()]

    @property
    def decorations(self) -> list[Decoration]:
        """What is painted behind the text."""
        return self._content.decorations if self._content else []

    # ── painting ─────────────────────────────────────────────────────────────

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ornaments, text, caret, focus."""
        styles, row = self._styles, self.row
        if row is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.viewport().rect())
        outset = styles.measures.outset
        if row.kind is RowKind.USER:
            bubble = whole.adjusted(outset, 0, -outset, 0)
            ornaments.paint_bubble(painter, bubble, styles, first=row.first, last=row.last)
        elif row.kind is RowKind.REASONING:
            ornaments.paint_bar(painter, whole.adjusted(outset, 0, 0, 0), styles)
        self.trim.paint(painter, self.decorations, QRectF(event.rect()), styles)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self.trim.cover(painter)
        painter.end()
        ring = self.hasFocus() and self._focus_is_visible
        if row.live or ring:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if row.live:
                ornaments.paint_caret(painter, self.document(), styles)
            if ring:
                ornaments.paint_focus(painter, whole, styles)
            painter.end()

    # ── selection, keys, mouse ───────────────────────────────────────────────

    @property
    def is_in_use(self) -> bool:
        """Whether the user would miss it: it has the focus or a selection."""
        focus = QGuiApplication.focusObject()
        within = isinstance(focus, QWidget) and (focus is self or self.isAncestorOf(focus))
        return within or (self.textCursor().hasSelection() and not self.is_between)

    @property
    def end(self) -> int:
        """The last position."""
        return self.document().characterCount() - 1

    @property
    def is_all_selected(self) -> bool:
        """Whether nothing of it is not selected."""
        cursor = self.textCursor()
        return (cursor.selectionStart(), cursor.selectionEnd()) == (0, self.end)

    def select(self, anchor: int, position: int) -> None:
        """Select from one position to another."""
        cursor = self.textCursor()
        if (cursor.anchor(), cursor.position()) != (anchor, position):
            cursor.setPosition(anchor)
            cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)

    def unselect(self) -> None:
        """Let go of the selection."""
        cursor = self.textCursor()
        if cursor.hasSelection():
            cursor.clearSelection()
            self.setTextCursor(cursor)

    @Slot()
    def _on_selection_changed(self) -> None:
        if self.textCursor().hasSelection() and not self._is_writing:
            self.selecting.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that scroll or step are the transcript's; the others select."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        steps = STEPPING_KEYS if modifiers == Qt.KeyboardModifier.ControlModifier else frozenset()
        if event.key() in (steps if modifiers else SCROLLING_KEYS):
            event.ignore()
            return
        keys = QKeySequence.StandardKey
        for asks, signal in ((keys.Copy, self.copy_asked), (keys.SelectAll, self.all_wanted)):
            if event.matches(asks):
                signal.emit()
                return
        if not modifiers:
            self.pressed.emit()  # the caret moves, and what is selected elsewhere is let go
        before = self.textCursor().position()
        super().keyPressEvent(event)
        if self.textCursor().position() == before:
            if modifiers & Qt.KeyboardModifier.ShiftModifier and before in (0, self.end):
                self.beyond.emit(event)
        else:
            self.trim.reveal(QRectF(self.cursorRect()))
            caret = self.cursorRect()
            self.caret_moved.emit(caret.top(), caret.bottom())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus and the caret only to those who use the keyboard."""
        self._focus_is_visible = event.reason() in KEYBOARD_REASONS
        self.setCursorWidth(1 if self._focus_is_visible else 0)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes; a selection stays."""
        super().focusOutEvent(event)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A selection may begin, and another end."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()
            self.is_dragging = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt selects once more, in this row only."""
        super().mouseReleaseEvent(event)
        if self.is_dragging and self.textCursor().hasSelection():
            self.dragged_to.emit(event.globalPosition().toPoint())
        self.is_dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select, also in other rows; scroll if it is dragged out of what is visible."""
        super().mouseMoveEvent(event)
        if self.is_dragging:
            self.dragged.emit(round(event.position().y()))
            self.dragged_to.emit(event.globalPosition().toPoint())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The transcript scrolls, not the row; but sideways what is wide."""
        if not self.trim.turn(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Copy: the selection, the address; then what can be done with the message."""
        menu = QMenu(self)
        copy = menu.addAction(self.tr("Copy"), self.copy_asked.emit)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setEnabled(self.textCursor().hasSelection())
        address = self.anchorAt(event.pos())
        if address:
            menu.addAction(self.tr("Copy address"), lambda: copy_text(address))
        menu.addSeparator()
        menu.addAction(self.tr("Select all"), self.all_wanted.emit)
        self.menu_opening.emit(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def selected_text(self) -> str:
        """What is selected in this row."""
        # Not by createMimeDataFromSelection(): what Python returns there is deleted twice.
        cursor = self.textCursor()
        return self.plain_text(cursor.selectionStart(), cursor.selectionEnd())

    def plain_text(self, start: int = 0, end: int | None = None) -> str:
        """The text between two positions, or all of it, with the sources of formulas."""
        document = self.document()
        return plain_text(document, self.decorations, start, self.end if end is None else end)

    def loadResource(self, _kind: int, _name: QUrl | str) -> Any:
        """Nothing, ever: neither files nor the network."""
        return None

    @Slot(QUrl)
    def _on_anchor_clicked(self, url: QUrl) -> None:
        self.link_clicked.emit(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))

    @Slot(QUrl)
    def _on_highlighted(self, url: QUrl) -> None:
        self.viewport().setToolTip(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
