"""One message of the transcript with its rows."""

from moechat.core.conversation import Message, MessageState, Outline, Role
from moechat.core.text_slices import SLICE_CHARS, TextSlice, plain_slices
from moechat.ui.transcript.heights import HeightIndex
from moechat.ui.transcript.mark_row import ContextMark
from moechat.ui.transcript.markdown_part import MarkdownPart
from moechat.ui.transcript.rows import Estimate, Row, RowKind

_SLICE_LINES = 1_000


class Entry:
    """One message with its rows."""

    __slots__ = (
        "_answer",
        "_estimate",
        "_question",
        "_reasoning",
        "attached_row",
        "details_open",
        "edited",
        "fault_row",
        "footer_row",
        "heights",
        "id",
        "is_live",
        "mark",
        "mark_row",
        "message",
        "passages_open",
        "role",
        "rows",
        "thinking_since",
        "thought_ms",
        "thought_open",
        "thought_row",
        "version",
        "versions",
        "waiting_row",
    )

    def __init__(self, outline: Outline, estimate: Estimate) -> None:
        self.id, self.role = outline.id, outline.role
        self.version, self.versions = outline.version, outline.versions
        self._estimate = estimate
        self.message: Message | None = None
        self.is_live = False
        self.edited: str | None = None  # what is in the editor of a question, if that is open
        self.thought_open = self.details_open = self.passages_open = False
        self.thinking_since: float | None = None  # by the clock that comes with the deltas
        self.thought_ms = 0.0
        self._question: list[Row] = [Row(RowKind.PENDING, estimate.messages([outline])[0])]
        self._answer = MarkdownPart(RowKind.ANSWER, estimate)
        self._reasoning = MarkdownPart(RowKind.REASONING, estimate)
        self.mark: ContextMark | None = None
        self.mark_row: Row | None = None
        self.attached_row: Row | None = None
        self.thought_row: Row | None = None
        self.waiting_row: Row | None = None
        self.fault_row: Row | None = None
        self.footer_row: Row | None = None
        self.assemble()

    # ── a stored message ─────────────────────────────────────────────────────

    @property
    def is_pending(self) -> bool:
        """Whether the body has not been read."""
        return self.message is None

    @property
    def awaits_rows(self) -> bool:
        """Whether the body is there, but not its rows."""
        first = self._question[0] if self._question else None
        return self.message is not None and first is not None and first.kind is RowKind.PENDING

    def receive(self, message: Message) -> None:
        """The body is there; its rows are made when they are needed."""
        if self.is_pending or self.awaits_rows:
            self.message = message
        else:
            self.show(message)

    def show(self, message: Message) -> None:
        """Show a message as it is stored."""
        self.message, self.is_live = message, False
        self.thought_ms = message.reasoning_ms or self.thought_ms
        self._question, self.waiting_row, self.footer_row = [], None, None
        self.attached_row = Row(RowKind.ATTACHED, 50) if message.attachments else None
        is_damaged = message.state is MessageState.DAMAGED
        if message.role is not Role.ASSISTANT and not is_damaged:
            self._question = self._question_rows(message.text)
        else:
            self._show_answer("" if is_damaged else message.text)
            self._show_reasoning("" if is_damaged else message.reasoning)
        if self.versions > 1 or (message.role is Role.ASSISTANT and _has_footer(message)):
            self.footer_row = Row(RowKind.FOOTER, 40)
        is_interrupted = message.fault is not None and message.state is not MessageState.COMPLETE
        self.fault_row = Row(RowKind.FAULT, 90) if is_damaged or is_interrupted else None
        self.assemble()

    def _show_answer(self, text: str) -> None:
        if self._answer.text == text:
            self._answer.close()
        else:
            before = self._answer
            self._answer = MarkdownPart.of(RowKind.ANSWER, self._estimate, text)
            self._answer.adopt(before)

    def _show_reasoning(self, text: str) -> None:
        if self._reasoning.text == text:
            self._reasoning.close()
        else:
            self._reasoning = MarkdownPart.of(RowKind.REASONING, self._estimate, text)
        self._place_thought()

    def edit(self, text: str | None) -> None:
        """Have an editor with ``text`` in the place of the question, or the question again."""
        self.edited = text
        if self.message is not None and not self.is_pending and not self.awaits_rows:
            self.show(self.message)

    def number(self, version: int, versions: int) -> None:
        """It is another version, or one of another number of them."""
        if (version, versions) != (self.version, self.versions):
            self.version, self.versions = version, versions
            if not (self.is_pending or self.awaits_rows or self.is_live) and self.message:
                self.show(self.message)

    def _question_rows(self, text: str) -> list[Row]:
        if self.edited is None:
            return self._user_rows(text)
        return [Row(RowKind.EDIT, 110)]

    def _user_rows(self, text: str) -> list[Row]:
        if len(text) <= SLICE_CHARS:
            rows = [self._user_row(piece) for piece in plain_slices(text)]
        else:
            rows = [
                Row(
                    RowKind.USER,
                    self._estimate.text(len(piece), piece.count("\n") + 1),
                    slice=TextSlice(piece),
                )
                for piece in plain_slices(text, SLICE_CHARS, _SLICE_LINES)
            ]
        _mark_ends(rows)
        return rows

    def _user_row(self, text: str) -> Row:
        height = self._estimate.text(len(text), text.count("\n") + 1)
        return Row(RowKind.USER, height, text=text)

    def expand(self, row: Row) -> None:
        """Cut a long stretch into rows of a common size."""
        if row.slice is None:
            return
        if row.kind is RowKind.USER:
            index = self._question.index(row)
            pieces = [self._user_row(piece) for piece in plain_slices(row.slice.text)]
            self._question[index : index + 1] = pieces
            _mark_ends(self._question)
        elif row.kind is RowKind.ANSWER:
            self._answer.expand(row)
        else:
            self._reasoning.expand(row)
        self.assemble()

    # ── an answer in the making ──────────────────────────────────────────────

    def begin(self, message: Message) -> None:
        """More of this answer is being written; ``message`` is what there is of it."""
        self.message, self.is_live = message, True
        self._question, self.footer_row, self.fault_row = [], None, None
        self._answer = MarkdownPart(RowKind.ANSWER, self._estimate)
        self._reasoning = MarkdownPart(RowKind.REASONING, self._estimate)
        if message.text:
            self._answer.feed(message.text)
        if message.reasoning:
            self._reasoning.feed(message.reasoning)
        self._place_thought()
        self.waiting_row = Row(RowKind.WAITING, 40)
        self.assemble()

    def add(self, text: str, *, reasoning: bool, retag: bool, now: float) -> bool:
        """Take a delta at ``now`` seconds; whether there are other rows than before."""
        other, was_thinking = self.waiting_row is not None, self.is_thinking
        self.waiting_row = None
        if self.thinking_since is None:
            self.thinking_since = now
        if retag:
            self._reasoning.feed(self._answer.text)
            self._answer = MarkdownPart(RowKind.ANSWER, self._estimate)
            other = True
        if text and reasoning:
            other |= self._reasoning.feed(text)
        elif text:
            self._reasoning.rest()
            other |= self._answer.feed(text)
        other |= self._place_thought()
        if self.is_thinking != was_thinking:
            self.thought_ms = (now - self.thinking_since) * 1000
            if self.thought_row is not None:
                self.thought_row.stale = True
        if other:
            self.assemble()
        return other

    @property
    def is_thinking(self) -> bool:
        """Whether the answer itself has not begun."""
        return self.is_live and self._answer.is_empty

    # ── rows ─────────────────────────────────────────────────────────────────

    def fold(self, *, opened: bool) -> None:
        """Show or hide the thinking."""
        self.thought_open = opened
        self.assemble()

    def set_mark(self, mark: ContextMark | None) -> None:
        """Say above the message that the model's reading begins here, or no longer."""
        self.mark = mark
        if mark is None:
            self.mark_row = None
        elif self.mark_row is None:
            self.mark_row = Row(RowKind.MARK, 40)
        else:
            self.mark_row.stale = True
        self.assemble()

    def _place_thought(self) -> bool:
        """Have a line for the thinking where there is some; whether that is news."""
        had, has = self.thought_row is not None, not self._reasoning.is_empty
        if has and not had:
            self.thought_row = Row(RowKind.THOUGHT, 30)
        elif not has:
            self.thought_row = None
        elif self.thought_row is not None and not self.is_live:
            self.thought_row.stale = True
        return had != has

    def assemble(self) -> None:
        """Put the rows together anew."""
        rows = [self.mark_row] if self.mark_row is not None else []
        rows += self._question
        if self.attached_row is not None:
            rows.append(self.attached_row)
        if self.thought_row is not None:
            rows.append(self.thought_row)
            if self.thought_open:
                rows += self._reasoning.rows
        rows += self._answer.rows
        rows += [row for row in (self.waiting_row, self.fault_row, self.footer_row) if row]
        self.rows = rows
        self.heights = HeightIndex(row.height for row in rows)


def _has_footer(message: Message) -> bool:
    return bool(message.text.strip()) or message.finish_reason is not None


def _mark_ends(rows: list[Row]) -> None:
    for row in rows:
        row.first = row.last = False
    rows[0].first = rows[-1].last = True
