"""``moechat plan``: how a model would be loaded here, and why."""

import msgspec

from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import Machine
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import CurvePoint, Plan, Remembered, Wishes
from moechat.core.planner import make_plan
from moechat.services.plan_texts import alternative_text, basis_text, reason_text
from moechat.services.texts import format_bytes, format_count

_SHOWN_STEP = 10  # of the ratios in the table

_PRECISIONS = {KvPrecision.U4: "4-bit", KvPrecision.U8: "8-bit"}


def run(
    facts: ModelFacts,
    machine: Machine,
    *,
    context: int | None = None,
    reserve: int | None = None,
    as_json: bool = False,
    remembered: Remembered | None = None,
) -> int:
    """Print the plan; return 0 if the model can be loaded, 1 if memory is too short.

    ``context`` is in tokens, ``reserve`` in bytes left to other programs.
    """
    wishes = Wishes(context_tokens=context, reserve_bytes=reserve or 0)
    plan = make_plan(facts, machine, wishes, remembered)
    print(to_json(plan) if as_json else _table(facts, machine, plan))
    return 0 if plan.fits else 1


def to_json(plan: Plan) -> str:
    """The plan as JSON; reasons and alternatives carry their sentences as ``text``."""
    built = msgspec.to_builtins(plan)
    for shown, reason in zip(built["reasons"], plan.reasons, strict=True):
        shown["text"] = reason_text(reason)
    for shown, alternative in zip(built["alternatives"], plan.alternatives, strict=True):
        shown["text"] = alternative_text(alternative)
    return msgspec.json.format(msgspec.json.encode(built), indent=2).decode()


def _table(facts: ModelFacts, machine: Machine, plan: Plan) -> str:
    names = {device.id: device.name for device in machine.devices}
    precision = _PRECISIONS.get(plan.kv_precision, plan.kv_precision.value)
    speed = plan.expected_tokens_per_second
    rows = [
        ("Model", facts.name),
        ("Device", " · ".join(filter(None, (plan.device, names.get(plan.device, ""))))),
        ("Experts", _experts(plan)),
        ("Context", f"{_tokens(plan.context_tokens)}, {precision} KV cache"),
        ("Prefill chunk", _tokens(plan.prefill_chunk)),
        ("Memory", _memory(plan)),
        ("  fixed", format_bytes(plan.fixed_bytes)),
        ("  experts", format_bytes(plan.resident_expert_bytes)),
        ("  KV cache", format_bytes(plan.kv_bytes)),
        ("  recurrent state", format_bytes(plan.recurrent_bytes)),
        ("  working memory", format_bytes(plan.working_bytes)),
        ("  peak of loading", format_bytes(plan.load_peak_bytes)),
        ("Speed", f"{speed:.1f} tok/s, {basis_text(speed, plan.basis, plan.error_factor)}"),
        ("First token", f"{plan.expected_ttft_ms / 1000:.1f} s for a prompt of 1,000 tokens"),
    ]
    if not plan.experts:
        rows = [row for row in rows if row[0] not in ("Experts", "  experts")]
    if not plan.recurrent_bytes:
        rows = [row for row in rows if row[0] != "  recurrent state"]
    lines = [f"{name:18}{text}" for name, text in rows]
    lines += ["", *(f"{'!' if r.is_warning else '-'} {reason_text(r)}" for r in plan.reasons)]
    if plan.alternatives:
        lines += ["", "Instead:", *(f"- {alternative_text(a)}" for a in plan.alternatives)]
    if len(plan.curve) > 1:
        lines += ["", *_curve(plan)]
    return "\n".join(lines)


def _experts(plan: Plan) -> str:
    if not plan.ratio:
        return f"all {plan.experts} per layer in memory"
    return f"{plan.slots} of {plan.experts} per layer in memory, OFFLOAD_RATIO {plan.ratio}"


def _tokens(count: int) -> str:
    return f"{format_count(count)} {'token' if count == 1 else 'tokens'}"


def _memory(plan: Plan) -> str:
    needed, budget = format_bytes(plan.needed_bytes), format_bytes(plan.budget_bytes)
    return f"{needed} of {budget} available" if plan.fits else f"{needed}; {budget} available"


def _curve(plan: Plan) -> list[str]:
    """A line for every tenth ratio, and for the one chosen."""
    lines = [f"{'ratio':>5}  {'experts':>7}  {'memory':>8}  {'tok/s':>6}  {'first token':>11}"]
    last = -_SHOWN_STEP
    for point in plan.curve:
        chosen = point.slots == plan.slots
        if chosen or point.ratio >= last + _SHOWN_STEP or point is plan.curve[-1]:
            lines.append(_line(point, chosen=chosen))
            last = point.ratio - point.ratio % _SHOWN_STEP
    return lines


def _line(point: CurvePoint, *, chosen: bool) -> str:
    mark = "<- planned" if chosen else "" if point.fits else "does not fit"
    return (
        f"{point.ratio:>5}  {point.slots:>7}  {format_bytes(point.needed_bytes):>8}  "
        f"{point.tokens_per_second:>6.1f}  {point.ttft_ms / 1000:>9.1f} s  {mark}"
    ).rstrip()
