"""Make the model that `moechat --self-test` loads: ``python -m tools.selftest_model``.

It is a Mixture-of-Experts like those that tests use, with the smallest of vocabularies, so that
all of it takes up less than a picture; what it answers has no meaning. The tokenizer comes of a
GGUF file, which is written here, has a token for each byte, and is converted as any other.
"""

import json
import struct
import tempfile
from pathlib import Path

import numpy as np

from moechat.engine.convert_gguf import convert
from tests.support.tiny_moe import Shape, build_tiny_moe

TARGET = Path(__file__).resolve().parent.parent / "resources" / "selftest"
SPECIAL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
MERGES = ("Ġ t", "h e")  # a tokenizer of this kind has some
TEMPLATE = (
    "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content']"
    " + '<|im_end|>\n'}}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
CONTEXT = 2048
_WIDTH = 64  # of the model that only carries the tokenizer


def main() -> None:
    """Write it over the one in resources."""
    tokens = vocabulary()
    with tempfile.TemporaryDirectory() as scratch:
        source, carrier = Path(scratch, "tokenizer.gguf"), Path(scratch, "carrier")
        carrier.mkdir()
        source.write_bytes(gguf(metadata(tokens), tensors(len(tokens))))
        convert(source, carrier)
        shape = Shape(
            vocab=len(tokens), hidden=32, layers=1, heads=2, kv_heads=1, head_dim=32,
            experts=4, active=2, expert_inner=32, context=CONTEXT,
        )  # fmt: skip
        build_tiny_moe(TARGET, carrier, shape)
    config = json.loads((TARGET / "config.json").read_text("utf-8"))
    del config["moechat_test_model"]
    (TARGET / "config.json").write_text(json.dumps(config, indent=2) + "\n", "utf-8")


def vocabulary() -> list[str]:
    """The special tokens, a token for each byte as byte-level BPE writes it, and the merges."""
    shown = [*range(33, 127), *range(161, 173), *range(174, 256)]
    hidden = [byte for byte in range(256) if byte not in shown]
    letters = {byte: chr(byte) for byte in shown}
    letters |= {byte: chr(256 + index) for index, byte in enumerate(hidden)}
    merged = [merge.replace(" ", "") for merge in MERGES]
    return [*SPECIAL, *(letters[byte] for byte in range(256)), *merged]


def metadata(tokens: list[str]) -> dict[str, str | int | float | list[str] | list[int]]:
    """Of a llama with one layer."""
    return {
        "general.architecture": "llama",
        "general.file_type": 1,
        "llama.block_count": 1,
        "llama.embedding_length": _WIDTH,
        "llama.feed_forward_length": _WIDTH,
        "llama.attention.head_count": 2,
        "llama.attention.head_count_kv": 2,
        "llama.attention.layer_norm_rms_epsilon": 1e-5,
        "llama.context_length": CONTEXT,
        "llama.rope.freq_base": 10000.0,
        "llama.rope.dimension_count": _WIDTH // 2,
        "llama.vocab_size": len(tokens),
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "smollm",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": [3] * len(SPECIAL) + [1] * (len(tokens) - len(SPECIAL)),
        "tokenizer.ggml.merges": list(MERGES),
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.eos_token_id": 2,
        "tokenizer.ggml.unknown_token_id": 0,
        "tokenizer.ggml.padding_token_id": 2,
        "tokenizer.chat_template": TEMPLATE,
    }


def tensors(vocab: int) -> "dict[str, np.ndarray]":
    """The weights that the conversion asks for; nobody computes with them."""
    square = np.zeros((_WIDTH, _WIDTH), np.float16)
    norm = np.ones(_WIDTH, np.float32)
    block = {"attn_norm": norm, "ffn_norm": norm} | dict.fromkeys(
        ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"), square
    )
    return {
        "token_embd.weight": np.zeros((vocab, _WIDTH), np.float16),
        "output_norm.weight": norm,
        **{f"blk.0.{name}.weight": array for name, array in block.items()},
    }


def gguf(entries: "dict[str, object]", arrays: "dict[str, np.ndarray]") -> bytes:
    """A GGUF file, version 3."""
    head = b"GGUF" + struct.pack("<IQQ", 3, len(arrays), len(entries))
    head += b"".join(_string(name) + _value(value) for name, value in entries.items())
    body = b""
    for name, array in arrays.items():
        sides = b"".join(struct.pack("<Q", side) for side in reversed(array.shape))
        kind = 1 if array.dtype == np.float16 else 0
        head += _string(name) + struct.pack("<I", array.ndim) + sides
        head += struct.pack("<IQ", kind, len(body))
        body += _padded(array.tobytes())
    return _padded(head) + body


def _string(text: str) -> bytes:
    data = text.encode()
    return struct.pack("<Q", len(data)) + data


def _value(value: object) -> bytes:
    match value:
        case str():
            return struct.pack("<I", 8) + _string(value)
        case int():
            return struct.pack("<II", 4, value)
        case float():
            return struct.pack("<If", 6, value)
        case [str(), *_]:
            items = b"".join(map(_string, value))
            return struct.pack("<IIQ", 9, 8, len(value)) + items
        case list():
            return struct.pack(f"<IIQ{len(value)}i", 9, 5, len(value), *value)
    raise TypeError(value)


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 32)


if __name__ == "__main__":
    main()
