"""What can be done with a question, beside it while the mouse or the keyboard is there."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from moechat.core.message_actions import MessageAction
from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme, Tone
from moechat.ui.transcript.action_texts import action_text, action_tip


class ActionBar(QWidget):
    """Floats over the transcript; hidden while it has no message."""

    acted = Signal(str, object)  # message id, MessageAction
    menu_wanted = Signal(str, object)  # message id, the button that it belongs to

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.message_id = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._buttons: list[Button] = []
        for action, icon in ((MessageAction.EDIT, "pencil"), (MessageAction.COPY, "copy")):
            button = self._add(theme, icons, icon, action_text(action), action_tip(action))
            button.clicked.connect(lambda _=False, act=action: self._act(act))
        more = self._add(theme, icons, "more", self.tr("More actions"), self.tr("More actions"))
        more.clicked.connect(lambda: self.menu_wanted.emit(self.message_id, more))
        self.hide()

    def _add(self, theme: Theme, icons: IconSet, icon: str, name: str, tip: str) -> Button:
        button = Button(theme, icons, "", Kind.QUIET, small=True, icon_name=icon)
        button.setAccessibleName(name)
        button.setToolTip(tip)
        self.layout().addWidget(button)  # type: ignore[union-attr]  # made above
        self._buttons.append(button)
        return button

    def stops(self) -> list[QWidget]:
        """Where the Tab key halts, in order."""
        return list(self._buttons) if not self.isHidden() else []

    def stand(self, message_id: str, right: int, top: int) -> None:
        """Belong to a message, with the upper right corner there."""
        size = self.sizeHint()
        self.message_id = message_id
        self.setGeometry(max(2, right - size.width()), top, size.width(), size.height())
        self.show()
        self.raise_()

    def leave(self) -> None:
        """Belong to no message."""
        self.message_id = ""
        self.hide()

    def _act(self, action: MessageAction) -> None:
        self.acted.emit(self.message_id, action)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box, for where it lies over text."""
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(8),
            fill=self._theme.colour(Tone.BACKGROUND),
        )
