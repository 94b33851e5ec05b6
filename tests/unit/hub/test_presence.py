"""What programs tell each other about models: two of them in one process, which is the same."""

import os
from pathlib import Path

import pytest

from moechat.hub.presence import Presence


@pytest.fixture
def models(tmp_path: Path) -> Path:
    for name in ("a", "owner/b"):
        (tmp_path / "models" / name).mkdir(parents=True)
    return tmp_path / "models"


def die(presence: Presence) -> None:
    """As the system does it: the locks are gone, their files stay."""
    for descriptor in presence._locks.values():
        os.close(descriptor)
    presence._locks.clear()


def test_a_model_that_is_loaded(models: Path, tmp_path: Path) -> None:
    here, there = Presence(), Presence()
    here.use(models, models / "a")
    assert there.used_by_another(models, models / "a")
    assert there.used_by_another(models)
    assert not there.used_by_another(models, models / "owner" / "b")
    assert not here.used_by_another(models)
    there.use(models, models / "a")
    assert here.used_by_another(models, models / "a")
    here.use(models, models / "owner" / "b")
    assert not there.used_by_another(models, models / "a")
    assert there.used_by_another(models, models / "owner" / "b")
    there.end()
    assert not here.used_by_another(models)
    die(here)
    assert not there.used_by_another(models)
    assert sorted(path.name for path in (models / ".in-use").iterdir()) == []
    here.use(None, tmp_path / "elsewhere")
    assert not there.used_by_another(models)
    here.use(models, None)


def test_what_was_removed_is_another_program_s_until_that_dies(models: Path) -> None:
    here, there = Presence(), Presence()
    kept = here.removed_place(models) / "a-1"
    (models / "a").rename(kept)
    assert there.left_removed(models) == here.left_removed(models) == []
    there.tidy_removed(models)
    assert there.removed_place(models) != kept.parent
    there.tidy_removed(models)
    assert kept.is_dir()
    die(here)
    assert there.left_removed(models) == [kept]
    kept.rmdir()
    assert there.left_removed(models) == []
    there.tidy_removed(models)
    assert sorted(path.name for path in models.iterdir()) == ["owner"]
