"""A small blocking client of the real download worker, for tests."""

import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from moechat.protocol.download_messages import (
    DownloadEnd,
    DownloadEvent,
    DownloadHello,
    DownloadRequest,
)
from moechat.protocol.framing import download_event_decoder, encode

T = TypeVar("T")
COMMAND = (sys.executable, "-m", "moechat", "--download-worker")
PATIENCE_SECONDS = 60.0  # the machine may be busy with other tests


class Worker:
    """Start the worker and talk to it; the handshake is done by the constructor."""

    def __init__(self, **popen: Any) -> None:
        self.process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            **popen,
        )
        self.log = b""
        self.events: list[DownloadEvent] = []
        self._queue: queue.SimpleQueue[DownloadEvent | None] = queue.SimpleQueue()
        self._readers = [threading.Thread(target=self._read_events, daemon=True),
                         threading.Thread(target=self._read_log, daemon=True)]  # fmt: skip
        for reader in self._readers:
            reader.start()
        self.hello = self.until(DownloadHello)

    def _read_events(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._queue.put(download_event_decoder.decode(line))
        self._queue.put(None)

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log += line

    def send(self, request: DownloadRequest) -> None:
        self.send_raw(encode(request))

    def send_raw(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def until(self, kind: type[T]) -> T:
        """Return the next event of ``kind``; those before it are in `events`."""
        while True:
            try:
                event = self._queue.get(timeout=PATIENCE_SECONDS)
            except queue.Empty:
                raise TimeoutError(self.log.decode("utf-8", "replace")[-4000:]) from None
            assert event is not None, self.log.decode("utf-8", "replace")[-4000:]
            self.events.append(event)
            if isinstance(event, kind):
                return event

    def end(self) -> DownloadEnd:
        """Return how the download ended."""
        return self.until(DownloadEnd)  # type: ignore[arg-type]  # a union is no type[T] to mypy

    def kill(self) -> None:
        """SIGKILL, as the kernel or a power cut would do it."""
        self.process.kill()
        self._wait()

    def close(self) -> int:
        """End its input; returns its exit code."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(PATIENCE_SECONDS)
        for reader in self._readers:
            reader.join(PATIENCE_SECONDS)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            with suppress(OSError):
                stream.close()
        return code


@contextmanager
def running_worker(**options: Any) -> Iterator[Worker]:
    """A worker that is certainly gone afterwards."""
    worker = Worker(**options)
    try:
        yield worker
    finally:
        if worker.process.poll() is None:
            worker.kill()
        else:
            worker.close()
