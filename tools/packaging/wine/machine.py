"""A Windows of its own, by Wine, and a program to install there."""

import os
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tools.packaging.windows import find_makensis

HERE = Path(__file__).resolve().parent
_WINE = ("wine64", "/usr/lib/wine/wine64", "/usr/lib64/wine/wine64")
_SERVER = ("wineserver", "wineserver64", "/usr/lib/wine/wineserver64")
_LIMIT_S = 600
STRANGE_NAMES = ("ünï 日本 ✓.txt", "with blanks.dll", "percent %TEMP%.txt")


def find(candidates: Sequence[str]) -> str | None:
    """The first of these programs that is there."""
    return next((found for name in candidates if (found := shutil.which(name))), None)


def missing() -> str:
    """What must be installed before `Wine` works, for a person; "" where nothing is."""
    wanted = {"nsis": find(["makensis"]), "wine64": find(_WINE), "wineserver": find(_SERVER)}
    return ", ".join(name for name, found in wanted.items() if found is None)


class Wine:
    """One Windows 10 in ``folder``; ``user`` is the name of who is signed in there."""

    def __init__(self, folder: Path, user: str, display: str = "") -> None:
        self.user = user
        self._wine, self._server = find(_WINE) or "", find(_SERVER) or ""
        self.prefix = folder / "prefix"
        home = folder / "home"
        home.mkdir(parents=True)
        self._environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "USER": user,
            "LOGNAME": user,
            "LC_ALL": "C.UTF-8",
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # neither is needed, and both ask for downloads
            **({"DISPLAY": display} if display else {}),
        }
        self.run("wineboot", "-i")
        self.run("winecfg", "-v", "win10")

    @property
    def drive(self) -> Path:
        """C: as this system sees it."""
        return self.prefix / "drive_c"

    @property
    def profile(self) -> Path:
        """The folder of the user."""
        return self.drive / "users" / self.user

    def unix(self, windows: str) -> Path:
        """A path on C: as this system sees it."""
        return self.drive.joinpath(*windows.removeprefix("C:\\").split("\\"))

    def windows(self, path: Path) -> str:
        """A path below C: as Windows sees it."""
        return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")

    def start(self, *command: str) -> "subprocess.Popen[bytes]":
        """Run a program beside this one."""
        return subprocess.Popen(
            [self._wine, *command],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def run(self, *command: str) -> int:
        """Run a program to its end, and return its exit code."""
        process = self.start(*command)
        process.communicate(timeout=_LIMIT_S)
        return process.returncode

    def registry(self, key: str) -> dict[str, str]:
        """The values of ``key``, as .reg files write them; nothing where it is not there."""
        exported = self.drive / "exported.reg"
        if self.run("reg", "export", key, "C:\\exported.reg", "/y") != 0:
            return {}
        lines = exported.read_text("utf-16").splitlines()
        exported.unlink()
        cells = [line.split("=", 1) for line in lines if "=" in line]
        return {_plain(name): _plain(value) for name, value in cells}

    def wait_for(self, what: Path, *, gone: bool = False) -> bool:
        """Wait until ``what`` is there, or no longer."""
        until = time.monotonic() + _LIMIT_S / 5
        while what.exists() is gone:
            if time.monotonic() > until:
                return False
            time.sleep(0.1)
        return True

    def close(self) -> None:
        """End everything that runs there."""
        subprocess.run([self._server, "-k"], env=self._environment, check=False)
        subprocess.run([self._server, "-w"], env=self._environment, check=False, timeout=60)


def _plain(text: str) -> str:
    inner = text[1:-1] if text.startswith('"') else text
    return inner.replace('\\"', '"').replace("\\\\", "\\")


def make_program(folder: Path, extra: Sequence[str] = ()) -> Path:
    """A payload like the frozen program's in its shape, and return its folder."""
    inside = folder / "_internal"
    (inside / "openvino" / "libs").mkdir(parents=True)
    (inside / "PySide6" / "plugins" / "platforms").mkdir(parents=True)
    standin = folder / "moechat.exe"
    subprocess.run(
        [find_makensis(), "-V1", f"-DOUT={standin}", str(HERE / "standin.nsi")], check=True
    )
    for number in range(40):
        (inside / "openvino" / "libs" / f"library-{number:02}.dll").write_bytes(b"%d" % number * 99)
    for name in (*STRANGE_NAMES, *extra):
        (inside / name).write_text(name, "utf-8")
    (inside / "PySide6" / "plugins" / "platforms" / "empty.dll").write_bytes(b"")
    return folder
