"""Experts are found by what the graph does with them."""

import pytest

from moechat.core.expert_weights import ExpertLayout, ExpertWeights, WeightCensus, take_census
from moechat.core.ir_graph import parse_ir
from tests.support.ir_text import IrText

EXPERTS, HIDDEN, INNER, LAYERS = 8, 64, 128, 3
VALUES = LAYERS * EXPERTS * 3 * HIDDEN * INNER


def census(ir: IrText, experts: int | None = EXPERTS) -> WeightCensus:
    return take_census(parse_ir([ir.xml()], "m.xml"), experts)


def moe(**kind: object) -> IrText:
    ir = IrText()
    tokens = ir.op("Parameter")
    for _ in range(LAYERS):
        ir.router(tokens, EXPERTS, HIDDEN, 2, kind="u4", group=32)
        tokens = ir.gated_experts(tokens, EXPERTS, HIDDEN, INNER, **kind)  # type: ignore[arg-type]
    return ir


def test_four_bit_groups_are_counted_with_scales_and_zero_points_but_without_the_router() -> None:
    found = census(moe(kind="u4", group=32)).experts
    assert found == ExpertWeights(
        layout=ExpertLayout.GATED,
        experts=EXPERTS,
        moe_layers=LAYERS,
        routed_bytes=VALUES // 2 + VALUES // 32 * 5 // 2,
        element_type="u4",
        group_size=32,
        zero_points=True,
        compressed=True,
        plain_activation=True,
        bytes_by_shape=found.routed_bytes,
        spans=found.spans,
    )


def test_eight_bits_a_channel() -> None:
    found = census(moe(kind="u8", group=None)).experts
    rows = LAYERS * EXPERTS * (2 * INNER + HIDDEN)
    assert found.routed_bytes == found.bytes_by_shape == VALUES + 3 * rows
    assert (found.layout, found.element_type, found.group_size) == (ExpertLayout.GATED, "u8", None)


def test_the_number_of_experts_needs_no_configuration() -> None:
    ir = moe(kind="u4", group=32)
    assert census(ir, None) == census(ir, 0) == census(ir, EXPERTS) == census(ir, 5)
    assert census(ir, None).top_k == 2


@pytest.mark.parametrize(
    ("kind", "changed"),
    [
        ({"kind": "i4", "group": 32, "zero_points": False}, {"zero_points": False}),
        ({"kind": "f16"}, {"compressed": False, "element_type": "f16"}),
        ({"kind": "u4", "group": 32, "swish_factor": True}, {"plain_activation": False}),
        ({"kind": "u4", "group": 32, "tiled": False}, {"layout": ExpertLayout.UNKNOWN}),
    ],
)
def test_layouts_that_differ_are_told_apart(
    kind: dict[str, object], changed: dict[str, object]
) -> None:
    found = census(moe(**kind)).experts
    assert {name: getattr(found, name) for name in changed} == changed
    assert (found.experts, found.moe_layers) == (EXPERTS, LAYERS)
    assert found.routed_bytes >= VALUES // 2


def test_gate_and_up_in_one_constant() -> None:
    ir = IrText()
    tokens = ir.op("Parameter")
    for _ in range(LAYERS):
        ir.router(tokens, EXPERTS, HIDDEN, 2, kind="u4", group=32)
        tokens = ir.biased_experts(tokens, EXPERTS, HIDDEN, INNER)
    found = census(ir).experts
    assert (found.layout, found.moe_layers) == (ExpertLayout.FUSED_GATE_UP, LAYERS)
    assert found.routed_bytes == VALUES // 2 + VALUES // 32 * 5 // 2  # without the biases


def test_experts_one_by_one_are_recognised_by_name() -> None:
    ir = IrText()
    tokens = ir.op("Parameter")
    for layer in range(LAYERS):
        ir.router(tokens, EXPERTS, HIDDEN, 2, kind="u4", group=32)
        ir.experts_one_by_one(tokens, layer, EXPERTS, HIDDEN, INNER)
    found = census(ir).experts
    assert (found.layout, found.experts) == (ExpertLayout.ONE_BY_ONE, EXPERTS)
    assert found.moe_layers == LAYERS
    assert found.routed_bytes == VALUES // 2 + VALUES // 32 * 5 // 2


def test_batched_weights_of_attention_heads_are_no_experts() -> None:
    ir = IrText()
    shape = (16, 64, 32)
    ir.matmul(ir.op("Reshape", [ir.op("Parameter")]), ir.weight(shape, group=32), shape)
    assert census(ir, 0).experts == ExpertWeights()
    ir = moe(kind="u4", group=32)
    ir.matmul(ir.op("Reshape", [ir.op("Parameter")]), ir.weight(shape, group=32), shape)
    assert census(ir).experts == census(moe(kind="u4", group=32)).experts


def test_an_activation_is_no_weight() -> None:
    ir = IrText()
    keys = ir.op("Multiply", [ir.op("Parameter"), ir.const("f32", ())])
    ir.op("MatMul", [ir.op("Parameter"), keys], [(8, -1, 64), (8, 64, -1)], (8, -1, -1))
    assert census(ir).experts == ExpertWeights()


def test_equal_constants_share_their_bytes() -> None:
    ir = moe(kind="u4", group=32)
    shared = ir.xml()
    once = census(ir).experts.routed_bytes
    for line in range(EXPERTS):  # every zero point of the same shape at the same place
        shared = shared.replace(b"@", b"%d" % line)
    first = shared.split(b'element_type="u4" shape="8, 128, 2, 1" offset="')[1].split(b'"')[0]
    parts = shared.split(b'element_type="u4" shape="8, 128, 2, 1" offset="')
    shared = parts[0] + b"".join(
        b'element_type="u4" shape="8, 128, 2, 1" offset="' + first + part[part.index(b'"') :]
        for part in parts[1:]
    )
    found = take_census(parse_ir([shared], "m.xml"), EXPERTS).experts
    one = EXPERTS * INNER * HIDDEN // 32 // 2
    assert found.routed_bytes == once - one * (2 * LAYERS - 1)


def test_only_tables_that_are_looked_up_are_left_out_of_a_token() -> None:
    def model(*, tied: bool) -> IrText:
        ir = IrText()
        table = ir.weight((1000, 64), kind="u8", group=None)
        tokens = ir.op("Gather", [table, ir.op("Parameter"), ir.const("i64", ())])
        head = table if tied else ir.weight((1000, 64), kind="u8", group=None)
        ir.matmul(tokens, head, (1000, 64))
        return ir

    assert census(model(tied=False)).lookup_bytes == 1000 * (64 + 3)
    assert census(model(tied=True)).lookup_bytes == 0


def test_cycles_and_long_chains_end() -> None:
    ir = IrText()
    node = ir.op("Parameter")
    for _ in range(500):
        node = ir.op("Convert", [node])
    ir.op("MatMul", [node, node], [(8, -1, 64), (8, 64, 64)], (8, -1, 64))
    xml = ir.xml().replace(
        b'<edge from-layer="0" from-port="0" to-layer="1" to-port="0"/>',
        b'<edge from-layer="500" from-port="0" to-layer="1" to-port="0"/>',
    )
    assert take_census(parse_ir([xml], "m.xml"), EXPERTS).experts == ExpertWeights()
