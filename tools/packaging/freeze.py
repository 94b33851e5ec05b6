"""Make dist/moechat, the program with its Python and all libraries: PyInstaller's onedir."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from installer.windows.version_info import version_info
from tools.packaging import common, licenses
from tools.packaging.linux import search_paths

MOST_TIMES = 2.0  # of the time until the window appears in a checkout
START_ROUNDS = 4
SPEC = common.INSTALLER / "moechat.spec"


def main(arguments: list[str]) -> int:
    """Freeze into ``--dist`` (default: dist), replacing what was there."""
    parser = argparse.ArgumentParser(prog="package.py freeze", description=__doc__)
    parser.add_argument("--dist", type=Path, default=common.DIST)
    parser.add_argument("--work", type=Path, default=common.WORK / "freeze")
    options = parser.parse_args(arguments)
    dist, work = options.dist.absolute(), options.work.absolute()
    source = common.source()
    generated = work / "generated"
    generated.mkdir(parents=True, exist_ok=True)
    write_generated(generated, source)
    run_pyinstaller(dist, work, generated, source)
    bundle = dist / "moechat"
    strip_python(bundle)
    search_inside(bundle)
    add_licenses(bundle)
    common.set_modes(bundle)
    common.set_times(bundle, source.epoch)
    megabytes = sum(file.lstat().st_size for file in bundle.rglob("*") if file.is_file()) / 1e6
    print(f"{bundle}: {megabytes:.0f} MB", flush=True)
    return 0


def test(_arguments: list[str]) -> int:
    """Try dist/moechat with the tests of frozen programs, and see how soon its window is there."""
    environment = {**os.environ, "MOECHAT_FROZEN": str(common.FROZEN)}
    command = [sys.executable, "-m", "pytest", "tests/packaging/test_frozen.py"]
    code = subprocess.run(command, cwd=common.ROOT, env=environment, check=False).returncode
    return code or int(not starts_soon(common.FROZEN / common.EXECUTABLE))


def starts_soon(program: Path) -> bool:
    """Whether its window appears within twice the time that it takes in a checkout."""
    packaged, checkout = [str(program)], [sys.executable, "-m", "moechat"]
    times = [(shown_after(packaged), shown_after(checkout)) for _ in range(1 + START_ROUNDS)]
    best, usual = (min(each) for each in zip(*times[1:], strict=True))  # the first one reads disks
    print(f"window shown after {best:.2f} s, in a checkout after {usual:.2f} s", flush=True)
    return best <= MOST_TIMES * usual


def shown_after(command: list[str]) -> float:
    """Seconds until the window is there, which the program's own check of it tells."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        environment = {**os.environ, "MOECHAT_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        began = time.perf_counter()
        with subprocess.Popen(
            [*command, "--self-test-window"], cwd=common.ROOT, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        ) as process:  # fmt: skip
            line = process.stdout.readline() if process.stdout else b""
            seconds = time.perf_counter() - began
            process.kill()
    if line.strip() != b'"shown"':
        sys.exit(f"{command[0]} shows no window")
    return seconds


def write_generated(folder: Path, source: common.Source) -> None:
    """The files of the frozen program that no checkout has."""
    stamp = {"commit": source.commit, "date": source.date, "repository": common.repository()}
    (folder / "build.json").write_text(json.dumps(stamp), "utf-8")
    (folder / "version_info.txt").write_text(version_info(source.version), "utf-8")
    if sys.platform == "win32":
        common.run(sys.executable, "-m", "tools.packaging.icons", folder / "moechat.ico")


def run_pyinstaller(dist: Path, work: Path, generated: Path, source: common.Source) -> None:
    """Run it, so that the same commit gives the same bytes; its many words go to a file."""
    environment = {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(source.epoch),
        "PYTHONHASHSEED": "0",
        "MOECHAT_GENERATED": str(generated),
    }
    environment.pop("PYTHONPATH", None)  # modules from elsewhere would be packed as well
    command = [
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--workpath", str(work / "pyinstaller"), "--distpath", str(dist), str(SPEC),
    ]  # fmt: skip
    log = work / "pyinstaller.log"
    with log.open("wb") as file:
        code = subprocess.run(
            command, cwd=common.ROOT, env=environment, stdout=file, stderr=file, check=False
        ).returncode
    if code:
        sys.stderr.write(log.read_text("utf-8", "replace")[-8000:])
        sys.exit(f"PyInstaller failed; all it said is in {log}")


def strip_python(bundle: Path) -> None:
    """Take the symbols out of Python's own libraries, which some builds leave in.

    No others: the paths in the libraries of wheels were patched, and strip breaks some of these.
    """
    strip = shutil.which("strip")
    if sys.platform == "linux" and strip:
        inside = bundle / "_internal"
        own = [*inside.glob("libpython3.*.so.*"), *inside.glob("python3.*/lib-dynload/*.so")]
        common.run(strip, "--strip-unneeded", *own)


def search_inside(bundle: Path) -> None:
    """Let libraries be searched for beside those that want them, and not where this Python is."""
    for file in bundle.rglob("*"):
        if file.is_file() and not file.is_symlink():
            search_paths.keep_own(file)


def add_licenses(bundle: Path) -> None:
    """Put the licences of all parts beside these."""
    folder = bundle / "_internal" / "licenses"
    if code := licenses.main(["--to", str(folder), "--bundle", str(bundle)]):
        sys.exit(code)
