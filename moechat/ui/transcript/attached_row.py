"""What is attached to a question, and the passages that its answer was given."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moechat.core.attachments import Attachment, AttachmentKind
from moechat.services.attachment_texts import (
    details_text,
    method_text,
    passage_place,
    passages_title,
    use_text,
)
from moechat.ui.attachments.chips import ChipFlow, ChipText
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript.notes import Disclosure, NoteRow


class AttachedRow(NoteRow):
    """Chips, and below them the passages, if there are some and they were opened."""

    toggled = Signal()
    opened = Signal(str, str)  # id, name of an image

    def __init__(self, theme: Theme, icons: IconSet, outset: int, parent: QWidget) -> None:
        super().__init__(theme, outset, parent)
        self._attachments: Sequence[Attachment] = ()
        self.chips = ChipFlow(theme, icons, removable=False)
        self.chips.opened.connect(self._on_opened)
        self.disclosure = Disclosure(theme, self)
        self.disclosure.clicked.connect(self.toggled)
        self.passages: list[Label] = []
        self._column = QVBoxLayout(self)
        self._column.setSpacing(theme.px(8))
        self._column.addWidget(self.chips)
        self._column.addWidget(self.disclosure, 0, Qt.AlignmentFlag.AlignLeft)

    def show_attachments(self, attachments: Sequence[Attachment], *, opened: bool) -> None:
        """Say what there is; ``opened`` = the passages too."""
        self._attachments = attachments
        passages = [one for one in attachments if one.kind is AttachmentKind.PASSAGES]
        self.chips.show_chips([_chip(one) for one in attachments if one not in passages])
        count = sum(len(one.about.spots) for one in passages)
        self.disclosure.setVisible(count > 0)
        self.disclosure.show_state(
            passages_title(count),
            opened=opened,
            does=self.tr("Hides the passages") if opened else self.tr("Shows the passages"),
        )
        for label in self.passages:
            self._column.removeWidget(label)
            label.hide()
            label.deleteLater()
        self.passages = []
        if opened:
            self._show_passages(passages)

    def _show_passages(self, passages: Sequence[Attachment]) -> None:
        for one in passages:
            self._say(method_text(one.about.method), tone=Tone.MUTED)
            for spot in one.about.spots:
                self._say(passage_place(one.name, spot), bold=True)
                self._say(one.text[spot.start : spot.end].strip(), tone=Tone.MUTED)

    def _say(self, text: str, *, tone: Tone = Tone.TEXT, bold: bool = False) -> None:
        label = Label(self._theme, text, size=Size.SMALL, tone=tone, bold=bold, wrap=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.passages.append(label)
        self._column.addWidget(label)
        label.show()

    @Slot(str)
    def _on_opened(self, key: str) -> None:
        for one in self._attachments:
            if one.id == key:
                self.opened.emit(one.id, one.name)


def _chip(attachment: Attachment) -> ChipText:
    detail = " · ".join(filter(None, (details_text(attachment), use_text(attachment))))
    thumbnail = attachment.about.thumbnail
    return ChipText(
        attachment.id,
        attachment.name,
        detail,
        f"{attachment.name}\n{detail}",
        thumbnail=thumbnail,
        can_open=bool(thumbnail),
    )
