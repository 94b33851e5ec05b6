"""The settings with examples in them, for pictures."""

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from moechat.core.faults import FaultCode
from moechat.core.machine import (
    BudgetSource,
    DeviceFacts,
    DeviceKind,
    DriveFacts,
    DriveKind,
    Machine,
)
from moechat.core.machine_findings import Finding, FindingCode
from moechat.core.model_facts import Answer, KvBytes, ModelFacts
from moechat.core.model_name import read_model_name
from moechat.core.plan import Remembered, Wishes
from moechat.core.planner import make_plan
from moechat.core.run_record import RunKind, RunRecord
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Device, Sampling
from moechat.services.doctor import Examination
from moechat.services.examinations import Examinations
from moechat.services.load_planner import LoadWish, PlannedLoad
from moechat.services.models import ModelEntry
from moechat.services.own_data import DataKind, Kept, OwnData
from moechat.services.paths import Paths
from moechat.services.run_history import RunHistory
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from moechat.ui.icons import IconSet
from moechat.ui.settings.appearance_page import AppearancePage, appearance_info
from moechat.ui.settings.controls import Field
from moechat.ui.settings.diagnostics_page import DiagnosticsPage, diagnostics_info
from moechat.ui.settings.general_page import GeneralPage, general_info
from moechat.ui.settings.generation_page import GenerationPage, generation_info
from moechat.ui.settings.models_page import ModelsPage, models_info
from moechat.ui.settings.offload_page import OffloadPage, offload_info
from moechat.ui.settings.privacy_page import PrivacyPage, privacy_info
from moechat.ui.settings.settings_view import PagePlan, SettingsView
from moechat.ui.theme import Theme

if TYPE_CHECKING:
    from tests.shots.render import Stage

GIB = 1024**3
_PAGES = (
    "general", "models", "offload", "generation", "appearance", "privacy", "diagnostics",
)  # fmt: skip
FOLDER = Path("/home/user/.local/share/moechat/models/Qwen3.6-35B-A3B-int4-ov")
FACTS = ModelFacts(
    name=FOLDER.name,
    model_type="qwen3_6_moe",
    pipeline="LLM",
    precision="int4",
    layers=40,
    moe_layers=40,
    experts=256,
    top_k=8,
    routed_bytes=int(16.9 * GIB),
    fixed_bytes=int(2.8 * GIB),
    slot_bytes=int(16.9 * GIB) // 256,
    active_bytes_per_token=int(2.1 * GIB),
    kv_bytes_per_token=KvBytes(f16=20_480, u8=10_880, u4=5_760),
    max_context=262_144,
    streamable=Answer.YES,
)
EXAMINATION = Examination(
    Machine(
        devices=[
            DeviceFacts(
                id="CPU", name="Intel(R) Core(TM) Ultra 7 258V", kind=DeviceKind.CPU,
                total_bytes=int(31.3 * GIB), budget_bytes=int(21.1 * GIB),
                budget_source=BudgetSource.RAM,
            ),
            DeviceFacts(
                id="GPU", name="Intel(R) Arc(TM) 140V GPU (16GB)", kind=DeviceKind.INTEGRATED,
                xmx=True, architecture="v20.4.4", total_bytes=int(17.8 * GIB),
                budget_bytes=int(17.8 * GIB), budget_source=BudgetSource.PLUGIN_TOTAL,
            ),
        ],
        ram_total_bytes=int(31.3 * GIB),
        ram_available_bytes=int(21.1 * GIB),
        drive=DriveFacts(
            path=str(FOLDER.parent), kind=DriveKind.NVME, free_bytes=412 * GIB, slice_mb_s=3100.0
        ),
        versions={"openvino": "2026.4.1", "genai": "2026.4.1.0", "graphics_driver": "26.31.1"},
    ),
    [
        Finding(FindingCode.GPU_STREAMS, {"device": "Arc 140V"}),
        Finding(
            FindingCode.DRIVER_MISSING,
            {"adapter": "8086:64a0", "package": "intel-opencl-icd"},
        ),
    ],
)  # fmt: skip


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

    def choose_device(self, device: str) -> None: ...
    def forget(self, path: Path) -> None: ...
    def add_folder(self) -> None: ...
    def open_folder(self, path: Path) -> None: ...


@dataclass
class _Chat:
    title: str = "How a CPU cache works"
    options: AnswerOptions = field(default_factory=AnswerOptions)

    def set_options(self, options: AnswerOptions) -> None:
        self.options = options


def _run(**fields: Any) -> RunRecord:
    return RunRecord(
        model=FOLDER.name, model_key="k", device="GPU", experts=256, slots=179, **fields
    )


class _History(RunHistory):
    """Runs of an evening."""

    def __init__(self) -> None:
        QObject.__init__(self)
        now = time.time()
        self.runs = [
            _run(
                at=now - minutes * 60, kind=kind, ratio=ratio, tokens_per_second=speed,
                ttft_ms=ttft, measured_bytes=int(size * GIB), fault=fault,
            )
            for minutes, kind, ratio, speed, ttft, size, fault in (
                (3, RunKind.CHAT, 30, 18.6, 4100.0, 15.4, None),
                (12, RunKind.LOAD, 30, 0.0, 0.0, 15.4, None),
                (40, RunKind.TUNE, 20, 21.3, 23_000.0, 17.0, None),
                (42, RunKind.TUNE, 50, 15.1, 22_000.0, 12.1, None),
                (45, RunKind.LOAD, 10, 0.0, 0.0, 18.6, FaultCode.OUT_OF_MEMORY),
            )
        ]  # fmt: skip
        self.tuned = None
        machine = EXAMINATION.machine
        self._planned = PlannedLoad(
            LoadWish(FOLDER), FACTS, machine, Remembered(),
            make_plan(FACTS, machine, Wishes(device="GPU", ratio=30), Remembered()),
        )  # fmt: skip

    @property
    def planned(self) -> PlannedLoad | None:
        return self._planned

    def look(self) -> None: ...


def make_settings_view(theme: Theme, icons: IconSet) -> SettingsView:
    """All pages; nothing behind them does anything."""
    home = Path(tempfile.mkdtemp())
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
    data = OwnData(shown, settings, lane, lambda done: done())
    measured = [
        Kept(DataKind.CHATS, shown.database, 5_400_000),
        Kept(DataKind.SETTINGS, shown.settings, 612),
        Kept(DataKind.LOGS, shown.logs, 240_000),
        Kept(DataKind.MODELS, shown.models, int(61.2 * GIB)),
    ]
    data.measure = lambda: data.measured.emit(measured)  # type: ignore[method-assign]
    history = _History()
    examinations = Examinations(_no_doctor)
    examinations.latest = EXAMINATION
    view = SettingsView(
        theme,
        icons,
        [
            PagePlan(general_info(), lambda: GeneralPage(theme, icons, settings)),
            PagePlan(models_info(), lambda: ModelsPage(theme, icons, settings, _Models())),
            PagePlan(
                offload_info(), lambda: OffloadPage(theme, icons, settings, _Model(), history)
            ),
            PagePlan(generation_info(), lambda: GenerationPage(theme, icons, settings, _Chat())),
            PagePlan(appearance_info(), lambda: AppearancePage(theme, icons, settings)),
            PagePlan(privacy_info(), lambda: PrivacyPage(theme, icons, data, _nothing)),
            PagePlan(
                diagnostics_info(),
                lambda: DiagnosticsPage(
                    theme,
                    icons,
                    examinations,
                    make_report=_nothing,
                    logs=shown.logs,
                    open_folder=_nothing,
                ),
            ),
        ],
    )
    view.keep = (lane, data, examinations, history)  # type: ignore[attr-defined]
    return view


# ── states ───────────────────────────────────────────────────────────────────

Size = tuple[int, int]
State = Callable[["Stage"], None]


def settings_states(wide: Size, small: Size, large: Size) -> dict[str, tuple[Size, State]]:
    """Each page at three sizes, and what happens on them."""
    states: dict[str, tuple[Size, State]] = {
        "settings-found": (wide, _found),
        "settings-revealed": (wide, _revealed),
        "settings-refused": (wide, _refused),
        "settings-deleting": (wide, _deleting),
    }
    for page in _PAGES:
        for suffix, size in (("", wide), ("-narrow", small), ("-large", large)):
            states[f"settings-{page}{suffix}"] = (size, partial(_show, page=page))
    return states


def _show(stage: "Stage", page: str) -> SettingsView:
    stage.chat()
    view = make_settings_view(stage.theme, stage.icons)
    stage.shell.show_cover(view)
    view.open(page)
    return view


def _found(stage: "Stage") -> None:
    _show(stage, "general")._search.setText("memory")


def _revealed(stage: "Stage") -> None:
    view = _show(stage, "offload")
    view.show_pending(frozenset({"context_tokens"}))
    view.reveal("offload", "kv_precision")


def _refused(stage: "Stage") -> None:
    field = _show(stage, "generation").show_page("generation").rows["temperature"].control
    assert isinstance(field, Field)
    field.setText("11")
    field.commit()


def _deleting(stage: "Stage") -> None:
    page = _show(stage, "privacy").page
    assert isinstance(page, PrivacyPage)
    page._ask()


def _nothing(_: object) -> None: ...


def _no_doctor() -> Callable[[], None]:
    raise AssertionError("nothing is looked over for a picture")
