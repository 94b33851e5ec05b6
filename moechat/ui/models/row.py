"""One model of the list: painted texts, and widgets for what can be done with it."""

from datetime import date

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from moechat.core.download_verdict import Suitability
from moechat.services.download_view import Download
from moechat.services.joining import in_a_list
from moechat.services.shelf_model import ShelfModel, ShelfState
from moechat.services.shelf_texts import (
    about_text,
    figures_text,
    headline_text,
    kept_text,
    licence_name,
    news_text,
    parameters_text,
    size_text,
    state_line,
    title_text,
    trouble_text,
    used_text,
)
from moechat.ui import painting
from moechat.ui.icons import IconSet
from moechat.ui.models.acts import Act, more_acts
from moechat.ui.models.columns import Columns
from moechat.ui.models.row_actions import RowActions
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip

_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_TONES = {
    Suitability.RESIDENT: Tone.OK,
    Suitability.STREAMED: Tone.OK,
    Suitability.SLOW: Tone.WARN,
    Suitability.TOO_LARGE: Tone.BAD,
    Suitability.NOT_STREAMABLE: Tone.BAD,
    Suitability.UNSUPPORTED: Tone.BAD,
}


def _today() -> date:
    return date.today()  # noqa: DTZ011 - as the calendar on the wall


def verdict_tone(model: ShelfModel) -> Tone:
    """The colour of its verdict."""
    if model.state is ShelfState.DAMAGED:
        return Tone.BAD
    if model.verdict is None:
        return Tone.MUTED
    if not model.verdict.has_room and not model.is_here:
        return Tone.WARN
    return _TONES[model.verdict.suitability]


class ModelRow(QWidget):
    """Click or Enter opens the details; the arrow keys go from row to row."""

    opened = Signal(str)  # key
    acted = Signal(str, object)  # key, Act
    stepped = Signal(int)  # rows downwards

    def __init__(self, theme: Theme, icons: IconSet, model: ShelfModel) -> None:
        super().__init__()
        self._theme = theme
        self.model = model
        self._columns: Columns | None = None
        self._chosen = self._focus_is_visible = False
        self._texts: tuple[str, ...] = ()
        self._notes: tuple[str, ...] = ()  # about its files
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.actions_area = RowActions(theme, icons, self)
        self.actions_area.acted.connect(self._act)
        self.show_model(model, force=True)
        theme.changed.connect(self.update)

    def show_model(self, model: ShelfModel, *, force: bool = False) -> None:
        """Show another state of the same model."""
        if model == self.model and not force:
            return
        self.model = model
        texts = (
            title_text(model),
            about_text(model),
            parameters_text(model),
            size_text(model),
            headline_text(model),
            trouble_text(model) or figures_text(model),
        )
        self.actions_area.show_model(model)
        newer = self.tr("update available") if model.update is not None else ""
        notes = (
            used_text(model, _today()),
            news_text(model) or kept_text(model) or licence_name(model),
        )
        if (texts, notes) != (self._texts, self._notes) or force:
            self._texts, self._notes = texts, notes
            said = (*texts, state_line(model), notes[0], newer, licence_name(model))
            self.setAccessibleName(in_a_list(said))
            self.setToolTip(plain_tip("\n".join(filter(None, (texts[0], *texts[4:], *notes)))))
        self.update()

    def show_progress(self, download: Download) -> None:
        """Only how far it is has changed."""
        self.actions_area.show_progress(download)

    def set_chosen(self, chosen: bool) -> None:
        """Whether the details are about this one."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.update()

    def set_columns(self, columns: Columns) -> None:
        """Where the texts stand."""
        if columns == self._columns:
            return
        self._columns = columns
        self._place()
        self.update()

    def wanted_height(self) -> int:
        """In pixels; a download takes a little more."""
        lines = 2 if self._columns is None or self._columns.has_verdict else 3
        text = lines * (QFontMetrics(self._theme.font()).height() + self._theme.px(1))
        return max(text, self.actions_area.wanted_height()) + 2 * self._theme.gap(11)

    def _place(self) -> None:
        if self._columns is not None:
            left, width = self._columns.actions
            self.actions_area.setGeometry(left, 0, width, self.height() - 1)

    def _act(self, act: Act) -> None:
        self.acted.emit(self.model.key, act)

    # ── events ───────────────────────────────────────────────────────────────

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The actions stand at the right."""
        super().resizeEvent(event)
        self._place()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Hovering tints the row."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """No longer."""
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus to those who use the keyboard."""
        self._focus_is_visible = event.reason() in _KEYBOARD
        super().focusInEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the details."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.opened.emit(self.model.key)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What the button with the three dots offers."""
        self.actions_area.open_menu(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open; arrows move; Delete deletes."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.opened.emit(self.model.key)
            case Qt.Key.Key_Down:
                self.stepped.emit(1)
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Delete if Act.DELETE in more_acts(self.model):
                self._act(Act.DELETE)
            case _:
                super().keyPressEvent(event)

    # ── the picture ──────────────────────────────────────────────────────────

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The texts in their columns, a hairline below."""
        painter, colour = painting.begin(self), self._theme.colour
        if self._chosen:
            painter.fillRect(self.rect(), colour(Tone.SELECTION))
        elif self.underMouse():
            painter.fillRect(self.rect(), colour(Tone.PANEL))
        painter.fillRect(0, self.height() - 1, self.width(), 1, colour(Tone.LINE))
        if self.hasFocus() and self._focus_is_visible:
            rect = QRectF(self.rect()).adjusted(0, 0, 0, -1)
            painting.box(painter, rect, self._theme.px(6), border=colour(Tone.ACCENT), width=2)
        if self._columns is not None:
            self._paint_texts(painter, self._columns)

    def _paint_texts(self, painter: QPainter, columns: Columns) -> None:
        title, about, parameters, size, headline, figures = self._texts
        theme, tone = self._theme, verdict_tone(self.model)
        bold, small = theme.font(bold=True), theme.figure_font(Size.SMALL)
        if headline:
            headline = self.tr("● {0}").format(headline)
        if not columns.is_wide:
            about = " · ".join(filter(None, (size, about or parameters)))
        lines = [(title, bold, Tone.TEXT), (about, small, Tone.MUTED)]
        if columns.has_verdict:
            self._paint_lines(painter, columns.name, lines)
            verdict = [(headline, small, tone), (figures, small, Tone.MUTED)]
            self._paint_lines(painter, columns.verdict, verdict)
        else:
            self._paint_lines(painter, columns.name, [*lines, (headline, small, tone)])
        if columns.is_wide:
            plain = theme.figure_font(Size.SMALL)
            self._paint_lines(painter, columns.parameters, [(parameters, plain, Tone.TEXT)])
            right = Qt.AlignmentFlag.AlignRight
            self._paint_lines(painter, columns.size, [(size, plain, Tone.TEXT)], right)
        self._paint_notes(painter, columns)

    def _paint_notes(self, painter: QPainter, columns: Columns) -> None:
        """Between the button and the menu, as far as there is room for them."""
        left, width = self.actions_area.between
        caption = self._theme.figure_font(Size.CAPTION)
        metrics = QFontMetrics(caption)
        news = Tone.ACCENT if self.model.update is not None else Tone.MUTED
        lines = []
        for note, tone in zip(self._notes, (Tone.MUTED, news), strict=False):
            shorter = note.partition(" · ")[0]
            fits = (text for text in (note, shorter) if metrics.horizontalAdvance(text) <= width)
            if self.model.state is not ShelfState.WANTED and (text := next(fits, "")):
                lines.append((text, caption, tone))
        self._paint_lines(painter, (columns.actions[0] + left, width), lines)

    def _paint_lines(
        self,
        painter: QPainter,
        column: tuple[int, int],
        lines: list[tuple[str, QFont, Tone]],
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        left, width = column
        lines = [line for line in lines if line[0]]
        step = QFontMetrics(self._theme.font()).height() + self._theme.px(2)
        top = (self.height() - step * len(lines)) / 2
        for text, font, tone in lines:
            painter.setFont(font)
            painter.setPen(self._theme.colour(tone))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(
                QRectF(left, top, width, step),
                int(align | Qt.AlignmentFlag.AlignVCenter),
                shown,
            )
            top += step
