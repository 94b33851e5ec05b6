"""The computer stays awake while held, on a real D-Bus with a pretended desktop."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from moechat.services import linux_sleep
from moechat.services.linux_sleep import LinuxBlock
from moechat.services.sleep_inhibitor import SleepInhibitor, WindowsBlock

needs_dbus = pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="no dbus-daemon")
linux_only = pytest.mark.skipif(sys.platform == "win32", reason="D-Bus is Linux")
PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from moechat.services.sleep_inhibitor import SleepInhibitor
app = QCoreApplication([])
inhibitor = SleepInhibitor()
inhibitor.hold("answer")
if sys.argv[1] == "quits":
    QTimer.singleShot(1500, app.quit)
app.exec()
"""


class Recorder:
    """Takes and drops, as they were asked for."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def take(self, why: str) -> None:
        assert why
        self.calls.append("take")

    def drop(self) -> None:
        self.calls.append("drop")


def test_the_system_is_asked_once_and_freed_with_the_last(qapp: object) -> None:
    block = Recorder()
    inhibitor = SleepInhibitor(block)
    inhibitor.hold("answer")
    inhibitor.hold("answer")
    inhibitor.hold("download")
    inhibitor.release("answer")
    inhibitor.release("download")
    assert block.calls == ["take"]
    assert inhibitor.reasons == {"answer"}
    inhibitor.release("answer")
    assert block.calls == ["take", "drop"]
    assert not inhibitor.reasons


def test_a_release_too_many_frees_nobody_else(qapp: object) -> None:
    block = Recorder()
    inhibitor = SleepInhibitor(block)
    inhibitor.release("tune")
    inhibitor.hold("answer")
    inhibitor.release("tune")
    assert block.calls == ["take"]
    inhibitor.hold("tune")
    inhibitor.hold("tune")
    inhibitor.release_all()
    inhibitor.release_all()
    assert block.calls == ["take", "drop"]


def test_windows_is_told_on_the_calling_thread(qapp: object) -> None:
    told: list[tuple[int, int]] = []

    def set_state(state: int) -> int:
        told.append((state, threading.get_ident()))
        return 0  # "failed", which must not matter

    inhibitor = SleepInhibitor(WindowsBlock(set_state))
    inhibitor.hold("answer")
    inhibitor.release("answer")
    here = threading.get_ident()
    assert told == [(0x80000001, here), (0x80000000, here)]


# ── a pretended desktop on a real bus ────────────────────────────────────────


class Desktop:
    """What the services on a private bus say."""

    def __init__(self, address: str, bus: "subprocess.Popen[str]") -> None:
        self.address, self.bus = address, bus
        self.lines: list[str] = []
        self._services: subprocess.Popen[str] | None = None

    def open(self, *parts: str) -> None:
        self._services = subprocess.Popen(
            [sys.executable, "-m", "tests.support.fake_desktop", self.address, *parts],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._services.stdout
        assert self._services.stdout.readline() == "ready\n"
        threading.Thread(target=self._read, daemon=True).start()

    def close(self) -> None:
        for process in filter(None, (self._services, self.bus)):
            process.kill()
            process.wait()
            if process.stdout:
                process.stdout.close()

    def _read(self) -> None:
        assert self._services
        assert self._services.stdout
        with contextlib.suppress(ValueError):  # closed at the end of the test
            self.lines.extend(line.strip() for line in self._services.stdout)

    def count(self, start: str) -> int:
        return sum(line.startswith(start) for line in self.lines)


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    config = tmp_path / "bus.conf"
    config.write_text(
        f"<busconfig><type>session</type><listen>unix:path={tmp_path}/bus</listen>"
        '<policy context="default"><allow send_destination="*" eavesdrop="true"/>'
        '<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>',
        "utf-8",
    )
    bus = subprocess.Popen(
        ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert bus.stdout
    address = bus.stdout.readline().strip()
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    pretended = Desktop(address, bus)
    yield pretended
    pretended.close()


@linux_only
@needs_dbus
def test_both_are_taken_and_freed_each_time(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.open("login1", "power", "screensaver")
    inhibitor = SleepInhibitor()
    for times in (1, 2, 3):
        inhibitor.hold("answer")
        qtbot.waitUntil(lambda n=times: desktop.count("took") == 2 * n)
        assert desktop.count("freed") == 2 * (times - 1)
        inhibitor.release("answer")
        qtbot.waitUntil(lambda n=times: desktop.count("freed") == 2 * n)
    assert desktop.count("took login1 idle:sleep moechat A model") == 3
    assert desktop.count("took power moechat A model") == 3
    assert desktop.count("freed login1") == desktop.count("freed power") == 3
    assert desktop.count("took screensaver") == 0


@linux_only
@needs_dbus
def test_without_the_better_desktop_service_the_other_is_asked(
    desktop: Desktop, qtbot: QtBot
) -> None:
    desktop.open("screensaver")
    inhibitor = SleepInhibitor()
    inhibitor.hold("answer")
    qtbot.waitUntil(lambda: desktop.count("took screensaver") == 1)
    inhibitor.release("answer")
    qtbot.waitUntil(lambda: desktop.count("freed screensaver") == 1)


@linux_only
@needs_dbus
@pytest.mark.parametrize("end", ["killed", "quits"])
def test_the_end_of_the_program_frees_them(desktop: Desktop, qtbot: QtBot, end: str) -> None:
    desktop.open("login1", "power")
    program = subprocess.Popen([sys.executable, "-c", PROGRAM, end])
    try:
        qtbot.waitUntil(lambda: desktop.count("took") == 2, timeout=20_000)
    finally:
        if end == "killed":
            program.kill()
        program.wait(20)
    assert program.returncode == (-signal.SIGKILL if end == "killed" else 0)
    qtbot.waitUntil(lambda: desktop.count("freed") == 2)


@linux_only
@needs_dbus
def test_what_comes_too_late_is_given_back(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.open("login1", "power", "slow")
    inhibitor = SleepInhibitor()
    inhibitor.hold("answer")
    qtbot.waitUntil(lambda: desktop.count("took") >= 1)  # asked; answered half a second later
    inhibitor.release("answer")
    qtbot.waitUntil(lambda: desktop.count("freed login1") == 1)


@linux_only
@needs_dbus
def test_quick_changes_end_as_they_should(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.open("login1")
    inhibitor = SleepInhibitor()
    for _ in range(20):
        inhibitor.hold("answer")
        inhibitor.release("answer")
    inhibitor.hold("answer")
    qtbot.waitUntil(lambda: desktop.count("took") == desktop.count("freed") + 1)
    inhibitor.release("answer")
    qtbot.waitUntil(lambda: 1 <= desktop.count("took") == desktop.count("freed"))


def _ticks(qtbot: QtBot, until: Callable[[], bool]) -> int:
    """How often the event loop came round, of some hundred times, until something was so."""
    ticks = [0]
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: ticks.__setitem__(0, ticks[0] + 1))
    timer.start()
    qtbot.waitUntil(until, timeout=10_000)
    timer.stop()
    return ticks[0]


@linux_only
@needs_dbus
def test_slow_services_hold_nobody_up(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.open("login1", "power", "slow")
    inhibitor = SleepInhibitor()
    inhibitor.hold("answer")
    # They take a second, and nothing comes round while one is waited for.
    assert _ticks(qtbot, lambda: desktop.count("took") == 2) > 10
    inhibitor.release("answer")


@linux_only
@needs_dbus
def test_a_bus_that_hangs_holds_nobody_up(
    desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linux_sleep, "_ANSWER_SECONDS", 0.3)
    told: list[None] = []
    monkeypatch.setattr(LinuxBlock, "_refused", lambda _self: told.append(None))
    os.kill(desktop.bus.pid, signal.SIGSTOP)
    inhibitor = SleepInhibitor()
    inhibitor.hold("answer")
    assert _ticks(qtbot, lambda: bool(told)) > 10
    inhibitor.release("answer")


@linux_only
@pytest.mark.parametrize(
    "address", ["", "nonsense", "unix:path=/nowhere/bus", "tcp:host=x", "unix:abstract=%ZZ;unix:"]
)
def test_without_a_bus_nothing_happens_and_it_is_said_once(
    address: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    caplog.set_level("INFO", "moechat.services.linux_sleep")
    block = LinuxBlock()
    for _ in range(2):
        block.take("why")
        qtbot.waitUntil(lambda: block.settled)
        block.drop()
    assert [record.levelname for record in caplog.records] == ["INFO"]


@linux_only
def test_dbus_is_not_loaded_before_it_is_needed() -> None:
    code = (
        "import sys, moechat.services.sleep_inhibitor, moechat.services.linux_sleep as own; "
        "from moechat.services.sleep_inhibitor import SleepInhibitor; SleepInhibitor(); "
        "sys.exit('PySide6.QtDBus' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@linux_only
def test_a_socket_that_says_nothing_is_no_bus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linux_sleep, "_ANSWER_SECONDS", 0.05)
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "silent"))
        silent.listen()
        assert not linux_sleep._answers(f"unix:path={tmp_path}/silent")
