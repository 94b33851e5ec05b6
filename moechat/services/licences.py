"""Licences of what moechat is made of, to be read in the window."""

import sys
import tomllib
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

import msgspec

from moechat.core.licence_notice import Notice
from moechat.services.package_licences import (
    Supplement,
    licence_texts,
    notice_of,
    read_supplement,
    runtime_packages,
)

FOLDER = "licenses"  # of a packaged program: beside its packages
INDEX = "index.json"
_ROOT = Path(__file__).resolve().parents[2]  # of a checkout, or of what is packaged
SUPPLEMENT_FOLDER = _ROOT / "installer" / "licenses"
_MOST_BYTES = 1 << 20  # of one text


class LicenceIndex(msgspec.Struct, frozen=True):
    """The file index.json of a packaged program."""

    notices: tuple[Notice, ...]


def all_notices() -> list[Notice]:
    """Every work on board, by name, with absolute paths of its texts; blocks.

    Raises `OSError`, `ValueError` (a folder that is damaged), `PackageNotFoundError`.
    """
    if getattr(sys, "frozen", False):
        return read_index(_ROOT / FOLDER)
    return environment_notices()


def read_index(folder: Path) -> list[Notice]:
    """What a packaged program carries; raises `OSError`, `ValueError`."""
    index = msgspec.json.decode((folder / INDEX).read_bytes(), type=LicenceIndex)
    return [
        msgspec.structs.replace(each, files=tuple(str(folder / file) for file in each.files))
        for each in index.notices
    ]


def environment_notices(supplement_folder: Path = SUPPLEMENT_FOLDER) -> list[Notice]:
    """The same of the environment this runs in; what only packages carry is left out."""
    supplement = Supplement()
    if supplement_folder.is_dir():
        supplement = read_supplement(supplement_folder)
    notices = []
    for name, package in runtime_packages(runtime_requirements()).items():
        more = supplement.packages.get(name)
        texts = [str(place) for _, place in licence_texts(package)]
        texts += [str(supplement_folder / text) for text in (more.texts if more else ())]
        notices.append(notice_of(name, package, supplement, texts))
    return sorted(notices, key=lambda each: each.name.casefold())


def runtime_requirements() -> Sequence[str]:
    """What moechat itself asks for, as installed or as its checkout says."""
    project = _ROOT / "pyproject.toml"
    if project.is_file():
        listed: list[str] = tomllib.loads(project.read_text("utf-8"))["project"]["dependencies"]
        return listed
    return metadata.requires("moechat") or []


def text_of(notice: Notice) -> str:
    """All texts of a work, one after the other; blocks. Raises `OSError`."""
    texts = []
    for file in notice.files:
        with Path(file).open("rb") as stream:
            texts.append(stream.read(_MOST_BYTES).decode("utf-8", "replace").strip("\n"))
    return f"\n\n{'─' * 40}\n\n".join(dict.fromkeys(texts))
