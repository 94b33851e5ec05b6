"""The installer's pages as a person meets them: by keys, on a screen of their own."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.packaging.wine.walk import Walk

_LIMIT_S = 60
_SETTLE_S = 1.0  # what a window needs before it takes keys
_TRIES = 6
LANGUAGES = {"en": 1033, "ja": 1041}  # the two kinds of fonts; the keys are the same in all


class Screen:
    """What is to be seen on ``display``, and its keyboard."""

    def __init__(self, display: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}

    def windows(self) -> list[str]:
        """The titles of the windows that are shown."""
        found = self._run("search", "--onlyvisible", "--name", "moechat").split()
        return [self._run("getwindowname", each).strip() for each in found]

    def wait(self, count: int) -> bool:
        """Wait until so many windows are shown, and have settled."""
        reached = wait_until(lambda: len(self.windows()) == count)
        time.sleep(_SETTLE_S)
        return reached

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self._run("key", key)
            time.sleep(_SETTLE_S / 4)

    def press_until(self, holds: Callable[[], bool], *keys: str) -> bool:
        """Press keys, and again where a window was not ready for them."""
        for _ in range(_TRIES):
            self.press(*keys)
            if wait_until(holds, _LIMIT_S / _TRIES):
                return True
        return False

    def _run(self, *command: str) -> str:
        done = subprocess.run(
            ["xdotool", *command], env=self._environment, capture_output=True, check=False
        )
        return done.stdout.decode("utf-8", "replace")


def wait_until(holds: Callable[[], bool], limit_s: float = _LIMIT_S) -> bool:
    """Whether it comes true before long."""
    until = time.monotonic() + limit_s
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.2)
    return True


@contextmanager
def _window_manager(display: str) -> Iterator[None]:
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        manager.terminate()
        manager.wait()


def pages(walk: "Walk", display: str) -> None:
    """Install, be refused and uninstall by keys; `Walk.check` hears what came of it."""
    with _window_manager(display):
        screen = Screen(display)
        for language in LANGUAGES:
            _in_language(walk, screen, language)


def _in_language(walk: "Walk", screen: Screen, language: str) -> None:
    option = f"/LANG={LANGUAGES[language]}"
    program, uninstaller = walk.home / "moechat.exe", walk.home / "uninstall.exe"

    setup = walk.wine.start(str(walk.setup), option)
    walk.check(f"{language}: Setup shows a page", screen.wait(1))
    installed = screen.press_until((walk.menu / "moechat.lnk").exists, "Return")
    walk.check(f"{language}: one key installs", installed and program.is_file())
    closed = screen.press_until(lambda: setup.poll() is not None, "Return")
    walk.check(f"{language}: and another closes Setup", closed and setup.returncode == 0)

    with walk.running(program):
        setup = walk.wine.start(str(walk.setup_newer), option)
        screen.wait(1)
        screen.press("Return")
        walk.check(f"{language}: it says that moechat runs", screen.wait(2))
        screen.press("Escape")
        walk.check(f"{language}: and goes on asking", screen.wait(1) and setup.poll() is None)
        screen.press("Escape")
        screen.wait(2)
        screen.press("Return")
        wait_until(lambda: setup.poll() is not None)
        walk.check(f"{language}: until it is cancelled (1)", setup.poll() == 1)
        if setup.poll() is None:
            setup.kill()

    walk.data.mkdir(exist_ok=True)
    (walk.data / "moechat.db").write_bytes(b"chats")
    walk.wine.start(str(uninstaller), option)
    screen.wait(1)
    screen.press("Tab", "Tab", "space", "Return")
    walk.check(f"{language}: it asks whether chats are to go", screen.wait(2))
    screen.press("Return")
    kept = screen.wait(1) and uninstaller.exists() and walk.data.exists()
    walk.check(f"{language}: where the answer is no by itself", kept)
    screen.press("space", "Return")  # the box, which has the focus, is empty again
    screen.wait(2)
    screen.press("Left", "Return")
    gone = wait_until(lambda: not uninstaller.exists())
    walk.check(f"{language}: uninstalled", gone)
    walk.check(f"{language}: with the chats, asked for twice", not walk.data.exists())
    closed = screen.press_until(lambda: not screen.windows(), "Return")
    walk.check(f"{language}: and closed", closed)
