"""Secrets of the user, in the keyring of the operating system; nowhere else on disk."""

import logging
import threading
from collections.abc import Callable
from typing import Protocol

_log = logging.getLogger(__name__)

_SERVICE = "moechat"


class Keyring(Protocol):
    """A backend of the package ``keyring``; any call may block for an unlock dialog, and raise."""

    def get_password(self, service: str, username: str) -> str | None:
        """The secret, or None."""
        ...

    def set_password(self, service: str, username: str, password: str) -> None:
        """Keep the secret."""
        ...

    def delete_password(self, service: str, username: str) -> None:
        """Forget the secret; raises if there is none."""
        ...


def no_keyring() -> Keyring | None:
    """For where there is none."""
    return None


class Secrets:
    """Named secrets. Calls block: they belong on a lane, and any may be the right one.

    Without a keyring they are kept until the program ends, and `is_lasting` says so.
    """

    def __init__(self, find: Callable[[], Keyring | None] = no_keyring) -> None:
        """``find`` looks for the keyring, when it is needed first."""
        self._find = find
        self._lock = threading.Lock()
        self._found = False
        self._keyring: Keyring | None = None
        self._session: dict[str, str] = {}

    def is_lasting(self) -> bool:
        """Whether secrets outlive the program."""
        with self._lock:
            return self._backend() is not None

    def get(self, name: str) -> str:
        """The secret called ``name``; empty if there is none, or the keyring stays locked."""
        with self._lock:
            if name in self._session:
                return self._session[name]
            keyring = self._backend()
            try:
                return (keyring.get_password(_SERVICE, name) or "") if keyring else ""
            except Exception as error:  # noqa: BLE001 - each backend has errors of its own
                _log.warning("the keyring does not give %s: %s", name, type(error).__name__)
                return ""

    def put(self, name: str, secret: str) -> bool:
        """Keep ``secret``, or forget it if empty; False if only until the program ends."""
        with self._lock:
            keyring = self._backend()
            self._session[name] = secret
            try:
                if keyring is None:
                    return not secret
                if secret:
                    keyring.set_password(_SERVICE, name, secret)
                elif keyring.get_password(_SERVICE, name) is not None:
                    keyring.delete_password(_SERVICE, name)
            except Exception as error:  # noqa: BLE001 - as above
                _log.warning("the keyring does not take %s: %s", name, type(error).__name__)
                return False
            return True

    def _backend(self) -> Keyring | None:
        if not self._found:
            self._keyring, self._found = self._find(), True
        return self._keyring
