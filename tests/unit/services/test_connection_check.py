"""*Test connection* as the window has it."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import Fault, FaultCode
from moechat.hub.connection import Step, StepResult
from moechat.services.connection_check import ConnectionCheck, step_text
from moechat.services.hub_access import TOKEN, HubAccess
from moechat.services.secrets import Secrets
from moechat.services.settings import Settings
from moechat.services.tasks import TaskLane
from tests.hub_server.server import GOOD_TOKEN, FakeHub, running


@pytest.fixture
def hub() -> Iterator[FakeHub]:
    with running() as hub:
        yield hub


def checked(qtbot: QtBot, url: str) -> tuple[list[StepResult], list[bool | Fault]]:
    secrets = Secrets()
    secrets.put(TOKEN, GOOD_TOKEN)
    settings = Settings(hub_endpoint=url, hub_use_system_proxy=False, hub_token_to_mirror=True)
    lane = TaskLane("hub")
    check = ConnectionCheck(HubAccess(lambda: settings, secrets, lane, {}))
    steps: list[StepResult] = []
    ends: list[bool | Fault] = []
    check.stepped.connect(steps.append)
    check.ended.connect(ends.append)
    check.failed.connect(ends.append)
    check.start()
    check.start()  # given up and begun again
    qtbot.waitUntil(lambda: bool(ends), timeout=30_000)
    check.close(10)
    lane.drain(10)
    return steps, ends


def test_all_is_well(qtbot: QtBot, hub: FakeHub) -> None:
    steps, ends = checked(qtbot, hub.url)
    assert [result.step for result in steps] == [Step.NAME, Step.CONNECT, Step.API, Step.LOGIN]
    assert ends == [True]
    assert step_text(steps[-1]) == "Your access token is accepted; it is that of anna."
    assert step_text(steps[0]) == "The name 127.0.0.1 is known."


def test_a_step_that_fails(qtbot: QtBot) -> None:
    steps, ends = checked(qtbot, "http://127.0.0.1:9")
    assert ends == [False]
    assert step_text(steps[-1]).startswith("127.0.0.1 does not take the connection. Check")
    steps, ends = checked(qtbot, "nowhere")
    assert steps == []
    (fault,) = ends
    assert isinstance(fault, Fault)
    assert fault.code is FaultCode.HUB_ADDRESS


@pytest.mark.parametrize("step", Step)
@pytest.mark.parametrize("code", [None, *(c for c in FaultCode if c.name.startswith("HUB_"))])
def test_every_step_has_sentences(step: Step, code: FaultCode | None) -> None:
    fault = Fault(code, {"host": "h.example"}) if code else None
    text = step_text(StepResult(step=step, host="h.example", fault=fault))
    assert text.endswith(".")
    assert "{" not in text
