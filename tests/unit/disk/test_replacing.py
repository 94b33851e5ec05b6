"""A file is the old one or the new one, never a part."""

from pathlib import Path

import pytest

from moechat.disk.replacing import replace_file


def test_the_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a b" / "ü" / "file"
    replace_file(path, b"one")
    replace_file(path, b"two")
    assert path.read_bytes() == b"two"
    assert [file.name for file in path.parent.iterdir()] == ["file"]


def test_a_failure_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    replace_file(path, b"old")

    def fail(self: Path, target: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(PermissionError):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]
