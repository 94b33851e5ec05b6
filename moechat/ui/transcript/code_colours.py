"""Colours of code: pygments, in the time that is left over."""

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.code_kinds import KINDS
from moechat.ui.theme import Tone

_MAX_CHARS = 120_000  # longer code stays plain
_TICK_MS = 12
_BUDGET_S = 0.002  # of each tick
_REMEMBERED = 128  # codes

# What pygments' token types are shown as; the nearest ancestor counts.
_TONES = {name: Tone(kind) for name, kind in KINDS.items()}

_LABELS = {
    "bash": "Bash",
    "c": "C",
    "c++": "C++",
    "cpp": "C++",
    "cs": "C#",
    "csharp": "C#",
    "css": "CSS",
    "go": "Go",
    "html": "HTML",
    "java": "Java",
    "javascript": "JavaScript",
    "js": "JavaScript",
    "json": "JSON",
    "jsx": "JSX",
    "kotlin": "Kotlin",
    "latex": "LaTeX",
    "lua": "Lua",
    "makefile": "Makefile",
    "markdown": "Markdown",
    "md": "Markdown",
    "perl": "Perl",
    "php": "PHP",
    "powershell": "PowerShell",
    "ps1": "PowerShell",
    "py": "Python",
    "python": "Python",
    "r": "R",
    "rb": "Ruby",
    "rs": "Rust",
    "ruby": "Ruby",
    "rust": "Rust",
    "sh": "Shell",
    "shell": "Shell",
    "sql": "SQL",
    "swift": "Swift",
    "toml": "TOML",
    "ts": "TypeScript",
    "tsx": "TSX",
    "typescript": "TypeScript",
    "xml": "XML",
    "yaml": "YAML",
    "yml": "YAML",
}


def language_label(language: str) -> str:
    """How a language is called above its code; unknown ones as they were written."""
    return _LABELS.get(language.lower(), language[:40])


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of one line, in UTF-16 units as Qt counts them."""

    start: int
    length: int
    tone: Tone


@dataclass(slots=True)
class _Job:
    key: tuple[str, str]
    tokens: Iterator[tuple[int, Any, str]] | None = None
    lines: list[list[Span]] = field(default_factory=lambda: [[]])
    column: int = 0


class CodeColours(QObject):
    """Finds the colours of codes one after another without holding up the window."""

    found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spans: OrderedDict[tuple[str, str], list[list[Span]]] = OrderedDict()
        self._jobs: deque[_Job] = deque()
        self._lexers: dict[str, Any] = {}  # None = there is none
        self._tones: dict[Any, Tone | None] = {}
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._work)

    def spans(self, language: str, code: str) -> list[list[Span]] | None:
        """The coloured stretches of each line; None = not known yet, `found` tells when."""
        key = (language.lower(), code)
        known = self._spans.get(key)
        if known is not None:
            self._spans.move_to_end(key)
            return known
        if not language or len(code) > _MAX_CHARS:
            return None
        if all(job.key != key for job in self._jobs):
            self._jobs.append(_Job(key))
            self.prepare(language)
            self._timer.start()
        return None

    def prepare(self, language: str) -> None:
        """Import what a language needs, on a thread: the first time takes 50 ms and more."""
        name = language.lower()
        if name and name not in self._lexers:
            self._lexers[name] = _LOADING
            load = threading.Thread(target=self._load, args=(name,), daemon=True)
            load.start()

    def _load(self, name: str) -> None:
        from pygments.lexers import find_lexer_class_by_name  # noqa: PLC0415 (slow)
        from pygments.util import ClassNotFound  # noqa: PLC0415

        lexer = None
        try:
            lexer = find_lexer_class_by_name(name)()
        except ClassNotFound:
            pass  # it stays plain
        finally:
            self._lexers[name] = lexer

    @Slot()
    def _work(self) -> None:
        until = time.perf_counter() + _BUDGET_S
        while self._jobs:
            job = self._jobs[0]
            lexer = self._lexers[job.key[0]]
            if lexer is _LOADING:
                return
            if not self._go_on(job, lexer, until):
                return
            self._jobs.popleft()
            self._remember(job)
        self._timer.stop()

    def _go_on(self, job: _Job, lexer: Any, until: float) -> bool:
        """Work on a job; whether it is done."""
        if lexer is None:
            return True
        if job.tokens is None:
            job.tokens = iter(lexer.get_tokens_unprocessed(job.key[1]))
        for count, (_, kind, value) in enumerate(job.tokens):
            self._add(job, self._tone(kind), value)
            if count % 16 == 15 and time.perf_counter() > until:
                return False
        return True

    def _add(self, job: _Job, tone: Tone | None, value: str) -> None:
        for number, text in enumerate(value.split("\n")):
            if number:
                job.lines.append([])
                job.column = 0
            length = len(text) if text.isascii() else len(text.encode("utf-16-le", "replace")) // 2
            if tone is not None and length:
                _extend(job.lines[-1], job.column, length, tone)
            job.column += length

    def _remember(self, job: _Job) -> None:
        self._spans[job.key] = job.lines
        while len(self._spans) > _REMEMBERED:
            self._spans.popitem(last=False)
        self.found.emit()

    def _tone(self, kind: Any) -> Tone | None:
        if kind not in self._tones:
            ancestor = kind
            while ancestor is not None and str(ancestor) not in _TONES:
                ancestor = ancestor.parent
            self._tones[kind] = None if ancestor is None else _TONES[str(ancestor)]
        return self._tones[kind]


def _extend(line: list[Span], start: int, length: int, tone: Tone) -> None:
    """Add a stretch, joined to the one before if that is of the same tone."""
    if line and line[-1].tone is tone and line[-1].start + line[-1].length == start:
        line[-1] = Span(line[-1].start, line[-1].length + length, tone)
    else:
        line.append(Span(start, length, tone))


_LOADING = object()
