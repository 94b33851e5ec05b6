"""Sentences about what is attached to messages."""

from PySide6.QtCore import QCoreApplication

from moechat.core.attachments import (
    Attachment,
    AttachmentKind,
    DocumentUse,
    PassageMethod,
    PassageSpot,
)
from moechat.services.texts import format_bytes, format_count

_LEAST_BYTES = 1_000  # that are told
_MIDDLE = " · "


def details_text(attachment: Attachment, tokens: int | None = None, *, exact: bool = True) -> str:
    """Size, pages and tokens, as far as they are known."""
    translate, about = QCoreApplication.translate, attachment.about
    parts = []
    if attachment.kind is AttachmentKind.IMAGE and about.width:
        parts.append(
            translate("Attachments", "{0} by {1} pixels").format(about.width, about.height)
        )
    elif about.file_bytes >= _LEAST_BYTES:
        parts.append(format_bytes(about.file_bytes))
    if about.pages:
        pages = (
            translate("Attachments", "1 page")
            if about.pages == 1
            else translate("Attachments", "{0} pages").format(format_count(about.pages))
        )
        parts.append(pages)
    if tokens is not None:
        pattern = (
            translate("Attachments", "{0} tokens")
            if exact
            else translate("Attachments", "~{0} tokens")
        )
        parts.append(pattern.format(format_count(tokens)))
    return _MIDDLE.join(parts)


def use_text(attachment: Attachment) -> str:
    """How a document was read."""
    translate = QCoreApplication.translate
    return {
        DocumentUse.WHOLE: translate("Attachments", "read whole"),
        DocumentUse.PASSAGES: translate("Attachments", "read by passages"),
        None: "",
    }[attachment.about.use]


def reading_text(done: int, total: int) -> str:
    """How far the reading of a document is."""
    translate = QCoreApplication.translate
    if not total:
        return translate("Attachments", "Reading…")
    return translate("Attachments", "Reading page {0} of {1}").format(
        format_count(done), format_count(total)
    )


def passages_title(count: int) -> str:
    """Opens and closes the passages that were used."""
    translate = QCoreApplication.translate
    if count == 1:
        return translate("Attachments", "1 passage used")
    return translate("Attachments", "{0} passages used").format(format_count(count))


def passage_place(name: str, spot: PassageSpot) -> str:
    """Where a passage comes from."""
    if not spot.page:
        return name
    return QCoreApplication.translate("Attachments", "{0}, page {1}").format(
        name, format_count(spot.page)
    )


def method_text(method: PassageMethod | None) -> str:
    """How passages were chosen, and what follows from it."""
    translate = QCoreApplication.translate
    if method is PassageMethod.BEGINNING:
        return translate(
            "Attachments",
            "The document is too long to be read whole, and has no word of the question: this is "
            "its beginning.",
        )
    return translate(
        "Attachments",
        "The document is too long to be read whole. These passages were chosen by the words of "
        "the question (BM25), not by its meaning.",
    )


def pasted_name() -> str:
    """Of a document that was pasted."""
    return QCoreApplication.translate("Attachments", "Pasted text.txt")


def image_name() -> str:
    """Of an image that was pasted."""
    return QCoreApplication.translate("Attachments", "Pasted image.png")
