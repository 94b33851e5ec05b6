"""The memory of this computer as one bar with a legend."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from moechat.core.memory_parts import MemoryParts
from moechat.core.memory_plan import GIB
from moechat.services.texts import format_bytes
from moechat.ui import painting
from moechat.ui.figures import use_text
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone

_MARK = 4  # the comfortable limit stands out of the bar by so much


@dataclass(frozen=True)
class MemoryNotes:
    """Words beside the figures of a model by its plan; empty = nothing is known."""

    experts: str = ""  # "179 of 256"
    context: str = ""  # "2.1k of 32k tokens"


class MemoryView(QWidget):
    """Heading, bar and legend."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sum = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        self._bar = MemoryBar(theme)
        heading = QHBoxLayout()
        heading.addWidget(Label(theme, self.tr("Memory"), size=Size.SMALL, bold=True), 1)
        heading.addWidget(self._sum)
        self._legend = _Legend(theme)
        self._column = QVBoxLayout(self)
        self._column.addLayout(heading)
        self._column.addWidget(self._bar)
        self._column.addWidget(self._legend)
        self._shown: tuple[object, ...] = ()
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_parts(None)

    @Slot()
    def _restyle(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self._theme.px(8))

    def show_parts(self, parts: MemoryParts | None, notes: MemoryNotes | None = None) -> None:
        """Show these figures; ``None`` = they cannot be had."""
        if parts is None:
            self._bar.show_parts(None)
            self._sum.setText(self.tr("not available"))
            self._legend.show_nothing()
            self._shown = ()
            return
        used = use_text(parts.total - parts.free, parts.total)
        texts = [format_bytes(size) for _, size in bar_parts(parts)]
        # Free memory trembles all the time; nothing is painted for that.
        shown = (used, *texts, notes, parts.planned_end, _tenths(parts.comfortable_end))
        if shown == self._shown:
            return
        self._shown = shown
        self._bar.show_parts(parts)
        self._sum.setText(used)
        self._legend.show_parts(parts, notes or MemoryNotes())
        self._bar.setAccessibleDescription(used)


def bar_parts(parts: MemoryParts) -> list[tuple[Tone, int]]:
    """Tones and bytes from left to right; what a model without a plan holds is one part."""
    if parts.planned_end is None:
        return [
            (Tone.MEMORY_OTHER, parts.other),
            (Tone.MEMORY_EXPERTS, parts.model),
            (Tone.MEMORY_FREE, parts.free),
        ]
    return [
        (Tone.MEMORY_OTHER, parts.other),
        (Tone.MEMORY_FIXED, parts.fixed),
        (Tone.MEMORY_EXPERTS, parts.experts),
        (Tone.MEMORY_CONTEXT, parts.context),
        (Tone.MEMORY_WORKING, parts.working),
        (Tone.MEMORY_FREE, parts.free),
    ]


def _tenths(size: int | None) -> int | None:
    return None if size is None else size * 10 // GIB


class _Legend(QWidget):
    """Colour, name and figure of every part; those that do not apply are hidden."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._rows: dict[Tone, tuple[_Swatch, Label, Label]] = {}
        self._named: tuple[MemoryNotes, bool] | None = None  # what the names are for
        for tone, tip in (
            (Tone.MEMORY_OTHER, self.tr("Total less free memory, less what the model takes")),
            (Tone.MEMORY_FIXED, self.tr("Attention, embeddings and everything else of the model "
                                        "that every token needs; by the model's files")),
            (Tone.MEMORY_EXPERTS, self.tr(
                "Memory that only the engine holds, graphics memory included. Pages of the "
                "model's files that the system may drop at any time count as free."
            )),
            (Tone.MEMORY_CONTEXT, self.tr("Reserved for the chat when the model was loaded; how "
                                          "much of it is used stands beside it")),
            (Tone.MEMORY_WORKING, self.tr("What the engine holds beyond weights and context: "
                                          "runtime, compiled kernels, the step in hand")),
            (Tone.MEMORY_FREE, self.tr(
                "What programs can get without the system having to swap. The mark in the bar is "
                "the comfortable limit for the model, the outline what its plan takes."
            )),
        ):  # fmt: skip
            self._add(tone, tip)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _add(self, tone: Tone, tip: str) -> None:
        row = len(self._rows)
        swatch = _Swatch(self._theme, tone)
        name = Label(self._theme, size=Size.SMALL, tone=Tone.MUTED)
        figure = Label(self._theme, size=Size.SMALL, figures=True)
        for widget in (name, figure):
            widget.setToolTip(tip)
        self._grid.addWidget(swatch, row, 0)
        self._grid.addWidget(name, row, 1)
        self._grid.addWidget(figure, row, 2, Qt.AlignmentFlag.AlignRight)
        self._rows[tone] = (swatch, name, figure)

    @Slot()
    def _restyle(self) -> None:
        self._grid.setHorizontalSpacing(self._theme.px(8))
        self._grid.setVerticalSpacing(self._theme.px(3))

    def show_nothing(self) -> None:
        """No figure can be had."""
        self._name_parts(MemoryNotes(), planned=False)
        for _, _, figure in self._rows.values():
            figure.setText("–")  # noqa: RUF001 (a dash stands for no figure)

    def show_parts(self, parts: MemoryParts, notes: MemoryNotes) -> None:
        """The figures of these parts."""
        self._name_parts(notes, planned=parts.planned_end is not None)
        for tone, size in bar_parts(parts):
            self._rows[tone][2].setText(format_bytes(size))

    def _name_parts(self, notes: MemoryNotes, *, planned: bool) -> None:
        if (notes, planned) == self._named:
            return
        self._named = notes, planned
        experts = self.tr("Resident experts, {0}").format(notes.experts)
        context = self.tr("Context, {0}").format(notes.context)
        names = {
            Tone.MEMORY_OTHER: self.tr("Other programs"),
            Tone.MEMORY_FIXED: self.tr("Always-resident weights"),
            Tone.MEMORY_EXPERTS: experts if notes.experts else self.tr("Resident experts"),
            Tone.MEMORY_CONTEXT: context if notes.context else self.tr("Context"),
            Tone.MEMORY_WORKING: self.tr("Working memory"),
            Tone.MEMORY_FREE: self.tr("Free"),
        }
        if not planned:
            names[Tone.MEMORY_EXPERTS] = self.tr("Engine of moechat")
        shown = planned and bool(notes.experts)
        hidden = set() if planned else {Tone.MEMORY_FIXED, Tone.MEMORY_CONTEXT, Tone.MEMORY_WORKING}
        if planned and not shown:
            hidden.add(Tone.MEMORY_EXPERTS)  # a dense model has none
        for tone, widgets in self._rows.items():
            widgets[1].setText(names[tone])
            widgets[2].setAccessibleName(names[tone])
            for widget in widgets:
                widget.setVisible(tone not in hidden)


class MemoryBar(QWidget):
    """The parts side by side, the plan as an outline, the comfortable limit as a mark."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts: MemoryParts | None = None
        self.setAccessibleName(self.tr("Memory"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_parts(self, parts: MemoryParts | None) -> None:
        """Draw these parts."""
        if parts != self._parts:
            self._parts = parts
            self.update()

    def sizeHint(self) -> QSize:
        """Sixteen pixels of the design high, and the mark stands out."""
        return QSize(self._theme.px(200), self._theme.px(16 + 2 * _MARK))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw part after part within the border."""
        painter = painting.begin(self)
        colour, margin = self._theme.colour, self._theme.px(_MARK)
        rect = QRectF(self.rect()).adjusted(0, margin, 0, -margin)
        radius = self._theme.px(6)
        painter.save()
        painter.setClipPath(painting.rounded_path(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius))
        painter.fillRect(rect, colour(Tone.MEMORY_FREE))
        if self._parts and self._parts.total:
            self._paint_parts(painter, rect, self._parts)
        painter.restore()
        painting.box(painter, rect, radius, border=colour(Tone.CONTROL))
        if self._parts and self._parts.total and self._parts.comfortable_end is not None:
            x = rect.width() * self._parts.comfortable_end / self._parts.total
            mark = QRectF(min(x, rect.width() - 2), 0, self._theme.px(2), self.height())
            painter.fillRect(mark, colour(Tone.TEXT))

    def _paint_parts(self, painter: QPainter, rect: QRectF, parts: MemoryParts) -> None:
        colour, scale = self._theme.colour, rect.width() / parts.total
        left = 0.0
        for tone, size in bar_parts(parts)[:-1]:
            width = size * scale
            if width <= 0:
                continue
            painter.fillRect(QRectF(left, rect.top(), width, rect.height()), colour(tone))
            left += width
            painter.fillRect(QRectF(left - 1, rect.top(), 1, rect.height()), colour(Tone.PANEL))
        end = (parts.planned_end or 0) * scale
        if end > left + 1:  # the part of the plan that is not filled yet
            painter.setPen(QPen(colour(Tone.MEMORY_EXPERTS), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(left, rect.top() + 1, end - left, rect.height() - 2))


class _Swatch(QWidget):
    """The colour of a part."""

    def __init__(self, theme: Theme, tone: Tone) -> None:
        super().__init__()
        self._theme, self._tone = theme, tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """A small square."""
        return QSize(self._theme.px(9), self._theme.px(9))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it; what is nearly the background gets a border."""
        border = self._theme.colour(Tone.CONTROL) if self._tone is Tone.MEMORY_FREE else None
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(2),
            fill=self._theme.colour(self._tone),
            border=border,
        )
