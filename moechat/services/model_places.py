"""Folders of models among the models folder; every call reads the disk and may block."""

import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from moechat.disk.looking import is_folder
from moechat.hub.model_folder import ModelFolder, read_manifest


def choose_folder(models: Path, repo: str, taken: Mapping[Path, str]) -> Path:
    """Where ``repo`` goes: the model's name, or owner and name where another one has that.

    ``taken`` are folders of the queue with their repositories.
    """
    owner, _, name = repo.partition("/")
    for folder in (models / name, models / f"{owner}__{name}"):
        if taken.get(folder, repo) != repo:
            continue
        manifest = read_manifest(folder)
        if manifest is None or manifest.repo == repo:
            return folder
    return models / f"{owner}__{name}"


def existing(folder: Path) -> Path | None:
    """``folder``, or its nearest parent that is there; None where not even a root is."""
    return next((path for path in (folder, *folder.parents) if is_folder(path)), None)


def free_bytes(folder: Path) -> int | None:
    """Room on the drive that holds ``folder``, which need not exist; None if it does not tell."""
    place = existing(folder)
    try:
        return shutil.disk_usage(place).free if place else None
    except OSError:
        return None


def root_of(folder: Path, roots: Iterable[Path]) -> Path | None:
    """Which of our folders for models ``folder`` lies in."""
    return next((r for r in roots if folder != r and folder.is_relative_to(r)), None)


def discard_parts(folder: Path) -> None:
    """Delete what is unfinished in ``folder``; a complete model in it stays.

    Raises `OSError`, and `UserError` DOWNLOAD_FOLDER_IN_USE, DOWNLOAD_FOLDER_LINK.
    """
    if not folder.is_dir():
        return
    place = ModelFolder(folder)
    with place.opened():
        place.discard()
