"""What stands where no message is yet."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone


class EmptyState(QWidget):
    """A new chat: a question, a promise, and three ways to begin."""

    starter_chosen = Signal(str)  # text for the composer

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme = theme
        title = Label(theme, self.tr("What would you like to know?"), size=Size.TITLE, bold=True)
        promise = Label(
            theme,
            self.tr("Runs on this PC. Nothing you type leaves it."),
            tone=Tone.MUTED,
            wrap=True,
        )
        self._starters = QHBoxLayout()
        self._starters.setSpacing(theme.px(10))
        self._starters.addStretch(1)
        for name, text in (
            (self.tr("Explain something"), self.tr("Explain in simple words: ")),
            (self.tr("Draft a reply"), self.tr("Draft a friendly reply to this message:\n\n")),
            (self.tr("Review code"), self.tr("Review this code and name its faults:\n\n")),
        ):
            button = Button(theme, icons, name, small=True)
            button.clicked.connect(lambda _=False, t=text: self.starter_chosen.emit(t))
            self._starters.addWidget(button)
        self._starters.addStretch(1)
        self._column = QVBoxLayout(self)
        for label in (title, promise):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._column.addWidget(label)
        self._column.addLayout(self._starters)
        self._column.addStretch(1)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(24), px(160), px(24), 0)
        self._column.setSpacing(px(10))
        self._starters.setContentsMargins(0, px(8), 0, 0)
