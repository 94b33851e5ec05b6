"""``moechat inspect``: what a model's files tell, before anything is loaded."""

from pathlib import Path
from typing import Any

import msgspec

from moechat.core.model_facts import ModelFacts
from moechat.services.inspection import inspect_folder
from moechat.services.inspection_texts import answer_text, reason_text
from moechat.services.texts import format_bytes, format_count

_UNKNOWN = "unknown"
# The keys that scripts rely on come first, in this order.
_KEYS = (
    "model_type", "pipeline", "precision", "layers", "moe_layers", "experts", "top_k",
    "routed_bytes", "fixed_bytes", "slot_bytes", "active_bytes_per_token", "kv_bytes_per_token",
    "max_context", "streamable", "reasons", "made_with",
)  # fmt: skip


def run(directory: Path, *, as_json: bool) -> int:
    """Print the facts of the model in ``directory`` and return 0.

    Raises `UserError`, like `inspect_folder`, for what cannot be inspected at all.
    """
    facts = inspect_folder(directory)
    print(to_json(facts) if as_json else _table(facts))
    return 0


def to_json(facts: ModelFacts) -> str:
    """The facts as JSON; reasons carry their sentences as ``text``."""
    built: dict[str, Any] = msgspec.to_builtins(facts)
    del built["expert_spans"]  # hundreds of numbers, for one who reads the file itself
    for shown, reason in zip(built["reasons"], facts.reasons, strict=True):
        shown["text"] = reason_text(reason)
    ordered = {key: built.pop(key) for key in _KEYS} | built
    return msgspec.json.format(msgspec.json.encode(ordered), indent=2).decode()


def _table(facts: ModelFacts) -> str:
    rows = [("Model", facts.name), ("Architecture", _architecture(facts))]
    rows += [("Precision", _precision(facts)), ("Layers", format_count(facts.layers))]
    if facts.experts:
        rows += [
            ("Experts", _experts(facts)),
            ("  routed", format_bytes(facts.routed_bytes)),
            ("  one slot", f"{format_bytes(facts.slot_bytes)} in all layers together"),
        ]
    rows += [("Always in memory", format_bytes(facts.fixed_bytes))]
    if facts.other_parts_bytes:
        rows += [("Other parts", format_bytes(facts.other_parts_bytes))]
    rows += [("Read per token", format_bytes(facts.active_bytes_per_token))]
    rows += [("KV cache a token", _kv_cache(facts))]
    if facts.hybrid:
        rows += [("Recurrent state", format_bytes(facts.recurrent_bytes))]
    rows += [("Longest context", _context(facts))]
    rows += [
        ("Supported", answer_text(facts.architecture_supported)),
        ("Precision usable", answer_text(facts.precision_usable)),
        ("Streamable", answer_text(facts.streamable)),
    ]
    rows += [("Made with", ", ".join(f"{k} {v}" for k, v in facts.made_with.items()) or _UNKNOWN)]
    lines = [f"{name:18}{text}" for name, text in rows]
    return "\n".join([*lines, "", *(f"- {reason_text(reason)}" for reason in facts.reasons)])


def _architecture(facts: ModelFacts) -> str:
    return f"{facts.model_type or _UNKNOWN} ({facts.pipeline} pipeline)"


def _precision(facts: ModelFacts) -> str:
    group = f", groups of {facts.group_size}" if facts.group_size else ""
    return f"{facts.precision or _UNKNOWN}{group}"


def _experts(facts: ModelFacts) -> str:
    shared = f" and {facts.shared_experts} shared" if facts.shared_experts else ""
    return f"{facts.experts} in {facts.moe_layers} layers, {facts.top_k} per token{shared}"


def _kv_cache(facts: ModelFacts) -> str:
    kv = facts.kv_bytes_per_token
    sizes = (("16 bits", kv.f16), ("8 bits", kv.u8), ("4 bits", kv.u4))
    return ", ".join(f"{format_count(size)} bytes ({name})" for name, size in sizes)


def _context(facts: ModelFacts) -> str:
    return f"{format_count(facts.max_context)} tokens" if facts.max_context else _UNKNOWN
