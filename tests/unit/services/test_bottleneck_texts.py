"""Sentences about the bottleneck: each cause with its evidence, and the advice that fits."""

import pytest

from moechat.core.bottleneck import Bottleneck, Cause
from moechat.core.engine_rates import EngineRates
from moechat.core.machine import DriveKind
from moechat.services.bottleneck_texts import (
    Situation,
    bottleneck_advice,
    bottleneck_title,
    evidence_text,
)

SEEN = EngineRates(
    read_bytes_s=700 * 1024**2, drive_read_bytes_s=650 * 1024**2, major_faults_s=5100.4,
    cpu_cores=0.32, cores=16, swap_in_bytes_s=90 * 1024**2, swap_out_bytes_s=0, gpu_busy=0.07,
    drive_busy=0.996, cpu_busy=0.97, throttled=0.34, gpu_hot=True,
)  # fmt: skip
EXPLAINED = [cause for cause in Cause if cause not in (Cause.IDLE, Cause.UNKNOWN)]


def evidence(cause: Cause, seen: EngineRates = SEEN) -> str:
    return evidence_text(Bottleneck(cause, seen)).replace("\u00a0", " ")


def test_every_cause_has_words() -> None:
    for cause in EXPLAINED:
        assert bottleneck_title(cause)
        assert evidence(cause)
        assert bottleneck_advice(Bottleneck(cause, SEEN), Situation())
    for cause in (Cause.IDLE, Cause.UNKNOWN):
        assert bottleneck_title(cause) == evidence(cause) == ""
        assert bottleneck_advice(Bottleneck(cause, SEEN), Situation()) == ""


@pytest.mark.parametrize(
    ("cause", "text"),
    [
        (Cause.PAGING, "16 cores at 2 %, drive 100 % busy, 5,100 page faults a second"),
        (
            Cause.SWAP,
            (
                "16 cores at 2 %, drive 100 % busy, 90 MB a second from the swap space, "
                "5,100 page faults a second"
            ),
        ),
        (Cause.COMPUTE, "16 cores at 2 %, graphics 7 % busy"),
        (Cause.CROWDED, "2 % for the model, 97 % in use"),
        (Cause.UNCLEAR, "16 cores at 2 %, graphics 7 % busy"),
        (Cause.CACHE, "700 MB read a second, drive 100 % busy, graphics 7 % busy"),
        (
            Cause.DRIVE,
            "700 MB read a second, 650 MB of it from the drive, drive 100 % busy, 16 cores at 2 %",
        ),
        (
            Cause.HEAT,
            "processor held back 34 % of the time, graphics held back, 16 cores at 2 %",
        ),
    ],
)
def test_what_was_seen(cause: Cause, text: str) -> None:
    assert evidence(cause) == text


def test_what_is_unknown_is_left_out() -> None:
    assert evidence(Cause.PAGING, EngineRates(major_faults_s=5100)) == "5,100 page faults a second"
    assert evidence(Cause.COMPUTE, EngineRates(cpu_cores=0.5, cores=1)) == "1 core at 50 %"
    assert evidence(Cause.HEAT, EngineRates(speed_limit=0.62)) == (
        "processor held to 62 % of its speed"
    )


def test_advice_fits_the_situation() -> None:
    paging, drive = Bottleneck(Cause.PAGING, SEEN), Bottleneck(Cause.DRIVE, SEEN)
    assert "larger share" in bottleneck_advice(paging, Situation(streamable=True))
    assert "smaller model" in bottleneck_advice(paging, Situation(streamable=False))
    limited = Bottleneck(Cause.SWAP, EngineRates(limit_hits_s=900.0))
    assert "raise that limit" in bottleneck_advice(limited, Situation(streamable=True))
    assert "NVMe" in bottleneck_advice(drive, Situation(drive=DriveKind.USB))
    assert "NVMe" not in bottleneck_advice(drive, Situation(drive=DriveKind.NVME))
