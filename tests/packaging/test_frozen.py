"""The program as PyInstaller freezes it, which takes a minute.

`make test` does it; otherwise these tests are skipped unless MOECHAT_FREEZE is set, or
MOECHAT_FROZEN names a frozen program.
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.packaging import bundle, common
from tools.packaging.linux.search_paths import is_own, search_paths

if sys.platform != "linux":
    pytest.skip("on Windows the release workflow tries the installed program", True)

MOST_BYTES = 380_000_000
SELF_TEST_SECONDS = 300


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of the frozen program, where a name has blanks and letters of all kinds."""
    folder = tmp_path_factory.mktemp("frozen")
    named = os.environ.get("MOECHAT_FROZEN")
    if not named and "MOECHAT_FREEZE" not in os.environ:
        pytest.skip("MOECHAT_FREEZE is not set")
    if not named and shutil.which("objcopy") is None:
        pytest.skip("PyInstaller wants binutils")
    target = folder / "Zoës Programme 試験"
    if named:
        shutil.copytree(named, target, symlinks=True)
    else:
        command = [sys.executable, "tools/package.py", "freeze"]
        done = subprocess.run(
            [*command, "--dist", folder, "--work", folder / "work"],
            cwd=common.ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if re.search(r"Python (was built without a )?shared library", done.stderr):
            pytest.skip("this Python has no shared library")
        assert done.returncode == 0, done.stderr
        (folder / "moechat").rename(target)
    yield target
    shutil.rmtree(folder)


def test_every_part_works_without_an_environment(frozen: Path, tmp_path: Path) -> None:
    library_path = str(tmp_path / "libraries")
    done = subprocess.run(
        [frozen / "moechat", "--self-test", "--json"],
        env={"LD_LIBRARY_PATH": library_path},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=SELF_TEST_SECONDS,
        check=False,
    )
    assert done.stdout, done.stderr
    checks = {check["name"]: check for check in json.loads(done.stdout)["checks"]}
    assert {name: check["detail"] for name, check in checks.items() if not check["passed"]} == {}
    assert done.returncode == 0
    assert "packaged" in checks["program"]["detail"]
    assert checks["environment of children"]["detail"] == f"LD_LIBRARY_PATH is {library_path}"
    assert list(tmp_path.iterdir()) == []


def test_it_says_what_it_was_made_of(frozen: Path) -> None:
    told = subprocess.run(
        [frozen / "moechat", "--version"], capture_output=True, text=True, check=True
    )
    stamp = json.loads((frozen / "_internal/moechat/resources/build.json").read_text("utf-8"))
    assert re.fullmatch(r"moechat \S+ \(.*\d{4}-\d\d-\d\d\)\n", told.stdout)
    assert stamp["commit"][:12] in told.stdout


def test_what_the_system_has_and_what_nobody_needs_stays_out(frozen: Path) -> None:
    names = [path.name for path in frozen.rglob("*")]
    needless = (
        "*Qt6Qml*",
        "*Qt6Pdf*",
        "*pytorch_frontend*",
        "*npu_compiler*",
        "*pytest*",
        "hf_xet*",
    )
    unwanted = (*bundle.HOST_LIBRARIES, *needless)
    assert [name for name in names for one in unwanted if fnmatch.fnmatch(name, one)] == []
    assert sum(path.lstat().st_size for path in frozen.rglob("*") if path.is_file()) < MOST_BYTES
    missing = [path for path in frozen.rglob("*") if path.is_symlink() and not path.exists()]
    assert missing == []


def test_libraries_are_searched_for_in_the_program_alone(frozen: Path) -> None:
    files = [path for path in frozen.rglob("*") if path.is_file() and not path.is_symlink()]
    folders = {path.name: search_paths(path) for path in files}
    assert [pair for pair in folders.items() if not all(map(is_own, pair[1]))] == []
    assert any(folders.values())
    built_in = (f"{common.ROOT}/".encode(), f"{sys.prefix}/".encode())
    naming = [path for path in files if any(map(path.read_bytes().__contains__, built_in))]
    assert naming == []


def test_the_engine_does_not_load_qt(frozen: Path) -> None:
    with subprocess.Popen(
        [frozen / "moechat", "--engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as engine:  # fmt: skip
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert b'"hello"' in engine.stdout.readline()
        mapped = Path(f"/proc/{engine.pid}/maps").read_text("utf-8")
        engine.stdin.close()
    assert "libpython" in mapped
    assert "libQt6" not in mapped
