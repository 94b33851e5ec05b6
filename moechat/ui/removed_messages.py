"""The deleted messages of a chat, each with the way back."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from moechat.core.conversation import RemovedMessage, Role
from moechat.services.texts import format_moment
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.overlay import Overlay
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Size, Theme, Tone

_WIDTH, _HEIGHT = 520, 320  # pixels of the design; of the card, and of its list at most


class RemovedMessages(Overlay):
    """Lists them, the latest first. To delete them for good takes two clicks."""

    restore_wanted = Signal(str)  # message id
    erase_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._theme, self._icons = theme, icons
        self.setAccessibleName(self.tr("Deleted messages"))
        title = Label(theme, self.tr("Deleted messages"), bold=True)
        self._note = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._list = QScrollArea()
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setWidgetResizable(True)
        self._list.setVerticalScrollBar(ThinScrollBar(theme))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.viewport().setAutoFillBackground(False)
        self._erase = Button(theme, icons, small=True)
        self._erase.clicked.connect(self._on_erase)
        self._close = Button(theme, icons, self.tr("Close"), small=True)
        self._close.clicked.connect(self.dismiss)
        self._buttons: list[Button] = []
        row = QHBoxLayout()
        row.addWidget(self._erase)
        row.addStretch(1)
        row.addWidget(self._close)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(*[theme.px(20)] * 4)
        column.setSpacing(theme.px(12))
        for widget in (title, self._note, self._list):
            column.addWidget(widget)
        column.addLayout(row)
        self.card.setFixedWidth(theme.px(_WIDTH))
        centre = QVBoxLayout(self)
        centre.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        self._asked = False
        self._name_erase()

    def open(self, removed: Sequence[RemovedMessage]) -> None:
        """Show these."""
        self._asked = False
        self._name_erase()
        self._note.setText(
            self.tr("They are kept until you delete them for good, or the chat.")
            if removed
            else self.tr("Nothing is deleted in this chat.")
        )
        self._erase.setVisible(bool(removed))
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(0, 0, self._theme.px(8), 0)
        rows.setSpacing(self._theme.px(10))
        self._buttons = []
        for one in removed:
            rows.addLayout(self._row_of(one))
        rows.addStretch(1)
        body.setAutoFillBackground(False)
        self._list.setWidget(body)
        self._list.setVisible(bool(removed))
        height = min(body.sizeHint().height(), self._theme.px(_HEIGHT))
        self._list.setFixedHeight(height)
        self.appear(self._buttons[0] if self._buttons else self._close)

    def _row_of(self, one: RemovedMessage) -> QHBoxLayout:
        who = self.tr("You") if one.role is Role.USER else self.tr("Assistant")
        text = " ".join(one.text.split()) or self.tr("(no text)")
        words = ElidedLabel(self._theme, f"{who}: {text}")
        when = format_moment(QDateTime.fromSecsSinceEpoch(int(one.at)))
        many = one.messages > 1  # those below it come back too
        count = self.tr("%n messages", "", one.messages) if many else self.tr("1 message")
        about = Label(self._theme, f"{when} · {count}", size=Size.SMALL, tone=Tone.MUTED)
        restore = Button(self._theme, self._icons, self.tr("Restore"), small=True)
        restore.setAccessibleName(self.tr("Restore: {0}").format(words.text()))
        restore.clicked.connect(lambda: self._restore(one.id))
        self._buttons.append(restore)
        texts = QVBoxLayout()
        texts.setSpacing(self._theme.px(2))
        texts.addWidget(words)
        texts.addWidget(about)
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(12))
        row.addLayout(texts, 1)
        row.addWidget(restore)
        return row

    def stops(self) -> Sequence[QWidget]:
        """Its buttons, from above."""
        return (*self._buttons, self._erase, self._close)

    def _restore(self, message_id: str) -> None:
        self.dismiss()
        self.restore_wanted.emit(message_id)

    @Slot()
    def _on_erase(self) -> None:
        if not self._asked:
            self._asked = True
            self._name_erase()
            return
        self.dismiss()
        self.erase_wanted.emit()

    def _name_erase(self) -> None:
        if self._asked:
            self._erase.setText(self.tr("Really delete all for good?"))
        else:
            self._erase.setText(self.tr("Delete all for good…"))
        self._erase.set_kind(Kind.BORDERED)
