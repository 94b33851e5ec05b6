"""The engine process: reads requests on the main thread until its standard input ends."""

import importlib.metadata
import os
from typing import BinaryIO

from moechat import __version__
from moechat.engine.counter import TokenCounter
from moechat.engine.memory import MemorySampler, Pulse
from moechat.engine.worker import Session, Worker
from moechat.protocol import host
from moechat.protocol.framing import request_decoder
from moechat.protocol.messages import PROTOCOL_VERSION, Cancel, CountTokens, Hello
from moechat.protocol.wire import EventWriter, Refusal, read_requests


def run() -> None:
    """Be the engine; never returns."""
    writer = EventWriter(host.guard_stdout())
    host.start_log()
    host.tie_to_parent()
    writer.send(_hello())
    host.yield_to_others()
    sampler = MemorySampler()
    pulse = Pulse(sampler, writer.send)
    pulse.start()
    worker, counter = Worker(writer), TokenCounter(writer)
    counter.start()

    def open_session() -> Session:
        # OpenVINO takes a moment to import: the handshake comes first.
        from moechat.engine.session import PipelineSession  # noqa: PLC0415

        return PipelineSession(writer, sampler, pulse, counter)

    worker.start(open_session)
    with open(0, "rb", buffering=1 << 16, closefd=False) as stdin:
        _serve(stdin, worker, counter, writer)
    # Not an orderly exit: a step or a load may be running, and nothing here needs saving.
    os._exit(0)


def _hello() -> Hello:
    version = importlib.metadata.version
    return Hello(
        protocol=PROTOCOL_VERSION,
        app=__version__,
        pid=os.getpid(),
        openvino=version("openvino"),
        genai=version("openvino-genai"),
        tokenizers=version("openvino-tokenizers"),
    )


def _serve(stdin: BinaryIO, worker: Worker, counter: TokenCounter, writer: EventWriter) -> None:
    for request in read_requests(stdin, request_decoder):
        if isinstance(request, Refusal):
            writer.fail(request.id, request.fault)
        elif isinstance(request, Cancel):
            worker.cancel(request.id)
        elif isinstance(request, CountTokens):
            counter.submit(request)
        else:
            worker.submit(request)


if __name__ == "__main__":
    run()
