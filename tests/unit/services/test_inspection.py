"""Folders as they are found: complete, half downloaded, damaged, or something else."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.core.model_facts import Answer, ModelFacts, Reason
from moechat.services.inspection import estimate_download, inspect_folder
from tests.support.ir_text import IrText

CONFIG: dict[str, Any] = {
    "model_type": "qwen3_moe", "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "head_dim": 32, "hidden_size": 64, "num_experts": 8,
    "num_experts_per_tok": 2, "moe_intermediate_size": 128, "vocab_size": 1000,
    "max_position_embeddings": 8192,
}  # fmt: skip


def tiny() -> IrText:
    ir = IrText()
    tokens = ir.op("Parameter")
    for _ in range(2):
        ir.router(tokens, 8, 64, 2, group=32)
        tokens = ir.gated_experts(tokens, 8, 64, 128, group=32)
    ir.kv(2, 2, 32)
    return ir


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A model's folder with sparse weights."""
    model = tmp_path / "someone__tiny-int4-ov"
    model.mkdir()
    ir = tiny()
    (model / "openvino_model.xml").write_bytes(ir.xml())
    with (model / "openvino_model.bin").open("wb") as file:
        file.truncate(ir.bytes)
    (model / "config.json").write_text(json.dumps(CONFIG), "utf-8")
    return model


def codes(facts: ModelFacts) -> set[Reason]:
    return {reason.code for reason in facts.reasons}


def fault_of(folder: Path) -> FaultCode:
    with pytest.raises(UserError) as caught:
        inspect_folder(folder)
    return caught.value.fault.code


def test_a_model_with_sparse_weights(folder: Path) -> None:
    facts = inspect_folder(folder)
    values = 2 * 8 * 3 * 64 * 128
    assert facts.routed_bytes == values // 2 + values // 32 * 5 // 2
    assert facts.routed_bytes + facts.fixed_bytes == (folder / "openvino_model.bin").stat().st_size
    assert (facts.name, facts.pipeline, facts.experts) == ("someone__tiny-int4-ov", "LLM", 8)
    assert facts.streamable is facts.architecture_supported is facts.precision_usable is Answer.YES


def test_weights_that_are_absent_short_or_a_pointer_change_no_number(folder: Path) -> None:
    whole = inspect_folder(folder)
    weights = folder / "openvino_model.bin"
    states = {
        Reason.WEIGHTS_SHORT: b"\0" * 5000,
        Reason.WEIGHTS_ARE_POINTER: b"version https://git-lfs.github.com/spec/v1\nsize 9\n",
        Reason.WEIGHTS_MISSING: None,
    }
    for reason, content in states.items():
        weights.unlink()
        if content is not None:
            weights.write_bytes(content)
        facts = inspect_folder(folder)
        assert codes(facts) - codes(whole) == {reason}
        assert (facts.routed_bytes, facts.fixed_bytes) == (whole.routed_bytes, whole.fixed_bytes)
        weights.touch()


def test_offsets_outside_weights_that_are_large_enough(folder: Path) -> None:
    xml = folder / "openvino_model.xml"
    xml.write_bytes(xml.read_bytes().replace(b'offset="0"', b'offset="123456789"', 1))
    assert fault_of(folder) is FaultCode.MODEL_XML_DAMAGED


def test_a_folder_of_several_parts(folder: Path) -> None:
    for kind in ("xml", "bin"):
        (folder / f"openvino_model.{kind}").rename(folder / f"openvino_language_model.{kind}")
    for name, size in (("text_embeddings_model", 700), ("vision_embeddings_model", 30),
                       ("tokenizer", 5), ("detokenizer", 6)):  # fmt: skip
        (folder / f"openvino_{name}.bin").write_bytes(b"x" * size)
    config = {"model_type": "qwen3_5_moe", "vision_config": {}, "text_config": CONFIG}
    (folder / "config.json").write_text(json.dumps(config), "utf-8")
    facts = inspect_folder(folder)
    assert (facts.pipeline, facts.model_type) == ("VLM", "qwen3_5_moe")
    assert facts.other_parts_bytes == 730
    assert facts.architecture_supported is Answer.YES


def test_without_config(folder: Path) -> None:
    (folder / "config.json").unlink()
    facts = inspect_folder(folder)
    assert facts.experts == 8
    assert Reason.CONFIG_MISSING in codes(facts)


def test_a_damaged_config_is_named(folder: Path) -> None:
    config = folder / "config.json"
    for content in (b"", b"{", b'{"num_hidden_layers": NaN}', b'{"num_experts": "eight"}'):
        config.write_bytes(content)
        assert fault_of(folder) is FaultCode.CONFIG_DAMAGED


def test_a_damaged_xml_is_named(folder: Path) -> None:
    xml = folder / "openvino_model.xml"
    whole = xml.read_bytes()
    for content in (b"", whole[:-100], b"version https://git-lfs.github.com/spec/v1\n"):
        xml.write_bytes(content)
        assert fault_of(folder) is FaultCode.MODEL_XML_DAMAGED


def test_what_is_no_model(folder: Path, tmp_path: Path) -> None:
    assert fault_of(tmp_path / "nowhere") is FaultCode.MODEL_FOLDER_MISSING
    assert fault_of(folder / "config.json") is FaultCode.MODEL_NOT_A_FOLDER
    assert fault_of(tmp_path) is FaultCode.MODEL_XML_MISSING
    (folder / "openvino_model.xml").unlink()
    (folder / "openvino_model.xml").mkdir()
    assert fault_of(folder) is FaultCode.MODEL_XML_MISSING


@pytest.mark.parametrize("name", ["openvino_model.xml", "config.json"])
def test_without_permission(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Simulated, as tests may run as root."""
    real = Path.open

    def refuse(path: Path, *arguments: Any, **options: Any) -> Any:
        if path.name == name:
            raise PermissionError(13, os.strerror(13), str(path))
        return real(path, *arguments, **options)

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(UserError) as caught:
        inspect_folder(folder)
    fault = caught.value.fault
    assert fault.code is FaultCode.MODEL_UNREADABLE
    assert fault.values == {"path": str(folder), "reason": os.strerror(13)}


@pytest.mark.real_model
def test_a_folder_that_openvino_wrote(tiny_moe: Path) -> None:
    facts = inspect_folder(tiny_moe)
    assert (facts.experts, facts.moe_layers, facts.top_k) == (16, 2, 4)
    assert facts.routed_bytes == 227_328  # 2 layers, 16 experts of 3 x 64 x 64, groups of 32
    assert facts.routed_bytes + facts.fixed_bytes == (
        (tiny_moe / "openvino_model.bin").stat().st_size
    )
    assert facts.kv_bytes_per_token.f16 == 2 * 2 * 2 * 32 * 2
    assert facts.streamable is Answer.YES


def test_a_model_that_is_not_downloaded(folder: Path) -> None:
    sizes = {file.name: file.stat().st_size for file in folder.iterdir()}
    facts = estimate_download("tiny", json.dumps(CONFIG).encode(), sizes)
    assert facts.error > 0
    assert Reason.ESTIMATED in codes(facts)
    with pytest.raises(UserError):
        estimate_download("tiny", b"{}", sizes)


@pytest.mark.parametrize("name", ["chat_template.jinja", "tokenizer_config.json"])
def test_a_template_tells_what_can_be_chosen(folder: Path, name: str) -> None:
    both = {Reason.THINKING_SWITCH, Reason.REASONING_EFFORT}
    assert not both & {reason.code for reason in inspect_folder(folder).reasons}
    (folder / name).write_text("{% if enable_thinking %} {{ reasoning_effort }}", "utf-8")
    assert both <= {reason.code for reason in inspect_folder(folder).reasons}
