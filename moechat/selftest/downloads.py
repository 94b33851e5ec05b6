"""The check of downloads: a worker process fetches a model from a hub on this computer."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from moechat.client.download_client import DownloadClient
from moechat.core.repo_paths import READY_MARKER
from moechat.protocol.download_messages import DownloadEnd, Finished, Hub, StartDownload
from moechat.protocol.messages import Failed
from moechat.selftest.check import Check, CheckFailedError, wait_until
from moechat.selftest.loopback import LoopbackHub

_REPO = "moechat/self-test-ov"
_PATIENCE_SECONDS = 120.0


def checks(home: Path, model: Path) -> list[Check]:
    """``model`` is what is served; it is fetched into ``home``."""
    return [Check("download", lambda: download(home / "models" / "fetched", model))]


def download(folder: Path, model: Path) -> str:
    """All files arrive and are what was sent."""
    files = {file.name: file.read_bytes() for file in sorted(model.iterdir())}
    ends: list[DownloadEnd] = []
    client = DownloadClient(parent=QCoreApplication.instance())
    client.ended.connect(ends.append)
    with LoopbackHub(_REPO, files) as server:
        hub = Hub(endpoint=server.url, use_system_proxy=False)
        client.start(StartDownload(id=0, repo=_REPO, folder=str(folder), hub=hub, reserve_bytes=0))
        try:
            wait_until(lambda: bool(ends), _PATIENCE_SECONDS, "the end of the download")
        finally:
            client.kill()
            client.wait(5000)
    if not isinstance(ends[0], Finished):
        told = ends[0].fault if isinstance(ends[0], Failed) else ends[0]
        raise CheckFailedError(f"it ended with {told}")
    wrong = [name for name, data in files.items() if (folder / name).read_bytes() != data]
    if wrong or not list(folder.rglob(READY_MARKER)):
        raise CheckFailedError(f"not as they were sent: {wrong}")
    return f"{len(files)} files, {ends[0].total_bytes} bytes"
