"""Where everything lives on disk."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

import platformdirs

HOME_VARIABLE = "MOECHAT_HOME"
PORTABLE_MARKER = "portable"  # a file of this name beside the executable
APP_FOLDER = "moechat"


class Origin(StrEnum):
    """Who has decided where everything is."""

    SYSTEM = "system"
    PORTABLE = "portable"  # the file beside the executable
    VARIABLE = "variable"  # MOECHAT_HOME


@dataclass(frozen=True)
class Paths:
    """Absolute paths; nothing is created until somebody writes there."""

    data: Path
    models: Path
    database: Path
    settings: Path
    logs: Path
    cache: Path  # what can be fetched again
    origin: Origin = Origin.SYSTEM

    def with_models(self, folder: str) -> "Paths":
        """The same with the models in ``folder``; "" leaves them where they are."""
        return replace(self, models=Path(folder)) if folder else self

    @property
    def window_state(self) -> Path:
        """Where the window stood, beside the settings."""
        return self.settings.with_name("window.ini")

    @property
    def hub_cache(self) -> Path:
        """Small files of repositories."""
        return self.cache / "hub"

    @property
    def download_rate(self) -> Path:
        """How fast the last download was."""
        return self.cache / "download-rate"

    @classmethod
    def default(cls, env: Mapping[str, str], executable: Path | None = None) -> "Paths":
        """Choose the places: ``MOECHAT_HOME``, else portable, else the platform's own.

        ``executable`` is that of a frozen program; by default it is looked up.
        """
        if home := env.get(HOME_VARIABLE, "").strip():
            # As a shell does it: a user that does not exist stays as it stands.
            return cls.under(Path(os.path.expanduser(home)), Origin.VARIABLE)  # noqa: PTH111
        executable = executable or _frozen_executable()
        if executable and (executable.parent / PORTABLE_MARKER).is_file():
            return cls.under(executable.parent / f"{APP_FOLDER}-data", Origin.PORTABLE)
        dirs = platformdirs.PlatformDirs(APP_FOLDER, appauthor=False, roaming=False)
        return cls._of(
            data=dirs.user_data_path,
            config=dirs.user_config_path,
            logs=dirs.user_log_path,
            cache=dirs.user_cache_path,
        )

    @classmethod
    def under(cls, home: Path, origin: Origin = Origin.VARIABLE) -> "Paths":
        """Keep all in one folder."""
        home = home.absolute()
        paths = cls._of(data=home, config=home, logs=home / "logs", cache=home / "cache")
        return replace(paths, origin=origin)

    @classmethod
    def _of(cls, data: Path, config: Path, logs: Path, cache: Path) -> "Paths":
        return cls(
            data=data,
            models=data / "models",
            database=data / f"{APP_FOLDER}.db",
            settings=config / "settings.toml",
            logs=logs,
            cache=cache,
        )


def _frozen_executable() -> Path | None:
    return Path(sys.executable) if getattr(sys, "frozen", False) else None
