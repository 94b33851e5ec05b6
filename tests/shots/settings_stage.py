"""The settings with examples in them, for pictures."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from moechat.core.machine import (
    BudgetSource,
    DeviceFacts,
    DeviceKind,
    DriveFacts,
    DriveKind,
    Machine,
)
from moechat.core.machine_findings import Finding, FindingCode
from moechat.core.model_facts import KvBytes, ModelFacts
from moechat.core.model_name import read_model_name
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Device, Sampling
from moechat.services.doctor import Examination
from moechat.services.examinations import Examinations
from moechat.services.models import ModelEntry
from moechat.services.own_data import DataKind, Kept, OwnData
from moechat.services.paths import Paths
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
    examinations = Examinations(_no_doctor)
    examinations.latest = EXAMINATION
    view = SettingsView(
        theme,
        icons,
        [
            PagePlan(general_info(), lambda: GeneralPage(theme, icons, settings)),
            PagePlan(models_info(), lambda: ModelsPage(theme, icons, settings, _Models())),
            PagePlan(offload_info(), lambda: OffloadPage(theme, icons, settings, _Model())),
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
    view.keep = (lane, data, examinations)  # type: ignore[attr-defined]
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
    stage.shell.show_settings(view)
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
