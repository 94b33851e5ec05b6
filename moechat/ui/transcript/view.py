"""The transcript: a chat, and the answer that is being written to it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from moechat.core.conversation import FinishReason, Message, MessageState, Outline, Role
from moechat.core.faults import Fault
from moechat.protocol.messages import TextKind
from moechat.services.texts import FaultText
from moechat.ui.theme import Theme
from moechat.ui.transcript import announce
from moechat.ui.transcript.entry import Entry
from moechat.ui.transcript.mark_row import ContextMark
from moechat.ui.transcript.message_area import MessageArea
from moechat.ui.transcript.prefill import Prefill
from moechat.ui.transcript.rows import Row

_FLUSH_MS = 33
_FLUSH_SHARE = 0.25  # of the time a flush may take; slower ones become rarer


class TranscriptView(MessageArea):
    """Shows one chat; the bodies of `bodies_wanted` are to be given to `supply`."""

    link_clicked = Signal(str)
    save_wanted = Signal(str, str)  # a name for a file, the code
    action_triggered = Signal(str, str)  # message id, value of the FaultAction
    summary_edited = Signal(str)
    attachment_opened = Signal(str, str)  # id, name
    summary_renewed = Signal()  # have it written anew, or stop that

    def __init__(
        self,
        theme: Theme,
        describe: Callable[[Fault], FaultText],
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(theme, describe, parent)
        self._clock = clock
        self._marked = ""  # the id of the message with the mark
        self._live: int | None = None  # index of the answer that is being written
        self._flush_timer = QTimer(self, singleShot=True, interval=_FLUSH_MS)
        self._flush_timer.timeout.connect(self.flush)
        self._connect_shelf()

    def _connect_shelf(self) -> None:
        shelf = self._shelf
        shelf.link_clicked.connect(self.link_clicked)
        shelf.save_wanted.connect(self.save_wanted)
        shelf.acted.connect(self.action_triggered)
        shelf.thought_toggled.connect(self._toggle_thought)
        shelf.details_toggled.connect(self._toggle_details)
        shelf.passages_toggled.connect(self._toggle_passages)
        shelf.attachment_opened.connect(self.attachment_opened)
        shelf.mark_toggled.connect(self._toggle_mark)
        shelf.mark_editing.connect(lambda _, on: self.change_mark(editing=on))
        shelf.mark_edited.connect(self._on_mark_edited)
        shelf.mark_renewed.connect(lambda _: self.summary_renewed.emit())

    # ── what is shown ────────────────────────────────────────────────────────

    def set_outline(self, outline: Sequence[Outline]) -> None:
        """Show another chat, from its end; the bodies are asked for as they are needed."""
        self.clear()
        self._positions.reset(outline, self._estimate())
        self._arrange()

    def clear(self) -> None:
        """Show nothing."""
        self._goal = self._near = None
        self._flush_timer.stop()
        self.forget_places()
        self._shelf.clear()
        self._shelf.prefill = None
        self._positions.reset([], self._estimate())
        self._asked.clear()
        self._reader.go_to_end()
        self._live, self._marked = None, ""
        self._arrange()

    def supply(self, messages: Sequence[Message]) -> None:
        """The bodies of messages; those of other chats are dropped."""
        for message in messages:
            index = self._positions.index_of(message.id)
            if index is None or index == self._live:
                continue
            entry = self._positions.entry(index)
            entry.receive(message)
            if not entry.awaits_rows:
                self._reader.rows_changed(index)
        self._arrange()
        if self._goal is not None:
            self._approach()

    def replace_branch(
        self, outline: Sequence[Outline], focus: Message | None, *, to_end: bool = False
    ) -> None:
        """See `MessageArea.replace_branch`; an answer that is not part of it is not live here."""
        live = self._positions.entry(self._live).id if self._live is not None else ""
        super().replace_branch(outline, focus, to_end=to_end)
        self._live = self._positions.index_of(live)

    def append(self, message: Message) -> None:
        """One more message at the end. The reader's own is followed: they just sent it."""
        index = self._positions.index_of(message.id)
        if index is None:
            index = self._positions.append(_outline(message))
        self._positions.entry(index).show(message)
        self._reader.rows_changed(index)
        if message.role is Role.USER:
            self._reader.go_to_end()
        self._rename_last()
        self._arrange()

    def begin_answer(self, message: Message) -> None:
        """An answer is being written; ``message`` is what there is of it already."""
        index = self._positions.index_of(message.id)
        if index is None:
            index = self._positions.append(_outline(message))
        self._live = index
        self._shelf.prefill, self._shelf.waiting_note = None, ""
        self._positions.entry(index).begin(message)
        self._reader.rows_changed(index)
        announce.say(self, self.tr("The answer begins"))
        self._arrange()

    def show_prefill(self, message_id: str, done: int, total: int) -> None:
        """So many of the prompt's tokens have been read."""
        entry = self._live_entry(message_id)
        if entry is None or entry.waiting_row is None:
            return
        if self._shelf.prefill is None:
            self._shelf.prefill = Prefill(self._clock)
        self._shelf.prefill.update(done, total)
        entry.waiting_row.stale = True
        self._arrange()

    def note_waiting(self, message_id: str, note: str) -> None:
        """Say what the answer waits for; "" = its first word."""
        entry = self._live_entry(message_id)
        if entry is None or entry.waiting_row is None:
            return
        self._shelf.waiting_note, self._shelf.prefill = note, None
        entry.waiting_row.stale = True
        self._arrange()

    def add_delta(self, message_id: str, kind: TextKind, text: str, retag: bool = False) -> None:
        """More of the answer. It is shown with the next flush."""
        entry = self._live_entry(message_id)
        if entry is None or self._live is None:
            return
        reasoning = kind is TextKind.REASONING
        if entry.add(text, reasoning=reasoning, retag=retag, now=self._clock()):
            self._reader.rows_changed(self._live)
        if not self._flush_timer.isActive():
            self._flush_timer.start()

    def end_answer(self, message: Message) -> None:
        """The answer is as complete as it gets; ``message`` is what was stored."""
        index = self._positions.index_of(message.id)
        if index is None:
            return
        if index == self._live:
            self._live = None
        self._flush_timer.stop()
        self._shelf.prefill = None
        self._positions.entry(index).show(message)
        self._reader.rows_changed(index)
        announce.say(self, self._ending(message))
        self._arrange()

    def _ending(self, message: Message) -> str:
        """How the answer ended, for who does not see its last row."""
        if message.state is MessageState.INTERRUPTED:
            return self.tr("The answer was interrupted")
        if message.finish_reason is FinishReason.CANCELLED:
            return self.tr("The answer was stopped")
        if message.finish_reason is FinishReason.LENGTH:
            return self.tr("The answer reached its token limit")
        return self.tr("The answer is complete")

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be bound, measured or flushed."""
        return super().is_settled and not self._flush_timer.isActive()

    def _live_entry(self, message_id: str) -> Entry | None:
        index = self._live
        if index is None or self._positions.index_of(message_id) != index:
            return None
        return self._positions.entry(index)

    # ── where the model's reading begins ─────────────────────────────────────

    def mark_context(self, message_id: str, mark: ContextMark | None) -> None:
        """Have the mark above that message; ``None`` = above none."""
        if self._marked and (mark is None or message_id != self._marked):
            self._set_mark(self._marked, None)
        self._marked = message_id if mark is not None else ""
        if mark is not None:
            self._set_mark(message_id, mark)

    @property
    def mark(self) -> ContextMark | None:
        """What the mark says."""
        index = self._positions.index_of(self._marked)
        return self._positions.entry(index).mark if index is not None else None

    def change_mark(self, **changes: Any) -> None:
        """Change some of what the mark says."""
        if self.mark is not None:
            self._set_mark(self._marked, replace(self.mark, **changes))

    def _set_mark(self, message_id: str, mark: ContextMark | None) -> None:
        index = self._positions.index_of(message_id)
        if index is None:
            return
        entry = self._positions.entry(index)
        self._hold(index, entry.mark_row)
        entry.set_mark(mark)
        self._reader.rows_changed(index)
        self._arrange()

    @Slot(str)
    def _toggle_mark(self, _message_id: str) -> None:
        if self.mark is not None:
            self.change_mark(opened=not self.mark.opened, editing=False)

    @Slot(str, str)
    def _on_mark_edited(self, _message_id: str, summary: str) -> None:
        self.change_mark(editing=False)
        if summary:
            self.change_mark(summary=summary)
            self.summary_edited.emit(summary)

    # ── streaming ────────────────────────────────────────────────────────────

    @Slot()
    def flush(self) -> None:
        """Show what came since the last time, if it can be seen."""
        began = time.perf_counter()
        self._arrange()
        spent = time.perf_counter() - began
        self._flush_timer.setInterval(max(_FLUSH_MS, round(spent * 1000 / _FLUSH_SHARE)))

    # ── what the rows ask for ────────────────────────────────────────────────

    @Slot(str)
    def _toggle_thought(self, message_id: str) -> None:
        index = self._positions.index_of(message_id)
        if index is None:
            return
        entry = self._positions.entry(index)
        self._hold(index, entry.thought_row)
        entry.fold(opened=not entry.thought_open)
        if entry.thought_row is not None:
            entry.thought_row.stale = True
        self._reader.rows_changed(index)
        self._arrange()

    @Slot(str)
    def _toggle_passages(self, message_id: str) -> None:
        index = self._positions.index_of(message_id)
        if index is None:
            return
        entry = self._positions.entry(index)
        self._hold(index, entry.attached_row)
        entry.passages_open = not entry.passages_open
        if entry.attached_row is not None:
            entry.attached_row.stale = True
        self._arrange()

    @Slot(str)
    def _toggle_details(self, message_id: str) -> None:
        index = self._positions.index_of(message_id)
        if index is None:
            return
        entry = self._positions.entry(index)
        entry.details_open = not entry.details_open
        if entry.fault_row is not None:
            entry.fault_row.stale = True
        self._arrange()

    def _hold(self, index: int, row: Row | None) -> None:
        """Keep a row where it is on the screen, although the view may be at the bottom."""
        place = self._positions.find(index, row) if row is not None else None
        if row is not None and place is not None and not self._positions.entry(index).is_live:
            self._reader.hold(place, self._top())


def _outline(message: Message) -> Outline:
    return Outline(message.id, message.role, len(message.text), message.text.count("\n") + 1)
