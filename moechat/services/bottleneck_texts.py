"""What holds a running model back: in a few words, with what was seen, and what helps."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.bottleneck import Bottleneck, Cause
from moechat.core.engine_rates import EngineRates
from moechat.core.machine import DriveKind
from moechat.core.streaming_figures import StreamingFigures
from moechat.services.alarm_texts import paging_evidence
from moechat.services.joining import in_a_list, one_after_another
from moechat.services.texts import format_bytes, format_count

# The stubs call what QT_TRANSLATE_NOOP returns an object.
_TITLES: dict[Cause, object] = {
    Cause.COMPUTE: QT_TRANSLATE_NOOP("Bottleneck", "Limited by computing"),
    Cause.CROWDED: QT_TRANSLATE_NOOP("Bottleneck", "Other programs keep the processor busy"),
    Cause.UNCLEAR: QT_TRANSLATE_NOOP("Bottleneck", "What limits it is not known here"),
    Cause.CACHE: QT_TRANSLATE_NOOP("Bottleneck", "Limited by streaming from the file cache"),
    Cause.DRIVE: QT_TRANSLATE_NOOP("Bottleneck", "Limited by streaming from the drive"),
    Cause.HEAT: QT_TRANSLATE_NOOP("Bottleneck", "Limited by heat"),
    Cause.PAGING: QT_TRANSLATE_NOOP("Bottleneck", "Limited by paging: memory is too short"),
    Cause.SWAP: QT_TRANSLATE_NOOP("Bottleneck", "Limited by swapping: memory is too short"),
}
_CLOSE_OR_STREAM = QT_TRANSLATE_NOOP(
    "Bottleneck", "Stream a larger share of the experts, or close other programs."
)
_CLOSE_OR_SMALLER = QT_TRANSLATE_NOOP(
    "Bottleneck", "Close other programs, or choose a smaller model."
)
_LIMITED = QT_TRANSLATE_NOOP(
    "Bottleneck",
    "The memory of the engine is limited, by a container for example: raise that limit.",
)
_ADVICE: dict[Cause, object] = {
    Cause.COMPUTE: QT_TRANSLATE_NOOP("Bottleneck", "Memory and drive keep up: nothing to do."),
    Cause.CROWDED: QT_TRANSLATE_NOOP("Bottleneck", "Close those that compute."),
    Cause.UNCLEAR: QT_TRANSLATE_NOOP(
        "Bottleneck", "The model computes little, and nothing is seen that it waits for."
    ),
    Cause.CACHE: QT_TRANSLATE_NOOP(
        "Bottleneck",
        "A smaller streamed share makes it faster, where memory allows; a faster drive does not.",
    ),
    Cause.DRIVE: QT_TRANSLATE_NOOP(
        "Bottleneck",
        "Close other programs, so that the file cache holds more of the model, or stream a "
        "smaller share where memory allows.",
    ),
    Cause.HEAT: QT_TRANSLATE_NOOP(
        "Bottleneck", "Let the computer cool down, give it air, and plug it in."
    ),
}
_BETTER_DRIVE = QT_TRANSLATE_NOOP("Bottleneck", "An NVMe drive inside would help most.")


@dataclass(frozen=True)
class Situation:
    """What advice depends on."""

    streamable: bool = False  # more of the experts could be streamed
    drive: DriveKind = DriveKind.UNKNOWN


def bottleneck_title(cause: Cause) -> str:
    """A few words, without a full stop; empty where nothing is known."""
    return _translated(_TITLES[cause]) if cause in _TITLES else ""


def evidence_text(bottleneck: Bottleneck) -> str:
    """What was seen, in a list: "16 cores at 2 %, drive 100 % busy"."""
    seen = bottleneck.evidence
    return in_a_list(_EVIDENCE[bottleneck.cause](seen)) if bottleneck.cause in _EVIDENCE else ""


def bottleneck_advice(bottleneck: Bottleneck, situation: Situation) -> str:
    """What helps; empty where nothing is known."""
    if bottleneck.cause in (Cause.PAGING, Cause.SWAP):
        if bottleneck.evidence.limit_hits_s:
            return _translated(_LIMITED)
        return _translated(_CLOSE_OR_STREAM if situation.streamable else _CLOSE_OR_SMALLER)
    if bottleneck.cause not in _ADVICE:
        return ""
    advice = _translated(_ADVICE[bottleneck.cause])
    inside = (DriveKind.NVME, DriveKind.MEMORY, DriveKind.UNKNOWN)
    if bottleneck.cause is Cause.DRIVE and situation.drive not in inside:
        return one_after_another((advice, _translated(_BETTER_DRIVE)))
    return advice


def streamed_text(figures: StreamingFigures) -> str:
    """``20 MB streamed per token, 75 % cached``: by the file cache. Without what is unknown."""
    size = format_bytes(round(figures.bytes_per_token))
    share = figures.file_cache_share
    if share is None:
        return QCoreApplication.translate("Bottleneck", "{size} streamed per token").format(
            size=size
        )
    text = QCoreApplication.translate("Bottleneck", "{size} streamed per token, {share} % cached")
    return text.format(size=size, share=_percent(share))


# ── what was seen ────────────────────────────────────────────────────────────


def _cores(seen: EngineRates) -> str:
    if seen.cpu_share is None or not seen.cores:
        return ""
    if seen.cores == 1:
        return QCoreApplication.translate("Bottleneck", "1 core at {share} %").format(
            share=_percent(seen.cpu_share)
        )
    cores = format_count(seen.cores)
    return QCoreApplication.translate("Bottleneck", "{cores} cores at {share} %").format(
        cores=cores, share=_percent(seen.cpu_share)
    )


def _crowd(seen: EngineRates) -> str:
    text = QCoreApplication.translate("Bottleneck", "{own} % for the model, {all} % in use")
    return text.format(own=_percent(seen.cpu_share or 0.0), all=_percent(seen.cpu_busy or 0.0))


def _graphics(seen: EngineRates) -> str:
    if seen.gpu_busy is None:
        return ""
    return QCoreApplication.translate("Bottleneck", "graphics {share} % busy").format(
        share=_percent(seen.gpu_busy)
    )


def _drive(seen: EngineRates) -> str:
    if seen.drive_busy is None:
        return ""
    return QCoreApplication.translate("Bottleneck", "drive {share} % busy").format(
        share=_percent(seen.drive_busy)
    )


def _read(seen: EngineRates) -> str:
    return QCoreApplication.translate("Bottleneck", "{size} read a second").format(
        size=format_bytes(round(seen.read_bytes_s or 0.0))
    )


def _from_drive(seen: EngineRates) -> str:
    if seen.drive_read_bytes_s is None:
        return ""
    size = format_bytes(round(seen.drive_read_bytes_s))
    return QCoreApplication.translate("Bottleneck", "{size} of it from the drive").format(size=size)


def _hot(seen: EngineRates) -> list[str]:
    parts = []
    if seen.throttled:
        text = QCoreApplication.translate("Bottleneck", "processor held back {share} % of the time")
        parts.append(text.format(share=_percent(seen.throttled)))
    if seen.speed_limit is not None and seen.speed_limit < 1.0:
        text = QCoreApplication.translate("Bottleneck", "processor held to {share} % of its speed")
        parts.append(text.format(share=_percent(seen.speed_limit)))
    if seen.gpu_hot:
        parts.append(QCoreApplication.translate("Bottleneck", "graphics held back"))
    return parts


def _paging(seen: EngineRates) -> list[str]:
    faults = paging_evidence(None, None, seen.major_faults_s)
    return [_cores(seen), _drive(seen), *faults]


def _swap(seen: EngineRates) -> list[str]:
    moved = paging_evidence(seen.swap_in_bytes_s, seen.swap_out_bytes_s, seen.major_faults_s)
    return [_cores(seen), _drive(seen), *moved]


_EVIDENCE: dict[Cause, Callable[[EngineRates], list[str]]] = {
    Cause.COMPUTE: lambda seen: [_cores(seen), _graphics(seen)],
    Cause.CROWDED: lambda seen: [_crowd(seen)],
    Cause.UNCLEAR: lambda seen: [_cores(seen), _graphics(seen)],
    Cause.CACHE: lambda seen: [_read(seen), _drive(seen), _graphics(seen)],
    Cause.DRIVE: lambda seen: [_read(seen), _from_drive(seen), _drive(seen), _cores(seen)],
    Cause.HEAT: lambda seen: [*_hot(seen), _cores(seen)],
    Cause.PAGING: _paging,
    Cause.SWAP: _swap,
}


def _percent(share: float) -> str:
    return format_count(round(100 * share))


def _translated(sentence: object) -> str:
    return QCoreApplication.translate("Bottleneck", str(sentence))
