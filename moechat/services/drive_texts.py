"""The test of a drive in plain words: its figures, and what they mean for streamed models."""

from PySide6.QtCore import QCoreApplication

from moechat.core.cells import cells
from moechat.core.drive_choice import ModelPlace
from moechat.core.drive_test import (
    Allowed,
    DriveTest,
    Encryption,
    FileRead,
    LinkSpeed,
)
from moechat.core.machine import DriveKind
from moechat.services.drive_report import DriveReport
from moechat.services.drive_test import Stage
from moechat.services.joining import in_a_list
from moechat.services.machine_texts import drive_text
from moechat.services.read_ahead_texts import read_ahead_lines
from moechat.services.texts import format_bytes, format_count, format_decimal, format_number

_QUICK, _SLOW = 7.0, 3.0  # tokens a second, half of the experts streamed
_JUDGED_RATIO = 50


def stage_text(stage: Stage) -> str:
    """What a test is doing."""
    translate = QCoreApplication.translate
    return {
        Stage.LOOKING: translate("Drive", "Looking at the drive…"),
        Stage.WRITING: translate("Drive", "Writing a file to read…"),
        Stage.SMALL: translate("Drive", "Reading 4 kB at a time…"),
        Stage.SLICES: translate("Drive", "Reading expert slices…"),
        Stage.AT_ONCE: translate("Drive", "Reading four slices at a time…"),
        Stage.IN_ORDER: translate("Drive", "Reading in order…"),
        Stage.READ_AHEAD: translate("Drive", "Trying read-ahead…"),
        Stage.OTHERS: translate("Drive", "Looking at the other drives…"),
    }[stage]


def drive_rows(test: DriveTest) -> list[tuple[str, str]]:
    """What was measured and what the system tells, by name."""
    translate = QCoreApplication.translate
    not_here = translate("Drive", "not available here")
    rows = [
        (translate("Drive", "Drive"), _about(test)),
        (translate("Drive", "What was read"), _file(test)),
        (translate("Drive", "4 kB, random"), _small(test) or not_here),
        (_slice_name(test), _slices(test) or not_here),
        (
            translate("Drive", "In order"),
            _rate(test.sequential_mb_s) if test.sequential_mb_s else not_here,
        ),
        (
            translate("Drive", "Read-ahead"),
            not_here if test.readahead_kb is None else _kilobytes(test.readahead_kb),
        ),
        (translate("Drive", "Encryption"), _encryption(test.encryption)),
        (translate("Drive", "Compression"), _compression(test.compression)),
    ]
    if test.link is not None:
        rows.append((translate("Drive", "Link"), _link(test.link)))
    return rows


def allowed_heads() -> tuple[str, str, str]:
    """Names of what `allowed_cells` gives."""
    translate = QCoreApplication.translate
    return (
        translate("Drive", "Streamed"),
        translate("Drive", "tok/s"),
        translate("Drive", "First token"),
    )


def allowed_cells(each: Allowed) -> tuple[str, str, str]:
    """One ratio and what the drive allows at it."""
    translate = QCoreApplication.translate
    return (
        translate("Drive", "{0} %").format(each.ratio),
        format_decimal(each.tokens_per_second),
        translate("Drive", "{0} s").format(format_decimal(each.first_token_s)),
    )


def compared_heads() -> tuple[str, ...]:
    """Names of what `compared_cells` gives."""
    translate = QCoreApplication.translate
    return (
        translate("Drive", "Drive"),
        translate("Drive", "4 kB, random"),
        translate("Drive", "One slice"),
        translate("Drive", "Four slices"),
        translate("Drive", "In order"),
        translate("Drive", "tok/s at {0} %").format(_JUDGED_RATIO),
    )


def compared_cells(report: DriveReport) -> tuple[str, ...]:
    """One drive beside others; "" where something was not measured."""
    test = report.test
    small = QCoreApplication.translate("Drive", "{0} µs")
    half = [each for each in report.allowed if each.ratio == _JUDGED_RATIO]
    return (
        test.path,
        small.format(format_decimal(test.random4k.p50_us)) if test.random4k else "",
        *(
            _rate(rate) if rate else ""
            for rate in (test.slice.qd1_mb_s, test.slice.qd4_mb_s, test.sequential_mb_s)
        ),
        format_decimal(half[0].tokens_per_second) if half else "",
    )


def drive_name(place: ModelPlace) -> str:
    """A drive to choose: its folder, kind and room."""
    free = QCoreApplication.translate("Machine", "{0} free").format(format_bytes(place.free_bytes))
    kind = "" if place.kind is DriveKind.UNKNOWN else drive_text(place.kind)
    return " · ".join(filter(None, (place.folder, kind, free)))


def allowed_caption(report: DriveReport) -> str:
    """Of what the table tells, and under which condition."""
    translate = QCoreApplication.translate
    if report.model is None:
        return ""
    text = (
        translate(
            "Drive",
            "What this drive allows with {model} (an example: there is no such model here), a "
            "prompt of 1,000 tokens, and nothing of the model in the file cache:",
        )
        if report.is_example
        else translate(
            "Drive",
            "What this drive allows with {model}, a prompt of 1,000 tokens, and nothing of the "
            "model in the file cache:",
        )
    )
    return text.format(model=report.model.name)


def verdict(report: DriveReport) -> list[str]:
    """What the figures mean, in sentences; the most important first."""
    return [*_verdict_of(report), *_notes(report.test), *_better(report)]


def report_text(report: DriveReport) -> list[str]:
    """All of it as lines, for the terminal and to copy."""
    rows = drive_rows(report.test)
    width = max(cells(name) for name, _ in rows) + 2
    lines = [name + " " * (width - cells(name)) + text for name, text in rows]
    lines += ["", *verdict(report), *read_ahead_lines(report.test)]
    if report.allowed:
        table = [allowed_heads(), *map(allowed_cells, report.allowed)]
        widths = [max(cells(row[column]) for row in table) for column in range(3)]
        lines += ["", allowed_caption(report)]
        lines += [
            "  ".join(
                " " * (width - cells(cell)) + cell for cell, width in zip(row, widths, strict=True)
            )
            for row in table
        ]
    return lines


# ── rows ─────────────────────────────────────────────────────────────────────


def _about(test: DriveTest) -> str:
    parts = [drive_text(test.kind), test.filesystem or "", test.device or ""]
    if test.free_bytes is not None:
        free = QCoreApplication.translate("Machine", "{0} free")
        parts.append(free.format(format_bytes(test.free_bytes)))
    return f"{in_a_list(parts)} ({test.path})"


def _file(test: DriveTest) -> str:
    translate = QCoreApplication.translate
    text = {
        FileRead.MODEL: translate("Drive", "the largest weights there, {0} in {1} s"),
        FileRead.TEMPORARY: translate("Drive", "a file written for it, {0} in {1} s"),
    }[test.file]
    text = text.format(format_bytes(test.read_bytes), format_decimal(test.seconds))
    return text if test.direct else in_a_list((text, translate("Drive", "through the file cache")))


def _small(test: DriveTest) -> str:
    if test.random4k is None:
        return ""
    text = QCoreApplication.translate(
        "Drive", "{0} µs in the middle, {1} µs for the slowest hundredth, {2} a second"
    )
    small = test.random4k
    return text.format(
        format_decimal(small.p50_us), format_decimal(small.p99_us), format_count(round(small.iops))
    )


def _slice_name(test: DriveTest) -> str:
    text = QCoreApplication.translate("Drive", "Slices of {0}")
    return text.format(_kilobytes(round(test.slice.bytes / 1024)))


def _slices(test: DriveTest) -> str:
    translate = QCoreApplication.translate
    parts = []
    if test.slice.qd1_mb_s is not None:
        parts.append(translate("Drive", "{0}, one at a time").format(_rate(test.slice.qd1_mb_s)))
    if test.slice.qd4_mb_s is not None:
        parts.append(translate("Drive", "{0}, four at a time").format(_rate(test.slice.qd4_mb_s)))
    return in_a_list(parts)


def _rate(mb_s: float) -> str:
    number = format_count(round(mb_s)) if mb_s >= 10 else format_decimal(mb_s)
    return QCoreApplication.translate("Drive", "{0} MB/s").format(number)


def _kilobytes(number: int) -> str:
    return QCoreApplication.translate("Drive", "{0} kB").format(format_count(number))


def _encryption(who: Encryption | None) -> str:
    translate = QCoreApplication.translate
    if who is None:
        return translate("Drive", "not available here")
    return {
        Encryption.DM_CRYPT: translate("Drive", "the whole drive (LUKS, dm-crypt)"),
        Encryption.FSCRYPT: translate("Drive", "by the file system (fscrypt)"),
        Encryption.LAYER: translate("Drive", "by a file system on top of another"),
        Encryption.BITLOCKER: translate("Drive", "the whole drive (BitLocker)"),
        Encryption.EFS: translate("Drive", "this file (EFS)"),
        Encryption.NONE: translate("Drive", "none to be seen"),
    }[who]


def _compression(how: str | None) -> str:
    translate = QCoreApplication.translate
    if how is None:
        return translate("Drive", "not available here")
    return translate("Drive", "none to be seen") if how == "none" else how


def _link(link: LinkSpeed) -> str:
    translate = QCoreApplication.translate
    text = translate("Drive", "{0} GT/s on {1} lanes").format(format_number(link.gt_s), link.lanes)
    if not link.is_reduced:
        return text
    most = translate("Drive", "the drive could do {0} GT/s on {1} lanes").format(
        format_number(link.most_gt_s or link.gt_s), link.most_lanes or link.lanes
    )
    return in_a_list((text, most))


# ── sentences ────────────────────────────────────────────────────────────────


def _verdict_of(report: DriveReport) -> list[str]:
    translate = QCoreApplication.translate
    test = report.test
    if test.kind is DriveKind.MEMORY:
        return [
            translate(
                "Drive",
                "This is memory, not a drive: these figures are of copying. What lies here takes "
                "memory that the model itself needs, and is gone after the next start. Keep "
                "models on a drive.",
            )
        ]
    if test.slice_mb_s is None:
        return [
            translate(
                "Drive",
                "The drive is too slow to be measured in this time; streamed models will hardly "
                "answer from it.",
            )
        ]
    if report.model is not None and not report.allowed:
        text = translate("Drive", "{model} streams nothing; the drive matters only while it loads.")
        return [text.format(model=report.model.name)]
    lines = [_at_half(report)] if report.allowed else []
    if test.gains_by_queue:
        lines.append(
            translate(
                "Drive",
                "Several slices at a time come faster, but OpenVINO reads one after the other: "
                "the figure for one at a time is the one that counts, not the one on the label.",
            )
        )
    return lines


def _at_half(report: DriveReport) -> str:
    translate = QCoreApplication.translate
    half = next(each for each in report.allowed if each.ratio == _JUDGED_RATIO)
    if not report.streams:
        text = translate(
            "Drive",
            "This PC has no graphics that can stream. With such graphics, and half of the experts "
            "of {model} on this drive, it would allow about {speed} tokens a second, and {first} s "
            "to the first token.",
        )
    elif half.tokens_per_second >= _QUICK:
        text = translate(
            "Drive",
            "This drive is fast enough to stream from: with half of the experts of {model} on it "
            "about {speed} tokens a second, and {first} s to the first token.",
        )
    elif half.tokens_per_second >= _SLOW:
        text = translate(
            "Drive",
            "This drive can be streamed from, if not fast: with half of the experts of {model} "
            "on it about {speed} tokens a second, and {first} s to the first token.",
        )
    else:
        text = translate(
            "Drive",
            "This drive is slow to stream from: with half of the experts of {model} on it only "
            "about {speed} tokens a second, and {first} s to the first token.",
        )
    text = text.format(
        model=report.model.name if report.model else "",
        speed=format_decimal(half.tokens_per_second),
        first=format_decimal(half.first_token_s),
    )
    cache = translate("Drive", "What the file cache holds comes faster than from any drive.")
    return translate("Joining", "{0} {1}").format(text, cache)


def _notes(test: DriveTest) -> list[str]:
    translate = QCoreApplication.translate
    lines = []
    if not test.direct and test.kind is not DriveKind.MEMORY:
        lines.append(
            translate(
                "Drive",
                "This file system cannot be read past the file cache, so some of the figures may "
                "be better than the drive.",
            )
        )
    if test.link is not None and test.link.is_reduced:
        lines.append(
            translate(
                "Drive",
                "The drive is connected by less than it can: {link}. Another slot, or a setting "
                "of the firmware, may double its speed.",
            ).format(link=_link(test.link))
        )
    if test.encryption not in (None, Encryption.NONE):
        lines.append(
            translate(
                "Drive",
                "What lies here is encrypted; deciphering is part of what was measured.",
            )
        )
    if test.compression not in (None, "none"):
        lines.append(
            translate(
                "Drive",
                "What lies here is compressed ({how}). Weights hardly become smaller by it, and "
                "reading them takes longer: keep models in a folder without compression.",
            ).format(how=test.compression)
        )
    return lines


def _better(report: DriveReport) -> list[str]:
    translate = QCoreApplication.translate
    better = report.better
    if better is None or better.slice_mb_s is None:
        return []
    text = translate(
        "Drive",
        "Another drive of this computer is the better place for models: {folder} ({kind}) reads "
        "slices at {speed}, and has {free} of room.",
    )
    return [
        text.format(
            folder=better.folder,
            kind=drive_text(better.kind),
            speed=_rate(better.slice_mb_s),
            free=format_bytes(better.free_bytes),
        )
    ]
