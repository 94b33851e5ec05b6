"""Which models lie in a folder, in what state, and whether their files are still what they were."""

import os
from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path

import msgspec

from moechat.core.download_plan import RemoteFile
from moechat.core.inspect_model import LANGUAGE_MODEL, WHOLE_MODEL
from moechat.core.repo_paths import PRIVATE_FOLDER, READY_MARKER
from moechat.hub.model_folder import (
    Manifest,
    ModelFolder,
    PlacedFile,
    read_manifest,
    read_unfinished,
)
from moechat.hub.part_file import has_content

_DEPTH = 2  # models lie in the folder, or in folders of their owners
_SHA256_DIGITS = 64


class InstallState(StrEnum):
    """What a look at names, sizes and times tells."""

    VERIFIED = "verified"  # every file is as it was when its hash was right
    CHANGED = "changed"  # somebody wrote to a file since
    DAMAGED = "damaged"  # a file is missing, or its hash was wrong
    UNVERIFIED = "unverified"  # nobody knows what the files should be
    INCOMPLETE = "incomplete"  # a download that is not over


class InstalledModel(msgspec.Struct, frozen=True, kw_only=True):
    """One folder with a model."""

    folder: str
    name: str
    state: InstallState
    repo: str = ""  # empty where it is not known
    commit: str = ""
    revision: str = ""  # that was asked for
    size_bytes: int  # on the disk, unfinished parts included
    part_bytes: int = 0  # of these unfinished
    planned_bytes: int = 0  # of the whole, while it is incomplete
    damaged: tuple[str, ...] = ()


def followed_revision(model: InstalledModel) -> str:
    """The revision whose newest state an update is; one that was asked for by its commit has none.

    Such a model is updated to what is current.
    """
    return "main" if model.revision in ("", model.commit) else model.revision


def scan(models: Path) -> list[InstalledModel]:
    """All models in ``models``, by name. Blocks; what cannot be read is left out."""
    return sorted(_scan(models, _DEPTH), key=lambda model: model.name.casefold())


def find_models(folder: Path, depth: int) -> list[Path]:
    """Folders with a model's graph in ``folder``, itself included, at most so deep below it."""
    found: list[Path] = []
    try:
        if has_graph(folder):
            return [folder]
        if depth:
            for child in sorted(folder.iterdir()):
                if child.is_dir() and child.name != PRIVATE_FOLDER:
                    found += find_models(child, depth - 1)
    except OSError:
        pass
    return found


def has_graph(folder: Path) -> bool:
    """Whether the graph of a language model is in ``folder``."""
    return any((folder / f"{stem}.xml").is_file() for stem in (WHOLE_MODEL, LANGUAGE_MODEL))


def look(folder: Path) -> InstalledModel | None:
    """The model in ``folder``; None if there is none. Raises `OSError`."""
    manifest = read_manifest(folder)
    unfinished = read_unfinished(folder)
    if manifest is None and unfinished is None and not has_graph(folder):
        return None
    size, parts = _sizes(folder)
    state: InstallState = InstallState.UNVERIFIED
    damaged: tuple[str, ...] = ()
    if manifest is not None:
        state, damaged = _state(folder, manifest)
    elif unfinished is not None:
        state = InstallState.INCOMPLETE
    known = manifest or unfinished
    return InstalledModel(
        folder=str(folder),
        name=folder.name,
        state=state,
        repo=known.repo if known else "",
        commit=known.commit if known else "",
        revision=known.revision if known else "",
        size_bytes=size,
        part_bytes=parts,
        planned_bytes=unfinished.total_bytes if unfinished else 0,
        damaged=damaged,
    )


def verify(folder: Path, on_bytes: Callable[[int], None] = lambda _: None) -> tuple[str, ...]:
    """Hash all files of a downloaded model; the paths of those that are wrong or missing.

    The marker remembers what was found: a download of the same fetches just these again.
    ``on_bytes`` may raise to stop. Raises `OSError`, and `UserError` DOWNLOAD_FOLDER_IN_USE.
    """
    place = ModelFolder(folder)
    with place.opened():
        manifest = read_manifest(folder)
        if manifest is None:
            return ()
        bad: list[str] = []
        checked: list[PlacedFile] = []
        for placed in manifest.files:
            right = _is_right(folder / placed.path, placed, on_bytes)
            if not right:
                bad.append(placed.path)
            mtime = (folder / placed.path).stat().st_mtime_ns if right else 0
            checked.append(msgspec.structs.replace(placed, mtime_ns=mtime))
        place.mark(msgspec.structs.replace(manifest, files=tuple(checked)))
        return tuple(bad)


def remote_file(placed: PlacedFile) -> RemoteFile:
    """A file of a manifest as a listing has it."""
    if len(placed.oid) == _SHA256_DIGITS:
        return RemoteFile(placed.path, placed.size, "", placed.oid)
    return RemoteFile(placed.path, placed.size, placed.oid)


def _is_right(path: Path, placed: PlacedFile, on_bytes: Callable[[int], None]) -> bool:
    try:
        return has_content(path, remote_file(placed), on_bytes)
    except FileNotFoundError:
        return False


def _scan(folder: Path, depth: int) -> Iterable[InstalledModel]:
    try:
        children = [child for child in folder.iterdir() if not child.name.startswith(".")]
    except OSError:
        return
    for child in children:
        try:
            if not child.is_dir():
                continue
            found = look(child)
        except OSError:
            continue
        if found is not None:
            yield found
        elif depth > 1:
            yield from _scan(child, depth - 1)


def _state(folder: Path, manifest: Manifest) -> tuple[InstallState, tuple[str, ...]]:
    damaged, changed = [], False
    for placed in manifest.files:
        try:
            status = (folder / placed.path).stat()
        except OSError:
            damaged.append(placed.path)
            continue
        if status.st_size != placed.size or placed.mtime_ns == 0:
            damaged.append(placed.path)
        changed |= status.st_mtime_ns != placed.mtime_ns
    if damaged:
        return InstallState.DAMAGED, tuple(damaged)
    return (InstallState.CHANGED if changed else InstallState.VERIFIED), ()


def _sizes(folder: Path) -> tuple[int, int]:
    """Bytes of all files, and of those in our private folder."""
    total = private = 0
    for parent, _, names in os.walk(folder):
        inside = PRIVATE_FOLDER in Path(parent).relative_to(folder).parts
        for name in names:
            path = Path(parent, name)
            if name == READY_MARKER or not path.is_file():
                continue
            size = path.stat().st_size
            total += size
            private += size if inside else 0
    return total, private
