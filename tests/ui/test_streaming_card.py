"""The slider and the card around it: what keys and mouse do, and what is shown and chosen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from moechat.core.plan import CurvePoint
from moechat.core.ratio_stops import RatioStops
from moechat.core.slots import distinct_slots, ratio_of
from moechat.core.speed_learning import Basis
from moechat.services.texts import format_bytes
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.offload.ratio_slider import Marks, RatioSlider
from moechat.ui.offload.streaming_card import Offload, StreamingCard
from moechat.ui.theme import Theme

GIB = 1024**3
KEY = Qt.Key


def make_stops(experts: int = 128, fits_from: int = 18) -> RatioStops:
    return RatioStops.of(
        [
            CurvePoint(
                ratio=ratio_of(experts, slots),
                slots=slots,
                needed_bytes=2 * GIB + 15 * GIB * slots // experts,
                fits=ratio_of(experts, slots) >= fits_from,
                tokens_per_second=20.0,
                ttft_ms=22_000.0,
                basis=Basis.MEASURED if ratio_of(experts, slots) == 50 else Basis.ESTIMATED,
                error_factor=1.4,
            )
            for slots in distinct_slots(experts)
        ]
    )


@pytest.fixture
def slider(qtbot: QtBot, theme: Theme) -> RatioSlider:
    made = RatioSlider(theme)
    qtbot.addWidget(made)
    made.resize(260, 44)
    made.show_stops(make_stops(), 30, Marks(suggested=30))
    made.show()
    made.setFocus()
    return made


@pytest.fixture
def card(qtbot: QtBot, theme: Theme, icons: IconSet) -> StreamingCard:
    made = StreamingCard(theme, icons)
    qtbot.addWidget(made)
    made.resize(280, 400)
    made.show_offload(
        Offload(
            stops=make_stops(),
            ratio=30,
            comfortable_bytes=15 * GIB,
            manual=False,
            source="suggested",
            why="Because.",
            marks=Marks(suggested=30),
            reload_ms=14_000,
        )
    )
    return made


def texts(widget: StreamingCard) -> list[str]:
    return [label.text() for label in widget.findChildren(Label) if label.isVisibleTo(widget)]


@pytest.mark.parametrize(
    ("key", "modifier", "lands"),
    [
        (KEY.Key_Right, Qt.KeyboardModifier.NoModifier, 35),
        (KEY.Key_Left, Qt.KeyboardModifier.NoModifier, 25),
        (KEY.Key_PageUp, Qt.KeyboardModifier.NoModifier, 40),
        (KEY.Key_Home, Qt.KeyboardModifier.NoModifier, 0),
        (KEY.Key_End, Qt.KeyboardModifier.NoModifier, 99),
        (KEY.Key_Right, Qt.KeyboardModifier.ControlModifier, 31),
        (KEY.Key_Left, Qt.KeyboardModifier.ControlModifier, 29),
    ],
)
def test_keys(
    qtbot: QtBot, slider: RatioSlider, key: Qt.Key, modifier: Qt.KeyboardModifier, lands: int
) -> None:
    with qtbot.waitSignal(slider.chosen, timeout=5000) as chosen:
        qtbot.keyClick(slider, key, modifier)
    assert abs(slider.value() - lands) <= 1
    assert chosen.args == [slider.value()]


def test_every_value_is_a_stop(qtbot: QtBot, slider: RatioSlider) -> None:
    slider.show_stops(make_stops(experts=8), 25, Marks())
    slider.put_back()
    ratios = {point.ratio for point in make_stops(experts=8).points}
    for _ in range(12):
        qtbot.keyClick(slider, KEY.Key_Left)
        assert slider.value() in ratios
    for x in range(0, slider.width(), 7):
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 12))
        assert slider.value() in ratios


def test_several_moves_make_one_choice(qtbot: QtBot, slider: RatioSlider) -> None:
    spy = QSignalSpy(slider.chosen)
    for _ in range(4):
        qtbot.keyClick(slider, KEY.Key_Right)
    qtbot.waitUntil(lambda: spy.count() > 0, timeout=5000)
    assert [spy.at(i) for i in range(spy.count())] == [[slider.value()]]


def test_a_drag_chooses_where_it_ends(qtbot: QtBot, slider: RatioSlider) -> None:
    moved, chosen = QSignalSpy(slider.moved), QSignalSpy(slider.chosen)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(90, 12))
    for x in (110, 140, 180):
        qtbot.mouseMove(slider, QPoint(x, 12))
    assert chosen.count() == 0
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(180, 12))
    qtbot.waitUntil(lambda: chosen.count() == 1, timeout=5000)
    assert moved.count() >= 1
    assert chosen.at(0) == [slider.value()]
    assert slider.value() > 50


def test_back_where_it_was_is_no_choice(qtbot: QtBot, slider: RatioSlider) -> None:
    spy = QSignalSpy(slider.chosen)
    qtbot.keyClick(slider, KEY.Key_Right)
    qtbot.keyClick(slider, KEY.Key_Left)
    qtbot.waitUntil(lambda: not slider.is_being_moved, timeout=5000)
    assert spy.count() == 0


def test_escape_puts_it_back(qtbot: QtBot, slider: RatioSlider) -> None:
    spy = QSignalSpy(slider.chosen)
    qtbot.keyClick(slider, KEY.Key_Right)
    qtbot.keyClick(slider, KEY.Key_Escape)
    assert slider.value() == 30
    assert not slider.is_being_moved
    assert spy.count() == 0


def test_a_new_plan_leaves_the_handle_in_the_hand(qtbot: QtBot, slider: RatioSlider) -> None:
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(180, 12))
    held = slider.value()
    slider.show_stops(make_stops(), 30, Marks())
    assert slider.value() == held
    slider.put_back()
    assert slider.value() == 30


def test_in_right_to_left_it_is_mirrored(qtbot: QtBot, slider: RatioSlider) -> None:
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert slider.value() > 90
    before = slider.value()
    qtbot.keyClick(slider, KEY.Key_Right)
    assert slider.value() < before


def test_the_card_follows_the_handle(qtbot: QtBot, card: StreamingCard) -> None:
    assert "suggested" in texts(card)
    assert not any("loads again" in text for text in texts(card))
    card.slider.setFocus()
    qtbot.keyClick(card.slider, KEY.Key_Home)
    shown = texts(card)
    assert "0 %" in shown
    assert "does not fit" in shown
    assert format_bytes(17 * GIB) in shown
    assert any("loads again, 14 s" in text for text in shown)
    assert format_bytes(17 * GIB) in card.slider.accessibleDescription()


def test_a_handle_put_back_takes_the_figures_along(qtbot: QtBot, card: StreamingCard) -> None:
    before = texts(card)
    QTest.keyClick(card.slider, Qt.Key.Key_End)
    assert texts(card) != before
    card.slider.put_back()
    assert texts(card) == before


def test_measured_and_estimated_are_told_apart(qtbot: QtBot, card: StreamingCard) -> None:
    assert any("tok/s · estimated" in text for text in texts(card))
    card.slider.setFocus()
    for _ in range(4):
        qtbot.keyClick(card.slider, KEY.Key_Right)
    assert card.slider.value() == 50
    assert any("tok/s · measured" in text for text in texts(card))


def test_without_streaming_the_reason_stands_there(card: StreamingCard) -> None:
    with_marks = card.slider.sizeHint().height()
    card.show_unavailable("This GPU has no XMX.")
    assert card.slider.sizeHint().height() < with_marks  # no empty line below the handle
    assert all(texts(card))
    assert not card.slider.isEnabled()
    assert "This GPU has no XMX." in texts(card)
    assert card.slider.accessibleDescription() == "This GPU has no XMX."
    assert not any("tok/s" in text for text in texts(card))
