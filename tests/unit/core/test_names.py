"""Names of models and devices, as they are and as people read them."""

import pytest

from moechat.core.device_name import short_device_name
from moechat.core.model_name import read_model_name


@pytest.mark.parametrize(
    ("folder", "name", "precision"),
    [
        ("Qwen3.6-35B-A3B-int4-ov", "Qwen3.6-35B-A3B", "int4"),
        ("OpenVINO__Qwen3-8B-int4-ov", "Qwen3-8B", "int4"),
        ("Qwen3-30B-A3B-Instruct-2507-int8-ov", "Qwen3-30B-A3B-Instruct-2507", "int8"),
        ("Phi-3-mini-fp16-ov", "Phi-3-mini", "fp16"),
        ("model_INT4_SYM", "model", "INT4_SYM"),
        ("SmolLM2-135M-Instruct-Q4_1-ov", "SmolLM2-135M-Instruct", "Q4_1"),
        ("gpt-oss-20b-int4-ov", "gpt-oss-20b", "int4"),
        ("int4-then-name", "int4-then-name", ""),
        ("pint4-model", "pint4-model", ""),
        ("tiny-moe", "tiny-moe", ""),
        ("-ov", "-ov", ""),
        ("int4", "int4", ""),
        ("日本語-int4-ov", "日本語", "int4"),
    ],
)
def test_model_folders(folder: str, name: str, precision: str) -> None:
    read = read_model_name(folder)
    assert (read.name, read.precision) == (name, precision)


@pytest.mark.parametrize(
    ("full", "short"),
    [
        ("Intel(R) Core(TM) Ultra 7 155H", "Core Ultra 7 155H"),
        ("Intel(R) Arc(TM) 140V Graphics (iGPU)", "Arc 140V"),
        ("Intel(R) Xeon(R) CPU @ 2.80GHz", "Xeon"),
        ("Intel(R) AI Boost", "AI Boost"),
        ("AMD Ryzen 9 5950X 16-Core Processor", "Ryzen 9 5950X"),
        ("Intel(R) Graphics (iGPU)", "Intel Graphics"),
        ("Scripted CPU", "Scripted CPU"),
        ("", ""),
    ],
)
def test_devices(full: str, short: str) -> None:
    assert short_device_name(full) == short
