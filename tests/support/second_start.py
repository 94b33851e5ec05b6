"""The program as a person starts it, on the data of ``MOECHAT_HOME``: says what happens to it.

``python -m tests.support.second_start [PATH]`` writes ``shown`` once its window stands and can be
reached, ``front`` when another start brings it to the front, and ``loads FOLDER`` or
``opens FILE`` for what that one was given.
"""

import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from moechat import app
from moechat.services.models import FolderKind, ModelLibrary
from moechat.ui.main_window import MainWindow


def say(*words: object) -> None:
    print(*words, flush=True)


class Told(app.OpenedProgram):
    """Tells what is asked of it."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.program.contents.given.file_given.connect(lambda path: say("opens", path))
        self._wait()

    def _wait(self) -> None:
        if self._starts._door is None:
            QTimer.singleShot(10, self._wait)
        else:
            say("shown")


def main() -> int:
    bring, inspect = MainWindow.bring, ModelLibrary.inspect

    def brought(window: MainWindow) -> None:
        bring(window)
        say("front")

    def inspected(library: ModelLibrary, path: Path, done: Any) -> None:
        def looked(kind: FolderKind) -> None:
            say("loads", path)
            done(kind)

        inspect(library, path, looked)

    MainWindow.bring = brought  # type: ignore[method-assign]
    ModelLibrary.inspect = inspected  # type: ignore[method-assign]
    app.OpenedProgram = Told  # type: ignore[misc]
    return app.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
