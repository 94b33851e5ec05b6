"""The engine against GenAI alone: throughput, a growing chat, and coming back to a chat.

Both sides hold the same model and the same KV pool at the same time and take turns (A B A B),
so that whatever else the machine does falls on both.
"""

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QTimer

from benchmarks.table import Row
from moechat.client.client import EngineClient
from moechat.core.conversation import Role
from moechat.core.kv_cache import CPU_BLOCK_TOKENS, SECOND_CHAT_TOKENS
from moechat.protocol.messages import (
    ChatMessage,
    Done,
    Failed,
    Generate,
    Load,
    Loaded,
    Request,
    Sampling,
    TextDelta,
)

_TIMEOUT_MS = 300_000
_CONTEXT_TOKENS = 8192
_POOL_BLOCKS = (_CONTEXT_TOKENS + SECOND_CHAT_TOKENS) // CPU_BLOCK_TOKENS  # what the engine takes
_GREEDY = Sampling(temperature=0.0)
_PROMPTS = (
    "Write a long story about a lighthouse keeper and the sea.",
    "Explain in detail how bread is made, step by step.",
    "Describe the planets of the solar system one after the other.",
    "Tell me about the history of the bicycle.",
)
_NOTE = (
    "Please remember this note for later: the meeting about the new library is on Thursday, "
    "and the list of books has {} titles on history, music, gardens and the sea. "
)


@dataclass
class Answer:
    """One answer, as seen from this side of the pipe."""

    text: str
    tokens: int
    seconds: float
    ttft_ms: float


class Engine(QObject):
    """The engine process through the real client, made blocking for a benchmark."""

    def __init__(self, model: Path, context_tokens: int) -> None:
        super().__init__()
        self._client = EngineClient()
        self._client.received.connect(self._on_event)
        self._client.ended.connect(lambda end: self._fail(f"the engine ended: {end}"))
        self._loop = QEventLoop()
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._loop.quit)
        self._text: list[str] = []
        self._result: Loaded | Done | None = None
        self._error = ""
        self._client.start()
        self.loaded = self._ask(
            Load(
                id=self._client.next_id(),
                model_dir=str(model),
                device="CPU",
                context_tokens=context_tokens,
            )
        )

    def answer(self, turns: list[dict[str, str]], tokens: int) -> Answer:
        """Have one greedy answer of at most ``tokens`` tokens generated."""
        self._text.clear()
        began = time.perf_counter()
        done = self._ask(
            Generate(
                id=self._client.next_id(),
                messages=[ChatMessage(Role(t["role"]), t["content"]) for t in turns],
                max_new_tokens=tokens,
                seed=1,
                sampling=_GREEDY,
            )
        )
        seconds = time.perf_counter() - began
        assert isinstance(done, Done)
        metrics = done.metrics
        return Answer("".join(self._text), metrics.new_tokens, seconds, metrics.ttft_ms)

    def close(self) -> None:
        """End the process."""
        self._client.kill()
        self._client.wait(5000)

    def _ask(self, request: Request) -> Loaded | Done:
        self._result = None
        self._client.send(request)
        self._patience.start(_TIMEOUT_MS)
        self._loop.exec()
        self._patience.stop()
        if self._result is None:
            raise RuntimeError(self._error or "no answer in time")
        return self._result

    def _on_event(self, event: object) -> None:
        if isinstance(event, TextDelta):
            self._text.append(event.text)
        elif isinstance(event, Loaded | Done):
            self._result = event
            self._loop.quit()
        elif isinstance(event, Failed):
            self._fail(str(event.fault))

    def _fail(self, error: str) -> None:
        self._error = error
        self._loop.quit()


class Bare:
    """GenAI in a child process, without anything of ours around it."""

    def __init__(self, model: Path) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.bare_genai", str(model), str(_POOL_BLOCKS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def answer(self, turns: list[dict[str, str]], tokens: int) -> Answer:
        """Have one greedy answer generated."""
        assert self._child.stdin
        print(
            json.dumps({"messages": turns, "max_new_tokens": tokens}),
            file=self._child.stdin,
            flush=True,
        )
        said = self._read()
        return Answer(said["text"], said["tokens"], said["seconds"], said["ttft_ms"])

    def close(self) -> None:
        """End the process."""
        self._child.kill()
        self._child.wait()

    def _read(self) -> dict:
        assert self._child.stdout
        return json.loads(self._child.stdout.readline())


def _user(text: str) -> dict[str, str]:
    return {"role": "user", "content": text}


def _throughput(engine: Engine, bare: Bare) -> Iterator[Row]:
    ratios, speeds = [], []
    for prompt in (*_PROMPTS, *_PROMPTS):
        ours, theirs = engine.answer([_user(prompt)], 160), bare.answer([_user(prompt)], 160)
        ratios.append((ours.tokens / ours.seconds) / (theirs.tokens / theirs.seconds))
        speeds.append(ours.tokens / ours.seconds)
    yield Row("tok/s through engine and client", statistics.median(speeds), "tok/s")
    yield Row("… ÷ bare GenAI, median of 8 pairs", statistics.median(ratios), "ratio", "≥ 0.97")


def _growing_chat(engine: Engine, bare: Bare) -> Iterator[Row]:
    ratios = []
    for chat in range(4):
        turns: list[dict[str, str]] = []
        for turn in range(6):
            turns.append(_user(f"Chat {chat}, turn {turn}. " + _NOTE.format(turn) * 4))
            ours, theirs = engine.answer(turns, 24), bare.answer(turns, 24)
            turns.append({"role": "assistant", "content": theirs.text})
        ratios.append(ours.ttft_ms / theirs.ttft_ms)
    yield Row(
        "TTFT of turn 6 ÷ bare GenAI, median of 4", statistics.median(ratios), "ratio", "≤ 1.1"
    )


def _coming_back(engine: Engine) -> Iterator[Row]:
    ratios = []
    for round_ in range(3):
        first = [_user(f"First chat {round_}. " + _NOTE.format(round_) * 40)]
        second = [_user(f"Second chat {round_}. " + _NOTE.format(round_ + 7) * 20)]
        cold = engine.answer(first, 8)
        engine.answer(second, 8)
        again = [*first, {"role": "assistant", "content": cold.text}, _user("And then?")]
        ratios.append(engine.answer(again, 8).ttft_ms / cold.ttft_ms)
    yield Row("back to a chat ÷ its cold prefill", statistics.median(ratios), "ratio", "≤ 0.2")


def rows(model: Path) -> Iterator[Row]:
    """Measure everything that needs a real engine; a Qt application must exist."""
    engine = Engine(model, context_tokens=_CONTEXT_TOKENS)
    bare = Bare(model)
    try:
        yield from _throughput(engine, bare)
        yield from _growing_chat(engine, bare)
        yield from _coming_back(engine)
    finally:
        engine.close()
        bare.close()
