"""What stands where no message is yet."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.ui.buttons import Button, Kind
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


class FirstStart(QWidget):
    """No model is known yet."""

    folder_wanted = Signal()
    starter_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme = theme
        title = Label(theme, self.tr("Choose a model to chat with"), size=Size.TITLE, bold=True)
        promise = Label(
            theme,
            self.tr("Everything runs here. Nothing you type leaves this computer."),
            tone=Tone.MUTED,
            wrap=True,
        )
        self._explanation = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._open = Button(
            theme, icons, self.tr("Open a model folder…"), Kind.PRIMARY, hint=self.tr("Ctrl O")
        )
        self._open.clicked.connect(self.folder_wanted)
        self._starter = Button(theme, icons, self.tr("Use the starter model"), Kind.PRIMARY)
        self._starter.clicked.connect(self.starter_wanted)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(theme.px(10))
        self._buttons.addWidget(self._starter)
        self._buttons.addWidget(self._open)
        self._buttons.addStretch(1)
        self._box = QWidget()
        self._column = QVBoxLayout(self._box)
        for widget in (title, promise, self._explanation):
            self._column.addWidget(widget)
        self._column.addLayout(self._buttons)
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        outer.addWidget(self._box, 100, Qt.AlignmentFlag.AlignTop)
        outer.addStretch(1)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.offer_starter(False)

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._box.setMaximumWidth(px(560))
        self._column.setContentsMargins(px(16), px(110), px(16), 0)
        self._column.setSpacing(px(10))
        self._buttons.setContentsMargins(0, px(12), 0, 0)

    def offer_starter(self, available: bool) -> None:
        """Whether the small model that comes along is there."""
        self._starter.setVisible(available)
        self._open.set_kind(Kind.BORDERED if available else Kind.PRIMARY)
        folder = self.tr(
            "A model is a folder with openvino_model.xml or openvino_language_model.xml, its "
            "weights and its tokenizer, as exported for OpenVINO."
        )
        starter = self.tr(
            "The starter model is small and fast: good to try the program, weak at answers."
        )
        self._explanation.setText(f"{folder} {starter}" if available else folder)
