"""The settings in the window: opening, searching, what takes effect, and what is gone for good."""

import getpass
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Generate, Sampling
from moechat.services.engine import EngineState
from moechat.services.logs import LOG_NAME, Logs
from moechat.services.settings import Settings
from moechat.ui.frame import Side
from moechat.ui.settings.diagnostics_page import DiagnosticsPage
from moechat.ui.settings.entries import Hit
from moechat.ui.settings.measured_card import MeasuredCard
from moechat.ui.settings.offload_page import OffloadPage
from moechat.ui.settings.privacy_page import PrivacyPage
from moechat.ui.shell import Page
from moechat.ui.theme import Size, Tone
from tests.ui.conftest import Running, make_model_folder
from tests.ui.settings.conftest import CTRL, Desk, Key

if TYPE_CHECKING:
    from moechat.ui.settings.controls import Choice

Desks = Callable[..., Desk]


def texts(window: Running) -> str:
    return "\n".join(label.text() for label in window.shell.notices.findChildren(QLabel))


def ask(window: Running, text: str) -> None:
    ended: list[object] = []
    window.chat.answer_ended.connect(ended.append)
    QTest.keyClicks(window.shell.composer.edit, text)
    QTest.keyClick(window.shell.composer.edit, Key.Key_Return)
    window.until(lambda: bool(ended))


def load(window: Running, folder: Path) -> None:
    window.contents._models.load(folder)
    window.until(lambda: window.engine.state is EngineState.READY)


def sent(window: Running, monkeypatch: pytest.MonkeyPatch) -> list[Generate]:
    requests: list[Generate] = []
    client = window.engine._client
    send = client.send

    def spy(request: object, *rest: object) -> object:
        if isinstance(request, Generate):
            requests.append(request)
        return send(request, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(client, "send", spy)
    return requests


# ── opening and closing ──────────────────────────────────────────────────────


def test_they_open_over_the_chat_and_close_again(program: Callable[..., Running]) -> None:
    window = program()
    composer = window.shell.composer.edit
    window.until(composer.hasFocus)
    QTest.keyClick(window.window, Key.Key_Comma, CTRL)
    view = window.contents.settings.view
    assert view is not None
    assert view.isVisible()
    assert view._search.hasFocus()
    assert not composer.isVisible()
    assert not window.shell.panel.isVisible()
    assert window.shell.sidebar.isVisible()
    QTest.keyClick(window.window.focusWidget(), Key.Key_Escape)
    assert not view.isVisible()
    assert window.shell.panel.isVisible()
    assert composer.hasFocus()
    window.shell.sidebar._settings.click()
    assert view.isVisible()
    view._close.click()
    assert not view.isVisible()


def test_the_way_out_is_where_no_search_is(desk: Desks) -> None:
    at = desk()
    close, side = at.view._close, at.view._side
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        at.window.window.setLayoutDirection(direction)
        at.view.resize(at.view.width() + 1, at.view.height())
        at.window.until(lambda: not close.geometry().intersects(side.geometry()))


def test_a_chat_leads_out_of_them(desk: Desks) -> None:
    at = desk()
    at.press(at.window.window, Key.Key_N, CTRL)
    assert not at.view.isVisible()
    assert at.window.shell.composer.edit.hasFocus()


def test_in_a_narrow_window_the_chats_are_a_drawer_above_them(desk: Desks) -> None:
    at = desk()
    at.window.window.resize(800, 700)
    at.window.until(lambda: at.window.shell.frame.is_narrow)
    assert at.view.width() == at.window.shell.width()
    at.press(at.window.window, Key.Key_B, CTRL)
    assert at.window.shell.sidebar.isVisible()
    assert not at.view.isEnabled()
    at.press(at.window.window, Key.Key_Escape)
    assert at.view.isEnabled()
    assert at.view.isVisible()


def test_pages_are_built_when_they_are_shown(desk: Desks) -> None:
    at = desk()
    assert list(at.view._pages) == ["general"]
    at.view._list.setFocus()
    for _ in range(len(at.view.infos) - 1):
        at.press(at.view._list, Key.Key_Down)
    assert at.view.page is at.view._pages["about"]


# ── search ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("temperature", "temperature"),
        ("dark mode", "scheme"),
        ("font", "text_percent"),
        ("kv cache u8", "kv_precision"),
        ("offload ratio", "ratio"),
        ("erase", "delete_all"),
        ("unload", "idle_unload_minutes"),
    ],
)
def test_a_setting_is_found_by_many_words(desk: Desks, words: str, found: str) -> None:
    at = desk()
    QTest.keyClicks(at.view._search, words)
    targets = [item.target for item in at.view._list.items]
    assert isinstance(targets[0], Hit)
    assert targets[0].entry.key == found


def test_what_was_found_is_shown_and_marked(desk: Desks) -> None:
    at = desk()
    QTest.keyClicks(at.view._search, "stop str")
    at.press(at.view._search, Key.Key_Return)
    row = at.row("generation", "stop")
    at.window.until(lambda: row.is_highlighted)
    assert row.control.hasFocus()
    assert not row.visibleRegion().isEmpty()  # scrolled to
    at.window.until(lambda: not row.is_highlighted)


def test_several_results_are_walked_with_the_keyboard(desk: Desks) -> None:
    at = desk()
    QTest.keyClicks(at.view._search, "penalty")
    assert len(at.view._list.items) == 3
    at.press(at.view._search, Key.Key_Down)
    assert at.view._list.hasFocus()
    at.press(at.view._list, Key.Key_Down)
    at.press(at.view._list, Key.Key_Return)
    at.window.until(lambda: at.row("generation", "presence_penalty").is_highlighted)
    at.view._search.setFocus()
    at.view._search.selectAll()
    QTest.keyClicks(at.view._search, "hologram")
    assert at.view._list.items == []
    assert at.view._nothing.isVisible()
    at.press(at.view._search, Key.Key_Escape)
    assert at.view._search.text() == ""
    assert at.view.isVisible()
    assert len(at.view._list.items) == len(at.view.infos)


def test_esc_in_the_search_of_chats_is_for_the_search(desk: Desks) -> None:
    at = desk()
    search = at.window.shell.sidebar._search
    search.setFocus()
    QTest.keyClicks(search, "x")
    at.press(search, Key.Key_Escape)
    assert search.text() == ""
    assert at.view.isVisible()


# ── what takes effect ────────────────────────────────────────────────────────


def test_appearance_takes_effect_at_once(desk: Desks) -> None:
    at = desk()
    theme = at.window.shell._theme
    edit = at.window.shell.composer.edit
    before = theme.font().pointSizeF(), theme.gap(10), edit.font().pointSizeF()
    at.press(at.control("appearance", "scheme"), Key.Key_End)
    assert theme.is_dark
    at.press(at.control("appearance", "text_percent"), Key.Key_End)
    assert theme.font().pointSizeF() == pytest.approx(2 * before[0])
    assert edit.font().pointSizeF() == pytest.approx(2 * before[2])
    label = at.row("appearance", "scheme")._label
    assert label.font().pointSizeF() == pytest.approx(theme.font(Size.BODY).pointSizeF())
    roomy = theme.gap(10)
    at.press(at.control("appearance", "density"), Key.Key_Home)
    assert theme.gap(10) < roomy
    assert theme.gap(10) < theme.px(10)


def test_general_takes_effect_at_once(desk: Desks) -> None:
    at = desk()
    for key, side in (("sidebar_open", Side.SIDEBAR), ("panel_open", Side.PANEL)):
        at.press(at.control("general", key), Key.Key_Space)
        assert not at.window.shell.frame.wished[side]
    at.press(at.control("general", "send_key"), Key.Key_End)
    at.press(at.window.window, Key.Key_Escape)
    assert not at.window.shell.panel.isVisible()
    edit = at.window.shell.composer.edit
    submitted: list[None] = []
    edit.submitted.connect(lambda: submitted.append(None))
    QTest.keyClicks(edit, "one")
    at.press(edit, Key.Key_Return)
    QTest.keyClicks(edit, "two")
    assert (edit.text(), len(submitted)) == ("one\ntwo", 0)
    at.press(edit, Key.Key_Return, CTRL)
    assert len(submitted) == 1


def test_the_first_start_is_shown_again(desk: Desks, tmp_path: Path) -> None:
    at = desk(models=(str(tmp_path),))
    assert at.window.shell.page is Page.EMPTY
    at.press(at.control("general", "first_run"), Key.Key_Space)
    assert not at.view.isVisible()
    assert at.window.shell.page is Page.FIRST_START
    assert at.window.shell.first_start.isVisible()


def test_the_last_model_is_left_alone_at_the_start(
    program: Callable[..., Running], tmp_path: Path
) -> None:
    folder = make_model_folder(tmp_path / "m-int4-ov")
    window = program(models=(str(folder),), last_model=str(folder), load_at_start=False)
    window.until(lambda: window.engine.state is EngineState.IDLE)
    assert not window.engine.has_model


def test_answers_are_drawn_as_chosen(
    desk: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = desk(seed=5)
    load(at.window, make_model_folder(tmp_path / "m-int4-ov"))
    at.type_into("generation", "temperature", "0.3")
    at.type_into("generation", "max_new_tokens", "77")
    lines = at.control("generation", "stop")
    QTest.keyClicks(lines, "END")
    at.press(at.window.window.focusWidget(), Key.Key_Tab)
    at.press(at.window.window, Key.Key_Escape)
    requests = sent(at.window, monkeypatch)
    ask(at.window, "question")
    (request,) = requests
    assert request.sampling == Sampling(temperature=0.3)
    assert (request.max_new_tokens, request.seed, request.stop) == (77, 5, ("END",))


def test_a_chat_has_values_of_its_own(
    desk: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = desk(sampling=Sampling(temperature=0.9, top_k=3))
    load(at.window, make_model_folder(tmp_path / "m-int4-ov"))
    target: Choice = at.control("generation", "target")
    at.press(target, Key.Key_End)  # of a chat that has not begun
    field = at.control("generation", "temperature")
    assert (field.text(), field.placeholderText()) == ("", "0.9, as all chats")
    at.type_into("generation", "temperature", "0.1")
    assert at.window.settings.value.sampling.temperature == 0.9
    at.press(at.window.window, Key.Key_Escape)
    requests = sent(at.window, monkeypatch)
    ask(at.window, "in this chat")
    assert requests[-1].sampling == Sampling(temperature=0.1, top_k=3)
    first = at.window.chat.conversation_id
    ask(at.window, "and again")
    assert requests[-1].sampling == Sampling(temperature=0.1, top_k=3)
    at.window.contents._chats.new_chat()
    assert at.window.chat.options.value == AnswerOptions()
    ask(at.window, "in another")
    assert requests[-1].sampling == Sampling(temperature=0.9, top_k=3)
    at.window.chat.open(first)
    at.window.until(lambda: at.window.chat.options.value != AnswerOptions())
    at.press(at.window.window, Key.Key_Comma, CTRL)
    assert at.control("generation", "temperature").text() == "0.1"
    assert "in this chat" in at.row("generation", "target").note
    clear = next(b for b in at.view.page.findChildren(type(at.view._close)) if "shared" in b.text())
    clear.click()
    assert at.control("generation", "temperature").text() == ""
    assert not clear.isVisible()


def test_what_needs_a_reload_says_so(desk: Desks, tiny_moe: Path) -> None:
    at = desk()
    load(at.window, tiny_moe)
    row = at.row("offload", "context_tokens")
    assert row.badge == ""
    at.window.until(lambda: "Costs" in row.note)
    at.press(at.control("offload", "context_tokens"), Key.Key_End)
    assert row.badge == "needs reload"
    assert at.view._bar.isVisible()
    at.press(row.control, Key.Key_Home)  # back to what it was loaded with
    assert row.badge == ""
    assert not at.view._bar.isVisible()
    at.press(at.control("offload", "ratio"), Key.Key_End)
    assert at.row("offload", "ratio").badge == "needs reload"
    at.view._reload.click()
    at.window.until(lambda: at.window.engine.state is not EngineState.READY)
    at.window.until(lambda: at.window.engine.state is EngineState.READY)
    assert at.row("offload", "ratio").badge == ""
    assert not at.view._bar.isVisible()
    assert at.view.isVisible()


def test_runs_are_shown_and_saved(desk: Desks, tiny_moe: Path, tmp_path: Path) -> None:
    at = desk()
    page = at.view.show_page("offload")
    assert isinstance(page, OffloadPage)
    card = page.findChild(MeasuredCard)
    assert card is not None
    assert "Nothing was measured" in card._heading.text()
    assert not card._tune.isEnabled()
    load(at.window, tiny_moe)
    at.window.until(lambda: card._heading.text() == "Measured on this PC, runs: 1")
    at.press(at.window.window, Key.Key_Escape)
    ask(at.window, "question")
    at.press(at.window.window, Key.Key_Comma, CTRL)
    at.window.until(lambda: card._heading.text() == "Measured on this PC, runs: 2")

    def cells() -> list[str]:
        return [label.text() for label in card._table.findChildren(QLabel) if label.isVisible()]

    at.window.until(lambda: len(cells()) == 18)  # Qt shows new ones a moment later
    for kind in ("load", "answer"):
        assert sum(cell.startswith(kind) for cell in cells()) == 1
    wanted: list[None] = []
    at.window.contents.settings.tune_wanted.connect(lambda: wanted.append(None))
    card._tune.click()
    assert len(wanted) == 1
    file = tmp_path / "runs.csv"
    card._history.export(file)
    at.window.until(lambda: "runs.csv" in card._best.text())
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("time,")
    card._history.export(file / "not a folder" / "runs.csv")
    at.window.until(lambda: bool(at.window.shell.notices.keys()))


# ── models ───────────────────────────────────────────────────────────────────


def test_folders_are_listed_forgotten_and_opened(
    desk: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    at = desk(models=(str(tmp_path / "gone-int4-ov"),))
    at.row("models", "models_dir").control.click()
    assert opened == [QUrl.fromLocalFile(str(tmp_path / "models"))]
    page = at.view.page
    remove = next(
        b for b in page.findChildren(type(at.view._close)) if "gone" in b.accessibleName()
    )
    remove.click()
    assert at.window.library.entries == []
    assert at.stored().value.models == ()


# ── privacy ──────────────────────────────────────────────────────────────────


def test_everything_is_deleted_for_good(desk: Desks, tmp_path: Path) -> None:
    at = desk(idle_unload_minutes=7)
    logs = Logs(tmp_path / "logs", on_stderr=False)
    try:
        logging.getLogger("test").warning("a line of before")
        (tmp_path / "logs" / f"{LOG_NAME}.1").write_text("older")
        (tmp_path / "settings.toml.damaged-1").write_text("scheme =")
        model = make_model_folder(tmp_path / "models" / "m-int4-ov")
        load(at.window, model)
        at.press(at.window.window, Key.Key_Escape)
        ask(at.window, "my pin is 4417")
        at.press(at.window.window, Key.Key_Comma, CTRL)
        page = at.view.show_page("privacy")
        assert isinstance(page, PrivacyPage)
        at.window.until(lambda: "moechat.db" in page.rows["chats"].note)
        assert "nothing" not in page.rows["chats"].note
        at.press(at.control("privacy", "delete_all"), Key.Key_Space)
        assert page._question.isVisible()
        assert page._question.keep.hasFocus()  # a stray Enter keeps everything
        at.press(page._question.keep, Key.Key_Space)
        assert not page._question.isVisible()
        assert at.window.settings.value.idle_unload_minutes == 7
        page._delete.click()
        page._question.really.click()
        at.window.until(lambda: "deleted" in page.rows["delete_all"].note)
    finally:
        logs.close()
    assert at.window.settings.value == Settings()
    at.window.close()
    left = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    assert Path("models/m-int4-ov/openvino_model.xml") in left
    assert not {p for p in left if p.name.startswith("settings.toml") or p.name.endswith(".1")}
    for path in left:
        data = (tmp_path / path).read_bytes()
        assert b"4417" not in data, path
        assert b"a line of before" not in data, path


def _error(message: str) -> Exception:
    """One with a traceback."""
    try:
        int(message)
    except ValueError as error:
        return error
    raise AssertionError


# ── diagnostics ──────────────────────────────────────────────────────────────


def test_the_report_has_nothing_private(
    desk: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "ada.lovelace")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    logs = Logs(tmp_path / "logs", on_stderr=False)
    try:
        log = logging.getLogger("moechat.test")
        log.warning("cannot read /home/ada.lovelace/x and %s", tmp_path / "settings.toml")
        log.error("it failed", exc_info=_error("my pin is 4417"))
        folder = make_model_folder(tmp_path / "for-ada-int4-ov")
        at = desk(stop=("Ada says",))
        load(at.window, folder)
        at.press(at.window.window, Key.Key_Escape)
        ask(at.window, "my pin is 4417")
        at.press(at.window.window, Key.Key_Comma, CTRL)
        page = at.view.show_page("diagnostics")
        assert isinstance(page, DiagnosticsPage)
        at.window.until(page._facts.isVisible)
        assert page._findings.findChildren(QLabel)
        at.press(at.control("diagnostics", "report"), Key.Key_Space)
        at.window.until(lambda: page.rows["report"].note == "Copied.")
    finally:
        logs.close()
    report = QGuiApplication.clipboard().text()
    assert "GPU" in report
    assert "cannot read /home/(name)/x and ~" in report
    assert "ValueError" in report
    assert "test_settings_view.py" in report  # where it failed
    for private in ("4417", "ada", "Ada", str(tmp_path), "lovelace"):
        assert private not in report


def test_the_machine_is_looked_over_again(desk: Desks) -> None:
    at = desk()
    examinations = at.window._program.examinations
    page = at.view.show_page("diagnostics")
    assert examinations.is_running
    assert page.rows["doctor"].note == "Looking…"
    assert not page.rows["doctor"].control.isEnabled()
    at.window.until(lambda: examinations.latest is not None)
    first = examinations.latest
    assert page.rows["doctor"].note == ""
    page.rows["doctor"].control.click()
    at.window.until(lambda: examinations.latest is not first)


# ── damage ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("content", "aside", "said"),
    [
        ("scheme = ", "settings.toml.damaged-1", "could not be read"),
        ('version = 99\nscheme = "dark"\n', "settings.toml.newer-1", "newer moechat"),
    ],
)
def test_a_file_that_cannot_be_used_is_kept_aside_and_said(
    program: Callable[..., Running], tmp_path: Path, content: str, aside: str, said: str
) -> None:
    window = program(raw_settings=content)
    assert window.shell.notices.keys() == ["settings"]
    assert said in texts(window)
    assert (tmp_path / aside).read_text() == content
    assert window.settings.value.scheme == "system"
    at = Desk(window, tmp_path)
    at.press(at.control("appearance", "density"), Key.Key_Home)
    assert at.stored().value.density == "compact"
    assert (tmp_path / aside).read_text() == content


def test_focus_is_shown_by_a_frame(desk: Desks) -> None:
    """The frame of a field is the accent colour while it has the keyboard, and red while wrong."""
    at = desk()
    field = at.control("general", "idle_unload_minutes")
    picture = field.grab().toImage()
    side = picture.pixelColor(0, field.height() // 2)
    assert side.name() == at.window.shell._theme.colour(Tone.ACCENT).name()
    at.type_into("general", "idle_unload_minutes", "-1")
    side = field.grab().toImage().pixelColor(0, field.height() // 2)
    assert side.name() == at.window.shell._theme.colour(Tone.BAD).name()
