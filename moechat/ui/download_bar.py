"""One slim line below everything while something is downloaded."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from moechat.core.model_name import read_model_name
from moechat.services.download_view import Download
from moechat.services.shelf_texts import fraction_of, pace_line, progress_line
from moechat.ui.actions.table import ActionId, with_keys
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone

_NARROW = 760  # in pixels of the design


class DownloadBar(Surface):
    """Shows one download; a click opens the page of models."""

    opened = Signal()
    pause_wanted = Signal(str)  # id
    cancel_wanted = Signal(str)

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(theme, Tone.SIDEBAR, Qt.Edge.TopEdge, parent)
        self._id = ""
        self.setAccessibleName(self.tr("Download"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._text = ElidedLabel(theme, size=Size.SMALL, figures=True)
        self._bar = SlimProgressBar(theme)
        self._bar.setAccessibleName(self.tr("Download"))
        self._show = Button(theme, icons, self.tr("Models"), Kind.QUIET, small=True)
        self._show.setToolTip(with_keys(self.tr("Show the models"), ActionId.MODELS_PAGE))
        self._show.clicked.connect(self.opened)
        self._pause = Button(theme, icons, self.tr("Pause"), Kind.QUIET, small=True)
        self._pause.clicked.connect(lambda: self.pause_wanted.emit(self._id))
        self._cancel = Button(theme, icons, self.tr("Cancel"), Kind.QUIET, small=True)
        self._cancel.clicked.connect(lambda: self.cancel_wanted.emit(self._id))
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._text, 2)
        self._row.addWidget(self._bar, 1)
        for button in (self._show, self._pause, self._cancel):
            self._row.addWidget(button)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(3), px(10), px(2))
        self._row.setSpacing(px(10))

    def show_download(self, download: Download | None, waiting: int = 0) -> None:
        """How far this one is, and how many wait behind it; None = nothing is downloaded."""
        self.setVisible(download is not None)
        if download is None:
            self._id = ""
            return
        self._id = download.id
        name = read_model_name(download.folder.name).name
        progress = ": ".join((name, progress_line(download)))
        more = self.tr("{0} waiting").format(waiting) if waiting else ""
        text = " · ".join(filter(None, (progress, pace_line(download), more)))
        self._text.setText(text)
        self._bar.show_fraction(fraction_of(download))
        self._pause.setAccessibleName(self.tr("Pause the download of {0}").format(name))
        self._cancel.setAccessibleName(self.tr("Cancel the download of {0}").format(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The text goes before a button that does what the whole bar does."""
        super().resizeEvent(event)
        narrow = self.width() < self._theme.px(_NARROW)
        self._show.setVisible(not narrow)
        self._bar.setMaximumWidth(self._theme.px(110 if narrow else 340))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Anywhere but on the buttons."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.opened.emit()
        event.accept()
