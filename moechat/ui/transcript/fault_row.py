"""Why an answer ended before its time, and what to do about it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.services.texts import FaultAction, FaultText, action_label
from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript.notes import NoteRow


class FaultRow(NoteRow):
    """A card with a thick edge: title, advice, one action or two, details unfolded on demand."""

    acted = Signal(str)  # the action's value
    details_toggled = Signal()

    def __init__(self, theme: Theme, icons: IconSet, outset: int, parent: QWidget) -> None:
        super().__init__(theme, outset, parent)
        self._actions: tuple[FaultAction, ...] = ()
        self._title = Label(theme, bold=True, wrap=True)
        self._advice = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._detail = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._detail.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._act = Button(theme, icons, kind=Kind.PRIMARY, small=True)
        self._act.clicked.connect(lambda: self._on_act(0))
        self._other = Button(theme, icons, small=True)
        self._other.clicked.connect(lambda: self._on_act(1))
        self._details = Button(theme, icons, self.tr("Details"), small=True)
        self._details.clicked.connect(self.details_toggled)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.px(10))
        buttons.setContentsMargins(0, theme.px(4), 0, theme.px(4))
        buttons.addWidget(self._act)
        buttons.addWidget(self._other)
        buttons.addWidget(self._details)
        buttons.addStretch(1)
        card = QVBoxLayout()
        card.setContentsMargins(theme.px(18), theme.px(10), theme.px(14), theme.px(12))
        card.setSpacing(theme.px(3))
        card.addWidget(self._title)
        card.addWidget(self._advice)
        card.addLayout(buttons)
        card.addWidget(self._detail)
        column = QVBoxLayout(self)
        column.addLayout(card)

    def show_fault(self, text: FaultText, detail: str, *, details_open: bool) -> None:
        """Speak about another fault."""
        self._actions = text.choices
        self._title.setText(text.title)
        self._advice.setText(text.advice)
        self._advice.setVisible(bool(text.advice))
        for place, button in enumerate((self._act, self._other)):
            known = place < len(self._actions)
            button.setVisible(known)
            button.setText(action_label(self._actions[place]) if known else "")
        self._details.setVisible(bool(detail))
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail) and details_open)
        self.setAccessibleName(text.title)
        self.setAccessibleDescription(text.advice)

    def _on_act(self, place: int) -> None:
        if place < len(self._actions):
            self.acted.emit(self._actions[place].value)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card."""
        painter = painting.begin(self)
        rect = QRectF(self.rect()).adjusted(self._outset, 0, -self._outset, 0)
        radius = self._theme.px(10)
        painting.box(
            painter,
            rect,
            radius,
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.LINE),
        )
        painter.setClipPath(painting.rounded_path(rect, radius))
        edge = QRectF(rect.left(), rect.top(), self._theme.px(4), rect.height())
        painter.fillRect(edge, self._theme.colour(Tone.WARN))
