"""Chats out of the window and into it, as a person does it."""

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFileDialog, QPushButton

from moechat.services.attaching import ItemState
from moechat.services.chat_writer import ExportFormat
from moechat.services.exchange_texts import file_name
from moechat.ui.actions.table import ActionId
from moechat.ui.banner import Banner
from moechat.ui.buttons import Button
from tests.support.chat_files import save, simple_chatgpt
from tests.ui.conftest import Running


def banner(running: Running, part: str) -> Banner:
    """The notice whose title has that in it, once it is there."""

    def found() -> list[Banner]:
        return [
            each
            for each in running.shell.notices.findChildren(Banner)
            if part in each.title.text() and each.isVisible()
        ]

    running.until(lambda: bool(found()))
    return found()[0]


def press(running: Running, title: str, text: str) -> None:
    buttons = banner(running, title).findChildren(Button)
    next(button for button in buttons if button.text() == text).click()


def dialog_of(running: Running) -> QFileDialog:
    running.until(lambda: bool(running.window.findChildren(QFileDialog)))
    return running.window.findChildren(QFileDialog)[0]


def close_dialogs(running: Running) -> None:
    for dialog in running.window.findChildren(QFileDialog):
        dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_file_is_dropped_and_goes_out_again(
    program: Callable[..., Running], tmp_path: Path
) -> None:
    running = program()
    titles: list[str] = []
    running.chat.conversations_changed.connect(
        lambda chats: titles.__setitem__(slice(None), [chat.title for chat in chats])
    )
    path = save(tmp_path / "anything", [simple_chatgpt(), simple_chatgpt(conversation_id="2")])
    running.contents.dropping.take([path])
    assert banner(running, "2 chats imported from ChatGPT.")
    running.until(lambda: titles == ["Kettles", "Kettles"])
    press(running, "2 chats imported", "Open the chat")
    running.until(lambda: running.chat.conversation_id != "")

    # Again: they are known.
    running.contents.dropping.take([path])
    press(running, "All 2 chats of this file are here already.", "Import nothing")
    assert not running.shell.notices.has("chat import")
    running.contents.dropping.take([path])
    running.shell.notices.dismiss(banner(running, "All 2 chats").notice.key)  # which is a no, too
    running.contents.dropping.take([path])
    press(running, "All 2 chats", "Import copies")
    assert banner(running, "2 chats imported")
    running.until(lambda: len(titles) == 4)

    # One that cannot be read does not keep the next.
    broken = save(tmp_path / "broken.json", [simple_chatgpt(mapping={"k": 5})])
    more = save(tmp_path / "more.json", [simple_chatgpt(conversation_id="3")])
    running.contents.exchange.take([broken, more])
    assert banner(running, "Something in this file is not what it should be.")
    assert banner(running, "1 chat imported")

    # Out: the dialog proposes a name and a format for the open chat.
    running.contents.actions.run(ActionId.EXPORT_CHAT)
    dialog = dialog_of(running)
    assert dialog.selectedFiles()[0].endswith("Kettles.md")
    assert [name.rpartition("*.")[2] for name in dialog.nameFilters()] == [
        "md)", "html)", "pdf)", "json)",
    ]  # fmt: skip
    close_dialogs(running)
    running.shell.sidebar.deeds.exported.emit([running.chat.conversation_id, "another"])
    assert dialog_of(running).selectedFiles()[0].endswith("Chats.md")
    close_dialogs(running)
    export = running.contents.exchange.export
    opened = running.chat.conversation_id
    for kind in ExportFormat:
        export([opened], ExportFormat.MARKDOWN, tmp_path / f"out.{kind.value}")
        found = banner(running, f"1 chat saved as out.{kind.value}.")
        assert [button.text() for button in found.findChildren(Button)][1:] == [
            "Open", "Show in folder",
        ]  # fmt: skip
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF-")
    assert "## You\n\nWhy?" in (tmp_path / "out.md").read_text("utf-8")
    assert len(json.loads((tmp_path / "out.json").read_bytes())["chats"]) == 1

    export(None, ExportFormat.JSON, tmp_path / "nowhere" / "all.json")
    assert banner(running, "The chats could not be exported.")


def test_the_settings_have_the_way_in_and_out(
    program: Callable[..., Running], tmp_path: Path
) -> None:
    running = program()
    running.contents.settings.open("privacy")
    view = running.contents.settings.view
    assert view is not None
    for text, title in (("Export…", "Export chats"), ("Import…", "Import chats")):
        buttons = [one for one in view.findChildren(QPushButton) if one.text() == text]
        (button,) = [one for one in buttons if one.isVisibleTo(view)] or buttons
        button.click()
        assert dialog_of(running).windowTitle() == title
        close_dialogs(running)


def test_names_are_fit_for_files() -> None:
    assert file_name('a/b\\c: "d" <e>|?*\n\x00') == "a b c d e"
    assert file_name(" ..x.. ") == "x"
    assert file_name("") == "moechat"
    assert file_name("con") == "moechat con"
    assert file_name("Nul.x") == "moechat Nul.x"
    assert file_name("日本") == "日本"
    assert file_name("\ud800") == "moechat"
    assert len(file_name("x" * 500)) == 80


def test_other_files_with_brackets_are_attached(
    program: Callable[..., Running], tmp_path: Path
) -> None:
    running = program()
    files = {"settings.toml": "[tool]\na = 1\n", "data.json": '[{"a": 1}]', "a.md": "[x](y)\n"}
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    chats = save(tmp_path / "chats.json", [simple_chatgpt()])
    running.contents.dropping.take([*(tmp_path / name for name in files), chats])
    assert banner(running, "1 chat imported from ChatGPT.")
    running.until(
        lambda: (
            [item.name for item in running.chat.attaching.items] == list(files)
            and all(item.state is ItemState.READY for item in running.chat.attaching.items)
        )
    )
