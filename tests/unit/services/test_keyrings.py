"""Which keyring is used, and that a computer without one is no trouble."""

import sys
from types import SimpleNamespace

import pytest

from moechat.services.keyrings import find_keyring


class Backend:
    viable = True


class Nothing:
    viable = False


class Odd:
    viable = True

    def __init__(self) -> None:
        raise OSError("no bus")


@pytest.mark.parametrize(
    ("platform", "module", "name"),
    [
        ("linux", "keyring.backends.SecretService", "Keyring"),
        ("win32", "keyring.backends.Windows", "WinVaultKeyring"),
    ],
)
def test_the_keyring_of_the_system(platform: str, module: str, name: str) -> None:
    def load(asked: str) -> object:
        assert asked == module
        return SimpleNamespace(**{name: Backend})

    assert isinstance(find_keyring(platform, load), Backend)


@pytest.mark.parametrize("backend", [Nothing, Odd])
def test_none(backend: type) -> None:
    assert find_keyring("linux", lambda _: SimpleNamespace(Keyring=backend)) is None
    assert find_keyring("plan9") is None

    def missing(_: str) -> object:
        raise ImportError

    assert find_keyring("linux", missing) is None


@pytest.mark.skipif(sys.platform != "linux", reason="a session without a bus")
def test_a_session_without_a_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real package: the name of its backend is right, and it does not hang."""
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    assert find_keyring() is None
    from keyring.backends.SecretService import Keyring

    assert not Keyring.viable
