"""A plan in two or three sentences, for the line under the slider."""

from PySide6.QtCore import QCoreApplication

from moechat.core.plan import Alternative, AlternativeCode, Plan, ReasonCode, Source
from moechat.services.joining import one_after_another
from moechat.services.plan_texts import alternative_text, reason_text
from moechat.services.texts import format_bytes, format_count

# The first of these that a plan offers is worth a line.
_ADVICE = (
    AlternativeCode.FREE_MEMORY,
    AlternativeCode.RESIDENT_NOW,
    AlternativeCode.RAISE_GPU_LIMIT,
    AlternativeCode.SHORTER_CONTEXT,
    AlternativeCode.USE_CPU,
    AlternativeCode.STREAM_ON_GPU,
)
_REFUSALS = (ReasonCode.TOO_LITTLE_MEMORY, ReasonCode.TOO_LITTLE_RESIDENT)
_WHY_RESIDENT = (ReasonCode.NO_XMX, ReasonCode.NOT_STREAMABLE, ReasonCode.STREAMING_UNPROVEN)


def summary(plan: Plan) -> str:
    """Why this ratio, what the next smaller one would do, and what would help most."""
    if not plan.fits:
        return one_after_another(reason_text(r) for r in plan.reasons if r.code in _REFUSALS)
    sentences = [_picked(plan), _smaller(plan)]
    advice = _best_advice(plan)
    sentences.append(alternative_text(advice) if advice else "")
    return one_after_another(sentences).replace(" %", "\u00a0%")


def not_as_chosen(plan: Plan) -> str:
    """That the user's ratio is not the one of the plan, and why; empty where it is."""
    refused = [
        reason_text(reason)
        for reason in plan.reasons
        if reason.code is ReasonCode.NOT_NOW and reason.values["source"] == Source.MANUAL
    ]
    return one_after_another((*refused, why_resident(plan))) if refused else ""


def why_resident(plan: Plan) -> str:
    """Why nothing can be streamed, as far as the plan knows; else empty."""
    return one_after_another(reason_text(r) for r in plan.reasons if r.code in _WHY_RESIDENT)


def source_text(source: Source) -> str:
    """Who set the ratio, in a word or two beside it."""
    translate = QCoreApplication.translate
    return {
        Source.AUTOMATIC: translate("PlanSummary", "suggested"),
        Source.LAST_GOOD: translate("PlanSummary", "as before"),
        Source.TUNED: translate("PlanSummary", "measured"),
        Source.MANUAL: translate("PlanSummary", "set by you"),
    }[source]


def _picked(plan: Plan) -> str:
    translate = QCoreApplication.translate
    free = format_bytes(max(0, plan.budget_bytes - plan.needed_bytes))
    if not plan.ratio:
        text = translate("PlanSummary", "Everything fits in memory and leaves {free} free.")
    elif plan.source is Source.MANUAL:
        text = translate("PlanSummary", "You chose {ratio} %: it leaves {free} free.")
    else:
        text = translate("PlanSummary", "Picked {ratio} %: leaves {free} free.")
    return text.format(ratio=format_count(plan.ratio), free=free)


def _smaller(plan: Plan) -> str:
    """What the coarse step below would do, where it is what keeps the ratio up."""
    below = [p for p in plan.curve if p.ratio < plan.ratio and not p.fits]
    if not below:
        return ""
    text = QCoreApplication.translate("PlanSummary", "At {ratio} % memory would be too short.")
    return text.format(ratio=format_count(max(p.ratio for p in below)))


def _best_advice(plan: Plan) -> Alternative | None:
    offered = {alternative.code: alternative for alternative in plan.alternatives}
    return next((offered[code] for code in _ADVICE if code in offered), None)
