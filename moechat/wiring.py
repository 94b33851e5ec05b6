"""Parts of the composition root that window and command line share: see `moechat.app`."""

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from moechat.services.paths import Paths

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from moechat.services.engine import EngineService
    from moechat.services.health_check import HealthCheck
    from moechat.services.loads import LoadService
    from moechat.services.models import ModelLibrary
    from moechat.services.settings import Settings, SettingsFile
    from moechat.services.sleep_inhibitor import SleepInhibitor
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
    downloading = Downloading(paths, settings, store, TaskLane("files"), endpoint=endpoint)
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
        *,
        endpoint: str = "",
        inhibitor: "SleepInhibitor | None" = None,
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
            inhibitor or SleepInhibitor(),
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


class Models:
    """What the window has to find, download and manage models."""

    def __init__(
        self,
        paths: Paths,
        settings: "SettingsFile",
        store: "StoreAccess",
        files: "TaskLane",
        *,
        inhibitor: "SleepInhibitor",
        library: "ModelLibrary",
        engine: "EngineService",
        loads: "LoadService",
    ) -> None:
        from moechat.hub.file_cache import FileCache
        from moechat.services.connection_check import ConnectionCheck
        from moechat.services.hub_search import HubSearch, circumstances_of
        from moechat.services.machine_now import MachineNow
        from moechat.services.model_manager import ModelManager, Places

        self._downloading = Downloading(paths, settings, store, files, inhibitor=inhibitor)
        self.downloads, self.secrets = self._downloading.downloads, self._downloading.secrets
        access = self._downloading.access

        def models_dir() -> Path:
            return models_folder(paths, settings.value)

        machine = MachineNow(
            lambda: loads.current.machine if loads.current else None,
            lambda: engine.known_devices,
            models_dir,
        )
        self.search = HubSearch(
            access,
            FileCache(paths.cache / "hub"),
            lambda: circumstances_of(
                machine(),
                models_dir(),
                settings.value.download_reserve_bytes,
                self.downloads.bytes_per_s,
            ),
        )
        self.connection = ConnectionCheck(access)

        def moved(old: Path, new: Path) -> None:
            def there(folder: str) -> str:
                inside = bool(folder) and Path(folder).is_relative_to(old)
                return str(new / Path(folder).relative_to(old)) if inside else folder

            now = settings.value
            settings.update(
                models_folder=str(new),
                models=tuple(map(there, now.models)),
                last_model=there(now.last_model),
                ratios={there(folder): ratio for folder, ratio in now.ratios.items()},
            )

        places = Places(
            models_dir=models_dir,
            remembered=lambda: [Path(folder) for folder in settings.value.models],
            remember=library.add,
            forget=library.forget,
            moved=moved,
            in_use=lambda: loads.outcome.planned.wish.model_dir if loads.outcome else None,
        )
        self.manager = ModelManager(places, self.downloads, store, files)

    def start(self) -> None:
        """Go on with the downloads of last time."""
        self.downloads.start()
        self.manager.start()

    def close(self) -> None:
        """End all of it, before the store is closed."""
        self.search.close(_LANE_SECONDS)
        self.connection.close(_LANE_SECONDS)
        self.manager.shut_down(_LANE_SECONDS)
        self._downloading.close()


def make_health_check(engine: "EngineService") -> "HealthCheck":
    """What sees how the engine is; it also looks at the power."""
    from moechat.services.health_check import HealthCheck
    from moechat.services.power_watch import PowerWatch

    return HealthCheck(engine, PowerWatch())
