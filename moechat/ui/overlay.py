"""What lies over the whole window for a moment: a question, a sheet, a palette."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from moechat.ui import painting
from moechat.ui.frame import Scrim
from moechat.ui.theme import Theme, Tone


class Overlay(QWidget):
    """Covers its parent while it is shown; Esc and a click beside its card take it away.

    The keyboard stays within, and goes back to where it was.
    """

    dismissed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, *, dims: bool = True) -> None:
        """One that does not dim is as large as it makes itself, and goes with a click beside it."""
        super().__init__(parent)
        self._dims = dims
        self.below = parent
        self._focus_before: QWidget | None = None
        self._scrim = Scrim(self)
        self._scrim.setVisible(dims)
        self._scrim.clicked.connect(self.dismiss)
        self.card = Card(theme)
        self.card.setParent(self)
        self.hide()

    def appear(self, first: QWidget) -> None:
        """Lie above all, with the keyboard in ``first``."""
        if self.isHidden():
            self._focus_before = QApplication.focusWidget()
        self.below.installEventFilter(self)
        if not self._dims and (app := QApplication.instance()) is not None:
            app.installEventFilter(self)
        self.cover()
        self.show()
        self.raise_()
        first.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def dismiss(self) -> None:
        """Go away without doing anything."""
        if self.isHidden():
            return
        self.below.removeEventFilter(self)
        if not self._dims and (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)
        before, self._focus_before = self._focus_before, None
        self.hide()
        if before is not None and before.isVisibleTo(self.below):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.dismissed.emit()

    def stops(self) -> Sequence[QWidget]:
        """Where Tab leads, in this order."""
        return ()

    def cover(self) -> None:
        """Be as large as what lies below."""
        self.setGeometry(self.below.rect())
        self._scrim.setGeometry(self.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """What lies below has another size, or was clicked."""
        kind = event.type()
        if kind == QEvent.Type.Resize and watched is self.below:
            self.cover()
        elif kind == QEvent.Type.MouseButtonPress and not self._dims and self._is_beside(watched):
            self.dismiss()
        return False

    def _is_beside(self, clicked: QObject) -> bool:
        if not isinstance(clicked, QWidget) or clicked is self:
            return False
        return not self.isAncestorOf(clicked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc means no; other keys are not for what lies below."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 (Qt's name)
        """The keyboard stays within."""
        stops = [stop for stop in self.stops() if not stop.isHidden()]
        if stops:
            now = next((i for i, stop in enumerate(stops) if stop.hasFocus()), -1)
            following = stops[(now + (1 if forward else -1)) % len(stops)]
            following.setFocus(Qt.FocusReason.TabFocusReason)
        return True


class Card(QWidget):
    """The box in the middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box."""
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(12),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.CONTROL),
        )
