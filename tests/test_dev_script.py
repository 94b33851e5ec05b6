"""tools/dev.py: what it finds missing, what it does about it, and that it does nothing twice."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with a virtual environment of its own and no command run."""
    spec = importlib.util.spec_from_file_location("dev_script", ROOT / "tools" / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    venv = tmp_path / "venv"
    venv.mkdir()
    monkeypatch.setattr(module, "VENV", venv)
    monkeypatch.setattr(module, "PYTHON", venv / "python")
    monkeypatch.setattr(module, "STAMP", venv / "stamp")
    monkeypatch.setattr(module, "known_libraries", lambda: set(module.LIBRARIES))
    monkeypatch.setattr(module, "font_files", lambda: [Path("some.ttf")])
    return module


@pytest.fixture
def commands(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that the script would have run."""
    run: list[str] = []
    monkeypatch.setattr(dev, "run", lambda *parts, **_: run.append(" ".join(map(str, parts))))
    return run


def test_the_environment_is_made_once(dev: ModuleType, commands: list[str]) -> None:
    dev.setup()
    assert "-m venv" in commands[0]
    assert "--require-hashes" in commands[1]
    dev.PYTHON.touch()
    commands.clear()
    dev.setup()
    assert commands == []


def test_a_changed_lock_is_installed_into_the_environment(
    dev: ModuleType, commands: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.setup()
    dev.PYTHON.touch()
    commands.clear()
    lock = tmp_path / "other.lock"
    lock.write_text("another==1")
    monkeypatch.setattr(dev, "LOCK", lock)
    dev.setup()
    assert len(commands) == 1
    assert "-m pip install" in commands[0]


def test_another_python_gets_a_new_environment(dev: ModuleType, commands: list[str]) -> None:
    dev.PYTHON.touch()
    dev.STAMP.write_text("python 2.7\nlock 0\n")
    dev.setup()
    assert "-m venv --clear" in commands[0]


def test_screenshots_are_made_anew(
    dev: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "setup", lambda: None)
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / "a-state-that-is-gone.png").touch()
    monkeypatch.setattr(dev, "SCREENSHOTS", pictures)
    dev.screenshots()
    assert list(pictures.iterdir()) == []
    assert commands[0].endswith(f"-m tests.shots.render {pictures}")


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Linux's")
class TestSystemPackages:
    """Only what is missing, and only as root."""

    @pytest.fixture(autouse=True)
    def lacking(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        have = set(dev.LIBRARIES) - {"libxcb-cursor.so.0", "libEGL.so.1"}
        monkeypatch.setattr(dev, "known_libraries", lambda: have)
        monkeypatch.setattr(dev, "font_files", list)
        monkeypatch.setattr(dev.shutil, "which", lambda name, **_: f"/usr/bin/{name}")

    def test_root_installs_them(
        self, dev: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        dev.install_system_packages()
        assert commands[0].startswith("apt-get update")
        assert commands[1].endswith("fonts-dejavu-core libegl1 libxcb-cursor0")

    def test_others_are_told_the_line(
        self, dev: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        with pytest.raises(SystemExit) as stopped:
            dev.install_system_packages()
        assert "sudo apt-get install -y" in str(stopped.value.code)
        assert "libegl1 libxcb-cursor0" in str(stopped.value.code)
        assert commands == []


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Linux's")
class TestTools:
    """Wanted by tests, and no reason to stop them."""

    @pytest.fixture(autouse=True)
    def lacking(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        there = {"apt-get": "/usr/bin/apt-get"}
        monkeypatch.setattr(dev.shutil, "which", lambda name, **_: there.get(name))

    def test_root_gets_them(
        self, dev: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        dev.install_test_tools()
        assert commands[1].endswith("gcc libc6-dev fio")

    def test_others_go_on_without(
        self,
        dev: ModuleType,
        commands: list[str],
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        dev.install_test_tools()
        assert capsys.readouterr().out.count("skipped") == 2
        assert commands == []


@pytest.mark.skipif(sys.platform != "linux", reason="ldconfig is Linux's")
def test_the_loaders_list_is_understood() -> None:
    script = "import tools.dev as dev; print('libc.so.6' in dev.known_libraries())"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "True\n"


def test_an_old_python_is_told_in_one_sentence(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11"):
        dev.main()


def test_an_unknown_command_shows_the_usage(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["dev.py", "fly"])
    with pytest.raises(SystemExit, match="usage"):
        dev.main()
