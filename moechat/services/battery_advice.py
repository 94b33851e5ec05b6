"""What to say when the computer goes on its battery while a model is loaded."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from moechat.services.texts import format_bytes


class Advice(StrEnum):
    """The setting that makes sense to change, or to apply."""

    RESERVE = "reserve"  # more memory is to be left free on battery; the model does not know
    STREAMING = "streaming"  # the drive is read for every token


@dataclass(frozen=True)
class AdviceText:
    """For a notice."""

    title: str
    advice: str


def battery_advice(*, ratio: int, reserve_bytes: int, loaded_on_battery: bool) -> Advice | None:
    """What to advise; None where nothing is worth a word.

    ``ratio``: percent of the experts that are streamed. ``reserve_bytes``: what the settings
    leave free in addition on battery, which a model has heard of if ``loaded_on_battery``.
    """
    if reserve_bytes > 0 and not loaded_on_battery:
        return Advice.RESERVE
    if ratio > 0:
        return Advice.STREAMING
    return None


def advice_text(advice: Advice, *, ratio: int, reserve_bytes: int) -> AdviceText:
    """``advice`` in words; values as for `battery_advice`."""
    translate = QCoreApplication.translate
    title = translate("Battery", "The computer runs on its battery now.")
    if advice is Advice.RESERVE:
        text = translate(
            "Battery",
            "Your settings leave {reserve} more memory free on battery. The model was loaded "
            "before; load it again for that to count.",
        ).format(reserve=format_bytes(reserve_bytes))
    else:
        text = translate(
            "Battery",
            "{ratio}\u00a0% of the experts are streamed from the drive, and that takes power with "
            "every token. Streaming less of them, or a smaller model, makes the battery last "
            "longer.",
        ).format(ratio=ratio)
    return AdviceText(title, text)
