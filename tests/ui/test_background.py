"""While nobody looks at the window: what is told, and what closing it means."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from moechat.core.conversation import Message, MessageState, Role
from moechat.core.faults import Fault, FaultCode
from moechat.services.engine import EngineState
from moechat.services.settings import SettingsFile
from moechat.ui import notifier
from moechat.ui.background import AnswerNews
from moechat.ui.shell import Page
from tests.ui.conftest import Running, make_model_folder
from tests.ui.test_notifier import Tray

Make = Callable[..., Running]
LONG, SHORT = 30.0, 3.0


@pytest.fixture(autouse=True)
def tray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "QSystemTrayIcon", Tray)
    Tray.begin()


class Chat(QObject):
    """The signals of a chat."""

    answering_changed = Signal(bool)
    ended = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.writer = self


class Told:
    def __init__(self) -> None:
        self.titles: list[str] = []

    def tell(self, title: str, _text: str) -> None:
        self.titles.append(title)


def answer(fault: Fault | None = None) -> Message:
    return Message(
        id="a", conversation_id="c", parent_id="u", role=Role.ASSISTANT, created_at=0.0,
        text="secret", state=MessageState.COMPLETE, fault=fault,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("seconds", "wanted", "fault", "said"),
    [
        (LONG, True, None, ["The answer is ready"]),
        (LONG, True, Fault(FaultCode.ENGINE_DIED), ["The answer ended early"]),
        (SHORT, True, None, []),
        (LONG, False, None, []),
    ],
)
def test_only_long_answers_are_told_of(
    tmp_path: Path, seconds: float, wanted: bool, fault: Fault | None, said: list[str]
) -> None:
    settings = SettingsFile(tmp_path / "settings.toml")
    settings.update(notify_answers=wanted)
    chat, told, now = Chat(), Told(), [100.0]
    news = AnswerNews(chat, settings, told, clock=lambda: now[0])  # type: ignore[arg-type]
    for _ in range(2):  # the second one is measured by itself
        told.titles.clear()
        chat.answering_changed.emit(True)
        chat.answering_changed.emit(True)  # sent, then begun
        now[0] += seconds
        chat.answering_changed.emit(False)
        chat.ended.emit(answer(fault))
        assert told.titles == said
        now[0] += 1000.0
    del news


def test_an_answer_that_ends_behind_other_windows_is_told(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "40", "--rate", "200")
    window.contents._answer_news._clock = iter(range(0, 10_000, 60)).__next__
    window.contents._models.load(make_model_folder(tmp_path / "m-ov"))
    window.until(lambda: window.engine.state is EngineState.READY)
    ended: list[object] = []
    window.chat.answer_ended.connect(ended.append)
    window.chat.send("at the window")
    window.until(lambda: len(ended) == 1)
    assert Tray.shown == []
    window.window.hide()
    window.until(lambda: not window.window.isActiveWindow())
    window.chat.send("behind")
    window.until(lambda: len(ended) == 2)
    window.until(lambda: bool(Tray.shown))
    assert Tray.shown == [("The answer is ready", "Click to read it.")]
    Tray.press()
    window.until(window.window.isVisible)


def choose(menu: QMenu | None, text: str) -> None:
    assert menu is not None
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_a_closed_window_waits_in_the_tray(program: Make) -> None:
    window = program(close_to_tray=True)
    ended: list[bool] = []
    window.window.ended.connect(lambda: ended.append(True))
    assert Tray.visible
    window.shell.composer.edit.insertPlainText("half a thought")
    window.window.close()
    assert not window.window.isVisible()
    assert ended == []
    assert not window.shell.composer._has_news  # it was handed to the store
    choose(Tray.menu, "Open moechat")
    window.until(window.window.isVisible)
    window.contents.models_page.open()
    window.window.close()
    choose(Tray.menu, "New chat")
    window.until(window.window.isVisible)
    assert window.shell.page is Page.FIRST_START
    assert window.shell.cover is None
    Tray.press(Tray.ActivationReason.Context)  # for the menu, not for the window
    window.settings.update(close_to_tray=False)
    assert not Tray.visible
    window.settings.update(close_to_tray=True)
    assert Tray.visible
    window.window.close()
    choose(Tray.menu, "Quit")
    assert ended == [True]


def test_without_a_tray_closing_ends(program: Make) -> None:
    Tray.available = False
    window = program(close_to_tray=True)
    assert not Tray.visible
    ended: list[bool] = []
    window.window.ended.connect(lambda: ended.append(True))
    window.window.close()
    assert ended == [True]
