"""How much of the context a chat takes, and what happens once that is full."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QActionGroup, QColor, QPainter, QPen
from PySide6.QtWidgets import QMenu

from moechat.core.context_policy import ContextPolicy, Fullness, fullness
from moechat.services.context_texts import policy_question, policy_text, use_tip
from moechat.ui.buttons import Button, Kind
from moechat.ui.figures import token_count
from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme, Tone

_RING = "ring"  # painted here, no picture
_TONES = {Fullness.FINE: Tone.MUTED, Fullness.NEARLY: Tone.WARN, Fullness.OVER: Tone.BAD}


class ContextMeter(Button):
    """A ring and ``2.1k / 32k``; its menu has the policy of the chat."""

    policy_chosen = Signal(object)  # ContextPolicy, or None for that of all chats

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__(theme, icons, "", Kind.QUIET, small=True, icon_name=_RING)
        self._share = 0.0
        self.fullness, self._handled = Fullness.FINE, False
        self._policy: ContextPolicy | None = None
        self._shared = ContextPolicy.STOP
        self.setAccessibleName(self.tr("Context"))
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)
        self.hide()

    def show_use(
        self,
        used: int | None,
        total: int | None,
        *,
        typed: int = 0,
        exact: bool = True,
        handled: bool = False,
    ) -> None:
        """How many tokens are used of how many, ``typed`` of them not sent; ``None`` = unknown.

        ``handled`` = room is made by leaving out what is oldest.
        """
        self.setVisible(used is not None and total is not None)
        if used is None or total is None:
            return
        self._share = min(1.0, used / total) if total else 1.0
        self.fullness = fullness(used, total)
        self._handled = handled
        pattern = self.tr("{0} / {1}") if exact else self.tr("~{0} / {1}")
        text = pattern.format(token_count(used), token_count(total))
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        tip = use_tip(used, total, typed, self.fullness, exact=exact, handled=handled)
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.update()

    def show_policy(self, policy: ContextPolicy | None, shared: ContextPolicy) -> None:
        """What was chosen for the chat (``None`` = nothing), and what holds for all."""
        self._policy, self._shared = policy, shared

    @Slot()
    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        menu.setFont(self._theme.font())
        heading = menu.addAction(policy_question())
        heading.setEnabled(False)
        group = QActionGroup(menu)
        shared = self.tr("As all chats: {0}").format(policy_text(self._shared))
        options = [(None, shared), *((policy, policy_text(policy)) for policy in ContextPolicy)]
        for policy, text in options:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(policy == self._policy)
            group.addAction(action)
            action.triggered.connect(lambda _=False, p=policy: self.policy_chosen.emit(p))

    # ── painting ─────────────────────────────────────────────────────────────

    def minimumSizeHint(self) -> QSize:
        """Figures are never elided."""
        return self.sizeHint()

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        fill, border, _ = super()._colours()
        return fill, border, self._theme.colour(self._tone())

    def _tone(self) -> Tone:
        tone = _TONES[self.fullness]
        return Tone.WARN if tone is Tone.BAD and self._handled else tone

    def _paint_icon(self, painter: QPainter, _name: str, x: float, side: int) -> None:
        width = side / 6
        ring = QRectF(QPointF(x, (self.height() - side) / 2), QSize(side, side))
        ring.adjust(width, width, -width, -width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colour(Tone.LINE), width))
        painter.drawEllipse(ring)
        pen = QPen(self._theme.colour(self._tone()), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(ring, 90 * 16, -round(self._share * 360 * 16))
