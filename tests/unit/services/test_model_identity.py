"""The key of a folder, with real files."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.core.model_key import SAMPLE_BYTES
from moechat.services.model_identity import read_model_key

WEIGHTS = bytes(range(256)) * 4096  # 1 MB


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "Modèle 日本 int4"
    folder.mkdir()
    (folder / "config.json").write_bytes(b'{"model_type": "qwen3_moe"}')
    (folder / "openvino_model.xml").write_bytes(b"<net/>" * 100_000)
    (folder / "openvino_model.bin").write_bytes(WEIGHTS)
    (folder / "openvino_tokenizer.xml").write_bytes(b"<net/>")
    return folder


def test_a_copy_has_the_same_key(folder: Path, tmp_path: Path) -> None:
    key = read_model_key(folder)
    copy = shutil.copytree(folder, tmp_path / "elsewhere")
    (copy / "openvino_tokenizer.xml").unlink()
    (copy / "ready").write_bytes(b"")
    (copy / "openvino_model.bin").touch()
    assert read_model_key(copy) == key


def _overwrite(path: Path, at: int) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(b"\xff" * SAMPLE_BYTES)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda d: (d / "config.json").write_bytes(b"{}"), id="config"),
        pytest.param(lambda d: (d / "config.json").unlink(), id="no config"),
        pytest.param(lambda d: (d / "openvino_model.xml").write_bytes(b"<net/>"), id="graph"),
        pytest.param(lambda d: (d / "openvino_model.bin").write_bytes(WEIGHTS[:-1]), id="size"),
        pytest.param(lambda d: (d / "openvino_model.bin").unlink(), id="no weights"),
        pytest.param(lambda d: _overwrite(d / "openvino_model.bin", 0), id="first weights"),
        pytest.param(lambda d: _overwrite(d / "openvino_model.bin", 400_000), id="weights"),
        pytest.param(
            lambda d: _overwrite(d / "openvino_model.bin", len(WEIGHTS) - SAMPLE_BYTES),
            id="last weights",
        ),
    ],
)
def test_another_model_has_another_key(folder: Path, change: Callable[[Path], object]) -> None:
    key = read_model_key(folder)
    change(folder)
    assert read_model_key(folder) != key


def test_the_language_model_of_a_folder_with_several_parts(folder: Path) -> None:
    key = read_model_key(folder)
    for suffix in ("xml", "bin"):
        (folder / f"openvino_model.{suffix}").rename(folder / f"openvino_language_model.{suffix}")
    (folder / "openvino_vision_embeddings_model.xml").write_bytes(b"<vision/>")
    assert read_model_key(folder) == key


def test_a_sparse_file_is_read_in_samples_only(folder: Path) -> None:
    with (folder / "openvino_model.bin").open("wb") as file:
        file.truncate(1 << 40)  # reading all of it would take minutes
    assert len(read_model_key(folder)) == 32


def test_folders_without_a_model(folder: Path, tmp_path: Path) -> None:
    (folder / "openvino_model.xml").unlink()
    for path in (folder, tmp_path / "missing", folder / "config.json"):
        with pytest.raises(UserError) as caught:
            read_model_key(path)
        assert caught.value.fault.code is FaultCode.MODEL_XML_MISSING


def test_a_file_that_cannot_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = Path.open

    def fail(path: Path, *arguments: object, **more: object) -> object:
        if path.suffix == ".bin":
            raise OSError(5, "Input/output error")
        return original(path, *arguments, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", fail)
    with pytest.raises(UserError) as caught:
        read_model_key(folder)
    assert caught.value.fault.code is FaultCode.MODEL_UNREADABLE
    assert caught.value.fault.values["reason"] == "Input/output error"
