"""Log files, and what happens to errors that nobody caught.

Nothing here or elsewhere logs what people or models write; values go to DEBUG at most.
"""

import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.services.tasks import Inbox

LOG_NAME = "moechat.log"
CRASH_NAME = "crash.log"
_MAX_BYTES = 1024 * 1024
_BACKUPS = 3
_FORMAT = "%(asctime)s %(process)d %(levelname)-8s %(name)s: %(message)s"

logger = logging.getLogger(__name__)
_qt_logger = logging.getLogger("moechat.qt")

_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Logs:
    """The logging of this program, from construction until `close`.

    Two programs may share the folder; where the file cannot be written, lines go to stderr, or
    nowhere without ``on_stderr``, and the program goes on.
    """

    def __init__(
        self,
        folder: Path,
        level: int = logging.INFO,
        *,
        crash_file: bool = True,
        on_stderr: bool = True,
    ) -> None:
        self._root = logging.getLogger()
        self._level_before = self._root.level
        self._root.setLevel(level)
        self._handlers: list[logging.Handler] = []
        self._crash_file: IO[str] | None = None
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._add(_RotatingFile(folder / LOG_NAME))
            if crash_file:
                self._open_crash_file(folder / CRASH_NAME)
        except OSError as error:
            visible = on_stderr and sys.stderr
            self._add(logging.StreamHandler() if visible else logging.NullHandler())
            logger.warning("no log file: %s", error)
        self._qt_handler_before = qInstallMessageHandler(_on_qt_message)

    def close(self) -> None:
        """Put everything back as it was, and close the files."""
        qInstallMessageHandler(self._qt_handler_before)
        if self._crash_file:
            faulthandler.disable()
            self._crash_file.close()
        for handler in self._handlers:
            self._root.removeHandler(handler)
            handler.close()
        self._root.setLevel(self._level_before)

    def _add(self, handler: logging.Handler) -> None:
        handler.setFormatter(logging.Formatter(_FORMAT))
        self._root.addHandler(handler)
        self._handlers.append(handler)

    def _open_crash_file(self, path: Path) -> None:
        """Have native crashes written to a file; report those of earlier runs in the log."""
        with suppress(FileNotFoundError):
            if report := path.read_text("utf-8", "replace").strip():
                logger.error("an earlier run crashed:\n%s", report)
                path.write_text("")
        self._crash_file = path.open("a", encoding="utf-8")
        faulthandler.enable(self._crash_file)


def log_files(folder: Path) -> list[Path]:
    """The files of the logs in ``folder``, older ones too; not all of them need be there."""
    return [folder / CRASH_NAME, folder / LOG_NAME, *sorted(folder.glob(f"{LOG_NAME}.*"))]


def empty_logs(folder: Path) -> None:
    """Delete what the logs say, also while this program writes them; raises `OSError`."""
    for path in folder.glob(f"{LOG_NAME}.*"):
        path.unlink(missing_ok=True)
    for name in (LOG_NAME, CRASH_NAME):
        # Emptied, not deleted: they are open, here and perhaps in another program, for appending.
        path = folder / name
        if path.exists():
            os.truncate(path, 0)


class UncaughtErrors(QObject):
    """Catches what nobody else did: logs it, and hands a `Fault` to the window.

    Make it on the GUI thread: ``on_error`` is called there, whichever thread failed. The
    traceback is in the log and in the fault's ``detail``, never on the screen by itself.
    """

    def __init__(self, on_error: Callable[[Fault], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_error = on_error
        self._inbox = Inbox(self)
        self._hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable

    def close(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._report("uncaught", error, trace)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            name = args.thread.name if args.thread else "?"
            self._report(f"uncaught in thread {name}", args.exc_value, args.exc_traceback)

    def _on_unraisable(self, args: Any) -> None:
        # Mostly destructors: worth a line in the log, but no banner.
        if args.exc_value is not None:
            logger.error(
                "unraisable: %s", args.err_msg or type(args.object), exc_info=args.exc_value
            )

    def _report(self, where: str, error: BaseException, trace: TracebackType | None) -> None:
        logger.critical(where, exc_info=(type(error), error, trace))
        fault = _fault_of(error)
        self._inbox.post(lambda: self._tell(fault))

    def _tell(self, fault: Fault) -> None:
        try:
            self._on_error(fault)
        except Exception:  # raised further, it would come back here without end
            logger.exception("an error could not be shown")


class _RotatingFile(RotatingFileHandler):
    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            maxBytes=_MAX_BYTES,
            backupCount=_BACKUPS,
            encoding="utf-8",
            errors="backslashreplace",  # a lone surrogate must not cost the line
        )

    def doRollover(self) -> None:  # noqa: N802 - a method of the standard library
        # On Windows a second program that has the file open forbids renaming it: go on in it.
        with suppress(OSError):
            super().doRollover()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as above
        """Lose the line: a full disk must not fill the terminal or end the program."""


def _fault_of(error: BaseException) -> Fault:
    if isinstance(error, UserError):
        return error.fault
    detail = logging.Formatter().formatException((type(error), error, error.__traceback__))
    return Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}, detail)


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    category = getattr(context, "category", None)
    _qt_logger.log(_QT_LEVELS.get(kind, logging.WARNING), "%s: %s", category or "default", message)
