"""The program as a person runs it, driven to send one message, until somebody kills it.

``python -m tests.support.killed_window HOME MODEL SCRIPT…`` writes the number of characters of
the answer that were shown, one number a line, with the time.
"""

import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from moechat.app import Program, window_state
from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.protocol.messages import TextDelta
from moechat.services.engine import EngineState
from moechat.services.paths import Paths
from moechat.ui.application import make_application
from moechat.ui.main_window import MainWindow
from tests.support.fixed_load import FixedLoad
from tests.support.scripted_engine import command


def main() -> None:
    """Run until killed."""
    home, model, *script = sys.argv[1:]
    app = make_application(sys.argv[:1])
    paths = Paths.under(Path(home))
    window = MainWindow(window_state(paths))
    window.show()
    program = Program(app, window, paths, lambda: EngineClient(Launcher(command(*script))))
    shown = 0

    def count(_message_id: str, delta: TextDelta) -> None:
        nonlocal shown
        shown += len(delta.text)
        print(time.monotonic(), shown, flush=True)

    def go(state: EngineState) -> None:
        if state is EngineState.READY:
            program.chat.send("a question that must not be lost")

    program.chat.answer_delta.connect(count)
    program.engine.state_changed.connect(go)
    program.chat.sent.connect(
        lambda: program.contents.shell.composer.edit.insertPlainText("half a thought")
    )
    program.start()
    QTimer.singleShot(0, lambda: program.engine.load(FixedLoad(Path(model), "CPU")))
    app.exec()


if __name__ == "__main__":
    main()
