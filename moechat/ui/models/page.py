"""The page of models over the main area: the list, and the details of one beside it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.services.download_view import Download
from moechat.services.shelf_model import ShelfFilter, ShelfModel, ShelfOrder, arranged
from moechat.services.shelf_texts import better_text, space_line, summary_line
from moechat.ui.banner import NoticeArea
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.models.details import DetailsPane
from moechat.ui.models.list_view import ListHeader, ModelList
from moechat.ui.models.menu_choice import MenuChoice
from moechat.ui.search_field import SearchField
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone

if TYPE_CHECKING:
    from moechat.core.hub_model import SortOrder

_DETAILS = 372  # of the pane, in pixels of the design
_BESIDE = 860  # of the page: narrower, and the details take the place of the list
_SEARCH_MS = 450  # after the last key
_NOTICES_AT = 2  # in the column: below the head and the line about this computer


class ModelsView(Surface):
    """Widgets only; what the buttons do is for the presenter."""

    close_wanted = Signal()
    folder_wanted = Signal()
    acted = Signal(str, object)  # key, Act
    details_wanted = Signal(str)  # key
    search_wanted = Signal(str, object)  # on the hub: words, and SortOrder if one was chosen
    more_wanted = Signal()  # of what was found there
    page_wanted = Signal(str)  # of a repository
    address_wanted = Signal(str)  # of a licence
    updates_wanted = Signal()  # the hub is to be asked

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__(theme, Tone.BACKGROUND)
        self._icons = icons
        self._models: list[ShelfModel] = []
        self._listed: list[ShelfModel] = []
        self._chosen = self._hub_says = self._models_dir = ""
        self._hub_order: SortOrder | None = None  # that it was asked for
        self.setAccessibleName(self.tr("Models"))
        self._search_timer = QTimer(self, singleShot=True, interval=_SEARCH_MS)
        self._search_timer.timeout.connect(self._ask_hub)
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._build_details)
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    # ── building ─────────────────────────────────────────────────────────────

    def _build(self) -> None:
        theme, icons = self._theme, self._icons
        self.notices = NoticeArea(theme, icons)
        self.header = ListHeader(theme)
        self.list = ModelList(theme, icons)
        self.list.columns_changed.connect(self.header.set_columns)
        self.list.opened.connect(self._open)
        self.list.acted.connect(self.acted)
        self._details: DetailsPane | None = None  # made when it is first opened
        self.status = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.status.hide()
        self._left = QWidget()
        self._column = QVBoxLayout(self._left)
        self._column.addLayout(self._build_head())
        self._column.addLayout(self._build_line())
        self._column.addWidget(self.notices)
        self._column.addWidget(self.status)
        table = QVBoxLayout()
        table.setSpacing(0)
        table.addWidget(self.header)
        table.addWidget(self.list, 1)
        self._column.addLayout(table, 1)
        self._column.addLayout(self._build_foot())
        whole = QHBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._left, 1)
        self._whole = whole
        self._over_details = QVBoxLayout()  # for the notices, where the details take all the room
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._over_details)
        column.addLayout(whole, 1)

    @property
    def is_complete(self) -> bool:
        """Whether all that was to be made for the list and the details is there."""
        return bool(self._models) and self.list.is_complete and not self._idle.isActive()

    @property
    def details(self) -> DetailsPane:
        """The pane beside the list."""
        if self._details is None:
            self._details = DetailsPane(self._theme, self._icons)
            self._details.hide()
            self._details.set_models_dir(self._models_dir)
            self._details.close_wanted.connect(self.close_details)
            self._details.acted.connect(self.acted)
            self._details.page_wanted.connect(self.page_wanted)
            self._details.address_wanted.connect(self.address_wanted)
            self._whole.addWidget(self._details)
        return self._details

    @Slot()
    def _build_details(self) -> None:
        """The pane is made once the list is there: nobody waits for it then."""
        if self.list.is_complete and not self.details.build_next():
            self._idle.stop()

    def set_models_dir(self, folder: str) -> None:
        """Where downloads go."""
        self._models_dir = folder
        if self._details is not None:
            self._details.set_models_dir(folder)

    def _build_head(self) -> QHBoxLayout:
        theme, icons = self._theme, self._icons
        self.search = SearchField(theme, icons, self.tr("Search OpenVINO models"), "")
        self.search.textChanged.connect(self._on_typed)
        self.search.left_downwards.connect(self.list.enter)
        folder = Button(theme, icons, self.tr("Add folder…"))
        folder.setToolTip(self.tr("Add models that are on this PC already: in place, or copied"))
        folder.clicked.connect(self.folder_wanted)
        close = Button(theme, icons, "", Kind.QUIET, icon_name="close")
        close.setAccessibleName(self.tr("Close the models"))
        close.setToolTip(self.tr("Back to the chat (Esc)"))
        close.clicked.connect(self.close_wanted)
        row = QHBoxLayout()
        row.addWidget(Label(theme, self.tr("Models"), size=Size.TITLE, bold=True))
        row.addStretch(1)
        row.addWidget(self.search, 2)
        row.addWidget(folder)
        row.addWidget(close)
        self._head = row
        return row

    def _build_line(self) -> QHBoxLayout:
        theme, icons = self._theme, self._icons
        self.machine = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True, wrap=True)
        self.machine.setText(self.tr("Looking at this PC…"))
        self.filter = MenuChoice(
            theme,
            icons,
            self.tr("Show"),
            [
                (ShelfFilter.ALL, self.tr("All models")),
                (ShelfFilter.RUNS_WELL, self.tr("Runs well here")),
                (ShelfFilter.HERE, self.tr("On this PC")),
            ],
        )
        self.order = MenuChoice(
            theme,
            icons,
            self.tr("Sort by"),
            [
                (ShelfOrder.BEST, self.tr("best here")),
                (ShelfOrder.SPEED, self.tr("speed here")),
                (ShelfOrder.SIZE, self.tr("size")),
                (ShelfOrder.NAME, self.tr("name")),
                (ShelfOrder.USED, self.tr("last used")),
                (ShelfOrder.HUB_DOWNLOADS, self.tr("downloads on the hub")),
                (ShelfOrder.HUB_LIKES, self.tr("likes on the hub")),
                (ShelfOrder.HUB_TRENDING, self.tr("trend on the hub")),
                (ShelfOrder.HUB_UPDATED, self.tr("last change on the hub")),
                (ShelfOrder.HUB_CREATED, self.tr("newest on the hub")),
            ],
            pattern=self.tr("Sort: {0}"),
        )
        for choice in (self.filter, self.order):
            choice.chosen.connect(self._list_again)
        self.order.chosen.connect(self._on_order)
        row = QHBoxLayout()
        row.addWidget(self.machine, 1)
        row.addWidget(self.filter, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.order, 0, Qt.AlignmentFlag.AlignTop)
        self._line = row
        return row

    def _build_foot(self) -> QHBoxLayout:
        self._summary = ElidedLabel(self._theme, size=Size.CAPTION, tone=Tone.MUTED, figures=True)
        self._space = Label(self._theme, size=Size.CAPTION, tone=Tone.MUTED, figures=True)
        self.more = Button(self._theme, self._icons, self.tr("More from the hub"), small=True)
        self.more.clicked.connect(self.more_wanted)
        self.more.hide()
        row = QHBoxLayout()
        self.updates = Button(
            self._theme, self._icons, self.tr("Look for updates"), Kind.QUIET, small=True
        )
        self.updates.setToolTip(
            self.tr("Ask the hub whether it has something newer of your models")
        )
        self.updates.clicked.connect(self.updates_wanted)
        self.updates.hide()
        row.addWidget(self.more)
        row.addWidget(self._summary, 1)
        row.addWidget(self.updates)
        row.addWidget(self._space)
        return row

    @Slot()
    def _restyle(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        self._column.setContentsMargins(px(28), px(18), px(28), px(12))
        self._column.setSpacing(gap(10))
        for row in (self._head, self._line):
            row.setSpacing(px(10))
        self.search.setMaximumWidth(px(300))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Details beside the list, or instead of it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        beside = self.width() >= px(_BESIDE)
        open_ = bool(self._chosen)
        self._left.setVisible(beside or not open_)
        if beside or not open_:
            self._column.insertWidget(_NOTICES_AT, self.notices)
        else:
            self._over_details.addWidget(self.notices)
        if self._details is None:
            return
        share = max(px(_DETAILS), min(px(520), round(self.width() * 0.34)))
        self._details.setFixedWidth(share if beside else self.width())
        self._details.setVisible(open_)  # with its width, or its texts are laid out twice

    # ── what it shows ────────────────────────────────────────────────────────

    def show_models(self, models: Sequence[ShelfModel]) -> None:
        """All that are known; which of them are listed is chosen here."""
        if not self._models and models:
            self._idle.start()
        self._models = list(models)
        self._summary.setText(summary_line(self._models))
        self._space.setText(space_line(self._models))
        self.updates.setVisible(any(model.can_be_updated for model in self._models))
        self._list_again()
        if self._chosen:
            model = next((m for m in self._models if m.key == self._chosen), None)
            if model is None:
                self.close_details()
            else:
                self.details.show_model(model, better_text(model, self._models))

    def show_machine(self, text: str) -> None:
        """This computer in a line."""
        self.machine.setText(text)

    def show_status(self, text: str, tone: Tone = Tone.MUTED) -> None:
        """What the search of the hub is doing; empty = nothing to say."""
        self._hub_says = text
        self.status.set_tone(tone)
        self._show_status()

    def show_progress(self, download: Download) -> None:
        """Only how far a download is has changed."""
        self.list.show_progress(download)
        if self._details is not None:
            self._details.show_progress(download)

    @Slot()
    def _list_again(self) -> None:
        which = ShelfFilter(str(self.filter.value))
        self._listed = arranged(self._models, which, self._order, self.search.text())
        self.list.show_models(self._listed)
        self._show_status()

    def _show_status(self) -> None:
        text = self._hub_says
        if not self._listed and not text:
            text = self._empty_text()
        self.header.setVisible(bool(self._listed))
        self.status.setText(text)
        self.status.setVisible(bool(text))

    def _empty_text(self) -> str:
        if not self._models:
            return self.tr("Looking for models…")
        if self.search.text().strip():
            return self.tr("No model has these words.")
        if self.filter.value is ShelfFilter.HERE:
            return self.tr("No model is on this PC yet. Download one, or add a folder you have.")
        return self.tr(
            "No model of the list runs well on this PC. Choose All models to see what would run "
            "slowly."
        )

    # ── details and search ───────────────────────────────────────────────────

    @property
    def chosen(self) -> str:
        """The key of the model that the details are about."""
        return self._chosen

    @Slot(str)
    def _open(self, key: str) -> None:
        if key == self._chosen:
            self.close_details()
            return
        model = next((m for m in self._models if m.key == key), None)
        if model is None:
            return
        self._chosen = key
        self.list.choose(key)
        self.details.begin(model, better_text(model, self._models))
        self._arrange()
        self.details_wanted.emit(key)
        if not self._left.isVisible():
            self.details.enter()
        self.list.reveal(key)

    def open_details(self, key: str) -> None:
        """Show the details of a model."""
        if key != self._chosen:
            self._open(key)

    @Slot()
    def close_details(self) -> bool:
        """Put the details away; whether there were any."""
        if not self._chosen:
            return False
        had_focus = self.details.isAncestorOf(self.focusWidget() or self)
        self._arrange_closed()
        if had_focus:
            self.list.enter()
        self.list.choose("")
        return True

    def _arrange_closed(self) -> None:
        self._chosen = ""
        self._arrange()

    @Slot()
    def _on_typed(self) -> None:
        self._list_again()
        self._search_timer.start()

    @Slot()
    def _ask_hub(self) -> None:
        self._hub_order = self._order.of_hub
        self.search_wanted.emit(self.search.text().strip(), self._hub_order)

    @Slot()
    def _on_order(self) -> None:
        """The hub sorts all it has; only it knows what comes first."""
        if self._order.of_hub is not self._hub_order:
            self._search_timer.stop()
            self._ask_hub()

    @property
    def _order(self) -> ShelfOrder:
        return ShelfOrder(str(self.order.value))

    def enter(self) -> None:
        """Put the focus where one goes on."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
