"""Downloads and models in words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.download_queue import QueueState
from moechat.core.faults import FaultCode
from moechat.hub.installed import InstallState
from moechat.protocol.download_messages import Phase
from moechat.services.download_view import Download
from moechat.services.joining import in_a_list
from moechat.services.texts import format_bytes, format_count

_CONTEXT = "Download"
_MINUTE_S, _HOUR_S = 60, 3600

_STATES = {
    QueueState.QUEUED: QT_TRANSLATE_NOOP("Download", "waiting for its turn"),
    QueueState.RUNNING: QT_TRANSLATE_NOOP("Download", "starting"),
    QueueState.PAUSED: QT_TRANSLATE_NOOP("Download", "paused"),
    QueueState.FAILED: QT_TRANSLATE_NOOP("Download", "failed"),
    QueueState.DONE: QT_TRANSLATE_NOOP("Download", "complete"),
}
_PHASES = {
    Phase.LISTING: QT_TRANSLATE_NOOP("Download", "asking the hub"),
    Phase.CHECKING: QT_TRANSLATE_NOOP("Download", "checking what is here"),
    Phase.DOWNLOADING: QT_TRANSLATE_NOOP("Download", "downloading"),
    Phase.WAITING: QT_TRANSLATE_NOOP("Download", "waiting to try again"),
    Phase.DISK_FULL: QT_TRANSLATE_NOOP("Download", "waiting for space on the drive"),
    Phase.FINISHING: QT_TRANSLATE_NOOP("Download", "finishing"),
}
_INSTALLED = {
    InstallState.VERIFIED: QT_TRANSLATE_NOOP("Download", "verified"),
    InstallState.CHANGED: QT_TRANSLATE_NOOP("Download", "changed since it was verified"),
    InstallState.DAMAGED: QT_TRANSLATE_NOOP("Download", "damaged"),
    InstallState.UNVERIFIED: QT_TRANSLATE_NOOP("Download", "not verified"),
    InstallState.INCOMPLETE: QT_TRANSLATE_NOOP("Download", "incomplete"),
}


def state_text(download: Download) -> str:
    """What a download is doing, in a few words."""
    if download.state is QueueState.RUNNING and download.phase is not None:
        return _translated(_PHASES[download.phase])
    fault = download.fault
    if download.state is QueueState.QUEUED and fault and fault.code is FaultCode.DOWNLOAD_DISK_FULL:
        return _translated(_PHASES[Phase.DISK_FULL])
    return _translated(_STATES[download.state])


def install_text(state: InstallState) -> str:
    """In what state an installed model is."""
    return _translated(_INSTALLED[state])


def progress_text(download: Download) -> str:
    """How much has come, how fast, and how long the rest takes; as far as that is known."""
    item, progress = download.item, download.progress
    parts = []
    if item.total_bytes:
        of = QCoreApplication.translate("Download", "{done} of {total}")
        done, total = format_bytes(item.done_bytes), format_bytes(item.total_bytes)
        parts.append(of.format(done=done, total=total))
    if progress is not None and download.phase is Phase.DOWNLOADING:
        if progress.bytes_per_s:
            rate = QCoreApplication.translate("Download", "{size} a second")
            parts.append(rate.format(size=format_bytes(round(progress.bytes_per_s))))
        if progress.left_s is not None:
            left = QCoreApplication.translate("Download", "{time} left")
            parts.append(left.format(time=duration_text(progress.left_s)))
    return in_a_list(parts)


def duration_text(seconds: float) -> str:
    """A duration as people say it: no more exact than anybody can know."""
    translate = QCoreApplication.translate
    if seconds < _MINUTE_S:
        return translate("Download", "less than a minute")
    if seconds < 2 * _HOUR_S:
        minutes = format_count(round(seconds / _MINUTE_S))
        return translate("Download", "{minutes} min").format(minutes=minutes)
    return translate("Download", "{hours} h").format(hours=format_count(round(seconds / _HOUR_S)))


def _translated(text: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(text))
