"""A download: processor seconds for each GiB, hashing included, beside those of other programs.

All fetch the same file from a hub on this computer, in turns. What each takes to start is measured
with a small file and taken off.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.table import Row
from moechat.protocol.download_messages import DownloadEnd, Hub, StartDownload
from moechat.protocol.framing import download_event_decoder, encode

_LARGE_MIB, _SMALL_MIB = 256, 1
_ROUNDS = 3
_ROOT = Path(__file__).parent.parent
_SNAPSHOT = (
    "import sys; from huggingface_hub import snapshot_download; "
    "snapshot_download(sys.argv[2], endpoint=sys.argv[1], local_dir=sys.argv[3], token=False)"
)


def rows() -> Iterator[Row]:
    """Medians of a few rounds."""
    programs: dict[str, Callable[[str, str, Path], None]] = {"moechat": _with_worker}
    if shutil.which("curl"):
        programs["curl | tee | sha256sum"] = _with_curl
    programs["snapshot_download, unverified"] = _with_snapshot
    with hub(_SMALL_MIB, _LARGE_MIB) as endpoint:
        figures: dict[str, list[float]] = {name: [] for name in programs}
        for _ in range(_ROUNDS):
            for name, fetch in programs.items():
                small = _cpu_seconds(fetch, endpoint, _SMALL_MIB)
                large = _cpu_seconds(fetch, endpoint, _LARGE_MIB)
                figures[name].append((large - small) * 1024 / (_LARGE_MIB - _SMALL_MIB))
    ours, *others = (statistics.median(values) for values in figures.values())
    limits = {"curl | tee | sha256sum": 1.25, "snapshot_download, unverified": 0.5}
    yield Row("download 1 GiB, hashed: processor time", ours, "s")
    for (name, limit), other in zip(limits.items(), others, strict=False):
        yield Row(f"  {name}", other, "s")
        yield Row(f"  moechat, of {name}", ours / other, "", f"≤ {limit}")


def _cpu_seconds(fetch: Callable[[str, str, Path], None], endpoint: str, size_mib: int) -> float:
    import resource  # not on Windows

    with tempfile.TemporaryDirectory() as folder:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        fetch(endpoint, f"bench/{size_mib}", Path(folder) / "model")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _with_worker(endpoint: str, repo: str, folder: Path) -> None:
    command = [sys.executable, "-m", "moechat", "--download-worker"]
    start = StartDownload(id=1, repo=repo, folder=str(folder), hub=Hub(endpoint=endpoint))
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=_ROOT
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(encode(start))
        worker.stdin.flush()
        for line in worker.stdout:
            event = download_event_decoder.decode(line)
            if isinstance(event, DownloadEnd):
                break
        worker.stdin.close()
    assert (folder / "ready").exists(), event


def _with_curl(endpoint: str, repo: str, folder: Path) -> None:
    folder.mkdir()
    url = f"{endpoint}/{repo}/resolve/main/openvino_model.bin"
    command = f"curl -sSL '{url}' | tee '{folder}/openvino_model.bin' | sha256sum"
    subprocess.run(["sh", "-c", command], check=True, stdout=subprocess.DEVNULL)


def _with_snapshot(endpoint: str, repo: str, folder: Path) -> None:
    home = {"HF_HOME": f"{folder}.home", "HF_HUB_DISABLE_XET": "1"}
    subprocess.run(
        [sys.executable, "-c", _SNAPSHOT, endpoint, repo, str(folder)],
        check=True,
        capture_output=True,
        env=os.environ | home,
    )


@contextmanager
def hub(*sizes_mib: int, rate_mib: int | None = None) -> Iterator[str]:
    """The address of a hub with a repository ``bench/MIB`` for each size."""
    command = [sys.executable, "-m", "tests.hub_server", *map(str, sizes_mib)]
    if rate_mib is not None:  # a second, for each connection
        command += ["--rate", str(rate_mib)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=_ROOT, text=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.stdin.close()
