"""Where the model's reading begins, once what stands above is left out."""

from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.services.context_texts import dropped_text
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.settings.controls import Lines
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript.notes import NoteRow

_LINES = 8


@dataclass
class ContextMark:
    """What is said above the first message that the model reads."""

    dropped: int  # messages above it
    summary: str = ""  # that the model reads in their place
    opened: bool = False
    editing: bool = False
    busy: bool = False  # another summary is being written


class MarkRow(NoteRow):
    """A line across, and below it the summary, if there is one and it was opened."""

    toggled = Signal()
    edit_wanted = Signal(bool)  # begin to edit the summary, or leave it as it was
    edited = Signal(str)
    renew_wanted = Signal()  # have the summary written anew, or stop that

    def __init__(self, theme: Theme, icons: IconSet, outset: int, parent: QWidget) -> None:
        super().__init__(theme, outset, parent)
        self._text = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._open = Button(theme, icons, "", Kind.QUIET, small=True)
        self._open.clicked.connect(self.toggled)
        self._summary = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._lines = Lines(theme, _LINES, code=False)
        self._lines.setAccessibleName(self.tr("Summary"))
        self._edit = Button(theme, icons, self.tr("Edit"), small=True)
        self._edit.clicked.connect(lambda: self.edit_wanted.emit(True))
        self._renew = Button(theme, icons, "", small=True)
        self._renew.clicked.connect(self.renew_wanted)
        self._save = Button(theme, icons, self.tr("Save"), Kind.PRIMARY, small=True)
        self._save.clicked.connect(self._on_saved)
        self._cancel = Button(theme, icons, self.tr("Cancel"), small=True)
        self._cancel.clicked.connect(lambda: self.edit_wanted.emit(False))
        head = QHBoxLayout()
        head.addWidget(self._text, 1)
        head.addWidget(self._open)
        buttons = QHBoxLayout()
        for button in (self._edit, self._renew, self._save, self._cancel):
            buttons.addWidget(button)
        buttons.addStretch(1)
        rule = Surface(theme, Tone.LINE)
        rule.setFixedHeight(1)
        column = QVBoxLayout(self)
        column.setSpacing(theme.px(8))
        column.addWidget(rule)
        column.addLayout(head)
        column.addWidget(self._summary)
        column.addWidget(self._lines)
        column.addLayout(buttons)

    def show_mark(self, mark: ContextMark) -> None:
        """Say it, as it stands."""
        has_summary = bool(mark.summary)
        self._text.setText(dropped_text(mark.dropped, summary=has_summary))
        self._open.setVisible(has_summary)
        self._open.setText(self.tr("Hide summary") if mark.opened else self.tr("Show summary"))
        shown = has_summary and mark.opened
        self._summary.setText(mark.summary)
        self._summary.setVisible(shown and not mark.editing)
        if shown and mark.editing and self._lines.isHidden():
            self._lines.show_text(mark.summary)
        self._lines.setVisible(shown and mark.editing)
        self._edit.setVisible(shown and not mark.editing and not mark.busy)
        self._renew.setVisible(shown and not mark.editing)
        self._renew.setText(self.tr("Stop") if mark.busy else self.tr("Write anew"))
        self._renew.setToolTip(
            self.tr("Leave the summary as it is")
            if mark.busy
            else self.tr("Have the model write another summary of what is left out")
        )
        self._save.setVisible(shown and mark.editing)
        self._cancel.setVisible(shown and mark.editing)

    @Slot()
    def _on_saved(self) -> None:
        self.edited.emit(self._lines.toPlainText().strip())

    def release(self) -> None:
        """Forget what was typed too."""
        self._lines.hide()
        super().release()
