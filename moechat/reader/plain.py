"""Texts of any kind: the encoding has to be found out."""

from moechat.core.faults import FaultCode, UserError

_MARKS = (  # at the beginning of a file; those of UTF-32 begin as UTF-16's do
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_CONTROL = bytes(set(range(32)) - {7, 8, 9, 10, 11, 12, 13, 27})
_MOST_CONTROL_SHARE = 0.02
# Of the bytes of a text in a Western language; in others every letter is one of them.
_MOST_WESTERN_SHARE = 0.15


def decode(data: bytes, name: str) -> str:
    """Return the text; raises `UserError` DOCUMENT_FORMAT or DOCUMENT_ENCODING."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return _clean(data.decode(encoding))
            except UnicodeDecodeError as error:
                raise UserError(FaultCode.DOCUMENT_ENCODING, name=name) from error
    if b"\0" in data or _share(data, _CONTROL) > _MOST_CONTROL_SHARE:
        raise UserError(FaultCode.DOCUMENT_FORMAT, name=name)
    try:
        return _clean(data.decode())
    except UnicodeDecodeError as error:
        high = bytes(range(128, 256))
        if _share(data, high) > _MOST_WESTERN_SHARE:
            raise UserError(FaultCode.DOCUMENT_ENCODING, name=name) from error
        return _clean(data.decode("cp1252", "replace"))


def _share(data: bytes, of: bytes) -> float:
    return 1 - len(data.translate(None, of)) / len(data) if data else 0.0


def _clean(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
