"""Documents as programs make them, and as they should not be."""

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

_SPACE = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def write_pdf(path: Path, pages: Sequence[str], *, as_picture: bool = False) -> Path:
    """A PDF with a page for each text; ``as_picture`` = as a scanner does."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    writer.setPageMargins(QMarginsF(10, 10, 10, 10))
    writer.setResolution(96)
    painter = QPainter(writer)
    for number, text in enumerate(pages):
        if number:
            writer.newPage()
        if as_picture:
            painter.fillRect(20, 20, 200, 50, 0xFF405060)
        else:
            for line, words in enumerate(text.split("\n")):
                painter.drawText(20, 40 + 20 * line, words)
    painter.end()
    return path


def encrypt_pdf(path: Path, target: Path, password: str) -> Path:
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter(clone_from=PdfReader(path))
    writer.encrypt(password, "owner", algorithm="RC4-128")
    writer.write(target)
    return target


def paragraph(text: str) -> str:
    return f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>"


def write_docx(path: Path, body: str, head: str = "") -> Path:
    """A DOCX whose body is this XML."""
    xml = f'{head}<w:document xmlns:w="{_SPACE}"><w:body>{body}</w:body></w:document>'
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("word/document.xml", xml)
    return path


def zip_of(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return buffer.getvalue()
