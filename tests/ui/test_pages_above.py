"""Notices while a page lies over the chat, and pages above each other."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moechat.core.faults import Fault, FaultCode
from tests.ui.conftest import Running

Make = Callable[..., Running]
CTRL = Qt.KeyboardModifier.ControlModifier


def test_notices_are_seen_above_pages_and_below_them(program: Make) -> None:
    window = program()
    shell, contents = window.shell, window.contents
    QTest.keyClick(window.window, Qt.Key.Key_Comma, CTRL)
    contents.notices.show("test", Fault(FaultCode.NOTHING_LOADED))
    assert contents.settings.is_open
    assert shell.notices.isVisible()
    view = contents.settings.view
    assert view is not None
    assert view.isVisible()
    below = view.mapTo(shell, view.rect().topLeft()).y()
    banner = shell.notices
    assert banner.mapTo(shell, banner.rect().bottomLeft()).y() <= below
    QTest.keyClick(window.window, Qt.Key.Key_M, CTRL)
    assert contents.models_page.is_open
    assert shell.notices.isVisible()
    QTest.keyClick(window.window, Qt.Key.Key_Escape)
    assert shell.cover is None
    assert shell.notices.isVisible()  # where it stands without a page
    contents.notices.dismiss("test")
    QTest.keyClick(window.window, Qt.Key.Key_M, CTRL)
    page = contents.models_page.view
    assert page is not None
    assert page.mapTo(shell, page.rect().topLeft()).y() == 0  # no gap where nothing is said


def test_from_the_models_into_the_settings_and_back(program: Make) -> None:
    window = program()
    models, settings = window.contents.models_page, window.contents.settings
    QTest.keyClick(window.window, Qt.Key.Key_M, CTRL)
    settings.open_at("models", "hub_token")
    assert settings.is_open
    assert settings.view is not None
    assert settings.view.page is not None
    row = settings.view.page.rows["hub_token"]
    window.until(lambda: row.isVisible() and not row.visibleRegion().isEmpty())
    QTest.keyClick(window.window, Qt.Key.Key_Escape)
    assert models.is_open
    QTest.keyClick(window.window, Qt.Key.Key_Escape)
    assert window.shell.cover is None
    QTest.keyClick(window.window, Qt.Key.Key_M, CTRL)
    QTest.keyClick(window.window, Qt.Key.Key_Comma, CTRL)
    QTest.keyClick(window.window, Qt.Key.Key_N, CTRL)  # to write goes past both
    assert window.shell.cover is None
