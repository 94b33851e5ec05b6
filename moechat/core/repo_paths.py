"""Names of files in a repository, which anybody may have chosen, before they become paths here.

The rules of all systems hold on each of them, so that a folder can move between computers.
"""

import re
import unicodedata
from collections.abc import Iterable

from moechat.core.faults import FaultCode, UserError

# What we keep in a model's folder ourselves.
PRIVATE_FOLDER = ".moechat"
READY_MARKER = "ready"  # written last; a folder without it is half made

_MAX_NAME_BYTES = 255  # of ext4, APFS and NTFS (there UTF-16 units, never more than bytes)
_MAX_PATH_BYTES = 1000
_FORBIDDEN = re.compile(r'[\\:*?"<>|]')  # on Windows; a colon also makes a drive or a stream
_DEVICE = re.compile(r"(CON|PRN|AUX|NUL|CLOCK\$|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³])", re.IGNORECASE)
# Control and format characters (they reverse text or cannot be seen), and half characters.
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_SHOWN_CHARACTERS = 80


def check_paths(paths: Iterable[str]) -> None:
    """Raise `UserError` REPO_UNSAFE unless every path can be written below one folder, alone.

    Paths have "/" between their parts. Two that differ only in case or in the composition of
    accents are one file on some systems; a file cannot be the folder of another one.
    """
    files: set[str] = set()
    folders: set[str] = set()
    for path in paths:
        reason = _flaw(path)
        key = _key(path)
        parents = {key[:at] for at, letter in enumerate(key) if letter == "/"}
        if not reason and (key in files or key in folders or parents & files):
            reason = "clash"
        if reason:
            raise UserError(FaultCode.REPO_UNSAFE, file=shown(path), reason=reason)
        files.add(key)
        folders |= parents


def shown(path: str) -> str:
    """``path`` as it can be shown to a person: without invisible characters, and not endless."""
    clean = "".join("\ufffd" if unicodedata.category(c) in _INVISIBLE else c for c in path)
    return clean if len(clean) <= _SHOWN_CHARACTERS else clean[:_SHOWN_CHARACTERS] + "…"


def _key(path: str) -> str:
    """The same for all paths that a file system may take for one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", path).casefold())


def _flaw(path: str) -> str:
    """What is wrong with ``path`` by itself; empty if nothing."""
    if any(unicodedata.category(letter) in _INVISIBLE for letter in path):
        return "invisible characters"
    if len(path.encode()) > _MAX_PATH_BYTES:
        return "too long"
    parts = path.split("/")
    if _key(parts[0]) in (PRIVATE_FOLDER, READY_MARKER):
        return "reserved"
    return next((flaw for part in parts if (flaw := _flaw_of_part(part))), "")


def _flaw_of_part(part: str) -> str:
    if part in ("", ".", ".."):  # an absolute path begins with an empty part
        return "outside the folder"
    if _FORBIDDEN.search(part):
        return "forbidden characters"
    if part[-1] in ". " or part[0] == " ":
        return "ends with a dot or a space"
    if _DEVICE.fullmatch(part.partition(".")[0].rstrip()):
        return "a device of Windows"
    if len(part.encode()) > _MAX_NAME_BYTES:
        return "too long"
    return ""
