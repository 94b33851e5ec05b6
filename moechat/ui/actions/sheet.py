"""The sheet of keyboard shortcuts."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from moechat.ui import painting
from moechat.ui.actions.table import KEYS, Action, ActionId, Group, group_title, native
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.overlay import Overlay
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Size, Theme, Tone

_COLUMN = 330  # pixels of the design
_STEP = 60


class ShortcutSheet(Overlay):
    """All keys in groups, in two columns where there is room for them."""

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._theme = theme
        self._groups: list[QWidget] = []
        self._title = Label(theme, self.tr("Keyboard shortcuts"), size=Size.HEADING, bold=True)
        self._close = Button(theme, icons, "", Kind.QUIET, icon_name="close")
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close (Esc)"))
        self._close.clicked.connect(self.dismiss)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setVerticalScrollBar(ThinScrollBar(theme))
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self._column = QVBoxLayout(self.card)
        self._column.addLayout(head)
        self._column.addWidget(self._area, 1)
        self.setAccessibleName(self.tr("Keyboard shortcuts"))
        theme.changed.connect(self._place)

    def open(self, actions: Sequence[Action], written: Mapping[ActionId, Sequence[str]]) -> None:
        """Show these actions; ``written`` are keys that are others than those of the table."""
        content = QWidget()
        content.setAutoFillBackground(False)
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, self._theme.px(8), 0)
        row.setSpacing(self._theme.px(32))
        columns = [QVBoxLayout() for _ in range(2 if self._has_two() else 1)]
        groups = [[each for each in actions if each.group is group] for group in Group]
        groups = [group for group in groups if group]
        half = _half(groups) if len(columns) > 1 else len(groups)
        for number, group in enumerate(groups):
            view = _GroupView(self._theme, group_title(group[0].group), group, written)
            columns[number >= half].addWidget(view)
        for column in columns:
            column.setSpacing(self._theme.px(18))
            column.addStretch(1)
            row.addLayout(column, 1)
        self._area.setWidget(content)
        self.appear(self._close)

    def stops(self) -> Sequence[QWidget]:
        """Only one thing to press."""
        return (self._close,)

    def _has_two(self) -> bool:
        return self.below.width() >= self._theme.px(2 * _COLUMN + 140)

    @Slot()
    def _place(self) -> None:
        px, room = self._theme.px, self.below.size()
        self._column.setContentsMargins(px(22), px(14), px(14), px(16))
        self._column.setSpacing(px(10))
        width = min(px((2 if self._has_two() else 1) * _COLUMN + 90), room.width() - px(32))
        content = self._area.widget()
        wanted = content.sizeHint().height() if content else 0
        head = self._close.sizeHint().height() + px(46)
        height = min(wanted + head, room.height() - px(48))
        self.card.resize(width, height)
        self.card.move((room.width() - width) // 2, (room.height() - height) // 2)

    def cover(self) -> None:
        """In the middle."""
        super().cover()
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages scroll."""
        bar, page = self._area.verticalScrollBar(), self._area.verticalScrollBar().pageStep()
        steps = {
            Qt.Key.Key_Down: self._theme.px(_STEP),
            Qt.Key.Key_Up: -self._theme.px(_STEP),
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_End: bar.maximum(),
            Qt.Key.Key_Home: -bar.maximum(),
        }
        if step := steps.get(Qt.Key(event.key())):
            bar.setValue(bar.value() + step)
        else:
            super().keyPressEvent(event)


def _half(groups: Sequence[Sequence[Action]]) -> int:
    """How many of the groups go into the first column, so that both are short."""

    def height(part: Sequence[Sequence[Action]]) -> int:
        return sum(len(group) + 1 for group in part)

    return min(range(len(groups) + 1), key=lambda at: max(height(groups[:at]), height(groups[at:])))


class _GroupView(QWidget):
    """A heading, and a line for each action."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        actions: Sequence[Action],
        written: Mapping[ActionId, Sequence[str]],
    ) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(7))
        column.addWidget(Label(theme, title, size=Size.SMALL, tone=Tone.FAINT, bold=True))
        for action in actions:
            line = QHBoxLayout()
            line.setSpacing(theme.px(8))
            line.addWidget(Label(theme, action.text, wrap=True), 1)
            for keys in written.get(action.id, KEYS[action.id]):
                line.addWidget(_Keys(theme, native(keys)), 0, Qt.AlignmentFlag.AlignTop)
            column.addLayout(line)
            if action.note:
                note = Label(theme, action.note, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
                column.addWidget(note)


class _Keys(Label):
    """Keys in a box."""

    def __init__(self, theme: Theme, keys: str) -> None:
        super().__init__(theme, keys, size=Size.SMALL, tone=Tone.MUTED)
        self._keys_theme = theme
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def sizeHint(self) -> QSize:
        """With room around."""
        px = self._keys_theme.px
        hint = super().sizeHint()
        return QSize(hint.width() + px(14), hint.height() + px(4))

    def minimumSizeHint(self) -> QSize:
        """All of it, always."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, then the text."""
        theme = self._keys_theme
        painter = painting.begin(self)
        painting.box(
            painter,
            QRectF(self.rect()),
            theme.px(5),
            fill=theme.colour(Tone.USER),
            border=theme.colour(Tone.LINE),
        )
        painter.end()
        super().paintEvent(event)
