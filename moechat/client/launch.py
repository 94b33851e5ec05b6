"""How a child process is started: command line, environment, a systemd scope for the engine."""

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import moechat

_CONSOLE_PROGRAM = "moechat-cli.exe"  # beside moechat.exe, which has no console
_PACKAGE_PARENT = Path(moechat.__file__).resolve().parent.parent


@dataclass(frozen=True)
class Launch:
    """One way to start a child process."""

    program: str
    arguments: tuple[str, ...]
    environment: Mapping[str, str]
    scoped: bool = False  # through systemd-run


def engine_command() -> tuple[str, ...]:
    """This same program, as an engine."""
    return _own_command("--engine")


def download_command() -> tuple[str, ...]:
    """This same program, as a download worker."""
    return _own_command("--download-worker")


def reader_command() -> tuple[str, ...]:
    """This same program, as the reader of a document, whose path is to follow."""
    return _own_command("--read-document")


def pages_command() -> tuple[str, ...]:
    """This same program, as what makes a PDF."""
    return _own_command("--make-pages")


def window_check_command() -> tuple[str, ...]:
    """This same program, opening its window to see whether it can."""
    return _own_command("--self-test-window")


def warmer_command() -> tuple[str, ...]:
    """This same program, as what keeps a file in the cache."""
    return _own_command("--warm-cache")


def _own_command(role: str) -> tuple[str, ...]:
    if not getattr(sys, "frozen", False):
        return (sys.executable, "-m", "moechat", role)
    if sys.platform == "win32":
        # The program with windows would show a box for an error that belongs into the log.
        console = Path(sys.executable).with_name(_CONSOLE_PROGRAM)
        return (str(console) if console.exists() else sys.executable, role)
    return (sys.executable, role)


def child_environment(base: Mapping[str, str]) -> dict[str, str]:
    """``base`` with what a child needs: UTF-8, no buffers, this very package."""
    environment = dict(base)
    environment.update(PYTHONUNBUFFERED="1", PYTHONUTF8="1", PYTHONFAULTHANDLER="1")
    if not getattr(sys, "frozen", False):
        # A file named json.py in the folder where the user happens to be must not be imported.
        environment["PYTHONSAFEPATH"] = "1"
        paths = [str(_PACKAGE_PARENT), environment.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    return environment


class Launcher:
    """Chooses how to start the engine, and remembers that a scope does not work here.

    A scope of its own keeps systemd-oomd from ending the window together with the engine.
    """

    def __init__(
        self, command: Sequence[str] | None = None, base: Mapping[str, str] | None = None
    ) -> None:
        self._command = tuple(command or engine_command())
        self._base = os.environ if base is None else base
        self._scope_failed = False

    def launch(self) -> Launch:
        """How to start the engine now."""
        environment = child_environment(self._base)
        scope = None if self._scope_failed else self._scope_prefix()
        command = (*scope, *self._command) if scope else self._command
        return Launch(command[0], command[1:], environment, scoped=scope is not None)

    def scope_failed(self) -> None:
        """Start plainly from now on."""
        self._scope_failed = True

    def _scope_prefix(self) -> tuple[str, ...] | None:
        runtime = self._base.get("XDG_RUNTIME_DIR")
        if not sys.platform.startswith("linux") or not runtime:
            return None
        if not Path(runtime, "systemd", "private").exists():
            return None  # no systemd user session
        systemd_run = shutil.which("systemd-run", path=self._base.get("PATH"))
        if systemd_run is None:
            return None
        return (systemd_run, "--user", "--scope", "--quiet", "--collect", "--slice=app.slice", "--")
