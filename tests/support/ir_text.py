"""Write the XML of an IR by hand: any layout, any size, without weights and without OpenVINO."""

from collections.abc import Sequence
from math import prod
from xml.sax.saxutils import quoteattr

_BITS = {"u4": 4, "i4": 4, "u8": 8, "i8": 8, "f16": 16, "f32": 32, "i64": 64}


class IrText:
    """Collects layers and edges; every method returns the id of the layer it added."""

    def __init__(self) -> None:
        self.bytes = 0  # of weights so far
        self._layers: list[str] = []
        self._edges: list[str] = []

    def const(self, element_type: str, shape: Sequence[int], name: str = "") -> int:
        size = (prod(shape) * _BITS[element_type] + 7) // 8
        text = ", ".join(map(str, shape))
        data = (
            f'<data element_type="{element_type}" shape="{text}" offset="{self.bytes}" '
            f'size="{size}"/>'
        )
        self.bytes += size
        return self._add("Const", data, [], [shape], name)

    def op(
        self,
        kind: str,
        inputs: Sequence[int] = (),
        shapes: Sequence[Sequence[int]] = (),
        result: Sequence[int] = (-1,),
        *,
        data: str = "",
        name: str = "",
    ) -> int:
        shapes = shapes or [(-1,)] * len(inputs)
        layer = self._add(kind, data, shapes, [result], name)
        for port, source in enumerate(inputs):
            self._edges.append(
                f'<edge from-layer="{source}" from-port="0" to-layer="{layer}" to-port="{port}"/>'
            )
        return layer

    def weight(
        self, shape: Sequence[int], *, kind: str = "u4", group: int | None = 128,
        zero_points: bool = True, name: str = "",
    ) -> int:  # fmt: skip
        """A compressed matrix with its decompression; f16 and f32 stay as they are."""
        if kind in ("f16", "f32"):
            return self.op("Convert", [self.const(kind, shape, name)])
        outer = tuple(shape[:-1])
        stored = (*outer, shape[-1] // group, group) if group else tuple(shape)
        scale_shape = (*stored[:-1], 1)
        node = self.op("Convert", [self.const(kind, stored, name)])
        if zero_points:
            zero = self.op("Convert", [self.const(kind, scale_shape, f"{name}/zero_point")])
            node = self.op("Subtract", [node, zero])
        node = self.op("Multiply", [node, self.const("f16", scale_shape, f"{name}/scale")])
        if group:
            node = self.op("Reshape", [node, self.const("i64", (len(shape),))])
        return self.op("Convert", [node])

    def matmul(self, tokens: int, weight: int, shape: Sequence[int], name: str = "") -> int:
        """Multiply with a weight of ``shape`` as it is after decompression."""
        left = (shape[0], -1, shape[-1]) if len(shape) == 3 else (-1, shape[-1])
        right = (*left[:-1], shape[-2])
        data = '<data transpose_a="false" transpose_b="true"/>'
        return self.op("MatMul", [tokens, weight], [left, shape], right, data=data, name=name)

    def state(self, name: str, shape: str) -> int:
        data = f'<data variable_id="{name}" variable_type="f32" variable_shape="{shape}"/>'
        return self.op("ReadValue", data=data)

    def kv(self, layers: int, heads: int, size: int) -> None:
        """The keys and values of attention layers."""
        for layer in range(layers):
            for kind in ("key", "value"):
                name = f"past_key_values.{layer}.{kind}present.{layer}.{kind}"
                self.state(name, f"?,{heads},?,{size}")

    def router(self, tokens: int, experts: int, hidden: int, top_k: int, **kind: object) -> int:
        weight = self.weight((experts, hidden), **kind)  # type: ignore[arg-type]
        odds = self.op("SoftMax", [self.matmul(tokens, weight, (experts, hidden))])
        one = self.const("i64", ())
        return self.op("TopK", [odds, one], [(-1, experts), ()], (-1, top_k))

    def gated_experts(
        self, tokens: int, experts: int, hidden: int, inner: int, *,
        swish_factor: bool = False, tiled: bool = True, **kind: object,
    ) -> int:  # fmt: skip
        """Gate, up and down in constants of their own, as exporters write most families."""
        if tiled:
            tokens = self.op("Tile", [tokens, self.const("i64", (2,))])
        every = self.op("Reshape", [tokens, self.const("i64", (3,))])
        shape, back = (experts, inner, hidden), (experts, hidden, inner)
        gate = self.matmul(every, self.weight(shape, **kind), shape)  # type: ignore[arg-type]
        up = self.matmul(every, self.weight(shape, **kind), shape)  # type: ignore[arg-type]
        factor = [self.const("f32", ())] if swish_factor else []
        product = self.op("Multiply", [self.op("Swish", [gate, *factor]), up])
        down = self.matmul(product, self.weight(back, **kind), back)  # type: ignore[arg-type]
        return self.op("ReduceSum", [down, self.const("i64", (1,))])

    def biased_experts(self, tokens: int, experts: int, hidden: int, inner: int) -> int:
        """Gate and up interleaved, with biases, as gpt-oss has them."""
        tokens = self.op("Tile", [tokens, self.const("i64", (2,))])
        every = self.op("Reshape", [tokens, self.const("i64", (3,))])
        shape, back = (experts, 2 * inner, hidden), (experts, hidden, inner)
        both = self.matmul(every, self.weight(shape, group=32), shape)
        both = self.op("Add", [both, self.const("f32", (experts, 1, 2 * inner))])
        gate, up = self.op("Slice", [both]), self.op("Slice", [both])
        swish = self.op("Swish", [self.op("Minimum", [gate]), self.const("f32", ())])
        product = self.op("Multiply", [self.op("Clamp", [up]), swish])
        down = self.matmul(product, self.weight(back, group=32), back)
        return self.op("Add", [down, self.const("f32", (experts, 1, hidden))])

    def experts_one_by_one(
        self, tokens: int, layer: int, experts: int, hidden: int, inner: int
    ) -> None:
        for expert in range(experts):
            name = f"self.model.layers.{layer}.mlp.experts.{expert}."
            for kind, shape in (
                ("gate_proj", (inner, hidden)), ("up_proj", (inner, hidden)),
                ("down_proj", (hidden, inner)),
            ):  # fmt: skip
                weight = self.weight(shape, group=32, name=f"{name}{kind}.weight")
                self.matmul(tokens, weight, shape)

    def xml(self, *, extra_layers: str = "", rt_info: str = "", head: str = "") -> bytes:
        return (
            f'<?xml version="1.0"?>{head}<net name="m" version="11"><layers>'
            f"{''.join(self._layers)}{extra_layers}</layers><edges>{''.join(self._edges)}</edges>"
            f"<rt_info>{rt_info}</rt_info></net>"
        ).encode()

    def _add(
        self, kind: str, data: str, inputs: Sequence[Sequence[int]],
        outputs: Sequence[Sequence[int]], name: str,
    ) -> int:  # fmt: skip
        layer = len(self._layers)
        ports = [_ports("input", inputs, 0), _ports("output", outputs, len(inputs))]
        self._layers.append(
            f'<layer id="{layer}" name={quoteattr(name or f"{kind}_{layer}")} type="{kind}" '
            f'version="opset1">{data}{"".join(ports)}</layer>'
        )
        return layer


def _ports(side: str, shapes: Sequence[Sequence[int]], first: int) -> str:
    if not shapes:
        return ""
    ports = (
        f'<port id="{first + at}" precision="FP32">'
        f"{''.join(f'<dim>{size}</dim>' for size in shape)}</port>"
        for at, shape in enumerate(shapes)
    )
    return f"<{side}>{''.join(ports)}</{side}>"


def qwen3_30b(*, kind: str = "u4", group: int | None = 128, zero_points: bool = True) -> IrText:
    """Qwen3-30B-A3B as its published 4- and 8-bit exports store it."""
    ir = IrText()
    hidden, layers, width = 2048, 48, 4096
    tokens = _embedding(ir, 151936, hidden)
    weights = {"kind": kind, "group": group, "zero_points": zero_points}
    for _ in range(layers):
        ir.const("f32", (1, 1, hidden))
        ir.const("f32", (1, 1, hidden))
        for rows, columns in ((width, hidden), (512, hidden), (512, hidden), (hidden, width)):
            weight = ir.weight((rows, columns), **weights)  # type: ignore[arg-type]
            tokens = ir.matmul(tokens, weight, (rows, columns))
        ir.router(tokens, 128, hidden, 8, **weights)
        tokens = ir.gated_experts(tokens, 128, hidden, 768, **weights)  # type: ignore[arg-type]
    head = ir.weight((151936, hidden), kind="u8", group=None)
    ir.matmul(tokens, head, (151936, hidden))
    ir.kv(layers, 4, 128)
    return ir


def qwen36_35b() -> IrText:
    """The language model of Qwen3.6-35B-A3B: hybrid attention, one shared expert, no embedding."""
    ir = IrText()
    hidden = 2048
    tokens = ir.op("Parameter")
    for layer in range(40):
        full = layer % 4 == 3
        rows = (8192, 512, 512) if full else (8192, 4096, 32, 32)
        for count in rows:
            tokens = ir.matmul(tokens, ir.weight((count, hidden)), (count, hidden))
        tokens = ir.matmul(tokens, ir.weight((hidden, 4096)), (hidden, 4096))
        if full:
            ir.kv(1, 2, 256)
        else:
            ir.state(f"cache_params.past.conv.{layer}", "?,8192,4")
            ir.state(f"cache_params.past.ssm.{layer}", "?,32,128,128")
        for shape in ((512, hidden), (512, hidden), (hidden, 512), (1, hidden)):
            ir.matmul(tokens, ir.weight(shape), shape)
        ir.router(tokens, 256, hidden, 8)
        tokens = ir.gated_experts(tokens, 256, hidden, 512)
    head = ir.weight((248320, hidden), kind="u8", group=None)
    ir.matmul(tokens, head, (248320, hidden))
    return ir


def _embedding(ir: IrText, rows: int, hidden: int) -> int:
    table = ir.weight((rows, hidden), kind="u8", group=None)
    return ir.op("Gather", [table, ir.op("Parameter"), ir.const("i64", ())])
