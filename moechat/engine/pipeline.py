"""Build the pipeline of one model: properties, scheduler, pool, warm-up."""

import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import openvino as ov
import openvino_genai as genai
import psutil

from moechat.core.conversation import Role
from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import (
    CPU_BLOCK_TOKENS,
    GPU_BLOCK_TOKENS,
    KvPlan,
    KvPrecision,
    plan_pool,
)
from moechat.core.prefill import PrefillPacer, PrefixMemory
from moechat.engine.devices import Devices, is_gpu
from moechat.engine.native import load_fault
from moechat.engine.preflight import ModelFolder
from moechat.engine.tokens import ChatTokenizer, as_tensor_row
from moechat.protocol.messages import ChatMessage, Load

_log = logging.getLogger(__name__)

PREFILL_STEP_SECONDS = 0.5
LARGEST_CPU_SLICE = 512
# Slices need a prefix cache that keeps every block. Recurrent state is kept at few points, so
# hybrid models read in fixed chunks, and so do GPUs, where every chunk costs a pass over the
# experts that are streamed from the drive.
CPU_HYBRID_CHUNK = 128
GPU_CHUNK = 1024

KV_CACHE_PRECISION = "KV_CACHE_PRECISION"
OFFLOAD_RATIO = "OFFLOAD_RATIO"
WEIGHTS_PATH = "WEIGHTS_PATH"
CACHE_DIR = "CACHE_DIR"  # does not tell ratios apart, and on a CPU gains nothing

# A CPU computes from repacked copies of the weights: 1.6 times the file was measured.
_CPU_WEIGHTS_FACTOR = 1.6
_GPU_WEIGHTS_FACTOR = 1.05
_RESERVED_BYTES = 1 << 30  # for everything else that runs
_EXPERT_SHARE = 0.9  # of the weights of an MoE, which is what an offload ratio applies to
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
    pool_bytes: int = 0
    _requests: int = 0

    def add_request(self, ids: list[int], text: str, config: Any) -> Any:
        """Queue tokens (an LLM) or the same as text (a VLM, which embeds it) and return the handle.

        Keep the handle: GenAI silently drops a request whose handle is gone.
        """
        self._requests += 1
        if self.folder.kind == "VLM":
            config.apply_chat_template = False
            return self.pipeline.add_request(self._requests, text, [], config)
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
        properties = self._properties(folder, request)
        weights = _weights_in_memory(folder, properties, gpu=is_gpu(device))
        tokenizer = ChatTokenizer(folder.path)
        precision = str(properties.get(KV_CACHE_PRECISION, KvPrecision.F16))
        plan = self._plan(folder, request, precision, weights)
        building(weights)
        try:
            return self._build(
                folder=folder,
                request=request,
                tokenizer=tokenizer,
                plan=plan,
                properties=properties,
                warming_up=warming_up,
            )
        except (RuntimeError, MemoryError) as error:
            fault = load_fault(
                error,
                name=folder.name,
                weights=folder.weights.name,
                device=device,
                needed_bytes=weights + plan.bytes,
                free_bytes=psutil.virtual_memory().available,
            )
            # Its frames would keep the half-built pipeline and all its memory.
            error.__traceback__ = None
            raise UserError.from_fault(fault) from None

    def _properties(self, folder: ModelFolder, request: Load) -> dict[str, Any]:
        """Return what the plugin is given: nothing that it does not know."""
        device = request.device
        wanted = {KV_CACHE_PRECISION: KvPrecision.U8.value, **request.properties}
        wanted.pop(CACHE_DIR, None)
        ratio = wanted.pop(OFFLOAD_RATIO, 0)
        # 0 and 100 both mean "everything resident" to the plugin, and a CPU refuses any value.
        if is_gpu(device) and isinstance(ratio, int) and 1 <= ratio <= 99:
            wanted[OFFLOAD_RATIO] = ratio
            wanted[WEIGHTS_PATH] = str(folder.weights)
        if KV_CACHE_PRECISION not in request.properties and not self._devices.supports(
            device, KV_CACHE_PRECISION
        ):
            wanted.pop(KV_CACHE_PRECISION)
        for name in wanted.keys() - {WEIGHTS_PATH}:  # that one belongs to the ratio
            if not self._devices.supports(device, name):
                raise UserError(FaultCode.PROPERTY_UNSUPPORTED, property=name, device=device)
        return wanted

    def _plan(
        self, folder: ModelFolder, request: Load, precision: str, weights_bytes: int
    ) -> KvPlan:
        gpu = is_gpu(request.device)
        free = psutil.virtual_memory().available
        own = self._devices.own_memory(request.device)
        if own is not None:
            free = own - (self._devices.memory_in_use(request.device) or 0)
        # Half of what would be left: a pool is no reason to push other programs out.
        budget = max(0, free - weights_bytes - _RESERVED_BYTES) // 2
        plan = plan_pool(
            folder.layout,
            KvPrecision(precision) if precision in set(KvPrecision) else KvPrecision.F16,
            wanted_tokens=max(1, request.context_tokens or folder.default_context),
            budget_bytes=budget,
            gpu=gpu,
        )
        # Weights that do not even fit as they are in the file end in swapping, not in an error.
        least = min(folder.weights_bytes, weights_bytes) + plan.bytes
        if least > free:
            raise UserError(
                FaultCode.OUT_OF_MEMORY, needed_bytes=weights_bytes + plan.bytes, free_bytes=free
            )
        return plan

    def _build(
        self,
        *,
        folder: ModelFolder,
        request: Load,
        tokenizer: ChatTokenizer,
        plan: KvPlan,
        properties: Mapping[str, Any],
        warming_up: Callable[[], None],
    ) -> LoadedModel:
        gpu = is_gpu(request.device)
        block = GPU_BLOCK_TOKENS if gpu else CPU_BLOCK_TOKENS
        sliced = not gpu and folder.kind == "LLM" and not folder.layout.is_hybrid
        fixed = GPU_CHUNK if gpu else (LARGEST_CPU_SLICE if sliced else CPU_HYBRID_CHUNK)
        chunk = max(1, request.prefill_chunk or fixed)
        scheduler = genai.SchedulerConfig()
        scheduler.enable_prefix_caching = True
        scheduler.num_kv_blocks = plan.blocks
        scheduler.max_num_batched_tokens = chunk
        began = time.perf_counter()
        pipeline = genai.ContinuousBatchingPipeline(
            str(folder.path), tokenizer.native, scheduler, request.device, **properties
        )
        _log.info("%s on %s: built in %.1f s, %s", folder.name, request.device,
                  time.perf_counter() - began, plan)  # fmt: skip
        model = LoadedModel(
            folder=folder,
            device=request.device,
            pipeline=pipeline,
            tokenizer=tokenizer,
            plan=plan,
            kv_precision=str(properties.get(KV_CACHE_PRECISION, "")),
            chunk_tokens=chunk,
            block_tokens=block,
            pacer=_pacer(block, chunk) if sliced and chunk >= block else None,
            prefixes=PrefixMemory(capacity=plan.blocks * block, block_tokens=block),
        )
        warming_up()
        _warm_up(model)
        return model


def _pacer(block_tokens: int, largest: int) -> PrefillPacer:
    return PrefillPacer(
        target_seconds=PREFILL_STEP_SECONDS, block_tokens=block_tokens, largest=largest
    )


def _weights_in_memory(folder: ModelFolder, properties: Mapping[str, Any], *, gpu: bool) -> int:
    """Estimate how many bytes the weights take once loaded."""
    if not gpu:
        return int(folder.total_bytes * _CPU_WEIGHTS_FACTOR)
    resident = 1 - _EXPERT_SHARE * int(properties.get(OFFLOAD_RATIO, 0)) / 100
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


def _generate(model: LoadedModel, text: str) -> tuple[float, int, float]:
    """Return the seconds of the last decode step, and tokens and seconds of the prefill."""
    ids = model.tokenizer.encode(text)
    config = model.pipeline.get_config()
    config.max_new_tokens = _WARM_UP_TOKENS
    config.ignore_eos = True
    handle = model.add_request(ids, text, config)
    prefill = model.timed_step(len(ids))
    decode = prefill
    while model.pipeline.has_non_finished_requests():
        decode = model.timed_step(1)
    del handle
    model.prefixes.remember(ids)
    return decode, len(ids), prefill
