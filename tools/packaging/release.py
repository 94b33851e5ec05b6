"""What a release needs besides its packages: ``python tools/package.py release …``

    tag TAG            fail unless TAG is that of this version, and CHANGELOG.md has its day
    is-prerelease      print true or false
    notes              print the version's part of CHANGELOG.md
    checksums FOLDER   write SHA256SUMS of the files in FOLDER
    verify FOLDER      check them

Any Python runs this: it needs nothing but this checkout.
"""

import hashlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.packaging.common import ROOT, version

SUMS = "SHA256SUMS"
_UNRELEASED = "Unreleased"
_FINAL = re.compile(r"\d+(?:\.\d+)*(?:\.post\d+)?")


class ReleaseError(Exception):
    """Why there can be no release."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    try:
        match list(arguments):
            case ["tag", tag]:
                check_tag(tag, version(), changelog)
            case ["is-prerelease"]:
                print("false" if _FINAL.fullmatch(version()) else "true")
            case ["notes"]:
                print(notes(version(), changelog))
            case ["checksums", folder]:
                write_checksums(Path(folder))
            case ["verify", folder]:
                verify_checksums(Path(folder))
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def check_tag(tag: str, wanted: str, changelog: str) -> None:
    """Raise `ReleaseError` unless ``tag`` is that of ``wanted``, and the changelog has its day."""
    if tag != f"v{wanted}":
        raise ReleaseError(f"The tag is {tag}, and the version {wanted} (moechat/__init__.py).")
    if not re.search(rf"^## \[{re.escape(wanted)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        raise ReleaseError(f"CHANGELOG.md has no heading “## [{wanted}] - YYYY-MM-DD”.")


def notes(wanted: str, changelog: str) -> str:
    """The part of the changelog about a version, else what is not released yet."""
    parts = re.split(r"^## \[(.+?)\].*$", changelog, flags=re.MULTILINE)
    by_version = dict(zip(parts[1::2], parts[2::2], strict=True))
    return by_version.get(wanted, by_version.get(_UNRELEASED, "")).strip()


def write_checksums(folder: Path) -> None:
    """Write what `sha256sum --check` reads, over all files but itself."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and file.name != SUMS)
    if not files:
        raise ReleaseError(f"There is nothing in {folder}.")
    lines = [f"{_sha256(file)}  {file.name}\n" for file in files]
    (folder / SUMS).write_text("".join(lines), "utf-8", newline="\n")


def verify_checksums(folder: Path) -> None:
    """Raise `ReleaseError` for the first file that is not what its sum says."""
    for line in (folder / SUMS).read_text("utf-8").splitlines():
        wanted, _, name = line.partition("  ")
        if _sha256(folder / name) != wanted:
            raise ReleaseError(f"{name} is not what {SUMS} says.")


def _sha256(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
