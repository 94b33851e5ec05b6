"""A report of trouble that can be given to others: nothing of chats, no names of people."""

import getpass
import platform
from collections.abc import Callable
from pathlib import Path

import msgspec

from moechat.core.redact import Redactor, grave_lines
from moechat.services.doctor import Examination
from moechat.services.logs import LOG_NAME
from moechat.services.machine_report import report_lines
from moechat.services.settings import Settings, SettingsFile
from moechat.services.tasks import TaskLane

_MOST_LOG_LINES = 60
_MOST_LOG_BYTES = 256 * 1024
# Folders that somebody named, and words that somebody wrote: only how many there are.
_COUNTED = frozenset({"models", "ratios", "stop"})
_LEFT_OUT = frozenset({"last_model"})


class Reports:
    """Makes reports on a lane."""

    def __init__(self, settings: SettingsFile, logs: Path, lane: TaskLane) -> None:
        self._settings, self._logs, self._lane = settings, logs, lane

    def make(self, examination: Examination | None, on_done: Callable[[str], None]) -> None:
        """Make a report of what is known now; ``on_done`` gets its text on the GUI thread."""
        settings = self._settings.value
        self._lane.run(lambda: make_report(examination, settings, self._logs, this_user()), on_done)


def this_user() -> Redactor:
    """Knows the names of whoever runs this program, and of the computer."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):  # no name, as in some containers
        user = ""
    return Redactor([Path.home()], [user, platform.node()])


def make_report(
    examination: Examination | None, settings: Settings, logs: Path, redactor: Redactor
) -> str:
    """The examination, the settings and the last warnings; reads the log's end."""
    parts = [*(report_lines(examination) if examination else ["not examined"]), "", "Settings"]
    parts += [f"  {name} = {value}" for name, value in _plain(settings).items()]
    lines = grave_lines(_end_of(logs / LOG_NAME), _MOST_LOG_LINES)
    parts += ["", "Warnings and errors", *(lines or ["  none"])]
    return redactor.clean("\n".join(parts)) + "\n"


def _plain(settings: Settings) -> dict[str, object]:
    """What differs from the defaults, without words of the user's own."""
    plain: dict[str, object] = msgspec.to_builtins(settings)
    counted = {name: len(value) for name, value in plain.items() if name in _COUNTED}  # type: ignore[arg-type]  # tuples and tables
    return {k: v for k, v in (plain | counted).items() if k not in _LEFT_OUT}


def _end_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _MOST_LOG_BYTES))
            return file.read().decode("utf-8", "replace")
    except OSError:
        return ""
