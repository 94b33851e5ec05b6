"""The page of models with examples in it, for pictures."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from moechat.core.catalogue import facts_of
from moechat.core.download_plan import DownloadPlan, RemoteFile
from moechat.core.download_queue import QueuedDownload, QueueState
from moechat.core.download_verdict import Circumstances, judge
from moechat.core.drive_choice import ModelPlace, PlaceReason, Suggestion
from moechat.core.faults import Fault, FaultCode
from moechat.core.hub_model import HubModel, ModelDetails
from moechat.core.machine import DriveKind
from moechat.hub.catalogue import read_catalogue
from moechat.hub.installed import InstalledModel, InstallState
from moechat.protocol.download_messages import DownloadProgress, Phase
from moechat.services.download_view import Download
from moechat.services.getting import PlaceQuestion
from moechat.services.shelf_model import ShelfModel, put_together
from moechat.services.shelf_texts import machine_line
from moechat.services.texts import describe
from moechat.ui.models.page import ModelsView
from moechat.ui.models.place_prompt import PlacePrompt
from moechat.ui.theme import Tone
from tests.shots.examples import GIB, MACHINE
from tests.shots.stage import Stage

_MODELS = Path("/home/user/models")
QWEN = "OpenVINO/Qwen3.6-35B-A3B-int4-ov"
_HERE = Circumstances(machine=MACHINE, bytes_per_s=88e6, free_bytes=412 * GIB)
_README = (
    "# Qwen3.6-35B-A3B-int4-ov\n\nThis is the model converted to the OpenVINO IR format, with "
    "weights compressed to INT4 by NNCF.\n\n## Quantisation parameters\n\nmode: INT4_ASYM, ratio: "
    "1, group_size: 128"
)


def _installed(repo: str, size: float, state: InstallState, **more: int) -> InstalledModel:
    name = repo.rpartition("/")[2]
    folder = str(_MODELS / name)
    return InstalledModel(
        folder=folder, name=name, state=state, repo=repo, commit="3a4443474bd3", revision="main",
        size_bytes=int(size * GIB), **more,
    )  # fmt: skip


def _download(repo: str, state: QueueState, done: float, total: float) -> Download:
    item = QueuedDownload(
        id=repo, repo=repo, folder=str(_MODELS / repo.rpartition("/")[2]), state=state,
        done_bytes=int(done * GIB), total_bytes=int(total * GIB),
    )  # fmt: skip
    progress = DownloadProgress(
        id=1, done_bytes=item.done_bytes, total_bytes=item.total_bytes, bytes_per_s=88e6,
        left_s=120.0,
    )  # fmt: skip
    running = state is QueueState.RUNNING
    return Download(item, phase=Phase.DOWNLOADING if running else None, progress=progress)


def models() -> list[ShelfModel]:
    """Every state that a row can have."""
    installed = [
        _installed(QWEN, 18.4, InstallState.VERIFIED),
        _installed("OpenVINO/LFM2.5-8B-A1B-int4-ov", 4.4, InstallState.VERIFIED),
        _installed("OpenVINO/gpt-oss-20b-int4-ov", 11.2, InstallState.DAMAGED),
        _installed(
            "OpenVINO/Qwen3-8B-int4-ov", 1.1, InstallState.INCOMPLETE, part_bytes=GIB,
            planned_bytes=5 * GIB,
        ),
    ]  # fmt: skip
    full = Fault(FaultCode.HUB_UNREACHABLE, {"host": "huggingface.co"})
    downloads = [
        _download("OpenVINO/Qwen3-30B-A3B-Instruct-2507-int4-ov", QueueState.RUNNING, 6.1, 16.2),
        _download("OpenVINO/Qwen3-4B-int4-ov", QueueState.QUEUED, 0, 0),
        replace(_download("OpenVINO/LFM2-24B-A2B-int4-ov", QueueState.FAILED, 2, 13), fault=full),
    ]
    entries = read_catalogue().models
    rows = put_together(entries, installed, downloads, in_use=_MODELS / QWEN.rpartition("/")[2])
    yesterday = time.time() - 86_400
    return [_judged(replace(row, last_used=yesterday)) for row in rows]


def _judged(row: ShelfModel) -> ShelfModel:
    facts = facts_of(row.entry) if row.entry is not None else None
    if facts is None:
        return row
    row = replace(row, facts=facts)
    return replace(row, verdict=judge(facts, _HERE, download_bytes=row.size_bytes or 0))


def _details() -> ModelDetails:
    files = tuple(
        RemoteFile(path, size, "0" * 40)
        for path, size in (
            ("openvino_language_model.bin", 18 * GIB),
            ("openvino_vision_embeddings_model.bin", 900_000_000),
            ("openvino_text_embeddings_model.bin", 510_000_000),
            ("tokenizer.json", 11_400_000),
            ("openvino_language_model.xml", 6_300_000),
            ("openvino_tokenizer.bin", 5_300_000),
            ("chat_template.jinja", 9000),
            ("config.json", 3000),
            ("README.md", 4000),
        )
    )
    model = HubModel(repo=QWEN, licence="apache-2.0", downloads=18_400)
    plan = DownloadPlan(QWEN, "3a4443474bd304c5328abbe00054e1b145f6abae", files)
    return ModelDetails(model=model, commit=plan.commit, plan=plan, readme=_README)


def make_models_view(stage: Stage, rows: list[ShelfModel]) -> ModelsView:
    """The page over the window, with these models."""
    stage.talk()
    view = ModelsView(stage.theme, stage.icons)
    stage.shell.show_cover(view)
    view.set_models_dir(str(_MODELS))
    view.show_machine(machine_line(_HERE))
    view.show_models(rows)
    for row in rows:
        if row.download is not None and row.download.state is QueueState.RUNNING:
            stage.shell.download_bar.show_download(row.download, 1)
    while not view.list.is_complete:
        view.list._build_some()
    return view


def open_details(view: ModelsView, key: str) -> None:
    """With all that appears in the turns after it."""
    view.open_details(key)
    while view.details.is_appearing:
        view.details.reveal_next()


# ── states ───────────────────────────────────────────────────────────────────

State = Callable[[Stage], None]


def models_states() -> dict[str, State]:
    """The list and the details, and what can go wrong."""
    rest: dict[str, State] = {
        "models-offline": _offline,
        "models-nothing": _nothing,
        "models-place": _place,
    }
    return models_variants() | rest


def models_variants() -> dict[str, State]:
    """The list and the details."""
    return {"models": _listed, "models-details": partial(_detailed, key=QWEN)}


def _listed(stage: Stage) -> None:
    make_models_view(stage, models())


def _detailed(stage: Stage, key: str) -> None:
    view = make_models_view(stage, models())
    open_details(view, key.casefold())
    view.details.show_details(key, _details())


def _offline(stage: Stage) -> None:
    view = make_models_view(stage, models())
    view.search.setText("qwen3")
    text = describe(Fault(FaultCode.HUB_UNREACHABLE, {"host": "huggingface.co"}))
    view.show_status(
        f"{text.title} {text.advice} What is listed here is known without it.", Tone.WARN
    )


def _nothing(stage: Stage) -> None:
    view = make_models_view(stage, models()[-2:])
    view.search.setText("no such model")


def _place(stage: Stage) -> None:
    make_models_view(stage, models())
    places = (
        ModelPlace(
            folder="/mnt/fast/moechat-models", kind=DriveKind.NVME, free_bytes=812 * GIB,
            slice_mb_s=3100.0,
        ),
        ModelPlace(
            folder=str(_MODELS), kind=DriveKind.ROTATING, free_bytes=412 * GIB, slice_mb_s=148.0,
            is_usual=True,
        ),
        ModelPlace(folder="/mnt/stick/moechat-models", kind=DriveKind.USB, free_bytes=90 * GIB),
    )  # fmt: skip
    suggestion = Suggestion(places=places, reason=PlaceReason.FASTER, times_faster=20.9)
    prompt = PlacePrompt(stage.theme, stage.icons, stage.shell)
    prompt.ask(PlaceQuestion(QWEN, 18 * GIB, suggestion))
