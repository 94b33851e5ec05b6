"""What all settings pages have in common: a title, cards of rows, and rows bound to settings."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from moechat.core.number_rules import NumberRefusal, NumberRule, read_number
from moechat.services.settings_texts import refusal_text
from moechat.services.texts import format_number
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.settings.controls import Choice, Field, Lines, Switch
from moechat.ui.settings.entries import PageInfo
from moechat.ui.settings.rows import Card, SettingRow
from moechat.ui.settings.text_fields import TextField
from moechat.ui.theme import Size, Theme, Tone

_COLUMN = 790


class Page(QScrollArea):
    """A page that scrolls; subclasses add cards, and bind rows to what they show and change."""

    def __init__(self, theme: Theme, icons: IconSet, info: PageInfo) -> None:
        super().__init__()
        self._theme, self._icons, self.info = theme, icons, info
        self._rows: dict[str, SettingRow] = {}
        self._badges: dict[str, str] = {}
        self._unbuilt: deque[Callable[[], None]] = deque()
        self._build_timer = QTimer(self, interval=0)
        self._build_timer.timeout.connect(self._build_next)
        self._refreshers: list[Callable[[], None]] = []
        self._fields: list[Field] = []
        self._lines: list[Lines] = []
        self.setViewport(QWidget())  # of our own making, see ui/panel.py
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(info.title)
        self._subtitle = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._subtitle.hide()
        self._column = QVBoxLayout()
        self._column.addWidget(Label(theme, info.title, size=Size.TITLE, bold=True))
        self._column.addWidget(self._subtitle)
        self._end = QVBoxLayout()
        self._column.addLayout(self._end)
        self._column.addStretch(1)
        self._body = QWidget()
        self._body.setLayout(self._column)
        content = QWidget()
        self._outer = QHBoxLayout(content)
        self._outer.addWidget(self._body, 1000)
        self._outer.addStretch(1)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        theme.changed.connect(self._restyle_page)
        self._restyle_page()

    @Slot()
    def _restyle_page(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        self._body.setMaximumWidth(px(_COLUMN))
        self._outer.setContentsMargins(px(26), px(16), px(18), px(20))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(gap(4))
        self._end.setSpacing(gap(12))
        self._end.setContentsMargins(0, gap(6), 0, 0)
        self.verticalScrollBar().setSingleStep(px(20))

    # ── building ─────────────────────────────────────────────────────────────

    def add_later(self, build: Callable[[], None]) -> None:
        """Have ``build`` add more in a turn of the event loop of its own, or when it is needed.

        Each row takes a millisecond or two.
        """
        self._unbuilt.append(build)
        self._build_timer.start()

    @Slot()
    def _build_next(self) -> None:
        if self._unbuilt:
            self._unbuilt.popleft()()
        if not self._unbuilt:
            self._build_timer.stop()

    @property
    def rows(self) -> dict[str, SettingRow]:
        """All rows by their settings; builds what is missing."""
        while self._unbuilt:
            self._build_next()
        return self._rows

    def show_subtitle(self, text: str) -> None:
        """What the page is about at the moment."""
        self._subtitle.setText(text)
        self._subtitle.setVisible(bool(text))

    def add_card(self, title: str = "") -> Card:
        """A box for rows, below the others."""
        card = Card(self._theme, title)
        self._end.addWidget(card)
        return card

    def add_made_card(self, card: Card) -> None:
        """A box that was made elsewhere, below the others."""
        self._end.addWidget(card)

    def add_row(
        self, card: Card, key: str, control: QWidget | None, *, wide: bool = False
    ) -> SettingRow:
        """A row for the setting ``key`` of the page's declaration."""
        row = SettingRow(self._theme, self.info.entry(key), control, wide=wide)
        self._rows[key] = row
        card.add(row)
        row.show_badge(self._badges.get(key, ""))
        return row

    def add_switch(
        self, card: Card, key: str, read: Callable[[], bool], write: Callable[[bool], None]
    ) -> SettingRow:
        """A row to switch something on and off."""
        switch = Switch(self._theme)
        switch.clicked.connect(write)
        self.on_refresh(lambda: switch.setChecked(read()))
        return self.add_row(card, key, switch)

    def add_choice(
        self,
        card: Card,
        key: str,
        options: Sequence[tuple[object, str]],
        read: Callable[[], object],
        write: Callable[[Any], None],
    ) -> SettingRow:
        """A row to choose one of several values."""
        choice = Choice(self._theme, self._icons, options)
        choice.chosen.connect(write)
        self.on_refresh(lambda: choice.show_value(read()))
        return self.add_row(card, key, choice)

    def add_lines(
        self,
        card: Card,
        key: str,
        lines: Lines,
        refuse: Callable[[str], str],
        write: Callable[[str], None],
    ) -> SettingRow:
        """A row for several lines; ``refuse`` says why a text cannot be taken, "" = it can."""
        self._lines.append(lines)
        row = self.add_row(card, key, lines, wide=True)

        def commit(text: str) -> None:
            refusal = refuse(text)
            row.show_error(refusal)
            lines.set_wrong(bool(refusal))
            if not refusal:
                lines.take(text)
                write(text)

        lines.committed.connect(commit)
        return row

    def add_open_choice(
        self,
        card: Card,
        key: str,
        options: Callable[[], Sequence[tuple[object, str]]],
        read: Callable[[], object],
        write: Callable[[Any], None],
    ) -> SettingRow:
        """As `add_choice`, with options that may change."""
        choice = Choice(self._theme, self._icons, options())
        choice.chosen.connect(write)

        def refresh() -> None:
            choice.set_options(options())
            choice.show_value(read())

        self.on_refresh(refresh)
        return self.add_row(card, key, choice)

    def add_number(
        self,
        card: Card,
        key: str,
        rule: NumberRule,
        read: Callable[[], float | None],
        write: Callable[[Any], None],
        *,
        unit: str = "",
        step: float = 1,
        placeholder: Callable[[], str] = lambda: "",
        start: float = 0,
        plain: bool = False,
    ) -> SettingRow:
        """A row to type a number into; arrows change it by ``step``, from ``start`` on.

        A ``plain`` number has no separators of thousands.
        """
        field = Field(self._theme, unit=unit)
        row = self.add_row(card, key, field)
        self._fields.append(field)

        def refresh() -> None:
            field.setPlaceholderText(placeholder())
            field.show_text(_written(read(), plain))

        def commit(text: str) -> None:
            value = read_number(text, rule)
            if isinstance(value, NumberRefusal):
                row.show_error(refusal_text(value, unit))
                field.set_wrong(True)
                return
            row.show_error("")
            field.set_wrong(False)
            field.take(_written(value, plain))
            if value != read():
                write(value)

        def step_by(steps: int) -> None:
            typed = read_number(field.text(), rule)
            now = typed if isinstance(typed, int | float) else (read() or start)
            new = round(now + steps * step, 6)
            if rule.refusal(new) is None:
                field.setText(_written(new, plain))
                field.commit()

        field.committed.connect(commit)
        field.stepped.connect(step_by)
        self.on_refresh(refresh)
        return row

    def add_text(
        self,
        card: Card,
        key: str,
        field: TextField,
        read: Callable[[], str],
        write: Callable[[str], None],
    ) -> SettingRow:
        """A row to type a text into, which ``field`` judges."""
        row = self.add_field(card, key, field)
        field.bind(row, write)
        self.on_refresh(lambda: field.show_text(read()))
        return row

    def add_field(self, card: Card, key: str, field: Field) -> SettingRow:
        """A row with a field that is settled with the page."""
        self._fields.append(field)
        return self.add_row(card, key, field)

    # ── what is shown ────────────────────────────────────────────────────────

    def show_badges(self, badges: dict[str, str]) -> None:
        """Words beside the labels of some settings, and none beside the others."""
        self._badges = badges
        for key, row in self._rows.items():
            row.show_badge(badges.get(key, ""))

    def on_refresh(self, refresh: Callable[[], None]) -> None:
        """Have ``refresh`` called whenever what the page shows may have changed, and now."""
        self._refreshers.append(refresh)
        refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what holds now."""
        for refresh in self._refreshers:
            refresh()

    def settle(self) -> None:
        """Take what was typed, and drop what cannot be taken: the page is left."""
        for field in self._fields:
            field.commit()
            if field.is_pending():
                field.revert()
        for lines in self._lines:
            lines.commit()
            if lines.is_wrong:
                lines.revert()

    def shown(self) -> None:
        """The page has come into view."""
        self.refresh()

    def reveal(self, key: str) -> None:
        """Scroll to a setting and mark it."""
        row = self.rows[key]
        self._column.activate()
        row.highlight()
        self.ensureWidgetVisible(row, 0, self._theme.px(24))


def _written(value: float | None, plain: bool) -> str:
    if value is None:
        return ""
    return str(value) if plain else format_number(value)
