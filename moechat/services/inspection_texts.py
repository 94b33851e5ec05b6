"""What inspection found out about a model, in plain words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.model_facts import Answer, ModelReason, Reason
from moechat.services.texts import format_bytes, format_number

_CONTEXT = "Inspection"

# QT_TRANSLATE_NOOP is typed as returning object.
REASONS: dict[Reason, object] = {
    Reason.ARCHITECTURE_LISTED: QT_TRANSLATE_NOOP(
        "Inspection", "OpenVINO GenAI lists the architecture {model_type} as supported."
    ),
    Reason.ARCHITECTURE_UNLISTED: QT_TRANSLATE_NOOP(
        "Inspection",
        "OpenVINO GenAI does not list the architecture {model_type}; it may work all the same.",
    ),
    Reason.VISION_UNLISTED: QT_TRANSLATE_NOOP(
        "Inspection",
        "OpenVINO GenAI refuses models with vision of the architecture {model_type}. A newer "
        "version may know it.",
    ),
    Reason.ARCHITECTURE_UNKNOWN: QT_TRANSLATE_NOOP(
        "Inspection", "The folder does not say which architecture this is."
    ),
    Reason.PRECISION_COMMON: QT_TRANSLATE_NOOP(
        "Inspection", "Weights in {precision} work on every device."
    ),
    Reason.PRECISION_RARE: QT_TRANSLATE_NOOP(
        "Inspection", "Weights in {precision} are rare; not every device computes with them."
    ),
    Reason.PRECISION_UNKNOWN: QT_TRANSLATE_NOOP(
        "Inspection", "The precision of the weights could not be recognised."
    ),
    Reason.INT8_LONG_PROMPTS: QT_TRANSLATE_NOOP(
        "Inspection",
        "With 8-bit experts on a GPU, prompts of more than 15,000 tokens failed in earlier "
        "versions; a 4-bit export of the model is safer.",
    ),
    Reason.NO_EXPERTS: QT_TRANSLATE_NOOP(
        "Inspection", "It is no Mixture of Experts, so there are no experts to stream."
    ),
    Reason.GATED_EXPERTS: QT_TRANSLATE_NOOP(
        "Inspection",
        "Its experts are stored in the layout that the GPU plugin streams: gate, up and down "
        "on their own, compressed, with zero points.",
    ),
    Reason.FAMILY_MEASURED: QT_TRANSLATE_NOOP(
        "Inspection",
        "Models of the family {model_type} have been streamed; whether this file can be shows "
        "when it is there.",
    ),
    Reason.EXPERTS_WITH_BIAS: QT_TRANSLATE_NOOP(
        "Inspection",
        "Its experts keep gate and up in one matrix, as gpt-oss does; this release cannot "
        "stream those.",
    ),
    Reason.EXPERTS_UNCOMPRESSED: QT_TRANSLATE_NOOP(
        "Inspection",
        "Its experts are stored in {precision}; only experts of 4 or 8 bits can be streamed.",
    ),
    Reason.SHARED_EXPERTS: QT_TRANSLATE_NOOP(
        "Inspection", "It has {count} shared experts a layer; the GPU plugin handles one."
    ),
    Reason.SHARED_EXPERT_SIZE: QT_TRANSLATE_NOOP(
        "Inspection",
        "Its shared expert is {shared} wide and the routed ones {routed}; the GPU plugin wants "
        "them equal.",
    ),
    Reason.ACTIVATION_UNFUSED: QT_TRANSLATE_NOOP(
        "Inspection",
        "Its activation is written in a form that the GPU plugin does not recognise, so its "
        "experts would all stay in memory.",
    ),
    Reason.EXPERTS_SYMMETRIC: QT_TRANSLATE_NOOP(
        "Inspection",
        "Its experts have no zero points (symmetric compression); streaming has not been shown "
        "to work with that.",
    ),
    Reason.EXPERTS_ONE_BY_ONE: QT_TRANSLATE_NOOP(
        "Inspection",
        "Its experts are stored one by one, as older exports do; OpenVINO may join them when it "
        "loads the model, or not.",
    ),
    Reason.LAYOUT_UNKNOWN: QT_TRANSLATE_NOOP(
        "Inspection", "Its experts are stored in a layout that is not known to be streamed."
    ),
    Reason.FAMILY_UNPROVEN: QT_TRANSLATE_NOOP(
        "Inspection", "Nobody has reported a streamed model of the family {model_type}."
    ),
    Reason.CONFIG_MISSING: QT_TRANSLATE_NOOP(
        "Inspection", "config.json is missing; the longest context is not known."
    ),
    Reason.WEIGHTS_MISSING: QT_TRANSLATE_NOOP("Inspection", "{file} with the weights is missing."),
    Reason.WEIGHTS_ARE_POINTER: QT_TRANSLATE_NOOP(
        "Inspection", "{file} is a placeholder of Git LFS; the weights were not downloaded."
    ),
    Reason.WEIGHTS_SHORT: QT_TRANSLATE_NOOP(
        "Inspection",
        "{file} has {bytes} of {needed_bytes}; its download was cut short.",
    ),
    Reason.ESTIMATED: QT_TRANSLATE_NOOP(
        "Inspection",
        "Estimated from config.json and the sizes of the files; the experts are right within "
        "{percent} %.",
    ),
    Reason.COUNTS_DISAGREE: QT_TRANSLATE_NOOP(
        "Inspection",
        "The graph has {counted} of experts, but {by_shape} have the shape of experts.",
    ),
    Reason.THINKING_SWITCH: QT_TRANSLATE_NOOP(
        "Inspection", "Thinking can be switched on and off in each chat."
    ),
    Reason.REASONING_EFFORT: QT_TRANSLATE_NOOP(
        "Inspection", "The effort of its reasoning can be chosen in each chat."
    ),
}
_ANSWERS: dict[Answer, object] = {
    Answer.YES: QT_TRANSLATE_NOOP("Inspection", "yes"),
    Answer.NO: QT_TRANSLATE_NOOP("Inspection", "no"),
    Answer.UNPROVEN: QT_TRANSLATE_NOOP("Inspection", "unproven"),
}
_BYTES = frozenset({"bytes", "needed_bytes", "counted", "by_shape"})


def reason_text(reason: ModelReason) -> str:
    """One sentence."""
    shown = {name: _value(name, value) for name, value in reason.values.items()}
    return QCoreApplication.translate(_CONTEXT, str(REASONS[reason.code])).format(**shown)


def answer_text(answer: Answer) -> str:
    """An answer as a word."""
    return QCoreApplication.translate(_CONTEXT, str(_ANSWERS[answer]))


def _value(name: str, value: str | float) -> str:
    if isinstance(value, str):
        return value
    if name in _BYTES:
        return format_bytes(int(value))
    return format_number(value)
