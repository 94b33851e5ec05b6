"""Plans in plain words: every reason, every alternative, and how sure a figure is."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from moechat.core.device_name import short_device_name
from moechat.core.machine import DriveKind
from moechat.core.plan import Alternative, AlternativeCode, Reason, ReasonCode, Source
from moechat.core.speed_learning import Basis
from moechat.services.texts import format_bytes, format_count, format_decimal

_CONTEXT = "Plan"

# The stubs call what QT_TRANSLATE_NOOP returns an object.
_REASONS: dict[ReasonCode, object] = {
    ReasonCode.RESIDENT: QT_TRANSLATE_NOOP(
        "Plan",
        "The whole model fits in memory: it needs {needed_bytes} of {comfortable_bytes} that can "
        "be used comfortably.",
    ),
    ReasonCode.STREAMED: QT_TRANSLATE_NOOP(
        "Plan",
        "With all experts in memory it would need {needed_bytes}, and {comfortable_bytes} can be "
        "used comfortably. So {slots} of {experts} experts stay in memory; the others are read "
        "from the drive as they are needed.",
    ),
    ReasonCode.BOUND_BY_RAM: QT_TRANSLATE_NOOP(
        "Plan",
        "{available_bytes} of memory are free for the model; other programs and the system hold "
        "{used_bytes}.",
    ),
    ReasonCode.BOUND_BY_GPU_LIMIT: QT_TRANSLATE_NOOP(
        "Plan",
        "More memory is free, but the driver lets the graphics take {available_bytes} at most.",
    ),
    ReasonCode.BOUND_BY_CARD: QT_TRANSLATE_NOOP(
        "Plan", "The graphics card has {available_bytes} of its own memory to give."
    ),
    ReasonCode.LATE_START: QT_TRANSLATE_NOOP(
        "Plan",
        "With experts on the drive the first word of an answer comes after about {ttft_ms} "
        "instead of {resident_ttft_ms}, however much is streamed.",
    ),
    ReasonCode.LARGE_CHUNK: QT_TRANSLATE_NOOP(
        "Plan",
        "A long prompt is read {tokens} tokens at a time, because every step reads nearly all "
        "streamed experts again. Stop takes effect between two steps.",
    ),
    ReasonCode.SMALL_CHUNK: QT_TRANSLATE_NOOP(
        "Plan",
        "A long prompt is read only {tokens} tokens at a time instead of {wanted_tokens}. Every "
        "step reads nearly all streamed experts again, so long prompts take long.",
    ),
    ReasonCode.KV_LOWERED: QT_TRANSLATE_NOOP(
        "Plan",
        "The memory of the conversation is kept in 4 bits instead of 8, which saves {saved_bytes}.",
    ),
    ReasonCode.CONTEXT_SHORTENED: QT_TRANSLATE_NOOP(
        "Plan",
        "A conversation may hold {context_tokens} tokens instead of {usual_tokens}, as memory is "
        "short.",
    ),
    ReasonCode.CONTEXT_LIMITED: QT_TRANSLATE_NOOP(
        "Plan", "This model holds {context_tokens} tokens at most, not {wanted_tokens}."
    ),
    ReasonCode.FEW_SLOTS: QT_TRANSLATE_NOOP(
        "Plan",
        "Only {slots} experts per layer fit, and a single token uses {top_k}. With fewer than "
        "{wanted_slots} answers are very slow.",
    ),
    ReasonCode.TOO_LITTLE_MEMORY: QT_TRANSLATE_NOOP(
        "Plan",
        "There is too little memory at any ratio. {enough_bytes} available to the model would be "
        "enough; now it is {available_bytes}, {missing_bytes} too little.",
    ),
    ReasonCode.TOO_LITTLE_RESIDENT: QT_TRANSLATE_NOOP(
        "Plan",
        "There is too little memory for this model, which takes {needed_bytes}. {enough_bytes} "
        "available to it would be enough; now it is {available_bytes}, {missing_bytes} too little.",
    ),
    ReasonCode.NO_XMX: QT_TRANSLATE_NOOP(
        "Plan",
        "{device} has no XMX units. Without them experts cannot be streamed from the drive, and "
        "loading such a model on it takes several times the model's size.",
    ),
    ReasonCode.NOT_STREAMABLE: QT_TRANSLATE_NOOP(
        "Plan", "The experts of this kind of model cannot be streamed from the drive."
    ),
    ReasonCode.STREAMING_UNPROVEN: QT_TRANSLATE_NOOP(
        "Plan",
        "Whether the experts of this model can be streamed from the drive is not known, so it is "
        "not tried.",
    ),
    ReasonCode.CPU_INSTEAD: QT_TRANSLATE_NOOP(
        "Plan",
        "The graphics cannot hold the whole model, but there is room for it in RAM: the processor "
        "computes it from {needed_bytes}, and nothing waits for the drive.",
    ),
    ReasonCode.CARD_STREAMS_SLOWLY: QT_TRANSLATE_NOOP(
        "Plan",
        "Streaming to a graphics card is slow in this release of OpenVINO: the experts stay in "
        "the computer's RAM.",
    ),
    ReasonCode.SLOW_DRIVE: QT_TRANSLATE_NOOP(
        "Plan", "The model lies on {drive}, which is slow to read experts from."
    ),
    ReasonCode.INT8_STREAMED: QT_TRANSLATE_NOOP(
        "Plan",
        "Streaming 8-bit experts has been seen to hang at the second answer. A 4-bit version of "
        "the model is safer.",
    ),
    ReasonCode.MANUAL: QT_TRANSLATE_NOOP("Plan", "You chose {ratio} %."),
    ReasonCode.TUNED: QT_TRANSLATE_NOOP("Plan", "{ratio} % was measured to be best here."),
    ReasonCode.LAST_GOOD: QT_TRANSLATE_NOOP("Plan", "{ratio} % went well the last time."),
    ReasonCode.KEPT_STEADY: QT_TRANSLATE_NOOP(
        "Plan",
        "{smaller_ratio} % would fit as well now, but with less than 1 GB to spare, so it stays "
        "at {ratio} %.",
    ),
    ReasonCode.NOT_NOW: QT_TRANSLATE_NOOP(
        "Plan", "{wanted_ratio} % ({source}) is not possible now; it is {ratio} %."
    ),
    ReasonCode.SIZES_ESTIMATED: QT_TRANSLATE_NOOP(
        "Plan", "The model's sizes are estimated, within {percent} %, until it is downloaded."
    ),
    ReasonCode.DEVICE_MISSING: QT_TRANSLATE_NOOP(
        "Plan", "There is no usable device {device} in this computer; another one is planned for."
    ),
    ReasonCode.NO_DEVICE: QT_TRANSLATE_NOOP(
        "Plan", "No device is known in this computer; the plan is made for its processor."
    ),
}

_ALTERNATIVES: dict[AlternativeCode, object] = {
    AlternativeCode.FREE_MEMORY: QT_TRANSLATE_NOOP(
        "Plan", "Close {close_bytes} of programs: no streaming{faster}."
    ),
    AlternativeCode.RAISE_GPU_LIMIT: QT_TRANSLATE_NOOP(
        "Plan",
        "Let the graphics use {percent} % of the memory (in Intel Graphics Software)"
        "{close}: no streaming{faster}.",
    ),
    AlternativeCode.SHORTER_CONTEXT: QT_TRANSLATE_NOOP(
        "Plan",
        "Let a conversation hold {context_tokens} tokens: no streaming{faster}.",
    ),
    AlternativeCode.RESIDENT_NOW: QT_TRANSLATE_NOOP(
        "Plan", "The whole model fits in memory now: no streaming{faster}."
    ),
    AlternativeCode.SMALLER_RATIO_NOW: QT_TRANSLATE_NOOP(
        "Plan", "{ratio} % fits now: about {speed} tokens a second."
    ),
    AlternativeCode.LARGER_RATIO: QT_TRANSLATE_NOOP(
        "Plan",
        "{ratio} % leaves {freed_bytes} more to other programs, at about {speed} tokens a second.",
    ),
    AlternativeCode.USE_CPU: QT_TRANSLATE_NOOP(
        "Plan", "The processor can hold the whole model: about {speed} tokens a second."
    ),
    AlternativeCode.STREAM_ON_GPU: QT_TRANSLATE_NOOP(
        "Plan", "Graphics with {ratio} % streamed: about {speed} tokens a second."
    ),
}


def reason_text(reason: Reason) -> str:
    """One sentence or two for ``reason``."""
    return _translated(_REASONS[reason.code]).format_map(_readable(reason.values))


def alternative_text(alternative: Alternative) -> str:
    """What to do, and what it brings."""
    values = _readable(alternative.values)
    values["ratio"] = format_count(alternative.ratio)
    values["context_tokens"] = format_count(alternative.context_tokens)
    values["speed"] = format_decimal(alternative.tokens_per_second)
    values["faster"] = _sooner(float(alternative.values.get("faster", 1.0)))
    close = int(alternative.values.get("close_bytes", 0))
    values["close"] = _and_close(close) if close > 0 else ""
    return _translated(_ALTERNATIVES[alternative.code]).format_map(values)


def basis_text(value: float, basis: Basis, error_factor: float) -> str:
    """How sure a speed of ``value`` tokens a second is: ``measured``, or between which two."""
    if basis is Basis.MEASURED:
        return QCoreApplication.translate("Plan", "measured")
    text = QCoreApplication.translate("Plan", "estimated, between {low} and {high}")
    return text.format(
        low=format_decimal(value / error_factor), high=format_decimal(value * error_factor)
    )


def _translated(sentence: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(sentence))


def _sooner(factor: float) -> str:
    if factor < 1.5:
        return ""
    text = QCoreApplication.translate("Plan", ", first token about {times} times sooner")
    return text.format(times=format_count(round(factor)))


def _and_close(size: int) -> str:
    text = QCoreApplication.translate("Plan", " and close {size} of programs")
    return text.format(size=format_bytes(size))


def _readable(values: Mapping[str, str | int | float]) -> dict[str, str]:
    readable = {}
    for name, value in values.items():
        if isinstance(value, str):
            readable[name] = _named(name, value)
        elif name.endswith("_bytes"):
            readable[name] = format_bytes(int(value))
        elif name.endswith("_ms"):
            readable[name] = _seconds(float(value))
        else:
            readable[name] = (
                format_decimal(value) if isinstance(value, float) else format_count(value)
            )
    return readable


def _named(name: str, value: str) -> str:
    translate = QCoreApplication.translate
    if name == "source":
        return {
            Source.MANUAL: translate("Plan", "your choice"),
            Source.TUNED: translate("Plan", "measured to be best"),
            Source.LAST_GOOD: translate("Plan", "used the last time"),
            Source.AUTOMATIC: translate("Plan", "automatic"),
        }[Source(value)]
    if name == "drive":
        return {
            DriveKind.ROTATING: translate("Plan", "a hard disk"),
            DriveKind.USB: translate("Plan", "a USB drive"),
            DriveKind.NETWORK: translate("Plan", "a network drive"),
        }.get(DriveKind(value), translate("Plan", "a drive"))
    return short_device_name(value) if name == "device" else value


def _seconds(milliseconds: float) -> str:
    seconds = milliseconds / 1000
    number = QLocale().toString(seconds, "f", 1 if seconds < 10 else 0)
    return QCoreApplication.translate("Plan", "{0} s").format(number)
