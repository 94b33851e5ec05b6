"""Log files and uncaught errors."""

import gc
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, qWarning
from pytestqt.qtbot import QtBot

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.services.logs import CRASH_NAME, LOG_NAME, Logs, UncaughtErrors, empty_logs

ROOT = Path(__file__).parents[3]
logger = logging.getLogger("moechat.test")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Protokolle für 家"


def run(code: str, *arguments: object) -> "subprocess.CompletedProcess[str]":
    """In a program of its own, since it crashes or changes the interpreter."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
def logs(folder: Path) -> Iterator[Path]:
    """Logging as the program does it, without the crash file: pytest has its own."""
    logs = Logs(folder, crash_file=False)
    yield folder / LOG_NAME
    logs.close()


def test_lines_go_to_the_file(logs: Path) -> None:
    logger.info("loaded %s", "Größe 家")
    logger.debug("not this")
    logger.warning("lone \ud800 surrogate")
    text = logs.read_text("utf-8")
    assert "INFO     moechat.test: loaded Größe 家" in text
    assert "not this" not in text
    assert "lone \\ud800 surrogate" in text


def test_files_are_rotated(logs: Path) -> None:
    for _ in range(500):
        logger.info("x" * 10_000)
    files = sorted(file.name for file in logs.parent.iterdir())
    assert files == [LOG_NAME, *(f"{LOG_NAME}.{n}" for n in (1, 2, 3))]
    assert all(file.stat().st_size <= 1024 * 1024 for file in logs.parent.iterdir())


def test_closing_puts_everything_back(folder: Path) -> None:
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    logs = Logs(folder, crash_file=False)
    assert list(root.handlers) != before[0]
    logs.close()
    assert (list(root.handlers), root.level) == before


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    logs = Logs(tmp_path / "file" / "logs", crash_file=False)
    logger.info("goes on")
    logs.close()


def test_qt_is_bridged(logs: Path) -> None:
    qWarning("from Qt ü")
    line = next(line for line in logs.read_text("utf-8").splitlines() if "from Qt" in line)
    assert "WARNING  moechat.qt:" in line
    assert line.endswith("from Qt ü")


def test_a_native_crash_leaves_a_report(folder: Path) -> None:
    crash = (
        "import sys, faulthandler; from pathlib import Path;"
        "from moechat.services.logs import Logs;"
        "logs = Logs(Path(sys.argv[1])); faulthandler._sigsegv()"
    )
    assert run(crash, folder).returncode != 0
    assert "most recent call first" in (folder / CRASH_NAME).read_text()

    calm = (
        "import sys; from pathlib import Path; from moechat.services.logs import Logs;"
        "Logs(Path(sys.argv[1])).close()"
    )
    done = run(calm, folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert (folder / CRASH_NAME).read_text() == ""
    text = (folder / LOG_NAME).read_text("utf-8")
    assert "an earlier run crashed" in text
    assert "most recent call first" in text


def test_no_standard_error(folder: Path) -> None:
    """As in a program for Windows without a console."""
    code = (
        "import sys; from pathlib import Path; sys.stderr = sys.stdout = None;"
        "from moechat.services.logs import Logs; import logging;"
        "logs = Logs(Path(sys.argv[1])); logging.info('here'); logs.close();"
        "Path(sys.argv[1], 'file').write_text('');"
        "logs = Logs(Path(sys.argv[1], 'file', 'x')); logging.info('nowhere'); logs.close()"
    )
    assert run(code, folder).returncode == 0
    assert "here" in (folder / LOG_NAME).read_text()


# ── uncaught errors ──────────────────────────────────────────────────────────


class Window(QObject):
    """Is told of faults."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[Fault] = []
        self.threads: set[threading.Thread] = set()

    def show(self, fault: Fault) -> None:
        self.faults.append(fault)
        self.threads.add(threading.current_thread())


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = Window()
    uncaught = UncaughtErrors(window.show)
    yield window
    uncaught.close()


def fail() -> None:
    raise ZeroDivisionError("secret words of a prompt")


def test_an_error_in_a_slot(window: Window, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(window.faults) == 1, timeout=5000)
    (fault,) = window.faults
    assert fault.code is FaultCode.UNEXPECTED
    assert fault.values == {"reason": "ZeroDivisionError"}
    assert "in fail" in fault.detail
    assert [r.levelname for r in caplog.records if r.exc_info] == ["CRITICAL"]


def test_an_error_in_a_thread(window: Window, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join(5)
    assert window.faults == []
    qtbot.waitUntil(lambda: len(window.faults) == 1, timeout=5000)
    assert window.threads == {threading.main_thread()}


def test_a_fault_that_nobody_caught(window: Window, qtbot: QtBot) -> None:
    def full() -> None:
        raise UserError(FaultCode.DISK_FULL, path="/x")

    QTimer.singleShot(0, full)
    qtbot.waitUntil(lambda: len(window.faults) == 1, timeout=5000)
    assert window.faults == [Fault(FaultCode.DISK_FULL, {"path": "/x"})]


def test_a_window_that_fails_itself(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    calls: list[Fault] = []

    def show(fault: Fault) -> None:
        calls.append(fault)
        fail()

    uncaught = UncaughtErrors(show)
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(calls) == 1, timeout=5000)
    qtbot.wait(50)  # a loop would go on
    assert len(calls) == 1
    assert "could not be shown" in caplog.text
    uncaught.close()


def test_errors_of_destructors_are_only_logged(
    window: Window, caplog: pytest.LogCaptureFixture
) -> None:
    class Bad:
        def __del__(self) -> None:
            fail()

    Bad()
    gc.collect()
    assert "unraisable" in caplog.text
    assert window.faults == []


def test_the_hooks_are_given_back(qtbot: QtBot) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    UncaughtErrors(print).close()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_ctrl_c_is_no_error(window: Window, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert window.faults == []


def test_logs_are_emptied_while_they_are_written(tmp_path: Path) -> None:
    logs = Logs(tmp_path, on_stderr=False)
    try:
        logging.getLogger("test").warning("of before")
        (tmp_path / f"{LOG_NAME}.2").write_text("older")
        empty_logs(tmp_path)
        assert not (tmp_path / f"{LOG_NAME}.2").exists()
        assert (tmp_path / LOG_NAME).read_text() == ""
        logging.getLogger("test").warning("of after")
    finally:
        logs.close()
    text = (tmp_path / LOG_NAME).read_text()
    assert "of after" in text
    assert "\0" not in text
