"""The queue of downloads at work: one model after the other, each in a process of its own."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.download_client import DownloadClient
from moechat.core.download_queue import FAULTS_OF_LAST_TIME, WANTED, QueuedDownload, QueueState
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.download_messages import (
    DownloadEnd,
    DownloadEvent,
    DownloadPlanned,
    DownloadProgress,
    FileDone,
    Finished,
    Hub,
    Phase,
    StartDownload,
)
from moechat.protocol.messages import Failed
from moechat.services.cancelled_parts import CancelledParts
from moechat.services.download_names import name_fault
from moechat.services.download_view import Download, Limits
from moechat.services.hub_access import HubAccess
from moechat.services.model_places import choose_folder
from moechat.services.sleep_inhibitor import SleepInhibitor
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.services.waiting_room import WaitingRoom

_log = logging.getLogger(__name__)

_AWAKE = "download"  # the key under which the computer is kept awake
_LOOK_MS = 2000  # how often the store is asked whether another program paused something
_END_MS = 2000  # for workers to be gone when the program ends


class DownloadService(QObject):
    """All methods return at once; what they did comes by the signals.

    A download that runs when the program ends goes on at the next `start`; one that was paused
    stays so, as does one that failed if not for want of a way to the hub; a cancelled one is gone.
    """

    changed = Signal()  # which there are, their order, state or phase
    progressed = Signal(object)  # Download; at most four times a second for each
    finished = Signal(object)  # Download; its folder is ready
    failed = Signal(object)  # Download, with the fault
    left = Signal()  # of a cancelled one the worker has ended, or the parts are deleted
    trouble = Signal(object)  # Fault of something that has no download yet

    def __init__(
        self,
        store: StoreAccess,
        access: HubAccess,
        files: TaskLane,
        inhibitor: SleepInhibitor,
        *,
        models_dir: Callable[[], Path],
        limits: Callable[[], Limits] = Limits,
        metered: Callable[[], bool | None] = lambda: None,
        clock: Callable[[], float],
        make_client: Callable[[], DownloadClient] = DownloadClient,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._access = access
        self._files = files
        self._inhibitor = inhibitor
        self._models_dir = models_dir
        self._limits = limits
        self._metered = metered
        self._clock = clock
        self._make_client = make_client
        self._items: dict[str, Download] = {}  # in the order of the queue
        self._runs: dict[str, DownloadClient] = {}  # until their end
        self._waiting = WaitingRoom(files)
        self.left.connect(self._waiting.try_all_quotas)
        self._parts = CancelledParts(store, files, self._is_busy)
        self._consents: set[str] = set()  # may cost money
        self._closed = False
        self.bytes_per_s: float | None = None  # as measured last
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._on_look)

    @property
    def downloads(self) -> list[Download]:
        """All, in the order of the queue."""
        return list(self._items.values())

    @property
    def running(self) -> list[Download]:
        """Those at work."""
        return [d for d in self._items.values() if d.state is QueueState.RUNNING]

    def get(self, download_id: str) -> Download | None:
        """One of them."""
        return self._items.get(download_id)

    def start(self, *, resume: bool = True) -> None:
        """Read the queue; go on with what was under way, or had no way to the hub last time.

        Without ``resume`` that is left to another program, and paused as far as this one goes.
        """
        again = frozenset() if self._access.is_forbidden else FAULTS_OF_LAST_TIME
        self._store.run(
            lambda store: (
                store.downloads.take_over(again) if resume else store.downloads.all_paused()
            ),
            self._take_queue,
        )

    def shut_down(self) -> None:
        """End all workers at once; nothing is lost. The store must be closed after this."""
        self._closed = True
        clients = list(self._runs.values())
        for client in clients:
            client.kill()
        for client in clients:
            client.wait(_END_MS)
        self._runs.clear()
        self._keep_awake()

    # ── what the user wants ──────────────────────────────────────────────────

    def add(
        self,
        repo: str,
        *,
        revision: str = "main",
        folder: Path | None = None,
        models_dir: Path | None = None,
        replan: bool = False,
        allow_metered: bool = False,
        on_added: Callable[[Download], None] | None = None,
    ) -> None:
        """Queue a model, into a folder of its own in ``models_dir`` or the usual one.

        ``folder`` is its own, where that is known. ``replan`` asks the hub again what ``revision``
        is, to update a model that is here.
        """
        if (fault := name_fault(repo, revision, folder or models_dir)) is not None:
            self.trouble.emit(fault)
            return

        def store_it(chosen: Path) -> None:
            self._store.run(
                lambda store: store.downloads.add(
                    repo, str(chosen), revision=revision, now=self._clock(), replan=replan
                ),
                added,
                self.trouble.emit,
            )

        def added(item: QueuedDownload) -> None:
            if allow_metered:
                self._consents.add(item.id)
            # Another revision of the same folder took the place of the old one.
            for other in [d for d in self._items.values() if d.item.folder == item.folder]:
                if other.id != item.id:
                    self._forget(other, keep_parts=True)
            if item.id not in self._runs:
                self._items[item.id] = Download(item)
            self._pump()
            self.changed.emit()
            if on_added is not None:
                on_added(self._items[item.id])

        if folder is not None:
            store_it(folder)
            return
        models = models_dir or self._models_dir()
        taken = {Path(d.item.folder): d.item.repo for d in self._items.values()}
        self._files.run(lambda: choose_folder(models, repo, taken), store_it, self._tell_bug)

    def pause(self, download_id: str) -> None:
        """Stop and keep what has come."""
        download = self._items.get(download_id)
        if download is None or download.state not in WANTED:
            return
        self._set(download, QueueState.PAUSED)
        if client := self._runs.get(download_id):
            client.pause()
        self._pump()

    def resume(self, download_id: str, *, allow_metered: bool = True) -> None:
        """Go on with what was paused or failed, as soon as it is its turn."""
        download = self._items.get(download_id)
        if download is None or download.state not in (QueueState.PAUSED, QueueState.FAILED):
            return
        if allow_metered:
            self._consents.add(download_id)
        self._set(download, QueueState.QUEUED)
        self._pump()

    def retry_unreachable(self) -> None:
        """The network, or another way to the hub, is there: go on with what had none."""
        for download in self.downloads:
            if download.lacks_way:
                self._set(download, QueueState.QUEUED)
                if client := self._runs.get(download.id):  # which knows the old way only
                    client.pause()
        self._pump()

    def cancel(self, download_id: str, *, keep_parts: bool = False) -> None:
        """Forget a download for good; a model that was complete before stays."""
        if download := self._items.get(download_id):
            self._forget(download, keep_parts=keep_parts)
            self._pump()
            self.changed.emit()

    def reorder(self, ids: Sequence[str]) -> None:
        """Put these first, in this order; what runs already goes on."""
        order = [id_ for id_ in dict.fromkeys(ids) if id_ in self._items]
        rest = [id_ for id_ in self._items if id_ not in order]
        self._items = {id_: self._items[id_] for id_ in (*order, *rest)}
        self._store.run(lambda store: store.downloads.reorder(order))
        self.changed.emit()

    # ── the queue ────────────────────────────────────────────────────────────

    def _take_queue(self, found: list[QueuedDownload]) -> None:
        news = {item.id: Download(item, fault=item.fault) for item in found}
        self._items = news | {id_: d for id_, d in self._items.items() if id_ not in news}
        self._pump()
        self._parts.clean_up(self.left.emit)
        self.changed.emit()

    def _pump(self) -> None:
        """Start what may start now; those without room on their drives come last."""
        if self._closed:
            return
        for download in sorted(self.downloads, key=lambda d: d.id in self._waiting):
            if len(self._runs) >= self._limits().parallel_models:
                break
            if not self._is_next(download):
                continue
            if download.id not in self._consents and self._metered():
                self._set(download, QueueState.PAUSED, Fault(FaultCode.DOWNLOAD_METERED))
            else:
                self._begin(download)
        self._make_way()
        self._keep_awake()

    def _is_next(self, download: Download) -> bool:
        """Whether it waits for its turn and nothing else; a worker of its own may be ending."""
        queued = download.state is QueueState.QUEUED and not download.item.elsewhere
        return queued and download.id not in self._runs

    def _make_way(self) -> None:
        """What waits for room on a drive does not hold up what may have some."""
        if not any(self._is_next(d) and d.id not in self._waiting for d in self.downloads):
            return
        for download in self.running:
            client = self._runs.get(download.id)
            if download.phase is Phase.DISK_FULL and client is not None:
                why = self._waiting.enter(download, self._limits().reserve_bytes)
                self._set(download, QueueState.QUEUED, why)
                client.pause()

    def _begin(self, download: Download) -> None:
        client = self._make_client()
        client.setParent(self)
        self._runs[download.id] = client
        client.received.connect(lambda event: self._on_event(download.id, event))
        client.ended.connect(lambda end: self._on_ended(download.id, end))
        self._set(download, QueueState.RUNNING)

        def failed(fault: Fault) -> None:
            self._on_ended(download.id, Failed(id=0, fault=fault))

        self._access.ask(lambda hub: self._run(download.id, client, hub), failed)

    def _run(self, download_id: str, client: DownloadClient, hub: Hub) -> None:
        """Start the worker, unless something else was wanted while the keyring was asked."""
        download = self._items.get(download_id)
        if self._closed or self._runs.get(download_id) is not client:
            return
        if download is None or download.state is not QueueState.RUNNING:
            self._on_ended(download_id, None)
            return
        limits, item = self._limits(), download.item
        client.start(
            StartDownload(
                id=0,
                repo=item.repo,
                folder=item.folder,
                revision=item.revision,
                hub=hub,
                replan=item.replan,
                reserve_bytes=limits.reserve_bytes,
                parallel_files=limits.parallel_files,
            )
        )

    def _forget(self, download: Download, *, keep_parts: bool) -> None:
        self._items.pop(download.id, None)
        self._waiting.leave(download.id)
        delete = not keep_parts and download.state is not QueueState.DONE
        self._store.run(lambda store: store.downloads.remove(download.id, parts_left=delete))
        if client := self._runs.get(download.id):
            client.cancel(keep_parts=keep_parts)
        elif delete:
            self._parts.clean_up(self.left.emit)

    def _is_busy(self, download_id: str, folder: Path) -> bool:
        wanted = any(d.folder == folder for d in self._items.values())
        return wanted or self._closed or download_id in self._runs

    def _set(self, download: Download, state: QueueState, fault: Fault | None = None) -> None:
        """Change the state, here and in the store."""
        if state is not QueueState.QUEUED:
            self._waiting.leave(download.id)
        self._items[download.id] = download.moved(state, fault)
        self._save(download.id, state=state, fault=fault)
        self.changed.emit()

    def _save(self, download_id: str, **changes: Any) -> None:
        self._store.run(lambda store: store.downloads.update(download_id, **changes))

    def _keep_awake(self) -> None:
        wanted = bool(self._runs) and not self._closed
        if wanted == self._look.isActive():
            return
        if wanted:
            self._look.start()
            self._inhibitor.hold(_AWAKE)
        else:
            self._look.stop()
            self._inhibitor.release(_AWAKE)

    # ── what the workers tell ────────────────────────────────────────────────

    def _on_event(self, download_id: str, event: DownloadEvent) -> None:
        download = self._items.get(download_id)
        if download is None or download.state is not QueueState.RUNNING:
            return
        self._items[download_id] = download = download.told(event)
        if isinstance(event, DownloadProgress):
            if event.bytes_per_s and download.phase is Phase.DOWNLOADING:
                self.bytes_per_s = event.bytes_per_s
            self.progressed.emit(download)
            return
        if isinstance(event, FileDone):
            return
        if isinstance(event, DownloadPlanned):
            planned = {"commit": event.commit, "total_bytes": event.total_bytes}
            self._save(download_id, replan=False, **planned)
        self._make_way()
        self.changed.emit()

    def _on_ended(self, download_id: str, end: DownloadEnd | None) -> None:
        if client := self._runs.pop(download_id, None):
            client.deleteLater()
        if self._closed:
            return
        if download := self._items.get(download_id):
            self._conclude(download, end)
        else:
            # Where the worker had to be ended by force.
            self._parts.clean_up(self.left.emit)
            self.left.emit()
        self._pump()

    def _conclude(self, download: Download, end: DownloadEnd | None) -> None:
        if isinstance(end, Finished):
            self._consents.discard(download.id)
            self._waiting.try_all_quotas()
            size = end.total_bytes
            done = {"commit": end.commit, "done_bytes": size, "total_bytes": size}
            self._save(download.id, **done)
            item = msgspec.structs.replace(download.item, **done)
            self._set(Download(item), QueueState.DONE)
            self.finished.emit(self._items[download.id])
        elif isinstance(end, Failed) and download.state is QueueState.RUNNING:
            self._set(download, QueueState.FAILED, end.fault)
            self.failed.emit(self._items[download.id])
        elif download.state is QueueState.RUNNING:
            self._set(download, QueueState.PAUSED)

    @Slot()
    def _on_look(self) -> None:
        """Keep the figures; see whether another program paused what runs here, and who has room."""
        figures = {d.id: (d.item.done_bytes, d.item.total_bytes) for d in self.running}

        def stop(ids: list[str]) -> None:
            for id_ in ids:
                self.pause(id_)

        self._store.run(lambda store: store.downloads.keep_figures(figures), stop)
        self._waiting.look(self._pump)

    def _tell_bug(self, error: Exception) -> None:
        _log.error("a folder for a download", exc_info=error)
        self.trouble.emit(Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}, str(error)))
