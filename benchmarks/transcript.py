"""GUI-thread CPU time of the transcript: streaming, opening, scrolling, a giant message."""

import os
import random
import statistics
import time
from collections.abc import Callable, Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import psutil
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication

from benchmarks.table import Row
from benchmarks.texts import code, maths_markdown, mixed_markdown, words
from moechat.core.conversation import FinishReason, Message, Outline, Role, RunMetrics
from moechat.protocol.messages import TextKind
from moechat.services.texts import describe
from moechat.ui.theme import Scheme, Theme
from moechat.ui.transcript.view import TranscriptView

_CHARS_PER_TOKEN = 4


def _message(number: int, role: Role, text: str) -> Message:
    metrics = RunMetrics(new_tokens=300, tokens_per_second=18.6, ttft_ms=400)
    return Message(
        id=str(number),
        conversation_id="c",
        parent_id=None,
        role=role,
        created_at=0,
        text=text,
        metrics=metrics if role is Role.ASSISTANT else None,
        finish_reason=FinishReason.STOP if role is Role.ASSISTANT else None,
    )


# ── measuring ────────────────────────────────────────────────────────────────


def _spent(act: Callable[[], object]) -> float:
    """Milliseconds of this thread's CPU time for one call."""
    began = time.thread_time()
    act()
    return (time.thread_time() - began) * 1000


def _painted(act: Callable[[], object]) -> float:
    """As `_spent`, with the painting that follows at once."""
    return _spent(act) + _spent(QCoreApplication.sendPostedEvents)


def _ticks() -> float:
    """What timers do now: rows are bound ahead, code is coloured."""
    flags = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    return _spent(lambda: QCoreApplication.processEvents(flags))


def _settle(view: TranscriptView) -> None:
    until = time.monotonic() + 10
    while not view.is_settled and time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


def _resident() -> int:
    """Bytes of this process in memory."""
    return psutil.Process().memory_info().rss


def _p99(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(0.99 * len(values)))]


class _Bench:
    def __init__(self) -> None:
        app = QApplication.instance()
        self._app = app if isinstance(app, QApplication) else QApplication([])
        self._theme = Theme(self._app, Scheme.LIGHT)

    def _view(self) -> TranscriptView:
        view = TranscriptView(self._theme, describe)
        view.resize(900, 700)
        view.show()
        self._app.processEvents()
        return view

    def streaming(self, tokens: int, text: str, name: str) -> Iterator[Row]:
        """One flush for every four tokens."""
        view = self._view()
        view.append(_message(0, Role.USER, "Please write a long text."))
        view.begin_answer(_message(1, Role.ASSISTANT, ""))
        _settle(view)
        step = 4 * _CHARS_PER_TOKEN
        flushes, wholes, ticks = [], [], []
        for start in range(0, len(text), step):
            piece = text[start : start + step]
            flush = _spent(lambda piece=piece: self._feed(view, piece))
            flushes.append(flush)
            wholes.append(flush + _spent(QCoreApplication.sendPostedEvents))
            ticks.append(_ticks())
        quarter = len(flushes) // 4
        first, last = statistics.median(wholes[:quarter]), statistics.median(wholes[-quarter:])
        label = f"flush, {tokens:,} tokens of {name}"
        yield Row(f"{label}: median", statistics.median(flushes), "ms")
        yield Row(f"{label}: p99", _p99(flushes), "ms", "≤ 8")
        yield Row(f"{label}, painted: median", statistics.median(wholes), "ms")
        yield Row(f"{label}, painted: p99", _p99(wholes), "ms", "≤ 16")
        yield Row(f"{label}, timers between: p99", _p99(ticks), "ms", "≤ 16")
        yield Row(f"{label}: last ÷ first quarter", last / first, "", "≤ 1.5")
        end = _message(1, Role.ASSISTANT, text)
        yield Row(
            f"end of {tokens:,} tokens of {name}",
            _painted(lambda: view.end_answer(end)),
            "ms",
            "≤ 16",
        )
        view.deleteLater()

    @staticmethod
    def _feed(view: TranscriptView, piece: str) -> None:
        view.add_delta("1", TextKind.TEXT, piece)
        view.flush()

    def opening(self, count: int) -> Iterator[Row]:
        """From the outline to the last messages on the screen, then scrolling up."""
        dice = random.Random(3)
        messages = {}
        for number in range(count):
            role = Role.ASSISTANT if number % 2 else Role.USER
            chars = dice.choice((300, 800, 1500, 3000))
            text = mixed_markdown(chars, number) if number % 2 else words(dice, chars // 40)
            messages[str(number)] = _message(number, role, text)
        outline = [
            Outline(m.id, m.role, len(m.text), m.text.count("\n") + 1) for m in messages.values()
        ]
        before = _resident()
        view = self._view()
        view.bodies_wanted.connect(lambda ids: view.supply([messages[key] for key in ids]))
        yield Row(
            f"open {count:,} messages", _painted(lambda: view.set_outline(outline)), "ms", "≤ 60"
        )
        _settle(view)
        bar = view.verticalScrollBar()
        costs, ticks = [], []
        for _ in range(400):
            costs.append(_painted(lambda: bar.setValue(bar.value() - 120)))
            ticks.append(_ticks())
        yield Row("scroll by 120 px: median", statistics.median(costs), "ms")
        yield Row("scroll by 120 px: p99", _p99(costs), "ms", "≤ 16")
        yield Row("rows bound ahead, a tick: p99", _p99(ticks), "ms", "≤ 16")
        costs = []
        for _ in range(40):
            target = dice.randrange(bar.maximum())
            costs.append(_painted(lambda target=target: bar.setValue(target)))
            _settle(view)
        yield Row("jump to a random place: p99", _p99(costs), "ms", "≤ 16")
        yield Row("memory of it, beside the texts", (_resident() - before) / 1e6, "MB", "≤ 60")
        view.deleteLater()

    def giant(self) -> Iterator[Row]:
        """Five megabytes in one message of the user."""
        text = ("A line of a long log file, with some figures: 12345.678.\n" * 100_000)[:5_000_000]
        view = self._view()
        cost = _painted(lambda: view.append(_message(0, Role.USER, text)))
        yield Row("open a 5 MB message of the user", cost, "ms", "≤ 60")
        _settle(view)
        bar = view.verticalScrollBar()
        costs = [
            _painted(lambda share=share: bar.setValue(int(bar.maximum() * share / 20)))
            for share in range(20)
        ]
        yield Row("jump within it: max", max(costs), "ms", "≤ 16")
        view.deleteLater()


def rows() -> Iterator[Row]:
    """All figures of the transcript."""
    bench = _Bench()
    yield from bench.streaming(4_000, mixed_markdown(16_000), "mixed Markdown")
    yield from bench.streaming(20_000, mixed_markdown(80_000), "mixed Markdown")
    yield from bench.streaming(20_000, maths_markdown(80_000), "formulas and code")
    yield from bench.streaming(20_000, code(random.Random(5), 2_000)[:80_000], "one code block")
    yield from bench.streaming(20_000, words(random.Random(6), 14_000)[:80_000], "one paragraph")
    yield from bench.streaming(
        20_000,
        "\n".join(f"1. {words(random.Random(i), 12)}" for i in range(1_000))[:80_000],
        "one list",
    )
    yield from bench.opening(10_000)
    yield from bench.giant()


if __name__ == "__main__":
    from benchmarks.table import show

    show(rows())
