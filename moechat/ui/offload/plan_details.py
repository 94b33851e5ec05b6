"""The sums behind a plan: what it needs part by part, the reasons, what could be done instead."""

from PySide6.QtCore import QPoint, QRectF, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from moechat.core.memory_lock import MemoryLock
from moechat.core.memory_plan import comfortable
from moechat.core.plan import Plan
from moechat.services.memory_lock_texts import lock_text
from moechat.services.plan_texts import alternative_text, basis_text, reason_text
from moechat.services.texts import format_bytes, format_count
from moechat.ui import painting
from moechat.ui.figures import rate_text, seconds_text
from moechat.ui.label import Label
from moechat.ui.scroll_box import ScrollBox
from moechat.ui.theme import Size, Theme, Tone


class PlanDetails(QWidget):
    """A popover; a click elsewhere or Escape closes it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("How this setting was found"))
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._box = ScrollBox(theme, content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 1, 1, 1)  # the border
        outer.addWidget(self._box)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(14), px(16), px(14))
        self._column.setSpacing(px(8))
        self.setFixedWidth(px(420))

    def show_plan(self, plan: Plan, lock: MemoryLock | None = None) -> None:
        """The sums of this plan, and what is locked of a model that was loaded by it."""
        self._column.addWidget(
            Label(self._theme, self.tr("How this was found"), size=Size.BODY, bold=True)
        )
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(self._theme.px(3))
        for row, (name, value, bold) in enumerate(self._sums(plan)):
            label = Label(self._theme, name, size=Size.SMALL, tone=Tone.MUTED, bold=bold)
            figure = Label(self._theme, value, size=Size.SMALL, bold=bold, figures=True)
            grid.addWidget(label, row, 0)
            grid.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)
        self._column.addLayout(grid)
        self._add_sentences([reason_text(reason) for reason in plan.reasons])
        self._add_sentences([lock_text(lock)] if lock else [])
        others = [alternative_text(alternative) for alternative in plan.alternatives]
        if others:
            self._column.addWidget(
                Label(self._theme, self.tr("Instead"), size=Size.SMALL, bold=True)
            )
            self._add_sentences(others)

    def _sums(self, plan: Plan) -> list[tuple[str, str, bool]]:
        size, count = format_bytes, format_count
        experts = self.tr("+ resident experts, {0} of {1} per layer").format(
            count(plan.slots), count(plan.experts)
        )
        context = self.tr("+ context of {0} tokens, {1} KV cache").format(
            count(plan.context_tokens), plan.kv_precision.value
        )
        speed = plan.expected_tokens_per_second
        basis = basis_text(speed, plan.basis, plan.error_factor)
        rows = [
            (self.tr("always-resident weights"), size(plan.fixed_bytes), False),
            (experts, size(plan.resident_expert_bytes), False),
            (context, size(plan.kv_bytes + plan.recurrent_bytes), False),
            (self.tr("+ working memory"), size(plan.working_bytes), False),
            (self.tr("= needed"), size(plan.needed_bytes), True),
            (self.tr("at most while loading"), size(plan.load_peak_bytes), False),
            (self.tr("available to the model"), size(plan.budget_bytes), False),
            (self.tr("comfortable, 85 % of that"), size(comfortable(plan.budget_bytes)), True),
            (self.tr("speed, {0}").format(basis), rate_text(speed), False),
            (
                self.tr("first token, 1,000-token prompt"),
                seconds_text(plan.expected_ttft_ms),
                False,
            ),
            (self.tr("prompt read in steps of"), count(plan.prefill_chunk), False),
        ]
        if not plan.experts:
            del rows[1]
        return rows

    def _add_sentences(self, sentences: list[str]) -> None:
        for sentence in sentences:
            label = Label(self._theme, sentence, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._column.addWidget(label)

    def pop_up(self, below: QPoint) -> None:
        """Open near ``below`` (global), wholly on the screen."""
        # `adjustSize` stops at two thirds of the screen, and squeezes what is wrapped.
        screen = QGuiApplication.screenAt(below) or self.screen()
        area = screen.availableGeometry()
        height = self._box.height_for(self.width() - 2) + 2
        self.setFixedHeight(min(height, area.height()))
        size = self.size()
        x = min(max(area.left(), below.x()), area.right() - size.width())
        y = min(max(area.top(), below.y()), area.bottom() - size.height())
        self.move(x, y)
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; keys that scroll do so."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif not self._box.scroll_by(event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A bordered card."""
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(4),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.CONTROL),
        )
