"""The folder of a model while it is downloaded, and its mark when it is complete.

Everything unfinished lies in ``.moechat`` inside it: the plan, the parts, and the files that are
verified (``.done``). These are put in their places at the end, so that a folder with a model's
files but without ``ready`` exists for a moment only, and an update leaves the old model usable.
"""

import hashlib
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from moechat.core.download_plan import DownloadPlan, RemoteFile, make_plan
from moechat.core.faults import FaultCode, UserError
from moechat.core.repo_paths import PRIVATE_FOLDER, READY_MARKER, check_paths
from moechat.disk.replacing import rename, sync_folder
from moechat.hub.folder_lock import locked
from moechat.hub.part_file import PartFile, has_content

_RENAME_ATTEMPTS = 10  # a scanner takes its time for files of gigabytes
_RENAME_PAUSE_S = 0.2
_JUNCTION = 0xA0000003  # IO_REPARSE_TAG_MOUNT_POINT


class PlacedFile(msgspec.Struct, frozen=True):
    """A file in its place, as it was verified."""

    path: str
    size: int
    oid: str  # SHA-256, or git's SHA-1 of a small file
    mtime_ns: int  # unchanged as long as nobody wrote to it


class Manifest(msgspec.Struct, frozen=True):
    """What the marker ``ready`` of a downloaded model says."""

    repo: str
    commit: str
    revision: str  # that was asked for: a branch, a tag or a commit
    files: tuple[PlacedFile, ...]


class _StoredPlan(msgspec.Struct, frozen=True):
    revision: str
    plan: DownloadPlan


def read_manifest(folder: Path) -> Manifest | None:
    """The marker of a complete model that was downloaded; None if there is none."""
    try:
        return msgspec.json.decode((folder / READY_MARKER).read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


class Unfinished(msgspec.Struct, frozen=True):
    """A download that was begun in a folder and not ended."""

    repo: str
    revision: str
    commit: str
    present_bytes: int
    total_bytes: int


def read_unfinished(folder: Path) -> Unfinished | None:
    """What there is to go on with in ``folder``; may be asked while it is being downloaded."""
    return ModelFolder(folder).unfinished()


class ModelFolder:
    """Raises `OSError` everywhere, and `UserError` where a method says so."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._root = _without_limit(path)
        self._private = self._root / PRIVATE_FOLDER
        self._parts = self._private / "parts"
        self._plan_file = self._private / "plan.json"
        self._discarded = False

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Make the folder and hold its lock.

        Raises `UserError`: DOWNLOAD_FOLDER_IN_USE, DOWNLOAD_FOLDER_LINK.
        """
        self._root.mkdir(parents=True, exist_ok=True)
        for folder in (self._private, self._parts):
            if is_link(folder):
                raise UserError(FaultCode.DOWNLOAD_FOLDER_LINK, path=str(folder))
            folder.mkdir(exist_ok=True)
        with locked(self._private / "lock", self.path):
            yield
            with suppress(OSError):  # only if there are none
                self._parts.rmdir()
        if self._discarded:  # where a file in use cannot be deleted: Windows
            self._remove_if_empty()

    def require_free(self) -> None:
        """Raise `UserError` DOWNLOAD_FOLDER_IN_USE while another program holds the lock."""
        lock = self._private / "lock"
        if lock.exists():
            with locked(lock, self.path):
                pass

    # ── the plan ─────────────────────────────────────────────────────────────

    @property
    def has_plan(self) -> bool:
        """Whether a download was begun here."""
        return self._plan_file.exists()

    def stored_plan(self, repo: str, revision: str) -> DownloadPlan | None:
        """The plan of an interrupted download of the same."""
        stored = self._stored()
        if stored is None or (stored.plan.repo, stored.revision) != (repo, revision):
            return None
        return stored.plan

    def unfinished(self) -> Unfinished | None:
        """See `read_unfinished`."""
        stored = self._stored()
        if stored is None:
            return None
        plan = stored.plan
        present = sum(self.present_bytes(file) for file in plan.files)
        return Unfinished(plan.repo, stored.revision, plan.commit, present, plan.total_bytes)

    def _stored(self) -> _StoredPlan | None:
        try:
            stored = msgspec.json.decode(self._plan_file.read_bytes(), type=_StoredPlan)
            plan = make_plan(stored.plan.repo, stored.plan.commit, stored.plan.files)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, UserError):
            return None
        return _StoredPlan(stored.revision, plan)  # the plan as our rules make it

    def store_plan(self, plan: DownloadPlan, revision: str) -> None:
        """Remember ``plan``, and drop the parts of any other.

        Raises `UserError` DOWNLOAD_FOLDER_OTHER if the folder holds what is not of this model.
        """
        self._check_ours(plan)
        keep = {self._part(file, suffix).name for file in plan.files for suffix in _SUFFIXES}
        for path in self._parts.iterdir():
            if path.name not in keep:
                path.unlink()
        _replace_with(self._plan_file, msgspec.json.encode(_StoredPlan(revision, plan)))

    def _check_ours(self, plan: DownloadPlan) -> None:
        if self.has_plan or read_manifest(self._root) is not None:
            return
        # Files of the model that somebody put here by hand are welcome; anything else means that
        # this is not a folder for it.
        known = {file.path.split("/")[0] for file in plan.files} | {PRIVATE_FOLDER}
        if any(path.name not in known for path in self._root.iterdir()):
            raise UserError(FaultCode.DOWNLOAD_FOLDER_OTHER, path=str(self.path))

    # ── files ────────────────────────────────────────────────────────────────

    def present_bytes(self, file: RemoteFile) -> int:
        """How much of ``file`` is on the disk, verified or not."""
        for path in (self._part(file, ".done"), self._part(file, ".part")):
            with suppress(FileNotFoundError):
                return min(path.stat().st_size, file.size)
        return 0

    def is_done(self, file: RemoteFile) -> bool:
        """Whether ``file`` was verified already and waits for its place."""
        path = self._part(file, ".done")
        return not is_link(path) and path.is_file() and path.stat().st_size == file.size

    def is_in_place(self, file: RemoteFile, on_bytes: Callable[[int], None]) -> bool:
        """Whether the right content is in the place of ``file``; reads it if need be."""
        place = self._root / file.path
        if is_link(place) or not place.is_file() or place.stat().st_size != file.size:
            return False
        manifest = read_manifest(self._root)
        if manifest is not None and _placed(place, file) in manifest.files:
            on_bytes(file.size)
            return True
        return has_content(place, file, on_bytes)

    def open_part(self, file: RemoteFile) -> PartFile:
        """What there is of ``file``, to be gone on with."""
        path = self._part(file, ".part")
        if is_link(path):  # none of ours: it leads to something that must not be written to
            path.unlink()
        return PartFile(path, file)

    def keep_done(self, file: RemoteFile) -> None:
        """The part of ``file`` is whole, verified and closed."""
        _replace(self._part(file, ".part"), self._part(file, ".done"))

    def _part(self, file: RemoteFile, suffix: str) -> Path:
        # Short, whatever the repository calls it; another content has another name.
        name = hashlib.sha256(f"{file.oid} {file.path}".encode()).hexdigest()[:24]
        return self._parts / f"{name}{suffix}"

    # ── the end ──────────────────────────────────────────────────────────────

    def publish(self, plan: DownloadPlan, revision: str) -> None:
        """Put the verified files in their places and mark the folder ready.

        All files must be done or in place. Raises `UserError` DOWNLOAD_FOLDER_LINK.
        """
        before = read_manifest(self._root)
        for file in plan.files:
            self._make_parents(file.path)
        (self._root / READY_MARKER).unlink(missing_ok=True)
        sync_folder(self._root)
        touched = {self._root}
        for file in plan.files:
            place = self._root / file.path
            with suppress(FileNotFoundError):  # in place already
                _replace(self._part(file, ".done"), place)
            touched.add(place.parent)
        if before is not None:
            self._remove_old(before, {file.path for file in plan.files})
        for folder in touched:
            sync_folder(folder)
        placed = tuple(_placed(self._root / file.path, file) for file in plan.files)
        manifest = Manifest(plan.repo, plan.commit, revision, placed)
        self.mark(manifest)
        self._forget()

    def mark(self, manifest: Manifest) -> None:
        """Say that the model is complete, and what its files are."""
        _replace_with(self._root / READY_MARKER, msgspec.json.encode(manifest))

    def delete_own(self) -> None:
        """Delete for good what a download or a copy put here.

        What others put beside it stays, and the folder with that; a folder that is a link is none
        of ours. Raises `UserError` DOWNLOAD_FOLDER_IN_USE.
        """
        if is_link(self._root):
            return
        self.require_free()
        manifest = read_manifest(self._root)
        if manifest is not None:
            self._remove_old(manifest, set())
        if self._private.is_dir() and not is_link(self._private):
            shutil.rmtree(self._private)
        (self._root / READY_MARKER).unlink(missing_ok=True)
        paths = self._paths_of(manifest) if manifest is not None else ()
        folders = {self._root / parent for path in paths for parent in Path(path).parents}
        for folder in sorted(folders | {self._root}, key=lambda each: -len(each.parts)):
            with suppress(OSError):  # something else is in it
                folder.rmdir()

    def discard(self) -> None:
        """Delete what is unfinished; and the folder itself, where nothing else is in it."""
        self._forget()
        self._remove_if_empty()
        self._discarded = True

    def _remove_if_empty(self) -> None:
        if (self._root / READY_MARKER).exists():
            return
        with suppress(OSError):
            (self._private / "lock").unlink(missing_ok=True)
            self._private.rmdir()
            self._root.rmdir()

    def _forget(self) -> None:
        self._plan_file.unlink(missing_ok=True)
        shutil.rmtree(self._parts, ignore_errors=True)

    def _make_parents(self, path: str) -> None:
        """Make the folders of ``path``; none may be a link that leads elsewhere."""
        folder = self._root
        for part in path.split("/")[:-1]:
            folder /= part
            if is_link(folder):
                raise UserError(FaultCode.DOWNLOAD_FOLDER_LINK, path=str(folder))
            folder.mkdir(exist_ok=True)

    def _remove_old(self, before: Manifest, keep: set[str]) -> None:
        for path in self._paths_of(before) - keep:
            (self._root / path).unlink(missing_ok=True)

    def _paths_of(self, manifest: Manifest) -> set[str]:
        """Where its files are, but for those that a link would lead out to."""
        paths = {file.path for file in manifest.files}
        try:
            check_paths(paths)
        except UserError:
            return set()  # somebody wrote this marker by hand
        return {
            path
            for path in paths
            if not any(is_link(self._root / parent) for parent in list(Path(path).parents)[:-1])
        }


_SUFFIXES = (".part", ".done", ".synced")


def _placed(place: Path, file: RemoteFile) -> PlacedFile:
    return PlacedFile(file.path, file.size, file.oid, place.stat().st_mtime_ns)


def is_link(path: Path) -> bool:
    """Whether ``path`` leads elsewhere: a symbolic link, or a junction of Windows."""
    try:
        status = path.lstat()
    except FileNotFoundError:
        return False
    return stat.S_ISLNK(status.st_mode) or getattr(status, "st_reparse_tag", 0) == _JUNCTION


def _without_limit(path: Path) -> Path:
    r"""On Windows, the notation that has no limit of 260 characters: ``\\?\C:\…``."""
    if os.name != "nt":
        return path
    full = os.path.abspath(path)  # noqa: PTH100  # the notation allows no dots in between
    if full.startswith("\\\\?\\"):
        return Path(full)
    return Path("\\\\?\\UNC" + full[1:] if full.startswith("\\\\") else "\\\\?\\" + full)


def _replace_with(path: Path, data: bytes) -> None:
    unfinished = path.with_name(f"{path.name}.new")
    with unfinished.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
    _replace(unfinished, path)
    sync_folder(path.parent)


def _replace(source: Path, target: Path) -> None:
    rename(source, target, attempts=_RENAME_ATTEMPTS, pause_s=_RENAME_PAUSE_S)
