"""Licences of everything on board, to be searched and read."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.licence_notice import Notice
from moechat.core.word_search import word_rank
from moechat.services.joining import in_a_list
from moechat.services.licence_reader import LicenceReader
from moechat.ui.about.text_view import TextView
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.overlay import Overlay
from moechat.ui.search_field import SearchField
from moechat.ui.settings.nav import NavItem, NavList
from moechat.ui.theme import Size, Theme, Tone

_WIDTH, _HEIGHT, _LIST = 1000, 640, 270  # pixels of the design


class LicencesSheet(Overlay):
    """The works at the left, the texts of one of them beside these."""

    address_wanted = Signal(str)  # of the work's own page

    def __init__(
        self, theme: Theme, icons: IconSet, parent: QWidget, reader: LicenceReader
    ) -> None:
        super().__init__(theme, parent)
        self._theme, self._reader = theme, reader
        self._notices: list[Notice] = []
        self._shown: Notice | None = None
        self._build(icons)
        self.setAccessibleName(self._title.text())
        reader.listed.connect(self._on_listed)
        reader.read.connect(self._on_read)
        reader.failed.connect(self._on_failed)
        theme.changed.connect(self._place)

    def _build(self, icons: IconSet) -> None:
        theme = self._theme
        self._title = Label(theme, self.tr("Open-source licences"), size=Size.HEADING, bold=True)
        self._close = Button(theme, icons, "", Kind.QUIET, icon_name="close")
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close (Esc)"))
        self._close.clicked.connect(self.dismiss)
        self._search = SearchField(theme, icons, self.tr("Search by name or licence"), "")
        self._search.textChanged.connect(self._list_found)
        self._search.left_downwards.connect(self._enter_list)
        self._list = NavList(theme)
        self._list.setAccessibleName(self.tr("Works that moechat contains"))
        self._list.moved.connect(self._want)
        self._list.opened.connect(self._want)
        self._heading = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._visit = Button(theme, icons, self.tr("Web page…"), small=True)
        self._visit.clicked.connect(self._on_visit)
        self._text = TextView(theme)
        self._text.setAccessibleName(self.tr("Text of the licence"))
        head, about, side = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        about.addWidget(self._heading, 1)
        about.addWidget(self._visit, 0, Qt.AlignmentFlag.AlignTop)
        side.addWidget(self._search)
        side.addWidget(self._list, 1)
        right = QVBoxLayout()
        right.addLayout(about)
        right.addWidget(self._text, 1)
        self._side = QWidget()
        self._side.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout()
        self._row.addWidget(self._side)
        self._row.addLayout(right, 1)
        self._column = QVBoxLayout(self.card)
        self._column.addLayout(head)
        self._column.addLayout(self._row, 1)
        self._columns = (side, right)

    @Slot()
    def open(self) -> None:
        """Show the list; it is read when it is first wanted."""
        self.appear(self._search)
        if not self._notices:
            self._show_heading(self.tr("Reading…"))
            self._reader.look()

    def stops(self) -> Sequence[QWidget]:
        """From the search to the text."""
        return (self._search, self._list, self._visit, self._text, self._close)

    @Slot(list)
    def _on_listed(self, notices: list[Notice]) -> None:
        self._notices = notices
        self._list_found()
        if notices:
            self._want(notices[0])

    @Slot()
    def _list_found(self) -> None:
        query = self._search.text()
        found = [
            each
            for each in self._notices
            if not query.strip() or word_rank(query, (each.name, each.licence)) is not None
        ]
        self._list.show_items(
            [NavItem(each.name, each, in_a_list((each.version, each.licence))) for each in found]
        )
        if self._shown is not None:
            self._list.make_current(self._shown)

    @Slot()
    def _enter_list(self) -> None:
        if self._list.items:
            self._list.setFocus(Qt.FocusReason.TabFocusReason)
            if not self._list.currentIndex().isValid():
                self._list.setCurrentIndex(self._list.model().index(0, 0))

    @Slot(object)
    def _want(self, notice: object) -> None:
        if isinstance(notice, Notice) and notice != self._shown:
            self._shown = notice
            self._list.make_current(notice)
            self._reader.want(notice)

    @Slot(object, str)
    def _on_read(self, notice: Notice, text: str) -> None:
        self._show_heading(in_a_list((notice.name, notice.version, notice.licence)))
        self._visit.setVisible(bool(notice.homepage))
        self._visit.setToolTip(notice.homepage)
        self._text.show_text(text)

    @Slot()
    def _on_failed(self) -> None:
        self._shown = None
        self._text.show_text("")
        self._show_heading(
            self.tr("The texts are not where they should be. Install moechat again to have them.")
        )

    def _show_heading(self, text: str) -> None:
        self._heading.setText(text)
        self._visit.hide()

    @Slot()
    def _on_visit(self) -> None:
        if self._shown is not None:
            self.address_wanted.emit(self._shown.homepage)

    # ── room ─────────────────────────────────────────────────────────────────

    @Slot()
    def _place(self) -> None:
        px, room = self._theme.px, self.below.size()
        self._column.setContentsMargins(px(22), px(14), px(14), px(18))
        self._column.setSpacing(px(10))
        self._row.setSpacing(px(14))
        self._row.setContentsMargins(0, 0, px(8), 0)
        for column in self._columns:
            column.setSpacing(px(8))
        width = min(px(_WIDTH), room.width() - px(32))
        height = min(px(_HEIGHT), room.height() - px(48))
        self._side.setFixedWidth(min(px(_LIST), width * 2 // 5))
        self.card.resize(width, height)
        self.card.move((room.width() - width) // 2, (room.height() - height) // 2)

    def cover(self) -> None:
        """In the middle."""
        super().cover()
        self._place()
