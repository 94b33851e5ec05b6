"""Whether there is a newer moechat: asked only on demand, or once a day where that is wanted.

Nothing is ever fetched or replaced: what is found leads to a page in the browser.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat import __version__
from moechat.core.faults import FaultCode, UserError
from moechat.core.release_version import is_newer, version_key
from moechat.disk.replacing import replace_file
from moechat.hub.latest_release import latest_release, question_address
from moechat.hub.stopping import Stop, StopRequested
from moechat.hub.trouble import TransientError
from moechat.services.hub_access import HubAccess
from moechat.services.settings import Settings, SettingsFile
from moechat.services.tasks import TaskLane

_log = logging.getLogger(__name__)

STATE_FILE = "program-update.json"  # among what can be made again
_DAY_S = 24 * 3600
_LONGEST_S = 60.0  # of one question: a server may say a byte now and then, for hours
_LOOK_MS = 30 * 60 * 1000  # how often it is seen whether a day is over


class News(StrEnum):
    """What an answer says."""

    NEWER = "newer"
    CURRENT = "current"
    NONE_YET = "none_yet"  # nothing was released
    UNREACHABLE = "unreachable"
    BUSY = "busy"  # too much was asked from this network
    ODD = "odd"  # what came makes no sense
    FORBIDDEN = "forbidden"  # the environment lets nothing be asked


class ProgramNews(msgspec.Struct, frozen=True):
    """What is known; ``version`` is that of NEWER, as its tag has it."""

    news: News
    version: str = ""


class _State(msgspec.Struct, frozen=True):
    """What is remembered from one start to the next."""

    asked_at: float = 0.0  # Unix time of the last question, answered or not
    version: str = ""  # that was the latest then
    told: str = ""  # the version that was told of unasked: once is enough


class ProgramUpdates(QObject):
    """Asks on a lane of its own. Unasked-for answers are told only if there is something newer."""

    changed = Signal()
    found = Signal(str)  # a newer version, told of once

    def __init__(
        self,
        settings: SettingsFile,
        access: HubAccess,
        cache: Path,
        *,
        repository: str,
        question: str = "",
        version: str = __version__,
        clock: Callable[[], float] = time.time,
        longest_s: float = _LONGEST_S,
        parent: QObject | None = None,
    ) -> None:
        """``repository`` "" = unknown: nothing is asked; ``question`` is the address to ask."""
        super().__init__(parent)
        self._settings, self._access = settings, access
        self._path = cache / STATE_FILE
        self.repository = repository
        self._question = question or (question_address(repository) if repository else "")
        self._version, self._clock, self._longest_s = version, clock, longest_s
        self.news: ProgramNews | None = None
        self._lane: TaskLane | None = None  # made for the first question
        self._stop, self._closing = Stop(), False  # of the question that is asked
        self._asking = False
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        settings.changed.connect(self._on_settings)

    @property
    def is_asking(self) -> bool:
        """Whether somebody who asked waits for an answer."""
        return self._asking

    @property
    def page(self) -> str:
        """Where the latest release can be had; "" = nobody knows."""
        return f"{self.repository}/releases/latest" if self.repository else ""

    def start(self) -> None:
        """Ask if that is wanted and a day is over, now and from then on."""
        self._on_settings(self._settings.value)

    @Slot()
    def ask(self) -> None:
        """Ask now; `changed` follows at once and with the answer."""
        if self._question and not self._asking:
            self._asking = True
            self._run(lambda: self._answer(by_hand=True), self._take_asked)
            self.changed.emit()

    def close(self, timeout_s: float) -> None:
        """End for good; blocks for a moment."""
        self._timer.stop()
        self._closing = True
        self._stop.request()
        if self._lane is not None:
            self._lane.drain(timeout_s)

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        if not (settings.check_for_updates and self._question):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
            self._look()

    @Slot()
    def _look(self) -> None:
        self._run(lambda: self._answer(by_hand=False), self._take_unasked)

    def _run(self, work: Callable[[], ProgramNews], done: Callable[[ProgramNews], None]) -> None:
        lane = self._lane = self._lane or TaskLane("program-updates", self)
        lane.run(work, done, self._on_error)

    # ── on the lane ──────────────────────────────────────────────────────────

    def _answer(self, *, by_hand: bool) -> ProgramNews:
        state, now = self._read(), self._clock()
        if not by_hand and 0 <= now - state.asked_at < _DAY_S:
            return self._judge(state.version)
        # First, so that an answer that never comes is not asked for again and again.
        state = msgspec.structs.replace(state, asked_at=now)
        self._write(state)
        try:
            with self._bounded() as stop:
                tag = latest_release(self._access.elsewhere(self._question), stop)
        except StopRequested:
            return ProgramNews(News.UNREACHABLE)  # nobody hears it where the program ends
        except (TransientError, UserError) as error:
            _log.info("looking for a newer moechat: %s %s", error.fault.code, error.fault.detail)
            return ProgramNews(_TROUBLE.get(error.fault.code, News.UNREACHABLE))
        if tag is None:
            return ProgramNews(News.NONE_YET)
        if version_key(tag) is None:
            return ProgramNews(News.ODD)
        self._write(msgspec.structs.replace(state, version=tag.strip()))
        return self._judge(tag.strip())

    @contextmanager
    def _bounded(self) -> Iterator[Stop]:
        """Stops a question that takes too long, and at the end of the program."""
        stop = self._stop = Stop()
        if self._closing:
            raise StopRequested
        timer = threading.Timer(self._longest_s, stop.request)
        timer.daemon = True
        timer.start()
        try:
            yield stop
        finally:
            timer.cancel()

    def _judge(self, version: str) -> ProgramNews:
        if is_newer(version, self._version):
            return ProgramNews(News.NEWER, version)
        return ProgramNews(News.CURRENT)

    def _read(self) -> _State:
        with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return msgspec.json.decode(self._path.read_bytes(), type=_State)
        return _State()

    def _write(self, state: _State) -> None:
        with suppress(OSError):  # then it is asked again at the next start
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self._path, msgspec.json.encode(state))

    # ── back ─────────────────────────────────────────────────────────────────

    def _take_asked(self, news: ProgramNews) -> None:
        self._asking = False
        self.news = news
        self.changed.emit()

    def _take_unasked(self, news: ProgramNews) -> None:
        if news.news is not News.NEWER:
            return
        self.news = news
        self.changed.emit()
        self._run(lambda: self._tell_once(news), self._on_told)

    def _tell_once(self, news: ProgramNews) -> ProgramNews:
        state = self._read()
        if state.told == news.version:
            return ProgramNews(News.CURRENT)
        self._write(msgspec.structs.replace(state, told=news.version))
        return news

    def _on_told(self, news: ProgramNews) -> None:
        if news.news is News.NEWER:
            self.found.emit(news.version)

    def _on_error(self, error: Exception) -> None:
        _log.error("looking for a newer moechat", exc_info=error)
        if self._asking:
            self._take_asked(ProgramNews(News.ODD))


_TROUBLE = {
    FaultCode.HUB_BUSY: News.BUSY,
    FaultCode.HUB_BROKEN: News.ODD,
    FaultCode.HUB_OFFLINE: News.FORBIDDEN,
}
