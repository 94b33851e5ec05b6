"""Parts of the composition root that window and command line share: see `moechat.app`."""

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from moechat.services.paths import Paths

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from moechat.services.settings import Settings, SettingsFile
    from moechat.services.store_access import StoreAccess
    from moechat.services.tasks import TaskLane

# As in `moechat.app`, what a part needs is imported there.

_DRAIN_SECONDS = 10.0  # for the last words to reach the disk; usually milliseconds
_LANE_SECONDS = 0.5  # a keyring that does not answer must not keep the program


def run_models(app: "QCoreApplication", paths: Paths, options: argparse.Namespace) -> int:
    """``moechat models``; returns the exit code. Raises `UserError`."""
    from moechat.cli.faults import say_fault
    from moechat.cli.models import ModelsCommand
    from moechat.hub.file_cache import FileCache
    from moechat.services.metered import metered_now
    from moechat.services.model_store import ModelStore
    from moechat.services.settings import SettingsFile
    from moechat.services.store_access import StoreAccess
    from moechat.services.tasks import TaskLane
    from moechat.store.store import Store

    settings = SettingsFile(paths.settings)
    store = StoreAccess(TaskLane("store"), paths.database, say_fault)
    endpoint = getattr(options, "endpoint", "")
    downloading = Downloading(paths, settings, store, TaskLane("files"), endpoint)
    remembered = settings.value.models

    def remember(folder: Path) -> None:
        others = [known for known in settings.value.models if known != str(folder)]
        settings.update(models=(str(folder), *others))

    command = ModelsCommand(
        app=app,
        access=downloading.access,
        downloads=downloading.downloads,
        models=ModelStore(
            models_folder(paths, settings.value), remembered=lambda: map(Path, remembered)
        ),
        cache=FileCache(paths.cache / "hub"),
        store=lambda: Store.open(paths.database),
        remember=remember,
        metered=metered_now,
        options=options,
    )
    try:
        return command.run()
    finally:
        downloading.close()
        store.close(_DRAIN_SECONDS)


def models_folder(paths: Paths, settings: "Settings") -> Path:
    """Where models lie: as the settings say, or beside the chats."""
    return Path(settings.models_folder) if settings.models_folder else paths.models


class Downloading:
    """What downloads models, in the window and in the terminal."""

    def __init__(
        self,
        paths: Paths,
        settings: "SettingsFile",
        store: "StoreAccess",
        files: "TaskLane",
        endpoint: str = "",
    ) -> None:
        from moechat.services.download_view import Limits
        from moechat.services.downloads import DownloadService
        from moechat.services.hub_access import HubAccess
        from moechat.services.keyrings import find_keyring
        from moechat.services.metered import metered_now
        from moechat.services.secrets import Secrets
        from moechat.services.sleep_inhibitor import SleepInhibitor
        from moechat.services.tasks import TaskLane

        self.secrets, self._lane = Secrets(find_keyring), TaskLane("hub")
        self.access = HubAccess(
            lambda: settings.value, self.secrets, self._lane, os.environ, endpoint
        )
        self.downloads = DownloadService(
            store,
            self.access,
            files,
            SleepInhibitor(),
            models_dir=lambda: models_folder(paths, settings.value),
            limits=lambda: Limits(
                settings.value.download_reserve_bytes, settings.value.parallel_files
            ),
            metered=metered_now,
            clock=time.time,
        )

    def close(self) -> None:
        """End the workers; what was downloaded is kept."""
        self.downloads.shut_down()
        self._lane.drain(_LANE_SECONDS)
