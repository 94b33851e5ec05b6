"""A sentence with some choices, in the composer above its buttons."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript import announce

Choices = Sequence[tuple[str, Callable[[], None]]]


class ChoiceStrip(QWidget):
    """Shown while there is something to decide; every choice takes it away."""

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme, self._icons = theme, icons
        self._text = Label(theme, size=Size.SMALL, wrap=True)
        self._close = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
        self._close.clicked.connect(self.dismiss)
        self.buttons: list[Button] = []
        self._top = QHBoxLayout()
        self._top.addWidget(self._text, 1)
        self._top.addWidget(self._close)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)
        self._column.addLayout(self._row)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @property
    def text(self) -> str:
        """What is to be decided; "" = nothing."""
        return "" if self.isHidden() else self._text.text()

    def ask(self, text: str, choices: Choices) -> None:
        """Show a sentence and its choices, in the place of any other."""
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for label, act in choices:
            button = Button(self._theme, self._icons, label, small=True)
            button.clicked.connect(self.dismiss)
            button.clicked.connect(lambda _=False, act=act: act())
            self._row.insertWidget(self._row.count() - 1, button)
            self.buttons.append(button)
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()
        self._fit_text()
        announce.say(self, text)

    @Slot()
    def dismiss(self) -> None:
        """Nothing is to be decided any more."""
        had_focus = self.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
        self.hide()
        parent = self.parentWidget()
        if had_focus and parent is not None:
            parent.setFocus()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(14), px(6), px(6), px(8))
        self._column.setSpacing(px(6))
        self._top.setSpacing(px(8))
        self._row.setSpacing(px(8))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A tinted box, with a bar at its beginning."""
        painter, px = painting.begin(self), self._theme.px
        painting.box(
            painter,
            QRectF(self.rect()),
            px(8),
            fill=self._theme.colour(Tone.PANEL),
            border=self._theme.colour(Tone.LINE),
        )
        x = self.width() - px(7) if self.isRightToLeft() else px(4)
        bar = QRectF(x, px(8), px(3), self.height() - 2 * px(8))
        painting.box(painter, bar, px(1.5), fill=self._theme.colour(Tone.WARN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window must not cut the sentence off."""
        super().resizeEvent(event)
        self._fit_text()

    def _fit_text(self) -> None:
        width = self._text.width()
        self._text.setMinimumHeight(max(0, self._text.heightForWidth(width)))

    def changeEvent(self, event: QEvent) -> None:
        """Another font, other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._restyle()
