"""How documents stand in a prompt: before the words of the message, each between two marks."""

from collections.abc import Sequence

from moechat.core.attachments import Attachment, AttachmentKind, DocumentUse, PassageMethod
from moechat.core.sanitise import ZERO_WIDTH_JOINER

_CLOSE = "</document"
_INTRODUCTIONS = {
    PassageMethod.WORDS: "These passages of the document have words of the question:",
    PassageMethod.BEGINNING: "The document is long; this is its beginning:",
}


def with_documents(text: str, attachments: Sequence[Attachment]) -> str:
    """A message's text as the model reads it; the same for the same attachments at any time."""
    parts = [part for attachment in attachments if (part := _part(attachment))]
    return "\n\n".join([*parts, text] if text.strip() else parts)


def _part(attachment: Attachment) -> str:
    about = attachment.about
    if attachment.kind is AttachmentKind.DOCUMENT and about.use is DocumentUse.WHOLE:
        return _framed(attachment.name, attachment.text)
    if attachment.kind is AttachmentKind.PASSAGES:
        pieces = [
            _framed(attachment.name, attachment.text[spot.start : spot.end], spot.page)
            for spot in about.spots
        ]
        introduction = _INTRODUCTIONS[about.method or PassageMethod.WORDS]
        return "\n\n".join([introduction, *pieces]) if pieces else ""
    return ""


def _framed(name: str, text: str, page: int = 0) -> str:
    """A document cannot pretend to end before its end."""
    shown = " ".join(name.replace('"', "'").replace("<", "(").replace(">", ")").split())
    place = f' page="{page}"' if page else ""
    inner = text.replace(_CLOSE, f"<{ZERO_WIDTH_JOINER}{_CLOSE[1:]}").strip("\n")
    return f'<document name="{shown}"{place}>\n{inner}\n</document>'
