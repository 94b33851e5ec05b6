"""``moechat chat``: one answer, or a conversation, in the terminal."""

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from moechat.cli.faults import fault_sentence
from moechat.cli.interrupts import interrupts
from moechat.cli.streams import READER_GONE, Output
from moechat.core.answer_text import AnswerText
from moechat.core.conversation import FinishReason, Role
from moechat.core.device_name import short_device_name
from moechat.core.faults import Fault, UserError
from moechat.core.ladder import LadderStep
from moechat.core.offload_proof import Proof, ProofState
from moechat.core.plan import Plan
from moechat.core.sanitise import without_surrogates
from moechat.protocol.messages import (
    ChatMessage,
    Done,
    Heartbeat,
    Loaded,
    LoadProgress,
    LoadStage,
    Sampling,
    TextDelta,
    TextKind,
)
from moechat.services.bottleneck_texts import streamed_text
from moechat.services.engine import EngineState
from moechat.services.engine_requests import new_seed
from moechat.services.ladder_texts import step_text
from moechat.services.loads import LoadOutcome, LoadService, LoadWish, PlannedLoad
from moechat.services.plan_summary import not_as_chosen, summary
from moechat.services.proof_texts import proof_text
from moechat.services.streamed_bytes import StreamedBytes
from moechat.services.texts import format_bytes, load_stage_text


@dataclass(frozen=True)
class ChatOptions:
    """What the command line asked for."""

    wish: LoadWish
    prompt: str | None  # None = interactive
    max_tokens: int
    json: bool
    anyway: bool = False  # load it also where it does not fit


class _Result(msgspec.Struct, kw_only=True):
    """What ``--json`` prints."""

    text: str
    reasoning: str
    finish_reason: FinishReason
    prompt_tokens: int
    new_tokens: int
    ttft_ms: float
    tokens_per_second: float
    load_ms: float
    device: str
    peak_rss_bytes: int
    plan: Plan | None = None
    proof: Proof | None = None


class _LineReader(QObject):
    """Reads lines of stdin on a thread of its own, one at a time, as they are asked for."""

    line = Signal(str)
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = threading.Semaphore(0)
        threading.Thread(target=self._read, name="stdin", daemon=True).start()

    def ask(self) -> None:
        """Have the next line read."""
        self._wanted.release()

    def _read(self) -> None:
        next_line = _line_source()
        while True:
            self._wanted.acquire()
            try:
                text = next_line()
            except (EOFError, KeyboardInterrupt, OSError):  # OSError: the terminal has gone
                self.ended.emit()
                return
            self.line.emit(text)


def _line_source() -> Callable[[], str]:
    """Lines of stdin, one a call; `EOFError` after the last."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return lambda: input("\n> ")  # which lets people edit the line
    # Not sys.stdin itself: at its end Python takes the lock of that, and aborts the program where
    # a thread still reads from it.
    stream = open(  # noqa: SIM115  # a descriptor, which stays open
        sys.stdin.fileno(), encoding=sys.stdin.encoding, errors="replace", closefd=False
    )

    def read() -> str:
        line = stream.readline()
        if not line:
            raise EOFError
        return line.removesuffix("\n")

    return read


class ChatCommand(QObject):
    """Drives the engine service from load to the last answer."""

    def __init__(self, app: QCoreApplication, loads: LoadService, options: ChatOptions) -> None:
        super().__init__(app)
        self._app = app
        self._loads = loads
        self._engine = engine = loads.engine
        self._options = options
        self._turns: list[ChatMessage] = []
        self._written = AnswerText()
        self._stage: LoadStage | None = None
        self._loaded: Loaded | None = None
        self._streamed = StreamedBytes()
        self._peak_rss = 0
        self._exit_code = 0
        self._output = Output(self._on_output_lost)
        self._reader = _LineReader(self) if options.prompt is None else None
        engine.load_progress.connect(self._on_load_progress)
        loads.planned.connect(self._on_planned)
        loads.stepping.connect(self._on_step)
        loads.loaded.connect(self._on_outcome)
        engine.heartbeat.connect(self._on_heartbeat)
        engine.delta.connect(self._on_delta)
        engine.done.connect(self._on_done)
        for trouble in (loads.failed, engine.died):
            trouble.connect(self._fail)
        engine.generation_failed.connect(self._on_generation_failed)
        if self._reader:
            self._reader.line.connect(self._ask)
            self._reader.ended.connect(self._finish)

    def run(self) -> int:
        """Load, chat, and return the exit code."""
        with interrupts(self._on_interrupt):
            QTimer.singleShot(0, self._load)
            self._app.exec()
        self._engine.shutdown()
        return self._exit_code

    # ── steps ────────────────────────────────────────────────────────────────

    def _load(self) -> None:
        self._loads.load(self._options.wish, anyway=self._options.anyway)

    @Slot(object)
    def _on_planned(self, planned: PlannedLoad) -> None:
        plan = planned.plan
        device = short_device_name(planned.device.name) or plan.device
        self._note(f"{device}: {summary(plan)}", progress=False)
        if refused := not_as_chosen(plan):
            self._note(refused, progress=False)

    @Slot(object)
    def _on_step(self, step: LadderStep) -> None:
        failed = self._loads.current
        if failed is not None:
            self._note(step_text(step, failed.plan, self._loads.trouble), progress=False)

    @Slot(object)
    def _on_outcome(self, outcome: LoadOutcome) -> None:
        if outcome.proof.state is ProofState.IGNORED:
            self._note(proof_text(outcome.proof), progress=False)
        if self._loaded is None:
            self._on_loaded(outcome.loaded)

    @Slot(object)
    def _on_load_progress(self, progress: LoadProgress) -> None:
        if progress.stage is not self._stage:  # there is progress within a stage, too
            self._stage = progress.stage
            self._note(load_stage_text(progress.stage))

    def _on_loaded(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._peak_rss = max(self._peak_rss, loaded.rss_bytes)
        self._note(
            self.tr("{model} is ready on {device} after {seconds:.1f} s.").format(
                model=loaded.name, device=loaded.device_name, seconds=loaded.load_ms / 1000
            )
        )
        if self._reader:
            self._note(self.tr("Ctrl+C stops an answer, Ctrl+D ends the program."))
            self._reader.ask()
        else:
            self._ask(self._options.prompt or "")

    @Slot(str)
    def _ask(self, prompt: str) -> None:
        if not prompt.strip() and self._reader:
            self._reader.ask()
            return
        self._turns.append(ChatMessage(Role.USER, without_surrogates(prompt)))
        self._written = AnswerText()
        try:
            self._engine.generate(
                self._turns,
                max_new_tokens=self._options.max_tokens,
                seed=new_seed(),
                sampling=Sampling(),
            )
        except UserError as error:
            self._fail(error.fault)

    @Slot(object)
    def _on_heartbeat(self, heartbeat: Heartbeat) -> None:
        self._peak_rss = max(self._peak_rss, heartbeat.rss_bytes)

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        is_reasoning = delta.kind is TextKind.REASONING
        self._written.add(delta.text, is_reasoning=is_reasoning, retag=delta.retag)
        if self._loaded and self._loaded.ratio:
            self._streamed.begin(self._engine.pid, delta.tokens)
        if not self._options.json:
            self._output.answer(delta.text)

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        text = self._written.text
        self._turns.append(ChatMessage(Role.ASSISTANT, text))
        metrics = done.metrics
        peak = max(self._peak_rss, metrics.peak_rss_bytes)
        if self._options.json:
            outcome = self._loads.outcome
            result = _Result(
                text=text,
                reasoning=self._written.reasoning,
                finish_reason=done.finish_reason,
                prompt_tokens=metrics.prompt_tokens,
                new_tokens=metrics.new_tokens,
                ttft_ms=metrics.ttft_ms,
                tokens_per_second=metrics.tokens_per_second,
                load_ms=self._loaded.load_ms if self._loaded else 0.0,
                device=self._loaded.device if self._loaded else "",
                peak_rss_bytes=peak,
                plan=outcome.planned.plan if outcome else None,
                proof=outcome.proof if outcome else None,
            )
            self._output.json(msgspec.json.encode(result))
        else:
            self._output.answer("\n")
            several = self.tr(
                "{tokens} tokens, {speed:.1f} tok/s, first token {ttft:.2f} s, memory {memory}"
            )
            one = self.tr("1 token after {ttft:.2f} s, memory {memory}")  # which has no speed
            self._note(
                (one if metrics.new_tokens == 1 else several).format(
                    tokens=metrics.new_tokens,
                    speed=metrics.tokens_per_second,
                    ttft=metrics.ttft_ms / 1000,
                    memory=format_bytes(peak),
                ),
                progress=False,
            )
            figures = self._streamed.end(self._engine.pid, metrics.new_tokens)
            if figures is not None and figures.streams:
                self._note(streamed_text(figures), progress=False)
        self._next()

    # ── ends ─────────────────────────────────────────────────────────────────

    def _next(self) -> None:
        if self._reader:
            self._reader.ask()
        else:
            self._finish()

    @Slot(object)
    def _on_generation_failed(self, fault: Fault) -> None:
        if not self._reader:
            self._fail(fault)
            return
        # A conversation goes on after a refusal; what was refused is not part of it.
        self._turns.pop()
        self._say(fault)
        self._reader.ask()

    @Slot(object)
    def _fail(self, fault: Fault) -> None:
        self._say(fault)
        self._exit_code = 1
        self._finish()

    @Slot()
    def _finish(self) -> None:
        self._app.exit()

    def _on_interrupt(self) -> None:
        match self._engine.state:
            case EngineState.GENERATING:
                self._engine.stop()
            case EngineState.STOPPING:  # pressed again: it takes too long
                self._engine.force_stop()
            case _ if self._loaded is None:
                self._output.remark(self.tr("Stopped before the model was loaded."))
                self._exit_code = 1
                self._finish()
            case _:
                self._finish()

    def _on_output_lost(self, error: OSError) -> None:
        if error.errno not in READER_GONE:
            self._output.remark(
                self.tr("The answer cannot be written ({reason}). Send it somewhere else.").format(
                    reason=error.strerror
                )
            )
            self._exit_code = 1
        self._finish()

    def _say(self, fault: Fault) -> None:
        self._output.remark(fault_sentence(fault))

    def _note(self, text: str, *, progress: bool = True) -> None:
        """A remark, kept off stdout, which is the answer's; progress is for terminals only."""
        if not self._options.json and (sys.stderr.isatty() or not progress):
            self._output.remark(text)
