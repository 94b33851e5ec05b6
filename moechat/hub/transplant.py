"""Brings models here that lie elsewhere on this computer: copied, verified, and only then there.

A Hub cache and the folders that the Hub's own program fills say which repository their files are
from, and which hashes they should have; any other folder is taken as it is.
"""

import hashlib
import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from moechat.core.download_plan import RemoteFile
from moechat.core.faults import FaultCode, UserError
from moechat.core.inspect_model import LANGUAGE_MODEL, WHOLE_MODEL
from moechat.core.repo_paths import READY_MARKER
from moechat.hub.installed import find_models, remote_file
from moechat.hub.model_folder import Manifest, ModelFolder, PlacedFile, read_manifest
from moechat.hub.part_file import has_content

IMPORT_DEPTH = 4  # below the folder that is named: cache/models--x--y/snapshots/commit
_STAGING = ".importing-"
_BUFFER_BYTES = 4 << 20
_HUB_CACHE = re.compile(r"models--([^/]+?)--([^/]+)")
_OID = re.compile(r"[0-9a-f]{40}|[0-9a-f]{64}")
_LOCAL_METADATA = Path(".cache", "huggingface", "download")


class FoundModel(msgspec.Struct, frozen=True, kw_only=True):
    """A model somewhere on this computer."""

    folder: str
    name: str
    size_bytes: int
    repo: str = ""  # empty where nobody says
    commit: str = ""
    oids: dict[str, str] = {}  # of those files whose hash is known


def find(folder: Path) -> list[FoundModel]:
    """The models in ``folder`` or up to `IMPORT_DEPTH` below it; of a repository the newest.

    Those that lack files are left out. Blocks. Raises `UserError` IMPORT_NOTHING if there is none,
    IMPORT_DAMAGED if there are only such.
    """
    newest: dict[str, tuple[float, FoundModel]] = {}
    lacking: UserError | None = None
    for place in find_models(folder, IMPORT_DEPTH):
        with suppress(OSError):
            if (missing := _missing(place)) is not None:
                lacking = UserError(FaultCode.IMPORT_DAMAGED, file=missing, path=str(place))
                continue
            found = describe(place)
            key, age = found.repo or found.folder, place.stat().st_mtime
            if key not in newest or newest[key][0] < age:
                newest[key] = (age, found)
    if not newest:
        raise lacking or UserError(FaultCode.IMPORT_NOTHING, path=str(folder))
    return [found for _, found in newest.values()]


def find_in(folders: Iterable[Path]) -> list[FoundModel]:
    """As `find`, in several folders; raises only if there is none in any of them."""
    found: dict[str, FoundModel] = {}
    nothing: UserError | None = None
    for folder in folders:
        try:
            found |= {model.folder: model for model in find(folder)}
        except UserError as error:
            nothing = error
    if nothing is not None and not found:
        raise nothing
    return list(found.values())


def copy_model(
    source: FoundModel, target: Path, on_bytes: Callable[[int], None] = lambda _: None
) -> None:
    """Copy a model to ``target``, which must not exist; what is there is whole and verified.

    ``on_bytes`` may raise to stop. Raises `OSError` and `UserError`: IMPORT_EXISTS,
    IMPORT_DAMAGED, DISK_FULL.
    """
    if target.exists():
        raise UserError(FaultCode.IMPORT_EXISTS, path=str(target))
    room = shutil.disk_usage(next(p for p in target.parents if p.is_dir())).free
    if source.size_bytes > room:
        raise UserError(FaultCode.DISK_FULL, path=str(target))
    staging = target.with_name(f"{_STAGING}{target.name}")
    if staging.exists():
        shutil.rmtree(staging)  # of a copy that was killed
    staging.mkdir(parents=True)
    try:
        manifest = _copy_files(source, staging, on_bytes)
        if manifest is not None:
            ModelFolder(staging).mark(manifest)
        staging.rename(target)
    except BaseException:
        shutil.rmtree(staging, ignore_errors=True)
        raise


def wrong_files(
    source: FoundModel, on_bytes: Callable[[int], None] = lambda _: None
) -> tuple[str, ...]:
    """Hash those files whose hash is known; the paths of the wrong ones. Raises `OSError`.

    ``on_bytes`` may raise to stop.
    """
    bad = []
    for path, oid in source.oids.items():
        place = Path(source.folder, path)
        if not has_content(place, _expected(path, place.stat().st_size, oid), on_bytes):
            bad.append(path)
    return tuple(bad)


def target_for(models: Path, source: FoundModel) -> Path:
    """Where a model would lie among ``models``; a number is added where the name is taken."""
    name = source.name.lstrip(".") or "model"
    number = 1
    while (target := models / (name if number == 1 else f"{name}-{number}")).exists():
        number += 1
    return target


def _copy_files(
    source: FoundModel, staging: Path, on_bytes: Callable[[int], None]
) -> Manifest | None:
    placed: list[PlacedFile] = []
    before = read_manifest(Path(source.folder))
    for path in _files(Path(source.folder)):
        origin, copy = Path(source.folder, path), Path(staging, path)
        copy.parent.mkdir(parents=True, exist_ok=True)
        digest, size = copy_file(origin, copy, on_bytes)
        oid = source.oids.get(path, "")
        good = has_content(copy, _expected(path, size, oid or digest), on_bytes)
        if not good:
            raise UserError(FaultCode.IMPORT_DAMAGED, file=path, path=source.folder)
        if oid:
            placed.append(PlacedFile(path, size, oid, copy.stat().st_mtime_ns))
    if not source.repo or not placed:
        return None
    revision = before.revision if before is not None else "main"
    return Manifest(source.repo, source.commit, revision, tuple(placed))


def _expected(path: str, size: int, oid: str) -> RemoteFile:
    return remote_file(PlacedFile(path, size, oid, 0))


def copy_file(origin: Path, copy: Path, on_bytes: Callable[[int], None]) -> tuple[str, int]:
    """Copy a file to where none is; SHA-256 of what was read, and its size.

    The copy is on the disk for certain afterwards. Raises `OSError`.
    """
    content, size = hashlib.sha256(), 0
    buffer = memoryview(bytearray(_BUFFER_BYTES))
    with origin.open("rb", buffering=0) as source, copy.open("xb", buffering=0) as target:
        while count := source.readinto(buffer):
            content.update(buffer[:count])
            written = 0
            while written < count:
                written += target.write(buffer[written:count])
            size += count
            on_bytes(count)
        os.fsync(target.fileno())
    return content.hexdigest(), size


def _files(folder: Path) -> Iterator[str]:
    """Relative paths of a model's files; links to folders and hidden folders are not followed."""
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = Path(parent, name)
            if path.is_file() and name != READY_MARKER and not name.startswith("."):
                yield path.relative_to(folder).as_posix()


def _missing(place: Path) -> str | None:
    """A file that has to be in the folder of a model, and is not; None if all are."""
    manifest = read_manifest(place)
    wanted = {file.path for file in manifest.files} if manifest is not None else set()
    for stem in (WHOLE_MODEL, LANGUAGE_MODEL):
        if (place / f"{stem}.xml").is_file():
            wanted.add(f"{stem}.bin")
    # In the hub's cache a link is left of what was deleted, or was never there.
    wanted |= {child.name for child in place.iterdir() if child.is_symlink()}
    return next((path for path in sorted(wanted) if not (place / path).exists()), None)


def describe(place: Path) -> FoundModel:
    """What is known of the model in ``place``, from what its makers left. Raises `OSError`."""
    paths = list(_files(place))
    size = sum((place / path).stat().st_size for path in paths)
    repo, commit, oids, name = "", "", {}, place.name
    manifest = read_manifest(place)
    cache = _HUB_CACHE.fullmatch(place.parent.parent.name)
    if manifest is not None:
        repo, commit = manifest.repo, manifest.commit
        oids = {file.path: file.oid for file in manifest.files}
    elif place.parent.name == "snapshots" and cache is not None:
        repo, commit, name = f"{cache[1]}/{cache[2]}", place.name, cache[2]
        for path in paths:
            blob = (place / path).resolve().name  # a link to what is called by its hash
            if _OID.fullmatch(blob):
                oids[path] = blob
    elif (place / _LOCAL_METADATA).is_dir():
        commit, oids = _local_metadata(place, paths)
    return FoundModel(
        folder=str(place), name=name, size_bytes=size, repo=repo, commit=commit, oids=oids
    )


def _local_metadata(place: Path, paths: list[str]) -> tuple[str, dict[str, str]]:
    """What `hf download --local-dir` wrote of each file: commit, hash, time; not the repository."""
    commit, oids = "", {}
    for path in paths:
        with suppress(OSError, UnicodeDecodeError):
            text = (place / _LOCAL_METADATA / f"{path}.metadata").read_text("utf-8")
            lines = [*text.splitlines(), "", ""]
            if _OID.fullmatch(lines[1]):
                commit, oids[path] = lines[0], lines[1]
    return commit, oids
