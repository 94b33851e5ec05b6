"""What the list of models makes of catalogue, disk, queue and hub."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from moechat.core.catalogue import CatalogueEntry, Purpose
from moechat.core.download_plan import DownloadPlan
from moechat.core.download_queue import QueuedDownload, QueueState
from moechat.core.download_verdict import Circumstances, DownloadVerdict, Suitability, judge
from moechat.core.faults import Fault, FaultCode
from moechat.core.hub_model import Gate, HubModel, ModelDetails
from moechat.core.model_facts import Answer, ModelReason, Reason
from moechat.core.model_name import ModelName
from moechat.core.speed_learning import Basis
from moechat.hub.installed import InstalledModel, InstallState
from moechat.protocol.download_messages import DownloadProgress, Phase
from moechat.services.details_texts import (
    languages_text,
    licence_text,
    notes_text,
    place_text,
    questions,
)
from moechat.services.download_view import Download
from moechat.services.shelf_model import (
    ShelfFilter,
    ShelfModel,
    ShelfOrder,
    ShelfState,
    arranged,
    put_together,
)
from moechat.services.shelf_texts import (
    better_text,
    figures_text,
    headline_text,
    pace_line,
    progress_line,
    size_text,
    summary_line,
    title_text,
    trouble_text,
)
from tests.support.run_cases import MACHINE, MODEL

GIB = 1024**3
MODELS = Path("/models")


def entry(repo: str, tier: int = 2, **more: object) -> CatalogueEntry:
    name = repo.rpartition("/")[2]
    values = {
        "id": name,
        "name": name,
        "repository": repo,
        "model_type": "qwen3",
        "precision": "int4",
        "tier": tier,
        "total_parameters_b": 8.0,
    }
    return msgspec.convert(values | more, CatalogueEntry)


def installed(
    folder: str, state: InstallState = InstallState.VERIFIED, repo: str = ""
) -> InstalledModel:
    path = Path(folder)
    return InstalledModel(folder=str(path), name=path.name, state=state, repo=repo, size_bytes=5)


def download(repo: str, state: QueueState = QueueState.RUNNING, **more: object) -> Download:
    folder = str(MODELS / repo.rpartition("/")[2])
    values = {"id": repo, "repo": repo, "folder": folder, "state": state}
    return Download(msgspec.convert(values | more, QueuedDownload))


def verdict(suitability: Suitability, **more: object) -> DownloadVerdict:
    values: dict[str, object] = {"exact": False, "download_bytes": 4 * GIB}
    return msgspec.convert(values | {"suitability": suitability} | more, DownloadVerdict)


def row(
    name: str, found: DownloadVerdict | None = None, tier: int = 2, **more: object
) -> ShelfModel:
    model = ShelfModel(name, ModelName(name), f"o/{name}", entry=entry(f"o/{name}", tier))
    return replace(model, verdict=found, **more)  # type: ignore[arg-type]  # fields of it


def test_everything_about_one_model_is_one_row() -> None:
    rows = put_together(
        [entry("o/A"), entry("o/B")],
        [installed("/models/A", repo="o/A"), installed("/models/b")],
        [download("o/A", QueueState.QUEUED), download("o/C")],
        [HubModel(repo="O/a", gate=Gate.MANUAL), HubModel(repo="o/D")],
        in_use=Path("/models/b"),
        roots=[MODELS],
    )
    by_key = {model.key: model for model in rows}
    assert list(by_key) == ["o/a", "o/b", "o/c", "o/d"]
    a, b = by_key["o/a"], by_key["o/b"]
    assert a.state is ShelfState.WANTED  # an update of what is here
    assert a.installed is not None
    assert a.hub is not None
    assert b.state is ShelfState.IN_USE  # known by its folder's name
    assert by_key["o/c"].state is ShelfState.WANTED
    assert by_key["o/d"].state is ShelfState.OFFERED


def test_copies_and_folders_elsewhere_have_rows_of_their_own() -> None:
    rows = put_together(
        [entry("o/A")],
        [installed("/models/A", repo="o/A"), installed("/else/A", repo="o/A")],
        [],
        roots=[MODELS],
    )
    assert [(Path(m.key).name, m.elsewhere) for m in rows] == [("a", False), ("A", True)]


def test_a_download_that_is_over_is_a_row_only_while_its_model_is_there() -> None:
    done = download("o/C", QueueState.DONE)
    assert put_together([], [], [done]) == []
    (model,) = put_together([], [installed("/models/C", repo="o/C")], [done])
    assert model.state is ShelfState.HERE


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (InstallState.INCOMPLETE, ShelfState.INCOMPLETE),
        (InstallState.DAMAGED, ShelfState.DAMAGED),
        (InstallState.CHANGED, ShelfState.HERE),
        (InstallState.UNVERIFIED, ShelfState.HERE),
    ],
)
def test_what_lies_there_decides_what_can_be_done(state: InstallState, wanted: ShelfState) -> None:
    (model,) = put_together([], [installed("/models/C", state)], [])
    assert model.state is wanted


def test_paused_and_failed_are_held_with_the_reason() -> None:
    fault = Fault(FaultCode.HUB_UNREACHABLE, {"host": "hub.example"})
    for state in (QueueState.PAUSED, QueueState.FAILED):
        (model,) = put_together([], [], [replace(download("o/C", state), fault=fault)])
        assert model.state is ShelfState.HELD
        assert "hub.example cannot be reached" in trouble_text(model)


def test_what_runs_well_comes_first_then_what_can_do_more() -> None:
    rows = [
        row("unsupported", verdict(Suitability.UNSUPPORTED), 4),
        row("too-large", verdict(Suitability.TOO_LARGE), 4),
        row("unjudged", None, 4),
        row("slow", verdict(Suitability.SLOW), 4),
        row("no-room", verdict(Suitability.RESIDENT, free_after_bytes=-1), 4),
        row("small", verdict(Suitability.RESIDENT), 1),
        row("streamed", verdict(Suitability.STREAMED, ratio=30), 3),
        row("resident", verdict(Suitability.RESIDENT), 3),
        row("larger", verdict(Suitability.RESIDENT, download_bytes=6 * GIB), 3),
    ]
    order = [m.key for m in arranged(rows, ShelfFilter.ALL, ShelfOrder.BEST)]
    assert order == [
        "larger", "resident", "streamed", "small", "slow", "unjudged", "too-large", "unsupported",
        "no-room",
    ]  # fmt: skip
    well = {m.key for m in arranged(rows, ShelfFilter.RUNS_WELL, ShelfOrder.NAME)}
    assert well == {"larger", "resident", "streamed", "small", "unjudged", "no-room"}
    assert [m.key for m in arranged(rows, ShelfFilter.ALL, ShelfOrder.BEST, "larg O/")] == [
        "larger",
        "too-large",
    ]


def test_the_better_choice_is_named_where_a_download_is_advised_against() -> None:
    good = row("good", verdict(Suitability.RESIDENT))
    code = replace(good, key="code", entry=entry("o/code", 4, purpose=Purpose.CODE))
    slow = row("slow", verdict(Suitability.SLOW))
    assert not slow.is_advised
    assert "good" in better_text(slow, [slow, code, good])
    assert better_text(good, [good]) == ""
    assert better_text(slow, [slow]) == ""
    full = row("full", verdict(Suitability.RESIDENT, free_after_bytes=-1))
    assert not full.is_advised
    assert headline_text(full) == "No room on the drive"


def test_figures_say_what_they_are_based_on() -> None:
    fits = verdict(
        Suitability.RESIDENT,
        needed_bytes=5 * GIB,
        tokens_per_second=18.64,
        basis=Basis.MEASURED,
        error_factor=1.0,
    )
    assert figures_text(row("a", fits)).replace("\N{NO-BREAK SPACE}", " ") == (
        "18.6 tok/s measured · needs 5.0 GB"
    )
    estimated = msgspec.structs.replace(fits, basis=Basis.ESTIMATED)
    assert figures_text(row("a", estimated)).startswith("about 19 tok/s, estimated")
    # What it needs would go into what is free, but not with the share that stays free.
    large = verdict(Suitability.TOO_LARGE, needed_bytes=9 * GIB, available_bytes=10 * GIB)
    assert figures_text(row("a", large)).replace("\N{NO-BREAK SPACE}", " ") == (
        "needs 9.0 GB · 8.5 GB are free for it"
    )
    assert "not known" in figures_text(row("a"))


def test_experts_that_cannot_be_streamed_are_said_to_be_so() -> None:
    stuck = msgspec.structs.replace(MODEL, streamable=Answer.NO)
    model = row("a", verdict(Suitability.RESIDENT), facts=stuck)
    assert headline_text(model) == "Fits; its experts cannot be streamed"


def test_sizes_go_from_what_is_counted_to_what_is_expected() -> None:
    model = row("a", facts=MODEL)
    assert model.is_size_estimated
    assert size_text(model).startswith("~")
    listed = replace(model, listed_bytes=7 * GIB)
    assert (listed.size_bytes, listed.is_size_estimated) == (7 * GIB, False)
    coming = replace(listed, download=download("o/a", total_bytes=8 * GIB))
    assert coming.size_bytes == 8 * GIB
    assert replace(coming, installed=installed("/models/a")).size_bytes == 5
    begun = installed("/models/a", InstallState.INCOMPLETE)
    assert replace(listed, installed=begun).size_bytes == 7 * GIB


def test_progress_in_a_narrow_place() -> None:
    item = download("o/a", done_bytes=6_550_000_000, total_bytes=17_400_000_000)
    assert progress_line(item) == "starting"
    progress = DownloadProgress(
        id=1, done_bytes=1, total_bytes=2, bytes_per_s=88 * 1024**2, left_s=120.0
    )
    moving = replace(item, phase=Phase.DOWNLOADING, progress=progress)
    plain = progress_line(moving).replace("\N{NO-BREAK SPACE}", " ")
    assert plain == "6.1 of 16.2 GB"
    assert pace_line(moving).replace("\N{NO-BREAK SPACE}", " ") == "88 MB/s · 2 min"
    assert progress_line(replace(moving, phase=Phase.WAITING)) == "waiting to try again"
    rows = put_together([], [], [moving, download("o/b", QueueState.QUEUED)])
    assert summary_line(rows) == "downloads running: 1, downloads waiting: 1"


def test_names_tell_the_precision_once() -> None:
    assert title_text(row("a")) == "a"
    assert title_text(replace(row("a"), name=ModelName("Qwen3", "int4"))) == "Qwen3 int4"
    assert title_text(replace(row("a"), name=ModelName("Qwen3, 8 bits", "int8"))) == "Qwen3, 8 bits"


def test_details_answer_three_questions_and_name_the_licence() -> None:
    asked = questions(MODEL)
    assert [question.answer for question in asked] == [
        MODEL.architecture_supported,
        MODEL.precision_usable,
        MODEL.streamable,
    ]
    assert not any(question.beside_the_point for question in asked)
    none = msgspec.structs.replace(
        MODEL, streamable=Answer.NO, reasons=[ModelReason(Reason.NO_EXPERTS)]
    )
    # A dense model is none the worse for it.
    assert [question.beside_the_point for question in questions(none)] == [False, False, True]
    gated = replace(row("a"), hub=HubModel(repo="o/a", gate=Gate.AUTOMATIC, licence="gemma"))
    text = licence_text(gated, None)
    assert text.startswith("Licence: gemma.")
    assert "accepted" in text
    assert place_text(gated, "/models") == "A download goes to /models."
    known = entry("o/a", licence="mit", languages=["de", "xx-odd"], minimum_openvino="2026.4")
    listed = replace(row("a"), entry=known)
    assert licence_text(listed, None) == "Licence: mit."
    assert languages_text(listed, None) == "Languages: German, xx-odd."
    assert notes_text(listed) == "It needs OpenVINO 2026.4 or a newer one."
    told = ModelDetails(
        model=HubModel(repo="o/a", licence="apache-2.0"),
        commit="c",
        plan=DownloadPlan("o/a", "c", ()),
        languages=("en",) * 14,
    )
    assert licence_text(listed, told) == "Licence: apache-2.0."
    assert languages_text(listed, told).endswith("English, 2 more.")


def test_a_verdict_of_the_planner_reads_well() -> None:
    here = Circumstances(machine=MACHINE)
    model = row("a", judge(MODEL, here, download_bytes=16 * GIB), facts=MODEL)
    assert headline_text(model)
    assert "tok/s" in figures_text(model)
