"""What a device adds to what a model can do."""

import msgspec
import pytest

from moechat.core.machine import DeviceFacts, DeviceKind
from moechat.core.model_answers import (
    BIASED_FAMILIES,
    LISTED_TEXT,
    LISTED_VISION,
    MEASURED_FAMILIES,
    precision,
    streaming_of_family,
    streaming_on,
)
from moechat.core.model_facts import Answer, KvBytes, ModelFacts, Reason

FACTS = ModelFacts(
    name="m", model_type="qwen3_moe", pipeline="LLM", precision="int4", layers=48, moe_layers=48,
    experts=128, top_k=8, routed_bytes=128, fixed_bytes=1, slot_bytes=1, active_bytes_per_token=9,
    kv_bytes_per_token=KvBytes(f16=4, u8=2, u4=1), max_context=1, streamable=Answer.YES,
)  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "xmx", "answer", "reasons"),
    [
        (DeviceKind.INTEGRATED, True, Answer.YES, []),
        (DeviceKind.DISCRETE, True, Answer.YES, [Reason.DEVICE_DISCRETE]),
        (DeviceKind.INTEGRATED, False, Answer.NO, [Reason.DEVICE_WITHOUT_XMX]),
        (DeviceKind.CPU, True, Answer.NO, [Reason.DEVICE_IS_NO_GPU]),
        (DeviceKind.NPU, False, Answer.NO, [Reason.DEVICE_IS_NO_GPU]),
    ],
)
def test_streaming_needs_a_gpu_with_matrix_units(
    kind: DeviceKind, xmx: bool, answer: Answer, reasons: list[Reason]
) -> None:
    device = DeviceFacts(id="X", name="x", kind=kind, xmx=xmx)
    found, why = streaming_on(FACTS, device)
    assert (found, [reason.code for reason in why]) == (answer, reasons)


def test_no_device_makes_a_model_streamable() -> None:
    device = DeviceFacts(id="GPU", name="x", kind=DeviceKind.INTEGRATED, xmx=True)
    for answer in Answer:
        facts = msgspec.structs.replace(FACTS, streamable=answer)
        assert streaming_on(facts, device) == (answer, [])


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
