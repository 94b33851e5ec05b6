"""``moechat inspect``: the keys that scripts rely on, and a table for people."""

import json
from pathlib import Path

import pytest

from moechat.cli.inspect import run
from moechat.core.faults import UserError
from tests.support.ir_text import IrText

KEYS = [
    "model_type", "pipeline", "precision", "layers", "moe_layers", "experts", "top_k",
    "routed_bytes", "fixed_bytes", "slot_bytes", "active_bytes_per_token", "kv_bytes_per_token",
    "max_context", "streamable", "reasons", "made_with",
]  # fmt: skip


@pytest.fixture
def model(tmp_path: Path) -> Path:
    ir = IrText()
    tokens = ir.op("Parameter")
    ir.router(tokens, 8, 64, 2, group=32)
    ir.gated_experts(tokens, 8, 64, 128, group=32)
    ir.kv(1, 2, 32)
    (tmp_path / "openvino_model.xml").write_bytes(ir.xml())
    return tmp_path


def test_json(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(model, as_json=True) == 0
    shown = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert list(shown)[: len(KEYS)] == KEYS
    assert list(shown["kv_bytes_per_token"]) == ["f16", "u8", "u4"]
    assert shown["streamable"] == "yes"
    assert shown["experts"] == 8
    assert {"code", "values", "text"} == set(shown["reasons"][0])
    assert any("openvino_model.bin" in reason["text"] for reason in shown["reasons"])


def test_table(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(model, as_json=False) == 0
    text = capsys.readouterr().out
    assert "8 in 1 layers, 2 per token" in text
    assert "Streamable        yes" in text
    assert "- openvino_model.bin with the weights is missing." in text


def test_what_cannot_be_inspected_is_left_to_the_caller(tmp_path: Path) -> None:
    with pytest.raises(UserError):
        run(tmp_path, as_json=True)
