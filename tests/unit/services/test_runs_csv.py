"""Runs as a table that other programs read."""

import csv
import io
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.faults import FaultCode
from moechat.core.run_record import RunRecord
from moechat.services.runs_csv import COLUMNS, runs_csv
from tests.support.run_cases import run


def rows(*runs: RunRecord) -> list[dict[str, str]]:
    text = runs_csv(runs).encode("utf-8").decode("utf-8")
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def test_an_empty_log_is_a_header() -> None:
    assert runs_csv([]) == ",".join(COLUMNS) + "\r\n"


def test_columns_keep_their_names_and_places() -> None:
    assert ",".join(COLUMNS) == (
        "time,kind,model,model_key,revision,device,device_name,driver,openvino,genai,ratio,slots,"
        "experts,source,prefill_chunk,context_tokens,kv_precision,prompt_tokens,reused_tokens,"
        "new_tokens,ttft_ms,tokens_per_second,load_ms,needed_bytes,measured_bytes,peak_rss_bytes,"
        "cached_bytes,cold,on_battery,paging,proof,proof_cause,fault"
    )


def test_every_figure_of_a_run_is_there() -> None:
    known = {*COLUMNS, "at", "versions"}
    assert set(RunRecord.__struct_fields__) <= known
    (row,) = rows(
        run(
            at=1_796_200_000.4,
            ratio=30,
            reused_tokens=None,
            on_battery=True,
            fault=FaultCode.OUT_OF_MEMORY,
            measured_bytes=17_000_000_000,
        )
    )
    expected = {
        "time": "2026-12-02T08:26:40+00:00",
        "kind": "chat",
        "openvino": "2026.4.0",
        "ratio": "30",
        "slots": "89",
        "reused_tokens": "",
        "on_battery": "1",
        "cold": "0",
        "measured_bytes": "17000000000",
        "cached_bytes": "",
        "ttft_ms": "5000.0",
        "fault": "out_of_memory",
    }
    assert {name: row[name] for name in expected} == expected


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n"])
def test_nothing_is_a_formula(start: str) -> None:
    text = f'{start}HYPERLINK("http://x")'
    changed: dict[str, Any] = dict.fromkeys(
        ["model", "model_key", "revision", "device", "device_name", "driver", "kv_precision"], text
    )
    changed |= {"versions": {"openvino": text}, "proof": text, "proof_cause": text}
    (row,) = rows(run(**changed))
    assert {cell for cell in row.values() if "HYPERLINK" in cell} == {f"'{text}"}


@pytest.mark.parametrize("at", [-1e300, 1e300, -1e13, 1e13])
def test_times_that_no_calendar_knows(at: float) -> None:
    assert rows(run(at=at))[0]["time"] == ""


@given(st.text(), st.text(alphabet='",;\r\n\0\ud800é日='), st.floats())
def test_any_text_stays_in_its_cell(model: str, driver: str, number: float) -> None:
    table = rows(run(model=model, driver=driver, ttft_ms=number), run())
    assert len(table) == 2
    assert all(set(row) == set(COLUMNS) for row in table)
    assert not table[0]["model"].startswith(("=", "+", "-", "@"))
