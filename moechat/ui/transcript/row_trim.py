"""What a row has beside its text: ornaments, buttons above code, scroll bars below what is wide."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QWidget

from moechat.core.code_files import file_name
from moechat.ui.transcript import ornaments
from moechat.ui.transcript.code_buttons import CodeButtons
from moechat.ui.transcript.decorations import Decoration, Ornament, Sideways
from moechat.ui.transcript.formula_object import FormulaObject
from moechat.ui.transcript.sideways import SidewaysScroller
from moechat.ui.transcript.styles import Styles


class RowTrim(QObject):
    """Places all of it once the document is laid out."""

    save_wanted = Signal(str, str)  # a name for a file, the code
    reshaped = Signal(object)  # a `Sideways`: it is looked at in another way
    moved = Signal(object)  # a `Sideways`: it was scrolled

    def __init__(
        self, document: QTextDocument, objects: FormulaObject, styles: Styles, area: QWidget
    ) -> None:
        super().__init__(area)
        self._document, self._styles, self._area = document, styles, area
        self.rects: list[QRectF] = []  # of the decorations
        self._buttons: list[CodeButtons] = []
        self._sideways = SidewaysScroller(document, objects, area)
        self._sideways.moved.connect(self.moved)
        self.shape, self.cover = self._sideways.shape, self._sideways.cover
        self.reveal = self._sideways.reveal

    def clear(self) -> None:
        """The document holds something else."""
        self.forget(0)
        self._sideways.clear()

    def forget(self, first: int) -> None:
        """Decorations from the one with this number on may be elsewhere."""
        del self.rects[first:]

    def follow(self, view: Sideways) -> None:
        """A piece of something was scrolled, perhaps in another row."""
        if self._sideways.follow(view):
            self._area.update()

    def hide(self) -> None:
        """The row is put away."""
        for buttons in self._buttons:
            buttons.hide()

    def place(self, decorations: Sequence[Decoration], styles: Styles) -> None:
        """See where the decorations are, and have buttons above every code."""
        self._styles = styles
        self.rects += [
            ornaments.decoration_rect(self._document, decoration, styles)
            for decoration in decorations[len(self.rects) :]
        ]
        shown = 0
        for decoration, rect in zip(decorations, self.rects, strict=True):
            if decoration.ornament is not Ornament.CODE or not decoration.opens:
                continue
            if shown == len(self._buttons):
                self._buttons.append(self._new_buttons())
            header = ornaments.header_rect(rect, styles)
            self._buttons[shown].show_for(decoration, header, styles)
            shown += 1
        for buttons in self._buttons[shown:]:
            buttons.hide()
        for view in self._sideways.place(decorations, self.rects, styles):
            self.reshaped.emit(view)

    def stops(self) -> list[QWidget]:
        """Where the Tab key halts, in order."""
        buttons = [b for each in self._buttons if not each.is_hidden for b in each.in_order]
        return [*buttons, *self._sideways.bars()]

    def paint(
        self, painter: QPainter, decorations: Sequence[Decoration], clip: QRectF, styles: Styles
    ) -> None:
        """Paint the ornaments that reach into ``clip``."""
        seen = (
            (decoration, rect)
            for decoration, rect in zip(decorations, self.rects, strict=False)
            if rect.bottom() + 2 >= clip.top() and rect.top() - 2 <= clip.bottom()
        )
        ornaments.paint_decorations(painter, self._document, seen, styles)

    def turn(self, event: QWheelEvent) -> bool:
        """Scroll sideways what is wide, if the wheel says so; whether it did."""
        turned, moved = event.angleDelta(), event.pixelDelta()
        sideways = moved.x() or turned.x() / 2
        if not sideways and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            sideways = moved.y() or turned.y() / 2
        return bool(sideways) and self._sideways.scroll_at(event.position(), -round(sideways))

    def _new_buttons(self) -> CodeButtons:
        made = CodeButtons(self._styles, self._area)
        made.wrap.wrapped.connect(lambda wraps: self._wrap(made.wrap.decoration, wraps))
        made.save.clicked.connect(lambda: self._save(made.save.decoration))
        return made

    def _wrap(self, code: Decoration | None, wraps: bool) -> None:
        if code is not None:
            code.view.wraps, code.view.offset, code.view.beyond = wraps, 0, 0
            self.reshaped.emit(code.view)

    def _save(self, code: Decoration | None) -> None:
        if code is not None:
            self.save_wanted.emit(file_name(code.language, code.whole_code), code.whole_code)
