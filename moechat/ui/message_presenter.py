"""Between the message service and what is shown of single messages."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from moechat.core.conversation import RemovedMessage
from moechat.core.message_actions import MessageAction, Standing
from moechat.core.message_text import quoted
from moechat.services.message_service import Branch, MessageService
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId
from moechat.ui.shell import Page, Shell

_EDIT_MS = 600  # what is typed in an editor is stored at least once a second


class MessagePresenter(QObject):
    """Passes on what is wanted of a message, and what comes of it."""

    def __init__(
        self,
        messages: MessageService,
        shell: Shell,
        actions: BoundActions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._messages, self._shell, self._transcript = messages, shell, shell.transcript
        self._typed: tuple[str, str] | None = None  # message id and text that are not stored yet
        self._timer = QTimer(self, singleShot=True, interval=_EDIT_MS)
        self._timer.timeout.connect(self.settle)
        self._connect_service()
        self._connect_transcript()
        self._bind(actions)

    @property
    def service(self) -> MessageService:
        """What tells of other branches."""
        return self._messages

    def _connect_service(self) -> None:
        messages = self._messages
        messages.leaving.connect(self.settle)
        messages.left.connect(self._shell.undo.dismiss)
        messages.branch_changed.connect(self._on_branch)
        messages.standing_changed.connect(self._on_standing)
        messages.removed_changed.connect(self._on_removed_count)
        messages.removed_listed.connect(self._on_removed_listed)
        messages.deleted.connect(self._on_deleted)
        messages.edit_ready.connect(self._transcript.begin_edit)
        messages.edit_sent.connect(self._on_edit_sent)
        messages.text_ready.connect(self._on_text)
        messages.quote_ready.connect(self._shell.composer.quote)

    def _connect_transcript(self) -> None:
        transcript, messages = self._transcript, self._messages
        transcript.message_acted.connect(self.act)
        transcript.version_stepped.connect(messages.turn_version)
        transcript.selection_quoted.connect(lambda text: self._shell.composer.quote(quoted(text)))
        transcript.removed_wanted.connect(messages.list_removed)
        transcript.edit_typed.connect(self._on_edit_typed)
        transcript.edit_sent.connect(self._send_edit)
        transcript.copy_chosen.connect(messages.copy_together)
        transcript.delete_chosen.connect(self._delete_chosen)
        self._shell.removed.restore_wanted.connect(lambda id_: messages.restore([id_]))
        self._shell.removed.erase_wanted.connect(messages.erase_removed)
        self._shell.composer.edit_last_wanted.connect(self._edit_last)

    def _bind(self, actions: BoundActions) -> None:
        bind, has = actions.bind, lambda: bool(self._transcript.last_id())
        bind(ActionId.REGENERATE, lambda: self._do(MessageAction.REGENERATE), can=has)
        bind(ActionId.CONTINUE, lambda: self._do(MessageAction.CONTINUE), can=has)
        bind(ActionId.EDIT_LAST, self._edit_last, can=has)
        bind(ActionId.PREVIOUS_VERSION, lambda: self._turn(-1), can=has)
        bind(ActionId.NEXT_VERSION, lambda: self._turn(1), can=has)

    # ── the user ─────────────────────────────────────────────────────────────

    @Slot(str, object)
    def act(self, message_id: str, action: MessageAction) -> None:
        """Do what is wanted of a message."""
        messages = self._messages
        match action:
            case MessageAction.COPY:
                messages.copy_markdown(message_id)
            case MessageAction.COPY_TEXT:
                messages.copy_plain(message_id)
            case MessageAction.QUOTE:
                messages.quote(message_id)
            case MessageAction.EDIT:
                self._begin_edit(message_id)
            case MessageAction.REGENERATE:
                messages.regenerate(message_id)
            case MessageAction.CONTINUE:
                messages.continue_answer(message_id)
            case MessageAction.BRANCH if not messages.can_branch:
                self._shell.composer.show_hint(
                    self.tr("A temporary chat cannot be branched: it is never stored.")
                )
            case MessageAction.BRANCH:
                messages.branch_off(message_id)
            case MessageAction.SELECT:
                self._transcript.begin_selecting(message_id)
            case MessageAction.DELETE:
                messages.delete([message_id])

    def _do(self, action: MessageAction) -> None:
        """To the message that the keyboard is at, else to the last."""
        for message_id in (self._transcript.current_id, self._transcript.last_id()):
            if message_id and self._transcript.offers(message_id, action):
                self.act(message_id, action)
                return
        self._shell.composer.show_hint(self._cannot(action))

    def _cannot(self, action: MessageAction) -> str:
        if self._messages.standing.answering:
            return self.tr("An answer is being written. This can be done when it has ended.")
        if action is MessageAction.CONTINUE:
            return self.tr("The last answer is complete: there is nothing to continue.")
        return self.tr("There is no message for that.")

    def _turn(self, step: int) -> None:
        message_id = self._transcript.versioned_id()
        if not message_id:
            self._shell.composer.show_hint(self.tr("No message here has other versions."))
        elif self._messages.standing.here:
            self._shell.composer.show_hint(self._cannot(MessageAction.REGENERATE))
        else:
            self._messages.turn_version(message_id, step)

    @Slot()
    def _edit_last(self) -> None:
        message_id = self._transcript.last_question()
        if message_id:
            self._begin_edit(message_id)

    @Slot(list)
    def _delete_chosen(self, ids: list[str]) -> None:
        self._transcript.end_selecting()
        self._messages.delete(ids)

    def _begin_edit(self, message_id: str) -> None:
        self.settle()  # what it begins with may be on its way
        self._messages.begin_edit(message_id)

    # ── editing ──────────────────────────────────────────────────────────────

    @Slot(str, str)
    def _on_edit_typed(self, message_id: str, text: str) -> None:
        if self._typed is not None and self._typed[0] != message_id:
            self.settle()
        self._typed = (message_id, text)
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def settle(self) -> None:
        """Store what is typed in an editor."""
        self._timer.stop()
        typed, self._typed = self._typed, None
        if typed is not None:
            self._messages.type_edit(*typed)

    @Slot(str, str)
    def _send_edit(self, message_id: str, text: str) -> None:
        self.settle()
        self._messages.edit(message_id, text)

    @Slot(str)
    def _on_edit_sent(self, _message_id: str) -> None:
        self._typed = None
        self._shell.focus_composer()

    # ── the service ──────────────────────────────────────────────────────────

    @Slot(object)
    def _on_branch(self, branch: Branch) -> None:
        self._shell.undo.dismiss()
        self._transcript.replace_branch(branch.outline, branch.focus, to_end=branch.to_end)
        self._shell.show_page(Page.TRANSCRIPT if branch.outline else Page.EMPTY)

    @Slot(object)
    def _on_standing(self, standing: Standing) -> None:
        self._transcript.set_standing(standing)

    @Slot(int)
    def _on_removed_count(self, count: int) -> None:
        self._transcript.set_removed(count)
        if not count:
            self._shell.undo.dismiss()
        elif not self._transcript.last_id():
            self._shell.undo.offer(
                self.tr("All messages of this chat are deleted."),
                self.tr("Show them…"),
                self._messages.list_removed,
            )

    @Slot(list)
    def _on_removed_listed(self, removed: list[RemovedMessage]) -> None:
        self._shell.removed.open(removed)

    @Slot(list, int)
    def _on_deleted(self, ids: list[str], count: int) -> None:
        one = count == 1
        self._shell.undo.offer(
            self.tr("1 message deleted.") if one else self.tr("%n messages deleted.", "", count),
            self.tr("Undo"),
            lambda: self._undo_delete(ids, count),
        )

    def _undo_delete(self, ids: list[str], count: int) -> None:
        if self._messages.standing.here:
            self._on_deleted(ids, count)  # it can be done later
            self._shell.composer.show_hint(self._cannot(MessageAction.DELETE))
        else:
            self._messages.restore(ids)

    @Slot(str)
    def _on_text(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._transcript.end_selecting()
        self._shell.composer.show_hint(self.tr("Copied."))
