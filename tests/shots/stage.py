"""A shell with examples in it, on which the states are arranged."""

import math
import time
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from moechat.core.bottleneck import Bottleneck, Cause
from moechat.core.conversation import Conversation, Message, MessageState, Outline, Role, RunMetrics
from moechat.core.device_name import short_device_name
from moechat.core.engine_rates import EngineRates
from moechat.core.machine import DriveKind, Machine
from moechat.core.memory_parts import memory_parts
from moechat.core.memory_split import MemorySplit
from moechat.core.model_name import ModelName
from moechat.core.plan import Plan
from moechat.core.streaming_figures import StreamingFigures
from moechat.protocol.messages import Device
from moechat.services.bottleneck_texts import (
    Situation,
    bottleneck_advice,
    bottleneck_title,
    evidence_text,
)
from moechat.services.texts import describe, format_count
from moechat.ui.composer import Mode
from moechat.ui.figures import rate_text, token_count, use_text
from moechat.ui.icons import IconSet
from moechat.ui.memory_bar import MemoryNotes
from moechat.ui.offload.disk_view import Activity, Verdict
from moechat.ui.shell import Page, Shell
from moechat.ui.theme import Theme, Tone
from moechat.ui.transcript.view import TranscriptView
from tests.shots.example_services import ExampleWindow
from tests.shots.examples import (
    CONTEXT,
    MACHINE,
    RATES,
    STREAMING,
    memory_at,
    planned,
    planned_parts,
)

SPEED, TTFT_MS = 18.6, 15_400.0
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
_TITLES = (
    ("How a CPU cache works", 0),
    ("SQL window functions", 0),
    ("Reply to landlord", 1),
    ("Trip to Kraków, 4 days", 1),
    ("Regex for log lines that span more than one line", 1),
    ("日本語の助詞について", 4),
    ("مرحبا بالعالم", 4),
    ("Sourdough, again", 30),
)


class Stage:
    """A loaded model and a chat; ``above`` are windows of their own, drawn over the picture."""

    def __init__(self, theme: Theme, size: tuple[int, int]) -> None:
        self.theme, self.icons = theme, IconSet(theme)
        self.transcript = TranscriptView(theme, describe)
        self.shell = Shell(theme, self.icons, self.transcript)
        self.above: list[tuple[QWidget, QPoint | None]] = []  # None = in the middle
        self.shell.resize(*size)
        self.shell.show()
        self.window = ExampleWindow(self.shell, theme, self.icons)
        self._fill()

    def _fill(self) -> None:
        shell, now = self.shell, time.time()
        shell.sidebar.set_chats(
            [
                Conversation(id=str(i), title=t, created_at=now, updated_at=now - 86_400 * days)
                for i, (t, days) in enumerate(_TITLES)
            ]
        )
        shell.sidebar.select("0")
        bar, panel = shell.top_bar, shell.panel
        bar.show_model(ModelName("Qwen3.6-35B-A3B", "int4"))
        self.show_device("GPU")
        bar.show_state("Ready", Tone.OK)
        shell.composer.set_mode(Mode.READY, "Qwen3.6-35B-A3B")
        shell.composer.show_context(2100, CONTEXT)
        panel.speed.show_first_token(TTFT_MS)
        panel.speed.show_history(
            [SPEED + math.sin(i / 7) * 0.4 - 8 / (1 + i / 6) for i in range(220)]
        )
        load = planned()
        self.window.loaded(load)
        self.show_memory(load.plan, memory_at(load.plan))
        self.show_speed(SPEED, RATES)

    def show_device(self, device: str, machine: Machine = MACHINE) -> None:
        devices = [Device(each.id, short_device_name(each.name)) for each in machine.devices]
        self.shell.top_bar.set_devices(devices, device)

    def show_speed(
        self,
        rate: float | None,
        rates: EngineRates | None,
        cause: Cause = Cause.COMPUTE,
        streaming: StreamingFigures | None = STREAMING,
    ) -> None:
        self.shell.panel.speed.show_rate(rate)
        if rates is None:
            self.shell.panel.activity.show_activity(Activity())
            return
        seen = Bottleneck(cause, rates)
        verdict = Verdict(
            cause,
            bottleneck_title(cause),
            evidence_text(seen),
            bottleneck_advice(seen, Situation(streamable=True, drive=DriveKind.NVME)),
        )
        drive = "NVMe drive · 3,100 MB/s"
        self.shell.panel.activity.show_activity(Activity(rates, streaming, drive, verdict))

    def scroll_panel(self) -> None:
        """To its end, once it is laid out."""
        QApplication.processEvents()
        area = self.shell.panel.findChild(QScrollArea)
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())

    def show_memory(
        self,
        plan: Plan,
        split: MemorySplit,
        *,
        rate: float | None = SPEED,
        machine: Machine = MACHINE,
    ) -> None:
        notes = MemoryNotes(
            experts=f"{format_count(plan.slots)} of {format_count(plan.experts)}",
            context=f"2.1k of {token_count(plan.context_tokens)} tokens",
        )
        self.shell.panel.memory.show_parts(memory_parts(split, planned_parts(plan, machine)), notes)
        parts = [
            rate_text(rate) if rate else "",
            use_text(split.used, split.total),
            f"{plan.ratio} % streamed" if plan.ratio else "",
        ]
        self.shell.top_bar.show_figures(" · ".join(filter(None, parts)))

    def show_other_memory(self) -> None:
        """No model is loaded."""
        split = memory_at(planned().plan, 0.0)
        self.shell.panel.memory.show_parts(memory_parts(split, None))
        self.shell.top_bar.show_figures(use_text(split.used, split.total))

    def put_above(self, widget: QWidget, where: QPoint | None = None) -> None:
        self.above.append((widget, where))

    def talk(self, text: str = ANSWER, **changes: Any) -> None:
        metrics = RunMetrics(
            prompt_tokens=1788, new_tokens=312, ttft_ms=TTFT_MS, tokens_per_second=SPEED
        )
        question = "Explain how a CPU cache works, with a small example in C."
        common: dict[str, Any] = {"conversation_id": "c", "created_at": time.time()}
        user = Message(id="u", parent_id=None, role=Role.USER, text=question, **common)
        fields: dict[str, Any] = {
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

    def empty(self) -> None:
        self.shell.sidebar.select("")
        self.shell.composer.show_context(None, None)
        self.shell.show_page(Page.EMPTY)
