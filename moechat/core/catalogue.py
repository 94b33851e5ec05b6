"""Models worth a download, and what they are before anything of them is here.

An entry says what its source says and nothing else: sizes that nobody published are derived from
the shape, with a bound for what the shape leaves open. The model's own files win over all of it.
"""

from enum import StrEnum
from typing import Annotated

import msgspec

from moechat.core import model_answers
from moechat.core.inspect_model import kv_bytes
from moechat.core.kv_cache import CacheLayout
from moechat.core.model_config import LinearAttention
from moechat.core.model_estimate import EIGHT_BIT, WeightFormat
from moechat.core.model_facts import Answer, ModelFacts, ModelReason, Reason

_FORMATS = {"int4": WeightFormat(4, 128), "int8": EIGHT_BIT}
# Grouped attention where the shape does not tell: 8 heads of 128 in every layer are at the upper
# end of the models here.
_USUAL_HEADS = (8, 128)
_REST_FACTOR = 1.02  # norms and biases, which stay in 16 or 32 bits
_WITHOUT_BOUND = 0.005  # of a size derived to the byte: exporters differ in small constants

Count = Annotated[int, msgspec.Meta(ge=1)]


class Purpose(StrEnum):
    """What a model was trained for."""

    CHAT = "chat"
    CODE = "code"


class Note(StrEnum):
    """What to know about an entry; sentences: services.catalogue_texts."""

    REASONS_FIRST = "reasons_first"  # thinks before it answers
    SEES_IMAGES = "sees_images"  # moechat talks with it in words
    INT8_SECOND_ANSWER = "int8_second_answer"  # streamed int8 hung at the second answer
    SHAPE_UNCHECKED = "shape_unchecked"  # from descriptions, not from its config.json
    GPU_COMPILE_REPORTED = "gpu_compile_reported"  # one person saw the GPU never finish loading it


class Shape(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What decides the bytes; ``None`` where no source says it."""

    layers: Count
    hidden: Count | None = None
    moe_layers: Count | None = None  # None = all, where there are experts
    experts: int = 0
    top_k: int = 0
    expert_inner: Count | None = None
    shared_experts: int = 0
    attention_layers: Count | None = None  # None = all
    kv_heads: Count | None = None
    head_size: Count | None = None
    linear_heads: tuple[int, int, int, int] | None = None  # keys, size, values, size
    linear_kernel: int = 4
    vocabulary: Count | None = None
    tied_embeddings: bool = False
    max_context: int = 0

    @property
    def layers_with_experts(self) -> int:
        """Of all layers."""
        return (self.moe_layers or self.layers) if self.experts else 0

    @property
    def expert_count(self) -> int:
        """Routed experts of all layers together."""
        return self.layers_with_experts * self.experts


class CatalogueEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One model. Empty texts and ``None`` are resolved at run time, from the repository."""

    id: str
    name: str
    repository: str
    revision: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{40})?$")] = ""
    model_type: str
    pipeline: Annotated[str, msgspec.Meta(pattern="^(LLM|VLM)$")] = "LLM"
    precision: Annotated[str, msgspec.Meta(pattern="^int[48]$")]
    purpose: Purpose = Purpose.CHAT
    tier: Annotated[int, msgspec.Meta(ge=1, le=4)]  # of what it can do, 4 the most
    total_parameters_b: float  # as its name says, rounded: billions
    active_parameters_b: float | None = None  # None = the name does not say
    weights_bytes: int | None = None  # of the language model, as OpenVINO itself counted it
    folder_gb: float | None = None  # as published: 1e9 bytes, rounded
    licence: str = ""
    minimum_openvino: str = ""
    languages: list[str] = []
    notes: list[Note] = []
    shape: Shape | None = None

    @property
    def streaming(self) -> model_answers.Verdict:
        """Whether its experts can be streamed, as far as its family tells, and why."""
        if self.shape is None:
            return Answer.UNPROVEN, [ModelReason(Reason.LAYOUT_UNKNOWN)]
        return model_answers.streaming_of_family(
            self.model_type, self.shape.experts, self.shape.shared_experts
        )


class Catalogue(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All entries; of two in one tier the better comes first."""

    models: list[CatalogueEntry]


def facts_of(entry: CatalogueEntry) -> ModelFacts | None:
    """What is known of a model before its download; None where its shape is not known.

    ``error`` bounds |routed_bytes - true| / true, and with it what may turn out to be fixed.
    """
    shape = entry.shape
    if shape is None or shape.hidden is None:
        return None
    kind = _FORMATS[entry.precision]
    routed, open_bytes = _routed(shape, kind)
    fixed, lookup, fixed_open = _fixed(entry, shape, kind, routed)
    error = _WITHOUT_BOUND
    if routed:
        error = max(error, (open_bytes + fixed_open) / routed)
    elif fixed:
        error = max(error, fixed_open / fixed)
    layout = _layout(shape)
    supported, about_architecture = model_answers.architecture(entry.model_type, entry.pipeline)
    usable, about_precision = model_answers.precision(entry.precision)
    streamable, about_experts = entry.streaming
    estimated = ModelReason(Reason.ESTIMATED, {"percent": round(error * 100, 1)})
    active = routed * shape.top_k // shape.experts if shape.experts else 0
    return ModelFacts(
        name=entry.name,
        model_type=entry.model_type,
        pipeline=entry.pipeline,
        precision=entry.precision,
        layers=shape.layers,
        moe_layers=shape.layers_with_experts,
        experts=shape.experts,
        top_k=shape.top_k,
        shared_experts=shape.shared_experts,
        group_size=kind.group,
        routed_bytes=routed,
        fixed_bytes=fixed,
        slot_bytes=routed // shape.experts if shape.experts else 0,
        active_bytes_per_token=active + fixed - lookup,
        kv_bytes_per_token=kv_bytes(layout),
        recurrent_bytes=layout.recurrent_bytes,
        max_context=shape.max_context,
        hybrid=layout.is_hybrid,
        architecture_supported=supported,
        precision_usable=usable,
        streamable=streamable,
        reasons=[*about_architecture, *about_precision, *about_experts, estimated],
        error=error,
    )


def _routed(shape: Shape, kind: WeightFormat) -> tuple[int, float]:
    """Bytes of the routed experts, and how far off another exporter's may be."""
    if not (shape.experts and shape.hidden and shape.expert_inner):
        return 0, 0.0
    count = shape.expert_count
    routed = count * kind.gated(shape.expert_inner, shape.hidden)
    if kind.divides(shape.expert_inner, shape.hidden):
        return round(routed), 0.0
    # A matrix that the groups do not divide has smaller groups, or 8 bits.
    eight = count * EIGHT_BIT.matrix(shape.hidden, shape.expert_inner)
    four = count * kind.matrix(shape.hidden, shape.expert_inner)
    return round(routed), eight - four


def _fixed(
    entry: CatalogueEntry, shape: Shape, kind: WeightFormat, routed: int
) -> tuple[int, int, float]:
    """Bytes beside the routed experts, those of them that are looked up, and the doubt."""
    hidden = shape.hidden or 0
    table = EIGHT_BIT.matrix(shape.vocabulary or 0, hidden)
    lookup = 0 if shape.tied_embeddings else round(table)
    if entry.weights_bytes is not None:
        return entry.weights_bytes - routed, lookup, 0.0
    if entry.folder_gb is not None:
        doubt = _last_digit(entry.folder_gb) / 2 * 1e9
        return round(entry.folder_gb * 1e9) - routed, lookup, doubt
    # From the parameters in its name. What no table explains has the precision of the experts in
    # the best case, and 8 bits in the worst, which is planned with.
    experts = shape.expert_count * 3 * hidden * (shape.expert_inner or 0)
    unit = _last_digit(entry.total_parameters_b)
    rest = max(0.0, (entry.total_parameters_b + unit) * 1e9 - experts)  # names also cut digits off
    tables = (1 if shape.tied_embeddings else 2) * (shape.vocabulary or 0) * hidden
    other = max(0.0, rest - tables)
    small = kind.matrix(1, 1 << 20) / (1 << 20)  # bytes of a parameter
    large = small if shape.vocabulary else 1.0  # tables are what has 8 bits
    highest = (tables + other * large) * _REST_FACTOR
    lowest = max(0.0, rest - 1.5 * unit * 1e9) * small
    return round(highest), min(lookup, round(highest)), highest - lowest


def _last_digit(billions: float) -> float:
    """What the last digit stands for in a number rounded to tenths or to whole ones."""
    return 0.1 if billions % 1 else 1.0


def _layout(shape: Shape) -> CacheLayout:
    heads = _USUAL_HEADS
    if shape.kv_heads and shape.head_size:
        heads = (shape.kv_heads, shape.head_size)
    attention = (heads,) * (shape.attention_layers or shape.layers)
    recurrent = 0
    if shape.linear_heads:
        keys, key_size, values, value_size = shape.linear_heads
        linear = LinearAttention(
            key_heads=keys,
            key_dim=key_size,
            value_heads=values,
            value_dim=value_size,
            kernel=shape.linear_kernel,
        )
        recurrent = (shape.layers - len(attention)) * linear.state_bytes
    return CacheLayout(attention, attention, recurrent)
