"""Installs the packages in clean systems, as people do, and looks at what they do there."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tools.packaging import deb, run
from tools.packaging.common import DIST, FROZEN, WORK
from tools.packaging.linux.chroot import (
    HOME,
    USER,
    Chroot,
    Display,
    FailureError,
    clean_system,
)
from tools.packaging.linux.elf_needs import needs_of
from tools.packaging.linux.product import NAME, read_product

SUITES = ("bookworm", "noble", "jammy")
REQUIRED = "bookworm"  # the others are skipped where their mirror cannot be reached
TOOLS = ("debootstrap", "unshare", "ip", "Xvfb", "xwininfo", "import", "identify")
MOST_PACKAGE_BYTES = 100_000_000
MOST_INSTALLED_BYTES = 380_000_000
PICTURES = WORK / "windows"
DATA = f"{HOME}/.local/share/{NAME}"
STALE = "_internal/of-an-older-version"


def test_deb(arguments: list[str]) -> int:
    """The .deb in each of the systems named, by default in all."""
    package = newest(f"{NAME}_*.deb")
    _is_small(package)
    code = _lint(package)
    return _in_systems(arguments, lambda system, files: _deb_walk(system, package, files)) or code


def test_run(arguments: list[str]) -> int:
    """The .run in each of the systems named, by default in all."""
    installer = newest(f"{NAME}-*.run")
    return _in_systems(arguments, lambda system, files: _run_walk(system, installer, files))


def _lint(package: Path) -> int:
    if shutil.which("lintian") is None:
        print("lintian: skipped, as it is not installed", flush=True)
        return 0
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", "--tag-display-limit", "0"]
    code = subprocess.run([*command, package], check=False).returncode
    print("lintian: FAILED" if code else "lintian: no error and no warning", flush=True)
    return code


def newest(pattern: str) -> Path:
    """What was built last."""
    found = sorted(DIST.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        sys.exit(f"There is no {pattern} in {DIST}: first run `make package`.")
    return found[-1]


def _in_systems(suites: list[str], walk: Callable[[Chroot, Path], None]) -> int:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing or os.geteuid() != 0:
        print("skipped: wants root and " + ", ".join(missing or TOOLS), flush=True)
        return 0
    failed = 0
    for suite in suites or SUITES:
        with tempfile.TemporaryDirectory(prefix=f"{NAME}-system-", dir="/var/tmp") as folder:
            Path(folder).chmod(0o755)
            try:
                with clean_system(suite, Path(folder)) as system:
                    walk(system, Path(folder))
            except FailureError as failure:
                reached = (Path(folder) / suite).exists()
                if not reached and suite != REQUIRED and not suites:
                    print(f"{suite}: skipped: {failure}", flush=True)
                    continue
                print(f"{suite}: FAILED: {failure}", flush=True)
                failed += 1
    return int(bool(failed))


# ── .deb ─────────────────────────────────────────────────────────────────────


def _deb_walk(system: Chroot, package: Path, folder: Path) -> None:
    old = deb.build(_old_tree(folder), replace(read_product(), version="0.0.1"), folder, level=0)
    before = system.files()
    for name, file in (("old.deb", old), ("new.deb", package)):
        shutil.copy(file, system.root / "var" / name)
    _apt(system, "install", "/var/old.deb")
    _must(_exists(system, f"/usr/lib/{NAME}/{STALE}"), "the older version is not installed")
    _apt(system, "install", "/var/new.deb")
    _tell(system, "installed over an older version")
    _must(not _exists(system, f"/usr/lib/{NAME}/{STALE}"), "a file of the older version is left")
    _libraries(system, f"/usr/lib/{NAME}")
    _size(system, f"/usr/lib/{NAME}")
    _self_test(system, NAME)
    with _window(system, NAME, f"deb-{system.suite}"):
        pass
    _must(_exists(system, DATA), "the program wrote no data")
    system.must("dpkg", "--remove", NAME)
    left = {path for path in system.files() if NAME in path and not path.startswith(HOME)}
    _must(not left, f"left behind: {sorted(left)}")
    # Also what came as a dependency, and what else there would like to have.
    _apt(system, "autoremove", "--purge", "-o", "APT::AutoRemove::RecommendsImportant=false")
    for name in ("old.deb", "new.deb"):
        (system.root / "var" / name).unlink()
    _nothing_left(system, before)


def _apt(system: Chroot, *command: str) -> None:
    system.must("apt-get", "-y", "-qq", "--no-install-recommends", "--allow-downgrades", *command)


def _libraries(system: Chroot, tree: str) -> None:
    """What the loader itself says is missing."""
    script = f"find '{tree}' -type f \\( -name '*.so*' -o -perm -100 \\) -exec ldd {{}} + 2>&1"
    listing = system.run("sh", "-c", script).stdout
    own = {path.name for path in (system.root / tree.lstrip("/")).rglob("*.so*")}
    missing = {line.split()[0] for line in listing.splitlines() if "=> not found" in line} - own
    _must(not missing, f"libraries that no dependency brings: {sorted(missing)}")
    _must("=>" in listing, "ldd printed nothing")
    _tell(system, "all libraries are there")


# ── .run ─────────────────────────────────────────────────────────────────────


def _run_walk(system: Chroot, installer: Path, folder: Path) -> None:
    _apt(system, "install", *_libraries_of(system))
    old = run.build(_old_tree(folder), replace(read_product(), version="0.0.1"), folder, level=0)
    before = system.files()
    for name, file in (("old.run", old), ("new.run", installer)):
        to = system.root / HOME.lstrip("/") / name
        shutil.copy(file, to)
        to.chmod(0o755)
        os.chown(to, *_owner(system))
    program = f"{HOME}/.local/opt/{NAME}"
    _as_user(system, f"{HOME}/old.run")
    _must(_exists(system, f"{program}/{STALE}"), "the older version is not installed")
    _as_user(system, f"{HOME}/new.run", "--quiet", "--", "--silent")
    _tell(system, "installed over an older version, without root and network")
    _must(not _exists(system, f"{program}/{STALE}"), "a file of the older version is left")
    _size(system, program)
    link = f"{HOME}/.local/bin/{NAME}"
    _self_test(system, link)
    with _window(system, link, f"run-{system.suite}") as window:
        for command in ((f"{HOME}/new.run", "--quiet"), (f"{program}/uninstall.sh",)):
            done = system.beside(window, *command)
            _must(done.returncode == 5, f"{command[0]} while it runs: {done}")
            _must("is running" in done.stderr, f"{command[0]} while it runs: {done.stderr}")
    _tell(system, "an upgrade and a removal are refused while it runs")
    _as_user(system, f"{program}/uninstall.sh")
    for name in ("old.run", "new.run"):
        (system.root / HOME.lstrip("/") / name).unlink()
    _nothing_left(system, before)


def _libraries_of(system: Chroot) -> list[str]:
    """Packages with what the frozen tree takes from a desktop, by the names of this suite."""
    names = []
    for entry in needs_of(FROZEN).depends():
        choices = [choice.split(" (")[0] for choice in entry.split(" | ")]
        there = (name for name in choices if system.run("apt-cache", "show", name).stdout)
        names.append(next(there, choices[0]))
    return [*names, *deb.ALSO_NEEDED]


def _as_user(system: Chroot, *command: str) -> str:
    return system.must(*command, user=USER, network=False)


# ── both ─────────────────────────────────────────────────────────────────────


def _self_test(system: Chroot, program: str) -> None:
    done = system.run(program, "--self-test", user=USER, network=False, seconds=600)
    last = (done.stdout.strip().splitlines() or ["it printed nothing"])[-1]
    _must(done.returncode == 0, f"self-test: {done.stdout}\n{done.stderr}")
    _tell(system, f"self-test without a network: {last}")


@contextmanager
def _window(system: Chroot, program: str, picture: str) -> "Iterator[subprocess.Popen[bytes]]":
    """The program's window on a screen, of which a picture is taken."""
    display = Display()
    command = system.command(program, user=USER, network=False, display=display.name)
    process = subprocess.Popen(command)
    try:
        display.wait_for_window(process, NAME, seconds=120)
        display.picture(PICTURES / f"{picture}.png", seconds=40)
        _tell(system, f"its window is in {PICTURES / picture}.png")
        yield process
    finally:
        process.kill()  # which ends its namespace
        process.wait()
        display.close()


def _old_tree(folder: Path) -> Path:
    """A stand-in for an older version, with a file that later ones do not have."""
    tree = folder / "old-tree"
    (tree / "_internal").mkdir(parents=True)
    (tree / NAME).write_text(f"#!/bin/sh\necho {NAME} 0.0.1\n", "utf-8")
    (tree / NAME).chmod(0o755)
    (tree / STALE).touch()
    return tree


def _size(system: Chroot, tree: str) -> None:
    root = system.root / tree.lstrip("/")
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir())
    _must(size < MOST_INSTALLED_BYTES, f"{size / 1e6:.0f} MB are installed")
    _tell(system, f"{size / 1e6:.0f} MB installed")


def _is_small(package: Path) -> None:
    size = package.stat().st_size
    if size >= MOST_PACKAGE_BYTES:
        sys.exit(f"{package.name} is too large: {size / 1e6:.1f} MB")
    print(f"{package.name}: {size / 1e6:.1f} MB", flush=True)


def _nothing_left(system: Chroot, before: set[str]) -> None:
    """All files are those of before, but for the user's data, which must be there."""
    _must(_exists(system, DATA), "the user's data is gone")
    own = (DATA, f"{HOME}/.config", f"{HOME}/.cache", f"{HOME}/.local/state")
    around = {f"{HOME}/.local", f"{HOME}/.local/share"}
    changed = {
        path for path in system.files() ^ before if not path.startswith(own) and path not in around
    }
    _must(not changed, f"not as it was before: {sorted(changed)[:40]}")
    _tell(system, "removed; nothing is left but the user's data")


def _owner(system: Chroot) -> tuple[int, int]:
    status = (system.root / HOME.lstrip("/")).stat()
    return status.st_uid, status.st_gid


def _exists(system: Chroot, path: str) -> bool:
    return os.path.lexists(system.root / path.lstrip("/"))


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise FailureError(otherwise)


def _tell(system: Chroot, text: str) -> None:
    print(f"{system.suite}: {text}", flush=True)
