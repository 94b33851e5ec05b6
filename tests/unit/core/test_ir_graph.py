"""The parser of IRs: what it reads, and that nothing in a file can hurt it."""

import contextlib
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moechat.core import ir_graph
from moechat.core.faults import FaultCode, UserError
from moechat.core.ir_graph import IrGraph, parse_ir, union_bytes
from tests.support.ir_text import IrText


def parse(xml: bytes, piece: int = 1 << 16) -> IrGraph:
    return parse_ir((xml[i : i + piece] for i in range(0, len(xml), piece)), "m.xml")


def refuse(xml: bytes) -> str:
    with pytest.raises(UserError) as caught:
        parse(xml)
    fault = caught.value.fault
    assert fault.code is FaultCode.MODEL_XML_DAMAGED
    assert fault.values == {"file": "m.xml"}
    assert len(fault.detail) < 300
    return fault.detail


def small() -> IrText:
    ir = IrText()
    tokens = ir.op("Parameter")
    ir.matmul(tokens, ir.weight((64, 256), group=64), (64, 256), "projection")
    ir.state("past_key_values.0.keypresent.0.key", "?,2,?,32")
    return ir


LOOP_BODY = (
    '<layer id="loop" name="l" type="Loop" version="opset5">'
    '<port_map><input external_port_id="0" internal_layer_id="1"/></port_map>'
    '<back_edges><edge from-layer="9" to-layer="8"/></back_edges>'
    '<input><port id="0"><dim>2</dim></port></input><body><layers>'
    '<layer id="0" name="inside" type="Const" version="opset1">'
    '<data element_type="f32" shape="4" offset="{offset}" size="16"/>'
    '<output><port id="0"><dim>4</dim></port></output></layer>'
    '<layer id="1" name="m" type="MatMul" version="opset1"><input>'
    '<port id="0"><dim>1</dim></port><port id="1"><dim>4</dim><dim>7</dim></port></input>'
    "<output/></layer>"
    '{inner}</layers><edges><edge from-layer="0" from-port="0" to-layer="1" to-port="1"/></edges>'
    '<rt_info><layer value="no"/></rt_info></body></layer>'
    '<layer id="after" name="a" type="Relu" version="opset1"/>'
)


def test_what_it_reads() -> None:
    graph = parse(small().xml(rt_info='<nncf><input value="x"/><version value="3.4.0"/></nncf>'))
    (scope,) = graph.scopes
    matmul = next(layer for layer, kind in scope.kinds.items() if kind == "MatMul")
    assert scope.names == {matmul: "projection"}
    assert scope.ranks[matmul] == {0: 2, 1: 2}
    assert scope.kinds[scope.source(matmul, 1) or ""] == "Convert"
    assert graph.states == [("past_key_values.0.keypresent.0.key", (None, 2, None, 32))]
    assert graph.rt_info == {"nncf.input": "x", "nncf.version": "3.4.0"}
    first = next(iter(graph.constants()))
    assert first.element_type, first.shape == ("u4", (64, 4, 64))
    assert (first.offset, first.size) == (0, 8192)


@pytest.mark.parametrize("piece", [1, 7, 1000])
def test_pieces_may_end_anywhere(piece: int) -> None:
    xml = small().xml(extra_layers=LOOP_BODY.format(offset=0, inner=""))
    assert parse(xml, piece) == parse(xml)


def test_bodies_of_loops_are_graphs_of_their_own() -> None:
    inner = LOOP_BODY.format(offset=99, inner="").replace('"loop"', '"2"').replace("after", "3")
    graph = parse(small().xml(extra_layers=LOOP_BODY.format(offset=50, inner=inner)))
    outer, body, nested = graph.scopes
    assert outer.kinds["after"] == "Relu"
    assert outer.kinds["loop"] == body.kinds["2"] == "Loop"
    assert body.ranks["1"] == nested.ranks["1"] == {0: 1, 1: 2}
    assert body.source("1", 1) == "0"
    assert [constant.offset for constant in graph.constants()][-2:] == [50, 99]
    assert "loop" not in outer.inputs  # back edges are no edges
    assert not graph.rt_info


def test_equal_constants_count_once() -> None:
    assert union_bytes([(0, 4), (0, 4), (4, 8), (20, 5), (22, 1)]) == 17
    assert union_bytes([]) == 0


@given(st.lists(st.tuples(st.integers(0, 300), st.integers(0, 60))))
def test_union_is_what_a_set_of_bytes_says(spans: list[tuple[int, int]]) -> None:
    covered = {byte for offset, size in spans for byte in range(offset, offset + size)}
    assert union_bytes(spans) == len(covered)


# ── hostile and damaged files ────────────────────────────────────────────────


def test_entity_bombs_are_refused() -> None:
    bomb = '<!DOCTYPE net [<!ENTITY a "' + "x" * 100 + '"><!ENTITY b "&a;&a;&a;">]>'
    assert "not allowed" in refuse(small().xml(head=bomb))
    outside = '<!DOCTYPE net SYSTEM "file:///etc/passwd">'
    assert "not allowed" in refuse(small().xml(head=outside))
    refuse(small().xml().replace(b"projection", b"&bomb;"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (rb'offset="0"', rb'offset="-1"'),
        (rb'offset="0"', rb'offset="1e3"'),
        (rb'offset="0"', rb'offset="99999999999999999999999"'),
        (rb'offset="0"', rb'offset=""'),
        (rb'offset="0" ', b""),
        (rb'size="8192"', rb'size="8191"'),
        (rb'size="8192"', rb'size="NaN"'),
        (rb'shape="64, 4, 64"', rb'shape="64, x"'),
        (rb'shape="64, 4, 64"', rb'shape="-64, -4, 64"'),
        (rb'shape="64, 4, 64"', rb'shape="9999999999, 9999999999, 9"'),
        (rb'shape="64, 4, 64"', b'shape="' + b"1," * 40 + b'1"'),
        (rb'id="1" ', rb'id="0" '),
        (rb'type="MatMul"', b""),
        (rb'to-port="1"', rb'to-port="one"'),
        (rb'from-layer="1"', rb'from-layer="4711"'),
        (rb'to-layer="2"', rb'to-layer="4711"'),
        (rb'<port id="0" precision="FP32"><dim>-1</dim><dim>256', rb"<port><dim>-1</dim><dim>256"),
        (rb'(type="MatMul".*?)<output>.*?</output>', rb"\1"),
        (rb'<net name="m"', rb'<html name="m"'),
        (rb"<data element_type", rb"<fata element_type"),
        (rb'encoding="UTF-8"|version="1.0"', rb'version="1.0" encoding="klingon"'),
    ],
)
def test_damaged_values_are_refused(old: bytes, new: bytes) -> None:
    xml = small().xml()
    damaged = re.sub(old, new, xml, count=1)
    assert damaged != xml
    refuse(damaged)


def test_attributes_that_nobody_knows_are_let_be() -> None:
    xml = small().xml()
    assert parse(xml.replace(b"<layer ", b'<layer colour="blue" ')) == parse(xml)


def test_truncation_anywhere_is_refused() -> None:
    xml = small().xml()
    for length in range(0, len(xml) - 1, 37):
        refuse(xml[:length])


def test_other_files_are_refused() -> None:
    refuse(b"")
    refuse(b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n")
    refuse(b"<!doctype html><html><body>404</body></html>")
    refuse(b"\x00\x01\x02" * 100)
    refuse(b'<net name="m" version="11"><layers></layers><edges></edges></net>')


def test_a_tag_without_end_is_not_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ir_graph, "_MAX_TAG_BYTES", 1 << 16)
    given = 0

    def endless() -> Iterator[bytes]:
        nonlocal given
        yield b'<net name="'
        while True:
            given += 1 << 14
            yield b"x" * (1 << 14)

    with pytest.raises(UserError):
        parse_ir(endless(), "m.xml")
    assert given < 1 << 20


def test_a_file_without_end_is_not_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ir_graph, "_MAX_PARTS", 1000)

    def endless() -> Iterator[bytes]:
        yield b"<net><layers>"
        number = 0
        while True:
            number += 1
            yield b'<layer id="%d" type="Relu"/>' % number * (number < 2000)

    with pytest.raises(UserError):
        parse_ir(endless(), "m.xml")


def test_deep_nesting_is_survived() -> None:
    deep = "<a>" * 50_000 + "</a>" * 50_000
    graph = parse(small().xml(rt_info=deep))
    assert len(graph.rt_info) <= 512
    body = LOOP_BODY
    for _ in range(20):
        body = LOOP_BODY.replace("{inner}", body)
    refuse(small().xml(extra_layers=body.replace("{inner}", "").replace("{offset}", "0")))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_change_is_read_or_refused(data: st.DataObject) -> None:
    """Whatever the bytes are, the only exception is the fault."""
    xml = bytearray(small().xml(extra_layers=LOOP_BODY.format(offset=0, inner="")))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(xml) - 1))
        piece = data.draw(st.binary(max_size=6) | st.sampled_from([b"<body>", b"</layer>", b'"']))
        xml[at : at + data.draw(st.integers(0, 30))] = piece
    with contextlib.suppress(UserError):
        parse(bytes(xml))
