"""What a device adds to what a model can do."""

from moechat.core.model_answers import (
    BIASED_FAMILIES,
    LISTED_TEXT,
    LISTED_VISION,
    MEASURED_FAMILIES,
    precision,
    streaming_of_family,
)
from moechat.core.model_facts import Answer, KvBytes, ModelFacts

FACTS = ModelFacts(
    name="m", model_type="qwen3_moe", pipeline="LLM", precision="int4", layers=48, moe_layers=48,
    experts=128, top_k=8, routed_bytes=128, fixed_bytes=1, slot_bytes=1, active_bytes_per_token=9,
    kv_bytes_per_token=KvBytes(f16=4, u8=2, u4=1), max_context=1, streamable=Answer.YES,
)  # fmt: skip


def test_families_before_the_download() -> None:
    assert streaming_of_family("qwen3_moe", 128, 0)[0] is Answer.YES
    assert streaming_of_family("gpt_oss", 32, 0)[0] is Answer.NO
    assert streaming_of_family("deepseek_v2", 64, 2)[0] is Answer.NO
    assert streaming_of_family("glm4_moe", 128, 1)[0] is Answer.UNPROVEN
    assert streaming_of_family("llama", 0, 0)[0] is Answer.NO
    assert (MEASURED_FAMILIES | BIASED_FAMILIES) <= (LISTED_TEXT | LISTED_VISION)


def test_precisions() -> None:
    assert precision("int4")[0] is precision("f16")[0] is Answer.YES
    assert precision("nf4")[0] is precision("mxfp4")[0] is precision("")[0] is Answer.UNPROVEN
