"""Rows of the list of models in words."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from moechat.core.catalogue import Purpose
from moechat.core.device_name import short_device_name
from moechat.core.download_queue import QueueState
from moechat.core.download_verdict import Circumstances, DownloadVerdict, Suitability
from moechat.core.machine import DeviceFacts, DeviceKind, DriveKind
from moechat.core.model_facts import Answer
from moechat.core.speed_learning import Basis
from moechat.hub.installed import InstalledModel, InstallState
from moechat.protocol.download_messages import Phase
from moechat.services.download_texts import (
    duration_text,
    install_text,
    progress_text,
    state_text,
)
from moechat.services.download_view import Download
from moechat.services.joining import in_a_list, one_after_another
from moechat.services.machine_texts import drive_text
from moechat.services.shelf_model import (
    ShelfFilter,
    ShelfModel,
    ShelfOrder,
    ShelfState,
    arranged,
)
from moechat.services.texts import (
    describe,
    format_bytes,
    format_count,
    format_day,
    format_decimal,
)
from moechat.services.verdict_texts import verdict_badge

_CONTEXT = "Shelf"
_BEST = (ShelfFilter.ALL, ShelfOrder.BEST)
_BITS = "bits"
_SHORT_COMMIT = 7  # digits, as git shows them
_COMPLETE = (ShelfState.HERE, ShelfState.IN_USE, ShelfState.DAMAGED)
_GRAPHICS = (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)


def title_text(model: ShelfModel) -> str:
    """Name and precision."""
    name, precision = model.name.name, model.name.precision
    told = name.endswith(_BITS)  # the catalogue tells apart what is there in both
    return name if told or not precision else f"{name} {precision}"


def about_text(model: ShelfModel) -> str:
    """What kind of model it is."""
    translate = QCoreApplication.translate
    facts, entry = model.facts, model.entry
    pipeline = facts.pipeline if facts else entry.pipeline if entry else "LLM"
    parts = [
        translate("Shelf", "text + images") if pipeline == "VLM" else translate("Shelf", "text")
    ]
    if entry is not None and entry.purpose is Purpose.CODE:
        parts[0] = translate("Shelf", "code")
    shape = entry.shape if entry else None
    experts = facts.experts if facts else shape.experts if shape else 0
    top_k = facts.top_k if facts else shape.top_k if shape else 0
    if experts:
        text = translate("Shelf", "{experts} experts, {active} active")
        parts.append(text.format(experts=format_count(experts), active=format_count(top_k)))
    elif facts is not None:
        parts.append(translate("Shelf", "no experts"))
    if not (facts or entry) and model.hub is not None:
        parts = [model.hub.repo]
    return " · ".join(parts)


def parameters_text(model: ShelfModel) -> str:
    """Total and active parameters, in billions."""
    entry = model.entry
    if entry is None:
        return ""
    text = QCoreApplication.translate("Shelf", "{number} B")
    numbers = [entry.total_parameters_b]
    if entry.active_parameters_b is not None and entry.active_parameters_b != numbers[0]:
        numbers.append(entry.active_parameters_b)
    return " · ".join(text.format(number=QLocale().toString(n, "g", 3)) for n in numbers)


def parameters_sentence(model: ShelfModel) -> str:
    """The same where no head of a column says what is what."""
    total, _, active = parameters_text(model).partition(" · ")
    if not active:
        return total
    text = QCoreApplication.translate("Shelf", "{total} parameters, {active} active")
    return text.format(total=total, active=active)


def size_text(model: ShelfModel) -> str:
    """Of its files."""
    size = model.size_bytes
    if size is None:
        return ""
    text = QCoreApplication.translate("Shelf", "~{size}") if model.is_size_estimated else "{size}"
    return text.format(size=format_bytes(size))


def headline_text(model: ShelfModel) -> str:
    """The verdict in a few words; empty while there is none."""
    translate, verdict = QCoreApplication.translate, model.verdict
    if model.state is ShelfState.DAMAGED:
        return translate("Shelf", "Files are damaged or missing")
    if verdict is None:
        return ""
    if not verdict.has_room and not model.is_here:
        return translate("Shelf", "No room on the drive")
    facts = model.facts
    if (
        verdict.suitability is Suitability.RESIDENT
        and facts is not None
        and facts.experts
        and facts.streamable is Answer.NO
    ):
        return translate("Shelf", "Fits; its experts cannot be streamed")
    return verdict_badge(verdict)


def figures_text(model: ShelfModel) -> str:
    """What it needs and how fast it is, or why nothing can be said."""
    translate, verdict = QCoreApplication.translate, model.verdict
    if verdict is None:
        if model.facts is None and model.entry is not None:
            return translate("Shelf", "its size is not known before the download")
        return ""
    parts = []
    if (speed := verdict.tokens_per_second) is not None:
        parts.append(_speed(speed, verdict))
    if verdict.needed_bytes is not None:
        text = translate("Shelf", "needs {size}")
        parts.append(text.format(size=format_bytes(verdict.needed_bytes)))
    if verdict.tokens_per_second is None and (usable := verdict.usable_bytes) is not None:
        text = translate("Shelf", "{size} are free for it")
        parts.append(text.format(size=format_bytes(usable)))
    return " · ".join(parts)


def better_text(model: ShelfModel, models: Sequence[ShelfModel]) -> str:
    """What to take instead of a model that is advised against; empty where there is nothing."""
    if model.is_advised or model.is_here:
        return ""
    purpose = model.entry.purpose if model.entry is not None else Purpose.CHAT
    kin = [m for m in models if m.entry is not None and m.entry.purpose is purpose]
    better = next(iter(arranged([m for m in kin if m.is_advised and m.verdict], *_BEST)), None)
    if better is None:
        return ""
    text = QCoreApplication.translate("Shelf", "Better on this PC: {name} ({verdict}).")
    return text.format(name=title_text(better), verdict=headline_text(better))


def _speed(speed: float, verdict: DownloadVerdict) -> str:
    translate = QCoreApplication.translate
    if verdict.basis is Basis.MEASURED:
        text = translate("Shelf", "{speed} tok/s measured")
        return text.format(speed=format_decimal(speed))
    return translate("Shelf", "about {speed} tok/s, estimated").format(
        speed=format_count(round(speed)) if speed >= 10 else format_decimal(speed)
    )


def progress_line(download: Download) -> str:
    """How far it is, for a narrow place: ``6.1 of 16.2 GB``, or what it is doing instead."""
    doing = download.phase is not None and download.phase is not Phase.DOWNLOADING
    if download.state is not QueueState.RUNNING or download.phase is None or doing:
        return state_text(download)
    item = download.item
    if not item.total_bytes:
        return state_text(download)
    done, total = format_bytes(item.done_bytes), format_bytes(item.total_bytes)
    number, space, unit = done.partition("\N{NO-BREAK SPACE}")
    if total.endswith(f"{space}{unit}"):
        done = number  # the unit is told once
    return QCoreApplication.translate("Shelf", "{done} of {total}").format(done=done, total=total)


def pace_line(download: Download) -> str:
    """How fast it is, and how long the rest takes: ``88 MB/s · 2 min``."""
    progress = download.progress
    if progress is None or download.phase is not Phase.DOWNLOADING:
        return ""
    parts = []
    if progress.bytes_per_s:
        rate = QCoreApplication.translate("Shelf", "{size}/s")
        parts.append(rate.format(size=format_bytes(round(progress.bytes_per_s))))
    if progress.left_s is not None:
        parts.append(duration_text(progress.left_s))
    return " · ".join(parts)


def fraction_of(download: Download) -> float:
    """How much of it has come, from 0 to 1."""
    item = download.item
    return item.done_bytes / item.total_bytes if item.total_bytes else 0.0


def trouble_text(model: ShelfModel) -> str:
    """Why it is held, or what is wrong with its files; empty where nothing is."""
    download, installed = model.download, model.installed
    if download is not None and download.fault is not None:
        text = describe(download.fault)
        return one_after_another((text.title, text.advice))
    if installed is not None and installed.state is InstallState.DAMAGED:
        return in_a_list(installed.damaged)
    if model.state is ShelfState.HELD and download is not None:
        return progress_text(download)
    return ""


def state_line(model: ShelfModel) -> str:
    """In what state it is on this computer; empty for what is only offered."""
    translate = QCoreApplication.translate
    if model.state is ShelfState.OFFERED:
        return ""
    if model.download is not None and model.download.state is not QueueState.DONE:
        text = translate("Shelf", "Its download: {state}.")
        return text.format(state=state_text(model.download))
    if model.installed is None:
        return ""
    text = translate("Shelf", "Its files: {state}.")
    return text.format(state=install_text(model.installed.state))


def used_text(model: ShelfModel, today: date) -> str:
    """When a model that is here answered last; empty where that goes without saying."""
    translate = QCoreApplication.translate
    if model.state not in (ShelfState.HERE, ShelfState.DAMAGED):
        return ""
    if model.last_used is None:
        return translate("Shelf", "not used yet")
    day = date.fromtimestamp(model.last_used)  # noqa: DTZ012 - as the calendar on the wall
    if (days := (today - day).days) <= 0:
        return translate("Shelf", "used today")
    if days == 1:
        return translate("Shelf", "used yesterday")
    told = format_day(QDate(day.year, day.month, day.day))
    return translate("Shelf", "used {day}").format(day=told)


def kept_text(model: ShelfModel) -> str:
    """Whether the files of a model that is here are verified, and of which revision they are.

    Of one that is not complete, how far it is.
    """
    if model.state is ShelfState.HELD and model.download is not None:
        return state_text(model.download)
    if model.state is ShelfState.INCOMPLETE and model.installed is not None:
        return _incomplete(model.installed)
    if model.installed is None or model.state not in _COMPLETE:
        return ""
    state = model.installed.state
    parts = [install_text(state)] if model.state is not ShelfState.DAMAGED else []
    if state is InstallState.CHANGED:  # in full it stands in the details
        parts = [QCoreApplication.translate("Shelf", "changed")]
    return " · ".join(filter(None, (*parts, model.installed.commit[:_SHORT_COMMIT])))


def _incomplete(model: InstalledModel) -> str:
    translate, said = QCoreApplication.translate, install_text(InstallState.INCOMPLETE)
    if not model.planned_bytes:
        return said
    share = translate("Shelf", "{percent} %").format(
        percent=format_count(
            100 * min(model.part_bytes, model.planned_bytes) // model.planned_bytes
        )
    )
    return f"{said} · {share}"


def update_text(model: ShelfModel) -> str:
    """What an update would fetch; empty where nothing newer is known."""
    update = model.update
    if update is None:
        return ""
    text = QCoreApplication.translate("Shelf", "revision {commit}, changed files: {count}, {size}")
    return text.format(
        commit=update.commit[:_SHORT_COMMIT],
        count=format_count(update.files),
        size=format_bytes(update.size_bytes),
    )


def news_text(model: ShelfModel) -> str:
    """That there is an update, for a narrow place; empty where nothing newer is known."""
    if model.update is None:
        return ""
    told = QCoreApplication.translate("Shelf", "update · {commit}")
    return told.format(commit=model.update.commit[:_SHORT_COMMIT])


def licence_name(model: ShelfModel) -> str:
    """Of a model that is only offered, as far as it is known."""
    if model.state is not ShelfState.OFFERED:
        return ""
    hub = model.hub.licence if model.hub is not None else ""
    return (model.entry.licence if model.entry is not None else "") or hub


def machine_line(here: Circumstances) -> str:
    """This computer in one line."""
    translate, machine = QCoreApplication.translate, here.machine
    parts = []
    gpus = [device for device in machine.devices if device.kind in _GRAPHICS]
    best = max(gpus, key=lambda gpu: (gpu.xmx, gpu.budget_bytes or 0), default=None)
    parts += _device_parts(best or next(iter(machine.devices), None))
    text = translate("Shelf", "{total} RAM, {free} free")
    parts.append(
        text.format(
            total=format_bytes(machine.ram_total_bytes),
            free=format_bytes(machine.ram_available_bytes),
        )
    )
    if best is not None and best.budget_bytes is not None:
        text = translate("Shelf", "GPU may use {size}")
        parts.append(text.format(size=format_bytes(best.budget_bytes)))
    if (drive := machine.drive) is not None and drive.free_bytes is not None:
        free = format_bytes(drive.free_bytes)
        if drive.kind is DriveKind.UNKNOWN:
            parts.append(translate("Shelf", "{free} free on the drive").format(free=free))
        else:
            text = translate("Shelf", "{drive}, {free} free")
            parts.append(text.format(drive=drive_text(drive.kind), free=free))
    return " · ".join(parts)


def _device_parts(device: DeviceFacts | None) -> list[str]:
    if device is None:
        return []
    name = short_device_name(device.name)
    if device.xmx:
        return [QCoreApplication.translate("Shelf", "{name} (XMX)").format(name=name)]
    return [name]


def summary_line(models: list[ShelfModel]) -> str:
    """How many downloads there are."""
    translate = QCoreApplication.translate
    wanted = [m.download for m in models if m.state is ShelfState.WANTED and m.download]
    if not wanted:
        return ""
    running = sum(download.state is QueueState.RUNNING for download in wanted)
    parts = []
    if running:
        text = translate("Shelf", "downloads running: {count}")
        parts.append(text.format(count=format_count(running)))
    if waiting := len(wanted) - running:
        parts.append(
            translate("Shelf", "downloads waiting: {count}").format(count=format_count(waiting))
        )
    return in_a_list(parts)


def space_line(models: list[ShelfModel]) -> str:
    """What the models on this computer take."""
    size = sum(model.installed.size_bytes for model in models if model.installed)
    if not size:
        return ""
    text = QCoreApplication.translate("Shelf", "{size} of models on this PC")
    return text.format(size=format_bytes(size))
