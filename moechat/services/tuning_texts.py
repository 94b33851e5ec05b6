"""Tuning runs in plain words: what is being done, what was found, and why."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.kv_cache import KvPrecision
from moechat.core.tuning_result import (
    MeasuredPoint,
    Note,
    NoteCode,
    Rejection,
    Verdict,
    VerdictCode,
)
from moechat.core.tuning_space import Candidate
from moechat.core.tuning_steps import Step, StepKind
from moechat.services.joining import in_a_list
from moechat.services.texts import format_bytes, format_count, format_decimal

_CONTEXT = "Tuning"

# The stubs call what QT_TRANSLATE_NOOP returns an object.
_VERDICTS: dict[VerdictCode, object] = {
    VerdictCode.LOWEST_BEST: QT_TRANSLATE_NOOP(
        "Tuning",
        "Best is {ratio} % streamed: {tokens_s} tokens a second with {free_bytes} to spare, "
        "against {other_tokens_s} at {other_ratio} %.",
    ),
    VerdictCode.RESIDENT_BEST: QT_TRANSLATE_NOOP(
        "Tuning",
        "Best is everything in memory: {tokens_s} tokens a second with {free_bytes} to spare, "
        "against {other_tokens_s} with {other_ratio} % streamed.",
    ),
    VerdictCode.HIGHER_FASTER: QT_TRANSLATE_NOOP(
        "Tuning",
        "Best is {ratio} % streamed: {tokens_s} tokens a second, although {lowest_ratio} % keeps "
        "more in memory; that gave {lowest_tokens_s}.",
    ),
    VerdictCode.LOWER_FAILED: QT_TRANSLATE_NOOP(
        "Tuning",
        "Best is {ratio} % streamed: {tokens_s} tokens a second. At {failed_ratio} % it did not "
        "go well.",
    ),
    VerdictCode.ONLY_ONE: QT_TRANSLATE_NOOP(
        "Tuning",
        "{ratio} % streamed gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing "
        "else was measured.",
    ),
    VerdictCode.USUAL_BEST: QT_TRANSLATE_NOOP(
        "Tuning",
        "The usual setting is best: {tokens_s} tokens a second. None of {count} settings was "
        "faster by more than chance.",
    ),
    VerdictCode.OTHER_FASTER: QT_TRANSLATE_NOOP(
        "Tuning",
        "Best is {setting}: {tokens_s} tokens a second, against {usual_tokens_s} as usual.",
    ),
    VerdictCode.NOTHING: QT_TRANSLATE_NOOP("Tuning", "Nothing was measured."),
    VerdictCode.TOO_LITTLE_MEMORY: QT_TRANSLATE_NOOP(
        "Tuning",
        "There is too little memory to load this model, so there is nothing to measure. Close "
        "other programs, or choose a smaller model.",
    ),
}
_ONLY_RESIDENT = QT_TRANSLATE_NOOP(
    "Tuning",
    "Everything in memory gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing "
    "else was measured.",
)

_NOTES: dict[NoteCode, object] = {
    NoteCode.DRIFTED: QT_TRANSLATE_NOOP(
        "Tuning",
        "At the end the first setting was {percent} % {direction} than at the beginning: other "
        "programs or the computer's temperature changed. Measuring again may tell more.",
    ),
    NoteCode.UNSTEADY: QT_TRANSLATE_NOOP(
        "Tuning", "Two texts differed by {percent} %, so the speed is uncertain."
    ),
    NoteCode.CONTEXT_PASSED: QT_TRANSLATE_NOOP(
        "Tuning", "It also held with a context of {tokens} tokens nearly full."
    ),
    NoteCode.CONTEXT_FAILED: QT_TRANSLATE_NOOP(
        "Tuning", "With a full context {ratio} % failed, so it was not chosen."
    ),
    NoteCode.CHUNK: QT_TRANSLATE_NOOP(
        "Tuning",
        "A long prompt took {seconds} s in steps of {tokens} tokens and {other_seconds} s in "
        "steps of {other_tokens}.",
    ),
    NoteCode.TIME_WAS_SHORT: QT_TRANSLATE_NOOP(
        "Tuning", "The time was short, so not everything could be measured."
    ),
    NoteCode.STOPPED: QT_TRANSLATE_NOOP("Tuning", "It was stopped early."),
}

_REJECTIONS: dict[Rejection, object] = {
    Rejection.DOES_NOT_FIT: QT_TRANSLATE_NOOP("Tuning", "memory ran out"),
    Rejection.DIED: QT_TRANSLATE_NOOP("Tuning", "the engine failed"),
    Rejection.IGNORED: QT_TRANSLATE_NOOP("Tuning", "the graphics did not stream"),
    Rejection.REFUSED: QT_TRANSLATE_NOOP("Tuning", "not supported here"),
    Rejection.MEMORY_SHORT: QT_TRANSLATE_NOOP("Tuning", "hardly any memory was left"),
    Rejection.POWER_CHANGED: QT_TRANSLATE_NOOP("Tuning", "the power supply changed meanwhile"),
    Rejection.TOO_SLOW: QT_TRANSLATE_NOOP("Tuning", "too slow to measure"),
    Rejection.UNSTABLE: QT_TRANSLATE_NOOP("Tuning", "failed with a full context"),
}

_STEPS: dict[StepKind, object] = {
    StepKind.LOAD: QT_TRANSLATE_NOOP("Tuning", "Loading: {setting}…"),
    StepKind.ANSWER: QT_TRANSLATE_NOOP("Tuning", "Measuring: {setting}…"),
    StepKind.PREFILL: QT_TRANSLATE_NOOP("Tuning", "Reading a long prompt: {setting}…"),
    StepKind.CONTEXT: QT_TRANSLATE_NOOP("Tuning", "Filling the context: {setting}…"),
}

_PRECISIONS = {
    KvPrecision.U4: QT_TRANSLATE_NOOP("Tuning", "4-bit KV cache"),
    KvPrecision.U8: QT_TRANSLATE_NOOP("Tuning", "8-bit KV cache"),
}


def verdict_text(verdict: Verdict) -> str:
    """Why the choice is what it is, in a sentence."""
    values = dict(verdict.values)
    sentence = _VERDICTS[verdict.code]
    if verdict.code is VerdictCode.ONLY_ONE and not values.get("ratio"):
        sentence = _ONLY_RESIDENT
    readable = _readable(values)
    if verdict.code is VerdictCode.OTHER_FASTER:
        precision = KvPrecision(str(values["kv_precision"]))
        readable["setting"] = _cpu_setting(int(values["threads"]) or None, precision)
    return _translated(sentence).format_map(readable)


def note_text(note: Note) -> str:
    """One remark."""
    readable = _readable(note.values)
    if note.code is NoteCode.DRIFTED:
        percent = int(note.values["percent"])
        readable["percent"] = format_count(abs(percent))
        slower = QCoreApplication.translate("Tuning", "slower")
        faster = QCoreApplication.translate("Tuning", "faster")
        readable["direction"] = slower if percent < 0 else faster
    return _translated(_NOTES[note.code]).format_map(readable)


def rejection_text(rejection: Rejection) -> str:
    """Why a point does not count, in a few words."""
    return _translated(_REJECTIONS[rejection])


def setting_text(setting: MeasuredPoint | Candidate) -> str:
    """What a point is: a ratio, or threads and precision."""
    if isinstance(setting, Candidate):
        plan = setting.plan
        ratio, slots, experts, precision = (
            plan.ratio, plan.slots, plan.experts, plan.kv_precision,
        )  # fmt: skip
        threads = setting.threads
    else:
        ratio, slots, experts = setting.ratio, setting.slots, setting.experts
        precision, threads = setting.kv_precision, setting.threads
    if slots < experts:
        text = QCoreApplication.translate("Tuning", "{ratio} % streamed")
        return text.format(ratio=format_count(ratio))
    everything = QCoreApplication.translate("Tuning", "all in memory")
    return in_a_list((everything, _cpu_setting(threads, precision)))


def step_text(step: Step) -> str:
    """What is being done."""
    return _translated(_STEPS[step.kind]).format(setting=setting_text(step.candidate))


def estimate_text(seconds: float, limit_s: float) -> str:
    """How long it will take, before it begins."""
    text = QCoreApplication.translate("Tuning", "Measuring takes about {time}, {limit} at most.")
    return text.format(time=_duration(seconds), limit=_duration(limit_s))


def point_text(point: MeasuredPoint) -> str:
    """A point with its figures, or why it has none."""
    if point.rejected is not None:
        return f"{setting_text(point)}: {rejection_text(point.rejected)}"
    text = QCoreApplication.translate(
        "Tuning", "{setting}: {speed} tokens a second, first token {first} s"
    )
    return text.format(
        setting=setting_text(point),
        speed=format_decimal(point.tokens_per_second),
        first=format_decimal(point.ttft_ms / 1000),
    )


def _cpu_setting(threads: int | None, precision: KvPrecision) -> str:
    kv = _PRECISIONS.get(precision)
    cache = (
        _translated(kv)
        if kv is not None
        else QCoreApplication.translate("Tuning", "{0} KV cache").format(precision.value)
    )
    if threads is None:
        return cache
    text = QCoreApplication.translate("Tuning", "{0} threads").format(format_count(threads))
    return in_a_list((text, cache))


def _duration(seconds: float) -> str:
    if seconds < 1.5:
        return QCoreApplication.translate("Tuning", "a second")
    if seconds < 90:
        text = QCoreApplication.translate("Tuning", "{0} seconds")
        return text.format(format_count(round(seconds)))
    text = QCoreApplication.translate("Tuning", "{0} minutes")
    minutes = seconds / 60
    number = format_count(round(minutes)) if minutes > 9.5 else format_decimal(minutes)
    return text.format(number)


def _translated(sentence: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(sentence))


def _readable(values: Mapping[str, str | int | float]) -> dict[str, str]:
    readable = {}
    for name, value in values.items():
        if isinstance(value, str):
            readable[name] = value
        elif name.endswith("_bytes"):
            readable[name] = format_bytes(int(value))
        else:
            readable[name] = (
                format_decimal(value) if isinstance(value, float) else format_count(value)
            )
    return readable
