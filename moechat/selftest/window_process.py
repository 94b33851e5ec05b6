"""The process of the check of the window: opens it as the program does, looks at it, and ends."""

import json
import os
import sys
from typing import TYPE_CHECKING, Any

from moechat.app import OpenedProgram, window_state
from moechat.protocol import host
from moechat.selftest.check import CheckFailedError, wait_until
from moechat.services.paths import Paths

if TYPE_CHECKING:
    from moechat.ui.main_window import MainWindow

_SHOWN_SECONDS = 60.0
_FILLED_SECONDS = 60.0
_COLOURS = 12  # that an empty window would not have


def run() -> None:
    """Open the window, tell how that went, and end; never returns."""
    answers = host.guard_stdout()
    host.start_log()
    host.tie_to_parent()

    def tell(value: object) -> None:
        os.write(answers, json.dumps(value).encode() + b"\n")

    try:
        told = _opened(lambda: tell("shown"))
    except CheckFailedError as error:
        told = {"failure": str(error)}
    tell(told)
    os._exit(1 if "failure" in told else 0)


def _opened(shown: Any) -> dict[str, str | int]:
    from moechat.ui.application import make_application  # noqa: PLC0415 - as the program does it
    from moechat.ui.language import chosen_language, speak  # noqa: PLC0415
    from moechat.ui.main_window import MainWindow  # noqa: PLC0415

    paths = Paths.default(os.environ)
    app = make_application(sys.argv[:1])
    speak(app, chosen_language(paths.settings))
    window = MainWindow(window_state(paths))
    window.show()
    handle = window.windowHandle()
    wait_until(handle.isExposed, _SHOWN_SECONDS, "the window")
    shown()
    opened = OpenedProgram(app, window, paths)
    try:
        engine = opened.program.engine
        wait_until(
            lambda: bool(engine.known_devices), _FILLED_SECONDS, "the engine's list of devices"
        )
        colours = _colours(window)
        if colours < _COLOURS:
            raise CheckFailedError(f"the window is empty: it has {colours} colours")
        return {"width": window.width(), "height": window.height(), "platform": app.platformName()}
    finally:
        opened.close()


def _colours(window: "MainWindow") -> int:
    image = window.grab().toImage()
    return len({image.pixel(x, y) for x in range(0, image.width(), 3)
                for y in range(0, image.height(), 3)})  # fmt: skip
