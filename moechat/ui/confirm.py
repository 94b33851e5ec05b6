"""Ask before something is done that has no way back."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.overlay import Overlay
from moechat.ui.theme import Theme, Tone


class Confirm(Overlay):
    """A question with one deed; Esc and Cancel mean no."""

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._act: Callable[[], None] | None = None
        self._title = Label(theme, bold=True, wrap=True)
        self._text = Label(theme, tone=Tone.MUTED, wrap=True)
        self._yes = Button(theme, icons, self.tr("Delete"), Kind.PRIMARY)
        self._yes.clicked.connect(self._accept)
        self._no = Button(theme, icons, self.tr("Cancel"))
        self._no.clicked.connect(self.dismiss)
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        row.addStretch(1)
        row.addWidget(self._no)
        row.addWidget(self._yes)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(*[theme.px(20)] * 4)
        column.setSpacing(theme.px(12))
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addLayout(row)
        self.card.setFixedWidth(theme.px(420))
        centre = QVBoxLayout(self)
        centre.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)

    def ask(self, title: str, text: str, deed: str, act: Callable[[], None]) -> None:
        """Ask; ``deed`` names what ``act`` does."""
        self._title.setText(title)
        self._text.setText(text)
        self._yes.setText(deed)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._act = act
        self.appear(self._no)

    def stops(self) -> Sequence[QWidget]:
        """Its buttons."""
        return (self._no, self._yes)

    @Slot()
    def _accept(self) -> None:
        act, self._act = self._act, None
        self.dismiss()
        if act is not None:
            act()
