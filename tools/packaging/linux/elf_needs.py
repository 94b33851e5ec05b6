"""Which libraries of the system a frozen tree needs, and how old the system may be."""

import os
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.dev import LIBRARIES

# By Debian's package, beyond what a checkout needs. What a later Debian renamed has both names.
PACKAGES = {
    **LIBRARIES,
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libresolv.so.2": "libc6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libcrypt.so.1": "libcrypt1",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libOpenCL.so.1": "ocl-icd-libopencl1 | libopencl1",
    "libstdc++.so.6": "libstdc++6",
    "libX11.so.6": "libx11-6",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
# The first release of GCC whose libstdc++ has these.
_GCC = {25: "8", 26: "9", 27: "9", 28: "10", 29: "11", 30: "12", 31: "13", 32: "13", 33: "14"}

_FILE = re.compile(r"^(.+):\s+file format elf64-x86-64$")
_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$")
_SYMBOLS = re.compile(r"^\s+0x[0-9a-f]+ 0x[0-9a-f]+ \d+ (GLIBC|GLIBCXX)_([\d.]+)$")


@dataclass(frozen=True)
class Needs:
    """What a tree takes from the system."""

    libraries: frozenset[str]  # sonames
    glibc: tuple[int, ...]  # the oldest that will do
    glibcxx: tuple[int, ...]  # likewise of libstdc++'s symbols; () where there are none

    def depends(self) -> list[str]:
        """Debian's dependencies, sorted.

        Ends the program at a library whose package nobody has told.
        """
        unknown = sorted(self.libraries - PACKAGES.keys())
        if unknown:
            raise SystemExit(
                "No package is known for " + ", ".join(unknown) + ": bundle it, or add it to "
                "PACKAGES in tools/packaging/linux/elf_needs.py."
            )
        least = {"libc6": ".".join(map(str, self.glibc))}
        if self.glibcxx:
            least["libstdc++6"] = _GCC[self.glibcxx[2]]
        packages = {PACKAGES[library] for library in self.libraries}
        return sorted(
            f"{package} (>= {least[package]})" if package in least else package
            for package in packages
        )


def needs_of(tree: Path) -> Needs:
    """Read the headers of every ELF file under ``tree``."""
    files = [path for path in sorted(tree.rglob("*")) if path.is_file() and _is_elf(path)]
    own = {path.name for path in tree.rglob("*.so*")}
    needed: set[str] = set()
    symbols: dict[str, set[tuple[int, ...]]] = {"GLIBC": set(), "GLIBCXX": set()}
    for line in _headers(files):
        if found := _NEEDED.match(line):
            needed.add(found[1])
        elif found := _SYMBOLS.match(line):
            symbols[found[1]].add(tuple(int(part) for part in found[2].split(".")))
    return Needs(
        libraries=frozenset(needed - own),
        glibc=max(symbols["GLIBC"], default=(2, 17)),
        glibcxx=max(symbols["GLIBCXX"], default=()),
    )


def _headers(files: list[Path]) -> Iterable[str]:
    if not files:
        return ()
    done = subprocess.run(
        ["objdump", "-p", *map(str, files)],
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    other = {str(path) for path in files} - {
        found[1] for line in lines if (found := _FILE.match(line))
    }
    if other:
        raise SystemExit("Not of this architecture: " + ", ".join(sorted(other)))
    return lines


def _is_elf(path: Path) -> bool:
    if path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
