"""Fields for texts that are judged before they are taken, and for secrets."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit

from moechat.ui.settings.controls import Field
from moechat.ui.settings.rows import SettingRow
from moechat.ui.theme import Theme

Judge = Callable[[str, Callable[[str], None]], None]


class TextField(Field):
    """A text. ``judge`` hands on the reason against it, or "", at once or later."""

    def __init__(self, theme: Theme, judge: Judge, placeholder: str = "") -> None:
        super().__init__(theme)
        self._judge = judge
        self._turn = 0
        self._judging = False
        self._row: SettingRow | None = None
        self._write: Callable[[str], None] = lambda _: None
        self.setPlaceholderText(placeholder)
        self.committed.connect(self._on_committed)

    def bind(self, row: SettingRow, write: Callable[[str], None]) -> None:
        """What is taken goes to ``write``, the reason against what is not into ``row``."""
        self._row, self._write = row, write

    def choose(self, text: str) -> None:
        """As if it was typed."""
        self.setText(text)
        self.commit()

    def show_text(self, text: str) -> None:
        """Show a value, unless another is being judged, or is there to be corrected."""
        if not self._judging and not self._wrong:
            super().show_text(text)

    def is_pending(self) -> bool:
        """Whether something was typed that is not taken, and is not being judged either."""
        return super().is_pending() and not self._judging

    @Slot(str)
    def _on_committed(self, typed: str) -> None:
        text = typed.strip()
        self._turn += 1
        turn = self._turn
        if text == self._shown:  # it holds, whatever has become of it since
            self._judging = False
            self._say("")
            self.take(text)
            return
        self._judging = True
        self._judge(text, lambda refusal: self._end_judging(turn, text, refusal))

    def _end_judging(self, turn: int, text: str, refusal: str) -> None:
        if turn != self._turn:
            return
        self._judging = False
        if refusal and not self.isVisible():  # the page was left meanwhile
            self.revert()
            return
        self._say(refusal)
        if not refusal:
            self.take(text)
            self._write(text)

    def _say(self, refusal: str) -> None:
        self.set_wrong(bool(refusal))
        if self._row is not None:
            self._row.show_error(refusal)


class SecretField(Field):
    """A secret on its way in: hidden, handed over whole, and never shown again."""

    given = Signal(str)

    def __init__(self, theme: Theme, refuse: Callable[[str], str]) -> None:
        """``refuse`` says why a text cannot be taken; "" = it can."""
        super().__init__(theme)
        self._refuse = refuse
        self._row: SettingRow | None = None
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhHiddenText
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhNoAutoUppercase
        )
        self.textEdited.connect(self._timer.stop)  # half a secret is none: Enter or Tab ends it
        self.committed.connect(self._on_committed)

    def bind(self, row: SettingRow) -> None:
        """The reason against what is not taken goes into ``row``."""
        self._row = row

    @Slot(str)
    def _on_committed(self, text: str) -> None:
        refusal = self._refuse(text) if text else ""
        self.set_wrong(bool(refusal))
        if self._row is not None:
            self._row.show_error(refusal)
        if text and not refusal:
            self.clear()
            self.given.emit(text)
