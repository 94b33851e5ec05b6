"""Downloads as the window does them, with a real store, real workers and the hub's look-alike."""

import random
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pytestqt.qtbot import QtBot

from moechat.client.download_client import DownloadClient
from moechat.services.download_view import Download, Limits
from moechat.services.downloads import DownloadService
from moechat.services.hub_access import HubAccess
from moechat.services.secrets import Secrets
from moechat.services.settings import Settings
from moechat.services.sleep_inhibitor import SleepInhibitor
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from tests.hub_server.repository import Repository

if TYPE_CHECKING:
    from moechat.core.faults import Fault

BOUND_MS = 60_000  # nothing here measures time


def repository(repo: str, weights: int = 200_000, **changed: bytes) -> Repository:
    """A model of some ``weights`` bytes; ``changed`` replaces files, with _ for the dot."""
    chance = random.Random(repo)
    files = {
        "openvino_model.xml": b"<net/>",
        "openvino_model.bin": chance.randbytes(weights),
        "openvino_tokenizer.xml": b"<net/>",
        "openvino_tokenizer.bin": chance.randbytes(1000),
        "config.json": b"{}",
    }
    return Repository(repo, files | {k.replace("__", "."): v for k, v in changed.items()})


class NoSleep:
    """Counts instead of asking the system."""

    held = 0

    def take(self, why: str) -> None:
        self.held += 1

    def drop(self) -> None:
        self.held -= 1


class DownloadBench:
    """The service and everything below it, and what it said."""

    def __init__(
        self,
        qtbot: QtBot,
        home: Path,
        url: str,
        *,
        environment: Mapping[str, str] | None = None,
        limits: Limits | None = None,
    ) -> None:
        self._qtbot = qtbot
        self.models = home / "models"
        self.metered: bool | None = None
        self.limits = limits or Limits(reserve_bytes=0)
        self.block = NoSleep()
        self.secrets = Secrets()
        self.settings = Settings(hub_endpoint=url, hub_use_system_proxy=False)
        self.files, self._store_lane = TaskLane("files"), TaskLane("store")
        self.access = HubAccess(
            lambda: self.settings, self.secrets, TaskLane("hub"), environment or {}
        )
        self.told: list[Fault] = []
        self.store = StoreAccess(self._store_lane, home / "moechat.db", self.told.append)
        self.service = DownloadService(
            self.store,
            self.access,
            self.files,
            SleepInhibitor(self.block),
            models_dir=lambda: self.models,
            limits=lambda: self.limits,
            metered=lambda: self.metered,
            clock=time.time,
            make_client=self._client,
        )
        self.clients: list[DownloadClient] = []
        self.finished: list[Download] = []
        self.failed: list[Download] = []
        self.service.finished.connect(self.finished.append)
        self.service.failed.connect(self.failed.append)
        self.service.trouble.connect(self.told.append)

    def _client(self) -> DownloadClient:
        self.clients.append(DownloadClient())
        return self.clients[-1]

    def start(self) -> None:
        """Read the queue."""
        with self._qtbot.waitSignal(self.service.changed, timeout=BOUND_MS):
            self.service.start()

    def add(self, repo: str, **options: object) -> Download:
        """Queue a model, and wait until it is in the queue."""
        added: list[Download] = []
        self.service.add(repo, on_added=added.append, **options)  # type: ignore[arg-type]
        self.until(lambda: bool(added) or bool(self.told))
        return added[0]

    def until(self, condition: Callable[[], bool]) -> None:
        """Let Qt run until ``condition`` holds."""
        self._qtbot.waitUntil(condition, timeout=BOUND_MS)

    def state(self, download: Download) -> str:
        """Of a download, now; empty if it is gone."""
        found = self.service.get(download.id)
        return found.state.value if found else ""

    def stored(self) -> list[tuple[str, str]]:
        """Repositories and states, as the store has them."""
        found: list[list[tuple[str, str]]] = []
        self.store.run(
            lambda store: [(d.repo, d.state.value) for d in store.downloads.all()], found.append
        )
        self.until(lambda: bool(found))
        return found[0]

    def close(self) -> None:
        """As the program ends."""
        self.service.shut_down()
        self.files.drain(10)
        self.store.close(10)


@contextmanager
def bench(qtbot: QtBot, home: Path, url: str, **options: object) -> Iterator[DownloadBench]:
    """A bench that is started, and closed at the end."""
    made = DownloadBench(qtbot, home, url, **options)  # type: ignore[arg-type]
    try:
        made.start()
        yield made
    finally:
        made.close()
