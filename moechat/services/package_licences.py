"""What the packages that moechat runs on say of their licences.

A packaged program carries a folder with all of it, made by tools/packaging/licenses.py of what is
found here; a checkout reads it from its environment.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import metadata
from pathlib import Path

import msgspec

from moechat.core.licence_notice import Notice

_TEXT = re.compile(r"licen[cs]e|copying|notice|third.?party|authors|copyright", re.IGNORECASE)
_TEXT_FOLDERS = frozenset({"licenses", "licensing"})  # in a package's metadata: all of it is text
_CODE = frozenset({".py", ".pyc", ".pyi", ".pyx", ".pxd", ".so", ".pyd", ".dll", ".h", ".hpp"})
_CLASSIFIER = "License :: OSI Approved :: "
# How packages name licences that have a short name.
_SHORT_NAMES = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
}


class PackageSupplement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a package does not tell of itself, and why that is known."""

    why: str
    licence: str = ""  # in place of what it tells
    texts: tuple[str, ...] = ()  # beside those it has: files in the supplement's folder


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A work on board that is no Python package."""

    name: str
    why: str
    licence: str
    homepage: str
    version: str = ""
    version_of: str = ""  # "python", "openssl", or a package whose version and texts these are
    platform: str = ""  # "" = everywhere
    texts: tuple[str, ...] = ()


class Supplement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file supplement.toml."""

    packages: dict[str, PackageSupplement] = {}
    components: tuple[Component, ...] = ()


def read_supplement(folder: Path) -> Supplement:
    """Read supplement.toml in ``folder``; raises `OSError`, `ValueError`."""
    document = tomllib.loads((folder / "supplement.toml").read_text("utf-8"))
    return msgspec.convert(document, Supplement)


def runtime_packages(
    roots: Sequence[str], find: Callable[[str], metadata.Distribution] = metadata.distribution
) -> dict[str, metadata.Distribution]:
    """``roots`` (requirements) and all that they need here, by their normalised names, sorted.

    Raises `importlib.metadata.PackageNotFoundError` where one is not installed.
    """
    from packaging.requirements import Requirement  # noqa: PLC0415 - a frozen program never asks

    found: dict[str, metadata.Distribution] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting: list[tuple[str, frozenset[str]]] = [(root, frozenset({""})) for root in roots]
    while waiting:
        text, extras = waiting.pop()
        wanted = Requirement(text)
        if wanted.marker and not any(wanted.marker.evaluate({"extra": e}) for e in extras):
            continue
        name = normalised(wanted.name)
        inner = frozenset({"", *wanted.extras})
        if (name, inner) not in seen:
            seen.add((name, inner))
            found[name] = find(wanted.name)
            waiting += [(each, inner) for each in found[name].requires or ()]
    return dict(sorted(found.items()))


def normalised(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def licence_texts(package: metadata.Distribution) -> Iterator[tuple[str, Path]]:
    """Names and places of a package's licences and notices, sorted."""
    found: dict[str, Path] = {}
    for file in package.files or ():
        in_metadata = file.parts[0].endswith(".dist-info")
        listed = in_metadata and bool(_TEXT_FOLDERS.intersection(file.parts[1:-1]))
        if file.suffix.lower() in _CODE or not (listed or _TEXT.search(file.name)):
            continue
        kept = file.parts[1:] if in_metadata else file.parts
        kept = kept[1:] if kept[0] == "licenses" and len(kept) > 1 else kept
        place = Path(str(file.locate()))
        if place.is_file():
            found["/".join(kept)] = place
    yield from sorted(found.items())


def licence_of(package: metadata.Distribution) -> str:
    """The expression that a package names, or its own words; "" where it names none."""
    fields: Mapping[str, str] = package.metadata  # type: ignore[assignment]  # a message, as good
    if expression := fields.get("License-Expression"):
        return expression
    words = (fields.get("License") or "").strip()
    classifiers = package.metadata.get_all("Classifier") or []
    named = [c.removeprefix(_CLASSIFIER) for c in classifiers if c.startswith(_CLASSIFIER)]
    if words and "\n" not in words and len(words) < 80:
        return _SHORT_NAMES.get(words, words)
    return " AND ".join(_SHORT_NAMES.get(name, name) for name in named)


def homepage_of(package: metadata.Distribution) -> str:
    """Where more is told of a package; "" where it does not say."""
    urls: dict[str, str] = {}
    for line in package.metadata.get_all("Project-URL") or []:
        label, _, address = line.partition(",")
        urls[label.strip().casefold()] = address.strip()
    order = ("homepage", "home", "source", "source code", "repository", "documentation")
    fields: Mapping[str, str] = package.metadata  # type: ignore[assignment]  # as in `licence_of`
    return fields.get("Home-page") or next((urls[label] for label in order if label in urls), "")


def notice_of(
    name: str, package: metadata.Distribution, supplement: Supplement, files: Sequence[str]
) -> Notice:
    """What is told of one package, with ``files`` as its texts."""
    more = supplement.packages.get(name)
    return Notice(
        name=package.metadata["Name"],
        version=package.version,
        licence=(more.licence if more else "") or licence_of(package),
        homepage=homepage_of(package),
        files=tuple(files),
    )
