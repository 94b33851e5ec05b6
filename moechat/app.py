"""The composition root: the one place that knows which object needs which."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import moechat
from moechat.client.client import EngineClient
from moechat.services.engine import EngineService
from moechat.services.logs import Logs, UncaughtErrors
from moechat.services.paths import Paths
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# Qt's widgets and the rest of a window are imported by the branch that needs them: the command
# line has no use for them, and may run where no display is.

_DRAIN_SECONDS = 10.0  # for the last words to reach the disk; usually milliseconds
_FILES_SECONDS = 0.5  # a drive that does not answer must not keep the program


def main(arguments: Sequence[str]) -> int:
    """Run the window or a command, and return the exit code."""
    options = _parser().parse_args(arguments)
    if options.command == "chat":
        return _chat(options)
    return _window()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="moechat",
        description="Private, offline chat with Mixture-of-Experts models on Intel AI PCs. "
        "Without a command, the window opens.",
    )
    parser.add_argument("--version", action="version", version=f"moechat {moechat.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    chat = commands.add_parser("chat", help="chat in the terminal")
    chat.add_argument("model", type=Path, metavar="MODEL", help="an OpenVINO model folder")
    chat.add_argument("-p", "--prompt", help="ask this, print the answer, and end")
    chat.add_argument("--device", default="CPU", help="an OpenVINO device (default: %(default)s)")
    chat.add_argument(
        "--max-tokens", type=_positive, default=4096, metavar="N", help="default: %(default)s"
    )
    chat.add_argument("--json", action="store_true", help="print one JSON object an answer")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def _chat(options: argparse.Namespace) -> int:
    from PySide6.QtCore import QCoreApplication

    from moechat.cli.chat import ChatCommand, ChatOptions

    app = QCoreApplication(sys.argv[:1])
    logs = Logs(Paths.default(os.environ).logs)
    wanted = ChatOptions(
        model=options.model.absolute(),
        prompt=options.prompt,
        device=options.device,
        max_tokens=options.max_tokens,
        json=options.json,
    )
    try:
        return ChatCommand(app, EngineService(EngineClient()), wanted).run()
    finally:
        logs.close()


def _window() -> int:
    from moechat.ui.application import make_application

    paths = Paths.default(os.environ)
    app = make_application(sys.argv[:1])
    logs = Logs(paths.logs)
    program = Program(app, paths, EngineClient())
    errors = UncaughtErrors(lambda fault: program.window.notices.show("bug", fault))
    program.start()
    try:
        return app.exec()
    finally:
        program.close()
        errors.close()
        logs.close()


class Program:
    """The program with a window: every object of it, wired; nothing runs before `start`."""

    def __init__(self, app: "QApplication", paths: Paths, client: EngineClient) -> None:
        from PySide6.QtCore import QSettings

        from moechat.services.chat import ChatService
        from moechat.services.memory import MemoryMonitor
        from moechat.services.models import ModelLibrary
        from moechat.services.texts import describe
        from moechat.ui.main_window import MainWindow
        from moechat.ui.theme import Scheme, Theme
        from moechat.ui.transcript.view import TranscriptView

        store_lane, self._file_lane = TaskLane("store"), TaskLane("files")
        self.settings = settings = SettingsFile(paths.settings, store_lane)
        self.engine = EngineService(
            client, idle_unload_minutes=lambda: settings.value.idle_unload_minutes
        )
        self.chat = ChatService(store_lane, paths.database, self.engine, settings)
        self.library = ModelLibrary(settings, self._file_lane, paths.models)
        self.memory = MemoryMonitor()
        theme = Theme(app, Scheme(settings.value.scheme))
        self.window = MainWindow(
            theme=theme,
            transcript=TranscriptView(theme, describe),
            chat=self.chat,
            engine=self.engine,
            settings=settings,
            library=self.library,
            memory=self.memory,
            window_state=QSettings(
                str(paths.settings.with_name("window.ini")), QSettings.Format.IniFormat
            ),
        )

    def start(self) -> None:
        """Start the engine, which takes a moment, and show the window meanwhile."""
        self.engine.start()
        self.window.show()
        self.window.start()

    def close(self) -> None:
        """End everything; what was written is on disk afterwards."""
        self.window.close()
        # The chat first: the engine's end must not look like a fault of the answer.
        self.chat.shut_down(_DRAIN_SECONDS)
        self.engine.shutdown()
        self._file_lane.drain(_FILES_SECONDS)
