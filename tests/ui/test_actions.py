"""Keys: one table, no clashes, and each does what it says in a real window."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from moechat.services.engine import EngineState
from moechat.ui.actions.table import KEYS, ActionId, all_actions, hint, keys_of, with_keys
from moechat.ui.composer import Mode
from moechat.ui.shell import Page
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]
Key = Qt.Key


def press(at: QWidget, keys: QKeySequence) -> None:
    """As a person does it: with the focus where it is."""
    pressed = keys[0]
    QTest.keyClick(at, pressed.key(), pressed.keyboardModifiers())


def focus_of(window: Running) -> QWidget:
    return window.window.focusWidget() or window.window


def run(window: Running, action: ActionId) -> None:
    press(focus_of(window), keys_of(action)[0])


def test_the_table_is_whole_and_no_keys_mean_two_things() -> None:
    actions = [action.id for action in all_actions()]
    assert sorted(actions) == sorted(ActionId)
    assert set(KEYS) == set(ActionId)
    used = Counter(keys.toString() for action in ActionId for keys in keys_of(action))
    assert max(used.values()) == 1, used.most_common(1)
    assert all(keys.count() == 1 for action in ActionId for keys in keys_of(action))
    assert len({action.text for action in all_actions()}) == len(actions)


def test_tool_tips_name_the_keys() -> None:
    assert with_keys("Hide the chats", ActionId.SIDEBAR) == "Hide the chats (Ctrl+B)"
    assert hint(ActionId.NEW_CHAT) == "Ctrl N"


@pytest.mark.parametrize("place", ["composer", "search", "find"])
def test_every_key_arrives_wherever_one_types(program: Make, place: str) -> None:
    """An editor takes some keys for itself, such as Ctrl+K or Ctrl+E."""
    window = program()
    actions, shell = window.contents.actions, window.shell
    ran: list[str] = []
    actions.about_to_act.connect(ran.append)
    for action in list(actions._acts):
        actions._acts[action] = lambda: None
    fields = {
        "composer": shell.composer.edit,
        "search": shell.sidebar._search,
        "find": shell.find_bar.field,
    }
    field = fields[place]
    shell.show_page(Page.TRANSCRIPT)
    shell.find_bar.open()
    for action in actions._acts:
        if place == "find" and action is ActionId.STOP:
            continue  # it closes the bar
        for keys in keys_of(action):
            field.setFocus()
            ran.clear()
            press(field, keys)
            assert ran == [action], keys.toString()


def test_keys_lead_through_chats(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "3", "--rate", "500")
    shell, chat = window.shell, window.chat
    window.contents._models.load(make_model_folder(tmp_path / "m-ov"))
    window.until(lambda: window.engine.state is EngineState.READY)
    made = []
    for title in ("first", "second", "third"):
        run(window, ActionId.NEW_CHAT)
        window.until(lambda: shell.page is Page.EMPTY)
        QTest.keyClicks(shell.composer.edit, title)
        QTest.keyClick(shell.composer.edit, Key.Key_Return)
        window.until(lambda: shell.composer._mode is Mode.ANSWERING)
        window.until(lambda: shell.composer._mode is Mode.READY)
        made.append(chat.conversation_id)
    window.until(lambda: shell.sidebar._model.chat_count == 3)
    run(window, ActionId.NEXT_CHAT)
    window.until(lambda: chat.conversation_id == made[1])
    run(window, ActionId.NEXT_CHAT)
    window.until(lambda: chat.conversation_id == made[0])
    run(window, ActionId.NEXT_CHAT)  # no chat beyond the last
    run(window, ActionId.PREVIOUS_CHAT)
    window.until(lambda: chat.conversation_id == made[1])
    run(window, ActionId.COPY_ANSWER)
    window.until(lambda: shell.composer._hint.text() == "The answer is copied.")
    assert QGuiApplication.clipboard().text() != ""
    run(window, ActionId.COPY_CODE)
    window.until(lambda: "no code" in shell.composer._hint.text())
    run(window, ActionId.DELETE_CHAT)
    window.until(lambda: shell.sidebar._model.chat_count == 2)
    window.until(lambda: shell.page is Page.EMPTY)
    undo = next(b for b in shell.sidebar.findChildren(QPushButton) if b.text() == "Undo")
    undo.click()
    window.until(lambda: chat.conversation_id == made[1])
    run(window, ActionId.NEW_CHAT)
    run(window, ActionId.DELETE_CHAT)  # of a chat without a message there is nothing to delete
    window.until(lambda: shell.sidebar._model.chat_count == 3)


def test_keys_lead_through_the_window(program: Make) -> None:
    window = program()
    shell, contents = window.shell, window.contents
    run(window, ActionId.MODELS_PAGE)
    assert contents.models_page.is_open
    run(window, ActionId.PERFORMANCE_PAGE)
    assert contents.settings.is_open
    page = contents.settings.view.page
    assert page is not None
    assert page.info.key == "offload"
    run(window, ActionId.CHAT_PAGE)
    assert shell.cover is None
    assert shell.composer.edit.hasFocus()
    for action, percent in (
        (ActionId.LARGER, 110), (ActionId.LARGER, 125), (ActionId.USUAL_SIZE, 100),
        (ActionId.SMALLER, 90), (ActionId.SMALLER, 80), (ActionId.SMALLER, 80),
    ):  # fmt: skip
        run(window, action)
        assert window.settings.value.text_percent == percent
    run(window, ActionId.UNLOAD)  # nothing is loaded, nothing is said
    assert shell.notices.keys() == []


def test_just_typing_writes_a_message(program: Make) -> None:
    window = program()
    window.shell.sidebar._new.setFocus()
    QTest.keyClicks(window.shell.sidebar._new, "Hi")
    assert window.shell.composer.text() == "Hi"
    window.shell.sidebar._new.setFocus()
    run(window, ActionId.FOCUS_INPUT)
    assert window.shell.composer.edit.hasFocus()


def sheet_texts(window: Running) -> list[str]:
    overlay = window.shell.overlay
    assert overlay is not None
    return [label.text() for label in overlay.findChildren(QLabel) if label.isVisibleTo(overlay)]


@pytest.mark.parametrize("width", [1280, 640])
def test_the_sheet_tells_all_that_is_bound(program: Make, width: int) -> None:
    window = program(send_key="ctrl_enter")
    window.window.resize(width, 600)
    focused = focus_of(window)
    QTest.keyClick(focused, Key.Key_F1)
    texts = sheet_texts(window)
    for action in window.contents.actions.shown():
        assert action.text in texts
    assert texts[texts.index("Send") + 1] == "Ctrl+Enter"
    assert "Ctrl+/" in texts
    overlay = window.shell.overlay
    assert window.shell.rect().contains(overlay.card.geometry())
    area = overlay._area
    assert area.widget().width() <= area.viewport().width()  # nothing is cut off at the side
    QTest.keyClick(focus_of(window), Key.Key_Tab)
    assert overlay.isAncestorOf(focus_of(window))  # the keyboard stays within
    QTest.keyClick(focus_of(window), Key.Key_End)
    bar = area.verticalScrollBar()
    assert bar.value() == bar.maximum()
    window.window.resize(width + 60, 560)
    window.until(lambda: window.shell.rect().contains(overlay.card.geometry()))
    QTest.keyClick(focus_of(window), Key.Key_Escape)
    assert window.shell.overlay is None
    assert focus_of(window) is focused
    run(window, ActionId.SHORTCUTS)
    run(window, ActionId.SETTINGS)  # whatever comes next, the sheet goes
    assert window.shell.overlay is None
    assert window.contents.settings.is_open
