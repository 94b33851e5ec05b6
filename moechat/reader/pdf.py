"""The text of PDF files."""

import io
import logging
from collections.abc import Callable

from moechat.core.faults import FaultCode, UserError
from moechat.reader.limits import MOST_CHARACTERS

MAGIC = b"%PDF-"
MAGIC_WITHIN = 1024  # bytes: something may stand before it
_GAP = "\n\n"
# What fonts make of letters and spaces, and no question would be written with.
_LIGATURES = ("ff", "fi", "fl", "ffi", "ffl", "st", "st")  # from U+FB00
_PLAIN = str.maketrans(
    {
        **{chr(0xFB00 + n): letters for n, letters in enumerate(_LIGATURES)},
        "\t": " ",
        "\u00a0": " ",
        "\u00ad": None,
        "\0": None,
    }
)


def read(
    data: bytes, name: str, on_page: Callable[[int, int], None]
) -> tuple[str, tuple[int, ...]]:
    """Return the text and where each page begins in it; ``on_page`` hears done and total.

    Raises `UserError` DOCUMENT_ENCRYPTED, DOCUMENT_SCANNED, DOCUMENT_DAMAGED, DOCUMENT_TOO_LONG.
    """
    from pypdf import PdfReader  # noqa: PLC0415 - it takes a while
    from pypdf.errors import DependencyError, FileNotDecryptedError  # noqa: PLC0415

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it tells of every oddity
    try:
        reader = PdfReader(io.BytesIO(data))
        # Many files have an empty password: that forbids printing, not reading.
        is_open = not reader.is_encrypted or bool(reader.decrypt(""))
        total = len(reader.pages) if is_open else 0
    except (DependencyError, FileNotDecryptedError) as error:
        raise UserError(FaultCode.DOCUMENT_ENCRYPTED, name=name) from error
    except MemoryError:
        raise
    except Exception as error:
        raise UserError(FaultCode.DOCUMENT_DAMAGED, name=name, detail=repr(error)) from error
    if not is_open:
        raise UserError(FaultCode.DOCUMENT_ENCRYPTED, name=name)
    pages, starts, length = [], [], 0
    for number in range(total):
        text = _page(reader, number)
        starts.append(length)
        pages.append(text)
        length += len(text) + len(_GAP)
        if length > MOST_CHARACTERS:
            raise UserError(FaultCode.DOCUMENT_TOO_LONG, name=name, most=MOST_CHARACTERS)
        on_page(number + 1, total)
    if not any(pages):
        code = FaultCode.DOCUMENT_SCANNED if total else FaultCode.DOCUMENT_EMPTY
        raise UserError(code, name=name)
    return _GAP.join(pages), tuple(starts)


def _page(reader: object, number: int) -> str:
    """One page; what is wrong with it must not cost the others."""
    try:
        text = reader.pages[number].extract_text()  # type: ignore[attr-defined]  # see `read`
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - a hostile file makes pypdf raise anything
        return ""
    return str(text).translate(_PLAIN).strip()
