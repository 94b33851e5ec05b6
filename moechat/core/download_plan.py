"""What a download consists of: the files of one commit that a model needs, checked and summed."""

import re
from collections.abc import Sequence
from pathlib import PurePosixPath

import msgspec

from moechat.core.faults import FaultCode, UserError
from moechat.core.repo_paths import check_paths, shown

MAX_FILES = 10_000  # in a repository; the largest exports have a hundred
_MAX_FILE_BYTES = 1 << 42  # 4 TiB; a size beyond it is an attack on the sum

_SHA256 = re.compile(r"[0-9a-f]{64}")
_SHA1 = re.compile(r"[0-9a-f]{40}")

# Weights of other runtimes, pictures and scripts stay where they are: only these are wanted.
_SUFFIXES = frozenset({".xml", ".json", ".txt", ".model", ".jinja", ".md", ".tiktoken", ".spm"})
_NAMES = re.compile(r"(licen[cs]e|notice|copying|use[_-]?policy)([._-].*)?", re.IGNORECASE)
_OTHER_RUNTIMES = (".safetensors.index.json", ".bin.index.json")


class RemoteFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """One file of a repository at a commit, as the hub lists it."""

    path: str
    size: int  # bytes
    git_sha1: str  # of the blob; of the pointer where `sha256` is given
    sha256: str = ""  # of large files (LFS); empty for small ones

    @property
    def oid(self) -> str:
        """The hash that the content must have: SHA-256, or git's SHA-1 of a small file."""
        return self.sha256 or self.git_sha1


class DownloadPlan(msgspec.Struct, frozen=True):
    """What to fetch; pinned to a commit, so that it means the same tomorrow."""

    repo: str
    commit: str
    files: tuple[RemoteFile, ...]  # largest first

    @property
    def total_bytes(self) -> int:
        """Of all files together."""
        return sum(file.size for file in self.files)


def make_plan(repo: str, commit: str, listing: Sequence[RemoteFile]) -> DownloadPlan:
    """The plan for ``listing``, all files of ``repo`` at ``commit``.

    Raises `UserError`: REPO_TOO_MANY_FILES, REPO_UNSAFE, REPO_NOT_OPENVINO. A name that could
    do harm condemns the repository even where its file is not wanted.
    """
    if len(listing) > MAX_FILES:
        raise UserError(FaultCode.REPO_TOO_MANY_FILES, most_files=MAX_FILES)
    check_paths(file.path for file in listing)
    paths = frozenset(file.path for file in listing)
    files = [file for file in listing if _is_wanted(file.path, paths)]
    if not any(_is_model(file.path) for file in files):
        raise UserError(FaultCode.REPO_NOT_OPENVINO, repo=repo)
    for file in files:
        _check(file)
    files.sort(key=lambda file: (-file.size, file.path))
    return DownloadPlan(repo, commit, tuple(files))


def _is_wanted(path: str, paths: frozenset[str]) -> bool:
    name = PurePosixPath(path).name
    if any(part.startswith(".") for part in path.split("/")):
        return False
    if name.endswith(".bin"):  # weights of PyTorch have the suffix too, but no graph beside them
        return path.removesuffix(".bin") + ".xml" in paths
    if name.endswith(_OTHER_RUNTIMES):
        return False
    return PurePosixPath(name).suffix.lower() in _SUFFIXES or bool(_NAMES.fullmatch(name))


def _is_model(path: str) -> bool:
    name = PurePosixPath(path).name
    return name.startswith("openvino_") and name.endswith("model.xml")


def _check(file: RemoteFile) -> None:
    good_hash = _SHA256.fullmatch(file.sha256) if file.sha256 else _SHA1.fullmatch(file.git_sha1)
    if not good_hash or not 0 <= file.size <= _MAX_FILE_BYTES:
        raise UserError(FaultCode.REPO_UNSAFE, file=shown(file.path), reason="size or hash")
