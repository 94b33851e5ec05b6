"""Which runs stand for a ratio."""

from moechat.core.faults import FaultCode
from moechat.core.run_record import RunKind, RunRecord
from moechat.services.run_history import measured


def run(ratio: int, speed: float = 10.0, **fields: object) -> RunRecord:
    known = {"at": 1.0, "model": "m", "model_key": "k", "device": "GPU", "kind": RunKind.CHAT}
    return RunRecord(
        **(known | {"slots": 1, "experts": 8} | fields), ratio=ratio, tokens_per_second=speed
    )


def test_the_newest_good_run_stands_for_its_ratio() -> None:
    runs = [
        run(30, 18.0),
        run(30, 12.0),  # older
        run(20, 0.0),
        run(20, 21.0, kind=RunKind.TUNE),
        run(10, 3.0, paging=True),
        run(11, 3.0, cold=True),
        run(12, 3.0, fault=FaultCode.OUT_OF_MEMORY),
        run(13, 3.0, kind=RunKind.LOAD),
        run(14, 3.0, device="CPU"),
    ]
    assert [(r.ratio, r.tokens_per_second) for r in measured(runs, "GPU")] == [
        (20, 21.0),
        (30, 18.0),
    ]
