"""Build the pipeline of one model: scheduler, pool, warm-up."""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import openvino as ov
import openvino_genai as genai

from moechat.core.conversation import Role
from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import (
    KvPlan,
    KvPrecision,
    block_tokens,
    plan_pool,
    pool_as_planned,
)
from moechat.core.prefill import PrefillPacer, PrefixMemory
from moechat.engine.devices import Devices, is_gpu
from moechat.engine.native import load_fault
from moechat.engine.preflight import ModelFolder
from moechat.engine.properties import effective_ratio, kv_precision_of, plugin_properties
from moechat.engine.tokens import ChatTokenizer, as_tensor_row
from moechat.protocol.messages import ChatMessage, DeviceMemory, Load

_log = logging.getLogger(__name__)

PREFILL_STEP_SECONDS = 0.5
LARGEST_CPU_SLICE = 512
# Slices need a prefix cache that keeps every block. Recurrent state is kept at few points, so
# hybrid models read in fixed chunks, and so do GPUs, where every chunk costs a pass over the
# experts that are streamed from the drive.
CPU_HYBRID_CHUNK = 128
GPU_CHUNK = 1024

# A CPU computes from repacked copies of the weights: 1.6 times the file was measured.
_CPU_WEIGHTS_FACTOR = 1.6
_GPU_WEIGHTS_FACTOR = 1.05
_RESERVED_BYTES = 1 << 30  # for everything else that runs
_EXPERT_SHARE = 0.9  # of an MoE's weights, which is what a ratio applies to: usual, not certain
_WARM_UP_TOKENS = 3  # the first decode step compiles, the second one can be timed
_WARM_UP_TEXTS = ("one two three four five " * 13, "six seven eight nine ten " * 13)


@dataclass
class LoadedModel:
    """A pipeline that has proven that it answers."""

    folder: ModelFolder
    device: str
    pipeline: Any  # genai.ContinuousBatchingPipeline
    tokenizer: ChatTokenizer
    plan: KvPlan
    kv_precision: str
    chunk_tokens: int  # the most that one step reads of a prompt
    block_tokens: int
    pacer: PrefillPacer | None  # None: prompts are read in fixed chunks
    prefixes: PrefixMemory
    ratio: int = 0  # that the plugin was given
    pool_bytes: int = 0
    memory_before: DeviceMemory | None = None  # the GPU's, before the pipeline was built
    memory: DeviceMemory | None = None  # after the warm-up
    warm_up_seconds: float = 0.0
    _requests: int = 0

    @property
    def pool_tokens(self) -> int:
        """How many tokens the pool holds."""
        return self.plan.blocks * self.block_tokens

    def add_request(
        self, ids: list[int], text: str, config: Any, images: Sequence[Any] = ()
    ) -> Any:
        """Queue tokens (an LLM) or the same as text (a VLM, which embeds it) and return the handle.

        Keep the handle: GenAI silently drops a request whose handle is gone.
        """
        self._requests += 1
        if self.folder.kind == "VLM":
            config.apply_chat_template = False
            return self.pipeline.add_request(self._requests, text, list(images), config)
        return self.pipeline.add_request(self._requests, ov.Tensor(as_tensor_row(ids)), config)

    def timed_step(self, tokens: int) -> float:
        """Do a step that reads ``tokens`` of a prompt, pace the next by it, return its seconds."""
        began = time.perf_counter()
        self.pipeline.step()
        seconds = time.perf_counter() - began
        if self.pacer:
            self.pacer.observe(tokens, seconds)
        return seconds

    def blocks_in_use(self) -> int:
        """Return how many blocks of the pool the running request occupies."""
        usage: float = self.pipeline.get_metrics().cache_usage  # per cent
        return round(usage * self.plan.blocks / 100)


class Loader:
    """Build pipelines on one set of devices."""

    def __init__(self, devices: Devices) -> None:
        self._devices = devices

    def load(
        self,
        folder: ModelFolder,
        request: Load,
        *,
        building: Callable[[int], None],
        warming_up: Callable[[], None],
    ) -> LoadedModel:
        """Load ``folder`` as ``request`` says; raises `UserError`.

        ``building`` is called with the bytes that the weights will take in memory, right before
        the pipeline is built, and ``warming_up`` after that.
        """
        device = request.device
        if device.partition(".")[0] == "NPU":  # it has no paged attention
            raise UserError(FaultCode.MODEL_UNSUPPORTED, name=folder.name, reason="NPU")
        properties = plugin_properties(folder, request, self._devices)
        ratio = effective_ratio(request, self._devices)
        free = self._devices.free_memory(device)
        weights = _weights_in_memory(folder, ratio, gpu=is_gpu(device))
        tokenizer = ChatTokenizer(folder.path)
        plan = _plan(folder, request, kv_precision_of(properties), weights, free)
        _refuse_what_cannot_fit(folder, plan, ratio, weights, free)
        building(weights)
        try:
            return self._build(
                folder=folder,
                request=request,
                tokenizer=tokenizer,
                plan=plan,
                properties=properties,
                ratio=ratio,
                warming_up=warming_up,
            )
        except (RuntimeError, MemoryError) as error:
            fault = load_fault(
                error,
                name=folder.name,
                weights=folder.weights.name,
                device=device,
                needed_bytes=weights + plan.bytes,
                free_bytes=free,
            )
            if fault.fatal:  # the error's frames keep the pipeline, which must not be freed now
                raise UserError.from_fault(fault) from error
            # They would keep the half-built pipeline and all its memory.
            error.__traceback__ = None
            raise UserError.from_fault(fault) from None

    def _build(
        self,
        *,
        folder: ModelFolder,
        request: Load,
        tokenizer: ChatTokenizer,
        plan: KvPlan,
        properties: Mapping[str, Any],
        ratio: int,
        warming_up: Callable[[], None],
    ) -> LoadedModel:
        gpu = is_gpu(request.device)
        block = block_tokens(gpu=gpu)
        sliced = not gpu and folder.kind == "LLM" and not folder.layout.is_hybrid
        fixed = GPU_CHUNK if gpu else (LARGEST_CPU_SLICE if sliced else CPU_HYBRID_CHUNK)
        chunk = max(1, request.prefill_chunk or fixed)
        memory_before = self._devices.memory(request.device)
        # Without one of its own, GenAI tries again in another way, and tells the second error.
        scheduler = genai.SchedulerConfig()
        scheduler.enable_prefix_caching = True
        scheduler.num_kv_blocks = plan.blocks
        scheduler.max_num_batched_tokens = chunk
        began = time.perf_counter()
        pipeline = genai.ContinuousBatchingPipeline(
            str(folder.path), tokenizer.native, scheduler, request.device, **properties
        )
        _log.info("%s on %s: built in %.1f s, ratio %d, chunk %d, %s", folder.name, request.device,
                  time.perf_counter() - began, ratio, chunk, plan)  # fmt: skip
        model = LoadedModel(
            folder=folder,
            device=request.device,
            pipeline=pipeline,
            tokenizer=tokenizer,
            plan=plan,
            kv_precision=kv_precision_of(properties),
            chunk_tokens=chunk,
            block_tokens=block,
            pacer=_pacer(block, chunk) if sliced and chunk >= block else None,
            prefixes=PrefixMemory(capacity=plan.blocks * block, block_tokens=block),
            ratio=ratio,
            memory_before=memory_before,
        )
        warming_up()
        began = time.perf_counter()
        _warm_up(model)
        model.warm_up_seconds = time.perf_counter() - began
        model.memory = self._devices.memory(request.device)
        return model


def _plan(
    folder: ModelFolder, request: Load, precision: str, weights_bytes: int, free: int
) -> KvPlan:
    """The pool that was asked for, or one that free memory allows."""
    gpu = is_gpu(request.device)
    known = KvPrecision(precision) if precision in set(KvPrecision) else KvPrecision.F16
    wanted = max(1, request.context_tokens or folder.default_context)
    if request.pool_tokens is not None:
        return pool_as_planned(
            folder.layout, known, pool_tokens=request.pool_tokens, wanted_tokens=wanted, gpu=gpu
        )
    # Half of what would be left: a pool is no reason to push other programs out.
    budget = max(0, free - weights_bytes - _RESERVED_BYTES) // 2
    return plan_pool(folder.layout, known, wanted_tokens=wanted, budget_bytes=budget, gpu=gpu)


def _refuse_what_cannot_fit(
    folder: ModelFolder, plan: KvPlan, ratio: int, weights_bytes: int, free: int
) -> None:
    """Weights that do not even fit as they are in the file end in swapping, not in an error."""
    certain = folder.weights_bytes * (100 - ratio) // 100  # were all of them experts
    least = min(certain, weights_bytes) + plan.bytes
    if least > free:
        raise UserError(
            FaultCode.OUT_OF_MEMORY,
            needed_bytes=weights_bytes + plan.bytes,
            free_bytes=free,
            missing_bytes=least - free,
        )


def _pacer(block_tokens: int, largest: int) -> PrefillPacer:
    return PrefillPacer(
        target_seconds=PREFILL_STEP_SECONDS, block_tokens=block_tokens, largest=largest
    )


def _weights_in_memory(folder: ModelFolder, ratio: int, *, gpu: bool) -> int:
    """Estimate how many bytes the weights take once loaded."""
    if not gpu:
        return int(folder.total_bytes * _CPU_WEIGHTS_FACTOR)
    resident = 1 - _EXPERT_SHARE * ratio / 100
    return int(folder.total_bytes * resident * _GPU_WEIGHTS_FACTOR)


def _warm_up(model: LoadedModel) -> None:
    """Generate a few tokens: kernels get compiled, and memory is taken now or never.

    The prompt is a real one, so what every chat starts with is in the prefix cache already.
    """
    _generate(model, model.tokenizer.render([ChatMessage(Role.USER, "Hi")]))
    model.pool_bytes = int(model.pipeline.get_metrics().cache_size_in_bytes)
    if model.pacer:
        for text in _WARM_UP_TEXTS:  # the first compiles for prompts of this size
            costs = _generate(model, text)
        model.pacer.note_costs(*costs)


def decode_a_little(model: LoadedModel, before: Callable[[], None]) -> None:
    """Read a short prompt, call ``before``, and decode."""
    _generate(model, _WARM_UP_TEXTS[0], before)


def _generate(
    model: LoadedModel, text: str, before_decode: Callable[[], None] = lambda: None
) -> tuple[float, int, float]:
    """Return the seconds of the last decode step, and tokens and seconds of the prefill."""
    ids = model.tokenizer.encode(text)
    config = model.pipeline.get_config()
    config.max_new_tokens = _WARM_UP_TOKENS
    config.ignore_eos = True
    handle = model.add_request(ids, text, config)
    prefill = model.timed_step(len(ids))
    decode = prefill
    before_decode()
    while model.pipeline.has_non_finished_requests():
        decode = model.timed_step(1)
    del handle
    model.prefixes.remember(ids)
    return decode, len(ids), prefill
