"""What export and import say, in files and on the window."""

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from moechat.core.export_words import ExportWords
from moechat.core.import_tree import Words
from moechat.services.chat_reader import Origin
from moechat.services.chat_writer import ExportFormat
from moechat.services.joining import one_after_another
from moechat.services.texts import format_count
from moechat.store.incoming import Added

_LONGEST_NAME: Final = 80  # characters, of which one may be four bytes
_RESERVED: Final = frozenset(
    {"CON", "PRN", "AUX", "NUL"} | {f"{port}{n}" for port in ("COM", "LPT") for n in range(10)}
)  # on Windows, whatever the suffix


def export_words() -> ExportWords:
    """What is in an exported file besides the messages."""
    translate = QCoreApplication.translate
    return ExportWords(
        you=translate("Export", "You"),
        assistant=translate("Export", "Assistant"),
        system=translate("Export", "System"),
        thinking=translate("Export", "Thinking"),
        attached=translate("Export", "Attached: {0}"),
        untitled=translate("Export", "Untitled"),
        chats=translate("Export", "Chats"),
        made=translate("Export", "Exported from moechat, {0}"),
        page=translate("Export", "Page {0}"),
        begun=translate("Export", "Begun {0}"),
        interrupted=translate("Export", "This answer was interrupted."),
        stopped=translate("Export", "This answer was stopped."),
        cut_off=translate("Export", "This answer ended at its limit of length."),
        damaged=translate("Export", "This message was damaged on the drive."),
        language=QLocale().bcp47Name().split("-")[0] or "en",
        when=_when,
    )


def import_words() -> Words:
    """What stands for what cannot be imported."""
    translate = QCoreApplication.translate
    return Words(
        image=translate("Import", "[image]"),
        audio=translate("Import", "[audio]"),
        video=translate("Import", "[video]"),
        file=translate("Import", "[file: {0}]"),
        other=translate("Import", "[not imported: {0}]"),
    )


def file_name(title: str) -> str:
    """A name for a file, without its suffix, that every system takes."""
    kept = re.sub(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]+', " ", title)
    name = " ".join(kept.split())[:_LONGEST_NAME].strip(" .")
    if not name or name.split(".")[0].upper() in _RESERVED:
        name = f"moechat {name}".strip()
    return name


def format_name(kind: ExportFormat) -> str:
    """A format and what is special about it, in a few words."""
    translate = QCoreApplication.translate
    return {
        ExportFormat.MARKDOWN: translate("Export", "Markdown"),
        ExportFormat.HTML: translate("Export", "Web page"),
        ExportFormat.PDF: translate("Export", "PDF"),
        ExportFormat.JSON: translate("Export", "JSON, with all versions, to be imported again"),
    }[kind]


def origin_name(origin: Origin) -> str:
    """The program that wrote a file."""
    return {
        Origin.MOECHAT: "moechat",
        Origin.CHATGPT: "ChatGPT",
        Origin.LM_STUDIO: "LM Studio",
        Origin.OPEN_WEBUI: "Open WebUI",
    }[origin]


def writing_text(done: int, total: int) -> str:
    """How far an export is, in messages."""
    text = QCoreApplication.translate("Export", "Exporting: {0} of {1} messages")
    return text.format(format_count(done), format_count(total))


def exported_text(chats: int, name: str) -> str:
    """That chats were written to a file."""
    translate = QCoreApplication.translate
    text = (
        translate("Export", "1 chat saved as {name}.")
        if chats == 1
        else translate("Export", "{count} chats saved as {name}.")
    )
    return text.format(count=format_count(chats), name=name)


def known_text(chats: int, known: int) -> str:
    """That chats of a file are here already."""
    translate = QCoreApplication.translate
    if chats == 1:
        return translate("Import", "The chat of this file is here already.")
    if known == chats:
        text = translate("Import", "All {chats} chats of this file are here already.")
    elif known == 1:
        text = translate("Import", "1 of the {chats} chats of this file is here already.")
    else:
        text = translate("Import", "{known} of the {chats} chats of this file are here already.")
    return text.format(chats=format_count(chats), known=format_count(known))


def imported_text(added: Added, origin: Origin) -> str:
    """What became of the chats of a file."""
    translate = QCoreApplication.translate
    text = (
        translate("Import", "1 chat imported from {program}.")
        if added.added == 1
        else translate("Import", "{count} chats imported from {program}.")
    )
    sentences = [text.format(count=format_count(added.added), program=origin_name(origin))]
    if added.skipped == 1:
        sentences.append(translate("Import", "1 chat left out, as it is here already."))
    elif added.skipped:
        text = translate("Import", "{count} chats left out, as they are here already.")
        sentences.append(text.format(count=format_count(added.skipped)))
    return one_after_another(sentences)


def _when(seconds: float) -> str:
    moment = QDateTime.fromMSecsSinceEpoch(round(seconds * 1000))
    return QLocale().toString(moment, QLocale.FormatType.LongFormat)
