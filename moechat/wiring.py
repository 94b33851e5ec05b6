"""Parts of the composition root that window and command line share: see `moechat.app`."""

import logging
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from moechat.services.paths import Paths

if TYPE_CHECKING:
    from collections.abc import Callable

    from moechat.client.client import EngineClient
    from moechat.core.faults import Fault
    from moechat.hub.presence import Presence
    from moechat.services.about import About
    from moechat.services.chat import ChatService
    from moechat.services.doctor import Doctor, Examination
    from moechat.services.engine import EngineService
    from moechat.services.health_check import HealthCheck
    from moechat.services.load_planner import LoadPlanner
    from moechat.services.memory import MemoryMonitor
    from moechat.services.model_use import ModelUse
    from moechat.services.models import ModelLibrary
    from moechat.services.settings import Settings, SettingsFile
    from moechat.services.sleep_inhibitor import SleepInhibitor
    from moechat.services.store_access import StoreAccess
    from moechat.services.tasks import TaskLane

# As in `moechat.app`, what a part needs is imported there.

DRAIN_SECONDS = 10.0  # for the last words to reach the disk; usually milliseconds
LANE_SECONDS = 0.5  # a drive or keyring that does not answer must not keep the program


def warm_up(lane: "TaskLane", planner: "LoadPlanner") -> None:
    """Do on ``lane`` now what would hold up the first answer or the first load."""
    from moechat.core.markdown_dialect import parser

    lane.run(parser)
    planner.prepare()


class AroundChats:
    """What is done with chats beside writing in them."""

    def __init__(
        self,
        chat: "ChatService",
        engine: "EngineService",
        settings: "SettingsFile",
        files: "TaskLane",
    ) -> None:
        from moechat.services.chat_search import ChatSearch
        from moechat.services.organiser import Organiser
        from moechat.services.presets import Presets
        from moechat.services.reading_ahead import ReadingAhead
        from moechat.services.titling import TitleMaker

        self.organiser, self.search = Organiser(chat), ChatSearch(chat)
        self.presets = Presets(chat, engine, files)
        self._reading_ahead = ReadingAhead(chat, engine)
        self.titles = TitleMaker(chat, engine, settings, self._reading_ahead)

    def start(self) -> None:
        """Read what is kept."""
        self.organiser.start()
        self.presets.load()


def models_folder(paths: Paths, settings: "Settings") -> Path:
    """Where models lie: as the settings say, or beside the chats."""
    return paths.with_models(settings.models_folder).models


def models_roots(paths: Paths, settings: "Settings") -> list[Path]:
    """That folder first, then those that were chosen on other drives."""
    usual = models_folder(paths, settings)
    more = [Path(folder) for folder in settings.more_models_folders]
    return [usual, *(folder for folder in more if folder != usual)]


class Loading:
    """What loads models without a window, and keeps its runs where the window does."""

    def __init__(self, paths: Paths) -> None:
        from moechat.client.client import EngineClient
        from moechat.services.engine import EngineService
        from moechat.services.load_marker import LoadMarker
        from moechat.services.load_planner import LoadPlanner
        from moechat.services.loads import LoadService
        from moechat.services.run_recorder import RunRecorder
        from moechat.services.sleep_inhibitor import SleepInhibitor
        from moechat.services.store_access import StoreAccess
        from moechat.services.tasks import TaskLane
        from moechat.services.wakefulness import Wakefulness

        store_lane, self._plan_lane = TaskLane("store"), TaskLane("plan")
        self.store = StoreAccess(store_lane, paths.database, _log_fault)
        planner = LoadPlanner(self._plan_lane, self.store)
        self.engine = EngineService(EngineClient())
        self.loads = LoadService(self.engine, planner, LoadMarker(paths.data, store_lane))
        self.recorder = RunRecorder(self.loads, self.store)
        self.inhibitor = SleepInhibitor()
        self._wakefulness = Wakefulness(self.engine, self.inhibitor)
        self._use = model_use_of(self.engine, self._plan_lane, paths)

    def close(self) -> None:
        """End everything; runs are on disk afterwards."""
        self.loads.shut_down()
        self.engine.shutdown()
        self.inhibitor.release_all()
        self._use.end()
        self._plan_lane.drain(LANE_SECONDS)
        self.store.close(DRAIN_SECONDS)


def _log_fault(fault: "Fault") -> None:
    logging.getLogger(__name__).warning("%s: %s", fault.code, fault.detail)


def model_use_of(
    engine: "EngineService",
    lane: "TaskLane",
    paths: Paths,
    settings: "SettingsFile | None" = None,
    presence: "Presence | None" = None,
) -> "ModelUse":
    """What tells other programs which model ``engine`` has loaded."""
    from moechat.hub.presence import Presence
    from moechat.services.model_use import ModelUse
    from moechat.services.settings import SettingsFile

    kept = settings or SettingsFile(paths.settings)
    return ModelUse(engine, presence or Presence(), lane, lambda: models_roots(paths, kept.value))


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
        from moechat.services.access_settings import AccessSettings
        from moechat.services.download_view import Limits
        from moechat.services.downloads import DownloadService
        from moechat.services.hub_access import HubAccess
        from moechat.services.keyrings import find_keyring
        from moechat.services.last_rate import LastRate
        from moechat.services.network import metered_now
        from moechat.services.secrets import Secrets
        from moechat.services.sleep_inhibitor import SleepInhibitor
        from moechat.services.tasks import TaskLane

        self.secrets, self._lane = Secrets(find_keyring), TaskLane("hub")
        self._settings, self._way = settings, _way_to_hub(settings.value)
        self.access = HubAccess(
            lambda: settings.value, self.secrets, self._lane, os.environ, endpoint
        )
        self.access_settings = AccessSettings(self.access, self._lane, os.environ)
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
        self._rate = LastRate(self.downloads, paths.download_rate, files)

    def start(self) -> None:
        """Go on with the downloads of last time, and with those that fail without a network."""
        from moechat.services.network import call_when_online

        self.downloads.start()
        self._rate.start()
        call_when_online(self.downloads.retry_unreachable)
        self._settings.changed.connect(self._on_settings)

    def _on_settings(self, settings: "Settings") -> None:
        way = _way_to_hub(settings)
        if way != self._way:
            self._way = way
            self.downloads.retry_unreachable()

    def close(self) -> None:
        """End the workers; what was downloaded is kept."""
        self.downloads.shut_down()
        self.access_settings.close(LANE_SECONDS)
        self._lane.drain(LANE_SECONDS)


def _way_to_hub(settings: "Settings") -> tuple[object, ...]:
    """What may let a download go on where it could not before."""
    return (
        settings.hub_endpoint,
        settings.hub_proxy,
        settings.hub_use_system_proxy,
        settings.hub_ca_file,
    )


class Shelf:
    """What the window lists, finds and gets models with."""

    def __init__(
        self,
        paths: Paths,
        settings: "SettingsFile",
        downloading: Downloading,
        *,
        library: "ModelLibrary",
        store: "StoreAccess",
        engine: "EngineService",
        planner: "LoadPlanner",
        memory: "MemoryMonitor",
        files: "TaskLane",
        examined: "Callable[[], Examination | None]",
    ) -> None:
        from moechat.hub.file_cache import FileCache
        from moechat.hub.presence import Presence
        from moechat.services.engine import EngineState
        from moechat.services.getting import GettingModels
        from moechat.services.hub_access import endpoint_of
        from moechat.services.hub_search import HubSearch
        from moechat.services.model_drives import ModelDrives
        from moechat.services.model_manager import ModelManager, Places
        from moechat.services.model_shelf import ModelShelf
        from moechat.services.update_check import UpdateCheck

        loaded = (EngineState.LOADING, EngineState.READY, EngineState.GENERATING)

        def models_dir() -> Path:
            return models_folder(paths, settings.value)

        self.hub = lambda: endpoint_of(settings.value, os.environ)
        presence = Presence()
        self._use = model_use_of(engine, files, paths, settings, presence)
        self.manager = ModelManager(
            Places(
                models_dir=models_dir,
                remembered=lambda: map(Path, settings.value.models),
                remember=library.add,
                forget=library.forget,
                moved=lambda old, new: _follow_move(settings, old, new),
                in_use=lambda: engine.model_dir if engine.state in loaded else None,
                more=lambda: models_roots(paths, settings.value)[1:],
            ),
            downloading.downloads,
            store,
            files,
            presence=presence,
        )
        self.shelf = ModelShelf(
            manager=self.manager,
            downloads=downloading.downloads,
            engine=engine,
            planner=planner,
            memory=memory,
            files=files,
            models_dir=models_dir,
            more_dirs=lambda: models_roots(paths, settings.value)[1:],
            reserve_bytes=lambda: settings.value.download_reserve_bytes,
            drive_speed=lambda: _drive_speed(examined()),
        )
        self.search = HubSearch(
            downloading.access, FileCache(paths.hub_cache), lambda: self.shelf.here
        )
        self._drives = ModelDrives(
            planner.drives,
            own=lambda: (models_dir(), paths.data / "models"),
            known=lambda: models_roots(paths, settings.value)[1:],
            reserve_bytes=lambda: settings.value.download_reserve_bytes,
        )
        self.getting = GettingModels(
            downloading.downloads,
            self.search,
            self._drives,
            size_of=self.shelf.size_of,
            keep_place=lambda place: _keep_place(settings, models_dir(), place),
        )
        self.updates = UpdateCheck(downloading.access, FileCache(paths.hub_cache))

    def close(self) -> None:
        """End what is asked of the hub, and what can be undone."""
        self._drives.close(LANE_SECONDS)
        self.search.close(LANE_SECONDS)
        self.updates.close(LANE_SECONDS)
        self.manager.shut_down(LANE_SECONDS)


def _drive_speed(examined: "Examination | None") -> float | None:
    """Of the drive of the models, in MB/s, where it was measured."""
    drive = examined.machine.drive if examined is not None else None
    return drive.slice_mb_s if drive is not None else None


def _keep_place(settings: "SettingsFile", usual: Path, place: Path) -> None:
    """Models are found in ``place`` from now on, too."""
    known = settings.value.more_models_folders
    if place != usual and str(place) not in known:
        settings.update(more_models_folders=(*known, str(place)))


def _follow_move(settings: "SettingsFile", old: Path, new: Path) -> None:
    """Everything that names a folder among the models names the new one."""

    def moved(folder: str) -> str:
        path = Path(folder)
        return str(new / path.relative_to(old)) if path.is_relative_to(old) else folder

    now = settings.value
    settings.update(
        models_folder=str(new),
        models=tuple(moved(folder) for folder in now.models),
        last_model=moved(now.last_model) if now.last_model else "",
        ratios={moved(folder): ratio for folder, ratio in now.ratios.items()},
    )


class Exchanging:
    """What brings chats to files and back."""

    def __init__(self, database: Path, store: "StoreAccess") -> None:
        from moechat.services.chat_export import ChatExport
        from moechat.services.chat_import import ChatImport
        from moechat.services.page_process import PageProcess
        from moechat.services.tasks import TaskLane

        self._lane = TaskLane("exchange")
        self.exports = ChatExport(store, database, self._lane, PageProcess())
        self.imports = ChatImport(store, self._lane)

    def close(self) -> None:
        """End what is under way; files that were there stay."""
        self.exports.stop()
        self.imports.leave()
        self._lane.drain(LANE_SECONDS)


def about_of(
    paths: Paths, settings: "SettingsFile", downloading: Downloading, files: "TaskLane"
) -> "About":
    """What is told of the program itself; newer versions are asked for as models are."""
    from moechat import __version__
    from moechat.build_stamp import version_line
    from moechat.services.about import About
    from moechat.services.licence_reader import LicenceReader
    from moechat.services.program_updates import ProgramUpdates
    from moechat.services.project_address import known_repository

    repository = known_repository()
    updates = ProgramUpdates(settings, downloading.access, paths.cache, repository=repository)
    return About(version_line(__version__), updates, LicenceReader(files))


def doctor_of(client: "EngineClient", paths: Paths) -> "Doctor":
    """What looks the machine over, with an engine of its own."""
    from moechat.services.device_probe import DevicesProbe
    from moechat.services.doctor import Doctor

    return Doctor(DevicesProbe(client), paths.models)


def health_check_of(engine: "EngineService") -> "HealthCheck":
    """What watches battery and heat."""
    from moechat.services.health_check import HealthCheck
    from moechat.services.power_watch import PowerWatch

    return HealthCheck(engine, PowerWatch())
