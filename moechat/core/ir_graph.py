"""Read the graph of an OpenVINO IR from its XML: a stream, whatever it contains.

Kept are only the parts that tell sizes: constants, edges, the ranks of what MatMuls multiply,
how many a TopK keeps, state variables, and what made the file. The XML may come from anywhere,
so document types and entities are refused and every number is checked. Nine of ten elements are
ports and dimensions of other layers; expat passes over their start tags without a call.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from sys import intern
from typing import NamedTuple, NoReturn
from xml.parsers import expat

from moechat.core.faults import FaultCode, UserError

CHUNK_BYTES = 1 << 20
MAX_XML_BYTES = 512 << 20  # a model of 80 layers with 512 experts one by one stays below
_MAX_PARTS = 4_000_000  # layers or edges
_MAX_TAG_BYTES = 32 << 20  # one tag; expat keeps it whole in memory
_MAX_BODIES = 16  # Loop in If in Loop …
_MAX_RT_INFO = 512
_MAX_RT_VALUE = 256
_MAX_NUMBER = 1 << 50

BITS = {
    "u1": 1, "u2": 2, "u3": 3, "u4": 4, "u6": 6, "u8": 8, "u16": 16, "u32": 32, "u64": 64,
    "i4": 4, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "boolean": 8, "nf4": 4, "f4e2m1": 4,
    "f8e4m3": 8, "f8e5m2": 8, "f8e8m0": 8, "f16": 16, "bf16": 16, "f32": 32, "f64": 64,
}  # fmt: skip
_ODD_PACKING = frozenset({"u1", "u2", "u3", "u6"})  # padded in ways of their own
_BODIES = frozenset({"body", "then_body", "else_body"})
_XML_FAULTS = (expat.ExpatError, LookupError, ValueError, OverflowError)


class Span(NamedTuple):
    """Bytes of a file."""

    offset: int
    size: int


class Constant(NamedTuple):
    """A Const layer: where its ``size`` bytes lie in the weights file."""

    name: str
    element_type: str
    shape: tuple[int, ...]
    offset: int
    size: int


@dataclass(slots=True)
class Scope:
    """One graph: the model's own, or the body of a Loop, If or TensorIterator."""

    kinds: dict[str, str] = field(default_factory=dict)  # layer id → operation
    names: dict[str, str] = field(default_factory=dict)  # of MatMul layers
    constants: dict[str, Constant] = field(default_factory=dict)
    inputs: dict[str, dict[int, str]] = field(default_factory=dict)  # layer id → port → source
    ranks: dict[str, dict[int, int]] = field(default_factory=dict)  # MatMul → input port → rank
    top_k: list[int] = field(default_factory=list)  # how many each TopK keeps, where that is fixed

    def source(self, layer: str, port: int) -> str | None:
        """Return the layer that feeds an input."""
        return self.inputs.get(layer, {}).get(port)


@dataclass(slots=True)
class IrGraph:
    """What the XML says; ``scopes[0]`` is the model's own graph."""

    scopes: list[Scope] = field(default_factory=lambda: [Scope()])
    states: list[tuple[str, tuple[int | None, ...]]] = field(default_factory=list)
    rt_info: dict[str, str] = field(default_factory=dict)  # dotted path → value

    def constants(self) -> Iterable[Constant]:
        """Every constant, those of loop bodies included."""
        for scope in self.scopes:
            yield from scope.constants.values()


def joined(spans: Iterable[tuple[int, int]], gap: int = 0) -> tuple[Span, ...]:
    """Order (offset, size) spans, without overlap; those ``gap`` bytes or less apart are one."""
    found: list[Span] = []
    begin = end = 0
    for offset, size in sorted(set(spans)):
        if size <= 0:
            continue
        if end and offset <= end + gap:
            end = max(end, offset + size)
            continue
        if end:
            found.append(Span(begin, end - begin))
        begin, end = offset, offset + size
    if end:
        found.append(Span(begin, end - begin))
    return tuple(found)


def union_bytes(spans: Iterable[tuple[int, int]]) -> int:
    """Return how many bytes (offset, size) spans cover; equal constants share their place."""
    return sum(size for _, size in joined(spans))


def parse_ir(chunks: Iterable[bytes], file: str) -> IrGraph:
    """Parse the XML of an IR, given in pieces. ``file`` is its name, for faults.

    Raises `UserError`: MODEL_XML_DAMAGED.
    """
    reader = _Reader(file)
    try:
        return reader.read(chunks)
    except _XML_FAULTS as error:
        raise _damaged(file, str(error)) from error


def _damaged(file: str, detail: str) -> UserError:
    return UserError(FaultCode.MODEL_XML_DAMAGED, detail=detail, file=file)


class _Reader:
    """A state machine over start tags: one handler for each place in the file.

    Ends of elements are asked for only where they matter: while a layer is passed over, in the
    bodies of loops and in rt_info.
    """

    def __init__(self, file: str) -> None:
        self._file = file
        self._graph = IrGraph()
        self._scope = self._graph.scopes[0]
        self._kinds, self._inputs = self._scope.kinds, self._scope.inputs
        self._outer: list[Scope] = []  # around a body
        self._layer = self._name = ""
        self._ranks: dict[int, int] = {}  # of the MatMul being read
        self._port = -1
        self._dim: list[str] = []  # pieces of the text of a TopK's dimension
        self._path: list[str] = []  # in rt_info
        self._measures: dict[tuple[str, str], tuple[str, tuple[int, ...], int]] = {}
        self._edges = 0
        self._handlers = {
            "Const": self._in_const,
            "ReadValue": self._in_read_value,
            "MatMul": self._in_matmul,
            "TopK": self._in_top_k,
        } | dict.fromkeys(("Loop", "If", "TensorIterator"), self._in_loop)
        self._in_layers_handler, self._pass_handler = self._in_layers, self._pass_over
        parser = self._parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._at_root
        parser.StartDoctypeDeclHandler = self._refuse_doctype
        parser.EntityDeclHandler = self._refuse_doctype

    def read(self, chunks: Iterable[bytes]) -> IrGraph:
        parser, fed = self._parser, 0
        for chunk in chunks:
            fed += len(chunk)
            if fed > MAX_XML_BYTES:
                self._fail(f"longer than {MAX_XML_BYTES} bytes")
            parser.Parse(chunk, False)
            if fed - parser.CurrentByteIndex > _MAX_TAG_BYTES:
                self._fail("one tag is too long")
            if max(self._edges, len(self._kinds)) > _MAX_PARTS:
                self._fail("too many layers or edges")
        parser.Parse(b"", True)
        if not self._graph.scopes[0].kinds:
            self._fail("no layers")
        for scope in self._graph.scopes:
            _check_edges(scope, self._fail)
        return self._graph

    def _fail(self, detail: str) -> NoReturn:
        raise _damaged(self._file, f"line {self._parser.CurrentLineNumber}: {detail}")

    def _refuse_doctype(self, *_declaration: object) -> None:
        self._fail("document types and entities are not allowed")

    # ── layers ───────────────────────────────────────────────────────────────

    def _at_root(self, tag: str, _attributes: dict[str, str]) -> None:
        if tag != "net":
            self._fail(f"<{tag[:40]}> instead of <net>")
        self._parser.StartElementHandler = self._in_layers_handler

    def _in_layers(self, tag: str, attributes: dict[str, str]) -> None:
        """Between two layers, and before the first and after the last."""
        if tag != "layer":
            if tag == "edges":
                self._parser.StartElementHandler = self._in_edges
            return
        try:
            layer, kind = attributes["id"], attributes["type"]
        except KeyError:
            self._fail("a layer without id or type")
        if layer in self._kinds:
            self._fail(f"layer {layer[:20]} is there twice")
        self._kinds[layer] = intern(kind)
        handler = self._handlers.get(kind)
        if handler:
            self._layer, self._name = layer, attributes.get("name", "")
            self._parser.StartElementHandler = handler
            if kind == "MatMul":
                self._scope.names[layer] = self._name
                self._ranks = self._scope.ranks[layer] = {}
            elif kind == "TopK":
                self._parser.CharacterDataHandler = self._dim.append
                self._parser.EndElementHandler = self._end_in_top_k
        else:
            self._parser.StartElementHandler = None
            self._parser.EndElementHandler = self._pass_handler

    def _pass_over(self, tag: str) -> None:
        """Wait for the end of a layer."""
        if tag == "layer":
            self._parser.StartElementHandler = self._in_layers_handler
            self._parser.EndElementHandler = self._end_in_body if self._outer else None

    def _in_const(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "data":
            self._fail("a constant without its data")
        kind = attributes.get("element_type", ""), attributes.get("shape", "")
        measure = self._measures.get(kind)  # a model has few different ones
        if measure is None:
            measure = self._measures[kind] = self._measure(*kind)
        element_type, shape, least = measure
        try:
            offset, size = int(attributes["offset"]), int(attributes["size"])
        except (KeyError, ValueError):
            self._fail(f"constant {self._name[:80]!r} has no place")
        if not (0 <= offset <= _MAX_NUMBER and least <= size <= _MAX_NUMBER):
            place = f"{size:.6g} bytes at {offset:.6g}"
            self._fail(f"constant {self._name[:80]!r} needs {least} bytes and has {place}")
        constant = Constant(self._name, element_type, shape, offset, size)
        self._scope.constants[self._layer] = constant
        self._parser.StartElementHandler = None
        self._parser.EndElementHandler = self._pass_handler

    def _measure(self, element_type: str, text: str) -> tuple[str, tuple[int, ...], int]:
        """Return a constant's type, shape and the least number of bytes that it needs."""
        try:
            shape = tuple(map(int, text.split(","))) if text.strip() else ()
        except ValueError:
            shape = (-1,)
        count = math.prod(shape)
        if any(size < 0 for size in shape) or len(shape) > 32 or count > _MAX_NUMBER:
            self._fail(f"shape={text[:40]!r} in constant {self._name[:80]!r}")
        bits = 0 if element_type in _ODD_PACKING else BITS.get(element_type, 0)
        return intern(element_type), shape, (count * bits + 7) // 8

    def _in_read_value(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "data":
            items = map(str.strip, attributes.get("variable_shape", "").split(","))
            # "?" and ranges such as "1..8" are dynamic
            shape = tuple(
                int(item) if item.isdecimal() and len(item) < 16 else None for item in items if item
            )
            self._graph.states.append((attributes.get("variable_id", ""), shape))
        self._parser.StartElementHandler = None
        self._parser.EndElementHandler = self._pass_handler

    # ── ports with their dimensions ──────────────────────────────────────────

    def _in_matmul(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "dim":
            self._ranks[self._port] = self._ranks.get(self._port, 0) + 1
        elif tag == "port":
            port = attributes.get("id", "")
            if not port.isdecimal() or len(port) > 6:
                self._fail(f"a port of {self._name[:80]!r} without its number")
            self._port = int(port)
        elif tag == "output":
            self._parser.StartElementHandler = None
            self._parser.EndElementHandler = self._pass_handler
        elif tag in ("layer", "edges"):
            self._fail(f"{self._name[:80]!r} has no output")

    def _in_top_k(self, _tag: str, _attributes: dict[str, str]) -> None:
        self._dim.clear()

    def _end_in_top_k(self, tag: str) -> None:
        if tag == "layer":  # the text of the last dimension is left, that of k
            text = "".join(self._dim).strip()
            if text.isdecimal() and len(text) < 10:
                self._scope.top_k.append(int(text))
            self._parser.CharacterDataHandler = None
            self._pass_over(tag)

    # ── edges ────────────────────────────────────────────────────────────────

    def _in_edges(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "edge":
            self._parser.StartElementHandler = self._in_tail
            self._in_tail(tag, attributes)
            return
        try:
            source, target = attributes["from-layer"], attributes["to-layer"]
            port = int(attributes["to-port"])
        except (KeyError, ValueError):
            self._fail("an edge without its layers and ports")
        self._edges += 1
        ports = self._inputs.get(target)
        if ports is None:
            self._inputs[target] = {port: source}
        else:
            ports[port] = source

    def _in_tail(self, tag: str, _attributes: dict[str, str]) -> None:
        """After the edges."""
        if self._outer:  # nothing of interest up to the end of the body
            self._parser.StartElementHandler = None
        elif tag == "rt_info":
            self._parser.StartElementHandler = self._in_rt_info
            self._parser.EndElementHandler = self._end_in_rt_info

    def _in_rt_info(self, tag: str, attributes: dict[str, str]) -> None:
        self._path.append(tag)
        value = attributes.get("value")
        if value is not None and len(self._graph.rt_info) < _MAX_RT_INFO:
            path = ".".join(self._path[-8:])[:_MAX_RT_VALUE]
            self._graph.rt_info[path] = value[:_MAX_RT_VALUE]

    def _end_in_rt_info(self, _tag: str) -> None:
        if self._path:
            self._path.pop()
        else:
            self._parser.StartElementHandler = self._in_tail
            self._parser.EndElementHandler = None

    # ── bodies of loops ──────────────────────────────────────────────────────

    def _in_loop(self, tag: str, attributes: dict[str, str]) -> None:
        if tag in _BODIES:
            if len(self._outer) >= _MAX_BODIES:
                self._fail("loops nested too deeply")
            self._outer.append(self._scope)
            self._enter(Scope())
            self._graph.scopes.append(self._scope)
            self._parser.StartElementHandler = self._in_layers_handler
            self._parser.EndElementHandler = self._end_in_body
        elif tag in ("layer", "edges"):  # past this loop
            self._parser.StartElementHandler = self._in_layers_handler
            self._in_layers(tag, attributes)

    def _end_in_body(self, tag: str) -> None:
        if tag in _BODIES:
            self._enter(self._outer.pop())
            self._parser.StartElementHandler = self._in_loop  # If has two bodies
            self._parser.EndElementHandler = self._end_in_body if self._outer else None

    def _enter(self, scope: Scope) -> None:
        self._scope, self._kinds, self._inputs = scope, scope.kinds, scope.inputs


def _check_edges(scope: Scope, fail: Callable[[str], NoReturn]) -> None:
    ends = {source for ports in scope.inputs.values() for source in ports.values()}
    ends.update(scope.inputs)
    missing = ends - scope.kinds.keys()
    if missing:
        fail(f"an edge leads to or from layer {min(missing)[:20]}, which is missing")
