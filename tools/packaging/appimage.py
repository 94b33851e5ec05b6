"""The AppImage: ``python tools/package.py appimage [TREE]``, with appimagetool in the path.

What starts an AppImage is a program of its own (AppImage's type 2 runtime). appimagetool fetches
it, or takes the file that ``APPIMAGE_RUNTIME`` names. Without appimagetool the folder is made that
it would pack, and the step fails.
"""

import os
import shutil
import subprocess
from pathlib import Path

from tools.packaging.common import DIST, WORK, set_times
from tools.packaging.linux.files import copy_tree, frozen_tree, write_share
from tools.packaging.linux.product import NAME, Product, read_product


def main(arguments: list[str]) -> int:
    """Build it from the frozen tree; its path is printed."""
    product = read_product()
    folder = WORK / "AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(frozen_tree(arguments), product, folder)
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"appimagetool is not here; {folder} is what it would pack.", flush=True)
        return 1
    DIST.mkdir(exist_ok=True)
    package = DIST / f"{NAME}-{product.version}-x86_64.AppImage"
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    options = ["--no-appstream", *(["--runtime-file", runtime] if runtime else [])]
    subprocess.run(
        [tool, *options, folder, package],
        env={**os.environ, "ARCH": "x86_64", "SOURCE_DATE_EPOCH": str(product.epoch)},
        check=True,
    )
    print(package, flush=True)
    return 0


def lay_out(tree: Path, product: Product, folder: Path) -> None:
    """Make the AppDir: the same tree as the Debian package has, and what the format asks for."""
    program = Path("usr", "lib", NAME)
    copy_tree(tree, folder / program)
    share = folder / "usr" / "share"
    write_share(share, product)
    (folder / "usr" / "bin").mkdir()
    (folder / "usr" / "bin" / NAME).symlink_to(Path("..", "lib", NAME, NAME))
    # It finds itself by /proc/self/exe, so that no script is needed.
    (folder / "AppRun").symlink_to(program / NAME)
    (folder / f"{NAME}.desktop").symlink_to(Path("usr", "share", "applications", f"{NAME}.desktop"))
    icon = Path("usr", "share", "icons", "hicolor", "256x256", "apps", f"{NAME}.png")
    (folder / f"{NAME}.png").symlink_to(icon)
    (folder / ".DirIcon").symlink_to(icon)
    set_times(folder, product.epoch)
