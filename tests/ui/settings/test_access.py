"""The way to the hub in the settings: secrets stay secret, values are judged, the test says why."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton

from moechat.services import keyrings
from moechat.services.hub_access import PROXY_PASSWORD, TOKEN
from moechat.services.secrets import Keyring
from moechat.ui.settings.connection_row import ConnectionRow
from tests.hub_server.server import GOOD_TOKEN, running
from tests.ui.settings.conftest import Desk, Key

Desks = Callable[..., Desk]
SECRET = "hf_veryverysecret"
# One that signs itself; long expired, which does not matter here.
CERTIFICATE = """\
-----BEGIN CERTIFICATE-----
MIIBcTCCARegAwIBAgIUaTCJl/uhDyqPzJrEKhJLLNAbmA8wCgYIKoZIzj0EAwIw
DjEMMAoGA1UEAwwDaHViMB4XDTI2MTEyOTE4MDIyN1oXDTI2MTIwMTE4MDIyN1ow
DjEMMAoGA1UEAwwDaHViMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEOOduqhE
2UK+AwGWN/4ZC1gVMGzHlF1AHcTt5+0DqWR0g3TzaeS6kKyllU0WD48YrfOX0lY5
MVTsu67MXR4B2KNTMFEwHQYDVR0OBBYEFEURL5YeMgEeJeK+ZZrf+bPF7hVsMB8G
A1UdIwQYMBaAFEURL5YeMgEeJeK+ZZrf+bPF7hVsMA8GA1UdEwEB/wQFMAMBAf8w
CgYIKoZIzj0EAwIDSAAwRQIgAqqixqBGPxR3VirjDcld28ld+DgtgAcqryFVBeOP
kfECIQC2P3+5KQePy8NyLCsdknuLvMfyCERHXlNIiwFrs7sycA==
-----END CERTIFICATE-----
"""


class Ring:
    """A keyring in memory; `locked`, it raises."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.locked = False

    def get_password(self, _service: str, username: str) -> str | None:
        self._check()
        return self.kept.get(username)

    def set_password(self, _service: str, username: str, password: str) -> None:
        self._check()
        self.kept[username] = password

    def delete_password(self, _service: str, username: str) -> None:
        self._check()
        del self.kept[username]

    def _check(self) -> None:
        if self.locked:
            raise RuntimeError("locked")


@pytest.fixture(autouse=True)
def ring(monkeypatch: pytest.MonkeyPatch) -> list[Keyring | None]:
    """The keyring of the program: the only element; never the real one."""
    here: list[Keyring | None] = [Ring()]
    monkeypatch.setattr(keyrings, "find_keyring", lambda: here[0])
    for name in ("HF_TOKEN", "HF_ENDPOINT", "HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE"):
        monkeypatch.delenv(name, raising=False)
    return here


def note(at: Desk, key: str) -> str:
    return at.row("models", key).note


def noted(at: Desk, key: str, text: str) -> None:
    at.window.until(lambda: note(at, key) == text)


def button(at: Desk, name: str) -> QPushButton:
    page = at.view.show_page("models")
    return next(b for b in page.findChildren(QPushButton) if b.accessibleName() == name)


def everything_shown(at: Desk) -> str:
    page = at.view.show_page("models")
    labels = [label.text() for label in page.findChildren(QLabel)]
    fields = [f.text() + f.placeholderText() for f in page.findChildren(QLineEdit)]
    described = [r.control.accessibleDescription() for r in page.rows.values() if r.control]
    return "\n".join((*labels, *fields, *described))


# ── secrets ──────────────────────────────────────────────────────────────────


NAMES = {
    "hub_token": (TOKEN, "Remove the access token"),
    "proxy_password": (PROXY_PASSWORD, "Remove the password of the proxy"),
}


@pytest.mark.parametrize("key", NAMES)
def test_a_secret_is_in_the_keyring_and_nowhere_else(
    desk: Desks, ring: list[Any], caplog: pytest.LogCaptureFixture, key: str
) -> None:
    name, removal = NAMES[key]
    caplog.set_level(logging.DEBUG)
    at = desk(hub_proxy="http://anna@proxy:8080")
    at.view.show_page("models")
    noted(at, key, "Not set.")
    remove = button(at, removal)
    assert not remove.isVisible()
    field = at.control("models", key)
    assert field.echoMode() is QLineEdit.EchoMode.Password
    QTest.keyClicks(field, SECRET)
    assert not field._timer.isActive()  # half of it is not taken by waiting
    assert ring[0].kept == {}
    at.press(field, Key.Key_Return)
    noted(at, key, "Stored in the keyring.")
    assert ring[0].kept == {name: SECRET}
    assert SECRET not in everything_shown(at)
    at.stored()
    at.window.close()
    written = [path for path in at.home.rglob("*") if path.is_file()]
    assert at.home / "settings.toml" in written
    assert not [path for path in written if SECRET.encode() in path.read_bytes()]
    assert SECRET not in caplog.text


def test_a_secret_is_removed_by_keyboard(desk: Desks, ring: list[Any]) -> None:
    ring[0].kept[TOKEN] = SECRET
    at = desk()
    at.view.show_page("models")
    noted(at, "hub_token", "Stored in the keyring.")
    at.press(at.control("models", "hub_token"), Key.Key_Tab)
    remove = button(at, "Remove the access token")
    assert remove.hasFocus()
    at.press(remove, Key.Key_Space)
    noted(at, "hub_token", "Not set.")
    assert ring[0].kept == {}
    assert at.row("models", "hub_token").control.hasFocus()  # type: ignore[union-attr]


def test_without_a_keyring_it_is_said(desk: Desks, ring: list[Any]) -> None:
    ring[0] = None
    at = desk()
    at.type_into("models", "hub_token", SECRET)
    noted(at, "hub_token", "For this session only, as there is no keyring.")


def test_a_locked_keyring_is_said(desk: Desks, ring: list[Any]) -> None:
    at = desk()
    at.type_into("models", "hub_token", SECRET)
    noted(at, "hub_token", "Stored in the keyring.")
    ring[0].locked = True
    button(at, "Remove the access token").click()
    at.window.until(lambda: note(at, "hub_token").startswith("Not used in this session, but still"))
    at.type_into("models", "hub_token", SECRET)
    at.window.until(lambda: note(at, "hub_token").startswith("For this session only"))
    assert "as the keyring does not take it" in note(at, "hub_token")


def test_a_token_of_the_environment_is_said(desk: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_TOKEN", SECRET)
    at = desk()
    at.view.show_page("models")
    at.window.until(lambda: note(at, "hub_token").startswith("The variable HF_TOKEN has one."))
    assert not button(at, "Remove the access token").isVisible()
    assert SECRET not in everything_shown(at)


def test_what_is_no_token_is_refused(desk: Desks, ring: list[Any]) -> None:
    at = desk()
    row = at.type_into("models", "hub_token", "two words")
    assert row.error.startswith("This is not an access token")
    at.press(row.control, Key.Key_Escape)  # type: ignore[arg-type]
    assert row.error == ""
    assert at.window.contents.settings.is_open
    at.type_into("models", "hub_token", "två")
    at.view.show_page("appearance")
    assert at.row("models", "hub_token").error == ""
    at.view.show_page("models")
    noted(at, "hub_token", "Not set.")
    assert ring[0].kept == {}


# ── addresses and files ──────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("key", "good", "bad", "reason"),
    [
        ("hub_endpoint", "https://mirror.example/hub", "mirror", "not the address of a hub"),
        ("hub_endpoint", "http://lan:8080", "https://a b", "not the address of a hub"),
        ("hub_endpoint", "http://lan:8080", "https://anna:pw@hub", "not the address of a hub"),
        ("hub_proxy", "socks5://anna@proxy:1080", "ftp://proxy", "not the address of a proxy"),
        ("hub_proxy", "proxy:8080", "http://proxy:port", "not the address of a proxy"),
        ("hub_proxy", "http://proxy", "http://anna:secret@proxy", "Leave the password out"),
    ],
)
def test_an_address_is_judged(desk: Desks, key: str, good: str, bad: str, reason: str) -> None:
    at = desk()
    row = at.type_into("models", key, f" {good} ")
    assert row.error == ""
    assert getattr(at.stored().value, key) == good
    at.type_into("models", key, bad)
    assert reason in row.error
    assert row.control is not None
    assert row.error in row.control.accessibleDescription()
    assert getattr(at.stored().value, key) == good
    at.view.refresh()
    assert row.control.text() == bad  # there to be corrected
    at.press(row.control, Key.Key_Escape)
    assert row.error == ""
    assert row.control.text() == good
    at.type_into("models", key, bad)
    at.control("models", "hub_token_to_mirror")  # the focus goes on
    at.view.refresh()
    assert row.control.text() == bad
    at.view.show_page("appearance")
    assert at.row("models", key).error == ""
    at.type_into("models", key, "")
    assert getattr(at.stored().value, key) == ""


def test_a_wrong_address_of_a_hand_edited_file_can_be_left(desk: Desks) -> None:
    at = desk(hub_proxy="ftp://nonsense")
    at.type_into("models", "hub_proxy", "gopher://nonsense")
    at.view.show_page("appearance")
    assert at.control("models", "hub_proxy").text() == "ftp://nonsense"


def test_a_file_of_certificates_is_judged(
    desk: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonsense = tmp_path / "nonsense.pem"
    nonsense.write_text("nothing")
    at = desk()
    row = at.type_into("models", "hub_ca_file", str(nonsense))
    at.window.until(lambda: "no certificates" in row.error)
    assert at.stored().value.hub_ca_file == ""
    at.type_into("models", "hub_ca_file", "relative.pem")
    assert "missing" in row.error
    good = tmp_path / "good.pem"
    good.write_text(CERTIFICATE)
    monkeypatch.setattr(QFileDialog, "open", lambda self: self.fileSelected.emit(str(good)))
    button(at, "Choose a file with certificates").click()
    at.window.until(lambda: at.window.settings.value.hub_ca_file == str(good))
    assert row.error == ""
    at.type_into("models", "hub_ca_file", "")
    assert at.stored().value.hub_ca_file == ""


def test_a_file_is_taken_though_the_page_is_left_at_once(desk: Desks, tmp_path: Path) -> None:
    good = tmp_path / "good.pem"
    good.write_text(CERTIFICATE)
    at = desk()
    QTest.keyClicks(at.control("models", "hub_ca_file"), str(good))
    at.view.show_page("appearance")
    at.window.until(lambda: at.window.settings.value.hub_ca_file == str(good))


def test_the_mirror_gets_the_token_if_allowed(desk: Desks) -> None:
    at = desk()
    at.press(at.control("models", "hub_token_to_mirror"), Key.Key_Space)
    assert at.stored().value.hub_token_to_mirror


# ── test connection ──────────────────────────────────────────────────────────


def outcome(at: Desk) -> list[str]:
    at.press(at.control("models", "connection_test"), Key.Key_Space)
    at.window.until(lambda: note(at, "connection_test") not in ("", "Testing…"))
    found = at.view.show_page("models").findChild(ConnectionRow)
    assert found is not None
    column = found._column
    rows = [column.itemAt(n).widget() for n in range(column.count())]
    at.window.until(lambda: all(row.isVisible() for row in rows))
    return [row.accessibleName() for row in rows]


def test_a_connection_that_works(desk: Desks) -> None:
    with running() as hub:
        at = desk(hub_use_system_proxy=False, hub_token_to_mirror=True)
        at.type_into("models", "hub_endpoint", hub.url)
        at.type_into("models", "hub_token", GOOD_TOKEN)
        assert outcome(at) == [
            "Works: The name 127.0.0.1 is known.",
            "Works: 127.0.0.1 can be reached.",
            "Works: 127.0.0.1 answers as a model hub does.",
            "Works: Your access token is accepted; it is that of anna.",
        ]
        assert note(at, "connection_test") == "Everything works."
        at.type_into("models", "hub_token", "hf_wrong")
        assert outcome(at)[-1].startswith("Fails: 127.0.0.1 does not accept your access token.")
        at.type_into("models", "hub_endpoint", "")  # what was found is of another hub
        assert note(at, "connection_test") == ""


def test_the_step_that_fails_is_said(desk: Desks) -> None:
    at = desk(hub_use_system_proxy=False, hub_endpoint="http://127.0.0.1:9")
    good, bad = outcome(at)
    assert good == "Works: The name 127.0.0.1 is known."
    assert bad.startswith("Fails: 127.0.0.1 does not take the connection. Check")
    assert note(at, "connection_test") == "It does not work: the last step below failed."
    assert outcome(at) == [good, bad]  # once more, not twice as many


def test_offline_it_cannot_be_tested(desk: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    at = desk()
    (only,) = outcome(at)
    assert only.startswith("Fails: ")
    assert note(at, "connection_test") == "It could not be tested."


def test_a_test_is_stopped(desk: Desks) -> None:
    at = desk(hub_use_system_proxy=False, hub_endpoint="http://127.0.0.1:9")
    control = at.control("models", "connection_test")
    at.press(control, Key.Key_Space)
    assert control.text() == "Stop"
    at.press(control, Key.Key_Space)
    assert (control.text(), note(at, "connection_test")) == ("Test connection", "Stopped.")


def test_it_is_found_far_down_the_page(desk: Desks) -> None:
    at = desk(hub_use_system_proxy=False, hub_endpoint="http://127.0.0.1:9")
    QTest.keyClicks(at.view._search, "test connection")
    at.press(at.view._search, Key.Key_Return)
    page = at.view.show_page("models")
    button = at.row("models", "connection_test").control
    assert button is not None
    seen = page.viewport().rect()
    at.window.until(lambda: seen.contains(button.mapTo(page.viewport(), button.rect().center())))
    at.press(button, Key.Key_Space)
    steps = page.findChild(ConnectionRow)
    assert steps is not None
    at.window.until(lambda: steps._steps.isVisible() and steps._steps.height() > 10)
    at.window.until(
        lambda: seen.contains(steps._steps.mapTo(page.viewport(), steps._steps.rect().center()))
    )
