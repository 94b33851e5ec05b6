"""What the steps of packaging share: folders, the version, the commit and its time."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INSTALLER = ROOT / "installer"
DIST = ROOT / "dist"
FROZEN = DIST / "moechat"  # the frozen program, which every package is made of
WORK = ROOT / "build" / "packaging"  # what can be made again
EXECUTABLE = "moechat.exe" if sys.platform == "win32" else "moechat"


@dataclass(frozen=True)
class Source:
    """What is being packaged; ``commit`` is "" outside of a repository."""

    version: str
    commit: str
    epoch: int  # seconds since 1970 of the commit, or as SOURCE_DATE_EPOCH says

    @property
    def date(self) -> str:
        """The day of the commit, as 2026-11-30."""
        return datetime.fromtimestamp(self.epoch, UTC).date().isoformat()


def version() -> str:
    """The version, read without importing the program."""
    text = (ROOT / "moechat" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("moechat/__init__.py names no version")
    return found[1]


def source() -> Source:
    """Look the checkout over."""
    commit = _git("rev-parse", "HEAD")
    if commit and _git("status", "--porcelain", "--untracked-files=no"):
        commit += "+changes"
    told = os.environ.get("SOURCE_DATE_EPOCH") or _git("log", "-1", "--format=%ct")
    return Source(version(), commit, int(told or 0))


def repository() -> str:
    """Where releases will be, https://HOST/OWNER/NAME; "" where nobody tells.

    The release workflow knows where it runs, and nobody else does.
    """
    return os.environ.get("MOECHAT_REPOSITORY", "")


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def run(
    *command: "str | Path", env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> None:
    """Run a command to its end; its failure ends the program with its exit code."""
    code = subprocess.run(
        [str(part) for part in command], env=env, cwd=cwd or ROOT, check=False
    ).returncode
    if code:
        sys.exit(code)


def set_times(tree: Path, epoch: int) -> None:
    """Give every file and folder in ``tree`` the same time, whenever they were made."""
    for path in (tree, *tree.rglob("*")):
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def set_modes(tree: Path) -> None:
    """Give files and folders in ``tree`` the modes of a package, whoever made them."""
    for path in (tree, *tree.rglob("*")):
        if path.is_symlink():
            continue
        # Libraries are read, and only programs run.
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
        path.chmod(0o755 if runs else 0o644)
