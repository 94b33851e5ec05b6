"""tests/support/run.py: what counts as passed, and what gets a second go."""

from pathlib import Path

import pytest

from tests.support import run

GOOD = "def test_good(): pass\n"
BAD = "def test_bad(): assert False\n"
CRASH = "import os\ndef test_crash(): os._exit(3)\n"
ONCE = """
from pathlib import Path
def test_once():
    mark = Path(__file__).with_name("mark")
    seen = mark.exists()
    mark.touch()
    assert seen
"""


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the tests of a project of its own, in which one passes."""
    (tmp_path / "tests" / "good").mkdir(parents=True)
    (tmp_path / "tests" / "good" / "test_good.py").write_text(GOOD)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    return tmp_path / "tests"


def test_what_fails_once_passes_and_is_named(
    folders: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folders / "test_once.py").write_text(ONCE + BAD.replace("False", "True"))
    assert run.main() == 0
    told = capsys.readouterr().out
    assert "passed only at the second go: tests/test_once.py::test_once" in told
    assert told.endswith("All tests passed.\n")


@pytest.mark.parametrize("content", [BAD, ONCE + BAD, CRASH, ONCE + CRASH, "import nothing_such\n"])
def test_what_fails_twice_or_ends_the_process_fails(
    folders: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    (folders / "test_bad.py").write_text(content)
    assert run.main() == 1
    assert capsys.readouterr().out.endswith("Failed in tests.\n")


def test_many_failures_get_no_second_go(folders: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(run.MOST_SECOND_GOES + 1):
        (folders / f"test_once_{number}.py").write_text(ONCE.replace('"mark"', f'"mark{number}"'))
    assert run.main() == 1
    assert "once more" not in capsys.readouterr().out
