"""The text of Word's DOCX files: paragraphs, and tables with a tab between their cells."""

import io
import zipfile
import zlib
from xml.parsers import expat

from moechat.core.faults import FaultCode, UserError
from moechat.reader.limits import MOST_CHARACTERS, MOST_XML_BYTES

MAGIC = b"PK\x03\x04"
PART = "word/document.xml"
_NOTES = ("word/footnotes.xml", "word/endnotes.xml")
_WORD = {
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "http://purl.oclc.org/ooxml/wordprocessingml/main",
}
_BREAKS = {"tab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-"}
_COMPOUND_FILE = b"\xd0\xcf\x11\xe0"  # what Word encrypts is no archive


class _DoctypeError(Exception):
    """A document with entities of its own, which none has that Word wrote."""


def read(data: bytes, name: str) -> str:
    """Return the text.

    Raises `UserError` DOCUMENT_ENCRYPTED, DOCUMENT_DAMAGED, DOCUMENT_TOO_LONG, DOCUMENT_EMPTY.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = set(archive.namelist())
            text = _Text(name)
            for part in (PART, *(note for note in _NOTES if note in names)):
                text.feed(_unpack(archive, part, name))
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, NotImplementedError) as error:
        raise UserError(FaultCode.DOCUMENT_DAMAGED, name=name, detail=repr(error)) from error
    except (expat.ExpatError, _DoctypeError, ValueError) as error:
        raise UserError(FaultCode.DOCUMENT_DAMAGED, name=name, detail=repr(error)) from error
    except RuntimeError as error:  # a password
        raise UserError(FaultCode.DOCUMENT_ENCRYPTED, name=name) from error
    whole = text.take()
    if not whole.strip():
        raise UserError(FaultCode.DOCUMENT_EMPTY, name=name)
    return whole


def is_encrypted(data: bytes) -> bool:
    """Whether a file with a name of ours is one that Word encrypted."""
    return data.startswith(_COMPOUND_FILE)


def _unpack(archive: zipfile.ZipFile, part: str, name: str) -> bytes:
    with archive.open(part) as file:  # what the archive says of its size may be wrong
        data = file.read(MOST_XML_BYTES + 1)
    if len(data) > MOST_XML_BYTES:
        raise UserError(FaultCode.DOCUMENT_TOO_LONG, name=name, most=MOST_CHARACTERS)
    return data


class _Text:
    """Gathers the text of the XML that it is fed."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pieces: list[str] = []
        self._length = 0
        self._inside = 0  # elements that hold text

    def feed(self, xml: bytes) -> None:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = _refuse
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.Parse(xml, True)

    def take(self) -> str:
        return "".join(self._pieces).replace("\t\n", "\n").strip("\n")

    def _begin(self, tag: str, _attributes: object) -> None:
        name = _own(tag)
        if name == "t":
            self._inside += 1
        elif name in _BREAKS:
            self._add(_BREAKS[name])

    def _end(self, tag: str) -> None:
        name = _own(tag)
        if name == "t":
            self._inside -= 1
        elif name == "p":
            self._add("\n")
        elif name == "tc":  # its last paragraph has ended the line
            if self._pieces and self._pieces[-1] == "\n":
                self._pieces.pop()
            self._add("\t")
        elif name == "tr":
            self._add("\n")

    def _characters(self, text: str) -> None:
        if self._inside:
            self._add(text)

    def _add(self, text: str) -> None:
        self._pieces.append(text)
        self._length += len(text)
        if self._length > MOST_CHARACTERS:
            raise UserError(FaultCode.DOCUMENT_TOO_LONG, name=self._name, most=MOST_CHARACTERS)


def _own(tag: str) -> str:
    """The name of an element of Word's; "" for others."""
    space, _, name = tag.rpartition(" ")
    return name if space in _WORD else ""


def _refuse(*_: object) -> None:
    raise _DoctypeError
