"""States of what is attached: in the composer, in a message, with its passages."""

import time

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from moechat.core.attachments import (
    Attachment,
    AttachmentAbout,
    AttachmentKind,
    DocumentUse,
    PassageMethod,
    PassageSpot,
)
from moechat.core.conversation import Message, Outline, Role
from moechat.core.faults import Fault, FaultCode
from moechat.services.attachment_texts import details_text, reading_text
from moechat.services.texts import describe
from moechat.ui.attachments.chips import ChipText
from moechat.ui.attachments.images import as_attachment
from moechat.ui.attachments.viewer import ImageViewer
from tests.shots.stage import Stage

_PASSAGES = (
    "4.2 Set-aside land. Payments for set-aside land are made once a year, after the inspection.",
    "Annex B. The rate is 412 € a hectare for the first five hectares and 268 € for each more.",
)


def _image(name: str, top: str, bottom: str) -> Attachment:
    image = QImage(640, 420, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    sky = QLinearGradient(QPointF(0, 0), QPointF(0, 420))
    sky.setColorAt(0, QColor(top))
    sky.setColorAt(1, QColor(bottom))
    painter.fillRect(image.rect(), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#f6d365"))
    painter.drawEllipse(QPointF(470, 120), 56, 56)
    painter.end()
    return as_attachment(image, name, 482_000)


def _document(name: str, pages: int, use: DocumentUse | None = None) -> Attachment:
    about = AttachmentAbout(file_bytes=1_240_000, pages=pages, use=use)
    return Attachment(id=name, name=name, kind=AttachmentKind.DOCUMENT, about=about)


def composer(stage: Stage) -> None:
    """A document, one that is being read, one that cannot be, and an image."""
    stage.talk()
    report, image = _document("Land use 2025.pdf", 84), _image("IMG_2041.jpg", "#4b79a1", "#283e51")
    fault = describe(Fault(FaultCode.DOCUMENT_SCANNED, {"name": "Deed 1962.pdf"}))
    stage.shell.composer.edit.insertPlainText("What is paid for set-aside land?")
    stage.shell.composer.show_attached(
        [
            ChipText("1", report.name, details_text(report, 41_872)),
            ChipText(
                "2",
                image.name,
                details_text(image, 342, exact=False),
                thumbnail=image.about.thumbnail,
                can_open=True,
            ),
            ChipText("3", "Minutes.docx", reading_text(3, 17)),
            ChipText("4", "Deed 1962.pdf", fault.title, fault.advice, is_trouble=True),
        ]
    )


def _talk(stage: Stage, *, opened: bool) -> None:
    stage.talk("For the first five hectares 412 € a hectare, and 268 € for each further one.")
    text = "\n\n".join(_PASSAGES)
    first = len(_PASSAGES[0])
    about = AttachmentAbout(
        method=PassageMethod.WORDS,
        spots=(PassageSpot(0, first, page=31), PassageSpot(first + 2, len(text), page=78)),
    )
    attached = (
        _document("Land use 2025.pdf", 84, DocumentUse.PASSAGES),
        _document("Notes from the visit.md", 0, DocumentUse.WHOLE),
        _image("IMG_2041.jpg", "#4b79a1", "#283e51"),
        _image("IMG_2042.jpg", "#134e5e", "#71b280"),
        Attachment(
            id="p", name="Land use 2025.pdf", kind=AttachmentKind.PASSAGES, about=about, text=text
        ),
    )
    user = Message(
        id="u",
        conversation_id="c",
        parent_id=None,
        role=Role.USER,
        created_at=time.time(),
        text="What is paid for set-aside land?",
        attachments=attached,
    )
    answer = stage.answer
    stage.transcript.set_outline(
        [Outline("u", Role.USER, len(user.text), 1), Outline("a", answer.role, len(answer.text), 1)]
    )
    stage.transcript.supply([user, answer])
    for _ in range(20):
        QCoreApplication.processEvents()
    if opened:
        stage.transcript._toggle_passages("u")


def message(stage: Stage) -> None:
    _talk(stage, opened=False)


def passages(stage: Stage) -> None:
    _talk(stage, opened=True)


def viewer(stage: Stage) -> None:
    _talk(stage, opened=False)
    image = _image("IMG_2041.jpg", "#4b79a1", "#283e51")
    view = ImageViewer(stage.theme, stage.icons, stage.shell)
    view.view(image.name, QImage.fromData(image.data or b""))


STATES = {
    "attached": composer,
    "attached-message": message,
    "attached-passages": passages,
    "attached-image": viewer,
}
