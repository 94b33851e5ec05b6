"""A light theme and its icons; services behind a whole window."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.services.chat import ChatService
from moechat.services.engine import EngineService
from moechat.services.memory import MemoryMonitor, SystemMemory
from moechat.services.models import ModelLibrary
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from moechat.services.texts import describe
from moechat.ui.icons import IconSet
from moechat.ui.main_window import MainWindow
from moechat.ui.shell import Shell
from moechat.ui.theme import Scheme, Theme
from moechat.ui.transcript.view import TranscriptView
from tests.support.scripted_engine import command

GIB = 1024**3
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


class Program:
    """The window with real services, the engine's process scripted."""

    def __init__(self, qtbot: QtBot, home: Path, theme: Theme, *script: str, **settings: Any):
        self.qtbot = qtbot
        self._closed = False
        self.store_lane, self.file_lane = TaskLane("store"), TaskLane("files")
        self.settings = SettingsFile(home / "settings.toml")
        self.settings.update(**settings)
        self.engine = EngineService(EngineClient(Launcher(command(*script))))
        self.chat = ChatService(self.store_lane, home / "moechat.db", self.engine, self.settings)
        self.memory = MemoryMonitor(lambda: SystemMemory(total=32 * GIB, available=20 * GIB))
        self.library = ModelLibrary(self.settings, self.file_lane, home / "models")
        self.window = MainWindow(
            theme=theme,
            transcript=TranscriptView(theme, describe),
            chat=self.chat,
            engine=self.engine,
            settings=self.settings,
            library=self.library,
            memory=self.memory,
            window_state=QSettings(str(home / "window.ini"), QSettings.Format.IniFormat),
        )
        self.shell = self.window.shell
        self.window.resize(1280, 800)
        self.engine.start()
        self.window.show()
        self.window.activateWindow()
        self.until(self.window.isActiveWindow)
        self.window.start()

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=WAIT_MS)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self.window.close()
        self.chat.shut_down(10.0)
        self.engine.shutdown()
        self.file_lane.drain(10.0)
        self.window.deleteLater()


def make_model_folder(where: Path) -> Path:
    """A folder that looks like a model; the scripted engine looks no closer."""
    where.mkdir(parents=True)
    (where / "openvino_model.xml").write_text("<net/>")
    return where


@pytest.fixture
def program(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    made: list[Program] = []

    def make(*script: str, **settings: Any) -> Program:
        made.append(Program(qtbot, tmp_path, theme, *script, **settings))
        return made[-1]

    yield make
    for each in made:
        each.close()
