"""Answer the three questions about a model: is it supported, usable, and can it be streamed?"""

from moechat.core.expert_weights import ExpertLayout, ExpertWeights
from moechat.core.model_facts import Answer, ModelReason, Reason

Verdict = tuple[Answer, list[ModelReason]]

# What the table of models of OpenVINO GenAI 2026.4 names, by config.json's model_type. A text
# model that is missing may work all the same; a vision model is refused by name.
LISTED_TEXT = frozenset({
    "aquila", "arctic", "baichuan", "bloom", "chatglm", "codegen", "cohere", "cohere2", "dbrx",
    "deci", "deepseek", "deepseek_v2", "deepseek_v3", "exaone", "exaone4", "falcon", "gemma",
    "gemma2", "gemma3_text", "glm", "glm4", "gpt2", "gpt_bigcode", "gpt_neo", "gpt_neox",
    "gpt_neox_japanese", "gpt_oss", "gptj", "granite", "granitemoe", "granitemoehybrid",
    "hunyuan_v1_dense", "internlm", "internlm2", "jais", "lfm2", "lfm2_moe", "llama", "minicpm",
    "minicpm3", "mistral", "mixtral", "mpt", "olmo", "opt", "orion", "phi", "phi3", "phimoe",
    "qwen", "qwen2", "qwen2_moe", "qwen3", "qwen3_moe", "qwen3_next", "stablelm", "starcoder2",
    "xglm", "xverse",
})  # fmt: skip
LISTED_VISION = frozenset({
    "gemma3", "gemma3n", "gemma4", "gemma4_unified", "internvl_chat", "llava", "llava-qwen2",
    "llava_next", "llava_next_video", "minicpmo", "minicpmv", "muse_glimmer", "phi3_v", "phi4mm",
    "qwen2_5_vl", "qwen2_vl", "qwen3_5", "qwen3_5_moe", "qwen3_omni", "qwen3_omni_moe",
    "qwen3_vl", "videochat_flash_qwen",
})  # fmt: skip
# Families that others have published streamed runs of, and those whose experts cannot stream.
MEASURED_FAMILIES = frozenset({"qwen3_moe", "qwen3_5_moe", "qwen3_next", "gemma4", "lfm2_moe"})
BIASED_FAMILIES = frozenset({"gpt_oss"})

_COMMON = frozenset({"int4", "int8", "f16", "bf16", "f32"})
_MAX_SHARED_EXPERTS = 1  # the fused kernel's


def architecture(model_type: str, pipeline: str) -> Verdict:
    """Whether this GenAI knows the model's kind."""
    if not model_type:
        return Answer.UNPROVEN, [ModelReason(Reason.ARCHITECTURE_UNKNOWN)]
    values: dict[str, str | int | float] = {"model_type": model_type}
    if pipeline == "VLM":
        if model_type in LISTED_VISION:
            return Answer.YES, [ModelReason(Reason.ARCHITECTURE_LISTED, values)]
        return Answer.NO, [ModelReason(Reason.VISION_UNLISTED, values)]
    if model_type in LISTED_TEXT:
        return Answer.YES, [ModelReason(Reason.ARCHITECTURE_LISTED, values)]
    return Answer.UNPROVEN, [ModelReason(Reason.ARCHITECTURE_UNLISTED, values)]


def precision(name: str) -> Verdict:
    """Whether the devices compute with weights of this precision."""
    if not name:
        return Answer.UNPROVEN, [ModelReason(Reason.PRECISION_UNKNOWN)]
    common = name in _COMMON
    reason = Reason.PRECISION_COMMON if common else Reason.PRECISION_RARE
    answer = Answer.YES if common else Answer.UNPROVEN
    return answer, [ModelReason(reason, {"precision": name})]


def streaming(
    experts: ExpertWeights, precision_name: str, shared_experts: int, sizes: tuple[int, int] | None
) -> Verdict:
    """Whether the GPU plugin can stream the experts that were counted.

    ``sizes`` are the inner sizes of shared and routed experts, where both are known.
    """
    if experts.layout is ExpertLayout.NONE:
        return Answer.NO, [ModelReason(Reason.NO_EXPERTS)]
    no = _obstacles(experts, precision_name, shared_experts)
    if no:
        return Answer.NO, no
    doubts = _doubts(experts, sizes)
    if doubts:
        return Answer.UNPROVEN, doubts
    reasons = [ModelReason(Reason.GATED_EXPERTS)]
    if precision_name == "int8":
        reasons.append(ModelReason(Reason.INT8_LONG_PROMPTS))
    return Answer.YES, reasons


def _obstacles(
    experts: ExpertWeights, precision_name: str, shared_experts: int
) -> list[ModelReason]:
    found = []
    if experts.layout is ExpertLayout.FUSED_GATE_UP:
        found.append(ModelReason(Reason.EXPERTS_WITH_BIAS))
    elif not experts.plain_activation:
        found.append(ModelReason(Reason.ACTIVATION_UNFUSED))
    if not experts.compressed:
        found.append(ModelReason(Reason.EXPERTS_UNCOMPRESSED, {"precision": precision_name}))
    if shared_experts > _MAX_SHARED_EXPERTS:
        found.append(ModelReason(Reason.SHARED_EXPERTS, {"count": shared_experts}))
    return found


def _doubts(experts: ExpertWeights, sizes: tuple[int, int] | None) -> list[ModelReason]:
    found = []
    if experts.layout is ExpertLayout.ONE_BY_ONE:
        found.append(ModelReason(Reason.EXPERTS_ONE_BY_ONE))
    elif experts.layout is not ExpertLayout.GATED:
        found.append(ModelReason(Reason.LAYOUT_UNKNOWN))
    if not experts.zero_points:
        found.append(ModelReason(Reason.EXPERTS_SYMMETRIC))
    if sizes and sizes[0] != sizes[1]:
        found.append(
            ModelReason(Reason.SHARED_EXPERT_SIZE, {"shared": sizes[0], "routed": sizes[1]})
        )
    return found


def streaming_of_family(model_type: str, experts: int, shared_experts: int) -> Verdict:
    """Whether a model could be streamed that is known by its config.json only."""
    values: dict[str, str | int | float] = {"model_type": model_type}
    if not experts:
        return Answer.NO, [ModelReason(Reason.NO_EXPERTS)]
    if model_type in BIASED_FAMILIES:
        return Answer.NO, [ModelReason(Reason.EXPERTS_WITH_BIAS)]
    if shared_experts > _MAX_SHARED_EXPERTS:
        return Answer.NO, [ModelReason(Reason.SHARED_EXPERTS, {"count": shared_experts})]
    if model_type in MEASURED_FAMILIES:
        return Answer.YES, [ModelReason(Reason.FAMILY_MEASURED, values)]
    return Answer.UNPROVEN, [ModelReason(Reason.FAMILY_UNPROVEN, values)]
