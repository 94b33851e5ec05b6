"""The chips in the composer: as high as they need to be, up to a few lines."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy

from moechat.ui.attachments.chips import Chip, ChipFlow, ChipText
from moechat.ui.icons import IconSet
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Theme

_HIGHEST = 190  # more is scrolled, so that the chat and the text keep their room


class AttachmentStrip(QScrollArea):
    """What goes with the message that is being written."""

    removed = Signal(str)  # key
    opened = Signal(str)

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme = theme
        self._goes_to_end = False
        self._flow = ChipFlow(theme, icons, removable=True)
        self._flow.removed.connect(self.removed)
        self._flow.opened.connect(self.opened)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(self._flow)
        self._flow.setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self.setAccessibleName(self._flow.accessibleName())
        theme.changed.connect(self._fit)
        self.hide()

    @property
    def chips(self) -> list[Chip]:
        """Those that are there."""
        return self._flow.chips

    def show_chips(self, texts: Sequence[ChipText]) -> None:
        """Show these; the last one, if it is new."""
        more = len(texts) > len(self.chips)
        self._flow.show_chips(texts)
        self.setVisible(bool(texts))
        self._goes_to_end = more  # once there is room for it
        self._fit()

    @Slot(int, int)
    def _on_range(self, _least: int, most: int) -> None:
        if self._goes_to_end and most > 0:
            self._goes_to_end = False
            self.verticalScrollBar().setValue(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, other lines."""
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        needed = self._flow.heightForWidth(self.viewport().width())
        height = max(1, min(needed, self._theme.px(_HIGHEST)))
        if height != self.height() or height != self.maximumHeight():
            self.setFixedHeight(height)
