"""The composition root: the one place that knows which object needs which."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from moechat.services.paths import Paths
from moechat.wiring import DRAIN_SECONDS, LANE_SECONDS

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from moechat.client.client import EngineClient
    from moechat.services.load_planner import LoadPlanner
    from moechat.services.window_place import WindowPlace
    from moechat.ui.main_window import MainWindow
    from moechat.ui.window_services import WindowServices

# What a branch needs is imported there: the command line has no use for widgets, and the window
# appears before the services are read.


def main(arguments: Sequence[str]) -> int:
    """Run the window or a command, and return the exit code."""
    from moechat.cli.arguments import parse

    parser, options = parse(arguments)
    if options.command is None:
        return _window(options.path)
    if options.command == "chat":
        if options.prompt is not None and not options.prompt.strip():
            parser.error("the prompt is empty")
        from moechat.wiring_commands import run_chat

        return run_chat(Paths.default(os.environ), options)
    from moechat.cli.streams import until_written

    if options.command == "delete-data":
        from moechat.wiring_commands import run_delete_data

        return until_written(lambda: run_delete_data(Paths.default(os.environ), options))
    return until_written(lambda: _report(options))


def _report(options: argparse.Namespace) -> int:
    """The commands that print what is known; they share how failures are told."""
    from PySide6.QtCore import QCoreApplication

    from moechat.cli.faults import say_fault
    from moechat.core.faults import UserError
    from moechat.services.logs import Logs

    app = QCoreApplication(sys.argv[:1])
    paths = Paths.default(os.environ)
    logs = Logs(paths.logs)
    try:
        from moechat.wiring_commands import run_command

        return run_command(app, paths, options)
    except UserError as error:
        say_fault(error.fault, as_json=getattr(options, "json", False))
        return 1
    finally:
        logs.close()


def _window(given: Path | None) -> int:
    from PySide6.QtCore import QTimer

    from moechat.services.window_place import WindowPlace
    from moechat.ui.application import make_application
    from moechat.ui.language import chosen_language, speak
    from moechat.ui.main_window import MainWindow

    paths = Paths.default(os.environ)
    place = WindowPlace(paths.data)
    place.claim()
    app = make_application(sys.argv[:1])
    speak(app, chosen_language(paths.settings))
    if place.is_taken:
        from moechat.ui.second_start import leave_to_running

        if leave_to_running(place, given):
            return 0
    window = MainWindow(window_state(paths))
    window.ended.connect(app.quit)  # also while it is hidden, when Qt would not
    window.show()
    opened: list[OpenedProgram] = []

    def fill() -> None:
        try:
            opened.append(OpenedProgram(app, window, paths, place, given))
        except BaseException:
            app.exit(1)  # rather than stand there empty
            raise

    # The rest takes longer to import than the window to appear.
    QTimer.singleShot(0, fill)
    try:
        return app.exec()
    finally:
        for each in opened:
            each.close()
        place.release()


class OpenedProgram:
    """What makes up a running program, from the log to the last object."""

    def __init__(
        self,
        app: "QApplication",
        window: "MainWindow",
        paths: Paths,
        place: "WindowPlace | None" = None,
        given: Path | None = None,
    ) -> None:
        """``place`` is where second starts come to; ``given`` is opened at once."""
        from moechat.client.client import EngineClient
        from moechat.services.garbage import GarbageCollector
        from moechat.services.logs import Logs, UncaughtErrors
        from moechat.services.second_starts import SecondStarts

        gc.disable()  # nothing of what is made here is garbage
        self._logs = Logs(paths.logs)
        self.program = program = Program(app, window, paths, EngineClient)
        self._errors = UncaughtErrors(lambda fault: program.contents.notices.show("bug", fault))
        program.start()
        if given is not None:
            program.contents.given.open(given.absolute(), is_folder=given.is_dir())
        self._starts = SecondStarts(place, program.contents.given.answer)
        self._garbage = GarbageCollector()

    def close(self) -> None:
        """End the program, then the log."""
        self._starts.close()  # a window that goes is not to be brought to the front
        self.program.close()
        self._errors.close()
        self._logs.close()


def window_state(paths: Paths) -> "QSettings":
    """Where the window stood."""
    from PySide6.QtCore import QSettings

    return QSettings(str(paths.window_state), QSettings.Format.IniFormat)


class Program:
    """The program behind a window: every object of it, wired; nothing runs before `start`."""

    def __init__(
        self,
        app: "QApplication",
        window: "MainWindow",
        paths: Paths,
        make_client: Callable[[], "EngineClient"],
    ) -> None:
        from moechat.services.chat import ChatService
        from moechat.services.engine import EngineService
        from moechat.services.load_marker import LoadMarker
        from moechat.services.load_planner import LoadPlanner
        from moechat.services.loads import LoadService
        from moechat.services.settings import SettingsFile
        from moechat.services.tasks import TaskLane
        from moechat.services.texts import describe
        from moechat.ui.theme import Scheme, Theme
        from moechat.ui.transcript.view import TranscriptView
        from moechat.ui.window_contents import WindowContents
        from moechat.wiring import AroundChats, warm_up

        store_lane, self._file_lane = TaskLane("store"), TaskLane("files")
        self._plan_lane = TaskLane("plan")
        self.settings = settings = SettingsFile(paths.settings, store_lane)
        self._paths = paths = paths.with_models(settings.value.models_folder)
        self.engine = EngineService(
            make_client(), idle_unload_minutes=lambda: settings.value.idle_unload_minutes
        )
        self.engine.start()  # which takes a moment, while the window is filled
        self.chat = ChatService(store_lane, paths.database, self.engine, settings)
        planner = LoadPlanner(self._plan_lane, self.chat.store)
        self.loads = LoadService(
            self.engine,
            planner,
            LoadMarker(paths.data, store_lane),
            may_step=lambda: settings.value.on_load_failure == "stream_more",
        )
        self.around_chats = AroundChats(self.chat, self.engine, settings, self._file_lane)
        self._watch_engine(make_client)
        self._make_shelf(planner)
        self._look_at_machine(planner, make_client)
        self.window, theme = window, Theme(app, Scheme(settings.value.scheme))
        self.contents = WindowContents(
            window, self._services(), theme=theme, transcript=TranscriptView(theme, describe)
        )
        warm_up(self._plan_lane, planner)

    def _watch_engine(self, make_client: Callable[[], "EngineClient"]) -> None:
        """What looks on while models are loaded and answer, and what measures them."""
        from moechat.services.cache_warmer import CacheWarmer
        from moechat.services.engine import EngineService
        from moechat.services.engine_meter import EngineMeter
        from moechat.services.run_figures import RunFigures
        from moechat.services.run_guard import RunGuard
        from moechat.services.run_recorder import RunRecorder
        from moechat.services.sleep_inhibitor import SleepInhibitor
        from moechat.services.tasks import TaskLane
        from moechat.services.tuner import Tuner
        from moechat.services.tuning_job import StoredTuning
        from moechat.services.wakefulness import Wakefulness
        from moechat.wiring import health_check_of, model_use_of

        self._meter_lane = TaskLane("meter")
        self.recorder = RunRecorder(self.loads, self.chat.store)
        self.meter = EngineMeter(self._meter_lane)
        self.engine.state_changed.connect(lambda _: self.meter.follow(self.engine.pid))
        self._guard = RunGuard(self.loads, self.meter)
        self._figures = RunFigures(self.loads, self.meter, is_paging=lambda: self._guard.is_paging)
        self.inhibitor = SleepInhibitor()
        self._wakefulness = Wakefulness(self.engine, self.inhibitor)
        self.health = health_check_of(self.engine)
        self.warmer = CacheWarmer(self.loads, self.settings, self.health.power)
        # An engine of its own, with no process but while it measures.
        self.tuning_engine = EngineService(make_client())
        self.tuner = Tuner(self.tuning_engine, StoredTuning(self.chat.store), self.inhibitor)
        self._tuned = model_use_of(self.tuning_engine, self._file_lane, self._paths, self.settings)

    def _make_shelf(self, planner: "LoadPlanner") -> None:
        """Models that are here, and those that can be fetched."""
        from moechat.services.memory import MemoryMonitor
        from moechat.services.models import ModelLibrary
        from moechat.wiring import Downloading, Shelf

        self.library = ModelLibrary(self.settings, self._file_lane, self._paths.models)
        self.memory = MemoryMonitor()
        self._downloading = Downloading(
            self._paths,
            self.settings,
            self.chat.store,
            self._file_lane,
            inhibitor=self.inhibitor,
        )
        self._shelf = Shelf(
            self._paths,
            self.settings,
            self._downloading,
            library=self.library,
            store=self.chat.store,
            engine=self.engine,
            planner=planner,
            memory=self.memory,
            files=self._file_lane,
            examined=lambda: self.examinations.latest,
        )

    def _look_at_machine(
        self, planner: "LoadPlanner", make_client: Callable[[], "EngineClient"]
    ) -> None:
        """What is found out about this computer, and what the program has of its own on it."""
        from moechat.services.first_run import FirstRunService
        from moechat.services.own_data import OwnData
        from moechat.wiring import about_of
        from moechat.wiring_diagnostics import diagnostics_of

        paths, settings, files = self._paths, self.settings, self._file_lane
        self._diagnostics = diagnostics_of(
            paths, settings, self.loads, planner.drives, files, make_client=make_client
        )
        self.examinations = self._diagnostics.examinations
        self.first_run = FirstRunService(self.examinations, files)
        self.own_data = OwnData(
            paths,
            settings,
            files,
            delete_chats=self.chat.delete_all,
            models=self._shelf.manager.models,
            secrets=self._downloading.secrets,
        )
        self.own_data.deleted.connect(self.around_chats.start)
        self.own_data.deleted.connect(self._shelf.manager.refresh)
        self.about = about_of(paths, settings, self._downloading, files)

    def _services(self) -> "WindowServices":
        from moechat.services.current_model import CurrentModel
        from moechat.services.run_history import RunHistory
        from moechat.ui.window_services import WindowServices
        from moechat.wiring import Exchanging

        shelf = self._shelf
        self._exchanging = Exchanging(self._paths.database, self.chat.store)
        return WindowServices(
            chat=self.chat,
            organiser=self.around_chats.organiser,
            chat_search=self.around_chats.search,
            loads=self.loads,
            settings=self.settings,
            library=self.library,
            memory=self.memory,
            figures=self._figures,
            warmer=self.warmer,
            health=self.health,
            tuner=self.tuner,
            first_run=self.first_run,
            shelf=shelf.shelf,
            manager=shelf.manager,
            downloads=self._downloading.downloads,
            search=shelf.search,
            getting=shelf.getting,
            updates=shelf.updates,
            hub=shelf.hub,
            access=self._downloading.access_settings,
            current_model=CurrentModel(self.loads, self.library, self._file_lane),
            own_data=self.own_data,
            diagnostics=self._diagnostics,
            history=RunHistory(self.loads, self.chat.store),
            presets=self.around_chats.presets,
            exports=self._exchanging.exports,
            imports=self._exchanging.imports,
            about=self.about,
        )

    def start(self) -> None:
        """Read the chats, and load the model of last time."""
        self.contents.start()
        self.around_chats.start()
        self._downloading.start()
        self._shelf.manager.start()
        self.health.power.start()
        self.about.updates.start()

    def close(self) -> None:
        """End everything; what was written is on disk afterwards."""
        self.window.end()
        self.first_run.cancel()
        self._exchanging.close()
        self.about.updates.close(LANE_SECONDS)
        self._shelf.close()
        self._downloading.close()
        self.tuner.stop()
        self.warmer.close()
        self.loads.shut_down()
        # The chat first: the engine's end must not look like a fault of the answer.
        self.chat.shut_down(DRAIN_SECONDS)
        self._diagnostics.close(LANE_SECONDS)
        self.tuning_engine.shutdown()
        self.engine.shutdown()
        self.inhibitor.release_all()
        for lane in (self._file_lane, self._plan_lane, self._meter_lane):
            lane.drain(LANE_SECONDS)
