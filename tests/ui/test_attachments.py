"""Attaching in a whole window: real files, reader and store; the engine scripted, then real."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from moechat.core.attachments import AttachmentKind, DocumentUse, estimate_image_tokens
from moechat.core.conversation import Message
from moechat.core.faults import UserError
from moechat.core.png import read_png
from moechat.protocol.messages import ChatMessage
from moechat.services.attaching import ItemState
from moechat.services.engine import EngineState
from moechat.ui.attachments.chips import ChipText
from moechat.ui.attachments.images import as_attachment, load_image
from moechat.ui.shell import Shell
from moechat.ui.transcript.attached_row import AttachedRow
from tests.support.documents import write_pdf
from tests.support.engine_client import COMMAND
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]
_WAIT_MS = 120_000


class Person:
    """Somebody who attaches things."""

    def __init__(self, window: Running) -> None:
        self.window, self.composer = window, window.shell.composer
        self.attaching, self.ended = window.chat.attaching, list[Message]()
        window.chat.answer_ended.connect(self.ended.append)

    def waits(self, condition: Callable[[], bool]) -> None:
        """A real model takes its time."""
        self.window.qtbot.waitUntil(condition, timeout=_WAIT_MS)

    def loads(self, folder: Path) -> None:
        self.window.contents._models.load(folder)
        self.waits(lambda: self.window.engine.state is EngineState.READY)

    def drops(self, *paths: Path) -> None:
        self.window.contents.dropping.take(list(paths))
        self.window.until(lambda: len(self.attaching.items) >= len(paths))
        self.window.until(lambda: self.attaching.unsettled(ItemState.READING) is None)

    def asks(self, text: str) -> Message:
        count = len(self.ended)
        self.composer.edit.insertPlainText(text)
        QTest.keyClick(self.composer.edit, Qt.Key.Key_Return)
        self.waits(lambda: len(self.ended) > count and not self.window.chat.answering)
        return self.ended[-1]

    def chips(self) -> list[str]:
        return [chip.accessibleName() for chip in self.composer.attached.chips]

    def row(self) -> AttachedRow:
        """The attachments of the one question that has some."""
        area = self.window.shell.transcript
        self.window.until(lambda: any(row.isVisible() for row in area.findChildren(AttachedRow)))
        (row,) = (row for row in area.findChildren(AttachedRow) if row.isVisible())
        return row


def test_from_the_drop_to_the_passages(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "4")
    person = Person(window)
    person.loads(make_model_folder(tmp_path / "thinker-int4-ov"))
    pages = ["\n".join(f"Row {n} of page {page} about rivers." for n in range(20))
             for page in range(60)]  # fmt: skip
    pages[41] = "The quince of Skerry is ripe in October."
    bad = tmp_path / "photo.pdf"
    bad.write_bytes(b"no PDF at all")
    person.drops(write_pdf(tmp_path / "Report.pdf", pages), bad)
    good, failed = person.chips()
    assert good.startswith("Report.pdf, ")
    assert "60 pages" in good
    window.until(lambda: "tokens" in person.chips()[0])
    assert failed == "photo.pdf is no PDF file."
    window.until(lambda: "What you are typing has 2," in person.composer.meter.toolTip())

    person.composer.edit.insertPlainText("When is the quince of Skerry ripe?")
    QTest.keyClick(person.composer.edit, Qt.Key.Key_Return)
    assert not window.chat.answering  # it would go without what was dropped
    assert "photo.pdf" in person.composer._hint.text()
    chip = person.composer.attached.chips[1]
    QTest.mouseClick(chip.remove, Qt.MouseButton.LeftButton)
    assert len(person.chips()) == 1
    person.asks("")
    assert person.chips() == []
    assert not person.composer.attached.isVisible()

    row = person.row()
    (shown,) = row.chips.chips
    assert "read by passages" in shown.accessibleName()
    assert row.disclosure.text() == "1 passage used"
    row.disclosure.click()
    window.until(lambda: bool(row.passages))
    texts = [label.text() for label in row.passages]
    assert "BM25" in texts[0]
    assert texts[1].startswith("Report.pdf, page 4")
    assert "The quince of Skerry is ripe in October." in texts[2]
    row.disclosure.click()
    window.until(lambda: not row.passages)


def test_a_draft_with_attachments_survives_a_restart(program: Make, tmp_path: Path) -> None:
    window = program()
    person = Person(window)
    (tmp_path / "a.txt").write_text("Words.")
    person.drops(tmp_path / "a.txt")
    person.composer.edit.insertPlainText("What is")
    window.close()
    with window.qtbot.waitSignal(
        window.window.destroyed, timeout=_WAIT_MS
    ):  # which would be active until then
        pass
    again = Person(program())
    again.window.until(lambda: len(again.chips()) == 1)
    again.window.until(lambda: again.composer.text() == "What is")
    assert again.chips()[0].startswith("a.txt, ")


def test_what_is_pasted(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "4")
    person = Person(window)
    composer = person.composer
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    mime = QMimeData()
    mime.setImageData(image)
    composer.edit.insertFromMimeData(mime)
    window.until(lambda: person.attaching.unsettled(ItemState.READY) is not None)
    (chip,) = composer.attached.chips
    assert "40 by 30 pixels" in chip.accessibleName()
    viewer = window.contents._in_and_out.attachments.viewer
    chip.picture.click()
    window.until(viewer.isVisible)
    assert viewer.picture.pixmap().width() == 40
    viewer.dismiss()
    (tmp_path / "code.py").write_text("print('hello')\n")
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(tmp_path / "code.py"))])
    assert composer.edit.canInsertFromMimeData(files)
    composer.edit.insertFromMimeData(files)
    window.until(lambda: len(composer.attached.chips) == 2)
    long = QMimeData()
    long.setText("Some words. " * 1_200)
    composer.edit.insertFromMimeData(long)
    window.until(composer.strip.isVisible)
    assert "14,400 characters" in composer.strip.text
    (attach,) = composer.strip.buttons
    attach.click()
    window.until(lambda: len(composer.attached.chips) == 3)
    assert composer.text() == ""
    # A model that reads text alone says so, to a chat with an image.
    person.loads(make_model_folder(tmp_path / "thinker-int4-ov"))
    window.until(lambda: person.attaching.unsettled(ItemState.READING) is None)
    answer = person.asks("What is this?")
    assert answer.fault is not None
    assert answer.fault.code == "images_unsupported"


def test_many_attachments_leave_room_for_the_text(qtbot: QtBot, shell: Shell) -> None:
    composer = shell.composer
    before = composer.height()
    composer.show_attached([ChipText("0", "a.txt", "12 tokens")])
    qtbot.waitUntil(lambda: composer.height() > before, timeout=_WAIT_MS)
    few = composer.attached.height()
    composer.show_attached([ChipText(str(n), f"{n}.txt", "words " * 9) for n in range(30)])
    bar = composer.attached.verticalScrollBar()
    # The newest is seen.
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value(), timeout=_WAIT_MS)
    assert few < composer.attached.height() < shell.height() // 3
    composer.show_attached([])
    qtbot.waitUntil(lambda: composer.height() == before, timeout=_WAIT_MS)


def test_the_button_and_its_key_open_the_dialog(program: Make, tmp_path: Path) -> None:
    window = program()
    person = Person(window)
    presenter = window.contents._in_and_out.attachments
    QTest.keyClick(
        person.composer.edit,
        Qt.Key.Key_A,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    window.until(lambda: presenter.dialog is not None)
    assert presenter.dialog is not None
    (tmp_path / "a.txt").write_text("Words.")
    presenter.dialog.filesSelected.emit([str(tmp_path / "a.txt")])
    presenter.dialog.close()
    window.until(lambda: len(person.chips()) == 1 and presenter.dialog is None)


@pytest.mark.parametrize("content", ["<svg xmlns='http://www.w3.org/2000/svg'/>", "/* XPM */"])
def test_a_drawing_called_png_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "drawing.png"
    path.write_text(content, "utf-8")
    with pytest.raises(UserError) as raised:
        load_image(path)
    assert raised.value.fault.detail == "no known format"


def test_images_are_scaled_turned_and_bare(tmp_path: Path) -> None:
    large = QImage(3_000, 1_500, QImage.Format.Format_ARGB32)
    large.fill(QColor(0, 0, 0, 0))
    large.save(str(tmp_path / "large.png"))
    made = load_image(tmp_path / "large.png")
    assert made.kind is AttachmentKind.IMAGE
    assert made.data is not None
    width, height, rgb = read_png(made.data)
    assert (width, height) == (made.about.width, made.about.height)
    assert 990_000 < width * height <= 1_000_000
    assert abs(width / height - 2) < 0.01
    assert rgb[:3] == b"\xff\xff\xff"  # what is see-through lies on paper
    assert not QImage.fromData(made.about.thumbnail).isNull()
    odd = QImage(5, 3, QImage.Format.Format_RGB32)  # whose rows end with gaps
    odd.fill(QColor(10, 20, 30))
    assert read_png(as_attachment(odd, "odd").data or b"") == (5, 3, bytes([10, 20, 30]) * 15)


def with_a_real_engine(
    program: Make, patch: pytest.MonkeyPatch
) -> tuple[Person, list[list[ChatMessage]]]:
    """A window over the real engine, and what that is asked."""
    patch.setattr("tests.ui.conftest.command", lambda *_: COMMAND)
    person, asked = Person(program(max_new_tokens=12)), list[list[ChatMessage]]()
    engine = person.window.engine
    generate = engine.generate

    def spy(messages: list[ChatMessage], **options: object) -> int:
        asked.append(list(messages))
        return generate(messages, **options)  # type: ignore[arg-type]

    patch.setattr(engine, "generate", spy)
    return person, asked


@pytest.mark.real_model
def test_a_real_model_reads_the_document(
    program: Make, tmp_path: Path, starter_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, asked = with_a_real_engine(program, monkeypatch)
    person.loads(starter_model)
    plain = person.asks("What is the capital?")
    (tmp_path / "notes.md").write_text("The capital of Freedonia is Fredville.\n" * 20)
    person.drops(tmp_path / "notes.md")
    answer = person.asks("What is the capital?")
    assert answer.fault is None
    assert answer.metrics is not None
    assert plain.metrics is not None
    assert answer.metrics.prompt_tokens > plain.metrics.prompt_tokens + 100
    assert "Freedonia" in asked[-1][-1].content
    more = person.asks("Again?")
    assert more.metrics is not None
    assert more.metrics.reused_tokens is not None
    assert more.metrics.reused_tokens > 150  # the document stands where it stood
    question = person.window.shell.transcript._positions.entry(2).message
    assert question is not None
    assert [each.about.use for each in question.attachments] == [DocumentUse.WHOLE]


@pytest.mark.real_model
def test_a_real_model_sees_the_image(
    program: Make, tmp_path: Path, exported_models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, asked = with_a_real_engine(program, monkeypatch)
    person.loads(exported_models / "tiny-random-qwen3.5-moe-vl-ov")
    image = QImage(320, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    image.save(str(tmp_path / "a.jpg"))
    person.drops(tmp_path / "a.jpg")
    answer = person.asks("What is this?")
    assert answer.fault is None
    assert answer.metrics is not None
    assert answer.metrics.new_tokens > 0
    assert answer.metrics.prompt_tokens > estimate_image_tokens(320, 240)
    (sent,) = asked[0][-1].images
    assert read_png(sent)[:2] == (320, 240)
    (chip,) = person.row().chips.chips
    assert chip.picture.isVisible()
    more = person.asks("And now?")
    assert more.fault is None
    assert [len(message.images) for message in asked[1]][-3:] == [1, 0, 0]
