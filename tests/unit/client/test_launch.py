"""How the engine is started."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import moechat
from moechat.client.client import EngineClient
from moechat.client.launch import Launcher, child_environment, engine_command
from moechat.core.faults import FaultCode
from tests.support.scripted_engine import command

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="systemd")

FAKE_THAT_WORKS = """#!/bin/sh
echo "$@" > "$0.arguments"
while [ "$1" != "--" ]; do shift; done
shift
exec "$@"
"""
FAKE_THAT_FAILS = """#!/bin/sh
echo called >> "$0.arguments"
echo "Failed to connect to bus" >&2
exit 1
"""


def test_the_command_is_this_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine_command() == (sys.executable, "-m", "moechat", "--engine")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert engine_command() == (sys.executable, "--engine")


def test_a_file_in_the_working_folder_cannot_stand_in_for_a_module(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('the wrong json')")
    found = subprocess.run(
        [sys.executable, "-c", "import json, moechat; print(moechat.__file__)"],
        cwd=tmp_path,
        env=child_environment(os.environ),
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == moechat.__file__


@pytest.mark.parametrize(("there", "expected"), [(True, "moechat-cli.exe"), (False, "moechat.exe")])
def test_on_windows_children_have_a_console_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, there: bool, expected: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "moechat.exe"))
    if there:
        (tmp_path / "moechat-cli.exe").touch()
    assert engine_command() == (str(tmp_path / expected), "--engine")


@pytest.fixture
def session(tmp_path: Path) -> dict[str, str]:
    """An environment with a systemd user session, and a fake systemd-run first on the PATH."""
    (tmp_path / "run" / "systemd" / "private").mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    return dict(
        os.environ,
        XDG_RUNTIME_DIR=str(tmp_path / "run"),
        PATH=f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}",
    )


@pytest.fixture
def client(session: dict[str, str], qtbot: QtBot) -> Iterator[EngineClient]:
    client = EngineClient(Launcher(command("--fault", "exit", "--at", "load"), base=session))
    yield client
    client.kill()
    assert client.wait(5000)


def _fake(session: dict[str, str], script: str) -> Path:
    path = Path(session["PATH"].split(os.pathsep)[0], "systemd-run")
    path.write_text(script)
    path.chmod(0o755)
    return path.with_name("systemd-run.arguments")


@linux_only
def test_the_engine_gets_a_scope_of_its_own(
    qtbot: QtBot, session: dict[str, str], client: EngineClient
) -> None:
    arguments = _fake(session, FAKE_THAT_WORKS)
    with qtbot.waitSignal(client.hello, timeout=20_000):
        client.start()
    assert arguments.read_text().startswith("--user --scope --quiet --collect")


@linux_only
def test_a_scope_that_cannot_be_had_is_tried_once(
    qtbot: QtBot, session: dict[str, str], client: EngineClient
) -> None:
    arguments = _fake(session, FAKE_THAT_FAILS)
    for _ in range(2):
        with qtbot.waitSignal(client.hello, timeout=20_000):
            client.start()
        with qtbot.waitSignal(client.ended, timeout=20_000):
            client.kill()
    assert arguments.read_text() == "called\n"


@linux_only
def test_without_a_session_there_is_no_scope(session: dict[str, str]) -> None:
    _fake(session, FAKE_THAT_WORKS)
    assert Launcher(base=session).launch().scoped
    assert not Launcher(base=dict(session, XDG_RUNTIME_DIR="/nonexistent")).launch().scoped
    session.pop("XDG_RUNTIME_DIR")
    assert not Launcher(base=session).launch().scoped


@linux_only
def test_an_engine_that_fails_in_both_ways_ends_once(qtbot: QtBot, session: dict[str, str]) -> None:
    _fake(session, FAKE_THAT_FAILS)
    client = EngineClient(Launcher(command("--fault", "exit", "--at", "start"), base=session))
    ends: list[object] = []
    client.ended.connect(ends.append)
    with qtbot.waitSignal(client.ended, timeout=20_000) as blocker:
        client.start()
    assert blocker.args[0].fault.code is FaultCode.ENGINE_NOT_STARTED
    assert len(ends) == 1
    assert not client.is_running
