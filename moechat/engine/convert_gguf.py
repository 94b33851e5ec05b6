"""Turn a GGUF file into a model folder: ``python -m moechat.engine.convert_gguf SRC DEST``.

GenAI converts the weights and the tokenizer. What it rounds away or leaves out is taken from the
file here: exact zero points, config.json, generation_config.json, the tokenizer's configuration.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import openvino as ov
import openvino_genai
import openvino_tokenizers
from openvino import opset13 as ops

from moechat.engine.gguf import GgufError, read_head
from moechat.engine.q4_1 import restore_zero_points

_ARCHITECTURES = {  # what GenAI converts, as Hugging Face names it
    "llama": "LlamaForCausalLM",
    "qwen2": "Qwen2ForCausalLM",
    "qwen3": "Qwen3ForCausalLM",
}
_CONTROL_TOKEN = 3  # in tokenizer.ggml.token_type


def convert(source: Path, dest: Path) -> None:
    """Convert ``source`` into files of the existing folder ``dest``.

    Raises `GgufError` for a file that is none or of an architecture that GenAI does not
    convert, `RuntimeError` where GenAI fails, `OSError` where the disk does.
    """
    head = read_head(source)
    metadata = head.metadata
    if metadata.get("general.architecture") not in _ARCHITECTURES:
        raise GgufError(f"cannot convert {metadata.get('general.architecture')!r}")
    # GenAI writes its files beside the GGUF file.
    with tempfile.TemporaryDirectory(dir=dest, prefix="convert-") as scratch:
        link = Path(scratch) / source.name
        _link_or_copy(source, link)
        openvino_genai.LLMPipeline(str(link), "CPU", enable_save_ov_model=True)
        link.unlink()
        for file in sorted(Path(scratch).iterdir()):
            file.replace(dest / file.name)
    core = ov.Core()
    core.set_property({"ENABLE_MMAP": False})  # Windows replaces no file that is mapped
    core.add_extension(str(openvino_tokenizers._ext_path))  # noqa: SLF001 - its only way in
    model = core.read_model(dest / "openvino_model.xml")
    if restore_zero_points(model, source, head):
        _save_over(model, dest / "openvino_model.xml")
    _lift_token_limit(core, dest / "openvino_tokenizer.xml")
    _write_json(dest / "config.json", _model_config(metadata))
    _write_json(dest / "generation_config.json", _special_ids(metadata))
    _write_json(dest / "tokenizer_config.json", _tokenizer_config(metadata))
    template = metadata.get("tokenizer.chat_template")
    if template:
        (dest / "chat_template.jinja").write_text(template, encoding="utf-8", newline="\n")


def _link_or_copy(source: Path, link: Path) -> None:
    try:
        os.link(source, link)
    except OSError:  # another file system, or one without links
        link.write_bytes(source.read_bytes())


def _lift_token_limit(core: ov.Core, xml: Path) -> None:
    """Take out the limit of 8,192 tokens, beyond which the *beginning* of a text is dropped."""
    model = core.read_model(xml)
    limits = [node for node in model.get_ops() if node.get_type_name() == "Minimum"]
    if len(limits) != 1:
        raise RuntimeError(f"expected one length limit in the tokenizer, found {len(limits)}")
    limits[0].input(1).replace_source_output(
        ops.constant(np.array(np.iinfo(np.int32).max, np.int32)).output(0)
    )
    _save_over(model, xml)


def _save_over(model: ov.Model, xml: Path) -> None:
    """Replace the two files that ``model`` was read from; neither is ever half written."""
    with tempfile.TemporaryDirectory(dir=xml.parent, prefix="convert-") as scratch:
        fresh = Path(scratch) / xml.name
        ov.save_model(model, fresh, compress_to_fp16=False)
        for suffix in (".bin", ".xml"):
            fresh.with_suffix(suffix).replace(xml.with_suffix(suffix))


def _model_config(metadata: dict[str, Any]) -> dict[str, Any]:
    arch = metadata["general.architecture"]
    hidden = metadata[f"{arch}.embedding_length"]
    heads = metadata[f"{arch}.attention.head_count"]
    config = {
        "architectures": [_ARCHITECTURES[arch]],
        "model_type": arch,
        "hidden_size": hidden,
        "intermediate_size": metadata[f"{arch}.feed_forward_length"],
        "num_hidden_layers": metadata[f"{arch}.block_count"],
        "num_attention_heads": heads,
        "num_key_value_heads": metadata.get(f"{arch}.attention.head_count_kv", heads),
        "head_dim": metadata.get(f"{arch}.attention.key_length", hidden // heads),
        "max_position_embeddings": metadata[f"{arch}.context_length"],
        "rms_norm_eps": round(metadata[f"{arch}.attention.layer_norm_rms_epsilon"], 10),
        "rope_theta": metadata.get(f"{arch}.rope.freq_base", 10000.0),
        "vocab_size": len(metadata["tokenizer.ggml.tokens"]),
    }
    return config | _special_ids(metadata)


def _special_ids(metadata: dict[str, Any]) -> dict[str, int]:
    eos = metadata["tokenizer.ggml.eos_token_id"]
    return {
        "bos_token_id": metadata.get("tokenizer.ggml.bos_token_id", eos),
        "eos_token_id": eos,
        "pad_token_id": metadata.get("tokenizer.ggml.padding_token_id", eos),
    }


def _tokenizer_config(metadata: dict[str, Any]) -> dict[str, Any]:
    tokens = metadata["tokenizer.ggml.tokens"]
    kinds = metadata.get("tokenizer.ggml.token_type", [])
    ids = _special_ids(metadata)
    return {
        "added_tokens_decoder": {
            str(index): {"content": tokens[index], "special": True}
            for index, kind in enumerate(kinds)
            if kind == _CONTROL_TOKEN
        },
        "bos_token": tokens[ids["bos_token_id"]],
        "eos_token": tokens[ids["eos_token_id"]],
        "pad_token": tokens[ids["pad_token_id"]],
        "model_max_length": metadata[f"{metadata['general.architecture']}.context_length"],
        "tokenizer_class": "PreTrainedTokenizerFast",
    }


def _write_json(path: Path, value: dict[str, Any]) -> None:
    text = json.dumps(value, indent=2, ensure_ascii=False) + "\n"
    path.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """Convert as the command line says; 1 with one line on stderr where it fails."""
    parser = argparse.ArgumentParser(prog="python -m moechat.engine.convert_gguf")
    parser.add_argument("source", type=Path, metavar="SRC", help="the .gguf file")
    parser.add_argument("dest", type=Path, metavar="DEST", help="the folder to write into")
    options = parser.parse_args(arguments)
    try:
        convert(options.source, options.dest)
    except (GgufError, OSError, RuntimeError) as error:
        lines = str(error).strip().splitlines() or [repr(error)]
        sys.stderr.write(f"{options.source.name}: {lines[-1]}\n")  # GenAI puts the cause last
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
