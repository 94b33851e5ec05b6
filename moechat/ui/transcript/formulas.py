"""Pictures of formulas, made one after another on a thread of their own."""

import sys
import threading
from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.services.formulas import formula_svg
from moechat.ui.transcript.formula_picture import FormulaPicture, picture_of

_REMEMBERED = 1_000
_TURN_S = 0.001
_TOGETHER_MS = 50  # in which pictures are shown together: each makes its row be laid out anew


@dataclass(frozen=True, slots=True)
class Formula:
    """What is drawn."""

    tex: str
    display: bool  # by itself, not within a line


class Formulas(QObject):
    """Knows the pictures; the one asked for last is made first, as it is what is looked at.

    The thread knows nothing of Qt's objects, which may be deleted while it draws; it ends when
    there is nothing to do.
    """

    found = Signal(set)  # of formulas, also those that cannot be drawn

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: OrderedDict[Formula, FormulaPicture | None] = OrderedDict()
        self._desk = _Desk()
        self._fetch = QTimer(self, interval=_TOGETHER_MS)
        self._fetch.timeout.connect(self._take)

    @property
    def is_settled(self) -> bool:
        """Whether all that was asked for is known, and told."""
        return not self._fetch.isActive()

    def picture(self, formula: Formula) -> FormulaPicture | None:
        """The picture of a formula, if it is known by now; else it is made."""
        if formula in self._known:
            self._known.move_to_end(formula)
            return self._known[formula]
        self._desk.ask(formula)
        self._fetch.start()
        return None

    def is_hopeless(self, formula: Formula) -> bool:
        """Whether it is known that it cannot be drawn."""
        return formula in self._known and self._known[formula] is None

    @Slot()
    def _take(self) -> None:
        if self._desk.is_idle:
            self._fetch.stop()
        news = self._desk.take()
        self._known.update(news)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        if news:
            self.found.emit(set(news))


class _Desk:
    """What is shared with the thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._wanted: OrderedDict[Formula, None] = OrderedDict()
        self._made: dict[Formula, FormulaPicture | None] = {}
        self._current: Formula | None = None
        self._works = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing more will be made."""
        with self._lock:
            return not self._works

    def ask(self, formula: Formula) -> None:
        """Have a formula drawn, before all others."""
        with self._lock:
            if formula in self._made or formula == self._current:
                return
            self._wanted[formula] = None
            self._wanted.move_to_end(formula)
            if len(self._wanted) > _REMEMBERED:
                self._wanted.popitem(last=False)
            if not self._works:
                self._works = True
                threading.Thread(target=self._work, name="formulas", daemon=True).start()

    def take(self) -> dict[Formula, FormulaPicture | None]:
        """What was made since the last time."""
        with self._lock:
            made, self._made = self._made, {}
        return made

    def _work(self) -> None:
        # What is drawn in Python would have the window wait for 5 ms each time it wants its turn.
        usual = sys.getswitchinterval()
        sys.setswitchinterval(_TURN_S)
        while (formula := self._next()) is not None:
            picture = _draw(formula)
            with self._lock:
                self._made[formula], self._current = picture, None
        sys.setswitchinterval(usual)

    def _next(self) -> Formula | None:
        with self._lock:
            self._current = self._wanted.popitem()[0] if self._wanted else None
            self._works = self._current is not None
            return self._current


def _draw(formula: Formula) -> FormulaPicture | None:
    svg = formula_svg(formula.tex, display=formula.display)
    return picture_of(svg) if svg is not None else None
