"""Models counted from their graph, and the same estimated from config.json."""

from typing import Any

import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.core.inspect_model import facts_from_config, facts_from_ir
from moechat.core.ir_graph import parse_ir
from moechat.core.model_config import read_config
from moechat.core.model_facts import Answer, KvBytes, ModelFacts, Reason
from tests.support.ir_text import IrText, qwen3_30b, qwen36_35b

# What OpenVINO itself printed when it loaded the published exports of Qwen3-30B-A3B.
QWEN3_INT4 = (15_061_745_664, 1_104_620_494)  # experts, everything else
QWEN3_INT8 = (29_057_089_536, 1_543_418_830)

QWEN3: dict[str, Any] = {
    "model_type": "qwen3_moe", "num_hidden_layers": 48, "hidden_size": 2048,
    "num_attention_heads": 32, "num_key_value_heads": 4, "head_dim": 128, "num_experts": 128,
    "num_experts_per_tok": 8, "moe_intermediate_size": 768, "intermediate_size": 6144,
    "vocab_size": 151936, "max_position_embeddings": 40960, "tie_word_embeddings": False,
}  # fmt: skip
QWEN36: dict[str, Any] = {
    "model_type": "qwen3_5_moe",
    "vision_config": {"depth": 27},
    "text_config": {
        "num_hidden_layers": 40, "hidden_size": 2048, "num_attention_heads": 16,
        "num_key_value_heads": 2, "head_dim": 256, "full_attention_interval": 4,
        "linear_num_key_heads": 16, "linear_key_head_dim": 128, "linear_num_value_heads": 32,
        "linear_value_head_dim": 128, "linear_conv_kernel_dim": 4, "num_experts": 256,
        "num_experts_per_tok": 8, "moe_intermediate_size": 512,
        "shared_expert_intermediate_size": 512, "vocab_size": 248320,
        "max_position_embeddings": 262144, "tie_word_embeddings": False,
    },
}  # fmt: skip


def counted(ir: IrText, config: dict[str, Any] | None, pipeline: str = "LLM") -> ModelFacts:
    return facts_from_ir(
        parse_ir([ir.xml()], "m.xml"),
        None if config is None else read_config(config),
        name="m",
        pipeline=pipeline,
        weights_bytes=ir.bytes,
    )


def estimated(config: dict[str, Any], **sizes: int) -> ModelFacts:
    files = {f"{name}.bin": size for name, size in sizes.items()}
    return facts_from_config(read_config(config), files, name="m")


def codes(facts: ModelFacts) -> set[Reason]:
    return {reason.code for reason in facts.reasons}


def test_qwen3_30b_is_counted_to_the_byte() -> None:
    facts = counted(qwen3_30b(), QWEN3)
    assert facts.routed_bytes == QWEN3_INT4[0]
    assert facts.fixed_bytes == pytest.approx(QWEN3_INT4[1], rel=0.005)
    assert facts.slot_bytes == QWEN3_INT4[0] // 128
    assert (facts.layers, facts.moe_layers, facts.experts, facts.top_k) == (48, 48, 128, 8)
    assert (facts.precision, facts.group_size, facts.max_context) == ("int4", 128, 40960)
    embedding = 151936 * (2048 + 3)
    assert facts.active_bytes_per_token == facts.slot_bytes * 8 + facts.fixed_bytes - embedding
    assert facts.kv_bytes_per_token == KvBytes(f16=98304, u8=56064, u4=31488)
    assert facts.streamable is Answer.YES
    assert facts.error == 0
    assert counted(qwen3_30b(kind="u8", group=None), QWEN3).routed_bytes == QWEN3_INT8[0]


@pytest.mark.parametrize("true", [QWEN3_INT4, QWEN3_INT8])
def test_qwen3_30b_is_estimated_within_its_bound(true: tuple[int, int]) -> None:
    facts = estimated(QWEN3, openvino_model=sum(true), openvino_tokenizer=5_000_000)
    assert facts.error < 0.01
    assert abs(facts.routed_bytes - true[0]) <= facts.error * true[0]
    assert facts.fixed_bytes == pytest.approx(true[1], rel=0.01)
    assert facts.precision == ("int4" if true is QWEN3_INT4 else "int8")
    assert facts.other_parts_bytes == 0
    assert facts.streamable is Answer.YES
    assert {Reason.ESTIMATED, Reason.FAMILY_MEASURED} <= codes(facts)


def test_qwen36_35b_estimated_is_within_one_percent_of_counted() -> None:
    ir = qwen36_35b()
    exact = counted(ir, QWEN36, "VLM")
    assert exact.routed_bytes == 16_735_272_960  # 15.59 GiB
    assert (exact.pipeline, exact.shared_experts, exact.hybrid) == ("VLM", 1, True)
    assert exact.streamable is Answer.YES
    assert exact.kv_bytes_per_token.f16 == 20480  # ten layers of full attention
    facts = estimated(
        QWEN36,
        openvino_language_model=ir.bytes,
        openvino_text_embeddings_model=508_000_000,
        openvino_vision_embeddings_model=900_000_000,
        openvino_detokenizer=1,
    )
    assert facts.error < 0.01
    assert facts.routed_bytes == pytest.approx(exact.routed_bytes, rel=0.01)
    assert facts.fixed_bytes == pytest.approx(exact.fixed_bytes, rel=0.01)
    assert facts.active_bytes_per_token == pytest.approx(exact.active_bytes_per_token, rel=0.01)
    assert facts.other_parts_bytes == 1_408_000_000
    same = ("pipeline", "precision", "experts", "moe_layers", "kv_bytes_per_token",
            "recurrent_bytes", "max_context", "group_size")  # fmt: skip
    assert [getattr(facts, name) for name in same] == [getattr(exact, name) for name in same]


@pytest.mark.parametrize(
    ("kind", "group", "zero_points"),
    [("u4", 128, False), ("u4", 64, True), ("u4", 32, True), ("u8", None, False)],
)
def test_other_formats_are_told_by_the_size_of_the_file(
    kind: str, group: int | None, zero_points: bool
) -> None:
    ir = qwen3_30b(kind=kind, group=group, zero_points=zero_points)
    exact = counted(ir, QWEN3)
    facts = estimated(QWEN3, openvino_model=ir.bytes)
    assert facts.routed_bytes == pytest.approx(exact.routed_bytes, rel=facts.error)
    assert facts.error < 0.01
    assert exact.streamable is (Answer.YES if zero_points else Answer.UNPROVEN)
    assert (Reason.EXPERTS_SYMMETRIC in codes(exact)) is not zero_points


def test_a_mixture_of_precisions_has_a_wide_bound_that_holds() -> None:
    four, eight = qwen3_30b(), qwen3_30b(kind="u8", group=None)
    for share in (0.1, 0.2, 0.5):
        routed = (1 - share) * QWEN3_INT4[0] + share * QWEN3_INT8[0]
        total = round((1 - share) * four.bytes + share * eight.bytes)
        facts = estimated(QWEN3, openvino_model=total)
        assert abs(facts.routed_bytes - routed) <= facts.error * routed


def test_without_the_size_of_the_file_the_bound_is_wide() -> None:
    facts = estimated(QWEN3)
    assert facts.error >= 0.1
    assert facts.routed_bytes == QWEN3_INT4[0]
    assert facts.fixed_bytes == pytest.approx(QWEN3_INT4[1], rel=0.01)


def test_a_file_smaller_than_any_format_gives_no_nonsense() -> None:
    facts = estimated(QWEN3, openvino_model=1000)
    assert 0 <= facts.routed_bytes <= 1000
    assert facts.fixed_bytes >= 0
    assert facts.error > 1


def test_an_estimate_needs_its_sizes() -> None:
    with pytest.raises(UserError) as caught:
        estimated({**QWEN3, "hidden_size": None}, openvino_model=10**9)
    assert caught.value.fault.code is FaultCode.CONFIG_DAMAGED
    assert caught.value.fault.values["field"] == "hidden"


def test_gpt_oss_is_never_streamed() -> None:
    ir = IrText()
    tokens = ir.op("Parameter")
    for _ in range(2):
        ir.router(tokens, 8, 64, 2, group=32)
        tokens = ir.biased_experts(tokens, 8, 64, 64)
    config = {**QWEN3, "model_type": "gpt_oss", "num_experts": 8, "num_experts_per_tok": 2}
    assert counted(ir, config).streamable is Answer.NO
    assert Reason.EXPERTS_WITH_BIAS in codes(counted(ir, config))
    assert estimated(config, openvino_model=10**9).streamable is Answer.NO


def test_more_than_one_shared_expert_is_in_the_way() -> None:
    config = {**QWEN3, "n_shared_experts": 2}
    facts = counted(qwen3_30b(), config)
    assert facts.streamable is Answer.NO
    assert Reason.SHARED_EXPERTS in codes(facts)
    odd = counted(qwen3_30b(), {**QWEN3, "shared_expert_intermediate_size": 5632})
    assert odd.streamable is Answer.UNPROVEN
    assert Reason.SHARED_EXPERT_SIZE in codes(odd)


def test_a_dense_model() -> None:
    ir = IrText()
    tokens = ir.op("Parameter")
    ir.matmul(tokens, ir.weight((64, 128), group=32), (64, 128))
    ir.kv(30, 3, 64)
    config = {"model_type": "llama", "num_hidden_layers": 30, "max_position_embeddings": 8192}
    facts = counted(ir, config)
    assert (facts.experts, facts.top_k, facts.slot_bytes, facts.routed_bytes) == (0, 0, 0, 0)
    assert facts.fixed_bytes == facts.active_bytes_per_token == ir.bytes
    # As measured on a GPU: 30 layers of 3 heads of 64.
    assert facts.kv_bytes_per_token == KvBytes(f16=23_040, u8=13_320, u4=7_560)
    assert facts.streamable is Answer.NO
    assert codes(facts) >= {Reason.NO_EXPERTS, Reason.ARCHITECTURE_LISTED}


def test_a_folder_without_config_is_counted_all_the_same() -> None:
    facts = counted(qwen3_30b(), None)
    assert facts.routed_bytes == QWEN3_INT4[0]
    assert (facts.experts, facts.top_k, facts.layers) == (128, 8, 48)
    assert (facts.model_type, facts.max_context) == ("", 0)
    assert facts.architecture_supported is Answer.UNPROVEN
    assert Reason.CONFIG_MISSING in codes(facts)


def test_a_stateless_export_takes_its_cache_from_config() -> None:
    ir = IrText()
    ir.matmul(ir.op("Parameter"), ir.weight((64, 128), group=32), (64, 128))
    assert counted(ir, QWEN3).kv_bytes_per_token.f16 == 98304


def test_experts_that_the_graph_hides_are_reported() -> None:
    ir = qwen3_30b()
    ir.weight((128, 768, 2048), group=128)  # feeds nothing
    facts = counted(ir, QWEN3)
    assert facts.routed_bytes == QWEN3_INT4[0]
    assert Reason.COUNTS_DISAGREE not in codes(facts)  # under two per cent
    for _ in range(9):
        ir.weight((128, 768, 2048), group=128)
    assert Reason.COUNTS_DISAGREE in codes(counted(ir, QWEN3))


def test_what_made_it() -> None:
    made = (
        '<Runtime_version value="2026.4.1\x1b-1"/><optimum><transformers_version value="5.5.4"/>'
        '<optimum_intel_version value="2.2.0"/></optimum><nncf><version value="3.4.0"/></nncf>'
    ).replace("\x1b", "&#x9b;")
    ir = qwen3_30b()
    graph = parse_ir([ir.xml(rt_info=made)], "m.xml")
    facts = facts_from_ir(graph, None, name="m", pipeline="LLM", weights_bytes=None)
    assert facts.made_with == {
        "openvino": "2026.4.1-1",
        "optimum-intel": "2.2.0",
        "transformers": "5.5.4",
        "nncf": "3.4.0",
    }
    assert facts.routed_bytes + facts.fixed_bytes == ir.bytes


@pytest.mark.parametrize(
    ("model_type", "pipeline", "answer"),
    [
        ("qwen3_moe", "LLM", Answer.YES),
        ("brand_new", "LLM", Answer.UNPROVEN),
        ("qwen3_5_moe", "VLM", Answer.YES),
        ("brand_new", "VLM", Answer.NO),
        ("", "VLM", Answer.UNPROVEN),
    ],
)
def test_is_the_architecture_supported(model_type: str, pipeline: str, answer: Answer) -> None:
    facts = counted(qwen3_30b(), {**QWEN3, "model_type": model_type}, pipeline)
    assert facts.architecture_supported is answer
