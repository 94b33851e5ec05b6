"""The engine service with the real engine and a real model, through a death and two loads."""

import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.core.conversation import FinishReason, Role
from moechat.core.faults import FaultCode
from moechat.protocol.messages import ChatMessage, Done, Sampling
from moechat.services.engine import EngineService, EngineState
from tests.support.fixed_load import FixedLoad

pytestmark = pytest.mark.real_model

BOUND_MS = 240_000  # a busy machine loads slowly; nothing here measures time


@pytest.fixture
def service(qtbot: QtBot) -> Iterator[EngineService]:
    service = EngineService(EngineClient())
    yield service
    service.shutdown()
    left = [child.cmdline() for child in psutil.Process().children(recursive=True)]
    assert not [command for command in left if "--engine" in command]


def _ask(service: EngineService, tokens: int) -> int:
    return service.generate(
        [ChatMessage(Role.USER, "Count from one to ten.")],
        max_new_tokens=tokens,
        seed=7,
        sampling=Sampling(temperature=0.0),
    )


def test_a_killed_engine_is_replaced(
    qtbot: QtBot, service: EngineService, starter_model: Path
) -> None:
    text: list[str] = []
    done: list[Done] = []
    service.delta.connect(lambda delta: text.append(delta.text))
    service.done.connect(done.append)
    service.load(FixedLoad(starter_model, "CPU"))
    _ask(service, tokens=12)
    qtbot.waitUntil(lambda: bool(done), timeout=BOUND_MS)
    assert service.model is not None
    assert service.model.device == "CPU"
    first = "".join(text)
    assert first
    assert 0 < done[0].metrics.new_tokens <= 12

    text.clear()
    _ask(service, tokens=2000)
    qtbot.waitUntil(lambda: bool(text), timeout=BOUND_MS)
    with qtbot.waitSignal(service.died, timeout=BOUND_MS) as blocker:
        psutil.Process(service._client.pid).kill()
    assert blocker.args[0].code is FaultCode.ENGINE_DIED
    if sys.platform != "win32":
        assert blocker.args[0].values == {"cause": "killed", "stage": "decode"}

    done.clear()
    text.clear()
    _ask(service, tokens=12)  # starts an engine and loads the model by itself
    qtbot.waitUntil(lambda: bool(done), timeout=BOUND_MS)
    assert "".join(text) == first

    done.clear()
    _ask(service, tokens=2000)
    qtbot.waitUntil(lambda: service.state is EngineState.GENERATING, timeout=BOUND_MS)
    service.stop()
    qtbot.waitUntil(lambda: bool(done), timeout=BOUND_MS)
    assert done[0].finish_reason is FinishReason.CANCELLED
    service.unload()
    qtbot.waitUntil(lambda: service.state is EngineState.IDLE, timeout=BOUND_MS)
    assert service.model is None
