"""``moechat models …``: find, download and manage models without a window.

``--json`` prints one JSON value on stdout, of a failure ``{"error": {"code", "message"}}``; keys
only grow.
"""

import argparse
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from moechat.cli.faults import fault_sentence, say_fault
from moechat.cli.json_text import json_text
from moechat.core.download_queue import WANTED, QueuedDownload, QueueState
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.hub_model import HubModel, SearchQuery, SortOrder
from moechat.hub import transplant
from moechat.hub.file_cache import FileCache
from moechat.hub.installed import InstalledModel, InstallState, followed_revision
from moechat.hub.search import HubReader
from moechat.services.download_texts import install_text, progress_text, state_text
from moechat.services.download_view import Download
from moechat.services.downloads import DownloadService
from moechat.services.hub_access import HubAccess
from moechat.services.model_manager import last_uses
from moechat.services.model_places import root_of
from moechat.services.model_store import ModelStore
from moechat.services.texts import format_bytes, format_count
from moechat.store.store import Store

_INTERRUPTED = 130  # as shells have it after Ctrl+C
_PULSE_MS = 100


@dataclass(frozen=True)
class ModelsCommand:
    """What the commands work with; ``store`` opens the database."""

    app: QCoreApplication
    access: HubAccess
    downloads: DownloadService
    models: ModelStore
    cache: FileCache
    store: Callable[[], Store]
    remember: Callable[[Path], None]  # a folder elsewhere
    forget: Callable[[Path], None]  # its files stay
    options: argparse.Namespace
    metered: Callable[[], bool | None] = field(default=lambda: None)

    def run(self) -> int:
        """Do what was asked for; 0, or 1 where that failed. Raises `UserError`."""
        commands: dict[str, Callable[[], int]] = {
            "search": self._search,
            "list": self._list,
            "download": self._download,
            "pause": self._pause,
            "import": self._import,
            "verify": self._verify,
            "update": self._update,
            "remove": self._remove,
            "where": self._where,
        }
        return commands[self.options.models_command]()

    # ── the hub ──────────────────────────────────────────────────────────────

    def _search(self) -> int:
        reader = HubReader(self.access.hub(), self.cache)
        wanted = self.options.limit
        query = SearchQuery(
            text=" ".join(self.options.text),
            sort=SortOrder(self.options.sort),
            page_size=min(wanted, 100),
        )
        found: list[HubModel] = []
        try:
            page = reader.search(query)
            found += page.models
            while page.next and len(found) < wanted:
                page = reader.search(query, page.next)
                found += page.models
        finally:
            reader.close()
        self._print(found[:wanted], [_hub_line(model) for model in found[:wanted]])
        return 0

    def _download(self) -> int:
        options = self.options
        if self.metered():
            # Whoever types this wants it; a word about it is all that is needed.
            say_fault(Fault(FaultCode.DOWNLOAD_METERED))
        code = self._get(options.repo, options.revision, options.to, replan=False)
        if not code and options.to and root_of(options.to.absolute(), self.models.roots) is None:
            self.remember(options.to.absolute())  # or nobody would find it again
        return code

    def _update(self) -> int:
        model = self.models.find(self.options.model)
        if not model.repo or model.state is InstallState.UNVERIFIED:  # not ours to change
            raise UserError(FaultCode.MODEL_NO_SOURCE, name=model.name)
        return self._get(model.repo, followed_revision(model), Path(model.folder), replan=True)

    def _get(self, repo: str, revision: str, folder: Path | None, *, replan: bool) -> int:
        run = DownloadRun(self.app, self.downloads, as_json=self.options.json)
        return run.run(repo, revision, folder.absolute() if folder else None, replan=replan)

    # ── what is here ─────────────────────────────────────────────────────────

    def _list(self) -> int:
        installed = self.models.list()
        store = self.store()
        try:
            queue = [d for d in store.downloads.all() if d.state is not QueueState.DONE]
            uses = last_uses(store)
        finally:
            store.close()
        used = [uses.get(Path(model.folder).name) for model in installed]
        lines = [_installed_line(*each) for each in zip(installed, used, strict=True)]
        lines += [_queue_line(download) for download in queue]
        if self.options.json:
            models = [
                msgspec.to_builtins(model) | {"last_used": at}
                for model, at in zip(installed, used, strict=True)
            ]
            print(json_text({"models": models, "downloads": queue}))
        elif lines:
            print("\n".join(lines))
        else:
            print(f"No models in {self.models.models} yet.", file=sys.stderr)
        return 0

    def _where(self) -> int:
        name = self.options.model
        place = Path(self.models.find(name).folder) if name else self.models.models
        self._print({"folder": str(place)}, [str(place)])
        return 0

    def _pause(self) -> int:
        """Another program that works at a download sees this within seconds."""
        store = self.store()
        try:
            paused = [
                download
                for download in store.downloads.all()
                if download.state in WANTED and self.options.repo in (None, download.repo)
            ]
            for download in paused:
                store.downloads.update(download.id, state=QueueState.PAUSED)
        finally:
            store.close()
        if not paused and self.options.repo:
            raise UserError(FaultCode.MODEL_NOT_INSTALLED, name=self.options.repo)
        self._print([d.repo for d in paused], [d.repo for d in paused])
        return 0

    def _verify(self) -> int:
        wanted = self.options.model
        models = (
            [self.models.find(wanted)]
            if wanted
            else [
                model
                for model in self.models.list()
                if model.state not in (InstallState.UNVERIFIED, InstallState.INCOMPLETE)
            ]
        )
        found = [self.models.verify(model) for model in models]
        self._print(found, [_installed_line(model) for model in found])
        return 0 if all(model.state is InstallState.VERIFIED for model in found) else 1

    def _import(self) -> int:
        sources = transplant.find(self.options.folder.absolute())
        if self.options.copy:
            made = [self.models.add_copy(source) for source in sources]
            self._print(made, [model.folder for model in made])
            return 0
        for source in sources:
            self.remember(Path(source.folder))
        self._print(sources, [source.folder for source in sources])
        return 0

    def _remove(self) -> int:
        model = self.models.find(self.options.model)
        if not self.models.is_ours(model):
            self.forget(Path(model.folder))  # its files belong to somebody else
        elif model.state is InstallState.INCOMPLETE:
            self.models.discard_parts(model)
        else:
            self.models.delete(model, for_good=self.options.permanently)
        store = self.store()
        try:
            for download in store.downloads.all():
                if download.folder == model.folder:
                    store.downloads.remove(download.id)
        finally:
            store.close()
        self._print({"folder": model.folder}, [model.folder])
        return 0

    def _print(self, value: object, lines: list[str]) -> None:
        if self.options.json:
            print(json_text(value))
        elif lines:
            print("\n".join(lines))


class DownloadRun(QObject):
    """One download in the terminal: how far it is on stderr, the folder on stdout at its end."""

    def __init__(self, app: QCoreApplication, downloads: DownloadService, *, as_json: bool) -> None:
        super().__init__(app)
        self._app = app
        self._downloads = downloads
        self._json = as_json
        self._id = ""
        self._code = 1
        self._shown = ""
        self._on_terminal = sys.stderr.isatty()

    def run(self, repo: str, revision: str, folder: Path | None, *, replan: bool) -> int:
        """Download; Ctrl+C pauses, and the same command goes on."""
        downloads = self._downloads
        downloads.finished.connect(self._on_finished)
        downloads.failed.connect(self._on_failed)
        downloads.trouble.connect(self._on_trouble)
        downloads.changed.connect(self._show)
        downloads.progressed.connect(self._show)

        def begin() -> None:
            downloads.start(resume=False)
            downloads.add(
                repo,
                revision=revision,
                folder=folder,
                replan=replan,
                allow_metered=True,
                on_added=self._on_added,
            )

        QTimer.singleShot(0, begin)
        previous = signal.signal(signal.SIGINT, lambda *_: self._interrupt())
        # Python handles signals between bytecodes only: give it some while Qt waits.
        pulse = QTimer(interval=_PULSE_MS)
        pulse.timeout.connect(_nothing)
        pulse.start()
        self._app.exec()
        signal.signal(signal.SIGINT, previous)
        return self._code

    def _on_added(self, download: Download) -> None:
        self._id = download.id
        if download.item.elsewhere:
            path = download.item.folder
            self._on_trouble(Fault(FaultCode.DOWNLOAD_FOLDER_IN_USE, {"path": path}))
            return
        self._downloads.reorder([download.id])

    def _interrupt(self) -> None:
        self._code = _INTERRUPTED
        if self._id:
            self._downloads.pause(self._id)  # tells, and ends
        self._app.quit()

    def _on_finished(self, download: Download) -> None:
        if download.id != self._id:
            return
        self._clear()
        item = download.item
        told = {
            "repo": item.repo,
            "folder": item.folder,
            "commit": item.commit,
            "total_bytes": item.total_bytes,
        }
        print(json_text(told) if self._json else item.folder, flush=True)
        self._code = 0
        self._app.quit()

    def _on_failed(self, download: Download) -> None:
        if download.id == self._id and download.fault is not None:
            self._on_trouble(download.fault)

    def _on_trouble(self, fault: Fault) -> None:
        self._clear()
        say_fault(fault, as_json=self._json)
        self._app.quit()

    def _show(self) -> None:
        download = self._downloads.get(self._id)
        if download is None or download.state is QueueState.FAILED:  # told by the fault
            return
        if download.state is QueueState.PAUSED:
            self._clear()
            print("Paused. The same command goes on with it.", file=sys.stderr, flush=True)
            self._app.quit()
            return
        text = ": ".join(filter(None, (state_text(download), progress_text(download))))
        if download.fault is not None:
            text = f"{text}. {fault_sentence(download.fault)}"
        if self._on_terminal:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
        elif (said := state_text(download)) != self._shown:
            self._shown = said
            print(text, file=sys.stderr, flush=True)

    def _clear(self) -> None:
        if self._on_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _nothing() -> None:
    pass


def _hub_line(model: HubModel) -> str:
    about = [f"{format_count(model.downloads)} downloads", model.licence, model.updated[:10]]
    if model.gate.value != "open":
        about.append("terms to accept")
    return f"{model.repo:60}  {', '.join(filter(None, about))}"


def _installed_line(model: InstalledModel, used: float | None = None) -> str:
    about = [format_bytes(model.size_bytes), install_text(model.state), model.commit[:8]]
    if used is not None:
        about.append(f"used {datetime.fromtimestamp(used, UTC).astimezone().date().isoformat()}")
    if model.damaged:
        about.append(", ".join(model.damaged))
    return f"{model.name:44}  {', '.join(filter(None, about))}"


def _queue_line(download: QueuedDownload) -> str:
    shown = Download(download, fault=download.fault)
    about = [state_text(shown), progress_text(shown)]
    if download.fault is not None:
        about.append(fault_sentence(download.fault))
    return f"↓ {download.repo:42}  {', '.join(filter(None, about))}"
