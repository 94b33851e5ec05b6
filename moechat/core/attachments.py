"""What is attached to messages: documents, images, and passages of documents."""

from enum import StrEnum

import msgspec


class AttachmentKind(StrEnum):
    """What an attachment is."""

    DOCUMENT = "document"  # its text
    IMAGE = "image"
    PASSAGES = "passages"  # of a document that was too long, as one question was given them


class DocumentUse(StrEnum):
    """How the model gets a document."""

    WHOLE = "whole"  # with the message that it is attached to
    PASSAGES = "passages"  # with every question, those that suit it


class PassageMethod(StrEnum):
    """How passages were chosen."""

    WORDS = "words"  # they have the words of the question (BM25)
    BEGINNING = "beginning"  # of the document, as it has none of these words


class PassageSpot(msgspec.Struct, frozen=True, omit_defaults=True):
    """One passage in the text of an attachment of `AttachmentKind.PASSAGES`."""

    start: int
    end: int
    page: int = 0  # that it begins on, from 1; 0 = the document has no pages


class AttachmentAbout(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of an attachment beside its text."""

    file_bytes: int = 0
    pages: int = 0
    page_starts: tuple[int, ...] = ()  # where each page begins in the text
    use: DocumentUse | None = None  # of a document; ``None`` = not decided yet
    width: int = 0  # of an image, in pixels, as it goes to the model
    height: int = 0
    thumbnail: bytes = b""  # of an image: a small JPEG
    method: PassageMethod | None = None  # of passages
    spots: tuple[PassageSpot, ...] = ()


class Attachment(msgspec.Struct, frozen=True, kw_only=True):
    """One attachment; ``text`` and ``data`` may be left out where many are listed."""

    id: str = ""
    name: str  # of the file; for passages that of their document
    kind: AttachmentKind
    about: AttachmentAbout = AttachmentAbout()
    text: str = ""
    data: bytes | None = None  # of an image: PNG or JPEG
    message_id: str | None = None  # ``None`` = in the composer


def page_of(page_starts: tuple[int, ...], place: int) -> int:
    """The page that a place of the text stands on, from 1; 0 = there are no pages."""
    return sum(start <= place for start in page_starts)


_PIXELS_A_TOKEN = 28 * 28  # usual: patches of 14 pixels, four of them a token
_LEAST_IMAGE_TOKENS = 64


def estimate_image_tokens(width: int, height: int) -> int:
    """About as many tokens as an image takes in a prompt; every kind of model has its own rule."""
    return max(_LEAST_IMAGE_TOKENS, width * height // _PIXELS_A_TOKEN)
