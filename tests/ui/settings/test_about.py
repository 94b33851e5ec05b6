"""The page about the program: newer versions, and licences to be searched and read."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from moechat import __version__
from moechat.services import licence_reader, program_updates, project_address
from moechat.ui.about.licences_sheet import LicencesSheet
from moechat.ui.buttons import Button
from tests.ui.conftest import Running
from tests.ui.settings.conftest import Desk, Key

REPOSITORY = "https://git.example/somebody/moechat"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    addresses: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", addresses.append)
    return addresses


def known(monkeypatch: pytest.MonkeyPatch, tag: str) -> list[str]:
    """A project whose latest release is ``tag``; returns what was asked."""
    asked: list[str] = []

    def answer(way: object, _stop: object) -> str:
        asked.append(way.endpoint)  # type: ignore[attr-defined]
        return tag

    monkeypatch.setattr(project_address, "known_repository", lambda: REPOSITORY)
    monkeypatch.setattr(program_updates, "latest_release", answer)
    return asked


def test_nobody_is_asked_where_no_address_is_known(desk: Callable[..., Desk]) -> None:
    at = desk(check_for_updates=True)
    row = at.row("about", "check_for_updates")
    assert "does not know" in row.entry.description
    assert not row.control.isEnabled()
    assert not row.control.isChecked()
    version = at.row("about", "version")
    assert __version__ in version.note
    assert not version.control.isEnabled()


def test_news_when_asked(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, opened: list[QUrl]
) -> None:
    asked = known(monkeypatch, "v99.1.0")
    at = desk()
    row = at.row("about", "version")
    page = at.view.page
    assert page is not None
    assert "git.example" in at.row("about", "check_for_updates").entry.description
    visit = next(b for b in page.findChildren(Button) if b.text() == "Open its page")
    assert not visit.isVisible()
    assert asked == []
    at.press(at.control("about", "version"), Key.Key_Space)
    at.window.until(lambda: "Version 99.1.0 is there." in row.note)
    assert asked == ["https://git.example/api/v3/repos/somebody/moechat/releases/latest"]
    at.window.until(visit.isVisible)
    visit.click()
    assert opened == [QUrl(f"{REPOSITORY}/releases/latest")]
    switch = at.control("about", "check_for_updates")
    at.press(switch, Key.Key_Space)
    assert at.stored().value.check_for_updates


def test_news_unasked_is_a_banner(
    program: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, opened: list[QUrl]
) -> None:
    known(monkeypatch, "v99.1.0")
    window = program(check_for_updates=True)
    notices = window.shell.notices
    window.until(lambda: notices.has("newer version"))
    said = " ".join(label.text() for label in notices.findChildren(QLabel))
    assert "Version 99.1.0 is there." in said
    next(b for b in notices.findChildren(Button) if b.text() == "Open its page").click()
    assert opened == [QUrl(f"{REPOSITORY}/releases/latest")]
    assert not notices.has("newer version")


def sheet_of(at: Desk) -> LicencesSheet:
    at.press(at.control("about", "licences"), Key.Key_Space)
    sheet = at.window.shell.findChild(LicencesSheet)
    assert sheet is not None
    return sheet


def test_licences_are_searched_and_read_with_keys(desk: Callable[..., Desk]) -> None:
    at = desk()
    sheet = sheet_of(at)
    at.window.until(lambda: len(sheet._list.items) > 40)
    assert sheet._search.hasFocus()
    QTest.keyClicks(sheet._search, "openvino-gen")
    assert [item.text for item in sheet._list.items] == ["openvino-genai"]
    at.press(sheet._search, Key.Key_Down)
    at.window.until(lambda: "openvino-genai" in sheet._heading.text() and sheet._text.is_whole)
    assert "Apache License" in sheet._text.toPlainText()
    sheet._search.setFocus()
    at.press(sheet._search, Key.Key_Escape)
    sheet._search.setText("lgpl")
    assert {item.text for item in sheet._list.items} >= {"PySide6_Essentials", "shiboken6"}
    at.press(sheet._search, Key.Key_Down)
    at.window.until(lambda: "GNU LESSER" in sheet._text.toPlainText() and sheet._text.is_whole)
    assert sheet._text.verticalScrollBar().value() == 0
    assert sheet._text.verticalScrollBar().maximum() > 0
    sheet._visit.click()
    prompt = at.window.shell.link_prompt
    assert prompt.isVisible()
    at.press(prompt, Key.Key_Escape)
    at.press(sheet, Key.Key_Escape)
    assert not sheet.isVisible()
    assert at.window.contents.settings.is_open


def test_a_damaged_installation_says_so(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken() -> None:
        (tmp_path / "index.json").read_bytes()

    monkeypatch.setattr(licence_reader, "_all_notices", broken)
    at = desk()
    sheet = sheet_of(at)
    at.window.until(lambda: "Install moechat again" in sheet._heading.text())
