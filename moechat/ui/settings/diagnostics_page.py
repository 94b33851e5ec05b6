"""What this machine can do, what went wrong, and a report of both."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from moechat.core.machine_findings import Finding, FindingLevel
from moechat.services.doctor import Examination
from moechat.services.drive_tests import DriveTests
from moechat.services.examinations import Examinations
from moechat.services.machine_report import machine_rows
from moechat.services.machine_texts import finding_text, level_text
from moechat.ui.buttons import Button
from moechat.ui.chip import Chip
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.settings.drive_card import DriveCard
from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.page import Page
from moechat.ui.theme import Size, Theme, Tone

_TONES = {
    FindingLevel.OK: Tone.OK,
    FindingLevel.INFO: Tone.MUTED,
    FindingLevel.WARNING: Tone.WARN,
    FindingLevel.PROBLEM: Tone.BAD,
}
_COPIED_MS = 4000


def diagnostics_info() -> PageInfo:
    """What the page has."""
    translate = QCoreApplication.translate
    return PageInfo(
        "diagnostics",
        translate("Settings", "Diagnostics"),
        (
            Entry(
                "doctor",
                translate("Settings", "This PC"),
                translate("Settings", "Looking takes up to 15 seconds; chats go on meanwhile."),
                translate("Settings", "doctor check xmx driver gpu versions hardware problem"),
            ),
            Entry(
                "drive",
                translate("Settings", "Drive test"),
                translate(
                    "Settings",
                    "How fast a drive reads streamed experts, and what that means for the current "
                    "model. Takes ten seconds at most; where there is no model on the drive, a "
                    "file is written for it and deleted.",
                ),
                translate("Settings", "disk ssd nvme speed benchmark read-ahead slices storage"),
            ),
            Entry(
                "report",
                translate("Settings", "Report"),
                translate(
                    "Settings",
                    "What is found above, settings that differ from the defaults, and the last "
                    "warnings. Chats, your name and names of folders are left out.",
                ),
                translate("Settings", "copy bug support help issue"),
            ),
            Entry(
                "logs",
                translate("Settings", "Logs"),
                translate("Settings", "What the program did, without the text of chats."),
                translate("Settings", "log file errors crash"),
            ),
        ),
    )


class DiagnosticsPage(Page):
    """The doctor's findings; a report to copy; the log folder."""

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        examinations: Examinations,
        *,
        drives: DriveTests,
        models: Callable[[], Path],
        model: Callable[[], Path | None],
        make_report: Callable[[Callable[[str], None]], None],
        logs: Path,
        open_folder: Callable[[Path], None],
    ) -> None:
        """``make_report`` gives the text to what it is called with, soon.

        ``models`` is the usual folder for models, ``model`` the current one.
        """
        super().__init__(theme, icons, diagnostics_info())
        self._examinations = examinations
        self._drawn: Examination | None = None
        card = self.add_card()
        self._look = Button(theme, icons, self.tr("Look again"))
        self._look.clicked.connect(examinations.start)
        self._state = self.add_row(card, "doctor", self._look)
        self._findings, self._facts = QWidget(), QWidget()
        self._findings_column = QVBoxLayout(self._findings)
        self._facts_grid = QGridLayout(self._facts)
        for widget in (self._findings, self._facts):
            widget.hide()
            card.add_widget(widget)
        self.drive = DriveCard(
            self,
            self.add_card(),
            theme=theme,
            icons=icons,
            tests=drives,
            models=models,
            model=model,
        )
        share = self.add_card()
        self._copy = Button(theme, icons, self.tr("Copy report"))
        self._copy.clicked.connect(lambda: make_report(self._take_report))
        self._report = self.add_row(share, "report", self._copy)
        self._copied = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied.timeout.connect(lambda: self._report.show_note(""))
        folder = Button(theme, icons, self.tr("Open folder"))
        folder.clicked.connect(lambda: open_folder(logs))
        self.add_row(share, "logs", folder).show_note(str(logs))
        examinations.changed.connect(self._show_state)
        self._show_state()

    def shown(self) -> None:
        """Look the machine over, where nobody has yet."""
        super().shown()
        if self._examinations.latest is None:
            self._examinations.start()
        self.drive.look()

    @Slot(str)
    def _take_report(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._report.show_note(self.tr("Copied."))
        self._copied.start()

    @Slot()
    def _show_state(self) -> None:
        running, latest = self._examinations.is_running, self._examinations.latest
        self._look.setEnabled(not running)
        self._state.show_note(self.tr("Looking…") if running else "")
        if latest is not None and latest is not self._drawn:
            self._drawn = latest
            # One part a turn of the event loop: each takes some milliseconds.
            QTimer.singleShot(0, self, lambda: self._draw_findings(latest.findings))
            QTimer.singleShot(0, self, lambda: self._draw_facts(latest))

    def _draw_findings(self, findings: list[Finding]) -> None:
        theme, column = self._theme, self._findings_column
        _empty(column)
        column.setContentsMargins(theme.px(10), 0, theme.px(10), theme.px(8))
        column.setSpacing(theme.gap(8))
        chips = [Chip(theme, level_text(f.level), _TONES[f.level]) for f in findings]
        width = max((chip.sizeHint().width() for chip in chips), default=0)
        for finding, chip in zip(findings, chips, strict=True):
            said = finding_text(finding)
            chip.setFixedWidth(width)
            text = Label(theme, said.text, wrap=True)
            texts = QVBoxLayout()
            texts.setSpacing(theme.gap(2))
            texts.addWidget(text)
            if said.action:
                texts.addWidget(
                    Label(theme, said.action, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
                )
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(theme.px(10))
            line.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
            line.addLayout(texts, 1)
            column.addWidget(row)
        self._findings.setVisible(bool(findings))

    def _draw_facts(self, examination: Examination) -> None:
        theme, grid = self._theme, self._facts_grid
        _empty(grid)
        grid.setContentsMargins(theme.px(10), theme.px(4), theme.px(10), theme.px(10))
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.gap(3))
        grid.setColumnStretch(1, 1)
        for place, (name, text) in enumerate(machine_rows(examination.machine)):
            label = Label(theme, name, size=Size.SMALL, tone=Tone.MUTED)
            grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(theme, text, size=Size.SMALL, wrap=True), place, 1)
        self._facts.show()


def _empty(layout: QLayout) -> None:
    while item := layout.takeAt(0):
        if widget := item.widget():
            widget.hide()
            widget.deleteLater()
