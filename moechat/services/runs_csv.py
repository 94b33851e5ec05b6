"""The log of runs as a table for other programs.

The columns of `COLUMNS` keep their names and meanings; new ones come last. Times are UTC in
ISO 8601, sizes bytes, durations milliseconds, yes and no 1 and 0; an empty cell is unknown.
"""

import csv
import io
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Final

from moechat.core.run_record import RunRecord
from moechat.core.sanitise import without_surrogates

Value = str | int | float | bool | None

# What spreadsheets take for a formula, at the beginning of a cell.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")

_CELLS: Final[dict[str, Callable[[RunRecord], Value]]] = {
    "time": lambda run: _time(run.at),
    "kind": lambda run: run.kind.value,
    "model": lambda run: run.model,
    "model_key": lambda run: run.model_key,
    "revision": lambda run: run.revision,
    "device": lambda run: run.device,
    "device_name": lambda run: run.device_name,
    "driver": lambda run: run.driver,
    "openvino": lambda run: run.versions.get("openvino"),
    "genai": lambda run: run.versions.get("genai"),
    "ratio": lambda run: run.ratio,
    "slots": lambda run: run.slots,
    "experts": lambda run: run.experts,
    "source": lambda run: run.source.value,
    "prefill_chunk": lambda run: run.prefill_chunk,
    "context_tokens": lambda run: run.context_tokens,
    "kv_precision": lambda run: run.kv_precision,
    "prompt_tokens": lambda run: run.prompt_tokens,
    "reused_tokens": lambda run: run.reused_tokens,
    "new_tokens": lambda run: run.new_tokens,
    "ttft_ms": lambda run: run.ttft_ms,
    "tokens_per_second": lambda run: run.tokens_per_second,
    "load_ms": lambda run: run.load_ms,
    "needed_bytes": lambda run: run.needed_bytes,
    "measured_bytes": lambda run: run.measured_bytes,
    "peak_rss_bytes": lambda run: run.peak_rss_bytes,
    "cached_bytes": lambda run: run.cached_bytes,
    "cold": lambda run: run.cold,
    "on_battery": lambda run: run.on_battery,
    "paging": lambda run: run.paging,
    "proof": lambda run: run.proof,
    "proof_cause": lambda run: run.proof_cause,
    "fault": lambda run: run.fault.value if run.fault else None,
}
COLUMNS: Final = tuple(_CELLS)


def runs_csv(runs: Iterable[RunRecord]) -> str:
    """Return a header and one line a run; to be written in UTF-8, without changing line ends."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for run in runs:
        writer.writerow([_plain(cell(run)) for cell in _CELLS.values()])
    return text.getvalue()


def _time(at: float) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):  # no date that a calendar knows
        return ""


def _plain(value: Value) -> str | int | float:
    if value is None:
        return ""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str):
        text = without_surrogates(value)
        return f"'{text}" if text.startswith(_FORMULA) else text
    return value
