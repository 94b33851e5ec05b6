"""What is kept in the file cache, in words."""

from PySide6.QtCore import QCoreApplication

from moechat.core.warming import Unsuited
from moechat.protocol.warm_messages import WarmTrouble
from moechat.services.cache_warmer import CacheStatus, Warmth
from moechat.services.texts import format_bytes


def cached_text(status: CacheStatus) -> str:
    """How much of the streamed experts is cached; as far as it was read where nothing counts."""
    translate = QCoreApplication.translate
    total = format_bytes(status.total_bytes)
    if status.cached_bytes is not None:
        text = translate("FileCache", "{done} of {total}")
        return text.format(done=format_bytes(status.cached_bytes), total=total)
    text = translate("FileCache", "{done} of {total} read")
    return text.format(done=format_bytes(status.read_bytes), total=total)


def warmth_text(status: CacheStatus) -> str:
    """What goes on, or why it does not; empty where nothing needs to be said."""
    translate = QCoreApplication.translate
    text = ""
    match status.warmth:
        case Warmth.WARMING:
            text = translate("FileCache", "Reading ahead")
        case Warmth.KEPT if status.wanted_bytes < status.total_bytes:
            text = translate("FileCache", "The rest has no room in the free memory")
        case Warmth.PAUSED:
            text = translate("FileCache", "Paused")
        case Warmth.YIELDING:
            text = translate("FileCache", "Waits until the answer is written")
        case Warmth.PRESSED:
            text = translate("FileCache", "Stopped: other programs need the memory")
        case Warmth.FAILED:
            text = _trouble_text(status.trouble)
        case Warmth.NONE if status.unsuited is not None:
            text = unsuited_text(status.unsuited)
    return text


def unsuited_text(unsuited: Unsuited) -> str:
    """Why nothing is kept; empty where nobody would expect it."""
    translate = QCoreApplication.translate
    match unsuited:
        case Unsuited.BATTERY:
            return translate("FileCache", "Not on battery power")
        case Unsuited.NO_ROOM:
            return translate("FileCache", "Too little memory is left free for it")
        case Unsuited.OFF | Unsuited.NOT_STREAMED | Unsuited.IN_MEMORY:
            return ""


def _trouble_text(trouble: WarmTrouble | None) -> str:
    translate = QCoreApplication.translate
    match trouble:
        case WarmTrouble.MISSING:
            return translate(
                "FileCache", "Stopped: the model's file is gone, or shorter than it should be"
            )
        case WarmTrouble.DENIED:
            return translate("FileCache", "Stopped: the model's file may not be read")
        case WarmTrouble.UNREADABLE:
            return translate("FileCache", "Stopped: the drive does not give the model's file")
        case None:
            return translate("FileCache", "Stopped; it begins again when a model is loaded")
