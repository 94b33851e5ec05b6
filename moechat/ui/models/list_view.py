"""The rows of the list of models: made a few at a time, moved and kept when the order changes."""

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from moechat.services.download_view import Download
from moechat.services.shelf_model import ShelfModel
from moechat.ui import painting
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.models.columns import (
    Columns,
    columns_for,
    header_font,
    parameters_name,
    size_name,
)
from moechat.ui.models.row import ModelRow
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Theme, Tone

_AT_ONCE = 2  # rows made in one turn of the event loop: one takes some milliseconds
_MOST = 40  # rows before somebody asks for more


class ModelList(QScrollArea):
    """Rows in the order they are given; the row of a model stays the same widget."""

    opened = Signal(str)  # key
    acted = Signal(str, object)  # key, Act
    columns_changed = Signal(object)  # Columns

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme, self._icons = theme, icons
        self._models: list[ShelfModel] = []
        self._rows: dict[str, ModelRow] = {}
        self._chosen = ""
        self._most = _MOST
        self._order: list[QWidget] = []
        self._building = QTimer(self, interval=0)
        self._building.timeout.connect(self._build_some)
        self.setViewport(QWidget())  # of our own making, see ui/panel.py
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("List of models"))
        self._box = QWidget()
        self._box.setAutoFillBackground(False)
        self.setWidget(self._box)
        self._more = Button(theme, icons, self.tr("Show more"), small=True, parent=self._box)
        self._more.clicked.connect(self._show_more)
        self._more.hide()
        theme.changed.connect(self._place)

    @property
    def rows(self) -> list[ModelRow]:
        """Those that are there, from top to bottom."""
        return [self._rows[m.key] for m in self._shown() if m.key in self._rows]

    @property
    def is_complete(self) -> bool:
        """Whether all rows are made."""
        return not self._building.isActive()

    def show_models(self, models: Sequence[ShelfModel]) -> None:
        """List these."""
        self._models = list(models)
        for model in models:
            if (row := self._rows.get(model.key)) is not None:
                row.show_model(model)
        keys = {model.key for model in self._shown()}
        for key in [key for key in self._rows if key not in keys]:
            self._drop(key)
        if any(key not in self._rows for key in keys):
            self._building.start()
        else:
            self._building.stop()
        self._place()

    def show_progress(self, download: Download) -> None:
        """Only how far a download is has changed."""
        for row in self._rows.values():
            if row.model.download is not None and row.model.download.id == download.id:
                row.show_progress(download)

    def choose(self, key: str) -> None:
        """Mark the row that the details are about; "" = none."""
        before, self._chosen = self._chosen, key
        for name in (before, key):
            if name in self._rows:
                self._rows[name].set_chosen(name == key)

    def reveal(self, key: str) -> None:
        """Scroll to a row."""
        if key in self._rows:
            self.ensureWidgetVisible(self._rows[key], 0, self._theme.px(20))

    @Slot()
    def enter(self) -> None:
        """Put the focus on the chosen row, or the first."""
        rows = self.rows
        row = self._rows.get(self._chosen) or (rows[0] if rows else None)
        if row is not None:
            row.setFocus(Qt.FocusReason.TabFocusReason)

    # ── rows ─────────────────────────────────────────────────────────────────

    def _shown(self) -> list[ShelfModel]:
        return self._models[: self._most]

    @Slot()
    def _show_more(self) -> None:
        self._most += _MOST
        self.show_models(self._models)

    @Slot()
    def _build_some(self) -> None:
        missing = [model for model in self._shown() if model.key not in self._rows]
        for model in missing[:_AT_ONCE]:
            row = ModelRow(self._theme, self._icons, model)
            row.setParent(self._box)
            row.opened.connect(self.opened)
            row.acted.connect(self.acted)
            row.stepped.connect(self._step)
            row.set_chosen(model.key == self._chosen)
            self._rows[model.key] = row
        if len(missing) <= _AT_ONCE:
            self._building.stop()
        self._place()

    def _drop(self, key: str) -> None:
        row = self._rows.pop(key)
        had_focus = row.isAncestorOf(self.focusWidget() or self) or row.hasFocus()
        row.hide()
        row.deleteLater()
        if had_focus:
            self.enter()

    @Slot(int)
    def _step(self, down: int) -> None:
        rows = self.rows
        here = next((n for n, row in enumerate(rows) if row.hasFocus()), -1)
        if 0 <= here + down < len(rows):
            target = rows[here + down]
            target.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(target, 0, self._theme.px(12))

    # ── places ───────────────────────────────────────────────────────────────

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, other columns."""
        super().resizeEvent(event)
        self._place()

    @Slot()
    def _place(self) -> None:
        width, top = self.viewport().width(), 0
        columns = columns_for(width, self._theme)
        self.columns_changed.emit(columns)
        rows = self.rows
        for row in rows:
            row.set_columns(columns)
            height = row.wanted_height()
            row.setGeometry(0, top, width, height)
            row.show()
            top += height
        left_out = len(self._models) - len(self._shown())
        self._more.setVisible(left_out > 0 and self.is_complete)
        if left_out > 0:
            size, gap = self._more.sizeHint(), self._theme.px(10)
            self._more.setGeometry(gap, top + gap, size.width(), size.height())
            top += size.height() + 2 * gap
        self._box.setFixedSize(width, top)
        self._chain(rows)

    def _chain(self, rows: list[ModelRow]) -> None:
        """The order of the keyboard is that of the eye."""
        order: list[QWidget] = []
        for row in rows:
            order += [row, *row.actions_area.controls]
        if order != self._order:
            self._order = order
            for before, after in itertools.pairwise(order):
                QWidget.setTabOrder(before, after)


class ListHeader(QWidget):
    """The names of the columns."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns: Columns | None = None
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        self.setFixedHeight(self._theme.px(30))
        self.update()

    @Slot(object)
    def set_columns(self, columns: Columns) -> None:
        """Where they are: the scroll bar of the list takes some room."""
        if columns != self._columns:
            self._columns = columns
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Drawn anew in another font."""
        super().changeEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """In capitals, faintly, and a hairline below."""
        painter, theme = painting.begin(self), self._theme
        painter.setFont(header_font(theme))
        painter.setPen(theme.colour(Tone.MUTED))
        columns = self._columns or columns_for(self.width(), theme)
        left = Qt.AlignmentFlag.AlignLeft
        texts = [(columns.name, self.tr("MODEL"), left)]
        if columns.is_wide:
            texts.append((columns.parameters, parameters_name(), left))
            texts.append((columns.size, size_name(), Qt.AlignmentFlag.AlignRight))
        if columns.has_verdict:
            texts.append((columns.verdict, self.tr("ON THIS PC"), left))
        for (x, width), text, align in texts:
            box = QRectF(x, 0, width, self.height())
            painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter), text)
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.colour(Tone.LINE))
