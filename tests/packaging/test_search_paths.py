"""Where the loader looks for libraries, taken from real ones."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform != "linux" or shutil.which("gcc") is None:
    pytest.skip("wants Linux and gcc", allow_module_level=True)

from tools.packaging.linux.search_paths import keep_own, search_paths

LOAD = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).lib())"


def library(to: Path, code: str, *arguments: str) -> Path:
    source = to.with_suffix(".c")
    source.write_text(code, "utf-8")
    subprocess.run(["gcc", "-shared", "-fPIC", source, "-o", to, *arguments], check=True)
    return to


@pytest.mark.parametrize("kind", ["--enable-new-dtags", "--disable-new-dtags"])
@pytest.mark.parametrize(
    ("folders", "kept"),
    [
        ("/build/lib", []),
        ("/build/lib:$ORIGIN/parts", ["$ORIGIN/parts"]),
        ("$ORIGIN/parts:/build/lib", ["$ORIGIN/parts"]),
        ("$ORIGIN/parts::lib", ["$ORIGIN/parts"]),  # "" and lib are of the current folder
        ("$ORIGINAL/parts", []),
        ("$ORIGIN/parts:$ORIGIN", ["$ORIGIN/parts", "$ORIGIN"]),
    ],
)
def test_folders_outside_are_taken_out(
    tmp_path: Path, kind: str, folders: str, kept: list[str]
) -> None:
    parts = tmp_path / "parts"
    parts.mkdir()
    inner = library(parts / "libinner.so", "int inner(void) { return 42; }")
    # A function named as the path ends, so that the linker keeps one text for both.
    outer = library(
        tmp_path / "libouter.so", "int inner(void); int lib(void) { return inner(); }",
        f"-L{inner.parent}", "-linner",
        f"-Wl,{kind}", f"-Wl,-rpath,{folders}",
    )  # fmt: skip
    assert search_paths(outer) == folders.split(":")
    keep_own(outer)
    assert search_paths(outer) == kept
    assert b"/build" not in outer.read_bytes()
    place = {} if kept else {"LD_LIBRARY_PATH": str(parts)}
    done = subprocess.run(
        [sys.executable, "-c", LOAD, outer], env=place, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("42\n", "")


def test_what_has_no_such_folders_stays_as_it_is(tmp_path: Path) -> None:
    plain = library(tmp_path / "libplain.so", "int plain(void) { return 1; }")
    text = tmp_path / "notes.txt"
    text.write_text("/build/lib", "utf-8")
    for file in (plain, text):
        before = (file.read_bytes(), file.stat().st_mtime_ns)
        keep_own(file)
        assert (file.read_bytes(), file.stat().st_mtime_ns) == before
        assert search_paths(file) == []
