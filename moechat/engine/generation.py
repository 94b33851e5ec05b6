"""Answer one conversation: prefill in steps, decode, stop between any two steps."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec
import openvino_genai as genai

from moechat.core.conversation import FinishReason, RunMetrics
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.reasoning import ReasoningSplitter
from moechat.core.stop_strings import StopStrings
from moechat.engine.answer import AnswerStream
from moechat.engine.images import PromptImages, load_images
from moechat.engine.memory import MemorySampler
from moechat.engine.native import generation_fault, summary
from moechat.engine.pipeline import LoadedModel
from moechat.engine.prompt import Prompt, build_prefix, build_prompt
from moechat.engine.tokens import Detokeniser
from moechat.engine.worker import Cancelled
from moechat.protocol.messages import (
    Done,
    Event,
    Generate,
    PrefillProgress,
    Prime,
    Primed,
    Sampling,
)

_SEED_LIMIT = 1 << 63
# Of `Sampling`, with GenAI's own names.
_PASSED_ON = (
    "top_p",
    "top_k",
    "min_p",
    "repetition_penalty",
    "presence_penalty",
    "frequency_penalty",
)
_NATIVE_ERRORS = (RuntimeError, IndexError, MemoryError)
_DRAIN_STEPS = 8  # a cancelled request is gone after one


class PipelineLostError(Exception):
    """The pipeline holds a request that it cannot finish or drop; it must be unloaded."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code.value)
        self.fault = fault


@dataclass
class _Timings:
    received: float
    first_token: float = 0.0
    last_token: float = 0.0
    timed_from: float = 0.0  # the token that the decode speed counts from
    untimed: int = 0  # tokens up to that one
    prefill_began: float = 0.0


class Generation:
    """One run of a request on a loaded model."""

    def __init__(
        self,
        model: LoadedModel,
        request: Generate,
        *,
        received: float,
        send: Callable[[Event], None],
        between_steps: Callable[[], None],
        sampler: MemorySampler,
    ) -> None:
        """``between_steps`` is called after every step and raises `Cancelled` to stop the run.

        ``received`` is when the request came, on `time.perf_counter`'s clock.
        """
        self._model = model
        self._request = request
        self._send = send
        self._between_steps = between_steps
        self._sampler = sampler
        self._times = _Timings(received)
        self._reused: int | None = None
        self._sampled: list[int] = []
        self._stream: AnswerStream | None = None
        self._handle: Any = None
        self._images = PromptImages()

    def run(self) -> Done:
        """Answer, and return the end; raises `UserError` or `PipelineLostError`."""
        model, request = self._model, self._request
        model.folder.check_unchanged()
        prompt_tokens = 0
        try:
            self._between_steps()
            self._load_images()
            prompt = build_prompt(
                model.tokenizer,
                request,
                context_tokens=model.plan.context_tokens - self._images.tokens,
                poll=self._between_steps,
            )
            prompt_tokens = len(prompt.ids) + self._images.tokens
            config = self._config(prompt_tokens)
            self._stream = self._open_stream(prompt)
            reason = self._answer(prompt, config)
        except Cancelled:
            self._drop()
            model.prefixes.extend(self._sampled)
            reason = FinishReason.CANCELLED
        except _NATIVE_ERRORS as error:
            self._recover(error)
        if self._stream:
            self._stream.finish()
            if self._stream.stopped:
                reason = FinishReason.STOP
        return self._done(reason, prompt_tokens)

    def prime(self) -> Primed:
        """Read the conversation and answer nothing; raises as `run` does."""
        model = self._model
        model.folder.check_unchanged()
        prompt_tokens, cancelled = 0, False
        try:
            self._between_steps()
            self._load_images()
            prompt = build_prefix(
                model.tokenizer,
                self._request,
                context_tokens=model.plan.context_tokens - self._images.tokens,
                poll=self._between_steps,
            )
            prompt_tokens = len(prompt.ids) + self._images.tokens
            if prompt.ids:
                self._read(prompt, _one_token(model.pipeline))
        except Cancelled:
            self._drop()
            cancelled = True
        except _NATIVE_ERRORS as error:
            self._recover(error)
        return Primed(
            id=self._request.id,
            prompt_tokens=prompt_tokens,
            seconds=time.perf_counter() - self._times.received,
            cancelled=cancelled,
        )

    # ── the request ──────────────────────────────────────────────────────────

    def _load_images(self) -> None:
        folder = self._model.folder
        self._images = load_images(
            self._request.messages, model=folder.name, sees=folder.kind == "VLM"
        )

    def _config(self, prompt_tokens: int) -> Any:
        """Start from the folder's generation_config.json and set what the request says."""
        config = self._model.pipeline.get_config()
        room = self._model.plan.context_tokens - prompt_tokens
        config.max_new_tokens = max(1, min(self._request.max_new_tokens, room))
        if self._request.ignore_eos:
            config.ignore_eos = True
        config.num_beams = config.num_return_sequences = 1  # an answer is one stream of tokens
        config.rng_seed = self._request.seed % _SEED_LIMIT
        _apply_sampling(config, self._request.sampling)
        try:
            config.validate()
        except RuntimeError as error:
            raise UserError(
                FaultCode.BAD_REQUEST, reason=summary(error), detail=str(error)
            ) from error
        return config

    def _open_stream(self, prompt: Prompt) -> AnswerStream:
        request = self._request
        splitter = ReasoningSplitter(
            prompt_opened=prompt.opened_thinking,
            continues_reasoning=bool(request.continue_reasoning),
            continues_text=bool(request.continue_text),
        )
        return AnswerStream(
            request.id,
            Detokeniser(self._model.tokenizer.decode),
            splitter,
            self._send,
            stops=StopStrings(request.stop),
        )

    # ── prefill ──────────────────────────────────────────────────────────────

    def _answer(self, prompt: Prompt, config: Any) -> FinishReason:
        self._times.prefill_began = time.perf_counter()
        self._read(prompt, config)
        return self._decode()

    def _read(self, prompt: Prompt, config: Any) -> None:
        done = self._read_slices(prompt) if self._model.pacer else 0
        self._handle = self._model.add_request(
            prompt.ids, prompt.text, config, self._images.tensors
        )
        self._read_rest(prompt, done)

    def _read_slices(self, prompt: Prompt) -> int:
        """Read all but the last slice into the prefix cache and return how far that went.

        Each slice is a request of its own for the prompt up to there: the pool has what came
        before, so only the slice is computed. That makes the size of a step a choice at every
        step, while the scheduler's own chunk is fixed when the pipeline is built.
        """
        model, total = self._model, len(prompt.ids)
        pacer = model.pacer
        assert pacer is not None  # noqa: S101 - the caller's condition
        pacer.begin()
        done = self._reused = model.prefixes.reusable(prompt.ids)
        self._report(done, total)
        config = _one_token(model.pipeline)
        while (end := pacer.next_end(done)) < total:
            ids = prompt.ids[:end]
            self._handle = model.add_request(ids, "", config)
            while model.pipeline.has_non_finished_requests():
                model.timed_step(end - done)
                self._between_steps()
            model.prefixes.remember(ids)
            done = end
            self._report(done, total)
        return done

    def _read_rest(self, prompt: Prompt, done: int) -> None:
        """Step until the first token is sampled."""
        model, total = self._model, len(prompt.ids) + self._images.tokens
        if model.pacer is None:
            self._report(done, total)
        # Of a hybrid model the pool tells where its checkpoints are, not where it read to.
        telling = model.pacer is None and not model.folder.layout.is_hybrid
        while model.pipeline.has_non_finished_requests():
            model.timed_step(total - done)
            if self._handle.can_read():
                if telling:  # all in one step: at least what others have left there
                    self._reused = model.prefixes.reusable(prompt.ids)
                model.prefixes.remember(prompt.ids)
                self._report(total, total)
                return
            in_use = model.blocks_in_use() * model.block_tokens
            if telling:
                self._reused = max(0, in_use - model.chunk_tokens)
                telling = False
            self._report(min(in_use, total), total)
            self._between_steps()

    def _report(self, done: int, total: int) -> None:
        self._send(PrefillProgress(id=self._request.id, done_tokens=done, total_tokens=total))

    # ── decode ───────────────────────────────────────────────────────────────

    def _decode(self) -> FinishReason:
        """Step until the answer ends. Little happens per token: this is what sets the speed."""
        pipeline, handle, times = self._model.pipeline, self._handle, self._times
        stream = self._stream
        assert stream is not None  # noqa: S101 - opened before anything is sent
        native = genai.GenerationFinishReason.NONE
        while True:
            if handle.can_read():
                times.last_token = time.perf_counter()
                times.first_token = times.first_token or times.last_token
                for output in handle.read().values():
                    self._sampled += output.generated_ids
                    stream.add(output.generated_ids)
                    native = output.finish_reason
                if len(self._sampled) <= max(1, self._request.untimed_tokens):
                    times.timed_from, times.untimed = times.last_token, len(self._sampled)
            if not pipeline.has_non_finished_requests():
                break
            if stream.stopped:
                self._drop()
                native = genai.GenerationFinishReason.STOP
                break
            self._between_steps()
            pipeline.step()
        self._model.prefixes.extend(self._sampled)
        if native == genai.GenerationFinishReason.NONE:
            raise RuntimeError("The request was dropped by the scheduler")
        length = native == genai.GenerationFinishReason.LENGTH
        return FinishReason.LENGTH if length else FinishReason.STOP

    # ── the end ──────────────────────────────────────────────────────────────

    def _drop(self) -> None:
        """Take the request out of the pipeline; raises `PipelineLostError` if that fails."""
        pipeline = self._model.pipeline
        try:
            if self._handle is not None:
                self._handle.cancel()
            for _ in range(_DRAIN_STEPS):
                if not pipeline.has_non_finished_requests():
                    return
                pipeline.step()
        except _NATIVE_ERRORS as error:
            fault = self._fault(error)
            if fault.fatal:  # the process ends, and the pipeline with it
                raise UserError.from_fault(fault) from error
            raise PipelineLostError(fault) from error
        raise PipelineLostError(
            Fault(FaultCode.GENERATION_FAILED, {"reason": "a request cannot be cancelled"})
        )

    def _recover(self, error: Exception) -> NoReturn:
        """Leave the pipeline usable, where it can be, and raise what the user is to know."""
        fault = self._fault(error)
        if not fault.fatal:  # else another step might never return
            self._drop()
        if self._stream:
            self._stream.finish()
        raise UserError.from_fault(fault) from error

    def _fault(self, error: Exception) -> Fault:
        fault = generation_fault(error, device=self._model.device)
        if not fault.fatal:
            return fault
        # As of a death: what to do next depends on what it interrupted.
        stage = "decode" if self._sampled else "prefill"
        return msgspec.structs.replace(fault, values=fault.values | {"stage": stage})

    def _done(self, reason: FinishReason, prompt_tokens: int) -> Done:
        times, new = self._times, len(self._sampled)
        decoding = times.last_token - times.timed_from
        started = times.first_token > 0
        metrics = RunMetrics(
            prompt_tokens=prompt_tokens,
            new_tokens=new,
            ttft_ms=1000 * (times.first_token - times.received) if started else 0.0,
            tokens_per_second=(new - times.untimed) / decoding if decoding > 0 else 0.0,
            prefill_ms=1000 * (times.first_token - times.prefill_began) if started else 0.0,
            reused_tokens=self._reused,
            peak_rss_bytes=self._sampler.peak_rss(),
            device_bytes=self._sampler.device_bytes,
        )
        return Done(
            id=self._request.id,
            finish_reason=reason,
            metrics=metrics,
            reasoning_ms=self._stream.reasoning_ms if self._stream else 0.0,
        )


def as_generate(request: Generate | Prime) -> Generate:
    """The request that a `Generation` takes."""
    if isinstance(request, Generate):
        return request
    return Generate(
        id=request.id,
        messages=request.messages,
        max_new_tokens=1,
        seed=0,
        template=request.template,
    )


def _one_token(pipeline: Any) -> Any:
    """The shortest of answers: what counts is that its prompt gets read."""
    config = pipeline.get_config()
    config.max_new_tokens = 1
    config.do_sample = False
    return config


def _apply_sampling(config: Any, sampling: Sampling) -> None:
    if sampling.temperature is not None:
        config.do_sample = sampling.temperature > 0  # GenAI refuses to sample at 0
        if config.do_sample:
            config.temperature = sampling.temperature
    for name in _PASSED_ON:
        value = getattr(sampling, name)
        if value is not None:
            setattr(config, name, value)
