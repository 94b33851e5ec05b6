"""What the parts of the composition root decide by themselves."""

from pathlib import Path

from moechat.services.paths import Paths
from moechat.services.settings import SettingsFile
from moechat.wiring import _follow_move, models_folder


def test_the_settings_follow_the_models(tmp_path: Path) -> None:
    old, new, other = tmp_path / "old", tmp_path / "new", tmp_path / "other"
    settings = SettingsFile(tmp_path / "settings.toml")
    paths = Paths.under(tmp_path)
    assert models_folder(paths, settings.value) == tmp_path / "models"
    settings.update(
        models=(str(old / "a"), str(other), str(tmp_path / "old-er" / "b")),
        last_model=str(old / "owner" / "c"),
        ratios={str(old / "a"): 30, str(other): 40},
    )
    _follow_move(settings, old, new)
    now = SettingsFile(tmp_path / "settings.toml").value
    assert models_folder(paths, now) == new
    assert now.models == (str(new / "a"), str(other), str(tmp_path / "old-er" / "b"))
    assert now.last_model == str(new / "owner" / "c")
    assert now.ratios == {str(new / "a"): 30, str(other): 40}


def test_no_model_was_chosen_yet(tmp_path: Path) -> None:
    settings = SettingsFile(tmp_path / "settings.toml")
    _follow_move(settings, tmp_path / "old", tmp_path / "new")
    assert settings.value.last_model == ""
