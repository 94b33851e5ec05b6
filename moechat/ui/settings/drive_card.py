"""The test of a drive in the settings: which drive, how it goes, and what it means."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from moechat.core.drive_choice import ModelPlace
from moechat.services.drive_report import DriveReport
from moechat.services.drive_test import Stage
from moechat.services.drive_tests import DriveTests
from moechat.services.drive_texts import (
    allowed_caption,
    allowed_cells,
    allowed_heads,
    compared_cells,
    compared_heads,
    drive_name,
    drive_rows,
    report_text,
    stage_text,
    verdict,
)
from moechat.services.joining import one_after_another
from moechat.services.read_ahead_texts import read_ahead_lines
from moechat.services.texts import describe
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.scroll_box import ScrollBox
from moechat.ui.settings.controls import Choice
from moechat.ui.settings.page import Page
from moechat.ui.settings.rows import Card
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip

_STAGES = list(Stage)


class DriveCard(QObject):
    """Adds its row to a card of ``page``; ``models`` and ``model`` are asked at each start."""

    def __init__(
        self,
        page: Page,
        card: Card,
        *,
        theme: Theme,
        icons: IconSet,
        tests: DriveTests,
        models: Callable[[], Path],
        model: Callable[[], Path | None],
    ) -> None:
        super().__init__(page)
        self._page, self._theme, self._tests = page, theme, tests
        self._models, self._model = models, model
        self._places: list[ModelPlace] = []
        self._drawn: tuple[DriveReport, ...] | None = None
        self.choice = Choice(theme, icons, [(models(), str(models()))])
        self.choice.show_value(models())
        self.choice.chosen.connect(self._show_state)
        self.row = page.add_row(card, "drive", self.choice)
        self.button = Button(theme, icons, self.tr("Test"))
        self.button.clicked.connect(self._toggle)
        self.row.add_beside(self.button)
        self._bar = SlimProgressBar(theme)
        self._bar.setAccessibleName(self.tr("Progress of the drive test"))
        self._bar_box = QWidget()
        QHBoxLayout(self._bar_box).addWidget(self._bar)
        self._bar_box.hide()
        card.add_widget(self._bar_box)
        self.results = QWidget()
        self._column = QVBoxLayout(self.results)
        self.results.hide()
        card.add_widget(self.results)
        self._copy = Button(theme, icons, self.tr("Copy as text"), small=True)
        self._copy.clicked.connect(self._copy_text)
        self._compare = Button(theme, icons, self.tr("Compare all drives"), small=True)
        self._compare.setToolTip(self.tr("Test one drive after the other"))
        self._compare.clicked.connect(self._compare_all)
        self._buttons = QWidget()
        line = QHBoxLayout(self._buttons)
        for button in (self._copy, self._compare):
            line.addWidget(button)
        line.addStretch(1)
        card.add_widget(self._buttons)
        tests.listed.connect(self._take_places)
        tests.changed.connect(self._show_state)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._show_state()

    def look(self) -> None:
        """Find out which drives there are."""
        self._tests.look(self._models())

    @property
    def folder(self) -> Path:
        """What is chosen."""
        value = self.choice.value()
        return value if isinstance(value, Path) else self._models()

    @property
    def report(self) -> DriveReport | None:
        """The latest of the chosen drive."""
        return self._tests.reports.get(self.folder)

    # ── what is done ─────────────────────────────────────────────────────────

    @Slot()
    def _toggle(self) -> None:
        if self._tests.folder is not None:
            self._tests.cancel()
        else:
            self._tests.start(self.folder, self._model())

    @Slot()
    def _compare_all(self) -> None:
        self._tests.compare([Path(place.folder) for place in self._places], self._model())

    @Slot()
    def _copy_text(self) -> None:
        report = self.report
        if report is not None:
            QGuiApplication.clipboard().setText("\n".join(report_text(report)) + "\n")
            self.row.show_note(self.tr("Copied."))

    # ── what is shown ────────────────────────────────────────────────────────

    @Slot(object)
    def _take_places(self, places: list[ModelPlace]) -> None:
        self._places = places
        chosen = self.folder
        self.choice.set_options([(Path(place.folder), drive_name(place)) for place in places])
        for number, place in enumerate(places):
            self.choice.setItemData(number, place.folder)
            self.choice.setItemData(number, plain_tip(place.folder), Qt.ItemDataRole.ToolTipRole)
        if self.choice.value() is None and places:
            known = chosen if any(Path(p.folder) == chosen for p in places) else None
            self.choice.show_value(known or Path(places[0].folder))
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        tests = self._tests
        running = tests.folder is not None
        self.choice.setToolTip(plain_tip(str(self.folder)))
        self.button.setText(self.tr("Stop") if running else self.tr("Test"))
        self.button.setAccessibleName(
            self.tr("Stop the drive test") if running else self.tr("Test this drive")
        )
        self.choice.setEnabled(not running)
        self._bar_box.setVisible(running)
        if running and tests.stage is not None:
            self._bar.show_fraction(_STAGES.index(tests.stage) / len(_STAGES))
            several = len(self._places) > 1 and tests.folder != self.folder
            where = str(tests.folder) if several else ""
            self.row.show_note(one_after_another((where, stage_text(tests.stage))))
        else:
            self.row.show_note("")
        said = describe(tests.fault) if tests.fault is not None else None
        self.row.show_error(one_after_another((said.title, said.advice)) if said else "")
        self._copy.setVisible(self.report is not None)
        self._compare.setVisible(len(self._places) > 1)
        self._compare.setEnabled(not running)
        self._buttons.setVisible(self.report is not None or len(self._places) > 1)
        shown = (self.report, *tests.reports.values())
        wanted = tuple(report for report in shown if report is not None)
        if wanted != self._drawn and not running:
            self._drawn = wanted
            # In a turn of the event loop of its own: it takes some milliseconds.
            QTimer.singleShot(0, self, self._draw)

    def _draw(self) -> None:
        theme, report = self._theme, self.report
        _empty(self._column)
        if report is not None:
            for sentence in verdict(report):
                self._column.addWidget(Label(theme, sentence, wrap=True))
            if report.allowed:
                caption = Label(theme, allowed_caption(report), size=Size.SMALL, wrap=True)
                self._column.addWidget(caption)
                cells = [allowed_heads(), *map(allowed_cells, report.allowed)]
                # Ratios side by side: there are nine of them.
                turned = [list(row) for row in zip(*cells, strict=True)]
                self._column.addWidget(self._table(turned, self.tr("What the drive allows")))
            self._column.addWidget(self._facts(report))
            for line in read_ahead_lines(report.test):
                self._column.addWidget(
                    Label(theme, line, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
                )
        every = list(self._tests.reports.values())
        if len(every) > 1:
            rows = [compared_heads(), *map(compared_cells, every)]
            self._column.addWidget(self._table(rows, self.tr("Drives that were tested")))
        self.results.setVisible(report is not None or len(every) > 1)

    def _facts(self, report: DriveReport) -> QWidget:
        theme, facts = self._theme, QWidget()
        grid = QGridLayout(facts)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.gap(3))
        grid.setColumnStretch(1, 1)
        for place, (name, text) in enumerate(drive_rows(report.test)):
            label = Label(theme, name, size=Size.SMALL, tone=Tone.MUTED)
            grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(theme, text, size=Size.SMALL, wrap=True), place, 1)
        return facts

    def _table(self, rows: Sequence[Sequence[str]], name: str) -> QWidget:
        """Cells in columns, the first row and column faint."""
        theme, table = self._theme, QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(14))
        grid.setVerticalSpacing(theme.gap(4))
        for place, row in enumerate(rows):
            for column, text in enumerate(row):
                tone = Tone.TEXT if place and column else Tone.MUTED
                label = Label(theme, text, size=Size.SMALL, tone=tone, figures=True)
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                grid.addWidget(label, place, column, side)
        grid.setColumnStretch(0, 1)
        box = ScrollBox(theme, table, sideways=True)
        box.setAccessibleName(name)
        return box

    @Slot()
    def _restyle(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        for widget in (self._bar_box, self._buttons):
            layout = widget.layout()
            if layout is not None:
                layout.setContentsMargins(px(10), 0, px(10), gap(8))
        self._column.setContentsMargins(px(10), 0, px(10), gap(8))
        self._column.setSpacing(gap(8))


def _empty(layout: QLayout) -> None:
    while item := layout.takeAt(0):
        if widget := item.widget():
            widget.hide()
            widget.deleteLater()
