"""Files and folders that are dropped onto the window: what they are decides who takes them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, QMimeData, QObject, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moechat.services.joining import as_sentence, in_a_list, one_after_another
from moechat.services.tasks import TaskLane
from moechat.ui import painting
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.label import Label
from moechat.ui.overlay import Card
from moechat.ui.theme import Size, Theme, Tone

_PATIENCE_MS = 600  # a look that takes longer is told of
_NOTICE = "drop"


class DropHandler(Protocol):
    """Takes one kind of files or folders."""

    @property
    def wanted(self) -> str:
        """What it takes, as a line of the hint."""

    def takes(self, path: Path) -> bool:
        """Whether this is of its kind. Called on a lane: it may look at the disk."""

    def take(self, paths: Sequence[Path]) -> None:
        """Do something with those that it takes; on the GUI thread."""


class Dropping(QObject):
    """Asks the handlers in their order; what none of them takes is told of."""

    def __init__(
        self,
        *,
        area: QWidget,
        theme: Theme,
        notices: NoticeArea,
        handlers: Sequence[DropHandler],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._notices, self._handlers = notices, handlers
        self._lane: TaskLane | None = None  # made for the first drop
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._tell_looking)
        self.hint = DropHint(theme, area)
        self.hint.show_wanted([handler.wanted for handler in handlers])
        self.hint.dropped.connect(self.take)
        area.setAcceptDrops(True)
        area.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """The hint comes with what is dragged over the window, and takes it from there."""
        if event.type() == QEvent.Type.DragEnter and isinstance(event, QDragEnterEvent):
            self.hint.dragEnterEvent(event)
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            self.hint.dropEvent(event)
            return True
        if event.type() == QEvent.Type.DragLeave:
            self.hint.hide()
        elif event.type() == QEvent.Type.Resize:
            self.hint.cover()
        return False

    @Slot(list)
    def take(self, paths: list[Path]) -> None:
        """Find out what these are, and give them to those who take them."""
        if self._lane is None:
            self._lane = TaskLane("drop", self)
        self._notices.dismiss(_NOTICE)
        self._patience.start()
        handlers = self._handlers
        self._lane.run(lambda: _sorted(paths, handlers), self._give)

    def _give(self, found: dict[int, list[Path]]) -> None:
        self._patience.stop()
        self._notices.dismiss(_NOTICE)
        for number, paths in found.items():
            if number < len(self._handlers):
                self._handlers[number].take(paths)
            else:
                self._refuse(paths)

    def _refuse(self, paths: list[Path]) -> None:
        names = in_a_list(path.name or str(path) for path in paths[:3])
        if len(paths) > 3:
            names = self.tr("{0} and more").format(names)
        wanted = one_after_another(as_sentence(handler.wanted) for handler in self._handlers)
        advice = self.tr("What can be dropped here: {0}").format(wanted)
        title = self.tr("moechat can do nothing with {0}").format(names)
        self._notices.show_notice(Notice(_NOTICE, title, advice))

    @Slot()
    def _tell_looking(self) -> None:
        text = self.tr("Looking at what was dropped…")
        self._notices.show_notice(Notice(_NOTICE, text, tone=Tone.ACCENT))


class DropHint(QWidget):
    """Covers the window while something is dragged over it, and says what can be dropped."""

    dropped = Signal(list)  # list[Path]

    def __init__(self, theme: Theme, area: QWidget) -> None:
        super().__init__(area)
        self._theme = theme
        self._title = Label(theme, self.tr("Drop it here"), size=Size.HEADING, bold=True)
        self._wanted = Label(theme, tone=Tone.MUTED)
        card = Card(theme)
        column = QVBoxLayout(card)
        column.setContentsMargins(*[theme.px(24)] * 4)
        column.setSpacing(theme.px(8))
        for label in (self._title, self._wanted):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        centre = QVBoxLayout(self)
        centre.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        self.setAcceptDrops(True)
        self.setAccessibleName(self._title.text())
        self.hide()

    def show_wanted(self, wanted: Sequence[str]) -> None:
        """What can be dropped, a line each."""
        self._wanted.setText("\n".join(wanted))

    @Slot()
    def cover(self) -> None:
        """Be as large as the window."""
        area = self.parentWidget()
        if area is not None:
            self.setGeometry(area.rect())

    def appear(self) -> None:
        """Lie above everything."""
        self.cover()
        self.show()
        self.raise_()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files are welcome, anything else is left to what lies below."""
        if local_paths(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.appear()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Anywhere."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Thought better of."""
        self.hide()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what was dropped; it stays where it came from."""
        self.hide()
        paths = local_paths(event.mimeData())
        if not paths:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.dropped.emit(paths)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The window shines through; a dashed line around what is said."""
        painter, px = QPainter(self), self._theme.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(self._theme.colour(Tone.BACKGROUND))
        veil.setAlphaF(0.85)
        painter.fillRect(self.rect(), veil)
        pen = QPen(self._theme.colour(Tone.ACCENT), px(2), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        rect = QRectF(self.rect()).adjusted(px(14), px(14), -px(14), -px(14))
        painter.drawPath(painting.rounded_path(rect, px(14)))


def local_paths(data: QMimeData) -> list[Path]:
    """The files and folders of this computer in what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _sorted(paths: Sequence[Path], handlers: Sequence[DropHandler]) -> dict[int, list[Path]]:
    """By the number of the handler; those that none takes come last, under their count."""
    found: dict[int, list[Path]] = {}
    for path in paths:
        takers = (n for n, handler in enumerate(handlers) if handler.takes(path))
        found.setdefault(next(takers, len(handlers)), []).append(path)
    return dict(sorted(found.items()))
