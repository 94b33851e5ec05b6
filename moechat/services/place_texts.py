"""On which drive a model is to be kept, in words."""

from PySide6.QtCore import QCoreApplication

from moechat.core.drive_choice import ModelPlace, PlaceReason, Suggestion
from moechat.core.machine import DriveKind
from moechat.services.machine_texts import drive_text
from moechat.services.texts import format_bytes, format_count, format_decimal

_CONTEXT = "Place"


def place_line(place: ModelPlace, download_bytes: int) -> str:
    """What there is to know about a place: ``NVMe drive · 84 GB left · reads 1,900 MB/s``."""
    translate = QCoreApplication.translate
    parts = [drive_text(place.kind)] if place.kind is not DriveKind.UNKNOWN else []
    left = translate("Place", "{size} left after it")
    parts.append(left.format(size=format_bytes(max(0, place.free_bytes - download_bytes))))
    if place.slice_mb_s is not None:
        speed = translate("Place", "reads experts at {speed} MB/s")
        parts.append(speed.format(speed=format_count(round(place.slice_mb_s))))
    else:
        parts.append(translate("Place", "speed not measured"))
    return " · ".join(parts)


def reason_text(suggestion: Suggestion) -> str:
    """Why the first place is suggested."""
    translate = QCoreApplication.translate
    match suggestion.reason:
        case PlaceReason.FASTER if suggestion.times_faster is not None:
            text = translate(
                "Place",
                "Experts that are not kept in memory are read from the drive for every token. The "
                "suggested one reads them {times} times as fast as the usual one.",
            )
            return text.format(times=_times(suggestion.times_faster))
        case PlaceReason.FASTER | PlaceReason.FASTER_KIND:
            return translate(
                "Place",
                "Experts that are not kept in memory are read from the drive for every token. The "
                "suggested one is of a faster kind than the usual one.",
            )
        case PlaceReason.ROOM:
            return translate(
                "Place", "The drive of the usual folder has no room for it. These have."
            )
        case _:
            return translate(
                "Place",
                "Experts that are not kept in memory are read from the drive for every token. No "
                "other drive is clearly faster than the usual one.",
            )


def _times(factor: float) -> str:
    return format_count(round(factor)) if factor >= 10 else format_decimal(factor)
