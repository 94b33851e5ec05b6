"""All models to another folder: copied, verified, switched to, and only then deleted here.

On one drive they are only renamed, after the switch.

A note in the old folder says where they go. As long as it is there the move is not over, and can
be gone on with or given up, whatever ended it.
"""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from moechat.core.faults import FaultCode, UserError
from moechat.core.repo_paths import PRIVATE_FOLDER, READY_MARKER
from moechat.hub.model_folder import Manifest, ModelFolder, read_manifest
from moechat.hub.transplant import copy_file

_NOTE = ".moving"
_BACK_NOTE = ".moved-from"  # in the new folder, as the settings soon name only that
_STAGING = ".moving-"
_LOCK = "lock"  # of a download; the copy makes its own
_DEPTH = 2  # models, and owners of models
_REREAD_BYTES = 4 << 20


class _Note(msgspec.Struct, frozen=True):
    folder: str


def pending_target(models: Path) -> Path | None:
    """Where a move that is not over takes the models of ``models``."""
    return _read(models / _NOTE)


def pending_source(models: Path) -> Path | None:
    """From where a move that is not over brings models to ``models``."""
    source = _read(models / _BACK_NOTE)
    return source if source is not None and pending_target(source) == models else None


def _read(note: Path) -> Path | None:
    try:
        return Path(msgspec.json.decode(note.read_bytes(), type=_Note).folder)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


class ModelMove:
    """From ``old`` to ``new``. Every method blocks; raises `OSError` and `UserError`."""

    def __init__(self, old: Path, new: Path) -> None:
        self.old, self.new = old.absolute(), new.absolute()
        inside = self.new.is_relative_to(self.old) or self.old.is_relative_to(self.new)
        if inside or self.new.resolve() == self.old.resolve():
            raise UserError(FaultCode.MODELS_MOVE_INTO, path=str(new))

    @property
    def on_one_drive(self) -> bool:
        """Whether a change of names is all that it takes; `finish` does that then."""
        place = next(path for path in (self.new, *self.new.parents) if path.is_dir())
        return self.old.is_dir() and self.old.stat().st_dev == place.stat().st_dev

    def total_bytes(self) -> int:
        """Of everything that is to be moved."""
        return sum(path.stat().st_size for folder in self._folders() for path, _ in _files(folder))

    def copy(self, on_bytes: Callable[[int], None] = lambda _: None) -> None:
        """Copy and verify what is not there yet; nothing here changes. ``on_bytes`` may raise.

        Raises `UserError`: DISK_FULL, IMPORT_EXISTS where something else has a model's name,
        IMPORT_DAMAGED where a file cannot be read the same twice, DOWNLOAD_FOLDER_IN_USE.
        """
        self.new.mkdir(parents=True, exist_ok=True)
        folders = [(folder, self.new / folder.name) for folder in self._folders()]
        missing = [(source, target) for source, target in folders if not target.exists()]
        for source, target in folders:
            if target.exists() and _sizes(source) != _sizes(target):
                raise UserError(FaultCode.IMPORT_EXISTS, path=str(target))
        needed = sum(path.stat().st_size for source, _ in missing for path, _ in _files(source))
        if not self.on_one_drive and needed > shutil.disk_usage(self.new).free:
            raise UserError(FaultCode.DISK_FULL, path=str(self.new))
        (self.new / _BACK_NOTE).write_bytes(msgspec.json.encode(_Note(str(self.old))))
        (self.old / _NOTE).write_bytes(msgspec.json.encode(_Note(str(self.new))))
        for source, target in missing:
            for model in _models(source):
                ModelFolder(model).require_free()
            if not self.on_one_drive:
                self._copy_folder(source, target, on_bytes)

    def finish(self) -> None:
        """Delete here what is there. The settings must name the new folder by now."""
        for folder in self._folders():
            target = self.new / folder.name
            if self.on_one_drive and not target.exists():
                folder.rename(target)
            elif _sizes(folder) == _sizes(target):
                _delete(folder)
        _clean(self.old)
        for note in (self.old / _NOTE, self.new / _BACK_NOTE):
            note.unlink(missing_ok=True)
        with suppress(OSError):  # if it is empty
            self.old.rmdir()

    def give_up(self) -> None:
        """Delete there what is here, and stay. The settings must name the old folder."""
        for folder in self._folders():
            target = self.new / folder.name
            if target.exists() and _sizes(folder) == _sizes(target):
                _delete(target)
        _clean(self.new)
        for note in (self.old / _NOTE, self.new / _BACK_NOTE):
            note.unlink(missing_ok=True)

    def _folders(self) -> list[Path]:
        try:
            children = sorted(self.old.iterdir())
        except FileNotFoundError:
            return []
        return [path for path in children if path.is_dir() and not path.name.startswith(".")]

    def _copy_folder(self, source: Path, target: Path, on_bytes: Callable[[int], None]) -> None:
        staging = self.new / f"{_STAGING}{target.name}"
        if staging.exists():
            shutil.rmtree(staging)  # of a move that was killed
        try:
            for origin, path in _files(source):
                copy = staging / path
                copy.parent.mkdir(parents=True, exist_ok=True)
                _copy_exactly(origin, copy, on_bytes)
            for folder in [path for path in source.rglob("*") if path.is_dir()]:
                (staging / folder.relative_to(source)).mkdir(parents=True, exist_ok=True)
            for model in _models(source):
                _mark_again(model, staging / model.relative_to(source))
            staging.rename(target)
        except BaseException:
            shutil.rmtree(staging, ignore_errors=True)
            raise


def _copy_exactly(origin: Path, copy: Path, on_bytes: Callable[[int], None]) -> None:
    digest, _ = copy_file(origin, copy, on_bytes)
    times = origin.stat()
    os.utime(copy, ns=(times.st_atime_ns, times.st_mtime_ns))
    if _digest(copy, on_bytes) != digest:
        raise UserError(FaultCode.IMPORT_DAMAGED, file=origin.name, path=str(origin.parent))


def _clean(folder: Path) -> None:
    with suppress(OSError):
        for left in folder.glob(f"{_STAGING}*"):
            shutil.rmtree(left, ignore_errors=True)


def _delete(folder: Path) -> None:
    """Delete all of a folder; what is half deleted has no name that a model could have."""
    leaving = folder.with_name(f"{_STAGING}{folder.name}")
    if leaving.exists():
        shutil.rmtree(leaving)
    folder.rename(leaving)
    shutil.rmtree(leaving)


def _mark_again(source: Path, copy: Path) -> None:
    """Keep what was verified so, where the other drive keeps times less exactly."""
    before = read_manifest(source)
    if before is None:
        return
    files = tuple(
        msgspec.structs.replace(placed, mtime_ns=(copy / placed.path).stat().st_mtime_ns)
        if _mtime(source / placed.path) == placed.mtime_ns
        else placed
        for placed in before.files
    )
    manifest = Manifest(before.repo, before.commit, before.revision, files)
    if manifest != before:
        ModelFolder(copy).mark(manifest)


def _mtime(path: Path) -> int | None:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


def _models(folder: Path, depth: int = _DEPTH) -> Iterator[Path]:
    """Folders that are models, or are becoming some."""
    if (folder / PRIVATE_FOLDER).is_dir() or (folder / READY_MARKER).is_file():
        yield folder
    elif depth > 1:
        for child in sorted(folder.iterdir()):
            if child.is_dir():
                yield from _models(child, depth - 1)


def _files(folder: Path) -> Iterator[tuple[Path, Path]]:
    """All files, with their places in the folder; links to folders are not followed."""
    for parent, _, names in os.walk(folder):
        for name in sorted(names):
            path = Path(parent, name)
            if path.is_file() and not (name == _LOCK and path.parent.name == PRIVATE_FOLDER):
                yield path, path.relative_to(folder)


def _sizes(folder: Path) -> dict[str, int]:
    if not folder.is_dir():
        return {}
    return {
        place.as_posix(): path.stat().st_size
        for path, place in _files(folder)
        if place.name != READY_MARKER  # may be marked again
    }


def _digest(path: Path, on_bytes: Callable[[int], None]) -> str:
    content = hashlib.sha256()
    with path.open("rb", buffering=0) as stream:
        while data := stream.read(_REREAD_BYTES):
            content.update(data)
            on_bytes(len(data))
    return content.hexdigest()
