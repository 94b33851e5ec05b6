"""The composer: keys, input methods, pasting, drafts, Stop."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, Qt, QUrl
from PySide6.QtGui import QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from moechat.ui.composer import Composer, Mode
from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme


@pytest.fixture
def composer(qtbot: QtBot, theme: Theme, icons: IconSet) -> Composer:
    composer = Composer(theme, icons)
    composer.resize(700, 100)
    qtbot.addWidget(composer)
    composer.set_mode(Mode.READY, "Model")
    composer.show()
    composer.edit.setFocus()
    return composer


def button(composer: Composer, text: str) -> QPushButton:
    return next(b for b in composer.findChildren(QPushButton) if b.text() == text)


def plain(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


def test_enter_sends_and_the_text_stays_until_it_is_stored(composer: Composer) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    QTest.keyClicks(composer.edit, "hello")
    QTest.keyClick(composer.edit, Qt.Key.Key_Return)
    assert sent == ["hello"]
    assert composer.text() == "hello"
    composer.accept_sent()
    assert composer.text() == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_shift_enter_breaks_the_line(composer: Composer, key: Qt.Key) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    QTest.keyClicks(composer.edit, "a")
    QTest.keyClick(composer.edit, key, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(composer.edit, "b")
    assert composer.text() == "a\nb"
    assert sent == []


def test_enter_belongs_to_the_input_method_while_it_composes(composer: Composer) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    QCoreApplication.sendEvent(composer.edit, QInputMethodEvent("にほn", []))
    QTest.keyClick(composer.edit, Qt.Key.Key_Return)
    assert sent == []
    commit = QInputMethodEvent("", [])
    commit.setCommitString("日本")
    QCoreApplication.sendEvent(composer.edit, commit)
    assert composer.text() == "日本"
    QTest.keyClick(composer.edit, Qt.Key.Key_Return)
    assert sent == ["日本"]


def test_a_word_being_composed_stands_alone(composer: Composer) -> None:
    def beside() -> set[int]:  # colours to the right of the first letter
        image = composer.edit.grab().toImage()
        return {image.pixel(x, y) for x in range(30, 200) for y in range(image.height())}

    assert len(beside()) > 1  # the placeholder
    QCoreApplication.sendEvent(composer.edit, QInputMethodEvent("i", []))
    assert len(beside()) == 1
    QCoreApplication.sendEvent(composer.edit, QInputMethodEvent("", []))
    assert len(beside()) > 1


def test_blank_text_is_not_sent(composer: Composer) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    QTest.keyClicks(composer.edit, "  ")
    QTest.keyClick(composer.edit, Qt.Key.Key_Return)
    assert sent == []
    assert not button(composer, "Send").isEnabled()


def test_what_is_typed_between_send_and_the_store_is_kept(composer: Composer) -> None:
    QTest.keyClicks(composer.edit, "one")
    QTest.keyClick(composer.edit, Qt.Key.Key_Return)
    QTest.keyClicks(composer.edit, "two")
    composer.accept_sent()
    assert composer.text() == "two"


@pytest.mark.parametrize("mode", [Mode.ANSWERING, Mode.NO_MODEL])
def test_enter_sends_nothing_when_nobody_can_answer(composer: Composer, mode: Mode) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    composer.set_mode(mode)
    QTest.keyClicks(composer.edit, "next")
    QTest.keyClick(composer.edit, Qt.Key.Key_Return)
    assert sent == []
    assert composer.text() == "next"


def test_placeholders_tell_what_typing_means(composer: Composer) -> None:
    seen = []
    for mode in Mode:
        composer.set_mode(mode, "Qwen3")
        seen.append(composer.edit.placeholderText())
    assert len(set(seen)) == len(Mode)
    assert "Message Qwen3" in seen


def test_stop_is_asked_for_once_and_force_stop_is_offered_later(composer: Composer) -> None:
    asked: list[str] = []
    composer.stop_wanted.connect(lambda: asked.append("stop"))
    composer.force_stop_wanted.connect(lambda: asked.append("force"))
    composer.set_mode(Mode.ANSWERING)
    assert not button(composer, "Send").isVisible()
    composer.stop()
    composer.stop()
    assert asked == ["stop"]
    # The engine tells that it is stopping; that is no acknowledgement.
    composer.set_mode(Mode.ANSWERING)
    assert not button(composer, "Stop").isEnabled()
    assert not button(composer, "Force stop").isVisible()
    composer.offer_force_stop()
    button(composer, "Force stop").click()
    assert asked == ["stop", "force"]
    composer.set_mode(Mode.READY)
    assert not button(composer, "Force stop").isVisible()
    assert button(composer, "Send").isVisible()


def test_text_grows_to_ten_lines(qtbot: QtBot, composer: Composer) -> None:
    heights = []
    for lines in (1, 3, 10, 40):
        composer.set_text("\n".join("x" * lines))
        qtbot.waitUntil(lambda: not composer.edit._fit_timer.isActive())
        heights.append(composer.edit.height())
    assert heights[0] < heights[1] < heights[2] == heights[3]


def test_pasted_dress_is_taken_off(composer: Composer) -> None:
    data = plain("bold\r\nnext\x00")
    data.setHtml("<b>bold</b><br><img src='x.png'>next")
    composer.edit.insertFromMimeData(data)
    assert composer.text() == "bold\nnext"
    composer.edit.selectAll()
    assert "<b>" not in composer.edit.createMimeDataFromSelection().text()


def test_pictures_and_files_are_attached(composer: Composer, tmp_path: Path) -> None:
    images, files = list[QImage](), list[Path]()
    composer.edit.image_pasted.connect(images.append)
    composer.edit.files_pasted.connect(files.extend)
    data = QMimeData()
    data.setImageData(QImage(4, 4, QImage.Format.Format_RGB32))
    assert composer.edit.canInsertFromMimeData(data)
    composer.edit.insertFromMimeData(data)
    assert [image.width() for image in images] == [4]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.txt"))])
    composer.edit.insertFromMimeData(data)
    assert files == [tmp_path / "a.txt"]
    assert composer.text() == ""


def test_a_large_text_is_not_copied_for_each_who_hears_of_it(composer: Composer) -> None:
    heard: list[str] = []
    composer.edit.large_text_pasted.connect(heard.append)
    composer.pasted.connect(heard.append)
    composer.edit.insertFromMimeData(plain("word " * 500_000))
    assert heard[0] is heard[1]


@pytest.mark.parametrize(
    "text",
    [
        "hard\u00a0space and\u202fnarrow",
        "emoji 👩‍👩‍👧 and עברית",
        "tab\tand  double",
        "line\nline\n",
    ],
)
def test_text_stays_as_it_was_typed(composer: Composer, text: str) -> None:
    composer.set_text(text)
    assert composer.text() == text
    composer.set_text("")
    composer.edit.insertFromMimeData(plain(text))
    assert composer.text() == text


@pytest.mark.parametrize(
    "text",
    [
        ("the quick brown fox jumps over the lazy dog " * 4 + "\n") * 29_000,  # 5 MB in lines
        "x" * 5_000_000,  # 5 MB in one line
        "\n" * 200_000,
        "word " * 4_000,  # one long paragraph
    ],
)
def test_a_large_paste_costs_one_frame_and_loses_nothing(
    qtbot: QtBot, composer: Composer, text: str
) -> None:
    QTest.keyClicks(composer.edit, "Sum this up:")
    began = time.thread_time()
    composer.edit.insertFromMimeData(plain(text))
    QCoreApplication.processEvents()
    pasting = time.thread_time() - began
    began = time.thread_time()
    QTest.keyClicks(composer.edit, "now")
    QCoreApplication.processEvents()
    typing = time.thread_time() - began
    assert composer.text() == f"Sum this up:now\n\n{text}"
    # Generous, as other tests may run beside: freezing would take seconds.
    assert pasting < 0.1
    assert typing < 0.1


def test_a_large_paste_is_sent_and_can_be_taken_away(composer: Composer) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    text = "y" * 200_000
    composer.edit.insertFromMimeData(plain(text))
    button(composer, "Send").click()
    assert sent == [text]
    composer.accept_sent()
    assert composer.text() == ""
    composer.edit.insertFromMimeData(plain(text))
    remove = next(
        b
        for b in composer.findChildren(QPushButton)
        if b.accessibleName() == "Remove the pasted text" and b.isVisible()
    )
    remove.click()
    assert composer.text() == ""
    assert not button(composer, "Send").isEnabled()


def test_a_large_draft_is_restored(composer: Composer) -> None:
    text = "z" * 300_000
    composer.restore(text)
    assert composer.text() == text
    composer.restore("something else")
    assert composer.text() == text


def test_drafts_are_handed_over_within_a_second(qtbot: QtBot, composer: Composer) -> None:
    with qtbot.waitSignal(composer.draft_changed, timeout=1000) as caught:
        QTest.keyClicks(composer.edit, "draft")
    assert caught.args == ["draft"]
    # Nothing is handed over twice, nor what was set and not typed.
    with qtbot.assertNotEmitted(composer.draft_changed, wait=0):
        composer.flush_draft()
        composer.set_text("other chat")
        composer.flush_draft()


def test_sending_drops_the_pending_draft(qtbot: QtBot, composer: Composer) -> None:
    QTest.keyClicks(composer.edit, "sent")
    QTest.keyClick(composer.edit, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(composer.draft_changed, wait=0):
        composer.accept_sent()
        composer.flush_draft()
