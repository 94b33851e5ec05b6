"""The log of runs and the tuner's results, with real files and processes."""

import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from moechat.core.conversation import MessageState
from moechat.core.faults import FaultCode
from moechat.core.plan import Setting, Source
from moechat.core.run_record import RunKind
from moechat.store import runs as run_log
from moechat.store.store import Store
from tests.support.run_cases import KEY, run, tuned

ROOT = Path(__file__).parents[3]
OTHER = "f" * 32


def test_an_empty_log(store: Store) -> None:
    log = store.runs
    assert log.latest(KEY) == log.all() == log.all_tuned() == []
    assert log.last_good(KEY) is None
    assert log.tuned(KEY) is None
    log.forget(KEY)
    log.forget()


def test_runs_come_back_as_they_were_kept(path: Path, store: Store) -> None:
    full = run(
        revision="a1b2",
        source=Source.MANUAL,
        kind=RunKind.TUNE,
        measured_bytes=12_345,
        cached_bytes=0,
        cold=True,
        on_battery=False,
        proof="ignored",
        proof_cause="cached_blob",
        paging=True,
        fault=FaultCode.OUT_OF_MEMORY,
        model="Modèle 日本",
    )
    store.runs.add(full)
    other = Store.open(path)
    assert other.runs.all() == [full]
    other.close()


def test_the_newest_run_comes_first(store: Store) -> None:
    at = [3.0, 1.0, 4.0, 4.0, 2.0]
    ids = [store.runs.add(run(at=time, ratio=n)) for n, time in enumerate(at)]
    store.runs.add(run(at=5.0, model_key=OTHER))
    assert len(set(ids)) == len(ids)
    assert [r.ratio for r in store.runs.latest(KEY, 4)] == [3, 2, 0, 4]
    assert [r.at for r in store.runs.all(2)] == [5.0, 4.0]
    assert store.runs.last_good(KEY) == Setting(device="GPU", ratio=3, prefill_chunk=2048)


def test_what_json_cannot_carry_does_not_spoil_a_run(store: Store) -> None:
    store.runs.add(run(ttft_ms=math.nan, tokens_per_second=math.inf, model="\ud800"))
    (kept,) = store.runs.all()
    assert (kept.ttft_ms, kept.tokens_per_second, kept.model) == (0.0, 0.0, "\ufffd")


def test_the_oldest_answers_go_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_log, "MAX_RUNS", 4)
    log = store.runs
    log.add(run(at=1.0, kind=RunKind.TUNE))
    log.add(run(at=3.0))
    log.add(run(at=2.0))
    log.add(run(at=4.0, kind=RunKind.LOAD))
    log.add(run(at=5.0))
    assert [r.at for r in log.all()] == [5.0, 4.0, 3.0, 1.0]
    log.add(run(at=0.5))  # the clock was set back: what was just measured stays
    assert [r.at for r in log.all()] == [5.0, 4.0, 1.0, 0.5]
    log.add(run(at=6.0, kind=RunKind.TUNE))
    assert [r.at for r in log.all()] == [6.0, 5.0, 4.0, 1.0]
    log.add(run(at=7.0, kind=RunKind.TUNE))
    log.add(run(at=8.0, kind=RunKind.TUNE))
    assert [r.at for r in log.all()] == [8.0, 7.0, 6.0, 4.0]


# ── the tuner's results ──────────────────────────────────────────────────────


def test_a_newer_result_replaces_that_of_its_context_only(store: Store) -> None:
    log = store.runs
    log.save_tuned(tuned(at=1.0, ratio=10))
    log.save_tuned(tuned(at=2.0, ratio=40, context_tokens=65_536))
    log.save_tuned(tuned(at=3.0, ratio=0, device="CPU", threads=8))
    log.save_tuned(tuned(at=4.0, ratio=30, values={"ratio": 30, "sentence": "näher"}))
    log.save_tuned(tuned(at=9.0, ratio=90, model_key=OTHER))
    assert [t.ratio for t in log.all_tuned()] == [90, 30, 0, 40]
    found = [
        log.tuned(KEY),
        log.tuned(KEY, "CPU"),
        log.tuned(KEY, "GPU", 65_536),
        log.tuned(KEY, context_tokens=16_384),
    ]
    assert [t and t.ratio for t in found] == [30, 0, 40, 30]
    assert found[0] is not None
    assert found[0].values == {"ratio": 30, "sentence": "näher"}
    assert log.tuned(KEY, "GPU.1") is None
    assert log.tuned(KEY, "GPU", 1) is None


@pytest.mark.parametrize(("key", "left"), [(KEY, [OTHER]), (None, [])])
def test_forgetting(store: Store, path: Path, key: str | None, left: list[str]) -> None:
    chat = store.create_conversation("stays")
    for model_key in (KEY, OTHER):
        store.runs.add(run(model_key=model_key, model=f"secret {model_key}"))
        store.runs.save_tuned(tuned(model_key=model_key))
    store.runs.forget(key)
    assert [r.model_key for r in store.runs.all()] == left
    assert [t.model_key for t in store.runs.all_tuned()] == left
    assert [c.id for c in store.conversations()] == [chat.id]
    for file in path.parent.iterdir():
        assert f"secret {KEY}".encode() not in file.read_bytes()


# ── damage ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "cell",
    [
        None,
        5,
        "",
        "{",
        "[" * 100_000,
        '{"later": ' + "[" * 100_000,
        "null",
        '{"at": 1}',
        '{"at": 1e999}',
        b"\xff",
        b'{"at": 2.0, "model": "\xff"}',
        msgspec.json.encode(run()).replace(b'"chat"', b'"dream"').decode(),
        msgspec.json.encode(run()).replace(b'"ratio":50', b'"ratio":"half"').decode(),
    ],
)
def test_a_damaged_record_costs_itself_only(
    store: Store, run_sql: Callable[..., None], cell: object
) -> None:
    chat = store.create_conversation("whole")
    _, draft = store.begin_turn(chat.id, "?", seed=1, model="")
    store.finish(msgspec.structs.replace(draft, state=MessageState.COMPLETE, text="!"))
    for number in range(3):
        store.runs.add(run(at=float(number)))
    bound = "CAST(? AS TEXT)" if isinstance(cell, bytes) else "?"
    run_sql(f"UPDATE run SET record = {bound} WHERE at = 1", cell)
    assert [r.at for r in store.runs.latest(KEY)] == [2.0, 0.0]
    assert [r.at for r in store.runs.all()] == [2.0, 0.0]
    assert store.runs.last_good(KEY) is not None
    assert store.messages([draft.id])[0].text == "!"
    store.runs.add(run(at=3.0))
    assert len(store.runs.all()) == 3


@pytest.mark.parametrize("cell", [None, "{", b"\xff", '{"at": 1.0}'])
def test_a_damaged_result_costs_itself_only(
    store: Store, run_sql: Callable[..., None], cell: object
) -> None:
    for number in range(3):
        store.runs.save_tuned(tuned(at=float(number), context_tokens=number))
    bound = "CAST(? AS TEXT)" if isinstance(cell, bytes) else "?"
    run_sql(f"UPDATE tuned SET setting = {bound} WHERE at = 2", cell)
    assert [t.at for t in store.runs.all_tuned()] == [1.0, 0.0]
    newest = store.runs.tuned(KEY)
    assert newest is not None
    assert newest.at == 1.0


@pytest.mark.parametrize("column", ["model_key", "device", "at", "kind"])
@pytest.mark.parametrize("cell", [None, 7, b"\xff"])
def test_a_damaged_column_costs_at_most_its_row(
    store: Store,
    run_sql: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    column: str,
    cell: object,
) -> None:
    monkeypatch.setattr(run_log, "MAX_RUNS", 3)
    for number in range(3):
        store.runs.add(run(at=float(number)))
    bound = "CAST(? AS TEXT)" if isinstance(cell, bytes) else "?"
    run_sql(f"UPDATE run SET {column} = {bound} WHERE at = 1", cell)
    assert sorted(r.at for r in store.runs.all()) == [0.0, 1.0, 2.0]
    assert {0.0, 2.0} <= {r.at for r in store.runs.latest(KEY)}
    store.runs.add(run(at=3.0))
    assert len(store.runs.all()) == 3


# ── processes ────────────────────────────────────────────────────────────────


def writer(path: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.support.run_writer", str(path), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def test_two_programs_keep_runs_at_the_same_time(path: Path) -> None:
    count = 40
    Store.open(path).close()
    programs = [writer(path, name, str(count)) for name in ("one", "two")]
    store = Store.open(path)
    for number in range(count):
        store.runs.add(run(at=float(number), model="three"))
    for program in programs:
        program.communicate(timeout=60)
        assert program.returncode == 0
    kept = store.runs.all()
    for name in ("one", "two", "three"):
        assert [r.at for r in kept if r.model == name] == [float(n) for n in range(count)][::-1]
    store.close()


def test_a_killed_program_loses_no_run_that_it_kept(path: Path) -> None:
    program = writer(path, "killed")
    assert program.stdout is not None
    said = [program.stdout.readline() for _ in range(25)]
    program.kill()
    program.communicate(timeout=30)
    assert said[-1] == "kept 24\n"
    store = Store.open(path)
    kept = store.runs.all()
    assert [r.at for r in kept][::-1] == [float(n) for n in range(len(kept))]
    assert len(kept) >= len(said)
    with store._db.read() as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [(b"ok",)]
    store.close()
