"""Put together what a model's files tell: the graph, config.json and the sizes of files."""

import math
from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from moechat.core import model_answers
from moechat.core.expert_weights import ExpertLayout, WeightCensus, take_census
from moechat.core.ir_graph import IrGraph, union_bytes
from moechat.core.kv_cache import CacheLayout, KvPrecision, bytes_per_token, layout_from_states
from moechat.core.model_config import ModelConfig, printable
from moechat.core.model_estimate import estimate_weights
from moechat.core.model_facts import KvBytes, ModelFacts, ModelReason, Reason

LANGUAGE_MODEL = "openvino_language_model"  # of folders with several parts
WHOLE_MODEL = "openvino_model"
_PARTS_ELSEWHERE = ("openvino_tokenizer", "openvino_detokenizer")
_PRECISION_NAMES = {
    "u4": "int4", "i4": "int4", "u8": "int8", "i8": "int8", "f16": "f16", "bf16": "bf16",
    "f32": "f32", "nf4": "nf4", "f4e2m1": "mxfp4", "f8e4m3": "fp8", "f8e5m2": "fp8",
    "u2": "int2", "u3": "int3", "u6": "int6",
}  # fmt: skip
_MADE_WITH = {
    "Runtime_version": "openvino",
    "optimum.optimum_intel_version": "optimum-intel",
    "optimum.optimum_version": "optimum",
    "optimum.transformers_version": "transformers",
    "optimum.pytorch_version": "torch",
    "optimum.nncf_version": "nncf",
    "nncf.version": "nncf",
}
_T = TypeVar("_T")
_TOLERANCE = 0.02  # between the count by graph and the one by shape


def facts_from_ir(
    graph: IrGraph,
    config: ModelConfig | None,
    *,
    name: str,
    pipeline: str,
    weights_bytes: int | None,
    other_parts_bytes: int = 0,
) -> ModelFacts:
    """Count a model from its graph; ``weights_bytes`` is the size of the .bin, None if absent.

    ``other_parts_bytes`` are weights of other parts in files of their own.
    """
    known = config or ModelConfig()
    census = take_census(graph, known.experts if config else None)
    experts = census.experts
    precision = _precision(census)
    named = union_bytes((constant.offset, constant.size) for constant in graph.constants())
    total = max(weights_bytes or 0, named)
    fixed = total - experts.routed_bytes
    top_k = known.top_k or census.top_k or 0 if experts.experts else 0
    layout = layout_from_states(graph.states)
    if not (layout.key_heads or layout.is_hybrid) and known.cache:
        layout = known.cache  # a stateless export
    reasons = [] if config else [ModelReason(Reason.CONFIG_MISSING)]
    reasons += _disagreement(census)
    return _assemble(
        known,
        name=name,
        pipeline=pipeline,
        precision=precision,
        layers=known.layers or len(layout.key_heads),
        moe_layers=experts.moe_layers,
        experts=experts.experts,
        top_k=top_k,
        group_size=experts.group_size if experts.experts else _most_common(census.group_sizes),
        routed=experts.routed_bytes,
        fixed=fixed,
        lookup=census.lookup_bytes,
        other_parts_bytes=other_parts_bytes,
        layout=layout,
        streaming=model_answers.streaming(
            experts, precision, known.shared_experts, _shared_and_routed(known)
        ),
        reasons=reasons,
        made_with=_made_with(graph.rt_info),
        expert_spans=experts.spans,
    )


def facts_from_config(
    config: ModelConfig, file_sizes: Mapping[str, int], *, name: str
) -> ModelFacts:
    """Estimate a model that is not there yet from config.json and the sizes of its files.

    Raises `UserError`: CONFIG_DAMAGED, if a size is missing that the estimate needs.
    """
    language = f"{LANGUAGE_MODEL}.bin"
    in_parts = language in file_sizes or (f"{WHOLE_MODEL}.bin" not in file_sizes and config.vision)
    weights = file_sizes.get(language if in_parts else f"{WHOLE_MODEL}.bin")
    estimate = estimate_weights(config, weights, embedding_inside=not in_parts)
    return _assemble(
        config,
        name=name,
        pipeline="VLM" if in_parts else "LLM",
        precision=estimate.precision,
        layers=config.need("layers"),
        moe_layers=config.moe_layers,
        experts=config.experts,
        top_k=config.top_k,
        group_size=estimate.group_size,
        routed=estimate.routed_bytes,
        fixed=estimate.fixed_bytes,
        lookup=estimate.lookup_bytes,
        other_parts_bytes=other_parts(file_sizes),
        layout=config.cache or CacheLayout(),
        streaming=model_answers.streaming_of_family(
            config.model_type, config.experts, config.shared_experts
        ),
        reasons=[ModelReason(Reason.ESTIMATED, {"percent": math.ceil(estimate.error * 1000) / 10})],
        made_with={},
        error=estimate.error,
    )


def other_parts(file_sizes: Mapping[str, int]) -> int:
    """Sum the weights of parts beside the language model: vision, text embeddings and so on."""
    language = LANGUAGE_MODEL if f"{LANGUAGE_MODEL}.bin" in file_sizes else WHOLE_MODEL
    return sum(
        size
        for file, size in file_sizes.items()
        if file.startswith("openvino_") and file.endswith(".bin")
        if not file.startswith((language, *_PARTS_ELSEWHERE))
    )


def _assemble(
    config: ModelConfig,
    *,
    name: str,
    pipeline: str,
    precision: str,
    layers: int,
    moe_layers: int,
    experts: int,
    top_k: int,
    group_size: int | None,
    routed: int,
    fixed: int,
    lookup: int,
    other_parts_bytes: int,
    layout: CacheLayout,
    streaming: model_answers.Verdict,
    reasons: list[ModelReason],
    made_with: dict[str, str],
    error: float = 0.0,
    expert_spans: tuple[tuple[int, int], ...] = (),
) -> ModelFacts:
    supported, about_architecture = model_answers.architecture(config.model_type, pipeline)
    usable, about_precision = model_answers.precision(precision)
    streamable, about_experts = streaming
    active = routed * top_k // experts if experts else 0
    return ModelFacts(
        name=name,
        model_type=config.model_type,
        pipeline=pipeline,
        precision=precision,
        layers=layers,
        moe_layers=moe_layers,
        experts=experts,
        top_k=top_k,
        shared_experts=config.shared_experts if experts else 0,
        group_size=group_size,
        routed_bytes=routed,
        fixed_bytes=fixed,
        other_parts_bytes=other_parts_bytes,
        slot_bytes=routed // experts if experts else 0,
        active_bytes_per_token=active + max(fixed - lookup, 0),
        kv_bytes_per_token=kv_bytes(layout),
        recurrent_bytes=layout.recurrent_bytes,
        max_context=config.max_context or 0,
        hybrid=layout.is_hybrid,
        architecture_supported=supported,
        precision_usable=usable,
        streamable=streamable,
        reasons=[*about_architecture, *about_precision, *about_experts, *reasons],
        made_with=made_with,
        error=error,
        expert_spans=expert_spans,
    )


def kv_bytes(layout: CacheLayout) -> KvBytes:
    """Bytes a token takes on a GPU at each precision; a CPU keeps larger scales."""
    f16, u8, u4 = (
        math.ceil(bytes_per_token(layout, precision, gpu=True))
        for precision in (KvPrecision.F16, KvPrecision.U8, KvPrecision.U4)
    )
    return KvBytes(f16=f16, u8=u8, u4=u4)


def _precision(census: WeightCensus) -> str:
    element_type = census.experts.element_type or _most_common(census.element_types) or ""
    return _PRECISION_NAMES.get(element_type, element_type)


def _most_common(counter: Counter[_T]) -> _T | None:
    return counter.most_common(1)[0][0] if counter else None


def _shared_and_routed(config: ModelConfig) -> tuple[int, int] | None:
    if config.shared_inner and config.expert_inner:
        return config.shared_inner, config.expert_inner
    return None


def _disagreement(census: WeightCensus) -> list[ModelReason]:
    """The graph is believed; that the shapes say something else is worth a word."""
    experts = census.experts
    if experts.layout in (ExpertLayout.NONE, ExpertLayout.ONE_BY_ONE) or not experts.compressed:
        return []
    if abs(experts.bytes_by_shape - experts.routed_bytes) <= _TOLERANCE * experts.routed_bytes:
        return []
    values: dict[str, str | int | float] = {
        "counted": experts.routed_bytes,
        "by_shape": experts.bytes_by_shape,
    }
    return [ModelReason(Reason.COUNTS_DISAGREE, values)]


def _made_with(rt_info: Mapping[str, str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path, name in _MADE_WITH.items():
        if path in rt_info:
            found.setdefault(name, printable(rt_info[path]))
    return found
