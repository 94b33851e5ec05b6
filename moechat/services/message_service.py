"""What is done with single messages of the open chat: other versions, removal, copies."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from moechat.core.answer_text import AnswerText
from moechat.core.conversation import Message, Outline, Role
from moechat.core.faults import Fault, FaultCode
from moechat.core.message_actions import Standing
from moechat.core.message_text import plain_text, quoted, together
from moechat.services.answer_writer import Answer, Prepared
from moechat.services.chat import ChatService
from moechat.services.engine_requests import new_seed
from moechat.services.history import read_history
from moechat.services.store_access import StoreAccess
from moechat.store.store import Store


@dataclass(frozen=True)
class Branch:
    """What a chat shows after a change; ``focus`` is the message that the reader looks at."""

    outline: list[Outline]
    focus: Message | None = None
    to_end: bool = False  # an answer begins there, which the reader follows
    removed: int = 0  # how many lie in the bin of the chat


class MessageService(QObject):
    """Acts on messages of the open chat; nothing that it does loses one.

    All signals are emitted on the GUI thread. What cannot be done is told by the chat's `trouble`.
    """

    leaving = Signal()  # the open chat; what is typed in it is to be kept
    left = Signal()  # another chat is open
    branch_changed = Signal(object)  # Branch, of the open chat
    standing_changed = Signal(object)  # Standing
    removed_changed = Signal(int)  # how many can be brought back in the open chat
    removed_listed = Signal(list)  # list[RemovedMessage], the latest first
    deleted = Signal(list, int)  # ids for `restore`, and how many messages went
    edit_ready = Signal(str, str)  # message id, what its editor begins with
    edit_sent = Signal(str)  # message id: the new version is stored
    text_ready = Signal(str)  # for the clipboard
    quote_ready = Signal(str)  # for the composer

    def __init__(self, chat: ChatService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chat, self._writer = chat, chat.writer
        chat.leaving.connect(self.leaving)
        chat.opened.connect(self._tell_left)
        chat.opened.connect(self._count_removed)
        chat.opened.connect(self._tell_standing)
        chat.answering_changed.connect(self._tell_standing)
        chat.answer_begun.connect(self._tell_standing)

    @property
    def _store(self) -> StoreAccess:
        return self._chat.own_store

    @property
    def standing(self) -> Standing:
        """What is going on around the messages of the open chat."""
        current = self._writer.current
        here = current is not None and current.conversation_id == self._chat.conversation_id
        return Standing(self._writer.busy, here or self._writer.preparing)

    # ── what begins an answer ────────────────────────────────────────────────

    def edit(self, message_id: str, text: str) -> None:
        """Have another version of a question answered; the one before stays beside it."""
        if text.strip():
            model = self._writer.model_name

            def begin(store: Store, seed: int) -> Message:
                return store.edit(message_id, text, seed=seed, model=model)[1]

            self._answer(begin, message_id, lambda: self.edit_sent.emit(message_id))

    def regenerate(self, message_id: str) -> None:
        """Have another answer written beside this one, or the first one below a question."""
        model = self._writer.model_name

        def begin(store: Store, _: int) -> Message:
            (message,) = store.messages([message_id])
            again = store.begin_answer if message.role is Role.USER else store.begin_sibling
            # Another seed even where one was chosen: with that the answer would be the same.
            return again(message_id, seed=new_seed(), model=model)

        self._answer(begin, message_id)

    def continue_answer(self, message_id: str) -> None:
        """Go on with an answer that was cut short."""
        if not self._refuses():
            self._chat.continue_answer(message_id)

    def _moves_under_answer(self) -> bool:
        """What is shown of a chat stays under the answer that is being written to it."""
        if self.standing.here:
            self._chat.trouble.emit(Fault(FaultCode.BUSY))
        return self.standing.here

    def _refuses(self) -> bool:
        refusal = self._writer.refusal
        if refusal is not None:
            self._chat.trouble.emit(refusal)
        return refusal is not None

    def _answer(
        self,
        begin: Callable[[Store, int], Message],
        message_id: str,
        on_stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Write the answer whose draft ``begin`` makes with a seed."""
        if self._refuses():
            return
        shared = self._writer.shared_options()

        def work(store: Store) -> Prepared[tuple[str, Branch]]:
            (asked,) = store.messages([message_id])
            options = store.options.of(asked.conversation_id).over(shared)
            draft = begin(store, new_seed() if options.seed is None else options.seed)
            until = draft.parent_id
            history = read_history(store, draft.conversation_id, until)
            branch = replace(_branch(store, draft.conversation_id, until), to_end=True)
            answer = Answer(draft, history, AnswerText(), options)
            return Prepared(answer, (draft.conversation_id, branch))

        def prepared(news: tuple[str, Branch]) -> None:
            self._tell(*news)
            on_stored()
            self._chat.refresh()

        self._writer.prepare(work, prepared)

    # ── versions and branches ────────────────────────────────────────────────

    def turn_version(self, message_id: str, step: int) -> None:
        """Show the version ``step`` after this one."""
        if self._moves_under_answer():
            return

        def work(store: Store) -> tuple[str, Branch]:
            shown = store.turn_version(message_id, step)
            (message,) = store.messages([shown])
            return message.conversation_id, _branch(store, message.conversation_id, shown)

        self._store.run(work, lambda news: self._tell(*news))

    @property
    def can_branch(self) -> bool:
        """Whether a chat can be made of the open one: one that is never written stays alone."""
        return not self._chat.is_temporary

    def branch_off(self, message_id: str) -> None:
        """Open a new chat with copies of all messages up to this one."""
        if not self.can_branch:
            return
        pattern = QCoreApplication.translate("Messages", "{0} (branch)")

        def opened(conversation_id: str) -> None:
            self._chat.refresh()
            self._chat.open(conversation_id)

        self._store.run(lambda store: store.branch_off(message_id, pattern.format), opened)

    # ── removing ─────────────────────────────────────────────────────────────

    def delete(self, ids: Sequence[str]) -> None:
        """Take messages away with all that follows them; `restore` brings them back."""
        if self._moves_under_answer():
            return
        conversation_id = self._chat.conversation_id

        def work(store: Store) -> tuple[list[str], int, Branch]:
            before = len(store.outline(conversation_id))
            removed = store.remove(ids)
            branch = _branch(store, conversation_id)
            hidden = {one.id: one.messages for one in store.removed(conversation_id)}
            count = sum(hidden.get(id_, 0) for id_ in removed) if removed else before
            return removed, count, branch

        def done(news: tuple[list[str], int, Branch]) -> None:
            removed, count, branch = news
            self._tell(conversation_id, branch)
            if removed and conversation_id == self._chat.conversation_id:
                self.deleted.emit(removed, count)

        self._store.run(work, done)

    def restore(self, ids: Sequence[str]) -> None:
        """Bring deleted messages back, and show the last of them."""
        if self._moves_under_answer():
            return
        conversation_id = self._chat.conversation_id

        def work(store: Store) -> Branch:
            store.restore(ids)
            return _branch(store, conversation_id, ids[-1] if ids else None)

        self._store.run(work, lambda branch: self._tell(conversation_id, branch))

    def list_removed(self) -> None:
        """Ask for what can be brought back in the open chat: `removed_listed`."""
        conversation_id = self._chat.conversation_id
        self._store.run(lambda store: store.removed(conversation_id), self.removed_listed.emit)

    def erase_removed(self) -> None:
        """Delete for good what was deleted in the open chat."""
        conversation_id = self._chat.conversation_id
        self._store.run(
            lambda store: store.erase_removed(conversation_id), lambda _: self._count_removed()
        )

    # ── edits that are not sent ──────────────────────────────────────────────

    def begin_edit(self, message_id: str) -> None:
        """Ask for what the editor of a message begins with: what was typed there, or its text."""

        def work(store: Store) -> str:
            return store.edit_draft(message_id) or store.messages([message_id])[0].text

        self._store.run(work, lambda text: self.edit_ready.emit(message_id, text))

    def type_edit(self, message_id: str, text: str) -> None:
        """Remember what is typed in the editor of a message."""
        self._store.keep(lambda store: store.save_edit(message_id, text))

    # ── copies ───────────────────────────────────────────────────────────────

    def copy_markdown(self, message_id: str) -> None:
        """Ask for a message as it is stored: `text_ready`."""
        self._store.run(lambda store: store.messages([message_id])[0].text, self.text_ready.emit)

    def copy_plain(self, message_id: str) -> None:
        """Ask for a message without the marks of Markdown: `text_ready`."""
        self._store.run(
            lambda store: plain_text(store.messages([message_id])[0].text), self.text_ready.emit
        )

    def copy_together(self, ids: Sequence[str]) -> None:
        """Ask for messages as one Markdown text, in the order of the chat: `text_ready`."""
        conversation_id, wanted = self._chat.conversation_id, set(ids)
        you = QCoreApplication.translate("Messages", "You")
        model = QCoreApplication.translate("Messages", "Assistant")

        def work(store: Store) -> str:
            shown = [row.id for row in store.outline(conversation_id) if row.id in wanted]
            messages = store.messages(shown)
            return together((you if m.role is Role.USER else model, m.text) for m in messages)

        self._store.run(work, self.text_ready.emit)

    def quote(self, message_id: str) -> None:
        """Ask for a message as a quote: `quote_ready`."""
        self._store.run(
            lambda store: quoted(store.messages([message_id])[0].text), self.quote_ready.emit
        )

    # ── the open chat ────────────────────────────────────────────────────────

    def _tell(self, conversation_id: str, branch: Branch) -> None:
        if conversation_id == self._chat.conversation_id:
            self.branch_changed.emit(branch)
            self.removed_changed.emit(branch.removed)

    def _tell_left(self, *_: object) -> None:
        self.left.emit()

    def _tell_standing(self, *_: object) -> None:
        self.standing_changed.emit(self.standing)

    def _count_removed(self, *_: object) -> None:
        conversation_id = self._chat.conversation_id

        def counted(count: int) -> None:
            if conversation_id == self._chat.conversation_id:
                self.removed_changed.emit(count)

        self._store.run(lambda store: len(store.removed(conversation_id)), counted)


def _branch(store: Store, conversation_id: str, focus: str | None = None) -> Branch:
    message = store.messages([focus])[0] if focus else None
    outline, removed = store.outline(conversation_id), store.removed(conversation_id)
    return Branch(outline, message, removed=len(removed))
