"""Where things live."""

from pathlib import Path

import pytest

from moechat.services.paths import Origin, Paths


def test_home_moves_all_of_it(tmp_path: Path) -> None:
    home = tmp_path / "mein Zuhause 家"
    paths = Paths.default({"MOECHAT_HOME": str(home)})
    assert paths == Paths(
        data=home,
        models=home / "models",
        database=home / "moechat.db",
        settings=home / "settings.toml",
        logs=home / "logs",
        cache=home / "cache",
        origin=Origin.VARIABLE,
    )
    assert not home.exists()


def test_a_relative_home_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Paths.default({"MOECHAT_HOME": "here"}).data == tmp_path / "here"


def test_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    assert Paths.default({"MOECHAT_HOME": "~/chats"}).data == tmp_path / "chats"


def test_the_tilde_of_a_user_that_does_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    home = "~no-such-user-here/chats"
    assert Paths.default({"MOECHAT_HOME": home}).data == tmp_path / home


@pytest.mark.parametrize("env", [{}, {"MOECHAT_HOME": ""}, {"MOECHAT_HOME": "  "}])
def test_the_platform_decides_otherwise(env: dict[str, str]) -> None:
    paths = Paths.default(env)
    assert paths.data.is_absolute()
    assert "moechat" in paths.data.parts
    assert paths.database.parent == paths.data
    assert paths.settings.name == "settings.toml"


def test_a_marker_beside_the_executable(tmp_path: Path) -> None:
    executable = tmp_path / "moechat.exe"
    at_home = Paths.default({}, executable)
    assert tmp_path not in at_home.data.parents
    assert at_home.origin is Origin.SYSTEM

    (tmp_path / "portable").mkdir()  # of somebody else: the marker is a file
    assert Paths.default({}, executable).origin is Origin.SYSTEM
    (tmp_path / "portable").rmdir()
    (tmp_path / "portable").touch()
    paths = Paths.default({}, executable)
    assert (paths.data, paths.origin) == (tmp_path / "moechat-data", Origin.PORTABLE)
    assert paths.logs == tmp_path / "moechat-data" / "logs"
    moved = Paths.default({"MOECHAT_HOME": str(tmp_path / "elsewhere")}, executable)
    assert moved.data == tmp_path / "elsewhere"


def test_models_may_lie_elsewhere(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    assert paths.with_models("") == paths
    moved = paths.with_models(str(tmp_path / "drive"))
    assert (moved.models, moved.database) == (tmp_path / "drive", paths.database)
