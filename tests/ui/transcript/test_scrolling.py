"""Where the reader is: at the end while they are there, else where they were."""

import random
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.core.conversation import Message, Role
from moechat.protocol.messages import TextKind
from moechat.ui.theme import Scheme, Theme
from moechat.ui.transcript.jump_button import JumpButton
from moechat.ui.transcript.notes import ThoughtRow
from moechat.ui.transcript.rows import RowKind
from moechat.ui.transcript.text_row import TextRow
from tests.ui.transcript.conftest import Screen, answer, draft, outline_of, user


def chat(count: int, seed: int = 1) -> list[Message]:
    """Questions and answers of all lengths, each with its number in it."""
    dice = random.Random(seed)
    messages = []
    for number in range(count):
        words = " ".join(
            dice.choice(["lorem", "ipsum", "dolor"]) for _ in range(dice.randint(5, 250))
        )
        text = f"[{number}] {words}."
        if number % 2:
            code = "\n".join(f"line {i}" for i in range(dice.randint(1, 40)))
            text += f"\n\n- item\n- item\n\n```\n{code}\n```\n\nend of {number}"
        messages.append(answer(number, text) if number % 2 else user(number, text))
    return messages


def _scroll(screen: Screen, by: int) -> None:
    bar = screen.view.verticalScrollBar()
    bar.setValue(bar.value() + by)


def test_a_chat_opens_at_its_end(screen: Screen) -> None:
    screen.open(chat(300))
    bar = screen.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 10_000
    assert "end of 299" in screen.texts()[-1]
    assert screen.view.is_at_bottom


def test_bodies_are_asked_for_in_pages_near_the_reader(screen: Screen, qtbot: QtBot) -> None:
    messages = chat(1_000)
    asked: list[list[str]] = []
    screen.view.bodies_wanted.connect(asked.append)
    screen.view.set_outline(outline_of(messages))
    assert len(asked) == 1
    assert len(asked[0]) <= 60
    assert "999" in asked[0]
    screen.view.supply([m for m in messages if m.id in asked[0]])
    screen.settle()
    assert len(asked) == 1
    screen.view.verticalScrollBar().setValue(0)
    assert "0" in asked[-1]
    assert not set(asked[0]) & set(asked[-1])


def test_only_what_is_near_exists(screen: Screen) -> None:
    screen.open(chat(500))
    assert len(screen.view.viewport().findChildren(TextRow)) < 40
    for _ in range(60):
        _scroll(screen, -500)
    screen.settle()
    assert len(screen.view.viewport().findChildren(TextRow)) < 60


def test_scrolling_up_moves_everything_by_just_that_much(screen: Screen) -> None:
    screen.open(chat(200))
    for _ in range(150):
        before = {row.toPlainText(): row.y() for row in screen.seen()}
        _scroll(screen, -97)
        after = {row.toPlainText(): row.y() for row in screen.seen()}
        for text in before.keys() & after.keys():
            assert after[text] == before[text] + 97
        if before.keys() == after.keys():
            screen.settle()


def test_rows_never_overlap_or_leave_gaps(screen: Screen) -> None:
    screen.open(chat(60))
    for value in range(0, screen.view.verticalScrollBar().maximum(), 777):
        screen.view.verticalScrollBar().setValue(value)
        screen.settle()
        rows = screen.seen()
        for above, below in pairwise(rows):
            gap = below.y() - (above.y() + above.height())
            assert 0 <= gap < 80


def test_reading_elsewhere_is_not_disturbed_by_an_answer(screen: Screen) -> None:
    screen.open(chat(40))
    screen.view.begin_answer(draft(40))
    _scroll(screen, -900)
    screen.settle()
    before = [(row.y(), row.toPlainText()) for row in screen.seen()]
    for _ in range(100):
        screen.view.add_delta("40", TextKind.TEXT, "many more words\n\n")
        screen.view.flush()
    screen.view.end_answer(answer(40, "many more words\n\n" * 100))
    screen.settle()
    assert [(row.y(), row.toPlainText()) for row in screen.seen()] == before
    assert not screen.view.is_at_bottom


def test_reading_within_the_answer_is_not_disturbed_by_its_end(screen: Screen) -> None:
    text = "\n\n".join(f"paragraph {i} with some words" for i in range(400))
    screen.view.begin_answer(draft(0))
    for start in range(0, len(text), 500):
        screen.view.add_delta("0", TextKind.TEXT, text[start : start + 500])
        screen.view.flush()
    _scroll(screen, -1_500)
    screen.settle()
    before = [(row.y(), row.toPlainText()) for row in screen.seen()]
    screen.view.end_answer(answer(0, text))
    screen.settle()
    assert [(row.y(), row.toPlainText()) for row in screen.seen()] == before


def test_the_end_is_followed_until_the_reader_leaves_and_again_when_back(screen: Screen) -> None:
    screen.open(chat(20))
    view, bar = screen.view, screen.view.verticalScrollBar()
    view.begin_answer(draft(20))
    for _ in range(50):
        view.add_delta("20", TextKind.TEXT, "word\n\n")
        view.flush()
        assert bar.value() == bar.maximum()
    _scroll(screen, -1)
    assert not view.is_at_bottom
    value = bar.value()
    view.add_delta("20", TextKind.TEXT, "word\n\n" * 20)
    screen.flush()
    assert bar.value() == value
    bar.setValue(bar.maximum())
    view.add_delta("20", TextKind.TEXT, "word\n\n" * 20)
    screen.flush()
    assert bar.value() == bar.maximum()


def test_ones_own_message_is_followed(screen: Screen) -> None:
    screen.open(chat(40))
    _scroll(screen, -3_000)
    screen.view.append(user(40, "a question of mine"))
    screen.settle()
    assert screen.view.is_at_bottom
    assert "a question of mine" in screen.texts()


def test_bodies_that_come_late_do_not_move_the_reader(screen: Screen) -> None:
    messages = chat(400)
    late: list[str] = []
    screen.view.bodies_wanted.connect(late.extend)
    screen.view.set_outline(outline_of(messages))
    screen.view.supply([m for m in messages if m.id in late])
    screen.settle()
    late.clear()
    while not late:
        _scroll(screen, -400)
        screen.settle()
    row = screen.seen()[-1]
    before, text = row.y(), row.toPlainText()
    screen.view.supply([m for m in messages if m.id in late])
    screen.settle()
    assert screen.where(text) == before


def test_another_width_keeps_the_place(screen: Screen) -> None:
    screen.open(chat(100))
    _scroll(screen, -4_000)
    screen.settle()
    top = next(row for row in screen.seen() if row.y() >= 0)
    text, y = top.toPlainText(), top.y()
    for width in (500, 420, 700, 800):
        screen.view.resize(width, 600)
        screen.settle()
    assert abs(screen.where(text) - y) <= 40
    assert not screen.view.is_at_bottom


def test_the_end_stays_in_sight_at_another_width(screen: Screen) -> None:
    screen.open(chat(30))
    for width in (420, 900, 600):
        screen.view.resize(width, 500)
        screen.settle()
        assert "end of 29" in screen.texts()[-1]


def test_opening_the_thinking_keeps_its_line_in_place(screen: Screen) -> None:
    messages = chat(20)
    thought = "\n\n".join("a thought" for _ in range(60))
    messages.append(answer(20, "short", reasoning=thought, reasoning_ms=1_000.0))
    screen.open(messages)
    (row,) = screen.seen(ThoughtRow)
    before = row.y()
    row.stops()[0].click()
    screen.settle()
    assert row.y() == before
    assert "a thought" in screen.texts()[-1]


def test_the_end_is_followed_after_the_thinking_of_a_short_chat_was_opened(screen: Screen) -> None:
    screen.open([user(0, "q"), answer(1, "a", reasoning="hm", reasoning_ms=5.0)])
    (row,) = screen.seen(ThoughtRow)
    row.stops()[0].click()
    screen.settle()
    assert screen.view.is_at_bottom
    screen.view.begin_answer(draft(2))
    screen.view.add_delta("2", TextKind.TEXT, "word\n\n" * 60)
    screen.flush()
    bar = screen.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_the_wheel_scrolls_the_transcript_over_a_row(screen: Screen) -> None:
    screen.open(chat(40))
    bar = screen.view.verticalScrollBar()
    before, row = bar.value(), screen.seen()[0]
    place = QPointF(row.viewport().rect().center())
    event = QWheelEvent(
        place,
        row.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(row.viewport(), event)
    # Not taken: Qt hands the real one on to the transcript, though not one that is sent like this.
    assert not event.isAccepted()
    QApplication.sendEvent(screen.view.viewport(), event)
    assert bar.value() < before


@pytest.mark.parametrize(
    ("key", "direction"),
    [(Qt.Key.Key_Up, -1), (Qt.Key.Key_PageUp, -1), (Qt.Key.Key_Home, -1)],
)
def test_keys_scroll_from_within_a_row(
    screen: Screen, qtbot: QtBot, key: Qt.Key, direction: int
) -> None:
    screen.open(chat(40))
    bar = screen.view.verticalScrollBar()
    before = bar.value()
    row = screen.seen()[-1]
    row.setFocus()
    qtbot.keyClick(row, key)
    assert (bar.value() - before) * direction > 0
    if key is Qt.Key.Key_Home:
        screen.settle()
        assert "[0]" in screen.texts()[0]
        qtbot.keyClick(screen.view, Qt.Key.Key_End)
        assert screen.view.is_at_bottom


def test_a_button_leads_back_to_the_end(screen: Screen, qtbot: QtBot) -> None:
    screen.open(chat(60))
    jump = screen.view.findChild(JumpButton)
    assert jump.isHidden()
    _scroll(screen, -5_000)
    qtbot.waitUntil(jump.isVisible)
    jump.click()
    assert screen.view.is_at_bottom
    assert jump.isHidden()


def test_another_chat_begins_anew(screen: Screen) -> None:
    screen.open(chat(60))
    _scroll(screen, -2_000)
    screen.view.set_outline([])
    assert screen.texts() == []
    screen.view.append(user(0, "hello"))
    screen.settle()
    assert screen.texts() == ["hello"]


# ── sizes ────────────────────────────────────────────────────────────────────


def test_ten_thousand_messages_open_at_once(screen: Screen) -> None:
    outline = outline_of(chat(100)) * 100
    outline = [type(o)(str(i), o.role, o.chars, o.lines) for i, o in enumerate(outline)]
    bodies = chat(100)
    screen.view.bodies_wanted.connect(
        lambda ids: screen.view.supply([answer(int(i), bodies[int(i) % 100].text) for i in ids])
    )
    began = time.thread_time()
    screen.view.set_outline(outline)
    assert time.thread_time() - began < 0.5  # 0.02 on an idle machine
    screen.settle()
    assert screen.texts()
    screen.view.verticalScrollBar().setValue(screen.view.verticalScrollBar().maximum() // 2)
    screen.settle()
    assert screen.texts()


def test_five_megabytes_in_one_message(screen: Screen) -> None:
    lines = [f"line {number} of a long log" for number in range(200_000)]
    text = "\n".join(lines)
    began = time.thread_time()
    screen.view.append(user(0, text))
    assert time.thread_time() - began < 1.0
    screen.settle()
    assert lines[-1] in screen.texts()[-1]
    bar = screen.view.verticalScrollBar()
    for share in (0.0, 0.3, 0.7):
        bar.setValue(int(bar.maximum() * share))
        screen.settle()
        shown = "\n".join(screen.texts()).split("\n")
        start = lines.index(shown[0])
        assert lines[start : start + len(shown)] == shown
    assert len(screen.view.viewport().findChildren(TextRow)) < 40


def test_a_very_long_answer_is_cut_where_it_is_seen(screen: Screen) -> None:
    code = "".join(f"value_{i} = {i}\n" for i in range(4_000))
    text = f"Before.\n\n```python\n{code}```\n\nAfter."
    screen.view.append(answer(0, text))
    screen.settle()
    assert "After." in screen.texts()[-1]
    bar = screen.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    screen.settle()
    decorations = [d for row in screen.seen() for d in row.decorations]
    assert all(not d.opens and d.fence.code == code for d in decorations)


# ── appearance ───────────────────────────────────────────────────────────────


def test_another_theme_repaints_what_is_seen(screen: Screen, theme: Theme) -> None:
    screen.open(chat(10))
    light = screen.view.grab().toImage().pixelColor(400, 300)
    theme.choose(Scheme.DARK)
    screen.settle()
    row = screen.seen()[-1]
    colour = row.document().begin().begin().fragment().charFormat().foreground().color()
    assert colour.lightness() > 150
    assert screen.view.grab().toImage().pixelColor(400, 300) != light
    theme.choose(Scheme.LIGHT)


def test_a_larger_font_makes_everything_larger(screen: Screen, theme: Theme) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    screen.open(chat(10))
    before = screen.seen()[-1].document().size().height()
    old, larger = app.font(), app.font()
    larger.setPointSizeF(old.pointSizeF() * 1.5)
    app.setFont(larger)
    theme.refresh()
    screen.settle()
    assert screen.view.is_at_bottom
    assert screen.seen()[-1].document().size().height() > before
    app.setFont(old)
    theme.refresh()


def test_the_column_is_centred_and_no_wider_than_can_be_read(screen: Screen) -> None:
    screen.view.resize(1_600, 600)
    screen.view.append(answer(0, "word " * 100))
    screen.view.append(user(1, "word " * 100))
    screen.settle()
    said, asked = screen.seen()
    assert said.width() < 800
    centre = screen.view.viewport().width() / 2
    assert abs(said.x() + said.width() / 2 - centre) <= 1
    assert asked.width() < said.width()
    assert asked.x() + asked.width() == said.x() + said.width()


def test_long_words_do_not_widen_a_row(screen: Screen) -> None:
    screen.view.append(user(0, "x" * 3_000))
    screen.view.append(answer(1, "y" * 1_500 + "\n\n```\n" + "z" * 1_500 + "\n```\n"))
    screen.settle()
    for row in screen.seen():
        assert row.document().size().width() <= row.width()


def test_users_text_is_shown_as_it_was_typed(screen: Screen) -> None:
    text = "  two  spaces\n\t*no* <b>markup</b> `here`\n\n\nend  "
    screen.view.append(user(0, text))
    screen.settle()
    assert screen.texts() == [text]


def test_names_say_who_and_where(screen: Screen) -> None:
    screen.open(chat(12))
    assert screen.seen()[-1].accessibleName() == "Assistant, message 12 of 12"
    screen.view.append(user(12, "hello"))
    screen.settle()
    assert screen.seen()[-1].accessibleName() == "You, message 13 of 13"
    assert screen.seen()[-2].accessibleName() == "Assistant, message 12 of 13"


def test_hidden_views_do_no_harm(screen: Screen) -> None:
    screen.view.hide()
    screen.view.append(user(0, "hello"))
    screen.view.begin_answer(draft(1))
    screen.view.add_delta("1", TextKind.TEXT, "there")
    screen.flush()
    screen.view.show()
    screen.settle()
    assert screen.texts() == ["hello", "there"]


def test_roles_and_kinds_are_told_apart(screen: Screen) -> None:
    screen.open([user(0, "q"), answer(1, "a")])
    kinds = [row.row.kind for row in screen.seen()]
    assert kinds == [RowKind.USER, RowKind.ANSWER]
    assert Role.USER is not Role.ASSISTANT
    QApplication.sendEvent(screen.view, QEvent(QEvent.Type.StyleChange))
    screen.settle()
    assert screen.texts() == ["q", "a"]
