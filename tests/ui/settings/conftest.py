"""Opening and using the settings as a person does."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moechat.services.settings import SettingsFile
from moechat.ui.settings.rows import SettingRow
from moechat.ui.settings.settings_view import SettingsView
from tests.ui.conftest import Running

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


class Desk:
    """A running program with its settings open."""

    def __init__(self, window: Running, home: Path) -> None:
        self.window, self.home = window, home
        self.press(window.window, Key.Key_Comma, CTRL)
        assert window.contents.settings.is_open

    @property
    def view(self) -> SettingsView:
        view = self.window.contents.settings.view
        assert view is not None
        return view

    def press(self, widget: QWidget, key: Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        QTest.keyClick(widget, key, modifier or Qt.KeyboardModifier.NoModifier)

    def row(self, page: str, key: str) -> SettingRow:
        return self.view.show_page(page).rows[key]

    def control(self, page: str, key: str) -> Any:
        control = self.row(page, key).control
        assert control is not None
        control.setFocus(Qt.FocusReason.TabFocusReason)
        return control

    def type_into(self, page: str, key: str, text: str) -> SettingRow:
        field = self.control(page, key)
        field.selectAll()
        QTest.keyClicks(field, text) if text else self.press(field, Key.Key_Delete)
        self.press(field, Key.Key_Return)
        return self.row(page, key)

    def stored(self) -> SettingsFile:
        """What another start would read."""
        waited: list[None] = []
        self.window._program.settings._lane.run(lambda: None, waited.append)  # type: ignore[union-attr]
        self.window.until(lambda: bool(waited))
        return SettingsFile(self.home / "settings.toml")


@pytest.fixture
def desk(program: Callable[..., Running], tmp_path: Path) -> Callable[..., Desk]:
    def make(*script: str, **settings: Any) -> Desk:
        return Desk(program(*script, **settings), tmp_path)

    return make
