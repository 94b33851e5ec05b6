"""The first start: what was found in this computer, and the model that runs well on it."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.machine_findings import FindingLevel
from moechat.services.first_look import FirstLook, LookRow
from moechat.ui import painting
from moechat.ui.actions.table import ActionId, hint
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.scroll_box import ScrollBox
from moechat.ui.theme import Size, Theme, Tone

_TONES = {
    FindingLevel.OK: Tone.OK,
    FindingLevel.INFO: Tone.MUTED,
    FindingLevel.WARNING: Tone.WARN,
    FindingLevel.PROBLEM: Tone.BAD,
}


@dataclass(frozen=True)
class Offer:
    """A recommended model in words."""

    name: str
    about: str  # "int4 · 19.7 GB · Apache-2.0"
    why: str  # how it runs here
    more: str = ""  # time of the download and the like


class FirstRun(QWidget):
    """Shown until a model is known, and again from the settings."""

    download_wanted = Signal()
    choose_wanted = Signal()
    folder_wanted = Signal()
    starter_wanted = Signal()
    later_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme = theme
        self._title = Label(theme, size=Size.TITLE, bold=True, wrap=True)
        promise = Label(
            theme,
            self.tr("Everything runs here. Nothing you type leaves this computer."),
            tone=Tone.MUTED,
            wrap=True,
        )
        self._findings = FindingsCard(theme)
        self._offer = OfferCard(theme, icons)
        self._offer.download_wanted.connect(self.download_wanted)
        self._box = QWidget()
        self._column = QVBoxLayout(self._box)
        for widget in (self._title, promise, self._findings, self._offer):
            self._column.addWidget(widget)
        self._buttons = QHBoxLayout()
        self._column.addLayout(self._buttons)
        self._choose = self._add_button(
            icons, self.tr("Choose another model"), "", self.choose_wanted
        )
        self.open = self._add_button(
            icons, self.tr("Add a folder I have…"), hint(ActionId.OPEN_FOLDER), self.folder_wanted
        )
        self._starter = self._add_button(
            icons, self.tr("Use the starter model"), "", self.starter_wanted
        )
        self._starter.setToolTip(
            self.tr("It is small and fast: good to try the program, weak at answers")
        )
        self._buttons.addStretch(1)
        self._later = self._add_button(icons, self.tr("Later"), "", self.later_wanted)
        self._column.addStretch(1)
        content = QWidget()
        centred = QHBoxLayout(content)
        centred.setContentsMargins(0, 0, 0, 0)
        centred.addStretch(1)
        centred.addWidget(self._box, 1000)
        centred.addStretch(1)
        # With large text, or where much is amiss, there is more to say than a small window holds.
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        scrolled = ScrollBox(theme, content)
        # Room for its scroll bar always: in one line with the composer, see ui/shell.py.
        scrolled.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        outer.addWidget(scrolled)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.offer_starter(False)
        self.show_looking()

    def _add_button(self, icons: IconSet, text: str, hint: str, signal: SignalInstance) -> Button:
        button = Button(self._theme, icons, text, Kind.QUIET, hint=hint)
        button.clicked.connect(signal)
        self._buttons.addWidget(button)
        return button

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._box.setMaximumWidth(px(720) + 2 * px(24))
        self._column.setContentsMargins(px(24), px(64), px(24), px(16))
        self._column.setSpacing(px(14))
        self._buttons.setSpacing(px(6))

    # ── what it shows ────────────────────────────────────────────────────────

    def show_looking(self) -> None:
        """The machine is being looked over, which takes a few seconds."""
        self._title.setText(self.tr("Looking at this PC…"))
        self._findings.show_rows(())
        self._offer.hide()
        self._choose.hide()

    def show_look(self, look: FirstLook) -> None:
        """What was found."""
        self._title.setText(look.headline)
        self._findings.show_rows(look.rows)

    def show_offer(self, offer: Offer | None, *, button: str = "") -> None:
        """The model that runs well here; None = none is known that does."""
        self._offer.setVisible(offer is not None)
        self._choose.setVisible(offer is not None)
        if offer is not None:
            self._offer.show_offer(offer, button or self.tr("Download and chat"))

    def offer_starter(self, available: bool) -> None:
        """Whether the small model that comes along is there."""
        self._starter.setVisible(available)


class FindingsCard(QWidget):
    """Rows of name, value and verdict."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(2, 1)
        self._rows: list[tuple[Label, Label, Label]] = []
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._grid.setContentsMargins(px(16), px(12), px(16), px(12))
        self._grid.setHorizontalSpacing(px(18))
        self._grid.setVerticalSpacing(px(12))
        self.update()

    def show_rows(self, rows: tuple[LookRow, ...]) -> None:
        """Show these; none = the card is empty and hidden."""
        while len(self._rows) < len(rows):
            self._add_row()
        for number, labels in enumerate(self._rows):
            shown = number < len(rows)
            for label in labels:
                label.setVisible(shown)
            if shown:
                self._fill(labels, rows[number])
        self.setVisible(bool(rows))

    def _add_row(self) -> None:
        top = Qt.AlignmentFlag.AlignTop
        name = Label(self._theme, size=Size.SMALL, tone=Tone.MUTED)
        value = Label(self._theme, size=Size.SMALL, figures=True, wrap=True)
        verdict = Label(self._theme, size=Size.SMALL, wrap=True)
        value.setMinimumWidth(self._theme.px(176))
        row = len(self._rows)
        self._grid.addWidget(name, row, 0, top)
        self._grid.addWidget(value, row, 1, top)
        self._grid.addWidget(verdict, row, 2, top)
        self._rows.append((name, value, verdict))

    def _fill(self, labels: tuple[Label, Label, Label], row: LookRow) -> None:
        name, value, verdict = labels
        name.setText(row.name)
        value.setText(row.value)
        verdict.setText("\n".join(filter(None, (row.verdict, row.action))))
        verdict.set_tone(_TONES[row.level])
        verdict.setAccessibleName(f"{row.name}: {row.value}. {row.verdict} {row.action}".strip())
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse
        verdict.setTextInteractionFlags(
            selectable if row.action else Qt.TextInteractionFlag.NoTextInteraction
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A bordered card."""
        _paint_card(self, self._theme, Tone.LINE)


class OfferCard(QWidget):
    """The recommended model with its button."""

    download_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = Label(theme, size=Size.HEADING, bold=True)
        self._about = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        self._why = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._more = Label(theme, size=Size.SMALL, tone=Tone.FAINT, wrap=True)
        self._button = Button(theme, icons, self.tr("Download and chat"), Kind.PRIMARY)
        self._button.clicked.connect(self.download_wanted)
        head = QHBoxLayout()
        head.addWidget(self._name, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self._about, 1, Qt.AlignmentFlag.AlignBaseline)
        texts = QVBoxLayout()
        texts.setSpacing(theme.px(4))
        texts.addLayout(head)
        texts.addWidget(self._why)
        texts.addWidget(self._more)
        self._row = QHBoxLayout(self)
        self._row.addLayout(texts, 1)
        self._row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(12), px(14), px(12))
        self._row.setSpacing(px(16))
        self.update()

    def show_offer(self, offer: Offer, button: str) -> None:
        """This model."""
        self._name.setText(offer.name)
        self._about.setText(offer.about)
        self._why.setText(offer.why)
        self._more.setText(offer.more)
        self._more.setVisible(bool(offer.more))
        self._button.setText(button)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A card that stands out."""
        _paint_card(self, self._theme, Tone.ACCENT)


def _paint_card(widget: QWidget, theme: Theme, border: Tone) -> None:
    painting.box(
        painting.begin(widget),
        QRectF(widget.rect()),
        theme.px(12),
        fill=theme.colour(Tone.BACKGROUND),
        border=theme.colour(border),
    )
