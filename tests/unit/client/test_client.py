"""The client against an engine that really runs, and misbehaves in every way."""

import itertools
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient, EngineEnd, Patience, encode_request
from moechat.client.launch import Launcher
from moechat.core.conversation import Role
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.messages import (
    MAX_LINE_BYTES,
    PROTOCOL_VERSION,
    ChatMessage,
    Devices,
    Done,
    Generate,
    Hello,
    ListDevices,
    Load,
    Loaded,
    Prime,
    Primed,
    TextDelta,
)
from moechat.services.texts import FaultAction, describe
from tests.support.scripted_engine import TEXTS, command, tokens_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")

QUICK = Patience(hello_s=20.0, silence_s=1.0, busy_silence_s=1.0)
BOUND_MS = 20_000

MakeClient = Callable[..., EngineClient]


@pytest.fixture
def make_client(qtbot: QtBot) -> Iterator[MakeClient]:
    clients = []

    def make(*options: str, patience: Patience = QUICK) -> EngineClient:
        client = EngineClient(Launcher(command(*options), base=_bare_environment()), patience)
        clients.append(client)
        return client

    yield make
    for client in clients:
        client.kill()
        assert client.wait(5000)


def _bare_environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key != "XDG_RUNTIME_DIR"}


def _generate(client: EngineClient, text: str = "hi", tokens: int = 100_000) -> Generate:
    return Generate(
        id=client.next_id(),
        messages=[ChatMessage(Role.USER, text)],
        max_new_tokens=tokens,
        seed=1,
    )


def _prime(client: EngineClient) -> Prime:
    return Prime(id=client.next_id(), messages=[ChatMessage(Role.USER, "a long chat")])


def _events(client: EngineClient) -> list[object]:
    events: list[object] = []
    client.received.connect(events.append)
    return events


def _end_of(qtbot: QtBot, client: EngineClient) -> Fault:
    """Start the client and wait for an end that nobody asked for."""
    with qtbot.waitSignal(client.ended, timeout=BOUND_MS) as blocker:
        if not client.is_running:
            client.start()
    assert blocker.args is not None
    end: EngineEnd = blocker.args[0]
    assert not end.expected
    assert not client.is_running
    return end.fault


def test_requests_wait_for_hello(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client()
    order: list[object] = []
    client.hello.connect(order.append)
    client.received.connect(order.append)
    client.start()
    client.send(ListDevices(id=client.next_id()))
    qtbot.waitUntil(lambda: len(order) == 2, timeout=BOUND_MS)
    assert isinstance(order[0], Hello)
    assert order[0].protocol == PROTOCOL_VERSION
    assert isinstance(order[1], Devices)


def test_an_answer_arrives_whole(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--tokens", "20000", "--text", "mixed")
    events = _events(client)
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/models/m"))
    request = _generate(client)
    client.send(request)
    qtbot.waitUntil(lambda: bool(events) and isinstance(events[-1], Done), timeout=BOUND_MS)
    assert any(isinstance(event, Loaded) for event in events)
    deltas = [event for event in events if isinstance(event, TextDelta)]
    assert [delta.seq for delta in deltas] == list(range(len(deltas)))
    assert deltas[-1].tokens == 20_000
    expected = "".join(itertools.islice(tokens_of(TEXTS["mixed"]), 20_000))
    assert "".join(delta.text for delta in deltas) == expected


def test_closing_the_window_ends_the_engine(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client()
    with qtbot.waitSignal(client.hello, timeout=BOUND_MS):
        client.start()
    pid = client.pid
    with qtbot.waitSignal(client.ended, timeout=BOUND_MS) as blocker:
        client.stop_process(force_after_ms=BOUND_MS)
    assert blocker.args[0].expected
    assert not psutil.pid_exists(pid)


def test_the_engine_is_killed_where_it_does_not_end(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--fault", "pause", "--at", "idle")
    with qtbot.waitSignal(client.hello, timeout=BOUND_MS):
        client.start()
    with qtbot.waitSignal(client.ended, timeout=BOUND_MS) as blocker:
        client.stop_process(force_after_ms=200)
    assert blocker.args[0].expected


def test_kill_takes_the_children_along(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--child")
    with qtbot.waitSignal(client.hello, timeout=BOUND_MS):
        client.start()
    children = psutil.Process(client.pid).children()
    assert len(children) == 1
    with qtbot.waitSignal(client.ended, timeout=BOUND_MS):
        client.kill()
    qtbot.waitUntil(lambda: not _is_alive(children[0]), timeout=BOUND_MS)


def _is_alive(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_a_second_start_is_a_bug(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client()
    client.start()
    with pytest.raises(RuntimeError, match="running already"):
        client.start()


def test_the_client_starts_again_after_an_end(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--fault", "abort", "--at", "load")
    for _ in range(2):
        client.start()
        client.send(Load(id=client.next_id(), model_dir="/m"))
        assert _end_of(qtbot, client).code is FaultCode.ENGINE_DIED


@pytest.mark.parametrize(
    ("fault", "code", "values"),
    [
        ("abort", FaultCode.ENGINE_DIED, {"cause": "crashed"}),
        ("kill", FaultCode.ENGINE_DIED, {"cause": "killed"}),
        ("exit", FaultCode.ENGINE_DIED, {"cause": "exited"}),
        ("deaf", FaultCode.ENGINE_DIED, {"cause": "closed_pipe"}),
        ("bus", FaultCode.MODEL_CHANGED, {"path": "/models/m"}),
        ("oom", FaultCode.ENGINE_OUT_OF_MEMORY, {}),
        ("driver", FaultCode.DRIVER_FAILED, {"device": "GPU"}),
        ("hang", FaultCode.ENGINE_SILENT, {"seconds": 1, "paused": 0}),
        ("pause", FaultCode.ENGINE_SILENT, {"seconds": 1, "paused": 1}),
        ("close", FaultCode.ENGINE_SILENT, {"seconds": 1, "paused": 0}),
        ("garbage", FaultCode.ENGINE_GARBLED, {}),
        ("flood", FaultCode.ENGINE_GARBLED, {}),
        ("lost", FaultCode.ENGINE_GARBLED, {}),
    ],
)
def test_deaths_in_the_middle_of_an_answer(
    qtbot: QtBot,
    make_client: MakeClient,
    fault: str,
    code: FaultCode,
    values: dict[str, object],
) -> None:
    script = f"--tokens 100 --rate 60 --heartbeat-s 0.2 --fault {fault} --at token:20"
    client = make_client(*script.split())
    events = _events(client)
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/models/m", device="GPU"))
    client.send(_generate(client))
    if fault == "deaf":  # noticed by the next request, not before
        qtbot.waitUntil(lambda: _text_events(events) == 10, timeout=BOUND_MS)
        poke = QTimer(interval=50)
        poke.timeout.connect(lambda: client.send(ListDevices(id=client.next_id())))
        poke.start()
    found = _end_of(qtbot, client)
    assert found.code is code
    assert found.values == values | {"stage": "decode"}
    assert _text_events(events) == 10  # two tokens each: what came before the death is there


def test_an_end_that_was_told_is_expected(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--fault", "fatal", "--at", "prefill")
    client.start()
    client.send(_generate(client))
    with qtbot.waitSignal(client.ended, timeout=BOUND_MS) as ended:
        pass
    assert ended.args is not None
    assert ended.args[0].expected


def _text_events(events: list[object]) -> int:
    return sum(isinstance(event, TextDelta) for event in events)


def test_a_pause_from_outside_is_noticed(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--heartbeat-s", "0.1")
    with qtbot.waitSignal(client.heartbeat, timeout=BOUND_MS):
        client.start()
    os.kill(client.pid, signal.SIGSTOP)
    assert _end_of(qtbot, client).code is FaultCode.ENGINE_SILENT


def test_a_kill_with_little_memory_left_is_out_of_memory(
    qtbot: QtBot, make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make_client("--fault", "kill", "--at", "load")
    monkeypatch.setattr("moechat.client.memory_watch.MemoryWatch.ran_out", lambda self: True)
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/m"))
    assert _end_of(qtbot, client).code is FaultCode.ENGINE_OUT_OF_MEMORY


def test_a_load_may_be_silent_for_longer(qtbot: QtBot, make_client: MakeClient) -> None:
    patience = Patience(hello_s=20.0, silence_s=0.3, busy_silence_s=20.0)
    client = make_client("--load-s", "3", "--heartbeat-s", "60", patience=patience)
    events = _events(client)
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/m"))
    qtbot.waitUntil(lambda: any(isinstance(e, Loaded) for e in events), timeout=BOUND_MS)


def test_a_long_step_of_a_prefill_is_no_silence(qtbot: QtBot, make_client: MakeClient) -> None:
    patience = Patience(hello_s=20.0, silence_s=0.3, busy_silence_s=20.0)
    client = make_client("--prefill-s", "3", "--heartbeat-s", "60", patience=patience)
    events = _events(client)
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/m"))
    turns = [ChatMessage(Role.USER, "a long prompt")]
    client.send(Generate(id=client.next_id(), messages=turns, max_new_tokens=5, seed=1))
    qtbot.waitUntil(lambda: any(isinstance(e, Done) for e in events), timeout=BOUND_MS)


def test_a_long_step_of_reading_ahead_is_no_silence(qtbot: QtBot, make_client: MakeClient) -> None:
    patience = Patience(hello_s=20.0, silence_s=0.3, busy_silence_s=20.0)
    client = make_client("--prime-s", "3", "--heartbeat-s", "60", patience=patience)
    events = _events(client)
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/m"))
    client.send(_prime(client))
    qtbot.waitUntil(lambda: any(isinstance(e, Primed) for e in events), timeout=BOUND_MS)


def test_a_death_while_reading_ahead_took_no_answer(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--fault", "abort", "--at", "prime")
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/m"))
    client.send(_prime(client))
    fault = _end_of(qtbot, client)
    assert fault.values["stage"] == "priming"
    text = describe(fault)
    assert "next message" in text.advice
    assert text.action is FaultAction.RELOAD_MODEL


def test_a_paused_engine_is_noticed_while_it_is_busy(qtbot: QtBot, make_client: MakeClient) -> None:
    patience = Patience(hello_s=20.0, silence_s=0.5, busy_silence_s=600.0)
    client = make_client("--fault", "pause", "--at", "load", patience=patience)
    client.start()
    client.send(Load(id=client.next_id(), model_dir="/m"))
    fault = _end_of(qtbot, client)
    assert fault.code is FaultCode.ENGINE_SILENT
    assert fault.values["paused"] == 1


@pytest.mark.parametrize("option", ["--strange-hello", "--protocol"])
def test_another_protocol_is_named(qtbot: QtBot, make_client: MakeClient, option: str) -> None:
    options = ["--protocol", "0", *(["--strange-hello"] if option == "--strange-hello" else [])]
    client = make_client(*options)
    greeted = []
    client.hello.connect(greeted.append)
    client.start()
    client.send(ListDevices(id=client.next_id()))
    fault = _end_of(qtbot, client)
    assert fault.code is FaultCode.ENGINE_VERSION
    assert fault.values == {"engine_protocol": 0, "app_protocol": PROTOCOL_VERSION}
    assert not greeted


@pytest.mark.parametrize(
    ("options", "reason"),
    [("--fault exit --at start", "ended"), ("--fault hang --at start", "silent")],
)
def test_an_engine_that_never_greets(
    qtbot: QtBot, make_client: MakeClient, options: str, reason: str
) -> None:
    client = make_client(*options.split(), patience=Patience(hello_s=1.5))
    fault = _end_of(qtbot, client)
    assert fault.code is FaultCode.ENGINE_NOT_STARTED
    assert fault.values == {"reason": reason}


def test_a_missing_executable(qtbot: QtBot, tmp_path: Path) -> None:
    client = EngineClient(Launcher([str(tmp_path / "absent")], base=_bare_environment()))
    fault = _end_of(qtbot, client)
    assert fault.code is FaultCode.ENGINE_NOT_STARTED
    assert fault.values == {"reason": "missing"}


def test_a_few_stray_lines_are_skipped(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--noise", "15")
    with qtbot.waitSignal(client.hello, timeout=BOUND_MS):
        client.start()


def test_many_stray_lines_end_the_engine(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--noise", "25")
    assert _end_of(qtbot, client).code is FaultCode.ENGINE_GARBLED


def test_stderr_goes_to_the_log_and_into_the_detail(
    qtbot: QtBot, make_client: MakeClient, caplog: pytest.LogCaptureFixture
) -> None:
    client = make_client("--fault", "exit", "--at", "load")
    with caplog.at_level(logging.INFO, "moechat.engine"):
        client.start()
        client.send(Load(id=client.next_id(), model_dir="/m"))
        fault = _end_of(qtbot, client)
    assert "RuntimeError: scripted" in caplog.messages
    assert "RuntimeError: scripted" in fault.detail


def test_a_large_request_does_not_hold_the_gui_thread(
    qtbot: QtBot, make_client: MakeClient
) -> None:
    client = make_client()
    with qtbot.waitSignal(client.hello, timeout=BOUND_MS):
        client.start()
    events = _events(client)
    request = _generate(client, "x" * (60 * 1024 * 1024))
    line = encode_request(request)
    client.send(Load(id=client.next_id(), model_dir="/m"))
    began = time.thread_time()
    client.send(request, line)
    took = time.thread_time() - began
    assert took < 0.05
    turns: list[float] = []
    watch = QTimer(interval=0)
    last = time.thread_time()

    def note() -> None:
        nonlocal last
        now = time.thread_time()
        turns.append(now - last)
        last = now

    watch.timeout.connect(note)
    watch.start()
    qtbot.waitUntil(lambda: bool(events) and isinstance(events[-1], Done), timeout=BOUND_MS)
    watch.stop()
    assert max(turns) < 0.1


def test_a_line_beyond_the_limit_is_refused(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client()
    client.start()
    with pytest.raises(UserError) as caught:
        client.send(_generate(client, "x" * MAX_LINE_BYTES))
    assert caught.value.fault.code is FaultCode.LINE_TOO_LONG
    assert caught.value.fault.values["limit"] == MAX_LINE_BYTES


def test_ten_rounds_leave_nothing(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client("--child")
    threads = threading.active_count()
    for _ in range(10):
        with qtbot.waitSignal(client.hello, timeout=BOUND_MS):
            client.start()
        with qtbot.waitSignal(client.ended, timeout=BOUND_MS):
            client.kill()
    qtbot.waitUntil(
        lambda: not [p for p in psutil.Process().children(recursive=True) if _is_alive(p)],
        timeout=BOUND_MS,
    )
    assert threading.active_count() == threads
    assert len(client.children()) < 5
