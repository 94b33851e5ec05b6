"""A child process's end of the pipe."""

import io
import os

import msgspec

from moechat.core.faults import Fault, FaultCode
from moechat.protocol.framing import encode, event_decoder, request_decoder
from moechat.protocol.messages import Cancel, Failed, TextDelta, TextKind, Unload
from moechat.protocol.wire import NO_REQUEST, EventWriter, Refusal, read_requests


def _read(data: bytes, limit: int = 1000) -> list[object]:
    return list(read_requests(io.BytesIO(data), request_decoder, limit=limit))


def _code(refusal: object) -> FaultCode:
    assert isinstance(refusal, Refusal)
    assert refusal.id == NO_REQUEST
    return refusal.fault.code


def test_requests_come_in_order() -> None:
    assert _read(encode(Cancel(id=1)) + b"\n" + encode(Unload(id=2))) == [
        Cancel(id=1),
        Unload(id=2),
    ]


def test_garbage_is_a_fault_and_the_next_line_is_understood() -> None:
    bad = [
        b"hello",
        b"{",
        b'{"type":"cancel"}',
        b'{"type":"no such"}',
        b"[1]",
        b"\xff\xfe",
        b"null",
    ]
    for line in bad:
        first, second = _read(line + b"\n" + encode(Unload(id=2)))
        assert _code(first) is FaultCode.BAD_REQUEST
        assert second == Unload(id=2)


def test_a_bad_request_keeps_its_id() -> None:
    (refusal,) = _read(b'{"type":"generate","id":12,"messages":"none"}\n')
    assert isinstance(refusal, Refusal)
    assert refusal.id == 12


def test_a_line_over_the_limit_is_skipped_whole() -> None:
    for size in (101, 250, 1000):
        first, second = _read(b"x" * size + b"\n" + encode(Unload(id=2)), limit=100)
        assert _code(first) is FaultCode.LINE_TOO_LONG
        assert isinstance(first, Refusal)
        assert first.fault.values == {"bytes": size + 1, "limit": 100}
        assert second == Unload(id=2)


def test_a_line_that_was_cut_off_is_dropped() -> None:
    assert _read(encode(Unload(id=2)) + encode(Cancel(id=1))[:-1]) == [Unload(id=2)]
    assert _read(b"x" * 500, limit=100) == []


def test_text_that_is_no_unicode_goes_out_all_the_same() -> None:
    reader, writer = os.pipe()
    fault = Fault(FaultCode.MODEL_FOLDER_MISSING, {"path": "/m\udcff"}, "x\ud800")
    EventWriter(writer).fail(7, fault)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        event = event_decoder.decode(stream.read())
    assert event == Failed(
        id=7, fault=Fault(FaultCode.MODEL_FOLDER_MISSING, {"path": "/m\ufffd"}, "x\ufffd")
    )


def test_long_events_are_written_whole() -> None:
    reader, writer = os.pipe()
    delta = TextDelta(id=1, seq=0, kind=TextKind.TEXT, text="é" * 20_000, tokens=1)
    EventWriter(writer).send(delta)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        assert msgspec.json.decode(stream.read())["text"] == delta.text


def test_a_line_nested_without_end_is_refused() -> None:
    line = b'{"type":"unload","id":1,"x":' + b"[" * 200_000 + b"]" * 200_000 + b"}\n"
    first, second = _read(line + encode(Cancel(id=2)) + b"\n", limit=1_000_000)
    assert isinstance(first, Refusal)
    assert first.fault.code is FaultCode.BAD_REQUEST
    assert second == Cancel(id=2)
