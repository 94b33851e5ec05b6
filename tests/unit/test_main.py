"""Where the program begins."""

import subprocess
import sys
from pathlib import Path

import pytest

from moechat import __version__
from moechat.__main__ import main


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"moechat {__version__}\n"


def test_version_with_places(capsys: pytest.CaptureFixture[str], moechat_home: Path) -> None:
    assert main(["--version", "--verbose"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"moechat {__version__}"
    assert f"data: {moechat_home}" in said
    assert said[-1] == "chosen by: variable"


def test_a_windowed_program_has_no_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--version"]) == 0
    assert sys.stdout is not None
    sys.stdout.close()
    sys.stderr.close()


def test_the_engine_is_chosen_before_anything_heavy_is_imported() -> None:
    script = (
        "import sys, types\n"
        "fake = types.ModuleType('moechat.engine.main')\n"
        "fake.run = lambda: print(sorted(m for m in sys.modules if 'PySide6' in m or 'app' in m))\n"
        "sys.modules['moechat.engine.main'] = fake\n"
        "from moechat.__main__ import main\n"
        "raise SystemExit(main(['--engine']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "moechat", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"moechat {__version__}\n"
