"""The line below a message: its versions, what can be done, how it ended and what it cost."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.conversation import FinishReason, Message, Role
from moechat.core.message_actions import MessageAction, Standing, offered, waits
from moechat.services.texts import format_count
from moechat.ui.buttons import Button, Kind
from moechat.ui.figures import rate_text, seconds_text
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript.action_texts import action_text, action_tip, wait_text
from moechat.ui.transcript.notes import NoteRow
from moechat.ui.transcript.version_switch import VersionSwitch

_QUIET = Standing()


@dataclass(frozen=True)
class Footing:
    """Where a message stands: its place among its versions and in the chat."""

    version: int = 1
    versions: int = 1
    is_last: bool = False
    standing: Standing = _QUIET


_ALONE = Footing()


class FooterRow(NoteRow):
    """Below an answer what is done with it most; below a question its versions alone."""

    acted = Signal(object)  # MessageAction
    stepped = Signal(int)  # to another version
    menu_wanted = Signal(object)  # the button that it belongs to

    def __init__(self, theme: Theme, icons: IconSet, outset: int, parent: QWidget) -> None:
        super().__init__(theme, outset, parent)
        self._message: Message | None = None
        self._versions = VersionSwitch(theme, icons)
        self._versions.stepped.connect(self.stepped)
        names = {
            MessageAction.CONTINUE: self.tr("Continue"),
            MessageAction.COPY: self.tr("Copy"),
            MessageAction.REGENERATE: self.tr("Regenerate"),
            MessageAction.BRANCH: self.tr("Branch"),
        }
        self._buttons = {
            action: Button(theme, icons, text, Kind.QUIET, small=True)
            for action, text in names.items()
        }
        self._buttons[MessageAction.COPY].setAccessibleName(self.tr("Copy answer"))
        self._more = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="more")
        self._more.setAccessibleName(self.tr("More actions"))
        self._more.setToolTip(self.tr("More actions"))
        self._more.clicked.connect(lambda: self.menu_wanted.emit(self._more))
        self._ending = Label(theme, size=Size.SMALL, tone=Tone.MUTED)
        self._cost = Label(theme, size=Size.SMALL, tone=Tone.FAINT, figures=True)
        self._costs: list[str] = []
        for action, button in self._buttons.items():
            button.clicked.connect(lambda _=False, act=action: self._act(act))
        self._first = ending = QHBoxLayout()
        ending.setSpacing(theme.px(4))
        ending.addWidget(self._ending)
        self._continue = self._buttons.pop(MessageAction.CONTINUE)
        ending.addWidget(self._continue)
        ending.addStretch(1)
        self._row = row = QHBoxLayout()
        row.setSpacing(0)
        row.addStretch(0)
        for widget in (self._versions, *self._buttons.values(), self._more):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._cost)
        self._lines = QVBoxLayout(self)
        self._lines.setSpacing(0)
        self._lines.addLayout(ending)
        self._lines.addLayout(row)

    def fit(self, column: int) -> int:
        """The text of the buttons, not their boxes, stands at the edge of the column."""
        # As much of the cost as there is room for.
        shown = [each for each in (*self._buttons.values(), self._more) if not each.isHidden()]
        taken = sum(each.sizeHint().width() for each in shown)
        taken += 0 if self._versions.isHidden() else self._versions.sizeHint().width()
        metrics = self._cost.fontMetrics()
        for count in range(len(self._costs), -1, -1):
            text = " · ".join(self._costs[:count])
            if metrics.horizontalAdvance(text) + self._theme.px(8) <= column - taken:
                self._cost.setText(text)
                break
        height = super().fit(column)
        aside = min(self._theme.px(10), self._outset)
        left, right = (0, aside) if self._is_question else (aside, 0)
        self._lines.setContentsMargins(self._outset - left, 0, self._outset - right, 0)
        self._first.setContentsMargins(left, 0, 0, 0)
        return height

    @property
    def _is_question(self) -> bool:
        return self._message is not None and self._message.role is Role.USER

    def show_message(self, message: Message, footing: Footing = _ALONE) -> None:
        """Speak about another message."""
        self._message = message
        actions = () if self._is_question else offered(message, is_last=footing.is_last)
        for action, button in (*self._buttons.items(), (MessageAction.CONTINUE, self._continue)):
            rests = waits(action, footing.standing)
            button.setVisible(action in actions)
            button.setEnabled(not rests)
            button.setToolTip(wait_text() if rests else action_tip(action))
            button.setAccessibleDescription(action_text(action))
        self._more.setVisible(bool(actions))
        self._versions.show_place(footing.version, footing.versions, waits=footing.standing.here)
        self._ending.setText("" if self._is_question else self._ending_text(message))
        self._ending.setVisible(bool(self._ending.text()))
        self._costs = self._cost_parts(message)
        self._cost.setToolTip(" · ".join(self._costs))
        # What is said of a question stands at its side, at the right.
        self._row.setStretch(0, int(self._is_question))
        self._row.setStretch(self._row.count() - 2, int(not self._is_question))

    def _act(self, action: MessageAction) -> None:
        if action is MessageAction.COPY and self._message is not None:
            QGuiApplication.clipboard().setText(self._message.text)
        else:
            self.acted.emit(action)

    def _ending_text(self, message: Message) -> str:
        if message.finish_reason is FinishReason.STOP and not message.text.strip():
            return self.tr("The model ended its answer without a word")
        return {
            FinishReason.LENGTH: self.tr("Ended by the token limit"),
            FinishReason.CANCELLED: self.tr("Stopped by you"),
        }.get(message.finish_reason or FinishReason.STOP, "")

    def _cost_parts(self, message: Message) -> list[str]:
        metrics = message.metrics
        if metrics is None or not metrics.new_tokens:
            return []
        count = format_count(metrics.new_tokens)
        one = metrics.new_tokens == 1
        parts = [(self.tr("{0} token") if one else self.tr("{0} tokens")).format(count)]
        if metrics.tokens_per_second > 0:
            parts.append(rate_text(metrics.tokens_per_second))
        if metrics.ttft_ms > 0:
            parts.append(self.tr("first token {0}").format(seconds_text(metrics.ttft_ms)))
        return parts
