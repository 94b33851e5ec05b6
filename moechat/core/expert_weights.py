"""Find the experts of a Mixture-of-Experts IR by what its graph does, not by names.

An exporter stacks the experts of a layer: one constant a projection, with the number of experts
as the first dimension, decompressed by a chain of simple operations and fed into a MatMul of
rank 3. The router's 4-bit weight has rank 3 and the same first dimension too, but its MatMul has
rank 2, which is why MatMuls are looked at. Older exports have a MatMul for each expert, and only
a name with ``.experts.<number>.`` tells them.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from moechat.core.ir_graph import Constant, IrGraph, Scope, Span, joined, union_bytes

_DECOMPRESSION = frozenset({"Convert", "Subtract", "Multiply", "Reshape", "Transpose"})
_BETWEEN_EXPERTS = frozenset({
    "Add", "Clamp", "Convert", "Gelu", "Maximum", "Minimum", "Multiply", "Reshape", "Sigmoid",
    "Slice", "Split", "StridedSlice", "Subtract", "Swish", "Transpose", "VariadicSplit",
})  # fmt: skip  # what may stand between the projections of one expert
_INDICES = frozenset({"i32", "i64"})
_COMPRESSED = frozenset({"u4", "i4", "u8", "i8"})
_MAX_STEPS = 96  # of one walk through the graph
_SPAN_GAP = 64 * 1024  # what lies between experts and is read along with them
_NUMBERED = re.compile(r"^(.*?\.experts)\.(\d+)\.")


class ExpertLayout(StrEnum):
    """How the experts are stored."""

    NONE = "none"
    GATED = "gated"  # gate, up, down: three constants a layer
    FUSED_GATE_UP = "fused_gate_up"  # gate and up interleaved in one constant
    ONE_BY_ONE = "one_by_one"  # 2-D weights for each expert
    UNKNOWN = "unknown"


class Role(StrEnum):
    """What a constant is to the weight that it belongs to."""

    WEIGHT = "weight"
    SCALE = "scale"
    ZERO_POINT = "zero_point"


@dataclass(frozen=True, slots=True)
class Weight:
    """The constants behind one input of a MatMul or Gather."""

    parts: tuple[tuple[Role, Constant], ...]
    rank: int  # as the MatMul takes it; 0 = not known

    @property
    def values(self) -> Constant | None:
        """The weights themselves."""
        return next((constant for role, constant in self.parts if role is Role.WEIGHT), None)

    @property
    def group_size(self) -> int | None:
        """Values that share a scale; None where a whole row does, or nothing."""
        values = self.values
        if values is None or not self.rank or len(values.shape) != self.rank + 1:
            return None
        return values.shape[-1] if self.has(Role.SCALE) else None

    @property
    def first_dimension(self) -> int:
        """Of the weights themselves; 0 where they are one number."""
        values = self.values
        return values.shape[0] if values is not None and values.shape else 0

    def has(self, role: Role) -> bool:
        """Whether a constant of this role is there."""
        return any(part is role for part, _ in self.parts)

    def spans(self) -> Iterator[tuple[int, int]]:
        """Where the bytes lie: (offset, size)."""
        return ((constant.offset, constant.size) for _, constant in self.parts)


@dataclass(frozen=True, slots=True)
class ExpertWeights:
    """The routed experts of a model."""

    layout: ExpertLayout = ExpertLayout.NONE
    experts: int = 0
    moe_layers: int = 0
    routed_bytes: int = 0
    element_type: str = ""  # of most of their bytes
    group_size: int | None = None
    zero_points: bool = False  # in every one of them
    compressed: bool = False
    plain_activation: bool = True  # no Swish with a factor
    bytes_by_shape: int = 0  # the cross-check: constants shaped like experts
    spans: tuple[Span, ...] = ()  # where stacked ones lie in the weights file, in its order


@dataclass(slots=True)
class _Projection:
    scope: Scope
    layer: str
    weight: Weight
    experts: int


@dataclass(slots=True)
class _Weights:
    """Everything that feeds MatMuls and Gathers, found in one pass."""

    batched: list[_Projection] = field(default_factory=list)
    numbered: list[tuple[str, int, Weight]] = field(default_factory=list)  # prefix, expert
    others: list[Weight] = field(default_factory=list)
    looked_up: list[Weight] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class WeightCensus:
    """The experts, and what the rest of a model's weights is."""

    experts: ExpertWeights
    element_types: Counter[str]  # MatMuls without experts, by the type of their weights
    group_sizes: Counter[int | None]
    lookup_bytes: int  # tables of which a token reads one row
    top_k: int | None  # of the router


def take_census(graph: IrGraph, experts_in_config: int | None) -> WeightCensus:
    """Sort all weights of a graph. ``experts_in_config`` None means that nothing is known."""
    weights = _Weights()
    for scope in graph.scopes:
        _collect(scope, weights)
    routers = [size for scope in graph.scopes for size in scope.top_k]
    _drop_non_experts(weights, experts_in_config, routed=bool(routers))
    read = {span for weight in weights.others for span in weight.spans()}
    looked_up = {span for weight in weights.looked_up for span in weight.spans()}
    values = [found for weight in weights.others if (found := weight.values)]
    return WeightCensus(
        experts=_experts(graph, weights),
        element_types=Counter(found.element_type for found in values),
        group_sizes=Counter(weight.group_size for weight in weights.others),
        lookup_bytes=union_bytes(looked_up - read),
        top_k=Counter(routers).most_common(1)[0][0] if routers else None,
    )


# ── walks ────────────────────────────────────────────────────────────────────


def _weight_behind(scope: Scope, layer: str | None, rank: int = 0) -> Weight | None:
    """Follow a decompression chain to its constants; None if something else feeds it."""
    if layer is None:
        return None
    parts: list[tuple[Role, Constant]] = []
    todo, seen = [(layer, Role.WEIGHT)], {layer}
    while todo:
        node, role = todo.pop()
        kind = scope.kinds.get(node)
        if kind == "Const":
            constant = scope.constants.get(node)
            if constant is not None and constant.element_type not in _INDICES:
                parts.append((role, constant))
        elif kind in _DECOMPRESSION and len(seen) < _MAX_STEPS:
            for port, source in scope.inputs.get(node, {}).items():
                if source not in seen:
                    seen.add(source)
                    todo.append((source, _role_at(kind, port, role)))
        else:
            return None
    return Weight(tuple(parts), rank) if any(role is Role.WEIGHT for role, _ in parts) else None


def _role_at(kind: str, port: int, role: Role) -> Role:
    if role is Role.WEIGHT and port == 1:
        if kind == "Subtract":
            return Role.ZERO_POINT
        if kind == "Multiply":
            return Role.SCALE
    return role


def _collect(scope: Scope, weights: _Weights) -> None:
    for layer, kind in scope.kinds.items():
        if kind == "MatMul":
            _collect_matmul(scope, layer, weights)
        elif kind == "Gather":
            table = _weight_behind(scope, scope.source(layer, 0))
            if table:
                weights.looked_up.append(table)


def _collect_matmul(scope: Scope, layer: str, weights: _Weights) -> None:
    for port in (1, 0):  # weights are the second operand almost always
        rank = scope.ranks[layer].get(port, 0)
        weight = _weight_behind(scope, scope.source(layer, port), rank)
        if weight is None:
            continue
        numbered = _expert_number(scope, layer, weight)
        if port == 1 and rank == 3 and weight.first_dimension > 1:
            weights.batched.append(_Projection(scope, layer, weight, weight.first_dimension))
        elif numbered:
            weights.numbered.append((*numbered, weight))
        else:
            weights.others.append(weight)


def _expert_number(scope: Scope, layer: str, weight: Weight) -> tuple[str, int] | None:
    names = [constant.name for _, constant in weight.parts]
    for name in (*names, scope.names.get(layer, "")):
        found = _NUMBERED.match(name)
        if found and len(found[2]) < 6:
            return found[1], int(found[2])
    return None


# ── experts ──────────────────────────────────────────────────────────────────


def _drop_non_experts(weights: _Weights, in_config: int | None, *, routed: bool) -> None:
    """Keep the batched MatMuls whose first dimension counts experts, not attention heads."""
    sizes = Counter(projection.experts for projection in weights.batched)
    if in_config in sizes:
        experts = in_config
    elif routed and sizes:
        experts = sizes.most_common(1)[0][0]
    else:
        experts = 0
    weights.others += [p.weight for p in weights.batched if p.experts != experts]
    weights.batched = [p for p in weights.batched if p.experts == experts]


def _experts(graph: IrGraph, weights: _Weights) -> ExpertWeights:
    if weights.batched:
        experts = weights.batched[0].experts
        layout, layers, plain = _arrangement(weights.batched)
        routed = [projection.weight for projection in weights.batched]
    elif weights.numbered:
        experts = 1 + max(number for _, number, _ in weights.numbered)
        layout, plain = ExpertLayout.ONE_BY_ONE, True
        layers = len({prefix for prefix, _, _ in weights.numbered})
        routed = [weight for _, _, weight in weights.numbered]
    else:
        return ExpertWeights()
    places = [span for weight in routed for span in weight.spans()]
    values = [found for weight in routed if (found := weight.values)]
    by_type: Counter[str] = Counter()
    for value in values:
        by_type[value.element_type] += value.size
    return ExpertWeights(
        layout=layout,
        experts=experts,
        moe_layers=layers,
        routed_bytes=union_bytes(places),
        element_type=by_type.most_common(1)[0][0],
        group_size=Counter(weight.group_size for weight in routed).most_common(1)[0][0],
        zero_points=all(weight.has(Role.ZERO_POINT) for weight in routed),
        compressed=by_type.keys() <= _COMPRESSED and all(w.has(Role.SCALE) for w in routed),
        plain_activation=plain,
        bytes_by_shape=_bytes_by_shape(graph, experts) if weights.batched else 0,
        spans=joined(places, _SPAN_GAP) if weights.batched else (),
    )


def _arrangement(batched: list[_Projection]) -> tuple[ExpertLayout, int, bool]:
    """Return the layout, the number of MoE layers, and whether all activations are plain.

    A down projection is fed by others through element-wise operations; those others are the gate
    and up projections of its layer.
    """
    known = {(id(p.scope), p.layer) for p in batched}
    layers: list[int] = []  # gate and up projections of each
    fed: set[tuple[int, str]] = set()
    plain = tiled = True
    for projection in batched:
        scope = projection.scope
        feeders, factor = _feeders(scope, projection.layer, known)
        if feeders:
            layers.append(len(feeders))
            fed |= {(id(scope), feeder) for feeder in feeders}
            plain = plain and not factor
        else:
            tiled = tiled and _is_tiled(scope, projection.layer)
    entries = len(batched) - len(layers)
    complete = bool(layers) and tiled and len(fed) == entries == sum(layers)
    if complete and set(layers) == {2}:
        return ExpertLayout.GATED, len(layers), plain
    if complete and set(layers) == {1}:
        return ExpertLayout.FUSED_GATE_UP, len(layers), plain
    return ExpertLayout.UNKNOWN, len(layers) or entries, plain


def _feeders(scope: Scope, layer: str, known: set[tuple[int, str]]) -> tuple[set[str], bool]:
    """Expert MatMuls whose results reach this one; and whether a Swish with a factor is between."""
    found: set[str] = set()
    factor = False
    first = scope.source(layer, 0)
    todo = [first] if first else []
    seen = set(todo)
    while todo and len(seen) < _MAX_STEPS:
        node = todo.pop()
        kind = scope.kinds.get(node)
        if (id(scope), node) in known:
            found.add(node)
        elif kind in _BETWEEN_EXPERTS:
            inputs = scope.inputs.get(node, {})
            factor = factor or (kind == "Swish" and len(inputs) > 1)
            new = set(inputs.values()) - seen
            seen |= new
            todo += new
    return found, factor


def _is_tiled(scope: Scope, layer: str) -> bool:
    """Whether the tokens come as plugins look for it: repeated for each expert, then reshaped."""
    reshape = scope.source(layer, 0)
    if reshape is None or scope.kinds.get(reshape) != "Reshape":
        return False
    return scope.kinds.get(scope.source(reshape, 0) or "") == "Tile"


def _bytes_by_shape(graph: IrGraph, experts: int) -> int:
    """Sum constants shaped like experts: [E, out, groups, group] or [E, out, in], with scales.

    A router's 4-bit weight [E, groups, group] looks like the second kind and is far smaller.
    """
    stacked = [c for c in graph.constants() if len(c.shape) >= 3 and c.shape[0] == experts]
    values = [c for c in stacked if c.element_type in _COMPRESSED and c.shape[-1] > 1]
    largest = max((math.prod(c.shape) for c in values), default=0)
    values = [c for c in values if 4 * math.prod(c.shape) >= largest]
    rows = {c.shape[:-1] for c in values}
    scales = [c for c in stacked if c.shape[-1] == 1 and c.shape[:-1] in rows]
    return union_bytes((c.offset, c.size) for c in (*values, *scales))
