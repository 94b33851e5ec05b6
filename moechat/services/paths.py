"""Where everything lives on disk."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

HOME_VARIABLE = "MOECHAT_HOME"
PORTABLE_MARKER = "portable"  # a file of this name beside the executable
_APP = "moechat"


@dataclass(frozen=True)
class Paths:
    """Absolute paths; nothing is created until somebody writes there."""

    data: Path
    models: Path
    database: Path
    settings: Path
    logs: Path
    cache: Path  # what can be fetched again

    def with_models(self, folder: str) -> "Paths":
        """The same with the models in ``folder``; "" leaves them where they are."""
        return replace(self, models=Path(folder)) if folder else self

    @classmethod
    def default(cls, env: Mapping[str, str], executable: Path | None = None) -> "Paths":
        """Choose the places: ``MOECHAT_HOME``, else portable, else the platform's own.

        ``executable`` is that of a frozen program; by default it is looked up.
        """
        if home := env.get(HOME_VARIABLE, "").strip():
            # As a shell does it: a user that does not exist stays as it stands.
            return cls.under(Path(os.path.expanduser(home)))  # noqa: PTH111
        executable = executable or _frozen_executable()
        if executable and (executable.parent / PORTABLE_MARKER).exists():
            return cls.under(executable.parent / f"{_APP}-data")
        dirs = platformdirs.PlatformDirs(_APP, appauthor=False, roaming=False)
        return cls._of(
            data=dirs.user_data_path,
            config=dirs.user_config_path,
            logs=dirs.user_log_path,
            cache=dirs.user_cache_path,
        )

    @classmethod
    def under(cls, home: Path) -> "Paths":
        """Keep all in one folder."""
        home = home.absolute()
        return cls._of(data=home, config=home, logs=home / "logs", cache=home / "cache")

    @classmethod
    def _of(cls, data: Path, config: Path, logs: Path, cache: Path) -> "Paths":
        return cls(
            data=data,
            models=data / "models",
            database=data / f"{_APP}.db",
            settings=config / "settings.toml",
            logs=logs,
            cache=cache,
        )


def _frozen_executable() -> Path | None:
    return Path(sys.executable) if getattr(sys, "frozen", False) else None
