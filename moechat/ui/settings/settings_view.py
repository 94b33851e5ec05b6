"""The settings over the main area: pages at the left, the chosen one beside them, a search."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.search_field import SearchField
from moechat.ui.settings.entries import Hit, PageInfo, search
from moechat.ui.settings.nav import NavItem, NavList
from moechat.ui.settings.page import Page
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone

_LIST, _NARROW_LIST = 190, 150
_NARROW = 640  # of the whole view, in pixels of the design


@dataclass(frozen=True)
class PagePlan:
    """A page before it is built, which happens when it is first shown."""

    info: PageInfo
    make: Callable[[], Page]


class SettingsView(Surface):
    """All pages of the settings."""

    close_wanted = Signal()
    reload_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, plans: Sequence[PagePlan]) -> None:
        super().__init__(theme, Tone.BACKGROUND)
        self._icons = icons
        self._plans = {plan.info.key: plan for plan in plans}
        self._pages: dict[str, Page] = {}
        self._current = ""
        self._pending: frozenset[str] = frozenset()
        self.setAccessibleName(self.tr("Settings"))
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()
        self._list_pages()

    def _build(self) -> None:
        theme, icons = self._theme, self._icons
        self._search = SearchField(theme, icons, self.tr("Search settings"), "")
        self._search.textChanged.connect(self._on_searched)
        self._search.left_downwards.connect(self._enter_list)
        self._list = NavList(theme)
        self._list.setAccessibleName(self.tr("Pages of the settings"))
        self._list.moved.connect(self._on_moved)
        self._list.opened.connect(self._on_opened)
        self._nothing = Label(theme, size=Size.SMALL, tone=Tone.FAINT, wrap=True)
        self._nothing.hide()
        self._side = Surface(theme, Tone.BACKGROUND, Qt.Edge.RightEdge)
        self._side_column = QVBoxLayout(self._side)
        self._side_column.addWidget(self._search)
        self._side_column.addWidget(self._nothing)
        self._side_column.addWidget(self._list, 1)
        self._close = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        self._close.setAccessibleName(self.tr("Close the settings"))
        self._close.setToolTip(self.tr("Close the settings (Esc)"))
        self._close.clicked.connect(self.close_wanted)
        self._stack = QStackedWidget()
        self._bar = self._build_bar()
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._stack, 1)
        right.addWidget(self._bar)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._side)
        whole.addLayout(right, 1)
        # Above the page, at its corner, so that a page has the whole height.
        self._close.setParent(self)

    def _build_bar(self) -> QWidget:
        bar = Surface(self._theme, Tone.PANEL, Qt.Edge.TopEdge)
        self._bar_text = Label(
            self._theme,
            self.tr("Some changes take effect when the model is loaded again."),
            size=Size.SMALL,
            wrap=True,
        )
        self._reload = Button(
            self._theme, self._icons, self.tr("Reload now"), Kind.PRIMARY, small=True
        )
        self._reload.setToolTip(self.tr("Load the model again with these settings"))
        self._reload.clicked.connect(self.reload_wanted)
        row = QHBoxLayout(bar)
        row.addWidget(self._bar_text, 1)
        row.addWidget(self._reload)
        self._bar_row = row
        bar.hide()
        return bar

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._side_column.setContentsMargins(px(10), px(16), px(11), px(10))
        self._side_column.setSpacing(px(8))
        self._nothing.setContentsMargins(px(10), 0, px(4), 0)
        self._bar_row.setContentsMargins(px(26), px(8), px(18), px(8))
        self._bar_row.setSpacing(px(12))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another list."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        narrow = self.width() < px(_NARROW)
        self._side.setFixedWidth(px(_NARROW_LIST if narrow else _LIST))
        self._close.adjustSize()
        end = self.width() - self._close.width() - px(14)
        self._close.move(px(14) if self.isRightToLeft() else end, px(14))
        self._close.raise_()

    # ── pages ────────────────────────────────────────────────────────────────

    @property
    def infos(self) -> list[PageInfo]:
        """What the pages declare, in their order."""
        return [plan.info for plan in self._plans.values()]

    @property
    def page(self) -> Page | None:
        """The page that is shown; ``None`` before the first."""
        return self._pages.get(self._current)

    def open(self, key: str = "") -> None:
        """Show a page: that one, else the last shown, else the first."""
        self.show_page(key or self._current or next(iter(self._plans)))
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def show_page(self, key: str) -> Page:
        """Show a page, building it where this is the first time."""
        before = self.page
        if before is not None and key != self._current:
            before.settle()
        self._current = key
        if key not in self._pages:
            page = self._pages[key] = self._plans[key].make()
            self._stack.addWidget(page)
            self._mark_pending(page)
        page = self._pages[key]
        self._stack.setCurrentWidget(page)
        page.shown()
        self._list.make_current(key)
        return page

    def reveal(self, page_key: str, row_key: str) -> None:
        """Show a page, scrolled to a setting that is marked."""
        page = self.show_page(page_key)
        # After the layout of a page that was built just now.
        QTimer.singleShot(0, page, lambda: page.reveal(row_key))

    def settle(self) -> None:
        """The settings are left: take what was typed."""
        if self.page is not None:
            self.page.settle()

    @Slot()
    def refresh(self) -> None:
        """Show on the current page what holds now; the others do so when they are shown."""
        if self.page is not None and self.isVisible():
            self.page.refresh()

    def show_pending(self, fields: frozenset[str]) -> None:
        """Which settings wait for a reload, by their rows."""
        if fields == self._pending:
            return
        self._pending = fields
        self._bar.setVisible(bool(fields))
        for page in self._pages.values():
            self._mark_pending(page)

    def _mark_pending(self, page: Page) -> None:
        page.show_badges(dict.fromkeys(self._pending, self.tr("needs reload")))

    # ── the list ─────────────────────────────────────────────────────────────

    def _list_pages(self) -> None:
        self._list.show_items([NavItem(info.title, info.key) for info in self.infos])
        self._nothing.hide()
        self._list.make_current(self._current)

    @Slot()
    def _on_searched(self) -> None:
        text = self._search.text()
        if not text.strip():
            self._list_pages()
            return
        hits = search(text, self.infos)
        self._list.show_items([NavItem(hit.entry.label, hit, hit.page.title) for hit in hits])
        self._nothing.setText(self.tr("No setting has these words."))
        self._nothing.setVisible(not hits)

    @Slot()
    def _enter_list(self) -> None:
        """From the search into its results; a single one is what was meant."""
        items = self._list.items
        if not items:
            return
        if isinstance(items[0].target, Hit):
            if len(items) == 1:
                self._on_opened(items[0].target)
                return
            self._list.setFocus(Qt.FocusReason.TabFocusReason)
            self._list.setCurrentIndex(self._list.model().index(0, 0))
        else:
            self._list.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(object)
    def _on_moved(self, target: object) -> None:
        if isinstance(target, str):
            self.show_page(target)

    @Slot(object)
    def _on_opened(self, target: object) -> None:
        if isinstance(target, Hit):
            self.reveal(target.page.key, target.entry.key)
        elif isinstance(target, str):
            self.show_page(target)
