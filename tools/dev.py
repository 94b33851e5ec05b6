#!/usr/bin/env python3
"""Everything a checkout needs, and then ``run`` or ``test``: the whole of the Makefile's logic.

    python3 tools/dev.py run | test | lint | bench | screenshots | translations | setup | system |
                         package | package-test

Standard library only. What is there already is not done again: a stamp in the virtual
environment names the lock file it was made from. On Debian and Ubuntu missing system packages
are installed when run as root, and otherwise named.
"""

import hashlib
import importlib.util
import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK = ROOT / "requirements-dev.lock"
STAMP = VENV / "moechat-setup"
SCREENSHOTS = ROOT / "docs" / "screenshots"
PROMPT = "Give me three short tips for staying healthy."

# What Qt's libraries and its offscreen, X11 and Wayland plugins are linked to, by package.
LIBRARIES = {
    "libdbus-1.so.3": "libdbus-1-3",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libGL.so.1": "libgl1",
    "libOpenCL.so.1": "ocl-icd-libopencl1",  # not Qt: OpenVINO's GPU plugin
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
# Commands that make packages, by package; and those that try them out.
PACKAGERS = {"objcopy": "binutils", "makeself": "makeself", "xz": "xz-utils"}
PACKAGE_TESTERS = {
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "import": "imagemagick",
    "ip": "iproute2",
    "lintian": "lintian",
    "makensis": "nsis",
    "openbox": "openbox",  # without a window manager no window is sure to get the keys
    "wine": "wine",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
    "Xvfb": "xvfb",
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")

TEST_TOOLS = {  # by program: Debian's packages, and what is skipped without
    "gcc": (("gcc", "libc6-dev"), "the tests on a stand-in GPU are"),
    "fio": (("fio",), "the comparison of the drive test with it is"),
}

LANGUAGES = ("en", "de", "ja", "zh_CN")  # of English the plural forms alone

LINT = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy", "--platform", "linux"),
    # What only Windows runs is checked too; what only Linux runs is unreachable there.
    ("mypy", "--platform", "win32", "--no-warn-unreachable", "--cache-dir", ".mypy_cache/windows"),
    ("lint-imports", "--no-logo"),
)
MODELS_FOLDER = """
import os
from moechat.services.paths import Paths
print(Paths.default(os.environ).models)
"""


def say(text: str) -> None:
    """Print at once, so that it stands before what a child prints."""
    print(text, flush=True)


def run(*command: "str | Path", **options: object) -> None:
    """Run a command to its end; its exit code becomes ours when it fails."""
    code = subprocess.run(
        [str(part) for part in command], cwd=ROOT, check=False, **options
    ).returncode
    if code:
        sys.exit(code)


# ── setting up ───────────────────────────────────────────────────────────────


def setup() -> None:
    """Bring the checkout to where it can run and be tested."""
    install_system_packages()
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    wanted = f"python {sys.version_info[0]}.{sys.version_info[1]}\nlock {digest}\n"
    have = STAMP.read_text("utf-8") if STAMP.is_file() else ""
    if have == wanted and PYTHON.exists():
        return
    if not PYTHON.exists() or have.splitlines()[:1] not in ([], wanted.splitlines()[:1]):
        say("Making the virtual environment in .venv")
        run(sys.executable, "-m", "venv", "--clear", VENV)
    say("Installing the locked dependencies (about 250 MB the first time)")
    run(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--quiet",
        "--require-hashes", "--only-binary", ":all:", "-r", LOCK)  # fmt: skip
    STAMP.write_text(wanted, "utf-8")


def install_system_packages() -> None:
    """Install what is missing, or say what is and stop."""
    _install(missing_system_packages() if sys.platform == "linux" else [])


def install_test_tools() -> None:
    """Programs that tests alone want; without them those tests are skipped."""
    if sys.platform != "linux":
        return
    missing = [tool for tool in TEST_TOOLS if not shutil.which(tool)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        _install([package for tool in missing for package in TEST_TOOLS[tool][0]])
        return
    for tool in missing:
        say(f"Without {tool} {TEST_TOOLS[tool][1]} skipped.")


def install_packaging_needs(tools: "dict[str, str]") -> None:
    """The commands of ``tools``, and Python as a library, which Debian packages apart."""
    if sys.platform != "linux":
        return
    missing = [package for command, package in tools.items() if not _which(command)]
    library = f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
    if sys.base_prefix == "/usr" and f"{library}.so.1.0" not in known_libraries():
        missing.append(library)
    _install(missing)


def install_freezer() -> None:
    """For the tests of the frozen program, which are skipped where these are missing."""
    if sys.platform == "linux" and shutil.which("apt-get") and os.geteuid() == 0:
        install_packaging_needs({"objcopy": PACKAGERS["objcopy"]})


def _install(missing: "list[str]") -> None:
    if not missing:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if not shutil.which("apt-get"):
        sys.exit("Missing on this system (Debian's names): " + " ".join(missing))
    if os.geteuid() != 0:
        sys.exit("Some system packages are missing. Install them, then try again:\n\n"
                 "  sudo " + " ".join(command))  # fmt: skip
    say("Installing system packages: " + " ".join(missing))
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "update", "-qq", env=quiet)
    run(command[0], "-qq", *command[1:], env=quiet, stdout=subprocess.DEVNULL)


def missing_system_packages() -> "list[str]":
    """Debian's names of the packages whose files are not there."""
    packages = {
        package for library, package in LIBRARIES.items() if library not in known_libraries()
    }
    if not PYTHON.exists() and importlib.util.find_spec("ensurepip") is None:
        packages.add(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
    if not any(font_files()):
        packages.add("fonts-dejavu-core")  # Qt brings none
    if ssl.get_default_verify_paths().cafile is None and not any(
        Path("/etc/ssl/certs").glob("*.0")
    ):
        packages.add("ca-certificates")
    return sorted(packages)


def known_libraries() -> "set[str]":
    """File names of the shared libraries that the loader finds by itself."""
    ldconfig = _which("ldconfig")
    if ldconfig is None:
        return set(LIBRARIES)  # no way to tell: let Qt say what it misses
    listing = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=True).stdout
    return {line.split()[0] for line in listing.splitlines() if "=>" in line}


def _which(command: str) -> "str | None":
    """A command, also where only root's path has it."""
    return shutil.which(command, path=f"{os.environ.get('PATH', '')}:/sbin:/usr/sbin")


def font_files() -> "list[Path]":
    """The first font of each folder that has any."""
    firsts = (next(Path(folder).expanduser().rglob("*.[ot]tf"), None) for folder in FONT_FOLDERS)
    return [path for path in firsts if path is not None]


# ── commands ─────────────────────────────────────────────────────────────────


def start() -> None:
    """Open the window; without a display hold one exchange in the terminal."""
    setup()
    model = starter_model()
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        run(PYTHON, "-m", "moechat")
        return
    if model is None:
        sys.exit("There is no display and no model to talk to.")
    say(f"No display here, so one exchange in the terminal instead.\n\n> {PROMPT}\n")
    run(PYTHON, "-m", "moechat", "chat", model, "--max-tokens", "160", "-p", PROMPT)
    say("\nFor the window: `make run` in a desktop session, over `ssh -X`, or with `xvfb-run -a`.\n"
        f"To go on here: .venv/bin/python -m moechat chat {model}")  # fmt: skip


def starter_model() -> "Path | None":
    """The starter model's folder in the user's data; fetched and converted the first time."""
    found = subprocess.run(
        [str(PYTHON), "-c", MODELS_FOLDER], cwd=ROOT, capture_output=True, text=True, check=True
    )
    command = [str(PYTHON), "-m", "moechat.hub.starter", "--to", found.stdout.strip()]
    made = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if made.returncode:
        say("The starter model could not be fetched; any other model folder works as well.")
        return None
    return Path(made.stdout.strip())


def lint() -> None:
    """Style, types and import contracts."""
    setup()
    for name, *arguments in LINT:
        say(f"── {name} {' '.join(arguments)}".rstrip())
        run(PYTHON.with_name(name + PYTHON.suffix), *arguments)


def test() -> None:
    """Lint, then all tests, headless."""
    lint()
    install_test_tools()
    install_freezer()
    say("── pytest")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run(PYTHON, "-m", "tests.support.prepare", env=environment)
    run(PYTHON, "-m", "tests.support.run", env=environment)


def system() -> None:
    """All packages of the system that a run of the tests wants."""
    install_system_packages()
    install_test_tools()
    install_freezer()


def system_packaging() -> None:
    """All packages of the system that making packages wants."""
    install_packaging_needs(PACKAGERS)


def bench() -> None:
    """Measure; prints one table."""
    setup()
    run(PYTHON, "-m", "benchmarks")


def screenshots() -> None:
    """Render the window in all its states again."""
    setup()
    for old in SCREENSHOTS.glob("*.png"):
        old.unlink()
    run(PYTHON, "-m", "tests.shots.render", SCREENSHOTS,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})  # fmt: skip


def translations() -> None:
    """Bring the files for translators up to date with the code, and compile them for Qt."""
    setup()
    folder = ROOT / "resources" / "translations"
    sources = sorted(
        str(path.relative_to(ROOT)).replace(os.sep, "/") for path in ROOT.glob("moechat/**/*.py")
    )
    for language in LANGUAGES:
        file = folder / f"moechat_{language}.ts"
        plural = ["-pluralonly"] if language == "en" else []
        run(PYTHON.with_name("pyside6-lupdate" + PYTHON.suffix), *sources, *plural,
            "-source-language", "en", "-target-language", language, "-no-obsolete",
            "-locations", "none", "-ts", file, stdout=subprocess.DEVNULL)  # fmt: skip
        run(PYTHON.with_name("pyside6-lrelease" + PYTHON.suffix), "-silent", file)


def package() -> None:
    """Build all installers that this system can build, into dist."""
    setup()
    install_packaging_needs(PACKAGERS)
    run(PYTHON, "tools/package.py", "all")


def package_test() -> None:
    """Install and try what `package` built."""
    setup()
    install_packaging_needs({**PACKAGERS, **PACKAGE_TESTERS})
    run(PYTHON, "tools/package.py", "test")


COMMANDS = {
    "setup": setup,
    "system": system,
    "system-packaging": system_packaging,
    "run": start,
    "lint": lint,
    "test": test,
    "bench": bench,
    "screenshots": screenshots,
    "translations": translations,
    "package": package,
    "package-test": package_test,
}


def main() -> None:
    """Do what the command line says."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this script is run by whatever there is
        sys.exit(f"moechat needs Python 3.11 or newer; this is {sys.version.split()[0]}. "
                 "Another one: make run PYTHON=python3.12")  # fmt: skip
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: {Path(sys.argv[0]).name} {' | '.join(COMMANDS)}")
    COMMANDS[sys.argv[1]]()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
