"""The tuner's dialog: every state shows what it must, and closing never loses a run."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from moechat.core.plan import CurvePoint
from moechat.core.speed_learning import Basis
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.offload.tuner_dialog import TunedRow, TunerDialog
from moechat.ui.theme import Theme

GIB = 1024**3
ROWS = (
    TunedRow("0 %", 0, None, 0, 20 * GIB, "memory ran out"),
    TunedRow("30 %", 30, 18.6, 23_000, 15 * GIB, chosen=True),
)
CURVE = [
    CurvePoint(
        ratio=ratio, slots=100 - ratio, needed_bytes=20 * GIB, fits=ratio > 0,
        tokens_per_second=20, ttft_ms=1, basis=Basis.ESTIMATED, error_factor=1.4,
    )
    for ratio in (0, 30, 60)
]  # fmt: skip


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme, icons: IconSet) -> TunerDialog:
    made = TunerDialog(theme, icons)
    qtbot.addWidget(made)
    made.show_question("Qwen3", "It takes 5 minutes.", can_start=True)
    made.show()
    return made


def texts(dialog: TunerDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(Label) if label.isVisibleTo(dialog)]


def buttons(dialog: TunerDialog) -> dict[str, Button]:
    return {b.text(): b for b in dialog.findChildren(Button) if b.isVisibleTo(dialog)}


def test_it_asks_first(qtbot: QtBot, dialog: TunerDialog) -> None:
    assert "It takes 5 minutes." in texts(dialog)
    assert set(buttons(dialog)) == {"Not now", "Start"}
    with qtbot.waitSignal(dialog.start_wanted, timeout=2000):
        qtbot.mouseClick(buttons(dialog)["Start"], Qt.MouseButton.LeftButton)


def test_it_says_why_it_cannot_start(dialog: TunerDialog) -> None:
    dialog.show_question("Qwen3", "The computer runs on battery.", can_start=False)
    assert not buttons(dialog)["Start"].isEnabled()
    assert "The computer runs on battery." in texts(dialog)


def test_rows_come_while_it_runs(qtbot: QtBot, dialog: TunerDialog) -> None:
    dialog.show_running()
    dialog.show_rows(ROWS[:1], CURVE, 18 * GIB)
    dialog.show_step("30 %: first answer", 0.4, 130)
    said = {"0 %", "memory ran out", "30 %: first answer, about 2 min left"}
    qtbot.waitUntil(lambda: said <= set(texts(dialog)), timeout=5000)
    assert "18.6 tok/s" not in texts(dialog)
    dialog.show_rows(ROWS, CURVE, 18 * GIB)
    qtbot.waitUntil(lambda: {"18.6 tok/s", "23 s"} <= set(texts(dialog)), timeout=5000)
    qtbot.waitUntil(lambda: texts(dialog).count("0 %") == 1, timeout=5000)
    assert dialog._plot.isVisibleTo(dialog)


def test_the_window_grows_with_what_it_shows(qtbot: QtBot, dialog: TunerDialog) -> None:
    before = dialog.size()
    dialog.show_running()
    dialog.show_rows(ROWS, CURVE, 18 * GIB)
    shown = [*dialog.findChildren(Label), dialog._plot]

    def has_room() -> bool:
        return all(
            w.height() >= w.minimumSizeHint().height() and w.width() >= w.minimumSizeHint().width()
            for w in shown
            if w.isVisible()
        )

    qtbot.waitUntil(lambda: dialog._plot.isVisible() and has_room(), timeout=5000)
    assert dialog.height() > before.height()


def test_enter_presses_the_button_with_the_focus(qtbot: QtBot, dialog: TunerDialog) -> None:
    dialog.activateWindow()
    buttons(dialog)["Start"].setFocus()
    with qtbot.waitSignal(dialog.start_wanted, timeout=2000):
        qtbot.keyClick(buttons(dialog)["Start"], Qt.Key.Key_Return)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, None])
def test_closing_stops_a_run_and_stays(
    qtbot: QtBot, dialog: TunerDialog, key: Qt.Key | None
) -> None:
    dialog.show_running()
    spy = QSignalSpy(dialog.stop_wanted)
    if key is None:
        dialog.close()
    else:
        qtbot.keyClick(dialog, key)
    assert spy.count() == 1
    assert dialog.isVisible()
    dialog.show_stopping()
    dialog.show_result("Stopped: 30 % is the best so far.", "", can_apply=True)
    assert set(buttons(dialog)) == {"Close", "Apply"}
    dialog.close()
    assert not dialog.isVisible()
    assert spy.count() == 1


def test_nothing_measured_cannot_be_applied(dialog: TunerDialog) -> None:
    dialog.show_running()
    dialog.show_result("Nothing was measured.", "", can_apply=False)
    assert set(buttons(dialog)) == {"Close"}


def test_equal_ratios_make_no_plot(qtbot: QtBot, dialog: TunerDialog) -> None:
    dialog.show_running()
    dialog.show_rows((TunedRow("8 threads", 0, 12.0, 900, GIB),), CURVE[:1], None)
    assert not dialog._plot.isVisibleTo(dialog)
    qtbot.waitUntil(lambda: "8 threads" in texts(dialog), timeout=5000)
