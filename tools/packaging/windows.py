"""Build moechat-<version>-Setup.exe from the frozen program, with makensis.

    python tools/package.py windows --payload dist/moechat [--out FOLDER] [--fast] [--sign]

Works on Linux as well as on Windows: nothing of what is packed is run. The same payload gives the
same script: files are listed in one order, and their times are left out. The same bytes it does
not give, as makensis writes out some hundred bytes of its memory that it has never set.
Debian's makensis makes a 64-bit installer; that of the NSIS project has no such stub, and makes a
32-bit one, which installs the same.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from installer.windows.closure import missing
from installer.windows.version_info import numbers
from tools.packaging import common
from tools.packaging.icons import write_icon, write_side

SCRIPT = common.INSTALLER / "windows" / "moechat.nsi"
_PACKAGE = common.ROOT / "tools" / "package.py"
LIST = "installed.txt"
UNINSTALLER = "uninstall.exe"
_STAGING = "~new\\"  # as in install.nsh
_LONGEST_ALLOWED = 160  # leaves 100 characters for the folder, a user's name among them
_OTHER_MAKENSIS = (
    r"C:\Program Files (x86)\NSIS\makensis.exe",
    r"C:\Program Files\NSIS\makensis.exe",
)
_FORBIDDEN = set('\\:*?"<>|\n\r$`')  # of Windows, and of NSIS
_CLUSTER = 4096


class BuildError(Exception):
    """Why there is no installer."""


def main(arguments: Sequence[str]) -> int:
    """Build as ``arguments`` say, and return the exit code."""
    parser = argparse.ArgumentParser(prog="package.py windows", description=__doc__)
    parser.add_argument("--payload", type=Path, default=common.FROZEN)
    parser.add_argument("--out", type=Path, default=common.DIST)
    parser.add_argument("--version", default=common.version())
    parser.add_argument("--fast", action="store_true", help="larger and quicker, for tests")
    parser.add_argument("--sign", action="store_true", help="where there is a certificate")
    options = parser.parse_args(arguments)
    try:
        made = build(
            options.payload, options.version, options.out, fast=options.fast, sign=options.sign
        )
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")
    return 0


def test(arguments: Sequence[str]) -> int:
    """Install, update and remove a stand-in program under Wine."""
    from tools.packaging.wine import walk  # noqa: PLC0415 - which needs this file

    return walk.main(arguments)


def build(
    payload: Path, version: str, out: Path, *, fast: bool = False, sign: bool = False
) -> Path:
    """The installer of what is in ``payload``, made in the folder ``out``.

    With ``sign`` it is signed, and so is its uninstaller, as tools/packaging/sign.py does it.

    Raises `BuildError` where that is no program for Windows or lacks DLLs, or where makensis is
    missing or fails.
    """
    files = payload_files(payload)
    if lacking := missing(payload):
        raise BuildError("\n".join(map(str, lacking)))
    makensis = find_makensis()
    out.mkdir(parents=True, exist_ok=True)
    made = out.absolute() / f"moechat-{version}-Setup.exe"
    with tempfile.TemporaryDirectory(prefix="moechat-setup-") as folder:
        generated = Path(folder)
        write_icon(generated / "moechat.ico")
        write_side(generated / "side.bmp")
        (generated / LIST).write_bytes(installed_list(files).encode("utf-16-le"))
        (generated / "generated.nsh").write_text(
            generated_script(payload, files, version, _target(makensis)), "utf-8"
        )
        command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", f"-DGENERATED={generated}"]
        command += [f"-DOUT={made}", *(["-DFAST"] if fast else [])]
        command += [f'-DSIGN="{sys.executable}" "{_PACKAGE}" sign'] if sign else []
        done = subprocess.run([*command, str(SCRIPT)], capture_output=True, check=False)
    if done.returncode:
        raise BuildError((done.stdout + done.stderr).decode("utf-8", "replace"))
    return made


def payload_files(payload: Path) -> list[PurePosixPath]:
    """All files in ``payload``, in an order that is the same everywhere."""
    if not (payload / "moechat.exe").is_file():
        raise BuildError(f"{payload} holds no moechat.exe: freeze the program on Windows first")
    found = []
    for folder, _, names in os.walk(payload):
        for name in names:
            path = PurePosixPath((Path(folder) / name).relative_to(payload).as_posix())
            if _FORBIDDEN & set(str(path)) or str(path) in (LIST, UNINSTALLER):
                raise BuildError(f"{path} cannot be installed on Windows")
            found.append(path)
    longest = max(found, key=lambda path: len(str(path)))
    if len(str(longest)) > _LONGEST_ALLOWED:
        raise BuildError(f"{longest} is too long for a folder of a user: {len(str(longest))}")
    return sorted(found, key=lambda path: (path.parent.parts, path.name))


def installed_list(files: Sequence[PurePosixPath]) -> str:
    """What is installed, as installer/windows/lists.nsh reads it."""
    own = [PurePosixPath(LIST), PurePosixPath(UNINSTALLER)]
    tops = sorted({path.parts[0] for path in files})
    folders = {parent for path in files for parent in path.parents} - {PurePosixPath()}
    deepest_first = sorted(folders, key=lambda path: (-len(path.parts), str(path)))
    # The list itself is the last to move, and the last to go.
    lines = [f"t {top}" for top in [*tops, UNINSTALLER, LIST]]
    lines += [f"f {_windows(path)}" for path in [*files, *reversed(own)]]
    lines += [f"d {_windows(path)}" for path in deepest_first]
    return "".join(f"{line}\r\n" for line in lines)


def generated_script(
    payload: Path, files: Sequence[PurePosixPath], version: str, target: str
) -> str:
    """The part of the script that depends on the payload."""
    sizes = [(payload / path).stat().st_size for path in files]
    rounded = sum(-(-size // _CLUSTER) * _CLUSTER for size in sizes)
    longest = max(len(str(path)) for path in files) + len(_STAGING) + 1  # and a separator
    lines = [
        f'!define TARGET "{target}"',
        f'!define VERSION "{version}"',
        f'!define NUMBERS "{".".join(map(str, numbers(version)))}"',
        f"!define PAYLOAD_KB {rounded // 1024}",
        f"!define LONGEST {longest}",
        "!macro PayloadFiles",
    ]
    folder = None
    for path in files:
        if path.parent != folder:
            folder = path.parent
            below = "" if folder == PurePosixPath() else "\\" + _windows(folder)
            lines.append(f'SetOutPath "$INSTDIR\\{_STAGING[:-1]}{below}"')
        lines.append(f'File "/oname={path.name}" "{(payload / path).absolute()}"')
    return "\n".join([*lines, "!macroend", ""])


def find_makensis() -> str:
    """The compiler; raises `BuildError` where there is none."""
    for candidate in ("makensis", *_OTHER_MAKENSIS):
        if found := shutil.which(candidate):
            return found
    raise BuildError("makensis is missing: install NSIS (on Debian and Ubuntu: apt install nsis)")


def _target(makensis: str) -> str:
    """A 64-bit installer where there is a stub for it."""
    folders = [Path(makensis).parent, Path("/usr/share/nsis"), Path("/usr/local/share/nsis")]
    stub = Path("Stubs", "lzma_solid-amd64-unicode")
    wide = any((folder / stub).is_file() for folder in folders)
    return "amd64-unicode" if wide else "x86-unicode"


def _windows(path: PurePosixPath) -> str:
    return str(path).replace("/", "\\")
