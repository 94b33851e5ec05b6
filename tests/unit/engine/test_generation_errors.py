"""What becomes of a generation when the pipeline fails, on a pipeline that fails to order."""

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import openvino_genai as genai
import pytest

from moechat.core.conversation import FinishReason, Role
from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import CacheLayout, KvPlan
from moechat.core.prefill import PrefixMemory
from moechat.engine.generation import Generation, PipelineLostError
from moechat.engine.memory import MemorySampler
from moechat.engine.pipeline import LoadedModel
from moechat.engine.preflight import ModelFolder
from moechat.engine.worker import Cancelled
from moechat.protocol.messages import ChatMessage, Done, Event, Generate, TextDelta

if TYPE_CHECKING:
    from moechat.engine.tokens import ChatTokenizer


class _Tokenizer:
    """Its tokens are bytes."""

    def render(self, messages: list[ChatMessage], _template: object) -> str:
        return "".join(message.content for message in messages)

    def neutral(self, text: str) -> str:
        return text

    def encode(self, text: str) -> list[int]:
        return list(text.encode())

    def decode(self, ids: list[int]) -> str:
        return bytes(ids).decode("utf-8", "replace")


class _Pipeline:
    """Says ``answer``, one byte a step, and raises ``error`` at step ``fails_at``."""

    def __init__(
        self,
        answer: bytes = b"",
        fails_at: int = -1,
        stuck: bool = False,
        error: str = "Exception from src/x.cpp:1:\nThe step broke.",
    ) -> None:
        self.answer = answer
        self.error = error
        self.cancelled = False
        self.fails_at = fails_at
        self.stuck = stuck
        self.steps = 0
        self.running = False

    def get_config(self) -> Any:
        return genai.GenerationConfig()

    def get_metrics(self) -> Any:
        return SimpleNamespace(cache_usage=0.0)

    def add_request(self, *_: object) -> "_Pipeline":
        self.running = True
        return self

    def has_non_finished_requests(self) -> bool:
        return self.running

    def step(self) -> None:
        if self.steps == self.fails_at:
            self.fails_at = -1
            raise RuntimeError(self.error)
        self.steps += 1
        if self.steps == len(self.answer):
            self.running = False

    def can_read(self) -> bool:
        return 0 < self.steps <= len(self.answer)

    def read(self) -> dict[int, Any]:
        reason = genai.GenerationFinishReason
        return {
            0: SimpleNamespace(
                generated_ids=[self.answer[self.steps - 1]],
                finish_reason=reason.NONE if self.running else reason.STOP,
            )
        }

    def cancel(self) -> None:
        self.cancelled = True
        self.running = self.stuck


def _run(
    pipeline: _Pipeline, stop_after: int = 10_000, device: str = "CPU"
) -> tuple[Generation, list[Event]]:
    model = LoadedModel(
        folder=ModelFolder(Path(), "LLM", Path(), 0, 0, CacheLayout(), None, {}),
        device=device,
        pipeline=pipeline,
        tokenizer=cast("ChatTokenizer", _Tokenizer()),
        plan=KvPlan(1024, 32, 0),
        kv_precision="u8",
        chunk_tokens=256,
        block_tokens=32,
        pacer=None,
        prefixes=PrefixMemory(capacity=1024, block_tokens=32),
    )
    sent: list[Event] = []
    steps = 0

    def between_steps() -> None:
        nonlocal steps
        steps += 1
        if steps > stop_after:
            raise Cancelled

    request = Generate(
        id=1, messages=[ChatMessage(Role.USER, "question")], max_new_tokens=50, seed=1
    )
    run = Generation(
        model,
        request,
        received=0.0,
        send=sent.append,
        between_steps=between_steps,
        sampler=MemorySampler(),
    )
    return run, sent


def _text(events: list[Event]) -> str:
    return "".join(event.text for event in events if isinstance(event, TextDelta))


def test_the_pipeline_stands_in_well() -> None:
    run, sent = _run(_Pipeline(b"answer"))
    done = run.run()
    assert isinstance(done, Done)
    assert done.finish_reason is FinishReason.STOP
    assert _text(sent) == "answer"


def test_an_error_keeps_the_text_so_far_and_the_pipeline() -> None:
    pipeline = _Pipeline(b"answer", fails_at=3)
    run, sent = _run(pipeline)
    with pytest.raises(UserError) as caught:
        run.run()
    assert caught.value.fault.code is FaultCode.GENERATION_FAILED
    assert caught.value.fault.values == {"reason": "The step broke."}
    assert _text(sent) == "ans"
    assert not pipeline.has_non_finished_requests()


def test_an_error_in_the_prefill() -> None:
    run, sent = _run(_Pipeline(b"answer", fails_at=0))
    with pytest.raises(UserError):
        run.run()
    assert _text(sent) == ""


def test_a_request_that_does_not_leave_loses_the_pipeline() -> None:
    pipeline = _Pipeline(b"a" * 40, fails_at=3, stuck=True)
    run, _ = _run(pipeline)
    with pytest.raises(PipelineLostError) as caught:
        run.run()
    assert caught.value.fault.code is FaultCode.GENERATION_FAILED


def test_a_request_that_cannot_be_cancelled_loses_the_pipeline() -> None:
    run, _ = _run(_Pipeline(b"a" * 40, stuck=True), stop_after=6)
    with pytest.raises(PipelineLostError):
        run.run()


_LOST = "[GPU] CL_OUT_OF_RESOURCES exception."


@pytest.mark.parametrize(("fails_at", "stage"), [(0, "prefill"), (3, "decode")])
def test_a_lost_gpu_is_not_touched_again(fails_at: int, stage: str) -> None:
    pipeline = _Pipeline(b"answer", fails_at=fails_at, error=_LOST)
    run, sent = _run(pipeline, device="GPU")
    with pytest.raises(UserError) as caught:
        run.run()
    fault = caught.value.fault
    assert fault.code is FaultCode.GPU_LOST
    assert fault.fatal
    assert fault.values == {"device": "GPU", "stage": stage}
    assert _text(sent) == "answer"[:fails_at]
    assert not pipeline.cancelled
    assert pipeline.steps == fails_at


def test_a_gpu_that_is_lost_at_a_stop_is_fatal_too() -> None:
    run, _ = _run(_Pipeline(b"answer", fails_at=2, stuck=True, error=_LOST), 2, device="GPU")
    with pytest.raises(UserError) as caught:
        run.run()
    assert caught.value.fault.fatal


def test_a_request_that_vanishes_is_an_error() -> None:
    pipeline = _Pipeline(b"answer")
    pipeline.can_read = lambda: False  # type: ignore[method-assign]
    run, _ = _run(pipeline)
    with pytest.raises(UserError) as caught:
        run.run()
    assert caught.value.fault.code is FaultCode.GENERATION_FAILED


def test_stop_ends_with_what_was_said() -> None:
    run, sent = _run(_Pipeline(b"answer"), stop_after=5)
    done = run.run()
    assert done.finish_reason is FinishReason.CANCELLED
    assert "answer".startswith(_text(sent))
    assert done.metrics.new_tokens == len(_text(sent)) > 0
