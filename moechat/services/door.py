"""The way from a second start to the window that is there already: a local socket."""

import hashlib
import logging
import os
import sys
import time
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from moechat.services.window_place import DOOR_PREFIX

logger = logging.getLogger(__name__)

# Where a Wayland desktop puts the right to come to the front, and where Qt takes it from.
TOKEN_VARIABLE = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret
_MOST_PATH = 90  # bytes; Linux has room for 107, and Qt makes the socket one folder deeper
_MOST_BYTES = 64 * 1024
_SILENT_MS = 5_000  # a program that connects and says nothing
_ANSWER = b"ok\n"


class Knock(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a second start wants: the window in front, and perhaps something opened."""

    path: bytes = b""  # absolute, as the system has it; empty = nothing
    is_folder: bool = False
    token: str = ""  # with which a Wayland desktop lets the window come to the front

    def pass_on_token(self) -> None:
        """Let Qt have what the desktop gave to the second start."""
        if self.token:
            os.environ[TOKEN_VARIABLE] = self.token

    @property
    def given(self) -> Path | None:
        """What is to be opened."""
        return Path(os.fsdecode(self.path)) if self.path else None


def knock_for(given: Path | None) -> Knock:
    """Ask for a path, as seen from the folder of now; looks what it is, so it may block."""
    token = os.environ.get(TOKEN_VARIABLE, "")
    if given is None:
        return Knock(token=token)
    path = Path(os.path.abspath(given))  # noqa: PTH100 - a link stays what it is
    return Knock(os.fsencode(path), path.is_dir(), token)


def door_name(data: Path) -> str:
    """The socket's name for a folder of data and this user: the same for both programs."""
    user = os.environ.get("USERNAME", "") if sys.platform == "win32" else ""
    place = os.fsencode(os.path.realpath(data))
    name = f"{DOOR_PREFIX}{hashlib.sha256(place + user.encode()).hexdigest()[:24]}"
    if sys.platform == "win32":
        return name
    # Where only this user may make files; the usual place of sockets is everybody's.
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folder = runtime if os.path.isdir(runtime) else str(data)  # noqa: PTH112 - "" is none
    path = os.path.join(folder, name)  # noqa: PTH118 - as bytes it has to be short
    return path if len(os.fsencode(path)) <= _MOST_PATH else name


class Door(QObject):
    """Listens for second starts; only for the program that holds the `WindowPlace`."""

    knocked = Signal(object)  # Knock

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = door_name(data)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def open(self) -> bool:
        """Begin to listen; whether that worked. What a dead program left behind is removed."""
        QLocalServer.removeServer(self._name)
        if self._server.listen(self._name):
            return True
        logger.warning("second starts cannot be heard: %s", self._server.errorString())
        return False

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    @Slot()
    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            _Visitor(socket, self).said.connect(self.knocked)


class _Visitor(QObject):
    """One connection, until it has said what it wants, or too much, or nothing."""

    said = Signal(object)  # Knock

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        self._heard = b""
        socket.setParent(self)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self.deleteLater)
        QTimer.singleShot(_SILENT_MS, self, socket.abort)
        self._read()

    @Slot()
    def _read(self) -> None:
        self._heard += self._socket.readAll().data()
        line, end, _ = self._heard.partition(b"\n")
        if not end:
            if len(self._heard) > _MOST_BYTES:
                self._socket.abort()
            return
        self._socket.readyRead.disconnect(self._read)
        try:
            knock = msgspec.json.decode(line, type=Knock)
        except msgspec.DecodeError:
            self._socket.abort()
            return
        self._socket.write(_ANSWER)
        self._socket.disconnectFromServer()  # once the answer is on its way
        self.said.emit(knock)


def knock_at(data: Path, knock: Knock, seconds: float) -> bool:
    """Tell the running window; whether it heard within the time.

    Where nobody listens that is known at once. Blocks, and needs no event loop.
    """
    deadline = time.monotonic() + seconds
    _let_it_come_to_the_front()
    socket = QLocalSocket()
    socket.connectToServer(door_name(data))
    return socket.waitForConnected(_left_ms(deadline)) and _tell(socket, knock, deadline)


def _tell(socket: QLocalSocket, knock: Knock, deadline: float) -> bool:
    socket.write(msgspec.json.encode(knock) + b"\n")
    heard = b""
    while _ANSWER not in heard:
        if not socket.bytesAvailable() and not socket.waitForReadyRead(_left_ms(deadline)):
            return False
        heard += socket.readAll().data()
    return True


def _left_ms(deadline: float) -> int:
    return max(1, round((deadline - time.monotonic()) * 1000))


def _let_it_come_to_the_front() -> None:
    """Windows lets only the program in front pass that on, which is the one just started."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only there

        anyone = -1
        ctypes.windll.user32.AllowSetForegroundWindow(anyone)
