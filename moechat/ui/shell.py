"""All the widgets of the window in their places, without a service behind them."""

from enum import Enum, auto

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from moechat.ui.banner import NoticeArea
from moechat.ui.composer import Composer
from moechat.ui.cover import Cover
from moechat.ui.download_bar import DownloadBar
from moechat.ui.empty_state import EmptyState
from moechat.ui.find_bar import FindBar
from moechat.ui.first_run import FirstRun
from moechat.ui.frame import Frame, Side
from moechat.ui.icons import IconSet
from moechat.ui.link_prompt import LinkPrompt
from moechat.ui.loading_view import LoadingView
from moechat.ui.overlay import Overlay
from moechat.ui.panel import Panel
from moechat.ui.removed_messages import RemovedMessages
from moechat.ui.sidebar.sidebar import Sidebar
from moechat.ui.surface import Surface
from moechat.ui.temporary_bar import TemporaryBar
from moechat.ui.theme import Theme, Tone
from moechat.ui.top_bar import TopBar
from moechat.ui.transcript.view import TranscriptView
from moechat.ui.undo_bar import UndoBar

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_SMALLEST = QSize(520, 420)  # of the design
_LARGEST_MINIMUM = QSize(960, 640)  # pixels; goes on small screens, however large the text is


class Page(Enum):
    """What the middle shows."""

    TRANSCRIPT = auto()
    EMPTY = auto()
    FIRST_START = auto()


class _Pages(QStackedWidget):
    """As small as the page that is shown: no hidden one takes room from what stands above."""

    def minimumSizeHint(self) -> QSize:
        """That of the page, where it has one."""
        page = self.currentWidget()
        return (page.minimumSizeHint() if page else QSize()).expandedTo(QSize(0, 0))


class Shell(QWidget):
    """Builds and places; what the widgets mean is for the presenters."""

    page_changed = Signal()
    cover_changed = Signal()

    def __init__(self, theme: Theme, icons: IconSet, transcript: TranscriptView) -> None:
        super().__init__()
        self._theme = theme
        self._page = Page.EMPTY
        self.transcript = transcript
        self.sidebar = Sidebar(theme, icons)
        self.top_bar = TopBar(theme, icons)
        self.temporary_bar = TemporaryBar(theme, icons)
        self.find_bar = FindBar(theme, icons)
        self.notices = NoticeArea(theme, icons)
        self._cover = Cover(theme, self.notices)
        self.loading = LoadingView(theme, icons)
        self.empty = EmptyState(theme, icons)
        self.first_start = FirstRun(theme, icons)
        self.composer = Composer(theme, icons)
        self.undo = UndoBar(theme, icons)
        self.panel = Panel(theme, icons)
        self.download_bar = DownloadBar(theme, icons)
        self.frame = Frame(theme, self.sidebar, self._build_middle(), self.panel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.frame, 1)
        whole.addWidget(self.download_bar)
        self.link_prompt = LinkPrompt(theme, icons, self)
        self.removed = RemovedMessages(theme, icons, self)
        self.frame.sides_changed.connect(self._on_sides_changed)
        self.sidebar.hide_wanted.connect(lambda: self.frame.toggle(Side.SIDEBAR))
        self.top_bar.sidebar_wanted.connect(lambda: self.frame.toggle(Side.SIDEBAR))
        self.top_bar.panel_toggled.connect(lambda: self.frame.toggle(Side.PANEL))
        self.panel.hide_wanted.connect(lambda: self.frame.toggle(Side.PANEL))
        self.notices.changed.connect(self._place_above)
        self.empty.starter_chosen.connect(self.composer.insert)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build_middle(self) -> QWidget:
        middle = Surface(self._theme, Tone.BACKGROUND)
        self._stack = _Pages()
        self._blank = QWidget()
        for page in (self.transcript, self.empty, self.first_start, self._blank):
            self._stack.addWidget(page)
        # Notices and the load stand above the transcript, never over it.
        self._above = QVBoxLayout()
        self._above.addWidget(self.notices)
        self._above.addWidget(self.loading)
        above = QWidget()
        above.setLayout(self._above)
        self._above_box = above
        self._composer_row = QHBoxLayout()
        self._composer_row.addStretch(1)
        self._composer_row.addWidget(self.composer, 1000)
        self._composer_row.addStretch(1)
        self._undo_row = QHBoxLayout()
        self._undo_row.addStretch(1)
        self._undo_row.addWidget(self.undo, 1000)
        self._undo_row.addStretch(1)
        self._above_row = QHBoxLayout()
        self._above_row.addStretch(1)
        self._above_row.addWidget(above, 1000)
        self._above_row.addStretch(1)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.temporary_bar)
        column.addWidget(self.find_bar)
        column.addLayout(self._above_row)
        column.addWidget(self._stack, 1)
        column.addLayout(self._undo_row)
        column.addLayout(self._composer_row)
        return middle

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._above_box.setMaximumWidth(px(680) + 2 * px(24))
        self._above.setSpacing(px(12))
        # In one line with the text, which leaves room for its scroll bar.
        bar = self.transcript.verticalScrollBar().sizeHint().width()
        self._composer_row.setContentsMargins(px(24), px(6), px(24) + bar, px(14))
        self._undo_row.setContentsMargins(px(24), 0, px(24) + bar, 0)
        self._above_row.setContentsMargins(0, 0, bar, 0)
        smallest = QSize(px(_SMALLEST.width()), px(_SMALLEST.height()))
        self.setMinimumSize(smallest.boundedTo(_LARGEST_MINIMUM))
        self._place_above()

    # ── the middle ───────────────────────────────────────────────────────────

    @property
    def page(self) -> Page:
        """What the middle shows."""
        return self._page

    def show_page(self, page: Page) -> None:
        """Show another page in the middle."""
        changed, self._page = page is not self._page, page
        self._place_above()
        if changed:
            self.page_changed.emit()

    def show_loading(self, model_name: str | None) -> None:
        """A model loads, or no longer (``None``)."""
        if model_name is None:
            self.loading.hide()
        else:
            self.loading.begin(model_name)
        self._place_above()

    @Slot()
    def _place_above(self) -> None:
        loading = not self.loading.isHidden()
        pages = {
            Page.TRANSCRIPT: self.transcript,
            Page.EMPTY: self._blank if loading else self.empty,
            Page.FIRST_START: self._blank if loading else self.first_start,
        }
        self._stack.setCurrentWidget(pages[self._page])
        self._stack.updateGeometry()
        px = self._theme.px
        shown = loading or bool(self.notices.keys())
        # A load has the room of an empty chat to itself.
        top = px(120) if loading and self._page is not Page.TRANSCRIPT else px(16)
        self._above.setContentsMargins(px(24), top, px(24), px(6))
        self._above_box.setVisible(shown)

    # ── over the middle ──────────────────────────────────────────────────────

    @property
    def cover(self) -> QWidget | None:
        """What is over the middle and the panel: the settings, or the models."""
        return self._cover.page

    def show_cover(self, view: QWidget | None) -> None:
        """Put a view over the middle and the panel, or take it away (``None``).

        Notices go with what is seen: nothing that is said is hidden by a page.
        """
        changed = view is not self._cover.page
        self._cover.hold(view)
        if view is None:
            self._above.insertWidget(0, self.notices)
        self.frame.cover(self._cover if view is not None else None)
        if changed:
            self.cover_changed.emit()

    @property
    def overlay(self) -> Overlay | None:
        """What lies above everything, and is to go first."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        shown = (each for each in self.findChildren(Overlay, "", direct) if each.isVisible())
        return next(shown, None)

    # ── sides ────────────────────────────────────────────────────────────────

    @Slot()
    def _on_sides_changed(self) -> None:
        frame = self.frame
        self.top_bar.set_sidebar_shown(frame.is_shown(Side.SIDEBAR))
        self.top_bar.set_panel_shown(frame.is_shown(Side.PANEL))
        self.panel.set_closable(frame.is_narrow)
        if self.focusWidget() is None:
            self.focus_composer()

    def focus_composer(self) -> None:
        """Where the user most likely goes on."""
        if self.overlay is None and self.cover is None:
            self.composer.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever just types where nothing takes it writes a message."""
        text, edit = event.text(), self.composer.edit
        chord = event.modifiers() & ~(_SHIFT | Qt.KeyboardModifier.KeypadModifier)
        writes = text.isprintable() and not text.isspace() and text and not chord
        if writes and self.cover is None and edit.isVisible() and edit.isEnabled():
            self.composer.insert(text)
        else:
            super().keyPressEvent(event)
