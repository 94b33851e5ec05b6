"""Models as the real exporter makes them are read right, from their files alone."""

from pathlib import Path
from typing import Any

import pytest

from moechat.core.model_facts import Answer
from moechat.services.inspection import inspect_folder

FACTS: dict[str, dict[str, Any]] = {
    "smollm2-135m-int4-ov": {
        "pipeline": "LLM", "layers": 30, "experts": 0, "top_k": 0, "routed_bytes": 0,
        "streamable": Answer.NO,
    },
    "smollm2-moe-int4-ov": {
        "pipeline": "LLM", "layers": 30, "moe_layers": 30, "experts": 8, "top_k": 2,
        "precision": "int4", "group_size": 32, "streamable": Answer.YES,
        # Three matrices of 576 x 1536 an expert: half a byte a weight, and 2.5 bytes a group.
        "routed_bytes": 30 * 8 * 3 * (576 * 1536 // 2 + 576 * 1536 // 32 * 5 // 2),
    },
    "tiny-random-qwen3-moe-ov": {
        "pipeline": "LLM", "layers": 2, "moe_layers": 2, "experts": 16, "top_k": 4,
        "shared_experts": 0, "streamable": Answer.YES,
    },
    "tiny-random-gpt-oss-ov": {
        "pipeline": "LLM", "layers": 2, "experts": 8, "top_k": 2, "streamable": Answer.NO,
    },
    "tiny-random-qwen3.5-moe-vl-ov": {
        "pipeline": "VLM", "layers": 4, "experts": 16, "top_k": 4, "shared_experts": 1,
        "hybrid": True, "streamable": Answer.YES,
    },
}  # fmt: skip


@pytest.mark.parametrize("name", FACTS)
def test_facts(exported_models: Path, name: str) -> None:
    facts = inspect_folder(exported_models / name)
    assert {key: getattr(facts, key) for key in FACTS[name]} == FACTS[name]
    assert facts.architecture_supported is Answer.YES
    assert facts.precision_usable is Answer.YES
    assert facts.error == 0
    weights = "openvino_language_model.bin" if facts.pipeline == "VLM" else "openvino_model.bin"
    size = (exported_models / name / weights).stat().st_size
    assert facts.routed_bytes + facts.fixed_bytes == size
    assert (facts.other_parts_bytes > 0) == (facts.pipeline == "VLM")
    assert "optimum-intel" in " ".join(facts.made_with)


def test_the_weights_may_be_missing(exported_models: Path, tmp_path: Path) -> None:
    source = exported_models / "tiny-random-qwen3-moe-ov"
    for name in ("openvino_model.xml", "config.json"):
        (tmp_path / name).write_bytes((source / name).read_bytes())
    whole, bare = inspect_folder(source), inspect_folder(tmp_path)
    assert (bare.routed_bytes, bare.slot_bytes) == (whole.routed_bytes, whole.slot_bytes)
