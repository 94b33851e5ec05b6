"""The installer for any Linux: ``python tools/package.py run [TREE]``.

A self-extracting archive by makeself. Without root it installs into the home folder.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.packaging.common import DIST, set_times
from tools.packaging.linux.elf_needs import PACKAGES, Needs, needs_of
from tools.packaging.linux.files import copy_tree, fill_in, frozen_tree, write, write_share
from tools.packaging.linux.product import NAME, SOURCES, Product, read_product

_SCRIPTS = ("install.sh", "uninstall.sh")
_THREADS = 2  # with one, xz writes another file than with several


def main(arguments: list[str]) -> int:
    """Build it from the frozen tree; its path is printed."""
    print(build(frozen_tree(arguments), read_product(), DIST), flush=True)
    return 0


def test(arguments: list[str]) -> int:
    """Install it as a user without rights and without a network."""
    from tools.packaging.linux.chroot_test import test_run  # noqa: PLC0415 - which builds such itself

    return test_run(arguments)


def build(tree: Path, product: Product, to: Path, level: int = 6) -> Path:
    """Write the installer into the folder ``to``; ``level`` is that of xz."""
    if shutil.which("makeself") is None:
        raise SystemExit("makeself is not installed. On Debian: apt-get install makeself xz-utils")
    to.mkdir(parents=True, exist_ok=True)
    installer = to / f"{NAME}-{product.version}-linux-x86_64.run"
    needs = needs_of(tree)
    with tempfile.TemporaryDirectory(prefix=f"{NAME}-run-") as folder:
        payload = Path(folder) / "payload"
        lay_out(tree, product, needs, payload)
        set_times(payload, product.epoch)
        # The archive's head repeats the command line, so there is no changing path in it.
        subprocess.run(
            [
                "makeself", "--xz", "--complevel", str(level), "--threads", str(_THREADS),
                "--sha256", "--nomd5", "--nocrc", "--nox11", "--tar-quietly", "--quiet",
                "--packaging-date", product.date, "--tar-format", "gnu",
                "--tar-extra", "--sort=name --owner=0 --group=0 --numeric-owner",
                "payload", "made.run", f"{NAME} {product.version}",
                # Named, so that it also runs where /tmp is mounted noexec.
                "sh", "./install.sh",
            ],
            cwd=folder,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            stdout=subprocess.DEVNULL,
            check=True,
        )  # fmt: skip
        made = Path(folder) / "made.run"
        _look_first(made, needs)
        made.chmod(0o755)
        shutil.move(made, installer)
    return installer


def lay_out(tree: Path, product: Product, needs: Needs, payload: Path) -> None:
    """Make the folder that the archive unpacks."""
    copy_tree(tree, payload / "tree")
    write_share(payload / "share", product)
    for name in _SCRIPTS:
        write(payload / name, (SOURCES / name).read_text("utf-8"), mode=0o755)
    lines = (f"{soname} {PACKAGES[soname].split(' | ')[-1]}\n" for soname in needs.libraries)
    write(payload / "needs", "".join(sorted(lines)))


def _look_first(archive: Path, needs: Needs) -> None:
    """Let the archive look at the machine before it unpacks hundreds of megabytes.

    The checks take the place of the first empty line of its head, whose lines are counted.
    """
    checks = fill_in("preflight.sh", {"GLIBC": ".".join(map(str, needs.glibc))})
    line = checks.replace("\\\n", "").strip()
    with archive.open("rb") as file:
        head = file.read(2048)
    if "\n" in line or b"\n\n" not in head:
        raise SystemExit("The checks of preflight.sh do not fit into the archive's head.")
    start = head.index(b"\n\n") + 1
    content = archive.read_bytes()
    archive.write_bytes(content[:start] + line.encode() + content[start:])
