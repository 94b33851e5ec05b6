"""The line about the file cache: what it says, and when it keeps silent."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from moechat.core.warming import Unsuited
from moechat.protocol.warm_messages import WarmTrouble
from moechat.services.cache_warmer import CacheStatus, Warmth
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.offload.cache_view import CacheView
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.theme import Theme

GB = 1000**3


@pytest.fixture
def view(qtbot: QtBot, theme: Theme, icons: IconSet) -> CacheView:
    made = CacheView(theme, icons)
    qtbot.addWidget(made)
    return made


def said(view: CacheView) -> list[str]:
    """What can be read in it."""
    found = [label for label in view.findChildren(Label) if label.isVisibleTo(view)]
    texts = [label.text().replace("\u00a0", " ") for label in found]
    return [text for text in texts if text]


def status(warmth: Warmth, cached: int | None = 6 * GB, wanted: int = 12 * GB) -> CacheStatus:
    return CacheStatus(warmth, 12 * GB, wanted, cached, read_bytes=3 * GB)


def test_how_much_is_cached(view: CacheView) -> None:
    view.show_status(status(Warmth.KEPT))
    assert view.isVisibleTo(None)
    assert said(view) == ["In the file cache", "5.6 GB of 11.2 GB"]
    bar = view.findChild(SlimProgressBar)
    assert bar is not None
    assert bar.value() == bar.maximum() // 2
    view.show_status(status(Warmth.WARMING, cached=None))
    assert said(view)[1].endswith(" read")
    assert bar.value() == bar.maximum() // 4


@pytest.mark.parametrize(
    ("shown", "note"),
    [
        (status(Warmth.WARMING), "Reading ahead"),
        (status(Warmth.KEPT, wanted=9 * GB), "The rest has no room in the free memory"),
        (status(Warmth.PAUSED), "Paused"),
        (status(Warmth.YIELDING), "Waits until the answer is written"),
        (status(Warmth.PRESSED), "Stopped: other programs need the memory"),
        (status(Warmth.FAILED), "Stopped; it begins again when a model is loaded"),
        (CacheStatus(Warmth.NONE, unsuited=Unsuited.BATTERY), "Not on battery power"),
        (
            CacheStatus(Warmth.NONE, unsuited=Unsuited.NO_ROOM),
            "Too little memory is left free for it",
        ),
    ],
)
def test_why_it_is_as_it_is(view: CacheView, shown: CacheStatus, note: str) -> None:
    view.show_status(shown)
    assert said(view)[-1] == note


def test_every_trouble_has_a_sentence_of_its_own(view: CacheView) -> None:
    notes = set()
    for trouble in (None, *WarmTrouble):
        view.show_status(CacheStatus(Warmth.FAILED, 12 * GB, trouble=trouble))
        notes.add(said(view)[-1])
    assert len(notes) == 1 + len(WarmTrouble)


def test_nothing_is_shown_where_nobody_would_look_for_it(view: CacheView) -> None:
    for unsuited in (Unsuited.OFF, Unsuited.NOT_STREAMED, Unsuited.IN_MEMORY):
        view.show_status(status(Warmth.KEPT))
        view.show_status(CacheStatus(Warmth.NONE, unsuited=unsuited))
        assert view.isHidden()
    view.show_status(status(Warmth.KEPT))
    view.show_status(None)
    assert view.isHidden()


def test_pause_and_go_on_by_keyboard(view: CacheView, qtbot: QtBot) -> None:
    asked: list[bool] = []
    view.pause_wanted.connect(asked.append)
    button = view.findChild(Button)
    assert button is not None
    view.show_status(status(Warmth.WARMING))
    view.show()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    view.show_status(status(Warmth.PAUSED))
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert asked == [True, False]
    view.show_status(status(Warmth.FAILED))
    assert button.isHidden()
