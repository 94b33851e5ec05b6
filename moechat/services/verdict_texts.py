"""Verdicts on downloads in words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.download_verdict import DownloadVerdict, Suitability
from moechat.services.download_texts import duration_text
from moechat.services.plan_texts import basis_text
from moechat.services.texts import format_bytes, format_count

_CONTEXT = "Verdict"

# Short enough for a badge. The stubs call what QT_TRANSLATE_NOOP returns an object.
_BADGES: dict[Suitability, object] = {
    Suitability.RESIDENT: QT_TRANSLATE_NOOP("Verdict", "Fits in memory"),
    Suitability.STREAMED: QT_TRANSLATE_NOOP("Verdict", "Fits with {ratio} % streamed"),
    Suitability.SLOW: QT_TRANSLATE_NOOP("Verdict", "Runs, but slowly"),
    Suitability.TOO_LARGE: QT_TRANSLATE_NOOP("Verdict", "Too large for this PC"),
    Suitability.NOT_STREAMABLE: QT_TRANSLATE_NOOP(
        "Verdict", "Too large, and its experts cannot be streamed"
    ),
    Suitability.UNSUPPORTED: QT_TRANSLATE_NOOP("Verdict", "Not supported by this version"),
}


def verdict_badge(verdict: DownloadVerdict) -> str:
    """The verdict in a few words."""
    text = QCoreApplication.translate(_CONTEXT, str(_BADGES[verdict.suitability]))
    return text.format(ratio=format_count(verdict.ratio))


def verdict_lines(verdict: DownloadVerdict) -> list[str]:
    """What it needs and how fast it would be, a sentence each."""
    return [*_running(verdict), _transfer(verdict), *_room(verdict)]


def _running(verdict: DownloadVerdict) -> list[str]:
    translate, lines = QCoreApplication.translate, []
    fits = verdict.plan is not None and verdict.plan.fits
    # What does not fit is held against what it may take: it can be less than what is free.
    available = verdict.available_bytes if fits else verdict.usable_bytes
    if verdict.needed_bytes is not None and available is not None:
        text = translate("Verdict", "It needs {needed} of the {available} that are available now.")
        lines.append(
            text.format(
                needed=format_bytes(verdict.needed_bytes),
                available=format_bytes(available),
            )
        )
    if (speed := verdict.tokens_per_second) is not None and verdict.basis is not None:
        text = translate("Verdict", "About {speed} tokens a second ({basis}).")
        basis = basis_text(speed, verdict.basis, verdict.error_factor or 1.0)
        lines.append(text.format(speed=format_count(round(speed)), basis=basis))
    return lines


def _transfer(verdict: DownloadVerdict) -> str:
    translate, size = QCoreApplication.translate, format_bytes(verdict.download_bytes)
    if verdict.download_s is None:
        return translate("Verdict", "The download has {size}.").format(size=size)
    text = translate("Verdict", "The download has {size}; time at the last rate: {time}.")
    return text.format(size=size, time=duration_text(verdict.download_s))


def _room(verdict: DownloadVerdict) -> list[str]:
    translate, free = QCoreApplication.translate, verdict.free_after_bytes
    if free is None:
        return []
    if free < 0:
        text = translate("Verdict", "The drive lacks {size} for it.")
        return [text.format(size=format_bytes(-free))]
    text = translate("Verdict", "The drive has {size} left after it.")
    return [text.format(size=format_bytes(free))]
