"""From a file to its text, whatever kind of document it is."""

import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from moechat.core.faults import FaultCode, UserError
from moechat.protocol.reader_messages import DocumentText
from moechat.reader import docx, pdf, plain
from moechat.reader.limits import MOST_CHARACTERS, MOST_FILE_BYTES

_FORMATS = {".pdf": "PDF", ".docx": "DOCX"}  # whose files begin in a way of their own


def read_document(path: Path, on_page: Callable[[int, int], None]) -> DocumentText:
    """Read a document; what it is decides its content, not its name.

    Raises `UserError` with one of the DOCUMENT_… codes.
    """
    name = path.name
    data = _load(path)
    starts: tuple[int, ...] = ()
    if pdf.MAGIC in data[: pdf.MAGIC_WITHIN]:
        text, starts = pdf.read(data, name, on_page)
    elif data.startswith(docx.MAGIC):
        _require_word(data, path)
        text = docx.read(data, name)
    elif path.suffix.lower() in _FORMATS:
        if docx.is_encrypted(data):
            raise UserError(FaultCode.DOCUMENT_ENCRYPTED, name=name)
        raise _wrong_kind(path)
    else:
        text = plain.decode(data, name)
    if len(text) > MOST_CHARACTERS:
        raise UserError(FaultCode.DOCUMENT_TOO_LONG, name=name, most=MOST_CHARACTERS)
    if not text.strip():
        raise UserError(FaultCode.DOCUMENT_EMPTY, name=name)
    return DocumentText(text=text, file_bytes=len(data), page_starts=starts)


def _load(path: Path) -> bytes:
    try:
        if not path.is_file():  # of a pipe or a device nobody knows where it ends
            reason = "" if path.exists() else "missing"
            raise UserError(FaultCode.DOCUMENT_UNREADABLE, name=path.name, reason=reason)
        with path.open("rb") as file:
            data = file.read(MOST_FILE_BYTES + 1)
    except OSError as error:
        raise UserError(
            FaultCode.DOCUMENT_UNREADABLE,
            name=path.name,
            reason=error.strerror or type(error).__name__,
        ) from error
    if len(data) > MOST_FILE_BYTES:
        raise UserError(
            FaultCode.DOCUMENT_TOO_LARGE,
            name=path.name,
            bytes=path.stat().st_size,
            limit_bytes=MOST_FILE_BYTES,
        )
    if not data:
        raise UserError(FaultCode.DOCUMENT_EMPTY, name=path.name)
    return data


def _require_word(data: bytes, path: Path) -> None:
    """An archive may hold anything."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            found = docx.PART in archive.namelist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        if path.suffix.lower() == ".docx":
            raise UserError(FaultCode.DOCUMENT_DAMAGED, name=path.name) from error
        raise UserError(FaultCode.DOCUMENT_FORMAT, name=path.name) from error
    if not found:
        known = path.suffix.lower() in _FORMATS
        raise _wrong_kind(path) if known else UserError(FaultCode.DOCUMENT_FORMAT, name=path.name)


def _wrong_kind(path: Path) -> UserError:
    suffix = path.suffix.lower()
    return UserError(
        FaultCode.DOCUMENT_WRONG_SUFFIX, name=path.name, suffix=suffix, format=_FORMATS[suffix]
    )
