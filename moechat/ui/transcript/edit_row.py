"""The editor that takes the place of a question."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.message_actions import Standing
from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.escape import is_escape
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.prompt_edit import PromptEdit
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript.action_texts import wait_text
from moechat.ui.transcript.notes import NoteRow


class EditRow(NoteRow):
    """Ctrl+Enter sends, Esc gives up; what was typed is told at every change."""

    typed = Signal(str)
    sent = Signal(str)
    cancelled = Signal()
    resized = Signal()

    def __init__(self, theme: Theme, icons: IconSet, outset: int, parent: QWidget) -> None:
        super().__init__(theme, outset, parent)
        self.edit = _Editor(theme)
        self.edit.needs_ctrl = True  # a change often is a new line
        self.edit.setAccessibleName(self.tr("Edit your message"))
        self.edit.textChanged.connect(self._on_changed)
        self.edit.submitted.connect(self._send)
        self.edit.cancelled.connect(self.cancelled)
        self.edit.large_text_pasted.connect(self.edit.insertPlainText)
        self.edit.focus_changed.connect(self.update)
        self.edit.installEventFilter(self)
        self._note = Label(
            theme,
            self.tr("The message as it was stays as a version."),
            size=Size.SMALL,
            tone=Tone.MUTED,
        )
        self._cancel = Button(theme, icons, self.tr("Cancel"), Kind.QUIET, small=True)
        self._cancel.setToolTip(self.tr("Leave the message as it is (Esc)"))
        self._cancel.clicked.connect(self.cancelled)
        self._submit = Button(theme, icons, self.tr("Send"), Kind.PRIMARY, small=True)
        self._submit.setAccessibleName(self.tr("Send the edited message"))
        self._submit.clicked.connect(self._send)
        self._waits = False
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.px(8))
        buttons.addWidget(self._note, 1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._submit)
        card = QVBoxLayout()
        card.setContentsMargins(theme.px(14), theme.px(10), theme.px(10), theme.px(10))
        card.setSpacing(theme.px(8))
        card.addWidget(self.edit)
        card.addLayout(buttons)
        column = QVBoxLayout(self)
        column.addLayout(card)

    def show_text(self, text: str, standing: Standing) -> None:
        """Edit another text, or go on with this one."""
        self._waits = standing.answering
        if self.edit.text() != text:
            self.edit.replace_text(text)
        self._show_sendable()

    def stops(self) -> list[QWidget]:
        """The text, then the buttons."""
        return [self.edit, *super().stops()]

    @Slot()
    def _on_changed(self) -> None:
        self._show_sendable()
        self.typed.emit(self.edit.text())

    def _show_sendable(self) -> None:
        self._submit.setEnabled(not self._waits and not self.edit.is_blank())
        self._submit.setToolTip(wait_text() if self._waits else self.tr("Send (Ctrl+Enter)"))

    @Slot()
    def _send(self) -> None:
        if not self.edit.is_blank():
            self.sent.emit(self.edit.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """The text has another height."""
        if watched is self.edit and event.type() == QEvent.Type.Resize:
            self.resized.emit()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box as that of the composer."""
        rect = QRectF(self.rect()).adjusted(self._outset, 0, -self._outset, 0)
        focused = self.edit.hasFocus()
        painting.box(
            painting.begin(self),
            rect,
            self._theme.px(14),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.ACCENT if focused else Tone.CONTROL),
        )


class _Editor(PromptEdit):
    """Esc is for the editor, not for the window."""

    cancelled = Signal()

    def event(self, event: QEvent) -> bool:
        """Take Esc before a shortcut of the window does."""
        if is_escape(event):
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives up."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
