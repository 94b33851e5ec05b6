"""Parts of the composition root that commands alone need: see `moechat.app`."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from moechat.services.paths import Paths
from moechat.wiring import DRAIN_SECONDS, LANE_SECONDS

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

# As in `moechat.app`, what a part needs is imported there.


def run_command(app: "QCoreApplication", paths: Paths, options: argparse.Namespace) -> int:
    """The command that was asked for; returns the exit code. Raises `UserError`."""
    match options.command:
        case "inspect":
            from moechat.cli import inspect

            return inspect.run(options.model, as_json=options.json)
        case "plan":
            return run_plan(app, paths, options)
        case "doctor":
            return run_doctor(app, paths, options)
        case "tune":
            return run_tune(app, paths, options)
        case "chats":
            return run_chats(paths, options)
        case _:
            return run_models(app, paths, options)


def run_plan(app: "QCoreApplication", paths: Paths, options: argparse.Namespace) -> int:
    """``moechat plan``; returns the exit code. Raises `UserError`."""
    from moechat.cli import doctor, plan
    from moechat.services.inspection import inspect_folder
    from moechat.services.machine_file import read_machine
    from moechat.services.recall import recall

    facts = inspect_folder(options.model)  # first: it is quick, and may be the wrong folder
    if options.machine:  # of which nothing is remembered here
        machine, remembered = read_machine(options.machine), None
    else:
        machine = doctor.examine(app, options.model.absolute()).machine
        remembered = recall(paths.database, options.model, facts, machine)
    return plan.run(
        facts,
        machine,
        context=options.context,
        reserve=options.reserve,
        as_json=options.json,
        remembered=remembered,
    )


def run_chat(paths: Paths, options: argparse.Namespace) -> int:
    """``moechat chat``; returns the exit code."""
    from PySide6.QtCore import QCoreApplication

    from moechat.cli.chat import ChatCommand, ChatOptions
    from moechat.core.plan import Wishes
    from moechat.services.load_planner import LoadWish
    from moechat.services.logs import Logs
    from moechat.wiring import Loading

    # First the log, as Qt has remarks about its surroundings. The terminal is for the chat.
    logs = Logs(paths.logs, on_stderr=False)
    app = QCoreApplication(sys.argv[:1])
    wishes = Wishes(device=options.device, ratio=options.ratio, context_tokens=options.context)
    wanted = ChatOptions(
        wish=LoadWish(options.model.absolute(), wishes),
        anyway=options.anyway,
        prompt=options.prompt,
        max_tokens=options.max_tokens,
        json=options.json,
    )
    loading = Loading(paths)
    try:
        return ChatCommand(app, loading.loads, wanted).run()
    finally:
        loading.close()
        logs.close()


def run_models(app: "QCoreApplication", paths: Paths, options: argparse.Namespace) -> int:
    """``moechat models``; returns the exit code. Raises `UserError`."""
    from moechat.cli.faults import say_fault
    from moechat.cli.models import ModelsCommand
    from moechat.hub.file_cache import FileCache
    from moechat.services.model_store import ModelStore
    from moechat.services.network import metered_now
    from moechat.services.settings import SettingsFile
    from moechat.services.store_access import StoreAccess
    from moechat.services.tasks import TaskLane
    from moechat.store.store import Store
    from moechat.wiring import Downloading, models_folder, models_roots

    settings = SettingsFile(paths.settings)
    store = StoreAccess(TaskLane("store"), paths.database, say_fault)
    endpoint = getattr(options, "endpoint", "")
    downloading = Downloading(paths, settings, store, TaskLane("files"), endpoint=endpoint)
    remembered = settings.value.models

    def remember(folder: Path) -> None:
        others = [known for known in settings.value.models if known != str(folder)]
        settings.update(models=(str(folder), *others))

    def forget(folder: Path) -> None:
        settings.update(models=tuple(m for m in settings.value.models if Path(m) != folder))

    command = ModelsCommand(
        app=app,
        access=downloading.access,
        downloads=downloading.downloads,
        models=ModelStore(
            models_folder(paths, settings.value),
            more=models_roots(paths, settings.value)[1:],
            remembered=lambda: map(Path, remembered),
        ),
        cache=FileCache(paths.hub_cache),
        store=lambda: Store.open(paths.database),
        remember=remember,
        forget=forget,
        metered=metered_now,
        options=options,
    )
    try:
        return command.run()
    finally:
        downloading.close()
        store.close(DRAIN_SECONDS)


def run_chats(paths: Paths, options: argparse.Namespace) -> int:
    """``moechat chats``; returns the exit code. Raises `UserError`."""
    from moechat.cli import chats
    from moechat.store.store import Store

    store = Store.open(paths.database)
    try:
        return chats.run(store, options)
    finally:
        store.close()


def run_delete_data(paths: Paths, options: argparse.Namespace) -> int:
    """``moechat --delete-data``; returns the exit code.

    It has no log, which would be among what is deleted.
    """
    from PySide6.QtCore import QCoreApplication

    from moechat.cli.delete_data import Deletion
    from moechat.services.keyrings import find_keyring
    from moechat.services.model_store import ModelStore
    from moechat.services.secrets import Secrets
    from moechat.services.settings import SettingsFile
    from moechat.wiring import models_folder, models_roots

    settings = SettingsFile(paths.settings).value
    models = ModelStore(models_folder(paths, settings), more=models_roots(paths, settings)[1:])
    deletion = Deletion(paths, models, Secrets(find_keyring))
    app = QCoreApplication([])
    try:
        return deletion.run(with_models=options.models, sure=options.yes)
    finally:
        app.shutdown()


def run_tune(app: "QCoreApplication", paths: Paths, options: argparse.Namespace) -> int:
    """``moechat tune``; returns the exit code."""
    from moechat.cli.faults import say_fault
    from moechat.cli.tune import TuneCommand, TuneOptions
    from moechat.client.client import EngineClient
    from moechat.core.plan import Wishes
    from moechat.services.engine import EngineService
    from moechat.services.load_planner import LoadPlanner, LoadWish
    from moechat.services.sleep_inhibitor import SleepInhibitor
    from moechat.services.store_access import StoreAccess
    from moechat.services.tasks import TaskLane
    from moechat.services.tuner import Tuner
    from moechat.services.tuning_job import StoredTuning
    from moechat.wiring import model_use_of

    store = StoreAccess(TaskLane("store"), paths.database, say_fault)
    engine = EngineService(EngineClient())
    wishes = Wishes(device=options.device, context_tokens=options.context)
    wanted = TuneOptions(
        wish=LoadWish(options.model.absolute(), wishes),
        minutes=options.minutes,
        on_battery=options.on_battery,
        json=options.json,
    )
    planner = LoadPlanner(TaskLane("plans"), store)
    tuner = Tuner(engine, StoredTuning(store), SleepInhibitor())
    files = TaskLane("files")
    use = model_use_of(engine, files, paths)
    try:
        return TuneCommand(app, engine, planner, tuner, wanted).run()
    finally:
        use.end()
        files.drain(LANE_SECONDS)
        store.close(DRAIN_SECONDS)


def run_doctor(app: "QCoreApplication", paths: Paths, options: argparse.Namespace) -> int:
    """``moechat doctor``; returns the exit code. Raises `UserError`."""
    if options.drive is not None:
        return run_drive(app, paths, options)

    from moechat.cli import doctor
    from moechat.services.settings import SettingsFile
    from moechat.wiring import models_folder

    models = models_folder(paths, SettingsFile(paths.settings).value)
    return doctor.run(app, models, as_json=options.json)


def run_drive(app: "QCoreApplication", paths: Paths, options: argparse.Namespace) -> int:
    """``moechat doctor --drive``; returns the exit code. Raises `UserError`."""
    from moechat.cli.drive import DriveCommand
    from moechat.services.drive_speeds import DriveSpeeds
    from moechat.services.settings import SettingsFile
    from moechat.wiring_diagnostics import drive_tests_of

    tests = drive_tests_of(DriveSpeeds(), paths, SettingsFile(paths.settings))
    model = options.model.absolute() if options.model else None
    return DriveCommand(app, tests, as_json=options.json).run(options.drive.absolute(), model)
