"""The test of a drive in the settings, as a person uses it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from moechat.core.drive_choice import ModelPlace
from moechat.services import drive_test, probe_files
from moechat.services.drive_report import DriveReport, conclude
from moechat.services.drive_tests import DriveTests
from moechat.ui.elide import elided
from moechat.ui.icons import IconSet
from moechat.ui.settings.controls import Choice
from moechat.ui.settings.diagnostics_page import DiagnosticsPage
from moechat.ui.settings.drive_card import DriveCard
from moechat.ui.theme import Theme
from tests.shots.drive_examples import NVME, USB
from tests.ui.settings.conftest import Desk
from tests.unit.core.test_drive_test import model

Key = Qt.Key
Desks = Callable[..., Desk]


def opened(at: Desk) -> tuple[DriveCard, DriveTests]:
    page = at.view.show_page("diagnostics")
    assert isinstance(page, DiagnosticsPage)
    assert page.rows["drive"]
    return page.drive, at.window._program._diagnostics.drives  # type: ignore[union-attr]


def said(card: DriveCard) -> str:
    return "\n".join(label.text() for label in card.results.findChildren(QLabel))


def test_a_drive_is_tested_stopped_and_copied(
    desk: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drive_test, "_SCRATCH_BYTES", 16 << 20)
    monkeypatch.setattr(probe_files, "_SMALLEST_FILE", 1 << 40)
    at = desk()
    card, tests = opened(at)
    tests._seconds = 4.0
    at.window.until(lambda: "free" in card.choice.currentText())
    assert card.choice.accessibleName() == "Drive test"
    at.press(card.button, Key.Key_Space)
    assert card.button.text() == "Stop"
    assert not card.choice.isEnabled()
    at.window.until(lambda: bool(card.row.note))
    at.press(card.button, Key.Key_Space)
    assert (card.button.text(), card.row.note) == ("Test", "")
    assert not tests.reports
    at.press(card.button, Key.Key_Space)
    at.window.until(lambda: card.report is not None)
    at.window.until(lambda: "4 kB, random" in said(card))
    report = card.report
    assert report is not None
    # The next plan of a model there reckons with what was measured.
    folder = Path(report.test.path)
    speeds = tests._reporter._speeds
    assert speeds.facts(folder, None).slice_mb_s == report.test.slice_mb_s
    at.press(card._copy, Key.Key_Space)
    assert "4 kB, random" in QGuiApplication.clipboard().text()
    assert card.row.note == "Copied."
    assert not list(folder.glob(".moechat-probe*"))


def test_drives_are_compared(desk: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    at = desk()
    card, tests = opened(at)
    by_folder = {Path(test.path): test for test in (NVME, USB)}
    places = [
        ModelPlace(folder=test.path, kind=test.kind, free_bytes=1 << 40) for test in (USB, NVME)
    ]

    def report(folder: Path, *_: object, **__: object) -> DriveReport:
        return conclude(by_folder[folder], model())

    monkeypatch.setattr(tests._reporter, "report", report)
    monkeypatch.setattr(tests._reporter, "drives", lambda _: places)
    card.look()
    at.window.until(card._compare.isVisible)
    assert card.folder == Path(USB.path)
    at.press(card._compare, Key.Key_Space)
    at.window.until(lambda: len(tests.reports) == 2 and tests.folder is None)
    at.window.until(lambda: "71.3 µs" in said(card) and "612 µs" in said(card))
    assert "slow to stream from" in said(card)
    at.press(card.choice, Key.Key_Down)
    assert card.folder == Path(NVME.path)
    at.window.until(lambda: "fast enough to stream from" in said(card))


def test_what_failed_is_said(desk: Desks, tmp_path: Path) -> None:
    at = desk()
    card, tests = opened(at)
    tests.start(tmp_path / "gone")
    at.window.until(lambda: "no such folder" in card.row.error)
    assert card.button.text() == "Test"
    assert tests.fault is not None


def test_a_long_folder_gives_way_to_the_kind_and_room_of_its_drive(
    theme: Theme, icons: IconSet
) -> None:
    metrics = Choice(theme, icons, []).fontMetrics()
    folder, rest = "/home/somebody/with/a/very/long/way/to/models", " · NVMe SSD · 67.0 GB free"
    room = metrics.horizontalAdvance(folder[:20] + rest)
    shown = elided(metrics, folder + rest, room, folder)
    assert shown.startswith("/home")
    assert shown.endswith(f"models{rest}")
    assert metrics.horizontalAdvance(shown) <= room
    # Where even that is too much, both ends of all are better than an empty beginning.
    narrow = metrics.horizontalAdvance(rest)
    assert elided(metrics, folder + rest, narrow, folder)[0] == "/"


def test_the_folder_of_a_drive_is_told_in_full(desk: Desks) -> None:
    card, _ = opened(at := desk())
    at.window.until(lambda: "free" in card.choice.currentText())
    assert card.choice.toolTip() == card.choice.currentData() == str(card.folder)
