"""Where the next message is written."""

import itertools
from collections.abc import Callable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.ui import painting
from moechat.ui.actions.table import ActionId, hint, with_keys
from moechat.ui.attachments.chips import ChipText
from moechat.ui.attachments.strip import AttachmentStrip
from moechat.ui.buttons import Button, Kind
from moechat.ui.chat_choices import ChatChoices
from moechat.ui.choice_strip import ChoiceStrip
from moechat.ui.context_meter import ContextMeter
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel
from moechat.ui.pasted_texts import PastedTexts
from moechat.ui.prompt_edit import PromptEdit, is_editable
from moechat.ui.theme import Size, Theme, Tone

Gate = Callable[[str], bool]  # whether a text may be sent now
_DRAFT_MS = 600  # what is typed is stored at least once a second
_HINT_MS = 5000


class Mode(Enum):
    """What sending would mean now."""

    NO_MODEL = auto()
    LOADING = auto()
    READY = auto()
    ANSWERING = auto()


class Composer(QWidget):
    """The box with the text, and the button that is Send, or Stop while an answer is written."""

    submitted = Signal(str)
    typed = Signal()  # the text has changed
    pasted = Signal(object)  # a text, as in the editor
    draft_changed = Signal(str)  # at most some times a second
    stop_wanted = Signal()
    attach_wanted = Signal()
    force_stop_wanted = Signal()
    edit_last_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._icons = theme, icons
        self._mode = Mode.NO_MODEL
        self._model_name = ""
        self.gate: Gate | None = None
        self.holds_back: Callable[[], str] = str  # why nothing can be sent yet; "" = it can
        self._submitted = ""  # on its way to the store
        self._has_news = False  # typed since the draft was handed over
        self._draft_timer = QTimer(self, singleShot=True, interval=_DRAFT_MS)
        self._draft_timer.timeout.connect(self.flush_draft)
        self._hint_timer = QTimer(self, singleShot=True, interval=_HINT_MS)
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()
        self.set_mode(Mode.NO_MODEL)

    def _build(self) -> None:
        theme, icons = self._theme, self._icons
        self.edit = PromptEdit(theme)
        self.edit.submitted.connect(self._submit)
        self.edit.large_text_pasted.connect(self._take_large)
        self.edit.textChanged.connect(self._on_typed)
        self.edit.left_upwards.connect(self.edit_last_wanted)
        self.edit.focus_changed.connect(self.update)
        self.attached = AttachmentStrip(theme, icons)
        self._attach = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="clip")
        self._attach.setAccessibleName(self.tr("Attach documents or images"))
        self._attach.setToolTip(with_keys(self._attach.accessibleName(), ActionId.ATTACH))
        self._attach.clicked.connect(self.attach_wanted)
        self._pasted = PastedTexts(theme, icons)
        self._pasted.changed.connect(self._on_typed)
        self._hint = ElidedLabel(theme, size=Size.SMALL, tone=Tone.MUTED)
        self._hint_timer.timeout.connect(self._clear_hint)
        self._hint.hide()
        self.meter = ContextMeter(theme, icons)
        self.strip = ChoiceStrip(theme, icons)
        self.choices = ChatChoices(theme, icons)
        self.edit.pasted.connect(self.pasted)
        self._force = Button(theme, icons, self.tr("Force stop"), Kind.QUIET)
        self._force.setToolTip(
            self.tr("End the engine at once. What was written is kept; the model loads again.")
        )
        self._force.clicked.connect(self.force_stop_wanted)
        self._force.hide()
        self._send = Button(theme, icons, self.tr("Send"), Kind.PRIMARY)
        self.set_send_key(needs_ctrl=False)
        self._send.clicked.connect(self._submit)
        self._stop = Button(theme, icons, self.tr("Stop"), hint=hint(ActionId.STOP))
        self._stop.setToolTip(with_keys(self.tr("End the answer with what it has"), ActionId.STOP))
        self._stop.clicked.connect(self.stop)
        self._stop.hide()
        row = QHBoxLayout()
        row.addWidget(self._attach)
        row.addWidget(self.choices)
        row.addWidget(self._hint, 1)
        row.addStretch(0)
        for widget in (self.meter, self._force, self._send, self._stop):
            row.addWidget(widget)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.attached)
        self._column.addWidget(self.edit)
        self._column.addWidget(self._pasted)
        self._column.addWidget(self.strip)
        self._column.addLayout(row)
        self._row = row
        ends = (self.meter, self._force, self._send, self._stop)
        order = (self.edit, self._attach, *self.choices.stops, *ends)
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self.setMaximumWidth(px(720))
        self._column.setContentsMargins(px(12), px(10), px(12), px(10))
        self._column.setSpacing(px(6))
        self._row.setSpacing(px(10))
        self.update()

    # ── what the window tells ────────────────────────────────────────────────

    def set_mode(self, mode: Mode, model_name: str = "") -> None:
        """What sending means from now on; the text stays."""
        self._model_name = model_name or self._model_name
        if mode is not self._mode:
            self._change_mode(mode)
        self.edit.setPlaceholderText(self._placeholder())
        self.edit.viewport().update()  # Qt draws a new placeholder only where there was none
        self._show_sendable()

    def set_send_key(self, *, needs_ctrl: bool) -> None:
        """Whether Enter sends, or Ctrl+Enter only."""
        self.edit.needs_ctrl = needs_ctrl
        self._send.setToolTip(
            self.tr("Send (Ctrl+Enter). Enter begins a new line.")
            if needs_ctrl
            else self.tr("Send (Enter). Shift+Enter begins a new line.")
        )

    def _change_mode(self, mode: Mode) -> None:
        self._mode = mode
        had_focus = any(button.hasFocus() for button in (self._send, self._stop, self._force))
        self._send.setVisible(mode is not Mode.ANSWERING)
        self._stop.setVisible(mode is Mode.ANSWERING)
        self._stop.setEnabled(True)
        self._force.hide()
        self._clear_hint()
        if had_focus:
            self.focus()

    def _placeholder(self) -> str:
        match self._mode:
            case Mode.NO_MODEL:
                return self.tr("Choose a model, then write your message here")
            case Mode.LOADING:
                return self.tr("You can type already")
            case Mode.ANSWERING:
                return self.tr("Type the next message…")
            case Mode.READY:
                return self.tr("Message {0}").format(self._model_name)

    def show_context(self, used: int | None, total: int | None) -> None:
        """How much of the context the chat takes, in tokens; ``None`` = unknown."""
        self.meter.show_use(used, total)

    def set_text(self, text: str) -> None:
        """Replace the text, as when another chat is opened; nothing is stored."""
        self._submitted = ""
        self._pasted.clear()
        if is_editable(text):
            self.edit.replace_text(text)
        else:
            self.edit.replace_text("")
            self._pasted.add(text)
        self._forget_draft()
        self._show_sendable()
        self.typed.emit()

    @Slot(str)
    def restore(self, text: str) -> None:
        """What was typed in this chat before; it gives way to what is being typed now."""
        if self.edit.is_blank() and not self._pasted:
            self.set_text(text)

    @Slot(str)
    def insert(self, text: str) -> None:
        """Add a text at the cursor."""
        self.edit.insertPlainText(text)
        self.focus()

    @Slot(str)
    def quote(self, text: str) -> None:
        """Begin the reply with a quote, or add it below what is written."""
        cursor = self.edit.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        self.edit.setTextCursor(cursor)
        written = self.edit.text()
        gap = "" if self.edit.is_blank() else "\n" * (2 - min(2, _line_ends(written)))
        if is_editable(written + text):
            self.insert(gap + text)
        else:
            self._pasted.add(text)
            self.focus()

    @Slot()
    def accept_sent(self) -> None:
        """The message is stored: take it out, and keep what was typed since."""
        if self._submitted and not self._pasted and self.edit.text() != self._submitted:
            rest = self.edit.text().removeprefix(self._submitted).lstrip("\n")
            self.set_text(rest)
            self._on_typed()
        else:
            self.set_text("")

    def focus(self) -> None:
        """Put the cursor here."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def text(self) -> str:
        """All that would be sent: what is typed, then what was pasted in one large piece."""
        return "\n\n".join(filter(None, (self.edit.text(), *self._pasted.texts())))

    # ── typing and sending ───────────────────────────────────────────────────

    @Slot()
    def _on_typed(self) -> None:
        # Not restarted at every key: who types without a pause is saved, too.
        if not self._draft_timer.isActive():
            self._draft_timer.start()
        self._has_news = True
        self._show_sendable()
        self.typed.emit()

    def _show_sendable(self) -> None:
        has_text = bool(self._pasted) or not self.edit.is_blank()
        self._send.setEnabled(has_text and self._mode in (Mode.READY, Mode.LOADING))

    @Slot()
    def flush_draft(self) -> None:
        """Hand over what is typed now, if that has not been done."""
        if self._has_news:
            self._forget_draft()
            self.draft_changed.emit(self.text())

    def _forget_draft(self) -> None:
        self._draft_timer.stop()
        self._has_news = False

    def take_back(self, text: str) -> None:
        """Undo that a text was pasted."""
        if not self._pasted.take_back(text):
            self.edit.undo()

    @Slot(object)
    def _take_large(self, text: str) -> None:
        self._pasted.add(text)

    @Slot()
    def _submit(self) -> None:
        text = self.text()
        if not text.strip():
            if self.attached.chips:
                self.show_hint(self.tr("Write what you want to know of it."))
            return
        if holding := self.holds_back():
            self.show_hint(holding)
        elif self._mode in (Mode.READY, Mode.LOADING):
            if self.gate is None or self.gate(text):
                self.submit(text)
        elif self._mode is Mode.ANSWERING:
            self.show_hint(self.tr("You can send this when the answer has ended."))
        else:
            self.show_hint(self.tr("Choose a model first."))

    def submit(self, text: str) -> None:
        """Send a text, whatever the gate says."""
        self._forget_draft()
        self._submitted = self.edit.text()
        self.submitted.emit(text)

    def show_attached(self, chips: Sequence[ChipText]) -> None:
        """What goes with the message."""
        self.attached.show_chips(chips)
        self._show_sendable()
        self.typed.emit()

    def show_hint(self, text: str) -> None:
        """Say something for a few seconds."""
        self._hint.setText(text)
        self._hint.show()
        self._hint_timer.start()

    @Slot()
    def _clear_hint(self) -> None:
        """Without a text it would still take room."""
        self._hint.clear()
        self._hint.hide()

    # ── stopping ─────────────────────────────────────────────────────────────

    @Slot()
    def stop(self) -> None:
        """Ask for the end of the answer; what happens next is told by `set_mode`."""
        if self._mode is Mode.ANSWERING and self._stop.isEnabled():
            self._stop.setEnabled(False)
            self.stop_wanted.emit()

    @Slot()
    def offer_force_stop(self) -> None:
        """The engine does not acknowledge Stop: there is a harder way."""
        if self._mode is not Mode.ANSWERING:
            return
        self._force.show()
        self.show_hint(self.tr("The engine has not stopped yet."))

    # ── painting ─────────────────────────────────────────────────────────────

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """All of the box is for typing."""
        self.focus()
        super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box."""
        focused = self.edit.hasFocus()
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(14),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.ACCENT if focused else Tone.CONTROL),
        )

    def changeEvent(self, event: QEvent) -> None:
        """A disabled box looks it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()


def _line_ends(text: str) -> int:
    return len(text) - len(text.rstrip("\n"))
