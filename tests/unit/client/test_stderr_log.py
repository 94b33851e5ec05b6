"""The engine's stderr: logged, bounded, remembered."""

import logging
from pathlib import Path

import pytest

from moechat.client.memory_watch import MemoryWatch
from moechat.client.stderr_log import StderrLog


def test_lines_in_pieces(caplog: pytest.LogCaptureFixture) -> None:
    log = StderrLog()
    with caplog.at_level(logging.INFO, "moechat.engine"):
        log.feed(b"Mod")
        log.feed("ell lädt\nund".encode())
        log.close()
    assert caplog.messages == ["Modell lädt", "und"]
    assert log.tail() == "Modell lädt\nund"


def test_a_line_without_end_does_not_grow() -> None:
    log = StderrLog()
    for _ in range(100):
        log.feed(b"x" * 10_000)
    assert len(log._rest) == 2000
    log.close()
    assert len(log.tail()) == 2000


def test_a_flood_is_cut_and_the_tail_kept(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    log = StderrLog(clock=lambda: now)
    with caplog.at_level(logging.INFO, "moechat.engine"):
        log.feed(b"".join(b"line %d\n" % n for n in range(5000)))
        now = 102.0
        log.feed(b"calm again\n")
    assert len(caplog.messages) == 202
    assert caplog.messages[-2:] == ["4800 more lines left out", "calm again"]
    assert log.tail().startswith("line 4941\n")
    assert log.tail().endswith("line 4999\ncalm again")


def test_memory_watch_sees_the_kernels_kills(tmp_path: Path) -> None:
    vmstat = tmp_path / "vmstat"
    vmstat.write_text("nr_free_pages 7\noom_kill 3\n")
    watch = MemoryWatch(vmstat)
    assert not watch.ran_out()
    vmstat.write_text("nr_free_pages 7\noom_kill 4\n")
    assert watch.ran_out()
    assert not MemoryWatch(tmp_path / "absent").ran_out()
