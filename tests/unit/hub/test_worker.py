"""The download worker as a process: killed, paused, cancelled, short of space."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from moechat.core.faults import FaultCode
from moechat.protocol.download_messages import (
    CancelDownload,
    DownloadProgress,
    DownloadState,
    Finished,
    Hub,
    PauseDownload,
    Phase,
    StartDownload,
    Stopped,
)
from moechat.protocol.messages import Failed
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import GOOD_TOKEN, FakeHub
from tests.support.download_worker import COMMAND, PATIENCE_SECONDS, Worker, running_worker
from tests.support.downloads import REPO, check_exact, check_ready, tiny_repository

MB = 1_000_000
_PARENT = """
import subprocess, sys
worker = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
worker.stdout.readline()
print(worker.pid, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def hub(hub: FakeHub) -> FakeHub:
    """With weights of 12 MB that come at 8 MB/s."""
    hub.add(tiny_repository(weights=12 * MB))
    hub.faults(_throttle())
    return hub


def _throttle() -> Rule:
    return Rule(Kind.THROTTLE, r"/cdn/.*openvino_model\.bin", times=None, after=8 * MB)


def _start(hub: FakeHub, folder: Path, **options: object) -> StartDownload:
    settings = Hub(endpoint=hub.url, token=GOOD_TOKEN, use_system_proxy=False)
    values = {"id": 1, "repo": REPO, "folder": str(folder), "hub": settings, "reserve_bytes": 0}
    return StartDownload(**(values | options))


def _wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


def _part_size(folder: Path) -> int:
    """Of the weights, which are the largest."""
    sizes = [0]
    for path in (folder / ".moechat" / "parts").glob("*.part"):
        try:
            sizes.append(path.stat().st_size)
        except FileNotFoundError:  # it was just finished
            continue
    return max(sizes)


def test_three_kills_cost_nothing(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "m"
    sizes = [0]
    for kill in range(1, 4):
        with running_worker() as worker:
            worker.send(_start(hub, folder))
            _wait_for(lambda: _part_size(folder) >= kill * 2.5 * MB)  # noqa: B023  # waited for here
            worker.kill()
        sizes.append(_part_size(folder))
    assert not (folder / "ready").exists()
    hub.faults()
    with running_worker() as worker:
        worker.send(_start(hub, folder))
        assert isinstance(worker.end(), Finished)
        assert worker.close() == 0
    check_exact(folder, hub.repositories[REPO])
    assert hub.ranges("openvino_model.bin") == sizes
    assert sizes == sorted(sizes)
    assert sizes[3] > 7 * MB


def test_pause_goes_on_where_it_was(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "m"
    with running_worker() as worker:
        worker.send(_start(hub, folder))
        _wait_for(lambda: _part_size(folder) > MB)
        worker.send(PauseDownload(id=1))
        assert worker.end() == Stopped(id=1, parts_kept=True)
        size = _part_size(folder)
        hub.faults()
        worker.send(_start(hub, folder, id=2))  # the same process serves again
        assert isinstance(worker.end(), Finished)
    assert hub.ranges("openvino_model.bin") == [0, size]


@pytest.mark.parametrize("keep", [False, True])
def test_cancel(hub: FakeHub, tmp_path: Path, keep: bool) -> None:
    folder = tmp_path / "m"
    with running_worker() as worker:
        worker.send(_start(hub, folder))
        _wait_for(lambda: _part_size(folder) > MB)
        worker.send(CancelDownload(id=1, keep_parts=keep))
        assert worker.end() == Stopped(id=1, parts_kept=keep)
    assert folder.exists() == keep
    assert (_part_size(folder) > MB) == keep


@pytest.mark.skipif(sys.platform == "win32", reason="a signal of POSIX")
def test_a_sleep_in_the_middle(hub: FakeHub, tmp_path: Path) -> None:
    """The computer slept, and the server hung up meanwhile."""
    folder = tmp_path / "m"
    with running_worker() as worker:
        worker.send(_start(hub, folder))
        _wait_for(lambda: _part_size(folder) > MB)
        worker.process.send_signal(signal.SIGSTOP)
        hub.hang_up()
        asleep_at = _part_size(folder)
        worker.process.send_signal(signal.SIGCONT)
        assert isinstance(worker.end(), Finished)
    ranges = hub.ranges("openvino_model.bin")
    assert len(ranges) == 2
    assert ranges[1] >= asleep_at


def test_pause_does_not_wait_for_a_silent_server(hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(Rule(Kind.SLOW, "/revision/", times=None, seconds=PATIENCE_SECONDS))
    with running_worker() as worker:
        worker.send(_start(hub, tmp_path / "m"))
        worker.until(DownloadState)
        _wait_for(lambda: bool(hub.seen))
        worker.send(PauseDownload(id=1))
        began = time.monotonic()
        assert isinstance(worker.end(), Stopped)
        assert time.monotonic() - began < PATIENCE_SECONDS / 2  # not the 30 s of the time limit


def test_two_programs_do_not_write_into_one_folder(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "m"
    with running_worker() as first, running_worker() as second:
        first.send(_start(hub, folder))
        _wait_for(lambda: _part_size(folder) > MB)
        second.send(_start(hub, folder))
        end = second.end()
        assert isinstance(end, Failed)
        assert end.fault.code is FaultCode.DOWNLOAD_FOLDER_IN_USE
        first.send(PauseDownload(id=1))
        first.end()
        hub.faults()
        second.send(_start(hub, folder))
        assert isinstance(second.end(), Finished)


def test_one_at_a_time_and_garbage_is_answered(hub: FakeHub, tmp_path: Path) -> None:
    with running_worker() as worker:
        worker.send_raw(b'{"type":"start_download","id":5}\nnonsense\n')
        for number in (5, -1):
            end = worker.end()
            assert isinstance(end, Failed)
            assert (end.id, end.fault.code) == (number, FaultCode.BAD_REQUEST)
        worker.send(PauseDownload(id=9))  # of nothing: nobody to answer
        worker.send(_start(hub, tmp_path / "m"))
        worker.send(_start(hub, tmp_path / "n", id=2))
        end = worker.end()
        assert isinstance(end, Failed)
        assert (end.id, end.fault.code) == (2, FaultCode.BUSY)
        worker.send(PauseDownload(id=1))
        assert isinstance(worker.end(), Stopped)


def test_figures_come_a_few_times_a_second(hub: FakeHub, tmp_path: Path) -> None:
    with running_worker() as worker:
        began = time.monotonic()
        worker.send(_start(hub, tmp_path / "m"))
        worker.end()
        seconds = time.monotonic() - began
    figures = [event for event in worker.events if isinstance(event, DownloadProgress)]
    assert 2 <= len(figures) <= seconds * 4 + 2
    done = [figure.done_bytes for figure in figures]
    assert done == sorted(done)
    assert any(figure.bytes_per_s > 0 for figure in figures)


def test_the_token_is_in_no_command_line_environment_or_log(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories[REPO].gated = True
    with running_worker() as worker:
        worker.send(_start(hub, tmp_path / "m"))
        worker.until(DownloadProgress)
        process = psutil.Process(worker.process.pid)
        assert GOOD_TOKEN not in repr(process.cmdline()) + repr(process.environ())
        worker.send(PauseDownload(id=1))
        worker.end()
        worker.close()
    assert GOOD_TOKEN.encode() not in worker.log
    assert GOOD_TOKEN not in repr(_start(hub, tmp_path))
    files = [path.read_bytes() for path in (tmp_path / "m").rglob("*") if path.is_file()]
    assert not any(GOOD_TOKEN.encode() in data for data in files)


def test_it_ends_with_its_parent(tmp_path: Path) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", _PARENT, *COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    assert parent.stdout is not None
    assert parent.stdin is not None
    worker = psutil.Process(int(parent.stdout.readline()))
    parent.kill()
    parent.wait()
    parent.stdin.close()
    parent.stdout.close()
    worker.wait(PATIENCE_SECONDS)


def test_it_needs_neither_qt_nor_openvino() -> None:
    code = (
        "import sys; import moechat.hub.worker, moechat.hub.listing; "
        "print([n for n in sys.modules if n.split('.')[0] in ('PySide6', 'openvino')])"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


# ── space ────────────────────────────────────────────────────────────────────


@pytest.fixture
def small_drive(tmp_path: Path) -> Iterator[Path]:
    """A file system of 20 MB."""
    drive = tmp_path / "drive"
    drive.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=20m", "none", str(drive)]
    try:
        mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("mounting is not allowed here")
    yield drive
    subprocess.run(["umount", "-l", str(drive)], check=True)


def _until_full(worker: Worker) -> DownloadState:
    while True:
        state = worker.until(DownloadState)
        if state.phase is Phase.DISK_FULL:
            return state


def test_a_drive_that_fills_up_pauses_it_until_there_is_room(
    hub: FakeHub, small_drive: Path
) -> None:
    folder, hog = small_drive / "m", small_drive / "hog"
    with running_worker() as worker:
        worker.send(_start(hub, folder))
        _wait_for(lambda: _part_size(folder) > MB)
        with hog.open("wb") as file:
            file.truncate(0)
            _fill(file.fileno())
        state = _until_full(worker)
        assert 0 < state.missing_bytes < 12 * MB
        assert state.fault is not None
        assert state.fault.values["missing_bytes"] == state.missing_bytes
        assert worker.process.poll() is None
        hub.faults()
        hog.unlink()
        assert isinstance(worker.end(), Finished)
    check_exact(folder, hub.repositories[REPO])
    ranges = hub.ranges("openvino_model.bin")
    assert len(ranges) == 1 or ranges[1] > MB


def _fill(descriptor: int) -> None:
    block = bytes(65536)
    try:
        while True:
            os.write(descriptor, block)
    except OSError:
        return


def test_the_whole_set_is_checked_before_the_first_byte(hub: FakeHub, small_drive: Path) -> None:
    hub.faults()
    folder = small_drive / "m"
    with running_worker() as worker:
        worker.send(_start(hub, folder, reserve_bytes=10 * MB))
        state = _until_full(worker)
        assert 1 * MB < state.missing_bytes < 4 * MB  # 12 MB and the reserve, of 20 MB
        assert not hub.ranges("openvino_model.bin")
        worker.send(CancelDownload(id=1))
        assert isinstance(worker.end(), Stopped)
    assert not folder.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a limit of POSIX")
def test_a_drive_that_takes_no_large_files_is_named(hub: FakeHub, tmp_path: Path) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2 * MB, 2 * MB))

    with running_worker(preexec_fn=limit) as worker:
        worker.send(_start(hub, tmp_path / "m"))
        end = worker.end()
    assert isinstance(end, Failed)
    assert end.fault.code is FaultCode.DOWNLOAD_FILE_TOO_LARGE
    assert str(end.fault.values["file"]).endswith(".bin")
    check_ready(end, tmp_path / "m", hub)
