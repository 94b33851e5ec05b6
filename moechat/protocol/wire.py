"""A child process's end of the pipe: read requests, write events."""

import os
import threading
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple, TypeVar

import msgspec

from moechat.core.faults import Fault, FaultCode
from moechat.core.sanitise import without_surrogates
from moechat.protocol.download_messages import DownloadEvent
from moechat.protocol.framing import Decoder, encode
from moechat.protocol.messages import MAX_LINE_BYTES, Event, Failed
from moechat.protocol.reader_messages import ReadingEvent
from moechat.protocol.warm_messages import WarmEvent

T = TypeVar("T")

# Nesting without end is no DecodeError.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
NO_REQUEST = -1  # the id of a `Failed` that answers no request


class Refusal(NamedTuple):
    """A line that is no request; the id is the line's own where it has one."""

    id: int
    fault: Fault


class _Numbered(msgspec.Struct):
    id: int


_numbered = msgspec.json.Decoder(_Numbered)


class EventWriter:
    """Write events from any thread, each as one whole line."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._lock = threading.Lock()

    def send(self, event: Event | DownloadEvent | ReadingEvent | WarmEvent) -> None:
        """Write one event; a reader that has gone ends the process, as nobody needs it now."""
        line = memoryview(_encode(event))
        try:
            with self._lock:
                while line:
                    line = line[os.write(self._descriptor, line) :]
        except OSError:
            os._exit(0)

    def fail(self, request_id: int, fault: Fault) -> None:
        """Answer a request, or `NO_REQUEST`, with a failure."""
        self.send(Failed(id=request_id, fault=fault))


def _encode(event: Event | DownloadEvent | ReadingEvent | WarmEvent) -> bytes:
    try:
        return encode(event)
    except UnicodeEncodeError:  # a path or native text that is no Unicode
        plain = msgspec.to_builtins(event)
        return msgspec.json.encode(_clean(plain)) + b"\n"


def _clean(value: object) -> object:
    match value:
        case str():
            return without_surrogates(value)
        case dict():
            return {key: _clean(item) for key, item in value.items()}
        case list():
            return [_clean(item) for item in value]
        case _:
            return value


def read_requests(
    stream: BinaryIO, decoder: Decoder[T], *, limit: int = MAX_LINE_BYTES
) -> Iterator[T | Refusal]:
    """Yield each line as ``decoder`` reads it, or as the refusal of it, until the stream ends.

    A line over ``limit`` bytes is skipped whole, so that the next one is understood again. A
    last line without its line feed was cut off and is dropped.
    """
    while line := stream.readline(limit + 1):
        size = len(line)
        if not line.endswith(b"\n"):
            if size <= limit:
                return
            while not line.endswith(b"\n"):
                line = stream.readline(limit)
                if not line:
                    return
                size += len(line)
            yield Refusal(
                NO_REQUEST, Fault(FaultCode.LINE_TOO_LONG, {"bytes": size, "limit": limit})
            )
        elif line.strip():
            try:
                yield decoder.decode(line)
            except _UNREADABLE as error:
                yield Refusal(_id_of(line), Fault(FaultCode.BAD_REQUEST, {"reason": str(error)}))


def _id_of(line: bytes) -> int:
    try:
        return _numbered.decode(line).id
    except _UNREADABLE:
        return NO_REQUEST
