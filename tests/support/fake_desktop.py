"""A logind and a desktop on a private bus, which tell who keeps them awake.

``python -m tests.support.fake_desktop ADDRESS PART…`` with the parts ``login1``, ``power``,
``screensaver``, and ``slow`` for answers that take half a second. It writes a line for everything
that happens: ``ready``, ``took PART TEXTS…``, ``freed PART``.
"""

import os
import sys
import time

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusServiceWatcher,
    QDBusUnixFileDescriptor,
    QDBusVirtualObject,
)

SERVICES = {
    "login1": ("org.freedesktop.login1", "/org/freedesktop/login1"),
    "power": ("org.freedesktop.PowerManagement", "/org/freedesktop/PowerManagement/Inhibit"),
    "screensaver": ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"),
}
SLOW_SECONDS = 0.5


def say(*words: str) -> None:
    print(*words, flush=True)


class Inhibitors(QDBusVirtualObject):
    """One service: logind holds by a file, the others for as long as the caller is there."""

    def __init__(self, part: str, bus: QDBusConnection, *, slow: bool) -> None:
        super().__init__()
        self._part, self._bus, self._slow = part, bus, slow
        self._kept: list[object] = []

    def introspect(self, path: str, /) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection, /) -> bool:  # noqa: N802
        if message.member() != "Inhibit":
            return False
        if self._slow:
            time.sleep(SLOW_SECONDS)
        say("took", self._part, *message.arguments())
        reply = message.createReply()
        reply.setArguments([self._file() if self._part == "login1" else self._watch(message)])
        return connection.send(reply)

    def _file(self) -> QDBusUnixFileDescriptor:
        ours, theirs = os.pipe()
        watch = QSocketNotifier(ours, QSocketNotifier.Type.Read)

        def closed() -> None:
            watch.setEnabled(False)
            say("freed", self._part)

        watch.activated.connect(closed)
        self._kept.append(watch)
        handed = QDBusUnixFileDescriptor(theirs)
        os.close(theirs)
        return handed

    def _watch(self, message: QDBusMessage) -> int:
        watch = QDBusServiceWatcher(message.service(), self._bus)
        watch.serviceUnregistered.connect(lambda _name: say("freed", self._part))
        self._kept.append(watch)
        return len(self._kept)


def main() -> None:
    address, *parts = sys.argv[1:]
    app = QCoreApplication(sys.argv[:1])
    bus = QDBusConnection.connectToBus(address, "desktop")
    services = []
    for part in parts:
        if part in SERVICES:
            name, path = SERVICES[part]
            services.append(Inhibitors(part, bus, slow="slow" in parts))
            assert bus.registerVirtualObject(path, services[-1])
            assert bus.registerService(name)
    say("ready")
    app.exec()


if __name__ == "__main__":
    main()
