"""What the worker's thread does for each request. Importing this imports OpenVINO."""

import gc
import logging
import time
from functools import partial
from pathlib import Path
from typing import assert_never

import openvino as ov

from moechat.core.faults import FaultCode, UserError
from moechat.engine.counter import TokenCounter
from moechat.engine.devices import Devices, is_gpu
from moechat.engine.generation import Generation, PipelineLostError, as_generate
from moechat.engine.load_watch import LoadWatch
from moechat.engine.memory import MemorySampler, Pulse
from moechat.engine.pipeline import LoadedModel, Loader, decode_a_little
from moechat.engine.preflight import inspect_folder
from moechat.engine.private_memory import lock_weights, private_memory, read_back
from moechat.engine.probe import DeviceProbe
from moechat.engine.properties import check_request
from moechat.engine.worker import Cancelled, Job
from moechat.protocol import messages as wire
from moechat.protocol.wire import EventWriter

_log = logging.getLogger(__name__)
_DEVICE_MEMORY_SECONDS = 1.0
_WARM_UP_BEGINS = 0.95  # of the whole load


class PipelineSession:
    """Holds at most one loaded model."""

    def __init__(
        self, writer: EventWriter, sampler: MemorySampler, pulse: Pulse, counter: TokenCounter
    ) -> None:
        self._writer, self._counter = writer, counter
        self._sampler = sampler
        self._pulse = pulse
        self._devices = Devices(ov.Core())
        self._loader = Loader(self._devices)
        self._memory = private_memory()
        self._model: LoadedModel | None = None
        self._device_memory_due = 0.0

    def perform(self, job: Job) -> wire.Event:
        """Do a request and return the event that ends it; raises `UserError`."""
        request = job.request
        match request:
            case wire.ListDevices():
                return wire.Devices(id=request.id, devices=self._devices.list())
            case wire.Probe():
                return DeviceProbe(self._writer.send).run(request.id)
            case wire.Load():
                try:
                    return self._load(job, request)
                except Cancelled:
                    self._free()
                    return wire.Unloaded(id=request.id)
            case wire.Unload():
                self._free()
                return wire.Unloaded(id=request.id)
            case wire.Generate() | wire.Prime():
                return self._run(job, request)
            case _:
                assert_never(request)

    def _load(self, job: Job, request: wire.Load) -> wire.Loaded:
        began = time.perf_counter()
        self._free()

        def report(stage: wire.LoadStage, fraction: float | None = None) -> None:
            self._writer.send(wire.LoadProgress(id=request.id, stage=stage, fraction=fraction))

        def enter(stage: wire.LoadStage, fraction: float | None = None) -> None:
            job.check()
            report(stage, fraction)

        enter(wire.LoadStage.CHECKING)
        check_request(request)
        folder = inspect_folder(Path(request.model_dir))
        self._devices.require(request.device)
        enter(wire.LoadStage.READING)
        watch = LoadWatch(self._sampler, report)

        def warm_up_begins() -> None:
            watch.stop()
            enter(wire.LoadStage.WARMING_UP, _WARM_UP_BEGINS)

        try:
            model = self._loader.load(
                folder, request, building=watch.start, warming_up=warm_up_begins
            )
        finally:
            watch.stop()
        job.check()
        lock = None
        if request.lock_bytes and not is_gpu(request.device):
            lock = lock_weights(self._memory, request.lock_bytes, partial(decode_a_little, model))
        self._model = model
        self._counter.use(model.tokenizer)
        self._note_device_memory()
        resident, _ = self._sampler.usage()
        return wire.Loaded(
            id=request.id,
            name=folder.name,
            device=request.device,
            device_name=self._devices.full_name(request.device),
            pipeline=folder.kind,
            context_tokens=model.plan.context_tokens,
            wanted_context_tokens=request.context_tokens or folder.default_context,
            kv_bytes=model.pool_bytes,
            kv_precision=model.kv_precision,
            load_ms=1000 * (time.perf_counter() - began),
            rss_bytes=resident,
            device_bytes=self._sampler.device_bytes,
            ratio=model.ratio,
            prefill_chunk=model.chunk_tokens,
            pool_tokens=model.pool_tokens,
            memory_before=model.memory_before,
            memory=model.memory,
            warm_up_ms=1000 * model.warm_up_seconds,
            template=model.tokenizer.abilities,
            lock=lock,
        )

    def _run(self, job: Job, request: wire.Generate | wire.Prime) -> wire.Done | wire.Primed:
        if self._model is None:
            raise UserError(FaultCode.NOTHING_LOADED)
        if not is_gpu(self._model.device):
            # A run that was stopped meanwhile says so itself, after its first step.
            free = self._devices.free_memory(self._model.device)
            read_back(self._memory, free, lambda: job.cancelled)

        def between_steps() -> None:
            self._pulse.beat()
            if time.monotonic() >= self._device_memory_due:
                self._note_device_memory()
            job.check()

        run = Generation(
            self._model,
            as_generate(request),
            received=job.received,
            send=self._writer.send,
            between_steps=between_steps,
            sampler=self._sampler,
        )
        try:
            return run.prime() if isinstance(request, wire.Prime) else run.run()
        except PipelineLostError as error:
            del run
            self._free()
            raise UserError.from_fault(error.fault) from None

    def _free(self) -> None:
        """Give the model's memory back. The destructor runs here and holds Python's lock."""
        if self._model is None:
            return
        self._counter.use(None)
        device, self._model = self._model.device, None
        gc.collect()
        self._sampler.device_bytes = self._devices.memory_in_use(device)
        _log.info("unloaded")

    def _note_device_memory(self) -> None:
        """Ask the driver here, where a driver that hangs stops nothing but its own work."""
        self._device_memory_due = time.monotonic() + _DEVICE_MEMORY_SECONDS
        if self._model is not None:
            self._sampler.device_bytes = self._devices.memory_in_use(self._model.device)
