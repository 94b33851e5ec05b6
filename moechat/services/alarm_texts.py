"""Alarms of a running model: what is seen, why, and the safer choice."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.plan import Plan
from moechat.core.run_watch import Alarm, AlarmKind
from moechat.services.joining import in_a_list, one_after_another
from moechat.services.texts import format_bytes, format_count, format_decimal

_CONTEXT = "Alarm"

# The stubs call what QT_TRANSLATE_NOOP returns an object.
_TITLES: dict[AlarmKind, object] = {
    AlarmKind.SLOW: QT_TRANSLATE_NOOP("Alarm", "Slower than expected"),
    AlarmKind.PAGING: QT_TRANSLATE_NOOP("Alarm", "Memory is too short"),
    AlarmKind.STALLED: QT_TRANSLATE_NOOP("Alarm", "The answer stands still"),
}
_SENTENCES: dict[AlarmKind, object] = {
    AlarmKind.SLOW: QT_TRANSLATE_NOOP(
        "Alarm",
        "The answer comes at {speed} tokens a second instead of about {usual}, and memory is not "
        "why. Another program may use the graphics, or the computer saves power.",
    ),
    AlarmKind.PAGING: QT_TRANSLATE_NOOP(
        "Alarm",
        "The answer comes at {speed} tokens a second instead of about {usual}, because what should "
        "be in memory is read back from the drive: {evidence}.",
    ),
    AlarmKind.STALLED: QT_TRANSLATE_NOOP(
        "Alarm",
        "There has been no word for {seconds} seconds. Wait, or stop the answer and start the "
        "engine again.",
    ),
}


def alarm_title(alarm: Alarm) -> str:
    """A few words, without a full stop."""
    return _translated(_TITLES[alarm.kind])


def alarm_text(alarm: Alarm, running: Plan, choice: Plan | None) -> str:
    """What is seen; of paging also what to do: ``choice``, or to close programs."""
    text = _translated(_SENTENCES[alarm.kind]).format(
        speed=format_decimal(alarm.tokens_per_second),
        usual=format_decimal(alarm.usual_tokens_per_second),
        seconds=format_count(round(alarm.silent_s)),
        evidence=_evidence(alarm),
    )
    advice = _advice(running, choice) if alarm.kind is AlarmKind.PAGING else ""
    return one_after_another((text, advice))


def _evidence(alarm: Alarm) -> str:
    """All that was counted, or that nothing could be."""
    parts = paging_evidence(alarm.swap_in_bytes_s, alarm.swap_out_bytes_s, alarm.major_faults_s)
    text = QCoreApplication.translate("Alarm", "{size} of memory are free")
    parts.append(text.format(size=format_bytes(max(0, alarm.ram_available_bytes))))
    return in_a_list(parts)


def paging_evidence(
    swap_in_bytes_s: float | None, swap_out_bytes_s: float | None, major_faults_s: float | None
) -> list[str]:
    """What moves between memory and drive, each as a few words; nothing of what does not."""
    translate = QCoreApplication.translate
    parts = []
    if swap_in_bytes_s:
        text = translate("Alarm", "{size} a second from the swap space")
        parts.append(text.format(size=format_bytes(round(swap_in_bytes_s))))
    if swap_out_bytes_s:
        text = translate("Alarm", "{size} a second to the swap space")
        parts.append(text.format(size=format_bytes(round(swap_out_bytes_s))))
    if major_faults_s:
        text = translate("Alarm", "{count} page faults a second")
        parts.append(text.format(count=format_count(round(major_faults_s))))
    return parts


def _advice(running: Plan, choice: Plan | None) -> str:
    translate = QCoreApplication.translate
    if choice is None:
        return translate("Alarm", "Close other programs, or choose a smaller model.")
    if choice.ratio:
        text = translate(
            "Alarm", "{ratio} % needs {freed} less: about {speed} tokens a second are expected."
        )
    else:
        text = translate("Alarm", "Conversations of {context_tokens} tokens need {freed} less.")
    return text.format(
        ratio=format_count(choice.ratio),
        freed=format_bytes(max(0, running.needed_bytes - choice.needed_bytes)),
        speed=format_decimal(choice.expected_tokens_per_second),
        context_tokens=format_count(choice.context_tokens),
    )


def _translated(sentence: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(sentence))
