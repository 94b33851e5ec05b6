"""Lines of JSON over a pipe: encoding, and decoding from arbitrary pieces of bytes."""

from typing import Generic, TypeVar

import msgspec

from moechat.protocol.download_messages import DownloadEvent, DownloadRequest
from moechat.protocol.messages import MAX_LINE_BYTES, Event, Request
from moechat.protocol.reader_messages import ReadingEvent
from moechat.protocol.warm_messages import WarmEvent, WarmRequest

T = TypeVar("T")


class LineTooLongError(ValueError):
    """A line went beyond the limit before its end was seen."""


def encode(
    message: Request
    | Event
    | DownloadRequest
    | DownloadEvent
    | ReadingEvent
    | WarmRequest
    | WarmEvent,
) -> bytes:
    """One message as a line, with its line feed.

    Raises `UnicodeEncodeError` for a lone surrogate: clean text with
    `moechat.core.sanitise.without_surrogates` before it gets here.
    """
    return _ENCODER.encode(message) + b"\n"


class LineSplitter:
    """Cut a stream of bytes into lines, however it arrives."""

    def __init__(self, limit: int = MAX_LINE_BYTES) -> None:
        self._limit = limit
        self._pieces: list[bytes] = []  # of the line that has not ended yet
        self._size = 0

    def feed(self, data: bytes) -> list[bytes]:
        """Return the lines that ``data`` completes, without their line feeds.

        Raises `LineTooLongError` once a line passes the limit; the splitter is then useless.
        """
        *ended, rest = data.split(b"\n")
        lines = []
        for piece in ended:
            self._take(piece)
            lines.append(b"".join(self._pieces))
            self._pieces, self._size = [], 0
        self._take(rest)
        return lines

    def _take(self, piece: bytes) -> None:
        self._size += len(piece)
        if self._size > self._limit:
            raise LineTooLongError(f"a line of more than {self._limit} bytes")
        if piece:
            self._pieces.append(piece)


class Decoder(Generic[T]):
    """Decode one direction of the conversation; raises `msgspec.DecodeError` on anything else."""

    def __init__(self, kind: type[T]) -> None:
        self._decoder = msgspec.json.Decoder(kind)

    def decode(self, line: bytes) -> T:
        """Decode one line (`msgspec.DecodeError`, incl. `ValidationError`)."""
        return self._decoder.decode(line)


_ENCODER = msgspec.json.Encoder()
request_decoder: Decoder[Request] = Decoder(Request)  # type: ignore[arg-type]  # a union is no type[T] to mypy
event_decoder: Decoder[Event] = Decoder(Event)  # type: ignore[arg-type]  # as above
download_request_decoder: Decoder[DownloadRequest] = Decoder(DownloadRequest)  # type: ignore[arg-type]  # as above
download_event_decoder: Decoder[DownloadEvent] = Decoder(DownloadEvent)  # type: ignore[arg-type]  # as above
reading_event_decoder: Decoder[ReadingEvent] = Decoder(ReadingEvent)  # type: ignore[arg-type]  # as above
warm_request_decoder: Decoder[WarmRequest] = Decoder(WarmRequest)  # type: ignore[arg-type]  # as above
warm_event_decoder: Decoder[WarmEvent] = Decoder(WarmEvent)
