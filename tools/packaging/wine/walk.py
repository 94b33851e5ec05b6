"""Install, update and remove a stand-in program on Wine's Windows.

Needs NSIS and Wine; with Xvfb, openbox and xdotool the pages are walked through too. What it
cannot tell is whether the real program runs: that is for a runner with Windows.
"""

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.packaging.windows import LIST, UNINSTALLER, build
from tools.packaging.wine.machine import Wine, make_program, missing

KEY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\moechat"
APP_PATHS = r"Software\Microsoft\Windows\CurrentVersion\App Paths\moechat.exe"
_SMALL_BYTES = 1_000_000  # a drive of this size has no room


class Walk:
    """One Windows, the versions to install there, and what was found."""

    def __init__(self, folder: Path, user: str, display: str = "") -> None:
        self.passed = self.failed = 0
        self.program = make_program(folder / "program")
        self.newer = make_program(folder / "newer", extra=["new in 0.2.0.txt"])
        shutil.rmtree(self.newer / "_internal" / "PySide6")
        self.setup = build(self.program, "0.1.0", folder / "out", fast=True)
        self.setup_newer = build(self.newer, "0.2.0", folder / "out", fast=True)
        self.candidate = build(self.newer, "0.2.0rc1", folder / "out", fast=True)
        self.wine = Wine(folder / "wine", user, display)
        self.home = self.wine.profile / "AppData" / "Local" / "Programs" / "moechat"
        self.data = self.wine.profile / "AppData" / "Local" / "moechat"
        self.menu = self.wine.profile / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"

    def check(self, what: str, is_so: bool) -> None:
        """Count one finding, and say it."""
        self.passed, self.failed = self.passed + is_so, self.failed + (not is_so)
        print("ok    " if is_so else "FAILED", what, flush=True)

    def install(self, setup: Path, *arguments: str) -> int:
        """Install silently, and return the exit code."""
        return self.wine.run(str(setup), "/S", *arguments)

    def folder(self, path: Path, option: str = "/D=") -> list[str]:
        """NSIS wants a folder last and without quotation marks, which blanks would bring."""
        return f"{option}{self.wine.windows(path)}".split(" ")

    def uninstall(self, home: Path) -> bool:
        """Uninstall silently; whether the uninstaller, which goes on by itself, has gone."""
        self.wine.run(str(home / UNINSTALLER), "/S")
        return self.wine.wait_for(home / UNINSTALLER, gone=True)

    def is_installed(self, home: Path, program: Path) -> bool:
        """Whether ``home`` holds ``program``, byte for byte, and nothing else."""
        expected = {path.relative_to(program) for path in program.rglob("*")}
        expected |= {Path(LIST), Path(UNINSTALLER)}
        found = {path.relative_to(home) for path in home.rglob("*")}
        return found == expected and all(
            filecmp.cmp(home / path, program / path, shallow=False)
            for path in expected
            if (program / path).is_file()
        )

    @contextmanager
    def running(self, executable: Path) -> Iterator[None]:
        """With the stand-in running."""
        ready, until = self.wine.drive / "ready", self.wine.drive / "until"
        process = self.wine.start(str(executable), "--ready=C:\\ready", "--until=C:\\until")
        try:
            self.check("the stand-in runs", self.wine.wait_for(ready))
            yield
        finally:
            until.touch()
            process.communicate(timeout=60)
            until.unlink()
            ready.unlink(missing_ok=True)


def main(arguments: Sequence[str]) -> int:
    """Walk through everything, and return the exit code."""
    del arguments
    if needed := missing():
        print(f"To be installed first: {needed}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="moechat-wine-") as folder, _display() as display:
        walk = Walk(Path(folder), "Zoë Müller 山田", display)
        try:
            for part in (fresh, update, refused, recovery, moved, for_everyone, removal):
                part(walk)
            if display and shutil.which("xdotool") and shutil.which("openbox"):
                from tools.packaging.wine.pages import pages  # noqa: PLC0415 - needs a display

                pages(walk, display)
        finally:
            walk.wine.close()
    print(f"{walk.passed} passed, {walk.failed} failed")
    return 1 if walk.failed else 0


@contextmanager
def _display() -> Iterator[str]:
    """A screen of its own, where there can be one."""
    if not shutil.which("Xvfb"):
        yield ""
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def fresh(walk: Walk) -> None:
    """The first installation."""
    wine = walk.wine
    walk.check("a silent installation ends with 0", walk.install(walk.setup) == 0)
    walk.check("all files are there, byte for byte", walk.is_installed(walk.home, walk.program))
    shortcuts = [walk.menu / "moechat.lnk", wine.profile / "Desktop" / "moechat.lnk"]
    target = wine.windows(walk.home / "moechat.exe")
    for shortcut in shortcuts:
        there = shortcut.is_file() and target.encode("utf-16-le") in shortcut.read_bytes()
        walk.check(f"{shortcut.parent.name} has a shortcut", there)
    values = wine.registry(rf"HKCU\{KEY}")
    home = wine.windows(walk.home)
    expected = {
        "DisplayName": "moechat",
        "DisplayVersion": "0.1.0",
        "DisplayIcon": f"{home}\\moechat.exe,0",
        "InstallLocation": home,
        "UninstallString": f'"{home}\\uninstall.exe"',
        "QuietUninstallString": f'"{home}\\uninstall.exe" /S',
        "NoModify": "dword:00000001",
        "NoRepair": "dword:00000001",
    }
    walk.check("Windows lists it among the apps", expected.items() <= values.items())
    size = int(values.get("EstimatedSize", ":0").partition(":")[2], 16)
    walk.check("with its size", 100 < size < 2_000)
    path = wine.registry(rf"HKCU\{APP_PATHS}").get("@")
    walk.check("Windows finds moechat by its name", path == target)
    walk.check("nothing is written for all users", not wine.registry(rf"HKLM\{KEY}"))


def update(walk: Walk) -> None:
    """A newer version over an older one."""
    (walk.home / "mine.txt").write_text("a person's own", "utf-8")
    (walk.home / "_internal" / "mine.txt").write_text("a person's own", "utf-8")
    (walk.wine.profile / "Desktop" / "moechat.lnk").unlink()
    walk.check("an update ends with 0", walk.install(walk.setup_newer) == 0)
    kept = walk.home / "kept-1" / "_internal" / "mine.txt"
    walk.check("a stranger's file among ours is kept", kept.is_file())
    walk.check("one beside them too", (walk.home / "mine.txt").is_file())
    shutil.rmtree(walk.home / "kept-1")
    (walk.home / "mine.txt").unlink()
    walk.check("stale files are gone", walk.is_installed(walk.home, walk.newer))
    version = walk.wine.registry(rf"HKCU\{KEY}").get("DisplayVersion")
    walk.check("Windows lists the new version", version == "0.2.0")
    shortcut = walk.wine.profile / "Desktop" / "moechat.lnk"
    walk.check("a shortcut that was removed does not come back", not shortcut.exists())


def refused(walk: Walk) -> None:
    """What is not done, and leaves everything as it was."""
    with walk.running(walk.home / "moechat.exe"):
        walk.check("a running program is not updated (5)", walk.install(walk.setup_newer) == 5)
        here = walk.folder(walk.home, "_?=")
        code = walk.wine.run(str(walk.home / UNINSTALLER), "/S", *here)
        walk.check("nor uninstalled (5)", code == 5)
    walk.check("an older version is refused (6)", walk.install(walk.setup) == 6)
    walk.check("a candidate is older (6)", walk.install(walk.candidate) == 6)
    too_long = "C:\\" + "x" * 120 + "\\" + "y" * 120
    walk.check("a path that is too long (8)", walk.install(walk.setup, f"/D={too_long}") == 8)
    nowhere = walk.install(walk.setup_newer, "/D=Q:\\moechat")
    walk.check("a drive that is not there (8)", nowhere == 8)
    (walk.wine.drive / "file").touch()
    walk.check("a file as a folder (8)", walk.install(walk.setup_newer, "/D=C:\\file\\x") == 8)
    with _small_drive(walk.wine) as there:
        if there:
            walk.check("a full drive (4)", walk.install(walk.setup_newer, "/D=S:\\moechat") == 4)
    walk.check("all is as it was", walk.is_installed(walk.home, walk.newer))
    walk.check("unless it is asked for", walk.install(walk.setup, "/DOWNGRADE") == 0)
    walk.check("then the older is there", walk.is_installed(walk.home, walk.program))


@contextmanager
def _small_drive(wine: Wine) -> Iterator[bool]:
    """A drive S: with hardly any room; only root can make one."""
    mount = wine.prefix.parent / "small"
    mount.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={_SMALL_BYTES}", "tmpfs", str(mount)]
    if os.geteuid() != 0 or subprocess.run(command, check=False).returncode != 0:
        yield False
        return
    link = wine.prefix / "dosdevices" / "s:"
    link.symlink_to(mount)
    try:
        yield True
    finally:
        link.unlink()
        subprocess.run(["umount", "-l", str(mount)], check=True)


def recovery(walk: Walk) -> None:
    """An installation that was cut short between two moves."""
    (walk.home / "~new" / "_internal").mkdir(parents=True)
    (walk.home / "~new" / "_internal" / "half.dll").touch()
    (walk.home / "~old").mkdir()
    for name in ("moechat.exe", "_internal"):
        (walk.home / name).rename(walk.home / "~old" / name)
    walk.check("Setup takes up what was cut short", walk.install(walk.setup_newer) == 0)
    walk.check("and leaves nothing of it", walk.is_installed(walk.home, walk.newer))


def moved(walk: Walk) -> None:
    """Another folder than before, with other things in it."""
    folder = walk.wine.drive / "Prögrams with blanks"
    folder.mkdir()
    (folder / "other.txt").touch()
    code = walk.install(walk.setup_newer, *walk.folder(folder))
    walk.check("to another folder", code == 0)
    walk.check("in one of its own", walk.is_installed(folder / "moechat", walk.newer))
    walk.check("and away from the old one", not walk.home.exists())
    code = walk.install(walk.setup_newer, *walk.folder(walk.home))
    walk.check("back again", code == 0)
    walk.check(
        "leaving what is not ours", [each.name for each in folder.iterdir()] == ["other.txt"]
    )


def for_everyone(walk: Walk) -> None:
    """For all users, beside the one for this user."""
    wine = walk.wine
    home = wine.drive / "Program Files" / "moechat"
    walk.check("for all users", walk.install(walk.setup, "/ALLUSERS") == 0)
    walk.check("in Program Files", walk.is_installed(home, walk.program))
    menu = wine.drive / "ProgramData/Microsoft/Windows/Start Menu/Programs/moechat.lnk"
    walk.check("in everybody's Start menu", menu.is_file())
    walk.check(
        "on everybody's desktop", (wine.drive / "users/Public/Desktop/moechat.lnk").is_file()
    )
    walk.check("listed for all", wine.registry(rf"HKLM\{KEY}").get("DisplayVersion") == "0.1.0")
    walk.check("the user's own stays", walk.is_installed(walk.home, walk.newer))
    walk.check("it can be uninstalled", walk.uninstall(home) and wine.wait_for(home, gone=True))
    walk.check("and is listed no more", not wine.registry(rf"HKLM\{KEY}") and not menu.exists())
    walk.check("the user's own still stays", walk.is_installed(walk.home, walk.newer))


def removal(walk: Walk) -> None:
    """Uninstalling; what a person has made stays."""
    (walk.data / "models").mkdir(parents=True)
    (walk.data / "models" / "weights.bin").write_bytes(b"weights")
    (walk.data / "moechat.db").write_bytes(b"chats")
    (walk.home / "mine.txt").touch()
    walk.check("uninstalled", walk.uninstall(walk.home))
    shortcut = walk.menu / "moechat.lnk"
    walk.check("no shortcut is left", walk.wine.wait_for(shortcut, gone=True))
    walk.check("Windows lists it no more", not walk.wine.registry(rf"HKCU\{KEY}"))
    walk.check("nor finds it", not walk.wine.registry(rf"HKCU\{APP_PATHS}"))
    left = [path.name for path in walk.home.iterdir()]
    walk.check("only what is not ours is left", left == ["mine.txt"])
    kept = {path.name for path in walk.data.rglob("*")}
    walk.check("chats and models are kept", kept == {"models", "weights.bin", "moechat.db"})
    shutil.rmtree(walk.home)
