"""The memory of this computer as one bar with a legend."""

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from moechat.core.memory_split import MemorySplit
from moechat.services.texts import format_bytes
from moechat.ui import painting
from moechat.ui.figures import use_text
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone


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
        self._figures: list[Label] = []
        legend = QGridLayout()
        legend.setColumnStretch(1, 1)
        for tone, text, tip in (
            (
                Tone.MEMORY_OTHER,
                self.tr("Other programs"),
                self.tr("Total less free memory, less what the model takes"),
            ),
            (
                Tone.MEMORY_MODEL,
                self.tr("This model"),
                self.tr(
                    "Memory that only the engine holds, graphics memory included. Pages of the "
                    "model's files that the system may drop at any time count as free."
                ),
            ),
            (
                Tone.MEMORY_FREE,
                self.tr("Free"),
                self.tr("What programs can get without the system having to swap"),
            ),
        ):
            self._add_to_legend(legend, tone, text, tip)
        self._legend = legend
        self._column = QVBoxLayout(self)
        self._column.addLayout(heading)
        self._column.addWidget(self._bar)
        self._column.addLayout(legend)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_split(None)

    def _add_to_legend(self, legend: QGridLayout, tone: Tone, text: str, tip: str) -> None:
        row = legend.rowCount()
        name = Label(self._theme, text, size=Size.SMALL, tone=Tone.MUTED)
        figure = Label(self._theme, size=Size.SMALL, figures=True)
        figure.setAccessibleName(text)
        for widget in (name, figure):
            widget.setToolTip(tip)
        legend.addWidget(_Swatch(self._theme, tone), row, 0)
        legend.addWidget(name, row, 1)
        legend.addWidget(figure, row, 2, Qt.AlignmentFlag.AlignRight)
        self._figures.append(figure)

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(8))
        self._legend.setHorizontalSpacing(px(8))
        self._legend.setVerticalSpacing(px(3))

    def show_split(self, split: MemorySplit | None) -> None:
        """Show these figures; ``None`` = they cannot be had."""
        if split is None:
            self._bar.show_split(None)
            self._sum.setText(self.tr("not available"))
            for figure in self._figures:
                figure.setText("–")  # noqa: RUF001 (a dash stands for no figure)
            return
        used = use_text(split)
        texts = [format_bytes(part) for part in (split.other, split.model, split.free)]
        if used == self._sum.text() and texts == [figure.text() for figure in self._figures]:
            return  # free memory trembles all the time; nothing is painted for that
        self._bar.show_split(split)
        self._sum.setText(used)
        for figure, text in zip(self._figures, texts, strict=True):
            figure.setText(text)
        self._bar.setAccessibleDescription(used)


class MemoryBar(QWidget):
    """Other programs, this model, free."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._split: MemorySplit | None = None
        self.setAccessibleName(self.tr("Memory"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_split(self, split: MemorySplit | None) -> None:
        """Draw these parts."""
        if split != self._split:
            self._split = split
            self.update()

    def sizeHint(self) -> QSize:
        """Sixteen pixels of the design high."""
        return QSize(self._theme.px(200), self._theme.px(16))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw part after part within the border."""
        painter = painting.begin(self)
        colour, rect = self._theme.colour, QRectF(self.rect())
        radius = self._theme.px(6)
        painter.save()
        painter.setClipPath(painting.rounded_path(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius))
        painter.fillRect(rect, colour(Tone.MEMORY_FREE))
        if self._split and self._split.total:
            left = 0.0
            for part, tone in (
                (self._split.other, Tone.MEMORY_OTHER),
                (self._split.model, Tone.MEMORY_MODEL),
            ):
                width = rect.width() * part / self._split.total
                if width <= 0:
                    continue
                painter.fillRect(QRectF(left, 0, width, rect.height()), colour(tone))
                left += width
                painter.fillRect(QRectF(left - 1, 0, 1, rect.height()), colour(Tone.PANEL))
        painter.restore()
        painting.box(painter, rect, radius, border=colour(Tone.CONTROL))


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
