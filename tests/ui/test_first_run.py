"""The page of the first start: looking, found, offered."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from moechat.core.machine_findings import FindingLevel
from moechat.services.first_look import FirstLook, LookRow
from moechat.ui.buttons import Button
from moechat.ui.first_run import FirstRun, Offer
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.shell import Page, Shell
from moechat.ui.theme import Theme, Tone

LOOK = FirstLook(
    "This PC can chat",
    (
        LookRow("Graphics", "Arc", FindingLevel.PROBLEM, "No driver.", "Install it."),
        LookRow("Memory", "8 GB", FindingLevel.OK, "Enough."),
    ),
)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, icons: IconSet) -> FirstRun:
    made = FirstRun(theme, icons)
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    return made


def texts(page: FirstRun) -> list[str]:
    return [label.text() for label in page.findChildren(Label) if label.isVisibleTo(page)]


def buttons(page: FirstRun) -> dict[str, Button]:
    return {b.text(): b for b in page.findChildren(Button) if b.isVisibleTo(page)}


def test_while_it_looks_a_folder_can_be_opened(page: FirstRun) -> None:
    assert "Looking at this PC…" in texts(page)
    assert set(buttons(page)) == {"Add a folder I have…", "Later"}


def test_what_was_found(page: FirstRun, theme: Theme) -> None:
    page.show_look(LOOK)
    assert {"This PC can chat", "Arc", "No driver.\nInstall it.", "Enough."} <= set(texts(page))
    verdicts = {label.text(): label for label in page.findChildren(Label)}
    shown = verdicts["No driver.\nInstall it."].palette().windowText().color()
    assert shown == theme.colour(Tone.BAD)
    assert verdicts["Enough."].palette().windowText().color() == theme.colour(Tone.OK)


def test_fewer_rows_leave_none_behind(page: FirstRun) -> None:
    page.show_look(LOOK)
    page.show_look(FirstLook("Again", LOOK.rows[:1]))
    assert "Enough." not in texts(page)


def test_every_button_says_so(qtbot: QtBot, page: FirstRun) -> None:
    page.show_look(LOOK)
    page.show_offer(Offer("Qwen3", "int4", "Runs well."))
    page.offer_starter(True)
    assert {"Qwen3", "int4", "Runs well."} <= set(texts(page))
    for text, signal in (
        ("Download and chat", page.download_wanted),
        ("Choose another model", page.choose_wanted),
        ("Add a folder I have…", page.folder_wanted),
        ("Use the starter model", page.starter_wanted),
        ("Later", page.later_wanted),
    ):
        with qtbot.waitSignal(signal, timeout=2000):
            qtbot.mouseClick(buttons(page)[text], Qt.MouseButton.LeftButton)
    page.show_offer(None)
    assert "Qwen3" not in texts(page)


def test_the_window_looks_and_recommends(program: Callable[..., Any]) -> None:
    window = program()
    page = window.shell.first_start
    window.until(lambda: "Scripted GPU" in " ".join(texts(page)))
    window.until(lambda: "Download and chat" in buttons(page))
    assert any("tokens a second (estimated" in text for text in texts(page))
    window.until(lambda: window.examinations.latest is not None)
    assert window.examinations._former, "its engine may be ending yet"


def test_later_leads_to_the_empty_chat(qtbot: QtBot, program: Callable[..., Any]) -> None:
    window = program()
    qtbot.mouseClick(buttons(window.shell.first_start)["Later"], Qt.MouseButton.LeftButton)
    assert window.shell.page is Page.EMPTY


def test_whoever_knows_a_model_is_not_looked_at(
    program: Callable[..., Any], tmp_path: Path
) -> None:
    folder = tmp_path / "model"
    folder.mkdir()
    (folder / "openvino_model.xml").write_text("<net/>")
    window = program(models=(str(folder),), last_model=str(folder))
    window.until(lambda: window.shell.page is Page.EMPTY)
    assert not window.contents.models.first_run._looked


def test_nothing_is_squeezed_where_there_is_little_room(
    qtbot: QtBot, theme: Theme, icons: IconSet
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = FirstRun(theme, icons)
    page.setParent(window)
    page.setGeometry(0, 0, 500, 260)
    window.show()
    page.show_look(FirstLook("This PC can chat", LOOK.rows * 3))
    page.show_offer(Offer("Qwen3", "int4", "Runs well."))
    QCoreApplication.processEvents()
    labels = [label for label in page.findChildren(Label) if label.isVisibleTo(page)]
    assert len(labels) > 20
    assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)


def test_the_column_is_in_one_line_with_the_composer(shell: Shell) -> None:
    shell.show_page(Page.FIRST_START)
    shell.first_start.show_look(LOOK)

    def edges(widget: QWidget) -> tuple[int, int]:
        left = widget.mapTo(shell, widget.rect().topLeft()).x()
        return left, left + widget.width()

    for width in (1000, 1280, 2000):
        shell.resize(width, 800)
        QCoreApplication.processEvents()
        card, composer = edges(shell.first_start._findings), edges(shell.composer)
        assert card == pytest.approx(composer, abs=1)
