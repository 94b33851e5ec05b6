"""Linux: keep awake through logind and the desktop's own inhibitors, over D-Bus.

logind keeps the system from sleeping; many desktops decide about idleness by themselves and
listen to an inhibitor of their own. Both end with our connections, also when we are killed.
"""

import logging
import os
import sys
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote

from PySide6.QtCore import QObject, Signal, Slot

from moechat.services.tasks import TaskLane

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

_log = logging.getLogger(__name__)

_APP = "moechat"
_ANSWER_SECONDS = 2.0
_CALL_MS = 10_000
_SYSTEM_BUS = "unix:path=/run/dbus/system_bus_socket"


class _Inhibitor(NamedTuple):
    """A method that takes texts and holds until its file, or our connection, is closed."""

    service: str
    path: str
    interface: str
    before_app: tuple[str, ...] = ()
    after_why: tuple[str, ...] = ()

    def call(self, why: str) -> "QDBusMessage":
        from PySide6.QtDBus import QDBusMessage  # noqa: PLC0415 - loaded when it is needed

        call = QDBusMessage.createMethodCall(self.service, self.path, self.interface, "Inhibit")
        call.setArguments([*self.before_app, _APP, why, *self.after_why])
        call.setAutoStartService(False)  # what does not run keeps nothing from sleeping
        return call


_LOGIN = _Inhibitor(
    "org.freedesktop.login1",
    "/org/freedesktop/login1",
    "org.freedesktop.login1.Manager",
    ("idle:sleep",),
    ("block",),
)
# The first lets the screen go dark. The portal has a third, but wants an unsigned number, which
# PySide cannot send.
_DESKTOP = (
    _Inhibitor(
        "org.freedesktop.PowerManagement",
        "/org/freedesktop/PowerManagement/Inhibit",
        "org.freedesktop.PowerManagement.Inhibit",
    ),
    _Inhibitor(
        "org.freedesktop.ScreenSaver",
        "/org/freedesktop/ScreenSaver",
        "org.freedesktop.ScreenSaver",
    ),
)


class LinuxBlock(QObject):
    """Holds the inhibitors of this session. Connecting is done on a thread: a bus may hang."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lane = TaskLane("sleep", self)
        self._turn = 0  # of the latest `take`
        self._hold: _Hold | None = None
        self._told = False

    def take(self, why: str) -> None:
        """Ask the system to stay awake."""
        self._turn = turn = self._turn + 1
        self._lane.run(lambda: _connect(turn), lambda buses: self._connected(turn, why, buses))

    def drop(self) -> None:
        """Let it sleep again."""
        self._turn += 1  # what is on its way comes too late
        if self._hold is not None:
            self._hold.end()
            self._hold = None

    @property
    def settled(self) -> bool:
        """Whether nothing is being asked any more."""
        return self._hold is not None and not self._hold.is_asking

    def _connected(self, turn: int, why: str, buses: "_Buses") -> None:
        if turn != self._turn:
            buses.close()
            return
        self._hold = hold = _Hold(buses, why, self)
        hold.refused.connect(self._refused)
        hold.ask()

    @Slot()
    def _refused(self) -> None:
        if not self._told:
            self._told = True
            _log.info("nothing here keeps the computer awake")


class _Buses(NamedTuple):
    """Connections of our own; None where there is no such bus. Closing them ends every hold."""

    system: "QDBusConnection | None"
    session: "QDBusConnection | None"

    def close(self) -> None:
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415 - see above

        for bus in self:
            if bus is not None:
                QDBusConnection.disconnectFromBus(bus.name())


class _Hold(QObject):
    """What was asked for in one turn, and what holds it."""

    refused = Signal()

    def __init__(self, buses: _Buses, why: str, parent: QObject) -> None:
        super().__init__(parent)
        self._buses, self._why = buses, why
        # Never read: logind holds on for as long as its answer, which is a file, lives.
        self._answers: list[object] = []
        # With what to try when an answer is no. No closures here: one in a cycle would keep a
        # connection, and with it the inhibition, until the garbage is collected.
        self._waiting: dict[QDBusPendingCallWatcher, tuple[_Inhibitor, ...]] = {}

    @property
    def is_asking(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._waiting)

    def ask(self) -> None:
        """Ask logind and the desktop."""
        self._ask(self._buses.system, _LOGIN)
        self._ask(self._buses.session, *_DESKTOP)
        self._settle()

    def end(self) -> None:
        """Give everything back."""
        for watcher in self._waiting:
            watcher.deleteLater()
        self._waiting.clear()
        self._answers.clear()
        self._buses.close()
        self._buses = _Buses(None, None)
        self.deleteLater()

    def _ask(self, bus: "QDBusConnection | None", *inhibitors: _Inhibitor) -> None:
        if bus is None or not inhibitors:
            return
        from PySide6.QtDBus import QDBusPendingCallWatcher  # noqa: PLC0415 - see above

        # Not `call`: it would hold Python's lock until the answer comes.
        pending = bus.asyncCall(inhibitors[0].call(self._why), _CALL_MS)
        watcher = QDBusPendingCallWatcher(pending, self)
        self._waiting[watcher] = inhibitors[1:]
        watcher.finished.connect(self._answered)

    @Slot(object)
    def _answered(self, watcher: "QDBusPendingCallWatcher") -> None:
        if watcher not in self._waiting:
            return  # given back meanwhile
        others = self._waiting.pop(watcher)
        answer = watcher.reply()
        if watcher.isError():
            _log.debug("%s: %s", answer.errorName(), answer.errorMessage())
            self._ask(self._buses.session, *others)
        else:
            self._answers.extend(answer.arguments())
        watcher.deleteLater()
        self._settle()

    def _settle(self) -> None:
        if not (self._waiting or self._answers):
            self.refused.emit()


def _connect(turn: int) -> _Buses:
    """Connect to both buses. Blocks; on the lane."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    session = f"unix:path={runtime}/bus" if runtime else ""
    return _Buses(
        _bus(os.environ.get("DBUS_SYSTEM_BUS_ADDRESS", _SYSTEM_BUS), f"sleep-system-{turn}"),
        _bus(os.environ.get("DBUS_SESSION_BUS_ADDRESS", session), f"sleep-session-{turn}"),
    )


def _bus(addresses: str, name: str) -> "QDBusConnection | None":
    for address in filter(None, addresses.split(";")):
        if not _answers(address):
            continue
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415 - see above

        bus = QDBusConnection.connectToBus(address, name)
        if bus.isConnected():
            return bus
        QDBusConnection.disconnectFromBus(name)
    return None


def _answers(address: str) -> bool:
    """Whether a bus lives there: Qt would wait for one that hangs, and hold Python's lock."""
    kind, _, rest = address.partition(":")
    keys = dict(pair.partition("=")[::2] for pair in rest.split(","))
    path, abstract = unquote(keys.get("path", "")), unquote(keys.get("abstract", ""))
    if sys.platform == "win32" or kind != "unix" or not (path or abstract):
        return False
    import socket  # noqa: PLC0415 - takes 20 ms to load, which the window does not have

    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(_ANSWER_SECONDS)
        try:
            probe.connect(path or "\0" + abstract)
            probe.sendall(b"\0AUTH\r\n")  # which mechanisms? Any word of it will do
            return bool(probe.recv(1))
        except OSError:
            return False
