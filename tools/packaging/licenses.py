"""Collect every licence and notice of a packaged program into one folder.

    python tools/package.py licenses --to FOLDER [--bundle dist/moechat]

FOLDER gets an index (index.json) and a folder for each work: the packages that moechat runs on, in
the environment that this runs in, what installer/licenses/supplement.toml adds, and with --bundle
the libraries that were taken from this system (Debian and its like: from /usr/share/doc). The same
environment gives the same bytes. Ends with what is missing where a work has no text or a licence
that does not go with ours.
"""

import argparse
import re
import shutil
import ssl
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402 - found like the rest of the environment

from moechat.core.licence_notice import Notice  # noqa: E402 - from this checkout
from moechat.services.licences import (  # noqa: E402 - from this checkout
    INDEX,
    SUPPLEMENT_FOLDER,
    LicenceIndex,
    runtime_requirements,
)
from moechat.services.package_licences import (  # noqa: E402 - as above
    Component,
    Supplement,
    licence_texts,
    notice_of,
    read_supplement,
    runtime_packages,
)

# With these an Apache-2.0 program may be handed on; Qt under the LGPL as separate libraries, the
# boot loader under its exception.
_GOOD = frozenset(
    {
        "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "Bitstream-Vera", "CC0-1.0", "ISC",
        "LGPL-3.0-only", "LicenseRef-Debian", "LicenseRef-Microsoft-Distributable-Code", "MIT",
        "MIT-0", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Unlicense", "Zlib",
        "GPL-2.0-or-later WITH Bootloader-exception",
    }
)  # fmt: skip
# Of the system: libraries under the GPL that Python would take along where nobody keeps it.
_BAD_SOURCES = frozenset({"gdbm", "readline"})
_LIBRARY = re.compile(r"lib[\w+.-]+?\.so[.\d]*$")
_PYTHON_OWN = re.compile(r"libpython[\d.]+\.so")
_COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z]+-[\d.]*\d)")


class MissingError(Exception):
    """Something that must be told of has no text, or may not be handed on."""


def is_good(expression: str) -> bool:
    """Whether a licence expression leaves a choice that goes with ours."""
    for choice in re.split(r"\s+OR\s+", expression.replace("(", "").replace(")", "")):
        if all(part in _GOOD for part in re.split(r"\s+AND\s+", choice)):
            return True
    return False


def collect(
    folder: Path,
    *,
    bundle: Path | None = None,
    platform: str = sys.platform,
    supplement_folder: Path = SUPPLEMENT_FOLDER,
) -> list[Notice]:
    """Fill ``folder``, which is made anew. Raises `MissingError` with all that is wrong."""
    supplement = read_supplement(supplement_folder)
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    notices = [
        *_packages(folder, supplement, supplement_folder),
        *_components(folder, supplement, supplement_folder, platform),
        *(_system_libraries(folder, bundle) if bundle and platform == "linux" else ()),
    ]
    notices.sort(key=lambda each: (each.name.casefold(), each.name))
    index = msgspec.json.encode(LicenceIndex(tuple(notices)))
    (folder / INDEX).write_bytes(msgspec.json.format(index, indent=1) + b"\n")
    problems = [f"{each.name}: no licence text" for each in notices if not each.files]
    problems += [
        f"{each.name}: the licence {each.licence!r} is not known to go with ours"
        for each in notices
        if not is_good(each.licence)
    ]
    if problems:
        raise MissingError("\n".join(problems))
    return notices


def _packages(folder: Path, supplement: Supplement, texts: Path) -> Iterator[Notice]:
    packages = runtime_packages(runtime_requirements())
    for name, package in packages.items():
        more = supplement.packages.get(name)
        files = [_put(folder, name, kept, place) for kept, place in licence_texts(package)]
        files += [_put_own(folder, name, texts / text, package.version)
                  for text in (more.texts if more else ())]  # fmt: skip
        yield notice_of(name, package, supplement, files)


def _components(
    folder: Path, supplement: Supplement, texts: Path, platform: str
) -> Iterator[Notice]:
    for each in supplement.components:
        if each.platform not in ("", platform):
            continue
        version, places = _versioned(each)
        name = re.sub(r"[^a-z0-9]+", "-", each.name.lower())
        files = [_put(folder, name, place.name, place) for place in places]
        files += [_put_own(folder, name, texts / text, version) for text in each.texts]
        yield Notice(
            name=each.name,
            version=version,
            licence=each.licence,
            homepage=each.homepage,
            files=tuple(files),
        )


def _versioned(component: Component) -> tuple[str, list[Path]]:
    """The version of a component that is here, and the texts that lie here."""
    match component.version_of:
        case "":
            return component.version, []
        case "python":
            stdlib, base = Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)
            names = [stdlib / "LICENSE.txt", base / "LICENSE.txt", base / "LICENSE"]
            # Debian's and Ubuntu's own Python keeps it with the documentation.
            version = f"{sys.version_info[0]}.{sys.version_info[1]}"
            names.append(Path(f"/usr/share/doc/python{version}/copyright"))
            return sys.version.split()[0], [name for name in names if name.is_file()][:1]
        case "openssl":
            return ssl.OPENSSL_VERSION.split()[1], []
        case name:
            package = metadata.distribution(name)
            return package.version, [place for _, place in licence_texts(package)]


# ── libraries of the system ──────────────────────────────────────────────────


def _system_libraries(folder: Path, bundle: Path) -> Iterator[Notice]:
    """What the freezer took from the system, by the packages it is of there."""
    by_source: dict[tuple[str, str], set[Path]] = {}
    for library in system_libraries(bundle):
        package, source, version = _owner(library)
        if source in _BAD_SOURCES:
            raise MissingError(
                f"{library} is of {source}, which is under the GPL: leave out what needs it"
            )
        notice = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        if not notice.is_file():
            raise MissingError(f"{library} is of {package}, which has no copyright file here")
        by_source.setdefault((source, version), set()).add(notice.resolve())
    for (source, version), notices in sorted(by_source.items()):
        yield Notice(
            name=f"{source} (Debian)",
            version=version,
            licence="LicenseRef-Debian",
            homepage=f"https://tracker.debian.org/pkg/{source}",
            files=tuple(_put_debian(folder, f"system-{source}", sorted(notices))),
        )


def system_libraries(bundle: Path) -> list[str]:
    """Names of libraries in a bundle that came with no package and not with Python itself."""
    inside = bundle / "_internal" if (bundle / "_internal").is_dir() else bundle
    return sorted(
        file.name
        for file in inside.iterdir()
        if not file.is_symlink()
        and _LIBRARY.fullmatch(file.name)
        and not _PYTHON_OWN.match(file.name)
    )


def _owner(library: str) -> tuple[str, str, str]:
    """Debian's package of a library, its source and its version."""
    if not shutil.which("dpkg-query"):
        raise MissingError(f"{library} is of this system, which has no dpkg to tell its licence")
    found = _ask("dpkg-query", "--search", f"*/{library}")
    packages = sorted({line.partition(": ")[0].split(",")[0] for line in found.splitlines()})
    if not packages:
        raise MissingError(f"{library} is of no package that dpkg knows")
    shown = "${source:Package}\t${Version}"
    source, version = _ask("dpkg-query", "--show", f"--showformat={shown}", packages[0]).split("\t")
    return packages[0], source, version


def _ask(*command: str) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    return done.stdout.strip()


def _put_debian(folder: Path, name: str, notices: Sequence[Path]) -> Iterator[str]:
    """The notices, once each, and the texts that they name by their place on a Debian system."""
    contents: dict[bytes, str] = {}
    for notice in notices:
        contents.setdefault(notice.read_bytes(), f"{notice.parent.name}-copyright.txt")
    common: set[str] = set()
    for content, kept in contents.items():
        (folder / name).mkdir(exist_ok=True)
        (folder / name / kept).write_bytes(content)
        common.update(_COMMON.findall(content.decode("utf-8", "replace")))
        yield f"{name}/{kept}"
    for text in sorted(common):
        place = Path("/usr/share/common-licenses") / text
        if place.is_file():
            yield _put(folder, "common", f"{text}.txt", place)


# ── files ────────────────────────────────────────────────────────────────────


def _put(folder: Path, name: str, kept: str, place: Path) -> str:
    """Copy a text into the folder of ``name``; returns its path in the index."""
    flat = kept.replace("/", "__")
    target = folder / name / (flat if Path(flat).suffix else f"{flat}.txt")
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(place.read_bytes())
    return target.relative_to(folder).as_posix()


def _put_own(folder: Path, name: str, place: Path, version: str) -> str:
    """The same for a text of ours, which may tell of the version."""
    path = _put(folder, name, place.name, place)
    if place.name == "Qt-source.txt":
        text = place.read_text("utf-8")
        major_minor = ".".join(version.split(".")[:2])
        text = text.replace("MAJOR.MINOR", major_minor).replace("VERSION", version)
        (folder / path).write_text(text, "utf-8", newline="\n")
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description="Collect licences and notices into a folder.")
    parser.add_argument("--to", type=Path, required=True, dest="folder", metavar="FOLDER")
    parser.add_argument("--bundle", type=Path, help="a frozen program, for its system libraries")
    options = parser.parse_args(arguments)
    try:
        notices = collect(options.folder, bundle=options.bundle)
    except MissingError as error:
        print(error, file=sys.stderr)
        return 1
    texts = sum(len(each.files) for each in notices)
    print(f"{len(notices)} works with {texts} texts in {options.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
