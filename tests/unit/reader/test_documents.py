"""Reading documents: what is in them, and one sentence for each that cannot be read."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from moechat.core.faults import FaultCode, UserError
from moechat.protocol.reader_messages import DocumentText
from moechat.reader import documents, docx
from moechat.reader.documents import read_document
from tests.support.documents import encrypt_pdf, paragraph, write_docx, write_pdf, zip_of

Code = FaultCode


def read(path: Path) -> DocumentText:
    return read_document(path, lambda _done, _total: None)


def refusal(path: Path) -> FaultCode:
    with pytest.raises(UserError) as caught:
        read(path)
    fault = caught.value.fault
    assert fault.values["name"] == path.name
    return fault.code


def test_a_pdf_with_its_pages(qapp: QApplication, tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", ["The first page.", "Zweite Seite", ""])
    told = list[tuple[int, int]]()
    found = read_document(path, lambda done, total: told.append((done, total)))
    first, second, third = found.page_starts
    assert found.text[first:second].strip() == "The first page."
    assert found.text[second:third].strip() == "Zweite Seite"
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert found.file_bytes == path.stat().st_size


def test_pdfs_that_cannot_be_read(qapp: QApplication, tmp_path: Path) -> None:
    good = write_pdf(tmp_path / "good.pdf", ["Secret words."])
    scanned = write_pdf(tmp_path / "scan.pdf", ["", ""], as_picture=True)
    assert refusal(scanned) is Code.DOCUMENT_SCANNED
    assert refusal(encrypt_pdf(good, tmp_path / "locked.pdf", "s3cret")) is Code.DOCUMENT_ENCRYPTED
    assert "Secret words." in read(encrypt_pdf(good, tmp_path / "open.pdf", "")).text
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(b"%PDF-1.7\n" + bytes(range(256)) * 20)
    assert refusal(broken) is Code.DOCUMENT_DAMAGED


def test_a_docx_with_its_tables(tmp_path: Path) -> None:
    cells = "".join(f"<w:tc>{paragraph(text)}</w:tc>" for text in ("a", "b"))
    body = (
        f"{paragraph('One &amp; two')}<w:tbl><w:tr>{cells}</w:tr></w:tbl>"
        "<w:p><w:r><w:t>x</w:t><w:tab/><w:t>y</w:t><w:br/><w:t>z</w:t>"
        "<w:instrText>PAGE</w:instrText><w:delText>gone</w:delText></w:r></w:p>"
    )
    assert read(write_docx(tmp_path / "a.docx", body)).text == "One & two\na\tb\nx\ty\nz"


def test_hostile_and_broken_docx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    assert (
        refusal(write_docx(tmp_path / "l.docx", paragraph("&b;"), laughs)) is Code.DOCUMENT_DAMAGED
    )
    assert refusal(write_docx(tmp_path / "e.docx", "<w:p/>")) is Code.DOCUMENT_EMPTY
    cut = tmp_path / "cut.docx"
    cut.write_bytes(write_docx(tmp_path / "w.docx", paragraph("words " * 900)).read_bytes()[:-40])
    assert refusal(cut) is Code.DOCUMENT_DAMAGED
    monkeypatch.setattr(docx, "MOST_XML_BYTES", 2_000)
    bomb = write_docx(tmp_path / "bomb.docx", paragraph("0" * 100_000))
    assert refusal(bomb) is Code.DOCUMENT_TOO_LONG


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252"])
def test_texts_in_several_encodings(tmp_path: Path, encoding: str) -> None:
    text = "Naïve café, line one\r\nline two\rend with some more plain words"
    (tmp_path / "a.md").write_bytes(text.encode(encoding))
    assert read(tmp_path / "a.md").text == text.replace("\r\n", "\n").replace("\r", "\n")


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("a.txt", b"", Code.DOCUMENT_EMPTY),
        ("a.txt", b" \n\t\n", Code.DOCUMENT_EMPTY),
        ("a.txt", bytes(range(256)) * 9, Code.DOCUMENT_FORMAT),
        ("a.txt", "これは文書です。".encode("shift_jis") * 9, Code.DOCUMENT_ENCODING),
        ("a.pdf", b"plain words", Code.DOCUMENT_WRONG_SUFFIX),
        ("a.docx", b"plain words", Code.DOCUMENT_WRONG_SUFFIX),
        ("a.docx", zip_of({"xl/workbook.xml": b"<x/>"}), Code.DOCUMENT_WRONG_SUFFIX),
        ("a.docx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"x" * 99, Code.DOCUMENT_ENCRYPTED),
        ("a.zip", zip_of({"a.txt": b"words"}), Code.DOCUMENT_FORMAT),
        ("a.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(99), Code.DOCUMENT_FORMAT),
    ],
)
def test_what_is_no_document(tmp_path: Path, name: str, data: bytes, code: FaultCode) -> None:
    (tmp_path / name).write_bytes(data)
    assert refusal(tmp_path / name) is code


def test_files_out_of_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(tmp_path / "none.txt") is Code.DOCUMENT_UNREADABLE
    assert refusal(tmp_path) is Code.DOCUMENT_UNREADABLE
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(200_000_000)  # takes no room
    assert refusal(large) is Code.DOCUMENT_TOO_LARGE
    monkeypatch.setattr(documents, "MOST_CHARACTERS", 10)
    (tmp_path / "long.txt").write_text("0123456789A")
    assert refusal(tmp_path / "long.txt") is Code.DOCUMENT_TOO_LONG


def test_content_decides_and_not_the_name(qapp: QApplication, tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "really.txt", ["A page."])
    assert read(path).text.strip() == "A page."
