"""The two models that tests use are what they claim to be."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.real_model

# OpenVINO is never imported into the process that runs Qt's tests.
_GENERATE = """
import sys, openvino_genai as genai
folder, prompt = sys.argv[1:]
scheduler = genai.SchedulerConfig()
scheduler.num_kv_blocks = 64
pipeline = genai.ContinuousBatchingPipeline(folder, scheduler, "CPU")
config = genai.GenerationConfig(folder + "/generation_config.json")
config.max_new_tokens = 20
history = genai.ChatHistory([{"role": "user", "content": prompt}])
print(pipeline.generate([history], [config])[0].m_generation_ids[0])
"""
_TOKENIZE = """
import sys, openvino_genai as genai
tokenizer = genai.Tokenizer(sys.argv[1])
ids = list(tokenizer.encode("first " + "word " * 9000).input_ids.data[0])
print(len(ids), tokenizer.decode(ids[:1]), "<|im_start|>" in tokenizer.chat_template)
print(tokenizer.encode("Hello 123 w\\u00f6rld <|im_end|>").input_ids.data[0].tolist())
"""
_GRAPH = """
import sys, openvino
model = openvino.Core().compile_model(sys.argv[1] + "/openvino_model.xml", "CPU")
kinds = [node.get_rt_info()["layerType"] for node in model.get_runtime_model().get_ops()]
print(sum(getattr(kind, "value", kind) == "GatherMatmul" for kind in kinds))
"""


def run(script: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_starter_model_answers(starter_model: Path) -> None:
    assert "Paris" in "".join(run(_GENERATE, str(starter_model), "What is the capital of France?"))


def test_the_starter_models_tokenizer_cuts_nothing_off(starter_model: Path) -> None:
    size, ids = run(_TOKENIZE, str(starter_model))
    assert size == "9002 first True"
    assert ids == "[19556, 216, 33, 34, 35, 267, 29989, 400, 216, 2]"


def test_the_starter_models_configuration(starter_model: Path) -> None:
    config = json.loads((starter_model / "config.json").read_text("utf-8"))
    wanted = {
        "model_type": "llama",
        "hidden_size": 576,
        "num_hidden_layers": 30,
        "num_attention_heads": 9,
        "num_key_value_heads": 3,
        "head_dim": 64,
        "max_position_embeddings": 8192,
        "vocab_size": 49152,
        "eos_token_id": 2,
    }
    assert {key: config[key] for key in wanted} == wanted
    tokens = json.loads((starter_model / "tokenizer_config.json").read_text("utf-8"))
    assert tokens["eos_token"] == "<|im_end|>"
    special = {entry["content"] for entry in tokens["added_tokens_decoder"].values()}
    assert {"<|im_start|>", "<|im_end|>", "<|endoftext|>"} <= special


def test_the_tiny_moe_generates(tiny_moe: Path) -> None:
    assert "".join(run(_GENERATE, str(tiny_moe), "Hello")).strip()


def test_the_tiny_moe_has_the_layout_that_plugins_look_for(tiny_moe: Path) -> None:
    # Three projections in each of two layers, and the CPU plugin recognises them.
    assert run(_GRAPH, str(tiny_moe)) == ["6"]
