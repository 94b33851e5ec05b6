"""Render the window's states into PNG files, to be looked at.

    python -m tests.shots.render FOLDER [--only STATE…] [--scale 1 2] [--font FAMILY] [--points N]

The figures in them are examples. Nothing is started and nothing is read from the user's data.
"""

import argparse
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest

from moechat.core.conversation import Conversation, Message, MessageState, Outline, Role, RunMetrics
from moechat.core.engine_rates import EngineRates
from moechat.core.faults import Fault, FaultCode
from moechat.core.machine_findings import FindingLevel
from moechat.core.memory_parts import PlannedParts, memory_parts
from moechat.core.memory_split import MemorySplit
from moechat.core.model_name import ModelName, read_model_name
from moechat.core.plan import CurvePoint
from moechat.core.ratio_stops import RatioStops
from moechat.core.speed_learning import Basis
from moechat.protocol.messages import Device, LoadProgress, LoadStage, TextKind
from moechat.services.first_look import FirstLook, LookRow
from moechat.services.models import ModelEntry
from moechat.services.texts import describe
from moechat.ui.application import make_application
from moechat.ui.composer import Mode
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.first_run import Offer
from moechat.ui.frame import Side
from moechat.ui.icons import IconSet
from moechat.ui.memory_bar import MemoryNotes
from moechat.ui.offload.disk_view import Activity
from moechat.ui.offload.ratio_slider import Marks
from moechat.ui.offload.streaming_card import Offload
from moechat.ui.shell import Page, Shell
from moechat.ui.theme import Scheme, Theme, Tone
from moechat.ui.transcript.view import TranscriptView
from tests.shots.models_stage import models_states
from tests.shots.settings_stage import settings_states

GIB = 1024**3
ANSWER = """\
A CPU cache is a small, fast memory that keeps copies of recently used data close to the core. \
When the core needs an address it first looks there:

- **Hit**: the line is present, about 4 cycles.
- **Miss**: the line is fetched from the next level, 14 to 200 cycles.

Walking memory in order touches each 64-byte line once:

```c
for (int i = 0; i < n; i++)      // one miss per 16 ints
    sum += a[i];
for (int i = 0; i < n; i += 16)  // one miss per step
    sum += a[i];
```

Both loops wait for the same number of lines, so they take nearly the same time although the \
first does 16 times the work."""


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--scale", nargs="*", type=float, default=[1.0, 2.0])
    parser.add_argument("--font", default="")
    parser.add_argument("--points", type=float, default=10.5)
    return parser.parse_args(arguments)


def main() -> int:
    options = parse(sys.argv[1:])
    options.folder.mkdir(parents=True, exist_ok=True)
    if len(options.scale) == 1:
        render(options, options.scale[0])
        return 0
    for scale in options.scale:  # Qt reads the scale once
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            "QT_SCALE_FACTOR": str(scale),
        }
        command = [
            sys.executable,
            "-m",
            "tests.shots.render",
            str(options.folder),
            "--scale",
            str(scale),
        ]
        command += ["--font", options.font, "--points", str(options.points)]
        if options.only:
            command += ["--only", *options.only]
        subprocess.run(command, env=environment, check=True)
    return 0


def render(options: argparse.Namespace, scale: float) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_SCALE_FACTOR", str(scale))

    app = make_application(sys.argv[:1])
    font = QFont(options.font) if options.font else app.font()
    font.setPointSizeF(options.points)
    app.setFont(font)
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme = Theme(app, scheme)
        for name, (size, arrange) in STATES.items():
            if options.only and name not in options.only:
                continue
            stage = Stage(theme)
            stage.shell.resize(*size)
            stage.shell.show()
            stage.fill()
            arrange(stage)
            for _ in range(5):
                app.processEvents()
                time.sleep(0.02)
            path = options.folder / f"{name}-{scheme}-{scale:g}x.png"
            stage.shell.grab().save(str(path))
            print(path)
            stage.shell.close()
            stage.shell.deleteLater()


class Stage:
    """A shell with examples in it."""

    def __init__(self, theme: Theme) -> None:

        self.transcript = TranscriptView(theme, describe)
        self.theme, self.icons = theme, IconSet(theme)
        self.shell = Shell(theme, self.icons, self.transcript)

    def fill(self) -> None:

        shell, now = self.shell, time.time()
        titles = (
            ("How a CPU cache works", 0),
            ("SQL window functions", 0),
            ("Reply to landlord", 1),
            ("Trip to Kraków, 4 days", 1),
            ("Regex for log lines that span more than one line", 1),
            ("日本語の助詞について", 4),
            ("مرحبا بالعالم", 4),
            ("Sourdough, again", 30),
        )
        shell.sidebar.set_chats(
            [
                Conversation(id=str(i), title=t, created_at=now, updated_at=now - 86_400 * days)
                for i, (t, days) in enumerate(titles)
            ]
        )
        shell.sidebar.select("0")
        bar, panel = shell.top_bar, shell.panel
        bar.show_model(ModelName("Qwen3.6-35B-A3B", "int4"))
        bar.set_devices([Device("CPU", "Core Ultra 7 155H")], "CPU")
        bar.show_state("Ready", Tone.OK)
        bar.show_figures("11.4 tok/s · 25.6 of 31.3 GB")
        shell.composer.set_mode(Mode.READY, "Qwen3.6-35B-A3B")
        shell.composer.show_context(2100, 32_768)
        panel.speed.show_rate(11.4)
        panel.speed.show_first_token(2900)
        panel.speed.show_history(
            [11.4 + math.sin(i / 7) * 0.4 - 8 / (1 + i / 6) for i in range(220)]
        )
        panel.memory.show_parts(memory_parts(MEMORY, PLANNED), NOTES)
        panel.activity.show_activity(Activity(RATES, 18.6, "NVMe · 3.1 GB/s"))
        panel.streaming.show_offload(OFFLOAD)
        panel.streaming.show_proof("Streaming active", Tone.OK, "")

    # ── states ───────────────────────────────────────────────────────────────

    def chat(self) -> None:
        self._talk(ANSWER)

    def _talk(self, text: str, **changes: object) -> None:

        metrics = RunMetrics(
            prompt_tokens=1788, new_tokens=312, ttft_ms=2900, tokens_per_second=11.4
        )
        question = "Explain how a CPU cache works, with a small example in C."
        common = {"conversation_id": "c", "created_at": time.time()}
        user = Message(id="u", parent_id=None, role=Role.USER, text=question, **common)
        fields = {
            "text": text,
            "reasoning": "The user wants an explanation.",
            "reasoning_ms": 4200.0,
            "state": MessageState.COMPLETE,
            "metrics": metrics,
            **changes,
        }
        self.answer = Message(id="a", parent_id="u", role=Role.ASSISTANT, **common, **fields)
        messages = [user, self.answer]
        self.transcript.set_outline(
            [Outline(m.id, m.role, len(m.text), m.text.count("\n") + 1) for m in messages]
        )
        self.transcript.supply(messages)
        self.shell.show_page(Page.TRANSCRIPT)

    def generating(self) -> None:

        self._talk("", state=MessageState.DRAFT, metrics=None)
        self.transcript.begin_answer(self.answer)
        self.transcript.add_delta("a", TextKind.TEXT, ANSWER[:620], False)
        self.shell.composer.set_mode(Mode.ANSWERING)
        self.shell.top_bar.show_state("Answering", Tone.OK)

    def prefill(self) -> None:

        self._talk("", reasoning="", state=MessageState.DRAFT, metrics=None)
        self.transcript.begin_answer(self.answer)
        self.transcript.show_prefill("a", 2357, 6204)
        self.shell.composer.set_mode(Mode.ANSWERING)
        self.shell.top_bar.show_state("Reading the prompt", Tone.MUTED)

    def no_xmx(self) -> None:
        self.chat()
        self.shell.panel.streaming.show_unavailable(
            "Streaming needs an Intel GPU with XMX. This model runs on the CPU, wholly in memory."
        )

    def moved(self) -> None:
        self.chat()
        self.shell.panel.streaming.slider.setFocus()
        QTest.keyClick(self.shell.panel.streaming.slider, Qt.Key.Key_PageUp)

    def too_little(self) -> None:
        self.chat()
        self.shell.panel.streaming.slider.setFocus()
        QTest.keyClick(self.shell.panel.streaming.slider, Qt.Key.Key_Home)

    def stopping(self) -> None:
        self.generating()
        self.shell.composer.stop()
        self.shell.composer.offer_force_stop()

    def crash(self) -> None:

        self._talk(
            ANSWER[:640],
            state=MessageState.INTERRUPTED,
            metrics=None,
            fault=Fault(FaultCode.DRIVER_FAILED, {"device": "GPU", "stage": "decode"}, "trace"),
        )
        self.shell.top_bar.show_state("Engine restarted", Tone.WARN)

    def banner(self) -> None:

        self.chat()
        self.notices = FaultNotices(self.shell.notices)
        self.notices.show("a", Fault(FaultCode.ENGINE_CRASH_LOOP, {"count": 3, "minutes": 5}, "x"))
        self.notices.show("b", Fault(FaultCode.MODEL_FOLDER_MISSING, {"path": "/models/Qwen3-8B"}))
        self.shell.top_bar.show_state("Engine stopped", Tone.BAD)

    def empty(self) -> None:

        self.shell.sidebar.select("")
        self.shell.composer.show_context(None, None)
        self.shell.show_page(Page.EMPTY)

    def loading(self) -> None:

        self.empty()
        half_way = MemorySplit(
            total=MEMORY.total, model=7 * GIB, other=MEMORY.other, free=MEMORY.free + int(8.4 * GIB)
        )
        self.shell.panel.memory.show_parts(memory_parts(half_way, PLANNED), NOTES)
        self.shell.panel.streaming.set_loading(True)
        self.shell.composer.set_mode(Mode.LOADING)
        self.shell.show_loading("Qwen3.6-35B-A3B")
        self.shell.loading.show_progress(
            LoadProgress(id=1, stage=LoadStage.COMPILING, fraction=0.54)
        )
        self.shell.top_bar.show_state("Loading, 54 %", Tone.MUTED)

    def first(self) -> None:

        self.empty()
        shell = self.shell
        shell.sidebar.set_chats([])
        shell.top_bar.show_model(None)
        shell.top_bar.show_state("No model", Tone.MUTED)
        shell.panel.streaming.hide()
        shell.panel.speed.show_rate(None)
        shell.panel.speed.show_first_token(None)
        shell.panel.speed.show_history([])
        shell.first_start.show_look(LOOK)
        shell.first_start.show_offer(OFFER)
        shell.composer.set_mode(Mode.NO_MODEL)
        shell.show_page(Page.FIRST_START)

    def drawer(self) -> None:

        self.chat()
        self.shell.frame.toggle(Side.SIDEBAR)

    def link(self) -> None:
        self.chat()
        self.shell.link_prompt.ask("https://example.org/a/long/path?and=" + "words-" * 30)

    def pasted(self) -> None:
        self.chat()
        self.shell.composer.insert("Sum this up in ten lines.\n\nIn English.")
        self.shell.composer.edit.large_text_pasted.emit("log line\n" * 90_000)

    def model_menu(self) -> None:

        self.chat()
        bar = self.shell.top_bar
        folders = ("Qwen3.6-35B-A3B-int4-ov", "LFM2-8B-A1B-int4-ov", "gpt-oss-20b-int4-ov")
        bar.set_models(
            [
                ModelEntry(Path(f"/models/{f}"), read_model_name(f), missing=n == 2, current=n == 0)
                for n, f in enumerate(folders)
            ]
        )
        bar.set_can_unload(True)
        menu = bar._model.menu()
        menu.setParent(self.shell)  # into the picture
        menu.aboutToShow.emit()
        menu.adjustSize()
        menu.move(bar._model.mapTo(self.shell, bar._model.rect().bottomLeft()))
        menu.show()
        menu.raise_()


def _offload() -> Offload:
    """Qwen3.6-35B-A3B on an Arc 140V with 32 GB; the figures are examples."""
    points = [
        CurvePoint(
            ratio=ratio,
            slots=256 * (100 - ratio) // 100,
            needed_bytes=int((3.0 + 1.6 + 15.6 * (100 - ratio) / 100) * GIB),
            fits=ratio >= 18,
            tokens_per_second=29 / (1 + 0.03 * ratio) if ratio else 1.4,
            ttft_ms=22_000 if ratio else 2100,
            basis=Basis.MEASURED if ratio in (30, 50) else Basis.ESTIMATED,
            error_factor=1.4,
        )
        for ratio in range(100)
    ]
    return Offload(
        stops=RatioStops.of(points),
        ratio=30,
        comfortable_bytes=int(18.1 * GIB),
        manual=False,
        source="suggested",
        why="Picked 30 %: leaves 5.7 GB free. At 17 % memory would be too short. Close 4.6 GB of "
        "programs: no streaming, first token about 10 times sooner.",
        marks=Marks(suggested=30, last_good=50),
        reload_ms=14_000,
    )


OFFLOAD = _offload()
MEMORY = MemorySplit(
    total=int(31.3 * GIB), model=int(15.4 * GIB), other=int(10.2 * GIB), free=int(5.7 * GIB)
)
PLANNED = PlannedParts(
    fixed=int(2.8 * GIB), experts=int(10.9 * GIB), context=int(0.4 * GIB), working=int(1.3 * GIB)
)
LOOK = FirstLook(
    "This PC can run models larger than its memory",
    (
        LookRow("Graphics", "Arc 140V", FindingLevel.OK,
                "Intel Arc 140V has XMX units: it can stream experts."),
        LookRow("Memory", "31.3 GB, 21.1 GB free", FindingLevel.OK,
                "21.1 GB of 31.3 GB are free for a model."),
        LookRow("Model drive", "NVMe drive, 3,100 MB/s in slices", FindingLevel.OK,
                "The drive reads expert slices fast enough."),
        LookRow("Software", "OpenVINO 2026.4.1", FindingLevel.PROBLEM,
                "Intel graphics is present, but its driver is missing.",
                "Install intel-opencl-icd, then start moechat again."),
    ),
)  # fmt: skip
OFFER = Offer(
    "Qwen3.6-35B-A3B",
    "int4 · 19.7 GB · Apache-2.0",
    "The best that this PC runs well: 30 % of its experts streamed, about 18 tokens a second "
    "(estimated)",
)
RATES = EngineRates(
    read_bytes_s=334e6, drive_read_bytes_s=87e6, major_faults_s=0, swap_in_bytes_s=0,
    swap_out_bytes_s=0, gpu_busy=0.83,
)  # fmt: skip
NOTES = MemoryNotes(experts="179 of 256", context="2.1k of 32k tokens")
WIDE, SMALL, LARGE = (1280, 800), (1000, 700), (1600, 1000)
STATES: dict[str, tuple[tuple[int, int], Callable[[Stage], None]]] = {
    "chat": (WIDE, Stage.chat),
    "generating": (WIDE, Stage.generating),
    "prefill": (WIDE, Stage.prefill),
    "no-xmx": (WIDE, Stage.no_xmx),
    "moved": (WIDE, Stage.moved),
    "does-not-fit": (WIDE, Stage.too_little),
    "stopping": (WIDE, Stage.stopping),
    "crash": (WIDE, Stage.crash),
    "banner": (WIDE, Stage.banner),
    "empty": (WIDE, Stage.empty),
    "loading": (WIDE, Stage.loading),
    "first": (WIDE, Stage.first),
    "pasted": (WIDE, Stage.pasted),
    "menu": (WIDE, Stage.model_menu),
    "link": (WIDE, Stage.link),
    "narrow": (SMALL, Stage.chat),
    "drawer": (SMALL, Stage.drawer),
    "narrow-banner": (SMALL, Stage.banner),
    "large": (LARGE, Stage.chat),
}

STATES |= settings_states(WIDE, SMALL, LARGE) | models_states(WIDE, SMALL, LARGE)

if __name__ == "__main__":
    sys.exit(main())
