"""The sentences that people read."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

import moechat
from moechat.core.engine_state import EngineState
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import LoadStage
from moechat.services.fault_texts import FAULT_TEXTS
from moechat.services.texts import (
    FaultAction,
    action_label,
    describe,
    format_bytes,
    format_count,
    format_day,
    format_moment,
    load_stage_text,
    state_text,
)

# Every value that any fault carries.
ALL_VALUES: dict[str, str | int | float] = {
    "path": "/home/ann/models/m",
    "file": "openvino_model.bin",
    "field": "num_experts",
    "name": "Qwen3-30B-A3B",
    "device": "GPU",
    "available": "CPU, NPU",
    "property": "KV_CACHE_PRECISION",
    "needed_bytes": 18 * 1024**3,
    "free_bytes": 9 * 1024**3,
    "missing_bytes": 9 * 1024**3,
    "prompt_tokens": 41_000,
    "context_tokens": 32_768,
    "seconds": 10,
    "count": 3,
    "minutes": 5,
    "last": "engine_out_of_memory",
    "bytes": 70 * 1024**2,
    "limit": 64 * 1024**2,
    "found": 3,
    "known": 2,
    "reason": "Permission denied",
    "host": "huggingface.co",
    "repo": "OpenVINO/Qwen3-30B-A3B-int4-ov",
    "revision": "main",
    "most_files": 10_000,
}
TECHNICAL = re.compile(r"exit code|signal|SIG[A-Z]|[Tt]raceback|[Ee]xception|\.cpp|stdout")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("code", FaultCode)
@pytest.mark.parametrize("values", [{}, ALL_VALUES], ids=["bare", "full"])
@pytest.mark.parametrize("stage", [None, "idle", "loading", "prefill", "decode"])
def test_every_fault_has_sentences(
    code: FaultCode, values: dict[str, str | int | float], stage: str | None
) -> None:
    if stage is not None:
        values = values | {"stage": stage}
    text = describe(Fault(code, values, "src/plugin.cpp:12 Traceback"))
    for sentence in (text.title, text.advice):
        assert re.fullmatch(r"[\w“/].*[.!?]", sentence), sentence
        assert not re.search(r"[{}]|\.\.|\s\s", sentence), sentence
        assert not TECHNICAL.search(sentence), sentence
    assert len(text.title) < 90


# Values that faults carry and no sentence says or depends on.
FOR_THE_LOG = {
    "model_unsupported reason", "load_failed reason", "generation_failed reason",
    "bad_request reason", "starter_download_failed reason", "unexpected reason",
    "engine_version engine_protocol", "engine_version app_protocol",
    "store_newer found", "store_newer known",
    "gpu_lost device", "nothing_worked steps", "too_little_memory needed_bytes",
    "repo_unsafe reason", "download_worker_died reason",
}  # fmt: skip


def carried_values() -> set[str]:
    """``code value`` for what the comments of the codes name; ``free_, needed_bytes`` is two."""
    source = Path(moechat.__file__).with_name("core") / "faults.py"
    carried = set()
    for code, comment in re.findall(r' = "(\w+)"  # (.*)', source.read_text("utf-8")):
        parts = comment.partition(":")[0].split(", ")
        names = [m[1] for part in parts if (m := re.fullmatch(r"(\w+)(?: [(w].*)?", part))]
        ending = names[-1].rpartition("_")[2] if names else ""
        carried |= {f"{code} {name}{ending if name.endswith('_') else ''}" for name in names}
    return carried


def test_what_a_fault_carries_is_said() -> None:
    said = {
        f"{code} {value}"
        for code, entries in FAULT_TEXTS.items()
        for entry in entries
        for sentence in (*entry.titles, *entry.advice)
        for value in re.findall(r"{(\w+)}", str(sentence))
    }
    chosen = {
        f"{code} {value}"
        for code, entries in FAULT_TEXTS.items()
        for entry in entries
        for value, _wanted in entry.when
    }
    carried = carried_values()
    assert len(carried) > 60
    assert carried - said - chosen - FOR_THE_LOG == set()


def test_a_damaged_configuration_names_its_field() -> None:
    values: dict[str, str | int | float] = {"file": "config.json", "field": "num_experts"}
    text = describe(Fault(FaultCode.CONFIG_DAMAGED, values))
    assert "Its field “num_experts” is missing or has a wrong value." in text.advice
    text = describe(Fault(FaultCode.CONFIG_DAMAGED, values | {"field": ""}))
    assert text.advice.startswith("config.json cannot be understood. Download that file again")


def test_values_are_filled_in_where_they_are_known() -> None:
    text = describe(Fault(FaultCode.CONTEXT_FULL, ALL_VALUES))
    assert "41,000 tokens, and 32,768 fit" in text.advice
    text = describe(Fault(FaultCode.OUT_OF_MEMORY, ALL_VALUES))
    assert text.advice.startswith("It needs 18.0\u00a0GB; 9.0\u00a0GB are free.")
    text = describe(Fault(FaultCode.MODEL_UNSUPPORTED, {"name": "bert"}))
    assert text.title == "bert cannot be used for a chat."
    text = describe(Fault(FaultCode.MODEL_UNSUPPORTED, {"name": "bert", "reason": "NPU"}))
    assert text.title == "bert cannot run on the NPU."


def test_a_name_with_braces_is_only_a_name() -> None:
    text = describe(Fault(FaultCode.MODEL_FOLDER_MISSING, {"path": "/m/{reason}"}))
    assert "There is nothing at /m/{reason}." in text.advice


def test_what_a_death_interrupted_decides_what_to_do() -> None:
    driver = FaultCode.DRIVER_FAILED
    text = describe(Fault(driver, {"device": "GPU", "stage": "decode"}))
    assert text.title == "The graphics driver stopped answering. What was written is kept."
    assert text.action is FaultAction.CONTINUE
    text = describe(Fault(driver, {"device": "GPU", "stage": "loading"}))
    assert text.title == "The graphics driver stopped answering."
    assert text.action is FaultAction.RELOAD_MODEL
    assert describe(Fault(driver)).action is FaultAction.RELOAD_MODEL
    text = describe(Fault(FaultCode.GPU_LOST, {"device": "GPU", "stage": "prefill"}))
    assert text.advice.endswith("The engine was restarted; your message is kept.")


def test_native_speech_is_kept_from_people() -> None:
    for reason in (
        "Exception from src/core/src/runtime.cpp:12",
        "Check 'x' failed at ov::Core::read",
        "first line\nsecond line",
        "x" * 500,
    ):
        fault = Fault(FaultCode.CHAT_TEMPLATE_FAILED, {"reason": reason})
        assert reason not in describe(fault).advice
    plain = describe(Fault(FaultCode.STORE_UNWRITABLE, {"path": "/d", "reason": "Read-only disk"}))
    assert plain.advice.startswith("/d: Read-only disk. ")


def test_the_last_reason_of_a_crash_loop_is_a_sentence() -> None:
    text = describe(Fault(FaultCode.ENGINE_CRASH_LOOP, ALL_VALUES))
    assert text.title == "The engine stopped 3 times in 5 minutes."
    assert text.advice.startswith("The last time: The engine ran out of memory. It no longer")
    text = describe(Fault(FaultCode.ENGINE_CRASH_LOOP, {"last": "unheard_of"}))
    assert text.advice.startswith("It no longer")


def test_every_action_state_and_stage_has_words() -> None:
    assert all(action_label(action) for action in FaultAction)
    assert all(state_text(state) for state in EngineState)
    assert len({state_text(state) for state in EngineState}) == len(EngineState)
    assert all(load_stage_text(stage) for stage in LoadStage)


def test_states() -> None:
    loading, idle = EngineState.LOADING, EngineState.IDLE
    assert state_text(EngineState.READY) == "Ready"
    assert state_text(loading) == "Loading"
    assert state_text(loading, stage=LoadStage.READING) == "Loading: reading weights"
    assert state_text(loading, stage=LoadStage.READING, load_fraction=0.541) == "Loading, 54\u00a0%"
    assert state_text(EngineState.GENERATING, prefilling=True) == "Reading the prompt"
    assert state_text(idle) == "No model"
    assert state_text(idle, remembered=True) == "Unloaded"
    assert state_text(idle, remembered=True, restarted=True) == "Engine restarted"
    assert state_text(EngineState.FAILED, restarted=True) == "Engine stopped"


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (0, "0 kB"),
        (1, "under 1 kB"),
        (1023, "under 1 kB"),
        (1024, "1 kB"),
        (900 * 1024, "900 kB"),
        (410 * 1024**2 + 5, "410 MB"),
        (1024**3 - 1, "1.0 GB"),
        (int(31.34 * 1024**3), "31.3 GB"),
        (1234 * 1024**3, "1,234.0 GB"),
    ],
)
def test_sizes(size: int, text: str) -> None:
    assert format_bytes(size) == "\u00a0".join(text.rsplit(" ", 1))


def test_numbers_have_separators_without_a_locale_too() -> None:
    assert format_count(1_234_567) == "1,234,567"
    QLocale.setDefault(QLocale.c())
    assert format_count(1_234_567) == "1,234,567"


def test_translators_find_every_sentence(tmp_path: Path) -> None:
    lupdate = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    if lupdate is None:
        pytest.skip("pyside6-lupdate is not installed")
    services = Path(moechat.__file__).parent / "services"
    sources = [services / "texts.py", *sorted((services / "fault_texts").glob("*.py"))]
    found = tmp_path / "found.ts"
    subprocess.run(
        [lupdate, *map(str, sources), "-ts", str(found)], check=True, capture_output=True
    )
    known = set(re.findall(r"<source>(.*?)</source>", found.read_text("utf-8"), re.DOTALL))
    known = {text.replace("&apos;", "'").replace("&quot;", '"') for text in known}
    table = {
        str(sentence)
        for entries in FAULT_TEXTS.values()
        for entry in entries
        for sentence in (*entry.titles, *entry.advice)
    }
    assert table <= known
    assert {"Ready", "Reading weights", "Continue the answer"} <= known


@pytest.mark.parametrize(
    ("code", "values", "choices"),
    [
        (FaultCode.LOAD_TOOK_DOWN, {}, (FaultAction.LOAD_SAFER, FaultAction.RELOAD_MODEL)),
        (FaultCode.OUT_OF_MEMORY, {}, (FaultAction.RELOAD_MODEL, FaultAction.LOAD_SAFER)),
        (FaultCode.NOTHING_WORKED, {}, (FaultAction.RELOAD_MODEL, FaultAction.CHOOSE_MODEL)),
        (FaultCode.TOO_LITTLE_MEMORY, {}, (FaultAction.LOAD_ANYWAY, FaultAction.CHOOSE_MODEL)),
        (FaultCode.ENGINE_STALLED, {}, (FaultAction.FORCE_STOP, FaultAction.LOAD_SAFER)),
        (
            FaultCode.GPU_LOST,
            {"stage": "decode"},
            (FaultAction.CONTINUE, FaultAction.LOAD_SAFER),
        ),
        (FaultCode.ENGINE_DIED, {"stage": "decode"}, (FaultAction.CONTINUE,)),
    ],
)
def test_trouble_with_a_model_leaves_a_choice(
    code: FaultCode, values: dict[str, str], choices: tuple[FaultAction, ...]
) -> None:
    assert describe(Fault(code, dict(values))).choices == choices


def test_days_can_be_read_without_a_locale_too() -> None:
    day, moment = QDate(2026, 11, 30), QDateTime(QDate(2026, 11, 30), QTime(14, 5))
    QLocale.setDefault(QLocale("de_DE"))
    assert (format_day(day), format_moment(moment)) == ("30.11.26", "30.11.26 14:05")
    QLocale.setDefault(QLocale.c())
    assert (format_day(day), format_moment(moment)) == ("2026-11-30", "2026-11-30 14:05")
