"""One file from the hub to the disk: resumed, retried, verified."""

import errno
import random
import re
from collections.abc import Callable
from http import HTTPStatus
from urllib.parse import quote

from moechat.core.download_plan import DownloadPlan, RemoteFile
from moechat.core.faults import FaultCode, UserError
from moechat.core.retry import RetryPolicy
from moechat.hub.dialer import Origin
from moechat.hub.http_client import HttpClient, Response
from moechat.hub.model_folder import ModelFolder
from moechat.hub.part_file import PartFile
from moechat.hub.progress import Progress
from moechat.hub.space import SpaceGate
from moechat.hub.stopping import Stop
from moechat.hub.trouble import TransientError, check_passing, refusal
from moechat.protocol.download_messages import Hub, Phase

_BUFFER_BYTES = 1 << 18
_CONTENT_RANGE = re.compile(r"bytes (\d+)-(\d+)/(\d+|\*)")


class Retrying:
    """Tries again what failed in passing, as long as the policy allows."""

    def __init__(self, policy: RetryPolicy, progress: Progress, stop: Stop) -> None:
        self._policy = policy
        self._progress = progress
        self._stop = stop
        self._attempt = 0

    def got_on(self) -> None:
        """There was progress: count from the start again."""
        self._attempt = 0

    def wait(self, error: TransientError) -> None:
        """Wait for the next try; raises `UserError` with the fault if there is none."""
        self._attempt += 1
        delay = self._policy.delay_s(
            self._attempt,
            error.fault.code,
            jitter=random.random(),  # noqa: S311  # no secret: so that not all come at once
            retry_after_s=error.retry_after_s,
        )
        if delay is None:
            raise UserError.from_fault(error.fault) from error
        self._progress.doing(Phase.WAITING, error.fault, retry_in_s=delay)
        self._stop.sleep(delay)


class Mover:
    """Moves files of a plan, one after the other; one for each thread."""

    def __init__(
        self,
        *,
        plan: DownloadPlan,
        hub: Hub,
        http: HttpClient,
        folder: ModelFolder,
        space: SpaceGate,
        progress: Progress,
        stop: Stop,
        new_retrying: Callable[[], Retrying],
    ) -> None:
        self._plan = plan
        self._hub = hub
        self._http = http
        self._folder = folder
        self._space = space
        self._progress = progress
        self._stop = stop
        self._new_retrying = new_retrying
        self._buffer = memoryview(bytearray(_BUFFER_BYTES))

    def move(self, file: RemoteFile) -> None:
        """Bring ``file`` into the folder, verified; returns when it is done.

        Raises `StopRequested`, `OSError` of the disk, and `UserError`: DOWNLOAD_CORRUPT,
        DOWNLOAD_FILE_TOO_LARGE, or why the hub refuses.
        """
        part = self._space.retrying(lambda: self._folder.open_part(file))
        try:
            if part.size:
                self._progress.doing(Phase.CHECKING)
                part.reread(self._on_reread)
            self._progress.found(file.path, part.size)
            self._fill(part, file)
            self._space.retrying(part.sync_whole)
        finally:
            part.close()
        self._folder.keep_done(file)

    def _on_reread(self, count: int) -> None:
        self._progress.checked(count)
        self._stop.check()

    def _fill(self, part: PartFile, file: RemoteFile) -> None:
        retrying = self._new_retrying()
        second = False
        while True:
            while not part.is_whole:
                self._stop.check()
                self._progress.doing(Phase.DOWNLOADING)
                before = part.size
                try:
                    self._stream(part, file)
                except TransientError as error:
                    if part.size > before:
                        retrying.got_on()
                    if not part.is_whole:
                        retrying.wait(error)
            if part.is_right:
                return
            part.restart()
            self._progress.found(file.path, 0)
            if second:
                raise UserError(FaultCode.DOWNLOAD_CORRUPT, file=file.path)
            second = True

    def _stream(self, part: PartFile, file: RemoteFile) -> None:
        with self._ask(part.size, file) as answer:
            skip = _bytes_before(answer, part.size, file)
            while not part.is_whole:
                count = answer.read_into(self._buffer)
                if not count:
                    raise TransientError(
                        FaultCode.HUB_UNREACHABLE, host=answer.host, detail="a short answer"
                    )
                self._stop.check()
                skipped = min(skip, count)
                skip -= skipped
                self._append(part, file, self._buffer[skipped:count])

    def _append(self, part: PartFile, file: RemoteFile, data: memoryview) -> None:
        data = data[: file.size - part.size]  # an answer may be longer than it should
        begin = part.size

        def write() -> None:
            part.append(data[part.size - begin :])

        try:
            self._space.retrying(write)
        except OSError as error:
            if error.errno != errno.EFBIG:
                raise
            raise UserError(FaultCode.DOWNLOAD_FILE_TOO_LARGE, file=file.path) from error
        finally:
            self._progress.received(file.path, part.size - begin)

    # ── the request ──────────────────────────────────────────────────────────

    def _ask(self, at: int, file: RemoteFile) -> Response:
        """Ask for the bytes from ``at`` on; the answer is one with such a body.

        There is no If-Range: the address names a commit, and the hash has the last word. The
        range is given from 0 on too, so that the answer tells the size of the whole.
        """
        address = f"{self._plan.repo}/resolve/{self._plan.commit}/{quote(file.path)}"
        answer = self._http.get(
            f"{self._hub.endpoint.rstrip('/')}/{address}",
            {"Range": f"bytes={at}-", "Accept-Encoding": "identity"},
            self._hub.token,
        )
        try:
            self._check(answer, file)
        except BaseException:
            answer.close()
            raise
        return answer

    def _check(self, answer: Response, file: RemoteFile) -> None:
        host = answer.host
        check_passing(answer.status, answer.headers, host)
        if answer.status in (HTTPStatus.OK, HTTPStatus.PARTIAL_CONTENT):
            promised = answer.first_headers.get("X-Linked-Etag", "").strip('"')
            if file.sha256 and len(promised) == len(file.sha256) and promised != file.sha256:
                raise _broken(host, f"it offers {promised}")
            return
        # A link that has expired is refused by another host than the hub; the next try gets a
        # new one.
        if not answer.foreign:
            error = refusal(
                answer.status,
                answer.headers,
                host=Origin.of(self._hub.endpoint).host,
                repo=self._plan.repo,
                revision=self._plan.commit,
                token=bool(self._hub.token),
            )
            if error is not None:
                raise error
        raise _broken(host, f"status {answer.status}")


def _broken(host: str, detail: str) -> TransientError:
    return TransientError(FaultCode.HUB_BROKEN, host=host, detail=detail)


def _bytes_before(answer: Response, at: int, file: RemoteFile) -> int:
    """Bytes of the body that come before ``at``; raises `TransientError` if it is another file."""
    if answer.status == HTTPStatus.PARTIAL_CONTENT:
        found = _CONTENT_RANGE.fullmatch(answer.headers.get("Content-Range", ""))
        if found is None or int(found[1]) != at or found[3] not in (str(file.size), "*"):
            raise _broken(answer.host, f"range {answer.headers.get('Content-Range')!r}")
        return 0
    if answer.headers.get("Content-Type", "").startswith("text/html"):
        raise TransientError(FaultCode.HUB_LOGIN_PAGE, host=answer.host)
    if answer.length not in (None, file.size):
        raise _broken(answer.host, f"{answer.length} bytes instead of {file.size}")
    return at
