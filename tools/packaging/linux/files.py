"""What every Linux package has beside the frozen tree: menu entry, icons, pages about it."""

import gzip
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from xml.sax.saxutils import escape

from tools.packaging.common import FROZEN, ROOT, set_modes
from tools.packaging.icons import drawn
from tools.packaging.linux.product import APP_ID, NAME, SOURCES, Product

ICON = ROOT / "resources" / "moechat.svg"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_COMMENT = re.compile(r"^Comment(?:\[(\w+)\])?=(.+)$", re.MULTILINE)


def frozen_tree(arguments: list[str]) -> Path:
    """The tree to package: the one argument there may be, else what was frozen.

    Ends the program where there is no program in it.
    """
    tree = Path(arguments[0]).absolute() if arguments else FROZEN
    if not (tree / NAME).is_file():
        raise SystemExit(f"{tree} has no {NAME}: first run `python tools/package.py freeze`.")
    return tree


def copy_tree(tree: Path, to: Path) -> None:
    """Copy the frozen tree with the modes that an installed one has, whatever the umask."""
    shutil.copytree(tree, to, symlinks=True)
    set_modes(to)


def write_share(share: Path, product: Product) -> None:
    """Fill ``share``, which is to become /usr/share or what stands for it."""
    desktop = fill_in("moechat.desktop", {"SUMMARY": product.summary})
    write(share / "applications" / f"{NAME}.desktop", desktop)
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", _metainfo(product, desktop))
    page = fill_in("moechat.1", {"VERSION": product.version, "DATE": product.date})
    write_gzip(share / "man" / "man1" / f"{NAME}.1.gz", page)
    icons = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        write_bytes(icons / f"{size}x{size}" / "apps" / f"{NAME}.png", drawn(size))
    write(icons / "scalable" / "apps" / f"{NAME}.svg", ICON.read_text("utf-8"))


def _metainfo(product: Product, desktop: str) -> str:
    summaries = [
        f'  <summary xml:lang="{language.replace("_", "-")}">{escape(text)}</summary>'
        if language
        else f"  <summary>{escape(text)}</summary>"
        for language, text in _COMMENT.findall(desktop)
    ]
    links = []
    if product.homepage:
        links.append(f'  <url type="homepage">{escape(product.homepage)}</url>')
    if picture := product.screenshot():
        links += [
            '  <screenshots>\n    <screenshot type="default">',
            "      <caption>A chat, with speed and memory beside it</caption>",
            f"      <image>{escape(picture)}</image>",
            "    </screenshot>\n  </screenshots>",
        ]
    releases = [
        f'    <release version="{version}" date="{date}"'
        + (' type="development"/>' if "dev" in version else "/>")
        for version, date in product.releases()
    ]
    return fill_in(
        "moechat.metainfo.xml",
        {
            "ID": APP_ID,
            "LICENCE": product.licence,
            "AUTHORS": product.authors,
            "SUMMARIES": "\n".join(summaries),
            "LINKS": "\n".join(links),
            "RELEASES": "\n".join(releases),
        },
    )


def fill_in(name: str, facts: Mapping[str, str]) -> str:
    """A file of installer/linux with what stands between at signs; lines left empty are gone."""
    text = (SOURCES / name).read_text("utf-8")
    for key, value in facts.items():
        text = text.replace(f"@{key}@\n" if not value else f"@{key}@", value)
    if left := re.search(r"@[A-Z]+@", text):
        raise SystemExit(f"installer/linux/{name}: {left[0]} is not known")
    return text


def write(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file with the folders above it."""
    write_bytes(path, text.encode(), mode)


def write_gzip(path: Path, text: str) -> None:
    """The same compressed, without a time in it."""
    write_bytes(path, gzip.compress(text.encode(), 9, mtime=0))


def write_bytes(path: Path, content: bytes, mode: int = 0o644) -> None:
    """The same of bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(mode)
