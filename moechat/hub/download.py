"""One download from the request to its end."""

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path

from moechat.core.download_plan import DownloadPlan, RemoteFile, make_plan
from moechat.core.faults import UserError, file_fault
from moechat.core.retry import RetryPolicy
from moechat.hub.dialer import Dialer
from moechat.hub.http_client import HttpClient
from moechat.hub.listing import list_files
from moechat.hub.model_folder import ModelFolder
from moechat.hub.mover import Mover, Retrying
from moechat.hub.progress import Progress
from moechat.hub.space import SpaceGate
from moechat.hub.stopping import Stop, StopRequested
from moechat.hub.trouble import Timing, TransientError
from moechat.protocol.download_messages import (
    DownloadEnd,
    DownloadEvent,
    DownloadPlanned,
    FileDone,
    Finished,
    Phase,
    StartDownload,
    Stopped,
)
from moechat.protocol.messages import Failed


class Download:
    """Runs on the thread that calls `run`; the other methods may be called from any."""

    def __init__(
        self,
        request: StartDownload,
        send: Callable[[DownloadEvent], None],
        timing: Timing | None = None,
        policy: RetryPolicy | None = None,
    ) -> None:
        self._request = request
        self._send = send
        self._timing = timing or Timing()
        self._policy = policy or RetryPolicy()
        self._stop = Stop()
        self._keep_parts = True
        self._failure: BaseException | None = None
        self._folder = ModelFolder(Path(request.folder))
        self._progress = Progress(request.id, send)

    def pause(self) -> None:
        """Stop and keep what has come."""
        self._stop.request()

    def cancel(self, *, keep_parts: bool) -> None:
        """Stop for good."""
        self._keep_parts = keep_parts
        self._stop.request()

    def run(self) -> DownloadEnd:
        """Download; returns how it ended, whatever happens."""
        request = self._request
        try:
            with self._folder.opened():
                try:
                    plan = self._download()
                except StopRequested:
                    if not self._keep_parts:
                        self._folder.discard()
                    return Stopped(id=request.id, parts_kept=self._keep_parts)
                finally:
                    if not self._folder.has_plan:  # nothing was begun: leave no trace
                        self._folder.discard()
        except UserError as error:
            return Failed(id=request.id, fault=error.fault)
        except OSError as error:
            return Failed(id=request.id, fault=file_fault(error, request.folder))
        finally:
            self._progress.end()
        return Finished(
            id=request.id,
            folder=request.folder,
            commit=plan.commit,
            total_bytes=plan.total_bytes,
        )

    def _download(self) -> DownloadPlan:
        request, progress = self._request, self._progress
        dialer = Dialer(request.hub, self._timing)
        space = SpaceGate(
            self._folder.path, request.reserve_bytes, self._timing.disk_poll_s, progress, self._stop
        )
        plan = self._plan(dialer)
        space.retrying(lambda: self._folder.store_plan(plan, request.revision))
        self._send(
            DownloadPlanned(
                id=request.id,
                commit=plan.commit,
                total_bytes=plan.total_bytes,
                files=len(plan.files),
            )
        )
        progress.begin(plan.total_bytes)
        missing = self._look(plan)
        space.check()
        self._move(plan, missing, dialer, space)
        progress.doing(Phase.FINISHING)
        space.retrying(lambda: self._folder.publish(plan, request.revision))
        return plan

    def _plan(self, dialer: Dialer) -> DownloadPlan:
        request = self._request
        stored = self._folder.stored_plan(request.repo, request.revision)
        if stored is not None and not request.replan:
            return stored
        retrying = self._new_retrying()
        http = HttpClient(dialer, self._stop)
        try:
            while True:
                self._progress.doing(Phase.LISTING)
                try:
                    commit, files = list_files(request.hub, http, request.repo, request.revision)
                    return make_plan(request.repo, commit, files)
                except TransientError as error:
                    retrying.wait(error)
        finally:
            http.close()

    def _look(self, plan: DownloadPlan) -> deque[RemoteFile]:
        """Which files are not there yet; what is in its place already is read and verified."""
        progress = self._progress
        progress.doing(Phase.CHECKING)
        missing: deque[RemoteFile] = deque()
        for file in plan.files:
            if self._folder.is_done(file) or self._is_in_place(file):
                progress.found(file.path, file.size)
                self._send(FileDone(id=self._request.id, path=file.path, size=file.size))
                continue
            present = self._folder.present_bytes(file)
            progress.found(file.path, present)
            progress.to_check(present)
            missing.append(file)
        return missing

    def _is_in_place(self, file: RemoteFile) -> bool:
        def on_bytes(count: int) -> None:
            self._progress.to_check(count)
            self._progress.checked(count)
            self._stop.check()

        return self._folder.is_in_place(file, on_bytes)

    # ── the threads ──────────────────────────────────────────────────────────

    def _move(
        self, plan: DownloadPlan, files: deque[RemoteFile], dialer: Dialer, space: SpaceGate
    ) -> None:
        """Bring ``files``, several at once; the first failure ends all."""

        def work() -> None:
            http = HttpClient(dialer, self._stop)
            mover = Mover(
                plan=plan,
                hub=self._request.hub,
                http=http,
                folder=self._folder,
                space=space,
                progress=self._progress,
                stop=self._stop,
                new_retrying=self._new_retrying,
            )
            try:
                while files and not self._stop.requested:
                    file = files.popleft()
                    mover.move(file)
                    self._send(FileDone(id=self._request.id, path=file.path, size=file.size))
            except IndexError:
                pass  # another thread took the last one
            except BaseException as error:  # noqa: BLE001  # told below, in the thread that asked
                if self._failure is None and not isinstance(error, StopRequested):
                    self._failure = error
                    self._stop.request()
            finally:
                self._progress.idle()
                http.close()

        threads = [
            threading.Thread(target=work, name=f"file-{number}", daemon=True)
            for number in range(min(self._request.parallel_files, len(files)))
        ]
        self._progress.idle()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if self._failure is not None:
            raise self._failure
        self._stop.check()

    def _new_retrying(self) -> Retrying:
        return Retrying(self._policy, self._progress, self._stop)
