"""An engine that speaks the protocol and follows a script: crashes, hangs, and any amount of text.

Start it in place of the real one: ``[sys.executable, scripted_engine.py, OPTION…]``. Without
options it loads at once and answers with a few words. ``--fault KIND --at WHEN`` makes it
misbehave; with ``--once FILE`` only the first time.
"""

import argparse
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from moechat.core.chat_template import TemplateAbilities
from moechat.core.conversation import FinishReason, RunMetrics
from moechat.core.faults import Fault, FaultCode
from moechat.core.machine import DeviceKind
from moechat.protocol.framing import LineSplitter, encode, request_decoder
from moechat.protocol.messages import (
    MAX_TEXT_EVENTS_PER_SECOND,
    PROTOCOL_VERSION,
    Cancel,
    Counted,
    CountTokens,
    Device,
    DeviceAnswers,
    Devices,
    Done,
    Event,
    Failed,
    Generate,
    Heartbeat,
    Hello,
    ListDevices,
    Load,
    Loaded,
    LoadProgress,
    LoadStage,
    PrefillProgress,
    Prime,
    Primed,
    Probe,
    Probed,
    ProbeStep,
    Request,
    TextDelta,
    TextKind,
    Unload,
    Unloaded,
)

PARAGRAPH = (
    "A cache keeps copies of *recently used* data close to the core, so that the **next** read of "
    "the same line costs four cycles and not two hundred. Naïve loops, 日本語 and 🙂 included.\n\n"
)
CODE = (
    "```python\n"
    + "".join(f"def line_{n}(x: int) -> int:\n    return x + {n}  # one more\n" for n in range(12))
    + "```\n\n"
)
TABLE = "| level | size | cycles |\n|---|---:|---:|\n" + "".join(
    f"| L{n} | {32 * n} kB | {4 * n} |\n" for n in range(1, 9)
)
LIST = "".join(f"{n}. Step {n}, with `code` in it\n" for n in range(1, 9)) + "\n"
MATH = "The time is $t = \\frac{n}{b}$ and in full\n\n$$\\sum_{i=0}^{n} c_i x^i$$\n\n"
TEXTS = {
    "plain": PARAGRAPH,
    "code": CODE,
    "table": TABLE + "\n",
    "math": MATH,
    "mixed": f"## Caches\n\n{PARAGRAPH}{LIST}{CODE}{TABLE}\n> Measured, not guessed.\n\n{MATH}",
}
CHARS_PER_TOKEN = 4
FAULTS = (
    "abort", "kill", "exit", "hang", "pause", "garbage", "flood", "close", "deaf", "lost", "oom",
    "driver", "bus", "fatal",
)  # fmt: skip


def command(*options: str) -> list[str]:
    """The command line that starts this engine."""
    return [sys.executable, __file__, *options]


def parse_options(arguments: list[str]) -> argparse.Namespace:
    """The script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=12, help="length of each answer")
    parser.add_argument("--rate", type=float, default=0.0, help="tokens a second; 0 = all at once")
    parser.add_argument("--text", choices=sorted(TEXTS), default="plain")
    parser.add_argument("--think", type=int, default=0, help="tokens of reasoning before the text")
    parser.add_argument("--prefill-steps", type=int, default=1)
    parser.add_argument("--prefill-s", type=float, default=0.0, help="seconds of each step")
    parser.add_argument("--prime-steps", type=int, default=1)
    parser.add_argument("--prime-s", type=float, default=0.0, help="seconds of each step")
    parser.add_argument("--refuse-prime", choices=[code.value for code in FaultCode])
    parser.add_argument("--count-s", type=float, default=0.0, help="seconds until it counts")
    parser.add_argument("--full-at", type=int, default=0, help="tokens of a prompt; 0 = never")
    parser.add_argument("--switch", default="", help="of the template, for thinking")
    parser.add_argument("--efforts", action="store_true", help="the template knows them")
    parser.add_argument("--load-s", type=float, default=0.0)
    parser.add_argument("--heartbeat-s", type=float, default=1.0)
    parser.add_argument("--protocol", type=int, default=PROTOCOL_VERSION)
    parser.add_argument("--strange-hello", action="store_true", help="of other fields")
    parser.add_argument("--noise", type=int, default=0, help="stray lines before Hello")
    parser.add_argument("--refuse", choices=[code.value for code in FaultCode])
    parser.add_argument("--ignore-cancel", action="store_true")
    parser.add_argument("--late", action="store_true", help="send events of old ids too")
    parser.add_argument("--child", action="store_true", help="have a child process")
    parser.add_argument("--fault", choices=FAULTS)
    parser.add_argument(
        "--at", default="start", help="start, idle, load, prime, prefill, token:N, or probe:PLUGIN"
    )
    parser.add_argument("--once", type=Path, help="misbehave only while this file is absent")
    return parser.parse_args(arguments)


class ScriptedEngine:
    """The main thread reads requests, a worker answers, a third beats."""

    def __init__(self, options: argparse.Namespace, out: BinaryIO) -> None:
        self._options = options
        self._out = out
        self._lock = threading.Lock()
        self._work: queue.SimpleQueue[Request] = queue.SimpleQueue()
        self._cancelled: set[int] = set()
        self._mute = threading.Event()
        self._spoil_next = False
        self._deaf = False
        self._request_id = -1  # of the latest load or answer

    def run(self) -> None:
        """Serve until stdin ends."""
        options = self._options
        for _ in range(options.noise):
            self._write(b"a native library says hello\n")
        self._misbehave("start")
        if options.strange_hello:
            self._write(b'{"type":"hello","protocol":%d,"build":"x"}\n' % options.protocol)
        else:
            hello = Hello(
                protocol=options.protocol, app="scripted", pid=os.getpid(),
                openvino="0", genai="0", tokenizers="0",
            )  # fmt: skip
            self._send(hello)
        threading.Thread(target=self._beat, daemon=True).start()
        threading.Thread(target=self._serve, daemon=True).start()
        self._misbehave("idle")
        splitter = LineSplitter()
        while data := os.read(0, 1 << 20):
            if self._deaf:
                time.sleep(3600)
            for line in splitter.feed(data):
                request = request_decoder.decode(line)
                if isinstance(request, Cancel):
                    self._cancelled.add(request.id)
                elif isinstance(request, CountTokens):
                    tokens = [len(text) // CHARS_PER_TOKEN for text in request.texts]
                    counted = Counted(id=request.id, tokens=tokens, per_message=4, per_prompt=3)
                    timer = threading.Timer(self._options.count_s, self._send, [counted])
                    timer.daemon = True
                    timer.start()
                else:
                    self._work.put(request)
        os._exit(0)

    def _beat(self) -> None:
        while not self._mute.is_set():
            self._send(Heartbeat(rss_bytes=400 << 20, private_bytes=300 << 20))
            time.sleep(self._options.heartbeat_s)

    def _serve(self) -> None:
        while True:
            match self._work.get():
                case ListDevices(id=request_id):
                    devices = [Device("CPU", "Scripted CPU"), Device("GPU", "Scripted GPU")]
                    self._send(Devices(id=request_id, devices=devices))
                case Probe(id=request_id):
                    self._probe(request_id)
                case Load() as load:
                    self._load(load)
                case Unload(id=request_id):
                    self._send(Unloaded(id=request_id))
                case Generate() as generate:
                    self._generate(generate)
                case Prime() as prime:
                    self._prime(prime)

    def _probe(self, request_id: int) -> None:
        for plugin, kind in (("CPU", DeviceKind.CPU), ("GPU", DeviceKind.INTEGRATED)):
            self._send(ProbeStep(id=request_id, plugin=plugin))
            self._misbehave(f"probe:{plugin}")
            device = DeviceAnswers(id=plugin, name=f"Scripted {plugin}", kind=kind)
            self._send(ProbeStep(id=request_id, plugin=plugin, device=device))
        self._send(Probed(id=request_id))

    def _load(self, load: Load) -> None:
        options = self._options
        self._request_id = load.id
        for number, stage in enumerate(LoadStage):
            self._send(LoadProgress(id=load.id, stage=stage, fraction=number / len(LoadStage)))
            time.sleep(options.load_s / len(LoadStage))
        self._misbehave("load")
        if options.refuse:
            self._send(Failed(id=load.id, fault=Fault(FaultCode(options.refuse))))
            return
        loaded = Loaded(
            id=load.id, name=Path(load.model_dir).name, device=load.device,
            device_name=f"Scripted {load.device}", pipeline="LLM", context_tokens=8192,
            wanted_context_tokens=8192, kv_bytes=64 << 20, kv_precision="u8",
            load_ms=options.load_s * 1000, rss_bytes=400 << 20,
            template=TemplateAbilities(switch=options.switch, efforts=options.efforts),
        )  # fmt: skip
        self._send(loaded)

    def _generate(self, request: Generate) -> None:
        options = self._options
        self._request_id = request.id
        prompt = max(1, sum(len(m.content) for m in request.messages) // CHARS_PER_TOKEN)
        if options.full_at and prompt > options.full_at:
            values: dict[str, str | int | float] = {"prompt_tokens": prompt, "context_tokens": 8192}
            self._send(Failed(id=request.id, fault=Fault(FaultCode.CONTEXT_FULL, values)))
            return
        began = time.monotonic()
        for step in range(1, options.prefill_steps + 1):
            time.sleep(options.prefill_s)
            done = prompt * step // options.prefill_steps
            self._send(PrefillProgress(id=request.id, done_tokens=done, total_tokens=prompt))
            if self._is_cancelled(request):
                break
        self._misbehave("prefill")
        ttft = time.monotonic() - began
        tokens, reason = self._answer(request)
        took = max(time.monotonic() - began - ttft, 1e-6)
        metrics = RunMetrics(
            prompt_tokens=prompt, new_tokens=tokens, ttft_ms=ttft * 1000,
            tokens_per_second=tokens / took, prefill_ms=ttft * 1000, peak_rss_bytes=400 << 20,
        )  # fmt: skip
        self._send(Done(id=request.id, finish_reason=reason, metrics=metrics))
        if options.late:
            self._send(TextDelta(id=request.id, seq=0, kind=TextKind.TEXT, text="late", tokens=1))

    def _prime(self, request: Prime) -> None:
        options = self._options
        self._request_id = request.id
        prompt = max(1, sum(len(m.content) for m in request.messages) // CHARS_PER_TOKEN)
        began = time.monotonic()
        for step in range(1, options.prime_steps + 1):
            time.sleep(options.prime_s)
            done = prompt * step // options.prime_steps
            self._send(PrefillProgress(id=request.id, done_tokens=done, total_tokens=prompt))
            if self._is_cancelled(request):
                break
        self._misbehave("prime")
        if options.refuse_prime:
            fault = Fault(FaultCode(options.refuse_prime))
            self._send(Failed(id=request.id, fault=fault))
            return
        primed = Primed(
            id=request.id, prompt_tokens=prompt, seconds=time.monotonic() - began,
            cancelled=self._is_cancelled(request),
        )  # fmt: skip
        self._send(primed)

    def _answer(self, request: Generate) -> tuple[int, FinishReason]:
        """Send the text, as many tokens at a time as the rate and 30 events a second make."""
        options = self._options
        length = min(options.tokens, request.max_new_tokens)
        batch = max(1, round(options.rate / MAX_TEXT_EVENTS_PER_SECOND)) if options.rate else 8
        pieces = tokens_of(TEXTS[options.text])
        began, tokens = time.monotonic(), 0
        for seq in range(-(-(length + options.think) // batch)):
            if self._is_cancelled(request):
                return tokens, FinishReason.CANCELLED
            self._misbehave(f"token:{tokens}")
            kind = TextKind.REASONING if tokens < options.think else TextKind.TEXT
            count = min(batch, length + options.think - tokens)
            text = "".join(next(pieces) for _ in range(count))
            tokens += count
            self._send(TextDelta(id=request.id, seq=seq, kind=kind, text=text, tokens=tokens))
            if options.rate:
                time.sleep(max(0.0, began + tokens / options.rate - time.monotonic()))
        short = options.tokens > request.max_new_tokens
        return tokens, FinishReason.LENGTH if short else FinishReason.STOP

    def _is_cancelled(self, request: Generate) -> bool:
        return request.id in self._cancelled and not self._options.ignore_cancel

    def _send(self, event: Event) -> None:
        line = encode(event)
        if self._spoil_next:
            self._spoil_next = False
            line = line[: len(line) // 2] + b"hello from C++\n"
        self._write(line)

    def _write(self, data: bytes) -> None:
        with self._lock:
            self._out.write(data)
            self._out.flush()

    def _misbehave(self, moment: str) -> None:
        options = self._options
        if options.fault is None or moment != options.at:
            return
        if options.once is not None:
            if options.once.exists():
                return
            options.once.touch()
        getattr(self, f"_fault_{options.fault}")()

    def _fault_abort(self) -> None:
        os.abort()

    def _fault_kill(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def _fault_bus(self) -> None:
        os.kill(os.getpid(), signal.SIGBUS)
        time.sleep(3600)

    def _fault_exit(self) -> None:
        sys.stderr.write("Traceback (most recent call last):\nRuntimeError: scripted\n")
        sys.stderr.flush()
        os._exit(3)

    def _fault_oom(self) -> None:
        sys.stderr.write("terminate called after throwing an instance of 'std::bad_alloc'\n")
        sys.stderr.flush()
        os.abort()

    def _fault_driver(self) -> None:
        sys.stderr.write("[GPU] clFlush, error code: -5 CL_OUT_OF_RESOURCES\n")
        sys.stderr.flush()
        os.abort()

    def _fault_fatal(self) -> None:
        """Tell why, and end: what the engine does where the GPU is lost."""
        fault = Fault(FaultCode.GPU_LOST, {"device": "GPU"}, fatal=True)
        self._send(Failed(id=self._request_id, fault=fault))
        os._exit(0)

    def _fault_hang(self) -> None:
        self._lock.acquire()  # as if native code held Python's own lock
        time.sleep(3600)

    def _fault_pause(self) -> None:
        os.kill(os.getpid(), signal.SIGSTOP)
        time.sleep(3600)  # the signal may take another thread first

    def _fault_garbage(self) -> None:
        for number in range(100):
            self._write(b"<<< \xff\xfe garbage %d >>>\n" % number)
        time.sleep(3600)

    def _fault_flood(self) -> None:
        while True:
            self._write(b"x" * (1 << 20))

    def _fault_close(self) -> None:
        self._mute.set()
        os.close(1)
        time.sleep(3600)

    def _fault_deaf(self) -> None:
        self._deaf = True
        os.close(0)
        time.sleep(3600)

    def _fault_lost(self) -> None:
        """Spoil one text event, as a native print in the middle of it would."""
        self._spoil_next = True


def tokens_of(text: str) -> Iterator[str]:
    """``text`` over and over, in tokens."""
    while True:
        for start in range(0, len(text), CHARS_PER_TOKEN):
            yield text[start : start + CHARS_PER_TOKEN]


def main() -> None:
    """Run the script of the command line, or of MOECHAT_SCRIPT where that is set."""
    options = parse_options(sys.argv[1:] or os.environ.get("MOECHAT_SCRIPT", "").split())
    if options.child:
        import subprocess

        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    ScriptedEngine(options, sys.stdout.buffer).run()


if __name__ == "__main__":
    main()
