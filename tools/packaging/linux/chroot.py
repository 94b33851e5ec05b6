"""Clean systems to install packages in, and a display to see their windows on.

Whatever runs in such a system runs in namespaces of its own: mounts and processes are gone when
it ends, however it ends.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.packaging.common import WORK

# Suites with their mirrors and what of them is used. Debian's keys are checked; Ubuntu's are not
# on a Debian machine, so that its base comes over HTTPS, and all later packages are checked.
MIRRORS = {
    "bookworm": ("http://deb.debian.org/debian", "main"),
    "trixie": ("http://deb.debian.org/debian", "main"),
    "jammy": ("https://archive.ubuntu.com/ubuntu", "main,universe"),
    "noble": ("https://archive.ubuntu.com/ubuntu", "main,universe"),
}
USER = "tester"
HOME = "/home/jürgen müller"  # neither ASCII nor without a blank
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
_FEWEST_COLOURS = 100  # of a window with text and icons
_ENTER = """
root=$1; user=$2; shift 2
mount -t proc proc "$root/proc"
mount --rbind /sys "$root/sys"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mkdir "$root/tmp/.X11-unix"
if [ -d /tmp/.X11-unix ]; then mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"; fi
chmod 1777 "$root/tmp"
ip link set lo up
exec chroot "--userspec=$user" "$root" "$@"
"""


class FailureError(Exception):
    """A package does not do what it should, in one sentence."""


class Chroot:
    """One clean system in a folder."""

    def __init__(self, suite: str, root: Path) -> None:
        self.suite = suite
        self.root = root

    def command(
        self, *command: str, user: str = "root", network: bool = True, display: str = ""
    ) -> list[str]:
        """The command line that runs ``command`` in there."""
        return [
            "unshare", "--mount", "--pid", "--fork", "--kill-child",
            *(() if network else ("--net",)),
            "sh", "-euc", _ENTER, "sh", str(self.root), user,
            *_environment(user, display), *command,
        ]  # fmt: skip

    def beside(
        self, process: "subprocess.Popen[bytes]", *command: str
    ) -> subprocess.CompletedProcess[str]:
        """Run ``command`` as the user of ``process``, where that runs and can be seen."""
        task = Path("/proc", str(process.pid), "task", str(process.pid), "children")
        inner = task.read_text("utf-8").split()[0]
        owner = (self.root / HOME.lstrip("/")).stat()
        return _ended(
            ["nsenter", "--target", inner, "--mount", "--pid", "--net", "--root",
             f"--setuid={owner.st_uid}", f"--setgid={owner.st_gid}",
             *_environment(USER), *command],
            seconds=300,
        )  # fmt: skip

    def run(
        self, *command: str, user: str = "root", network: bool = True, seconds: int = 900
    ) -> subprocess.CompletedProcess[str]:
        """Run ``command`` in there and wait for its end."""
        return _ended(self.command(*command, user=user, network=network), seconds)

    def must(self, *command: str, user: str = "root", network: bool = True) -> str:
        """The same, and what it printed; raises `FailureError` where it fails."""
        done = self.run(*command, user=user, network=network)
        if done.returncode:
            said = (done.stdout + done.stderr).strip()[-4000:]
            raise FailureError(f"{' '.join(command)} ended with {done.returncode}:\n{said}")
        return done.stdout

    def files(self) -> set[str]:
        """All paths that packages and people put there."""
        passing = ("/proc/", "/sys/", "/dev/", "/tmp/", "/run/", "/var/cache/", "/var/log/",
                   "/var/lib/apt/", "/var/lib/dpkg/", "/root/")  # fmt: skip
        found = set()
        for folder, folders, files in os.walk(self.root):
            inside = folder.removeprefix(str(self.root)) + "/"
            if inside.startswith(passing):
                folders.clear()
                continue
            found |= {inside + name for name in (*folders, *files)}
        return found


def _environment(user: str, display: str = "") -> list[str]:
    home = "/root" if user == "root" else HOME
    values = {"PATH": _PATH, "HOME": home, "LANG": "C.UTF-8", "USER": user}
    if display:
        values["DISPLAY"] = display
    if user == "root":
        values["DEBIAN_FRONTEND"] = "noninteractive"
    return ["env", "-i", "-C", home, *(f"{name}={value}" for name, value in values.items())]


def _ended(command: list[str], seconds: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=seconds,
        check=False,
    )


@contextmanager
def clean_system(suite: str, folder: Path) -> Iterator[Chroot]:
    """A system of this suite with a user beside root; made from a copy of an earlier one.

    Raises `FailureError` where it cannot be had.
    """
    root = folder / suite
    base = WORK / "systems" / f"{suite}.tar"
    try:
        if not base.exists():
            _bootstrap(suite, root, base)
            shutil.rmtree(root)
        root.mkdir(parents=True)
        subprocess.run(["tar", "-xf", base, "-C", root, "--numeric-owner"], check=True)
        system = Chroot(suite, root)
        system.must("useradd", "--create-home", "--home-dir", HOME, "--shell", "/bin/sh", USER)
        system.must("apt-get", "update", "-qq")
        system.must("apt-get", "install", "-y", "-qq", "--no-install-recommends", "xz-utils")
        yield system
    finally:
        shutil.rmtree(root, ignore_errors=True)


def _bootstrap(suite: str, root: Path, base: Path) -> None:
    mirror, components = MIRRORS[suite]
    is_ubuntu = mirror.startswith("https:")
    done = subprocess.run(
        # In a namespace of its own, as it mounts and may be stopped.
        ["unshare", "--mount", "debootstrap", "--variant=minbase", f"--components={components}",
         *(("--no-check-gpg",) if is_ubuntu else ()),
         # A newer suite than this debootstrap knows is made like all of Ubuntu's.
         suite, root, mirror, *(("gutsy",) if is_ubuntu else ())],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=1800,
        check=False,
    )  # fmt: skip
    if done.returncode:
        raise FailureError(f"debootstrap: {done.stdout.strip()[-1000:]}")
    sources = root / "etc" / "apt" / "sources.list"
    sources.write_text(sources.read_text("utf-8").replace("https:", "http:"), "utf-8")
    base.parent.mkdir(parents=True, exist_ok=True)
    part = base.with_suffix(".part")
    subprocess.run(["tar", "-cf", part, "-C", root, "--numeric-owner", "."], check=True)
    part.rename(base)


class Display:
    """A screen in memory."""

    def __init__(self) -> None:
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x860x24", "-nolisten", "tcp"],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as told:
            self.name = f":{told.readline().strip()}"

    def wait_for_window(self, program: subprocess.Popen[bytes], name: str, seconds: int) -> str:
        """The id of the first window of the class ``name``; raises `FailureError` without one."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if program.poll() is not None:
                raise FailureError(f"the program ended with {program.returncode}")
            tree = self._ask("xwininfo", "-root", "-tree")
            for line in tree.splitlines():
                if f'("{name}" "{name}")' in line and "1x1+" not in line:
                    return line.split()[0]
            time.sleep(0.2)
        raise FailureError(f"no window of the class {name} within {seconds} s")

    def picture(self, to: Path, seconds: int) -> None:
        """Save what is on the screen once it rests; raises `FailureError` if it stays empty."""
        to.parent.mkdir(parents=True, exist_ok=True)
        before, colours = b"", 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._ask("import", "-window", "root", "-strip", str(to))
            content = to.read_bytes()
            colours = int(self._ask("identify", "-format", "%k", str(to)))
            if content == before and colours >= _FEWEST_COLOURS:
                return
            before = content
            time.sleep(2)
        if colours < _FEWEST_COLOURS:
            raise FailureError(f"only {colours} colours are on the screen: {to}")

    def _ask(self, *command: str) -> str:
        return subprocess.run(
            command,
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    def close(self) -> None:
        """End it."""
        self._server.terminate()
        self._server.wait()
