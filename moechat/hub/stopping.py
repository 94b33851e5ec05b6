"""How a download is stopped at once, also while it waits for a server that says nothing."""

import socket
import threading
from contextlib import suppress


class StopRequested(Exception):  # noqa: N818  # no error: somebody wants it so
    """The download was paused or cancelled."""


class Stop:
    """Asked for by one thread, noticed by all others."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._lock = threading.Lock()
        self._sockets: set[socket.socket] = set()

    @property
    def requested(self) -> bool:
        """Whether `request` was called."""
        return self._event.is_set()

    def request(self) -> None:
        """Wake everybody: sleepers, and those who wait for the network."""
        self._event.set()
        with self._lock:
            for connection in self._sockets:
                with suppress(OSError):
                    # Not the method of a TLS socket, which would make a plain one of it.
                    socket.socket.shutdown(connection, socket.SHUT_RDWR)

    def check(self) -> None:
        """Raise `StopRequested` if it is time."""
        if self._event.is_set():
            raise StopRequested

    def sleep(self, seconds: float) -> None:
        """Sleep, or raise `StopRequested` as soon as it is time."""
        if self._event.wait(seconds):
            raise StopRequested

    def watch(self, connection: socket.socket) -> None:
        """From now on `request` cuts ``connection``; raises `StopRequested` if it came already."""
        with self._lock:
            self._sockets.add(connection)
        self.check()

    def forget(self, connection: socket.socket) -> None:
        """``connection`` is closed."""
        with self._lock:
            self._sockets.discard(connection)
