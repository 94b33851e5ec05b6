"""A light theme and its icons; services behind a whole window."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.app import Program, window_state
from moechat.client.client import EngineClient, Patience
from moechat.client.launch import Launcher
from moechat.services.paths import Paths
from moechat.services.settings import SettingsFile
from moechat.services.texts import describe
from moechat.ui.icons import IconSet
from moechat.ui.main_window import MainWindow
from moechat.ui.shell import Shell
from moechat.ui.theme import Scheme, Theme
from moechat.ui.transcript.view import TranscriptView
from tests.support.ir_text import IrText
from tests.support.scripted_engine import command

WAIT_MS = 20_000


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, Scheme.LIGHT)


@pytest.fixture
def icons(theme: Theme) -> IconSet:
    return IconSet(theme)


@pytest.fixture
def shell(qtbot: QtBot, theme: Theme, icons: IconSet) -> Shell:
    shell = Shell(theme, icons, TranscriptView(theme, describe))
    shell.resize(1280, 800)
    qtbot.addWidget(shell)
    shell.show()
    return shell


class Running:
    """The whole program, its engine's process scripted."""

    def __init__(
        self,
        qtbot: QtBot,
        home: Path,
        *script: str,
        patience: Patience | None = None,
        raw_settings: str | None = None,
        **settings: Any,
    ) -> None:
        self.qtbot = qtbot
        self._closed = False
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if raw_settings is None:
            SettingsFile(home / "settings.toml").update(**({"scheme": "light"} | settings))
        else:
            (home / "settings.toml").write_text(raw_settings, "utf-8")

        def make_client() -> EngineClient:
            return EngineClient(Launcher(command(*script)), patience)

        paths = Paths.under(home)
        window = MainWindow(window_state(paths))
        window.show()
        self._program = Program(app, window, paths, make_client)
        self.settings, self.engine = self._program.settings, self._program.engine
        self.chat, self.library = self._program.chat, self._program.library
        self.loads, self.tuner = self._program.loads, self._program.tuner
        self.memory, self.window = self._program.memory, window
        self.examinations = self._program.examinations
        self.contents = self._program.contents
        self.shell = self.contents.shell
        self.window.resize(1280, 800)
        self._program.start()
        self.until(self._activate)

    def _activate(self) -> bool:
        """Asked again: a window that is on its way out may take the wish with it."""
        if not self.window.isActiveWindow():
            self.window.activateWindow()
        return self.window.isActiveWindow()

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=WAIT_MS)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._program.close()
        self.window.deleteLater()


def make_model_folder(where: Path) -> Path:
    """A folder that looks like a model; the scripted engine looks no closer."""
    where.mkdir(parents=True)
    model = IrText()
    model.op("Result", [model.weight((64, 64))])
    (where / "openvino_model.xml").write_bytes(model.xml())
    (where / "openvino_model.bin").write_bytes(bytes(64 * 64 * 4))
    return where


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    made: list[Running] = []

    def make(*script: str, **settings: Any) -> Running:
        made.append(Running(qtbot, tmp_path, *script, **settings))
        return made[-1]

    yield make
    for each in made:
        each.close()
