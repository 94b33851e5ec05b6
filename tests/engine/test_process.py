"""The engine as a process: how it starts, what it does with garbage, how it ends."""

import importlib.metadata
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from moechat import __version__
from moechat.core.faults import FaultCode
from moechat.protocol.framing import encode
from moechat.protocol.messages import (
    MAX_LINE_BYTES,
    PROTOCOL_VERSION,
    Devices,
    Failed,
    ListDevices,
    Unloaded,
)
from tests.support.engine_client import COMMAND, EngineClient, running_engine

_ROOT = Path(__file__).parents[2]
_SAYS_HELLO_AND_PRINTS = """
import ctypes, os
from moechat.engine import main
hello = main._hello
def noisy():
    os.write(1, b"python speaks\\n")
    libc = ctypes.CDLL(None)
    libc.puts(b"native speaks")
    libc.fflush(None)
    print("print speaks")
    return hello()
main._hello = noisy
main.run()
"""
_PARENT = """
import subprocess, sys
engine = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
engine.stdout.readline()
print(engine.pid, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def engine() -> Iterator[EngineClient]:
    with running_engine() as client:
        yield client


def _gone(pid: int, seconds: float = 10.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
                return True
        except psutil.NoSuchProcess:
            return True
        time.sleep(0.02)
    return False


def test_the_handshake_names_all_versions(engine: EngineClient) -> None:
    hello = engine.hello
    assert hello.protocol == PROTOCOL_VERSION
    assert hello.app == __version__
    assert hello.pid == engine.process.pid
    assert hello.openvino == importlib.metadata.version("openvino")
    assert hello.genai == importlib.metadata.version("openvino-genai")
    assert hello.tokenizers == importlib.metadata.version("openvino-tokenizers")


def test_devices_are_listed(engine: EngineClient) -> None:
    engine.send(ListDevices(id=5))
    devices = engine.expect(Devices)
    assert devices.id == 5
    cpu = next(device for device in devices.devices if device.id == "CPU")
    assert cpu.name


def test_heartbeats_tell_the_memory(engine: EngineClient) -> None:
    engine.send(ListDevices(id=1))
    engine.expect(Devices)
    process = psutil.Process(engine.process.pid)
    latest, seen = None, 0
    end = time.monotonic() + 30
    while latest is None or (
        latest.rss_bytes != pytest.approx(seen, rel=0.2)  # it still grows
        and time.monotonic() < end
    ):
        time.sleep(0.05)
        latest = engine.heartbeats[-1] if engine.heartbeats else None
        seen = process.memory_info().rss
    assert latest.rss_bytes == pytest.approx(seen, rel=0.2)
    assert 0 < latest.private_bytes < latest.rss_bytes


def test_garbage_is_answered_and_forgotten(engine: EngineClient) -> None:
    engine.send_raw(b"hello\n\xff\xfe\x00\n{}\n")
    for _ in range(3):
        failed = engine.expect(Failed)
        assert failed.id == -1
        assert failed.fault.code is FaultCode.BAD_REQUEST
    engine.send(ListDevices(id=1))
    engine.expect(Devices)


def test_a_line_over_the_limit_is_answered_and_forgotten(engine: EngineClient) -> None:
    piece = b"x" * (1 << 20)
    for _ in range(MAX_LINE_BYTES // len(piece) + 2):
        engine.send_raw(piece)
    engine.send_raw(b"\n" + encode(ListDevices(id=1)))
    assert engine.expect(Failed).fault.code is FaultCode.LINE_TOO_LONG
    engine.expect(Devices)


def test_unloading_nothing_is_fine(engine: EngineClient) -> None:
    assert isinstance(engine.unload(), Unloaded)


def test_it_ends_with_its_input(engine: EngineClient) -> None:
    assert engine.close() == 0


def test_it_ends_quietly_when_nobody_reads() -> None:
    reader, writer = os.pipe()
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE, cwd=_ROOT
    ) as engine:
        os.close(writer)
        os.read(reader, 1)
        os.close(reader)
        assert engine.wait(10) == 0
        assert engine.stderr is not None
        assert b"Traceback" not in engine.stderr.read()


@pytest.mark.skipif(sys.platform == "win32", reason="uses the C library by its POSIX name")
def test_prints_of_native_code_never_reach_the_protocol() -> None:
    with running_engine(command=(sys.executable, "-c", _SAYS_HELLO_AND_PRINTS)) as engine:
        engine.send(ListDevices(id=1))
        engine.expect(Devices)
        engine.close()
        for words in (b"python speaks", b"native speaks", b"print speaks"):
            assert words in engine.log


def test_it_dies_with_its_parent() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", _PARENT, *COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=_ROOT,
    )
    with parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
    assert _gone(pid)


@pytest.mark.skipif(sys.platform != "linux", reason="Linux accounting")
def test_it_yields_to_others(engine: EngineClient) -> None:
    engine.send(ListDevices(id=1))
    engine.expect(Devices)
    assert psutil.Process(engine.process.pid).nice() >= 5
    score = int(Path(f"/proc/{engine.process.pid}/oom_score_adj").read_text())
    assert score >= 500


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_ctrl_c_in_a_terminal_is_not_its_business(engine: EngineClient) -> None:
    engine.process.send_signal(signal.SIGINT)
    engine.send(ListDevices(id=1))
    engine.expect(Devices)


def test_a_broken_installation_says_so() -> None:
    code = "import sys; sys.modules['openvino'] = None\nfrom moechat.engine.main import run; run()"
    with running_engine(command=(sys.executable, "-c", code)) as engine:
        engine.send(ListDevices(id=3))
        failed = engine.expect(Failed)
        assert failed.id == 3
        assert failed.fault.code is FaultCode.ENGINE_NOT_STARTED
