"""What lies over the middle: a page, and above it what there is to tell meanwhile."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moechat.ui.banner import NoticeArea
from moechat.ui.surface import Surface
from moechat.ui.theme import Theme, Tone


class Cover(Surface):
    """Holds one page; the notices of the window stand above it as long as it is there."""

    def __init__(self, theme: Theme, notices: NoticeArea) -> None:
        super().__init__(theme, Tone.BACKGROUND)
        self._notices = notices
        self._page: QWidget | None = None
        self._above = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(self._above)
        notices.changed.connect(self._make_room)
        theme.changed.connect(self._make_room)
        self.hide()

    @property
    def page(self) -> QWidget | None:
        """What it shows."""
        return self._page

    def hold(self, page: QWidget | None) -> None:
        """Show a page in place of the one before, or none."""
        before, self._page = self._page, page
        if before is not None and before is not page:
            self._column.removeWidget(before)
            before.hide()
        if page is not None:
            self._above.addWidget(self._notices)
            self._column.addWidget(page, 1)
            page.show()
        self._make_room()

    @Slot()
    def _make_room(self) -> None:
        px, shown = self._theme.px, bool(self._notices.keys()) and self._page is not None
        self._above.setContentsMargins(*([px(28), px(12), px(28), 0] if shown else [0, 0, 0, 0]))
