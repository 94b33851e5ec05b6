"""The Debian package: ``python tools/package.py deb [TREE]``.

Made by dpkg-deb alone. There are no scripts in it: menus and icons are looked after by the
triggers of other packages, and what is in people's homes is none of a package's business.
"""

import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

from tools.packaging.common import DIST, ROOT, set_modes, set_times
from tools.packaging.linux.elf_needs import needs_of
from tools.packaging.linux.files import (
    copy_tree,
    frozen_tree,
    write,
    write_gzip,
    write_share,
)
from tools.packaging.linux.product import NAME, SOURCES, Product, read_product

PLACE = f"usr/lib/{NAME}"
LICENCES = "_internal/licenses"  # in the frozen tree
# Nothing links to these.
ALSO_NEEDED = ("ca-certificates", "xkb-data")
RECOMMENDED = (
    "intel-opencl-icd",
    "fonts-noto-cjk | fonts-droid-fallback",
    "fonts-noto-color-emoji",
    "fonts-dejavu-core | fonts-noto-core",
    "xdg-utils",
    "xdg-desktop-portal",
)
_DESCRIPTION = """\
moechat is a desktop program to chat with language models that run on this
computer through OpenVINO, without an account and without a server.

Models that are larger than the memory of the graphics run too: of
Mixture-of-Experts models, the experts that do not fit are read from the
drive as they are needed. Streaming wants integrated Intel graphics with XMX
units and an NVMe drive; all else runs on the processor as well.

Python, Qt, PySide6 and OpenVINO are contained."""


def main(arguments: list[str]) -> int:
    """Build it from the frozen tree; its path is printed."""
    product = read_product()
    print(build(frozen_tree(arguments), product, DIST), flush=True)
    return 0


def build(tree: Path, product: Product, to: Path, level: int = 6) -> Path:
    """Write the package into the folder ``to``; ``level`` is that of xz."""
    to.mkdir(parents=True, exist_ok=True)
    package = to / f"{NAME}_{product.debian_version}_amd64.deb"
    with tempfile.TemporaryDirectory(prefix=f"{NAME}-deb-") as folder:
        root = Path(folder) / "root"
        _lay_out(tree, product, root)
        set_times(root, product.epoch)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", root, package],
            env={**os.environ, "SOURCE_DATE_EPOCH": str(product.epoch)},
            stdout=subprocess.DEVNULL,
            check=True,
        )
    return package


def test(arguments: list[str]) -> int:
    """Install it in clean systems, with everything it depends on."""
    from tools.packaging.linux.chroot_test import test_deb  # noqa: PLC0415 - which builds such itself

    return test_deb(arguments)


def _lay_out(tree: Path, product: Product, root: Path) -> None:
    copy_tree(tree, root / PLACE)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr" / "share"
    write_share(share, product)
    about = share / "doc" / NAME
    write(about / "copyright", (SOURCES / "copyright").read_text("utf-8"))
    write(about / "README.Debian", (SOURCES / "README.Debian").read_text("utf-8"))
    write_gzip(about / "changelog.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    write_gzip(about / "changelog.Debian.gz", _changelog(product))
    (about / "licenses").symlink_to(f"../../../lib/{NAME}/{LICENCES}")
    overrides = (SOURCES / "lintian-overrides").read_text("utf-8")
    write(share / "lintian" / "overrides" / NAME, overrides)
    write(root / "DEBIAN" / "md5sums", _checksums(root))
    write(root / "DEBIAN" / "control", _control(root, product))
    set_modes(root)


def _control(root: Path, product: Product) -> str:
    depends = sorted({*needs_of(root / PLACE).depends(), *ALSO_NEEDED})
    fields = {
        "Package": NAME,
        "Version": product.debian_version,
        "Architecture": "amd64",
        "Maintainer": product.maintainer,
        "Installed-Size": str(_kibibytes(root)),
        "Section": "misc",
        "Priority": "optional",
        "Homepage": product.homepage,
        "Depends": ", ".join(depends),
        "Recommends": ", ".join(RECOMMENDED),
        "Description": "\n ".join(
            [product.summary, *(line or "." for line in _DESCRIPTION.splitlines())]
        ),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def _kibibytes(root: Path) -> int:
    """As dpkg-gencontrol counts: files by begun KiB, all else as one."""
    sizes = (
        path.stat().st_size if path.is_file() and not path.is_symlink() else 1024
        for path in root.rglob("*")
    )
    return sum(-(-size // 1024) for size in sizes)


def _checksums(root: Path) -> str:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root)}\n"
        for path in files
    )


def _changelog(product: Product) -> str:
    return (
        f"{NAME} ({product.debian_version}) unstable; urgency=medium\n\n"
        f"  * Version {product.version}; what is new is in changelog.gz beside this file.\n\n"
        f" -- {product.maintainer}  {product.mail_date}\n"
    )
