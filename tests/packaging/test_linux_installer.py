"""The installer for any Linux: into a home folder, over an older version, and out again."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("made and used on Linux", allow_module_level=True)

from tests.packaging.linux_trees import make_tree
from tools.packaging import run
from tools.packaging.linux.elf_needs import Needs
from tools.packaging.linux.files import fill_in
from tools.packaging.linux.product import read_product

NEEDS = Needs(frozenset({"libc.so.6"}), glibc=(2, 35), glibcxx=())
PATH = "/usr/bin:/bin"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """One whose name needs quoting wherever it is written."""
    folder = tmp_path / 'jürgen\'s "100 %" $HOME'
    folder.mkdir()
    return folder


def payload(folder: Path, *names: str, version: str = "0.1.0") -> Path:
    """What the archive unpacks, of a program with these libraries."""
    tree = make_tree(folder / "tree", *names, version=version)
    run.lay_out(tree, read_product(), NEEDS, folder / "payload")
    return folder / "payload"


def sh(script: Path, home: Path | str, *arguments: str, path: str = PATH) -> tuple[int, str]:
    """Exit code and all that was said."""
    done = subprocess.run(
        ["sh", script, *arguments],
        cwd=script.parent,
        env={"HOME": str(home), "PATH": path, "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout + done.stderr


def install(payload: Path, home: Path | str, *arguments: str, path: str = PATH) -> tuple[int, str]:
    return sh(payload / "install.sh", home, "--user", *arguments, path=path)


def uninstall(home: Path, *arguments: str) -> tuple[int, str]:
    return sh(home / ".local/opt/moechat/uninstall.sh", home, *arguments)


def paths(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def with_command(folder: Path, name: str, script: str) -> str:
    """A PATH on which a command of the system does something else."""
    folder.mkdir()
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    (folder / name).chmod(0o755)
    return f"{folder}:{PATH}"


def test_in_and_out_again(tmp_path: Path, home: Path) -> None:
    (home / ".local/share/moechat").mkdir(parents=True)
    (home / ".local/share/moechat/moechat.db").touch()
    before = paths(home)
    code, said = install(payload(tmp_path / "a"), home)
    assert (code, "is installed" in said) == (0, True), said
    link = home / ".local/bin/moechat"
    started = subprocess.run([link], capture_output=True, text=True, check=True)
    assert started.stdout == "moechat 0.1.0\n"
    entry = (home / ".local/share/applications/moechat.desktop").read_text("utf-8")
    line = next(line for line in entry.splitlines() if line.startswith("Exec="))
    assert read_exec(line) == f"{home}/.local/opt/moechat/moechat"
    assert (home / ".local/share/icons/hicolor/48x48/apps/moechat.png").is_file()
    assert (home / ".local/opt/moechat/_internal/licenses/index.json").is_file()
    code, said = uninstall(home)
    assert (code, "where they were" in said) == (0, True), said
    assert paths(home) == before


def read_exec(line: str) -> str:
    """The program of an Exec line, as the Desktop Entry Specification has it read."""
    value = re.sub(r"\\(.)", r"\1", line.removeprefix("Exec="))  # of a string in the file
    quoted = re.fullmatch(r'"((?:[^"\\`$]|\\.)*)" %f', value)  # of an argument in the command
    assert quoted is not None, value
    return re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%")


def test_over_an_older_version(tmp_path: Path, home: Path) -> None:
    assert install(payload(tmp_path / "old", "stale", version="0.0.9"), home)[0] == 0
    program = home / ".local/opt/moechat"
    (program / "moechat-data").mkdir()
    (program / "moechat-data" / "moechat.db").write_text("chats", "utf-8")
    (program / "portable").touch()
    new = payload(tmp_path / "new", "fresh", version="0.1.0")
    (new / "share/icons/hicolor/16x16/apps/moechat.png").unlink()  # no longer part of it
    assert install(new, home, "--silent") == (0, "")
    assert (program / "_internal/fresh").exists()
    assert not (program / "_internal/stale").exists()
    assert not (home / ".local/share/icons/hicolor/16x16/apps/moechat.png").exists()
    assert sorted(path.name for path in program.parent.iterdir()) == ["moechat"]
    assert (program / "portable").exists()
    code, said = uninstall(home, "--silent")
    assert (code, "did not come with moechat" in said) == (0, True), said
    left = {path for path in home.rglob("*") if path.is_file()}
    assert left == {program / "moechat-data/moechat.db", program / "portable"}


def test_an_upgrade_that_was_cut_off_is_made_good(tmp_path: Path, home: Path) -> None:
    assert install(payload(tmp_path / "old", version="0.0.9"), home)[0] == 0
    program = home / ".local/opt/moechat"
    (program / "moechat-data").mkdir()
    program.rename(program.with_name(".moechat.old"))
    (program.with_name(".moechat.new")).mkdir()
    assert install(payload(tmp_path / "new"), home)[0] == 0
    assert (program / "moechat-data").is_dir()
    assert [path.name for path in program.parent.iterdir()] == ["moechat"]


@pytest.fixture
def running(tmp_path: Path, home: Path) -> Iterator[Path]:
    """An installed program that runs."""
    assert install(payload(tmp_path / "first", version="0.0.9"), home)[0] == 0
    program = home / ".local/opt/moechat"
    with subprocess.Popen([program / "_internal/sleep", "600"]) as process:
        yield program
        process.kill()


def test_it_does_not_change_what_runs(tmp_path: Path, home: Path, running: Path) -> None:
    before = paths(home)
    code, said = install(payload(tmp_path / "second"), home)
    assert (code, said) == (5, "moechat is running. Close it, then start this again.\n")
    code, said = uninstall(home)
    assert (code, said) == (5, "moechat is running. Close it, then start this again.\n")
    assert paths(home) == before


def test_no_room(tmp_path: Path, home: Path) -> None:
    path = with_command(tmp_path / "bin", "df", "echo head; echo /dev/x 100 99 1 99% /home")
    code, said = install(payload(tmp_path / "a"), home, path=path)
    assert code == 4
    assert re.fullmatch(r"There is no room in .+: \d+ MB are needed, 0 MB are free\.\n", said)
    assert paths(home) == set()


def test_what_does_not_start_is_not_installed(tmp_path: Path, home: Path) -> None:
    assert install(payload(tmp_path / "good", version="0.0.9"), home)[0] == 0
    before = paths(home)
    broken = payload(tmp_path / "bad")
    (broken / "tree" / "moechat").write_text("#!/bin/sh\necho cannot >&2\nexit 1\n", "utf-8")
    code, said = install(broken, home)
    assert code == 1
    assert "does not start" in said
    assert said.endswith("It said: cannot\n")
    assert paths(home) == before
    assert subprocess.run([home / ".local/bin/moechat"], check=True).returncode == 0


def test_missing_libraries_are_named(tmp_path: Path, home: Path) -> None:
    new = payload(tmp_path / "a")
    (new / "needs").write_text("libc.so.6 libc6\nlibnone.so.7 libnone7\n", "utf-8")
    path = with_command(tmp_path / "bin", "ldconfig", r"printf '\tlibc.so.6 (libc6) => /x\n'")
    code, said = install(new, home, path=path)
    assert code == 0
    assert "libnone.so.7" in said
    assert "sudo apt install libnone7" in said
    assert "libc6" not in said


@pytest.mark.parametrize("home", ["", "relative", "-leading", "/line\nbreak"])
def test_a_home_that_nothing_can_be_put_into(tmp_path: Path, home: str) -> None:
    new = payload(tmp_path / "a")
    if home.startswith("/"):
        home = f"{tmp_path}{home}"
        Path(home).mkdir()
    before = paths(tmp_path)
    code, said = install(new, home)
    assert code == 1
    assert said.count("\n") == 1
    assert "home folder" in said or said.startswith("HOME does not name a folder")
    assert paths(tmp_path) - before <= {"a/payload/folders"}


def test_what_others_have_under_its_names_stays(tmp_path: Path, home: Path) -> None:
    link = home / ".local/bin/moechat"
    link.mkdir(parents=True)
    before = paths(home)
    code, said = install(payload(tmp_path / "a"), home)
    assert code == 0
    assert f"or with: {home}/.local/opt/moechat/moechat\n" in said
    assert uninstall(home)[0] == 0
    assert paths(home) == before
    link.rmdir()
    link.write_text("#!/bin/sh\necho mine\n", "utf-8")
    assert install(payload(tmp_path / "b"), home)[0] == 0
    assert uninstall(home)[0] == 0
    assert "mine" in link.read_text("utf-8")
    program = home / ".local/opt/moechat"
    program.parent.mkdir()
    program.touch()
    code, said = install(payload(tmp_path / "c"), home)
    assert (code, said.startswith(f"{program} is not moechat.")) == (1, True)
    program.unlink()
    program.mkdir()
    (program / "moechat").write_text("mine", "utf-8")
    code, said = install(payload(tmp_path / "d"), home)
    assert (code, said.startswith(f"{program}/moechat is not moechat's.")) == (1, True)
    assert (program / "moechat").read_text("utf-8") == "mine"


def test_menus_that_cannot_be_written(tmp_path: Path, home: Path) -> None:
    (home / ".local/share/applications/moechat.desktop").mkdir(parents=True)
    before = paths(home)
    code, said = install(payload(tmp_path / "a"), home)
    assert (code, said.count("\n")) == (4, 1), said
    assert said.startswith(f"moechat is in {home}/.local/opt/moechat, but {home}/.local/share,")
    assert subprocess.run([home / ".local/bin/moechat"], check=True).returncode == 0
    code, said = uninstall(home)
    assert (code, "moechat was removed" in said) == (0, True)
    assert paths(home) == before


def test_where_somebody_has_moved_it_and_left_a_link(tmp_path: Path, home: Path) -> None:
    assert install(payload(tmp_path / "old", "stale", version="0.0.9"), home)[0] == 0
    program, elsewhere = home / ".local/opt/moechat", tmp_path / "drive"
    program.rename(elsewhere)
    program.symlink_to(elsewhere)
    assert install(payload(tmp_path / "new", "fresh"), home)[0] == 0
    assert program.is_symlink()
    assert (elsewhere / "_internal/fresh").exists()
    assert not (elsewhere / "_internal/stale").exists()
    assert uninstall(home)[0] == 0
    assert not elsewhere.exists()
    assert install(payload(tmp_path / "again"), home)[0] == 0  # the link leads nowhere by now
    assert subprocess.run([home / ".local/bin/moechat"], check=True).returncode == 0


def test_data_folders_are_named_in_full(tmp_path: Path, home: Path) -> None:
    new = payload(tmp_path / "a")
    path = with_command(tmp_path / "bin", "sh", 'XDG_DATA_HOME=rel exec /bin/sh "$@"')
    assert install(new, home, path=path)[0] == 0
    assert (home / ".local/share/applications/moechat.desktop").is_file()
    assert not (new / "rel").exists()


def test_data_is_deleted_by_the_program_itself(tmp_path: Path, home: Path) -> None:
    new = payload(tmp_path / "a")
    (new / "tree" / "moechat").write_text(
        '#!/bin/sh\necho "asked: $*"\ntest "$1" != --delete-data || test -n "$2"\n', "utf-8"
    )
    assert install(new, home, "--silent")[0] == 0
    code, said = uninstall(home, "--delete-data")
    assert (code, "asked: --delete-data\n" in said) == (1, True)
    assert "moechat was not removed" in said
    code, said = uninstall(home, "--delete-data", "--models", "--yes", "--silent")
    assert (code, said) == (0, "asked: --delete-data --models --yes\n")
    assert paths(home) == set()


@pytest.mark.parametrize(
    ("command", "answer", "sentence"),
    [
        ("uname", "echo aarch64", "this is aarch64."),
        ("getconf", "echo glibc 2.31", "it has glibc 2.31, and 2.35 or newer is needed"),
        ("getconf", "exit 1", "this one has another C library."),
        ("uname", "echo x86_64", ""),
    ],
)
def test_machines_it_cannot_run_on_are_told_first(
    command: str, answer: str, sentence: str, tmp_path: Path
) -> None:
    script = tmp_path / "preflight.sh"
    script.write_text(fill_in("preflight.sh", {"GLIBC": "2.35"}), "utf-8")
    path = with_command(tmp_path / "bin", command, answer)
    code, said = sh(script, tmp_path, path=path)
    if sentence:
        assert code == 3
        assert sentence in said
    else:
        assert (code, said) == (0, "")
    assert sh(script, tmp_path, "--check", path=path) == (0, "")


def test_the_archive_itself(tmp_path: Path, home: Path) -> None:
    if shutil.which("makeself") is None or shutil.which("objdump") is None:
        pytest.skip("makeself or objdump is not installed")
    tree = make_tree(tmp_path / "tree")
    facts = replace(read_product(), epoch=1_795_000_000)
    archives = [
        run.build(tree, facts, tmp_path / name, level=0) for name in ("one place", "another")
    ]
    assert archives[0].read_bytes() == archives[1].read_bytes()
    assert os.access(archives[0], os.X_OK)
    before = paths(home)
    assert sh(archives[0], home, "--quiet", "--", "--user", "--silent") == (0, "")
    assert subprocess.run([home / ".local/bin/moechat"], check=True).returncode == 0
    assert uninstall(home)[0] == 0
    assert paths(home) == before
    old = with_command(tmp_path / "bin", "uname", "echo aarch64")
    assert sh(archives[0], home, path=old)[0] == 3
    damaged = archives[1].read_bytes()
    archives[1].write_bytes(damaged[:-3000] + bytes(100) + damaged[-2900:])
    code, said = sh(archives[1], home, "--quiet", "--", "--user")
    assert code != 0
    assert "SHA256" in said
    assert paths(home) == before
