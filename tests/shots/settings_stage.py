"""The settings with examples in them, for pictures."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication

from moechat.core.faults import Fault, FaultCode
from moechat.core.model_facts import ModelFacts
from moechat.core.model_name import read_model_name
from moechat.core.run_record import RunKind, RunRecord
from moechat.hub.connection import Step, StepResult
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Device, Sampling
from moechat.services.about import About
from moechat.services.access_settings import AccessSettings
from moechat.services.data_files import DataKind
from moechat.services.examinations import Examinations
from moechat.services.hub_access import TOKEN, HubAccess
from moechat.services.licence_reader import LicenceReader
from moechat.services.load_planner import PlannedLoad
from moechat.services.model_manager import Task
from moechat.services.model_store import ModelStore
from moechat.services.models import ModelEntry
from moechat.services.own_data import Kept, OwnData
from moechat.services.paths import Paths
from moechat.services.preset_texts import built_in_presets
from moechat.services.presets import Presets
from moechat.services.program_updates import News, ProgramNews, ProgramUpdates
from moechat.services.run_history import RunHistory
from moechat.services.secrets import Secrets
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from moechat.ui.icons import IconSet
from moechat.ui.settings.about_page import AboutPage, about_info
from moechat.ui.settings.appearance_page import AppearancePage, appearance_info
from moechat.ui.settings.connection_row import ConnectionRow
from moechat.ui.settings.controls import Field
from moechat.ui.settings.diagnostics_page import DiagnosticsPage, diagnostics_info
from moechat.ui.settings.general_page import GeneralPage, general_info
from moechat.ui.settings.generation_entries import generation_info
from moechat.ui.settings.generation_page import GenerationPage
from moechat.ui.settings.models_page import ModelsPage, models_info
from moechat.ui.settings.offload_page import OffloadPage, offload_info
from moechat.ui.settings.preset_entries import presets_info
from moechat.ui.settings.presets_page import PresetsPage
from moechat.ui.settings.privacy_page import PrivacyPage, privacy_info
from moechat.ui.settings.settings_view import PagePlan, SettingsView
from moechat.ui.settings.text_fields import TextField
from moechat.ui.theme import Theme
from tests.shots import drive_examples
from tests.shots.drive_examples import ShownTests
from tests.shots.examples import FACTS, FOLDER, GIB, PROFILES, planned, scratch_folder
from tests.shots.stage import Stage

_PAGES = (
    "general", "models", "offload", "generation", "presets", "appearance", "privacy", "diagnostics",
    "about",
)  # fmt: skip

_DRAWN_MS = 150


@dataclass
class _Model:
    folder: Path | None = FOLDER
    facts: ModelFacts | None = FACTS
    planned_ratio: int | None = 30


@dataclass
class _Models:
    folder: Path = FOLDER.parent
    devices: list[Device] = field(
        default_factory=lambda: [
            Device("CPU", "Core Ultra 7 258V"),
            Device("GPU", "Arc 140V"),
        ]
    )
    entries: list[ModelEntry] = field(
        default_factory=lambda: [
            ModelEntry(FOLDER, read_model_name(FOLDER.name), current=True),
            ModelEntry(
                Path("/mnt/models/gpt-oss-20b-int4-ov"),
                read_model_name("gpt-oss-20b-int4-ov"),
                missing=True,
            ),
            ModelEntry(
                Path("/mnt/models/LFM2-8B-A1B-int4-ov"), read_model_name("LFM2-8B-A1B-int4-ov")
            ),
        ]
    )

    more_folders: list[Path] = field(default_factory=lambda: [Path("/mnt/models")])
    moving: Task | None = None
    fault: Fault | None = None

    def move(self, new: Path) -> None: ...
    def stop_moving(self) -> None: ...
    def choose_device(self, device: str) -> None: ...
    def forget(self, path: Path) -> None: ...
    def drop_folder(self, path: Path) -> None: ...
    def add_folder(self) -> None: ...
    def open_folder(self, path: Path) -> None: ...


@dataclass
class _Chat:
    title: str = "How a CPU cache works"
    options: AnswerOptions = field(default_factory=AnswerOptions)

    def set_options(self, options: AnswerOptions) -> None:
        self.options = options


class _Presets(Presets):
    """The built-in ones, one of them changed."""

    model, default = FOLDER.name, "built-in programmer"

    def __init__(self) -> None:
        QObject.__init__(self)
        self._stored = built_in_presets()[1:2]


def _run(**fields: Any) -> RunRecord:
    return RunRecord(
        model=FOLDER.name, model_key="k", device="GPU", experts=256, slots=179, **fields
    )


class _History(RunHistory):
    """Runs of an evening."""

    def __init__(self) -> None:
        QObject.__init__(self)
        now = 1_764_450_000.0  # fixed, so that the picture stays
        self.runs = [
            _run(
                at=now - minutes * 60, kind=kind, ratio=ratio, tokens_per_second=speed,
                ttft_ms=ttft, measured_bytes=int(size * GIB), fault=fault,
            )
            for minutes, kind, ratio, speed, ttft, size, fault in (
                (3, RunKind.CHAT, 30, 18.6, 15_400.0, 15.4, None),
                (12, RunKind.LOAD, 30, 0.0, 0.0, 15.4, None),
                (40, RunKind.TUNE, 20, 21.3, 23_000.0, 17.0, None),
                (42, RunKind.TUNE, 50, 15.1, 22_000.0, 12.1, None),
                (45, RunKind.LOAD, 10, 0.0, 0.0, 18.6, FaultCode.OUT_OF_MEMORY),
            )
        ]  # fmt: skip
        self.tuned = None
        self._planned = planned()

    @property
    def planned(self) -> PlannedLoad | None:
        return self._planned

    def look(self) -> None: ...


def make_settings_view(theme: Theme, icons: IconSet) -> SettingsView:
    """All pages; nothing behind them does anything."""
    home = scratch_folder()
    settings = SettingsFile(home / "settings.toml")
    settings.update(
        device="GPU",
        context_tokens=32_768,
        reserve_bytes=3 * GIB,
        ratios={str(FOLDER): 30},
        sampling=Sampling(temperature=0.7, top_p=0.95),
        stop=("\n\nUser:",),
    )
    lane = TaskLane("shots")
    shown = Paths.under(Path("/home/user/moechat"))
    data = OwnData(
        shown,
        settings,
        lane,
        delete_chats=lambda done: done(),
        models=lambda: ModelStore(shown.models),
        secrets=Secrets(),
    )
    measured = [
        Kept(DataKind.CHATS, shown.database, 5_400_000),
        Kept(DataKind.SETTINGS, shown.settings, 612),
        Kept(DataKind.LOGS, shown.logs, 240_000),
        Kept(DataKind.MODELS, shown.models, int(61.2 * GIB), int(48.7 * GIB)),
    ]
    data.measure = lambda: data.measured.emit(measured)  # type: ignore[method-assign]
    secrets = Secrets()
    secrets.put(TOKEN, "shown nowhere")
    hub = HubAccess(lambda: settings.value, secrets, lane, {})
    access = AccessSettings(hub, lane, {})
    repository = "https://git.example/somebody/moechat"
    updates = ProgramUpdates(settings, hub, home, repository=repository)
    updates.news = ProgramNews(News.NEWER, "v1.1.0")
    about = About("moechat 1.0.0 (a1b2c3d4e5f6, 2026-11-30)", updates, LicenceReader(lane))
    history, presets = _History(), _Presets()
    examinations = Examinations(_no_doctor)
    examinations.latest = PROFILES["no-driver"]
    drives = ShownTests()
    view = SettingsView(
        theme,
        icons,
        [
            PagePlan(general_info(), lambda: GeneralPage(theme, icons, settings)),
            PagePlan(models_info(), lambda: ModelsPage(theme, icons, settings, _Models(), access)),
            PagePlan(
                offload_info(), lambda: OffloadPage(theme, icons, settings, _Model(), history)
            ),
            PagePlan(generation_info(), lambda: GenerationPage(theme, icons, settings, _Chat())),
            PagePlan(presets_info(), lambda: PresetsPage(theme, icons, presets)),
            PagePlan(appearance_info(), lambda: AppearancePage(theme, icons, settings)),
            PagePlan(privacy_info(), lambda: PrivacyPage(theme, icons, data, _nothing)),
            PagePlan(
                diagnostics_info(),
                lambda: DiagnosticsPage(
                    theme,
                    icons,
                    examinations,
                    drives=drives,
                    models=lambda: FOLDER.parent,
                    model=lambda: FOLDER,
                    make_report=_nothing,
                    logs=shown.logs,
                    open_folder=_nothing,
                ),
            ),
            PagePlan(about_info(repository), lambda: AboutPage(theme, icons, settings, about)),
        ],
    )
    view.keep = (lane, data, access, examinations, history, presets, about)  # type: ignore[attr-defined]
    return view


# ── states ───────────────────────────────────────────────────────────────────

State = Callable[[Stage], None]


def settings_states() -> dict[str, State]:
    """Each page, and what happens on them."""
    return {
        **settings_variants(),
        "settings-found": _found,
        "settings-revealed": _revealed,
        "settings-refused": _refused,
        "settings-deleting": _deleting,
        "settings-access": _access,
        **drive_states(),
    }


def drive_states() -> dict[str, State]:
    """Tests of drives."""
    return {
        "settings-drive": partial(_drive, show=drive_examples.one),
        "settings-drive-testing": partial(_drive, show=drive_examples.going_on),
        "settings-drives": partial(_drive, show=drive_examples.compared),
    }


def settings_variants() -> dict[str, State]:
    """Each page."""
    return {f"settings-{page}": partial(_show, page=page) for page in _PAGES}


def _show(stage: Stage, page: str) -> SettingsView:
    stage.talk()
    view = make_settings_view(stage.theme, stage.icons)
    stage.window.settings = view
    stage.shell.show_cover(view)
    view.open(page)
    assert view.page is not None
    assert view.page.rows  # all of them: else they come one after the other
    return view


def _found(stage: Stage) -> None:
    _show(stage, "general")._search.setText("memory")


def _revealed(stage: Stage) -> None:
    view = _show(stage, "offload")
    view.show_pending(frozenset({"context_tokens"}))
    view.reveal("offload", "kv_precision")


def _refused(stage: Stage) -> None:
    field = _show(stage, "generation").show_page("generation").rows["temperature"].control
    assert isinstance(field, Field)
    field.setText("11")
    field.commit()


def _deleting(stage: Stage) -> None:
    page = _show(stage, "privacy").page
    assert isinstance(page, PrivacyPage)
    page._ask()


def _access(stage: Stage) -> None:
    """A test whose last step failed, and a proxy that is none."""
    view = _show(stage, "models")
    page = view.show_page("models")
    proxy = page.rows["hub_proxy"].control
    QApplication.processEvents()  # what is refused out of sight is dropped
    assert isinstance(proxy, TextField)
    proxy.choose("ftp://proxy")
    test = page.findChild(ConnectionRow)
    assert test is not None
    host = "huggingface.co"
    for result in (
        StepResult(step=Step.NAME, host=host),
        StepResult(step=Step.CONNECT, host=host),
        StepResult(step=Step.TLS, host=host, fault=Fault(FaultCode.HUB_TLS, {"host": host})),
    ):
        test._on_stepped(result)
    test._on_ended(False)
    QApplication.processEvents()
    page.ensureWidgetVisible(test._steps)


def _drive(stage: Stage, show: drive_examples.Show) -> None:
    """A test of a drive, and what it found."""
    view = _show(stage, "diagnostics")
    page = view.page
    assert isinstance(page, DiagnosticsPage)
    tests = page.drive._tests
    assert isinstance(tests, ShownTests)
    if show is drive_examples.compared:
        page.drive.choice.show_value(Path(drive_examples.USB.path))
    show(tests)

    def scroll() -> None:
        # Where it is once all rows have their places.
        for _ in range(3):
            QApplication.processEvents()
        top = page.drive.row.mapTo(page.widget(), QPoint(0, 0)).y()
        page.verticalScrollBar().setValue(top)

    QTimer.singleShot(_DRAWN_MS, page, scroll)


def _nothing(_: object) -> None: ...


def _no_doctor() -> Callable[[], None]:
    raise AssertionError("nothing is looked over for a picture")
