"""Downloads and verdicts in words."""

import re

import pytest
from msgspec.structs import replace

from moechat.core.download_queue import QueuedDownload, QueueState
from moechat.core.download_verdict import Circumstances, Suitability, judge
from moechat.hub.installed import InstallState
from moechat.protocol.download_messages import DownloadProgress, Phase
from moechat.services.download_texts import (
    duration_text,
    install_text,
    progress_text,
    state_text,
)
from moechat.services.download_view import Download
from moechat.services.texts import format_bytes
from moechat.services.verdict_texts import verdict_badge, verdict_lines
from tests.support.plan_cases import CODER_NEXT, QWEN3_30B, lunar_lake

ITEM = QueuedDownload(id="1", repo="a/b", folder="/m/b", state=QueueState.RUNNING)


def test_every_state_has_words() -> None:
    for state in QueueState:
        assert state_text(Download(replace(ITEM, state=state), phase=Phase.CHECKING))
    assert len({state_text(Download(ITEM, phase=phase)) for phase in Phase}) == len(Phase)
    assert len({install_text(state) for state in InstallState}) == len(InstallState)
    # What a worker said last does not matter once it has ended.
    assert state_text(Download(replace(ITEM, state=QueueState.PAUSED), Phase.LISTING)) == "paused"


def test_progress() -> None:
    item = replace(ITEM, done_bytes=10**9, total_bytes=4 * 10**9)
    assert progress_text(Download(ITEM)) == ""
    assert progress_text(Download(item)).count(" of ") == 1
    moving = DownloadProgress(
        id=1, done_bytes=10**9, total_bytes=4 * 10**9, bytes_per_s=2e7, left_s=150.0
    )
    text = progress_text(Download(item, phase=Phase.DOWNLOADING, progress=moving))
    assert re.search(r"a second, 2 min left$", text)
    assert "left" not in progress_text(Download(item, phase=Phase.WAITING, progress=moving))


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "less than a minute"), (59, "less than a minute"), (60, "1 min"), (7100, "118 min"),
     (7200, "2 h"), (90_000, "25 h")],
)  # fmt: skip
def test_durations(seconds: float, text: str) -> None:
    assert duration_text(seconds) == text


def test_verdicts() -> None:
    size = QWEN3_30B.routed_bytes + QWEN3_30B.fixed_bytes
    here = Circumstances(machine=lunar_lake(), bytes_per_s=1e7, free_bytes=size + 10**9)
    verdict = judge(QWEN3_30B, here, download_bytes=size)
    assert re.fullmatch(r"Fits with \d+ % streamed", verdict_badge(verdict))
    text = " ".join(verdict_lines(verdict))
    assert re.search(r"It needs .+ of the .+ available now\. About \d+ tokens a second", text)
    assert f"time at the last rate: {duration_text(size / 1e7)}." in text
    assert "left after it." in text
    large = verdict.needed_bytes
    assert large is not None
    stuck = replace(verdict, plan=None, available_bytes=large * 110 // 100)  # with 15 % to spare
    told = format_bytes(large * 110 // 100 * 85 // 100)
    assert f"of the {told} that are available" in verdict_lines(stuck)[0]
    poor = replace(here, free_bytes=0, bytes_per_s=None)
    text = " ".join(verdict_lines(judge(CODER_NEXT, poor, download_bytes=10**9)))
    assert "The drive lacks" in text
    assert "rate" not in text
    badges = {verdict_badge(replace(verdict, suitability=each)) for each in Suitability}
    assert len(badges) == len(Suitability)
