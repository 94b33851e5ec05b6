"""Faults, states and sizes in plain words."""

import string
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from moechat.core.engine_state import EngineState
from moechat.core.faults import Fault, FaultCode
from moechat.core.memory_plan import GIB
from moechat.protocol.messages import LoadStage
from moechat.services.fault_texts import CONTEXT, FAULT_TEXTS, Entry, FaultAction
from moechat.services.joining import as_sentence, one_after_another

__all__ = [
    "FaultAction",
    "FaultText",
    "action_label",
    "describe",
    "format_bytes",
    "format_count",
    "format_decimal",
    "format_number",
    "load_stage_text",
    "state_text",
]

_MIB = 1024**2

# The engine is gone after these; what to do depends on what it was doing.
_DEATHS = frozenset(
    {
        FaultCode.DRIVER_FAILED,
        FaultCode.ENGINE_DIED,
        FaultCode.ENGINE_GARBLED,
        FaultCode.ENGINE_OUT_OF_MEMORY,
        FaultCode.ENGINE_SILENT,
        FaultCode.GPU_LOST,
    }
)
# Of those, the ones that less of the model in memory may prevent.
_OF_MEMORY = frozenset(
    {FaultCode.DRIVER_FAILED, FaultCode.ENGINE_OUT_OF_MEMORY, FaultCode.GPU_LOST}
)
# Native code speaks like this; people should not have to read it.
_TECHNICAL = ("\n", "::", ".cpp", ".hpp", ".py", "Exception", "Error(", "Traceback", "0x", "errno")
_LONGEST_REASON = 200


@dataclass(frozen=True)
class FaultText:
    """What a person reads about a fault."""

    title: str
    advice: str
    action: FaultAction | None
    other: FaultAction | None = None  # what else could be done

    @property
    def choices(self) -> tuple[FaultAction, ...]:
        """What can be done, the better first."""
        return tuple(choice for choice in (self.action, self.other) if choice is not None)


def describe(fault: Fault) -> FaultText:
    """``fault`` in plain words: what happened, why, and what to do next."""
    values = _readable(fault.values)
    entry = _entry(fault)
    titles = [filled for title in entry.titles if (filled := _fill(title, values))]
    advice = [filled for sentence in entry.advice if (filled := _fill(sentence, values))]
    title, action, other = titles[0], entry.action, entry.other
    stage = str(fault.values.get("stage", ""))
    if stage == "decode":
        kept = QCoreApplication.translate("Fault", "What was written is kept.")
        title = one_after_another((title, kept))
    if fault.code in _DEATHS:
        further, by_stage = _after_death(stage)
        advice.append(further)
        action = action or by_stage
        other = other or (FaultAction.LOAD_SAFER if fault.code in _OF_MEMORY else None)
    return FaultText(title, one_after_another(advice), action, other)


def action_label(action: FaultAction) -> str:
    """The text of the button for ``action``."""
    translate = QCoreApplication.translate
    return {
        FaultAction.TRY_AGAIN: translate("FaultAction", "Try again"),
        FaultAction.CONTINUE: translate("FaultAction", "Continue the answer"),
        FaultAction.RESTART_ENGINE: translate("FaultAction", "Restart the engine"),
        FaultAction.RELOAD_MODEL: translate("FaultAction", "Load the model again"),
        FaultAction.LOAD_ANYWAY: translate("FaultAction", "Load it anyway"),
        FaultAction.LOAD_SAFER: translate("FaultAction", "Load it with less in memory"),
        FaultAction.FORCE_STOP: translate("FaultAction", "Stop now"),
        FaultAction.CHOOSE_MODEL: translate("FaultAction", "Choose a model…"),
        FaultAction.CHOOSE_DEVICE: translate("FaultAction", "Choose a device…"),
        FaultAction.OPEN_FOLDER: translate("FaultAction", "Open the folder"),
        FaultAction.NEW_CHAT: translate("FaultAction", "New chat"),
        FaultAction.BEGIN_AFRESH: translate("FaultAction", "Go on with what can be read"),
    }[action]


def load_stage_text(stage: LoadStage) -> str:
    """What a load is doing."""
    translate = QCoreApplication.translate
    return {
        LoadStage.CHECKING: translate("EngineState", "Checking the files"),
        LoadStage.READING: translate("EngineState", "Reading weights"),
        LoadStage.COMPILING: translate("EngineState", "Compiling"),
        LoadStage.WARMING_UP: translate("EngineState", "Warming up"),
    }[stage]


def state_text(
    state: EngineState,
    *,
    stage: LoadStage | None = None,
    load_fraction: float = 0.0,
    prefilling: bool = False,
    restarted: bool = False,
    remembered: bool = False,
) -> str:
    """The engine's state in a few words.

    ``stage`` and ``load_fraction`` (0 to 1) belong to LOADING, ``prefilling`` to GENERATING.
    ``restarted``: it died since the last load. ``remembered``: the next message loads a model.
    """
    translate = QCoreApplication.translate
    if state is EngineState.LOADING and load_fraction > 0:
        return translate("EngineState", "Loading, {percent}\u00a0%").format(
            percent=round(load_fraction * 100)
        )
    if state is EngineState.LOADING and stage is not None:
        return _loading_text(stage)
    if state is EngineState.GENERATING and prefilling:
        return translate("EngineState", "Reading the prompt")
    if restarted and state in (EngineState.STARTING, EngineState.IDLE):
        return translate("EngineState", "Engine restarted")
    if remembered and state is EngineState.IDLE:
        return translate("EngineState", "Unloaded")
    return {
        EngineState.ABSENT: translate("EngineState", "Engine off"),
        EngineState.STARTING: translate("EngineState", "Starting"),
        EngineState.IDLE: translate("EngineState", "No model"),
        EngineState.LOADING: translate("EngineState", "Loading"),
        EngineState.READY: translate("EngineState", "Ready"),
        EngineState.GENERATING: translate("EngineState", "Answering"),
        EngineState.STOPPING: translate("EngineState", "Stopping"),
        EngineState.UNLOADING: translate("EngineState", "Freeing memory"),
        EngineState.FAILED: translate("EngineState", "Engine stopped"),
    }[state]


def _loading_text(stage: LoadStage) -> str:
    # Whole phrases: other languages inflect what follows the colon.
    translate = QCoreApplication.translate
    return {
        LoadStage.CHECKING: translate("EngineState", "Loading: checking the files"),
        LoadStage.READING: translate("EngineState", "Loading: reading weights"),
        LoadStage.COMPILING: translate("EngineState", "Loading: compiling"),
        LoadStage.WARMING_UP: translate("EngineState", "Loading: warming up"),
    }[stage]


def format_bytes(size: int) -> str:
    """``size`` bytes as people know it from their task manager: 1 GB is 1024³ bytes here."""
    locale = _locale()
    if round(size / _MIB) >= 1024:
        number, unit = locale.toString(size / GIB, "f", 1), "GB"
    elif round(size / 1024) >= 1024:
        number, unit = locale.toString(round(size / _MIB)), "MB"
    elif 0 < size < 1024:
        return QCoreApplication.translate("Size", "under 1\u00a0kB")
    else:
        number, unit = locale.toString(round(size / 1024)), "kB"
    return f"{number}\N{NO-BREAK SPACE}{unit}"


def format_count(number: int) -> str:
    """``number`` with thousands separators."""
    return _locale().toString(number)


def format_decimal(value: float) -> str:
    """``value`` with one digit after the point where that says something."""
    return _locale().toString(value, "f", 1 if value < 100 else 0)


def format_number(value: float) -> str:
    """``value`` with as many digits as it needs, at most six."""
    if value == int(value):
        return format_count(int(value))
    locale = QLocale(_locale())
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(value, "g", 6)


def format_day(day: QDate) -> str:
    """``day`` as briefly as people write it here."""
    if _is_c():
        return day.toString(Qt.DateFormat.ISODate)
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)


def format_moment(moment: QDateTime) -> str:
    """``moment``, to the minute, as briefly as people write it here."""
    if _is_c():
        return moment.toString("yyyy-MM-dd hh:mm")
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def _locale() -> QLocale:
    return QLocale(QLocale.Language.English) if _is_c() else QLocale()


def _is_c() -> bool:
    """Whether numbers would be 6000000 and days 30 11 2026; nobody who sees it chose that."""
    return QLocale().language() is QLocale.Language.C  # C.UTF-8 is no QLocale.c()


def _entry(fault: Fault) -> Entry:
    entries = FAULT_TEXTS[fault.code]
    for entry in entries:
        if all(fault.values.get(key) == wanted for key, wanted in entry.when):
            return entry
    return entries[-1]


def _fill(sentence: object, values: Mapping[str, str]) -> str | None:
    """The translated ``sentence`` with its values; None where one of them is unknown."""
    translated = QCoreApplication.translate(CONTEXT, str(sentence))
    names = {name for _, name, _, _ in string.Formatter().parse(translated) if name}
    if not names <= values.keys():
        return None
    return translated.format_map(values)


def _readable(values: Mapping[str, str | int | float]) -> dict[str, str]:
    """The values as they go into sentences; those that say nothing to a person are left out."""
    readable = {}
    for name, value in values.items():
        if isinstance(value, str):
            text = _last_title(value) if name == "last" else value.strip()
            if name == "reason":
                text = _reason(text)
            if text:
                readable[name] = text
        elif name in ("bytes", "limit") or name.endswith("_bytes"):
            readable[name] = format_bytes(int(value))
        else:
            readable[name] = format_count(round(value))
    return readable


def _reason(text: str) -> str:
    if len(text) > _LONGEST_REASON or any(sign in text for sign in _TECHNICAL):
        return ""
    return text if not text or text[-1] in ".!?。" else as_sentence(text)


def _last_title(code: str) -> str:
    try:
        return describe(Fault(FaultCode(code))).title
    except ValueError:
        return ""


def _after_death(stage: str) -> tuple[str, FaultAction]:
    """What to do, by what the engine was doing when it died; without a stage it lives."""
    translate = QCoreApplication.translate
    if stage == "decode":
        return (
            translate(
                "Fault", "The engine was restarted; the answer can go on from its last word."
            ),
            FaultAction.CONTINUE,
        )
    if stage == "prefill":
        return (
            translate("Fault", "The engine was restarted; your message is kept."),
            FaultAction.CONTINUE,
        )
    if stage in ("idle", "priming"):
        return (
            translate("Fault", "It was restarted; the model loads again with the next message."),
            FaultAction.RELOAD_MODEL,
        )
    return (
        translate("Fault", "Load the model again, or choose another."),
        FaultAction.RELOAD_MODEL,
    )
