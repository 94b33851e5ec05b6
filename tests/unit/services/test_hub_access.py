"""Which hub is asked, how, and with which secrets."""

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.download_messages import Hub
from moechat.services.hub_access import (
    PROXY_PASSWORD,
    TOKEN,
    HubAccess,
    endpoint_of,
    hub_of,
    offline_by,
)
from moechat.services.secrets import Keyring, Secrets
from moechat.services.settings import Settings
from moechat.services.tasks import TaskLane
from moechat.services.texts import describe

OFFICIAL = Hub().endpoint
MIRROR = "https://mirror.example/hub"


def test_which_hub() -> None:
    env = {"HF_ENDPOINT": MIRROR + "/"}
    assert endpoint_of(Settings(), {}) == OFFICIAL
    assert endpoint_of(Settings(), env) == MIRROR
    assert endpoint_of(Settings(hub_endpoint="http://lan:8080"), env) == "http://lan:8080"
    assert endpoint_of(Settings(hub_endpoint="http://lan"), env, OFFICIAL) == OFFICIAL


@pytest.mark.parametrize(
    "address",
    ["huggingface.co", "ftp://x", "https://", "http://a:b@c", "http://x?q=1", "http://[", "http://x:99999"],
)  # fmt: skip
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(UserError) as caught:
        endpoint_of(Settings(), {}, address)
    assert caught.value.fault.code is FaultCode.HUB_ADDRESS


def test_the_token_is_for_the_usual_hub() -> None:
    env = {"HF_TOKEN": "hf_env"}
    assert hub_of(Settings(), {}, token="hf_x").token == "hf_x"
    assert hub_of(Settings(), env).token == "hf_env"
    assert hub_of(Settings(), env, token="hf_x").token == "hf_x"
    assert hub_of(Settings(), env, token="hf_x", endpoint=MIRROR).token == ""
    assert hub_of(Settings(hub_endpoint=MIRROR), env).token == ""
    assert hub_of(Settings(), env | {"HF_ENDPOINT": MIRROR}).token == ""
    # A name that only looks like it, and the same without encryption
    for other in ("https://huggingface.co.evil.example", "http://huggingface.co"):
        assert hub_of(Settings(), env, endpoint=other).token == ""
    allowed = Settings(hub_endpoint=MIRROR, hub_token_to_mirror=True)
    assert hub_of(allowed, {}, token="hf_x").token == "hf_x"


@pytest.mark.parametrize(
    ("proxy", "whole"),
    [
        ("http://anna@proxy:8080", "http://anna:p%40ss%2F@proxy:8080"),
        ("socks5://anna@proxy", "socks5://anna:p%40ss%2F@proxy"),
        ("anna@proxy", "anna:p%40ss%2F@proxy"),
        ("http://proxy:8080", "http://proxy:8080"),
        ("http://anna:own@proxy", "http://anna:own@proxy"),
        ("", ""),
    ],
)
def test_the_password_of_the_proxy(proxy: str, whole: str) -> None:
    assert hub_of(Settings(hub_proxy=proxy), {}, proxy_password="p@ss/").proxy == whole


def test_offline() -> None:
    for text in ("1", "true", "ON", " yes "):
        assert offline_by({"HF_HUB_OFFLINE": text}) == "HF_HUB_OFFLINE"
    for text in ("", "0", "false"):
        assert not offline_by({"HF_HUB_OFFLINE": text})
    with pytest.raises(UserError) as caught:
        hub_of(Settings(), {"TRANSFORMERS_OFFLINE": "1"})
    assert caught.value.fault.code is FaultCode.HUB_OFFLINE
    assert "TRANSFORMERS_OFFLINE" in describe(caught.value.fault).advice


class FakeKeyring:
    def __init__(self, *, locked: bool = False) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.locked = locked

    def _check(self) -> None:
        if self.locked:
            raise RuntimeError("locked, with hf_secret in the message")

    def get_password(self, service: str, username: str) -> str | None:
        self._check()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._check()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._check()
        del self.kept[service, username]


def test_secrets_in_a_keyring() -> None:
    keyring = FakeKeyring()
    looks = 0

    def find() -> Keyring:
        nonlocal looks
        looks += 1
        return keyring

    secrets = Secrets(find)
    assert looks == 0
    assert secrets.is_lasting()
    assert secrets.get(TOKEN) == ""
    assert secrets.put(TOKEN, "hf_x")
    assert keyring.kept == {("moechat", TOKEN): "hf_x"}
    assert Secrets(find).get(TOKEN) == "hf_x"
    assert secrets.put(TOKEN, "")
    assert secrets.put(TOKEN, "")
    assert keyring.kept == {}
    assert looks == 2


@pytest.mark.parametrize("keyring", [None, FakeKeyring(locked=True)])
def test_secrets_for_this_session(
    keyring: FakeKeyring | None, caplog: pytest.LogCaptureFixture
) -> None:
    secrets = Secrets(lambda: keyring)
    assert secrets.get(TOKEN) == ""
    assert not secrets.put(TOKEN, "hf_secret")
    assert secrets.get(TOKEN) == "hf_secret"
    assert Secrets(lambda: keyring).get(TOKEN) == ""
    assert "hf_secret" not in caplog.text


def test_asking_on_a_lane(qtbot: QtBot) -> None:
    secrets = Secrets()
    secrets.put(TOKEN, "hf_x")
    secrets.put(PROXY_PASSWORD, "word")
    settings = Settings(hub_proxy="http://anna@proxy")
    lane = TaskLane("hub")
    told: list[Hub | Fault] = []
    HubAccess(lambda: settings, secrets, lane, {}).ask(told.append, told.append)
    HubAccess(lambda: settings, secrets, lane, {}, MIRROR).ask(told.append, told.append)
    HubAccess(lambda: settings, secrets, lane, {}, "x").ask(told.append, told.append)
    assert told == []
    qtbot.waitUntil(lambda: len(told) == 3)
    first, second, third = told
    assert isinstance(first, Hub)
    assert (first.token, first.proxy) == ("hf_x", "http://anna:word@proxy")
    assert isinstance(second, Hub)
    assert (second.endpoint, second.token) == (MIRROR, "")
    assert isinstance(third, Fault)
    assert third.code is FaultCode.HUB_ADDRESS
    lane.drain(5)
