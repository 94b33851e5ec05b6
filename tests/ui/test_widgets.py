"""Buttons, icons, banners, frame, link prompt, panel: each by itself."""

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from moechat.core.memory_parts import PlannedParts, memory_parts
from moechat.core.memory_split import MemorySplit
from moechat.protocol.messages import Device, LoadProgress, LoadStage
from moechat.resources_path import resource
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.buttons import Button, Kind
from moechat.ui.figures import rate_text, seconds_text, token_count, use_text
from moechat.ui.icons import IconSet, application_icon
from moechat.ui.loading_view import LoadingView
from moechat.ui.memory_bar import MemoryBar, MemoryNotes
from moechat.ui.panel import Panel
from moechat.ui.shell import Shell
from moechat.ui.theme import Scheme, Theme, Tone
from moechat.ui.top_bar import TopBar

GIB = 1024**3
ICONS = [p.name for p in resource("icons", "plus.svg").parent.iterdir()]


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


# ── icons ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", sorted(ICONS))
def test_icons_share_one_grid_and_one_stroke(name: str, icons: IconSet) -> None:
    source = resource("icons", name).read_text("utf-8")
    assert 'viewBox="0 0 24 24"' in source
    assert source.count("stroke-width") == 1
    assert 'stroke-width="1.75"' in source
    image = icons.pixmap(name.removesuffix(".svg"), Tone.TEXT, 24, 1.0).toImage()
    inked = sum(image.pixelColor(x, y).alpha() > 128 for x in range(24) for y in range(24))
    assert inked > 15
    border = [(i, j) for i in range(24) for j in (0, 23)]
    assert not any(
        image.pixelColor(*p).alpha() or image.pixelColor(*p[::-1]).alpha() for p in border
    )


def test_icons_take_the_theme_and_the_scale(theme: Theme, icons: IconSet) -> None:
    def ink(image: QImage) -> QColor:
        pixels = (
            image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())
        )
        return max(pixels, key=QColor.alpha)

    light = icons.pixmap("plus", Tone.TEXT, 16, 2.0)
    assert light.size() == QSize(32, 32)
    assert light.devicePixelRatio() == 2.0
    assert ink(light.toImage()) == theme.colour(Tone.TEXT)
    theme.choose(Scheme.DARK)
    assert ink(icons.pixmap("plus", Tone.TEXT, 16, 2.0).toImage()) == theme.colour(Tone.TEXT)


def test_the_application_icon_is_drawn_at_every_size(qapp: QApplication) -> None:
    icon = application_icon()
    small = icon.pixmap(QSize(16, 16), 1.0).toImage()
    assert small.size() == QSize(16, 16)
    corner, bubble = small.pixelColor(0, 15), small.pixelColor(8, 1)
    assert corner.alpha() == 0
    assert bubble.blue() > bubble.red() + 80
    # The four experts can be told apart: two bright, two dim.
    bright, dim = small.pixelColor(5, 4), small.pixelColor(10, 4)
    assert bright.lightness() > dim.lightness() + 40 > bubble.lightness() + 60


def test_a_missing_resource_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        resource("icons", "no-such.svg")


# ── buttons ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", list(Kind))
def test_buttons_work_by_mouse_and_keyboard(
    qtbot: QtBot, theme: Theme, icons: IconSet, kind: Kind
) -> None:
    button = Button(theme, icons, "Press", kind, hint="Esc", icon_name="plus", arrow=True)
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)
    enabled = button.grab().toImage()
    button.setEnabled(False)
    assert button.grab().toImage() != enabled


def test_focus_by_keyboard_is_seen(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    button = Button(theme, icons, "Press")
    qtbot.addWidget(button)
    button.show()
    before = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    assert button.grab().toImage() != before


def test_texts_fit_their_buttons_at_every_font_size(
    qtbot: QtBot, qapp: QApplication, theme: Theme, icons: IconSet
) -> None:
    button = Button(
        theme, icons, "A rather long text, g", hint="Ctrl N", icon_name="plus", arrow=True
    )
    button.set_suffix("int4")
    qtbot.addWidget(button)
    font = qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * 2)
    narrow = button.sizeHint()
    try:
        qapp.setFont(larger)
        theme.refresh()
        hint = button.sizeHint()
        assert hint.width() > narrow.width() * 1.7
        assert hint.height() > button.fontMetrics().height()
        assert button.fontMetrics().horizontalAdvance(button.text()) + button._extras_width() < (
            hint.width()
        )
    finally:
        qapp.setFont(font)
        theme.refresh()


# ── banners ──────────────────────────────────────────────────────────────────


def test_of_one_key_the_latest_notice_stays(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    area = NoticeArea(theme, icons)
    qtbot.addWidget(area)
    done: list[str] = []
    area.show_notice(Notice("a", "First"))
    area.show_notice(Notice("b", "Other"))
    area.show_notice(
        Notice("a", "Second", "Do this", Tone.BAD, [("Do it", lambda: done.append("x"))], "stack")
    )
    assert area.keys() == ["b", "a"]
    assert "Second" in texts(area)
    assert "First" not in texts(area)
    assert "stack" not in texts(area)
    buttons = {b.text(): b for b in area.findChildren(QPushButton) if b.isVisibleTo(area)}
    buttons["Details"].click()
    assert "stack" in texts(area)
    buttons["Do it"].click()
    assert done == ["x"]
    area.dismiss("a")
    area.dismiss("b")
    assert area.isHidden()


def test_a_banner_never_shows_markup(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    area = NoticeArea(theme, icons)
    qtbot.addWidget(area)
    area.show_notice(Notice("a", "<b>/home/<img src=x></b>"))
    label = next(x for x in area.findChildren(QLabel) if "img" in x.text())
    assert label.textFormat() == Qt.TextFormat.PlainText


# ── loading ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_load_has_its_room_at_every_text_size(
    qtbot: QtBot, theme: Theme, shell: Shell, percent: int
) -> None:
    theme.choose(Scheme.LIGHT, text_percent=percent)
    try:
        shell.resize(1000, 680)
        shell.show_loading("mm")
        cancel = shell.loading._cancel
        qtbot.waitUntil(lambda: cancel.height() >= cancel.sizeHint().height(), timeout=5000)
    finally:
        theme.choose(Scheme.LIGHT)


def test_loading_shows_stages(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    view = LoadingView(theme, icons)
    qtbot.addWidget(view)
    view.begin("Qwen3-8B")
    assert "Loading Qwen3-8B" in texts(view)
    view.show_progress(LoadProgress(id=1, stage=LoadStage.COMPILING, fraction=0.54))
    assert "Compiling …" in texts(view)
    assert "Warming up" in texts(view)
    assert view._bar.value() == 540
    with qtbot.waitSignal(view.cancel_wanted):
        view._cancel.click()
    view.begin("Other")
    assert view._bar.value() == 0


# ── link prompt ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
        ("http://example.org", "http://example.org"),
        ("mailto:a@example.org", "mailto:a@example.org"),
        # Cyrillic letters that look Latin.
        ("https://\u0440\u0430ypal.com/x", "https://xn--ypal-43d9g.com/x"),
    ],
)
def test_addresses_are_shown_as_the_browser_gets_them(
    qtbot: QtBot, shell: Shell, address: str, shown: str
) -> None:
    prompt = shell.link_prompt
    prompt.ask(address)
    assert prompt._address.accessibleName() == shown
    with qtbot.waitSignal(prompt.accepted) as caught:
        prompt._open.click()
    assert caught.args[0].toEncoded() == QUrl(address).toEncoded()
    assert prompt.isHidden()


@pytest.mark.parametrize(
    "address",
    ["file:///etc/passwd", "javascript:alert(1)", "smb://host/share", "ms-msdt:/id", "", "x y"],
)
def test_other_addresses_cannot_be_opened(qtbot: QtBot, shell: Shell, address: str) -> None:
    shell.link_prompt.ask(address)
    assert not shell.link_prompt._open.isVisible()
    shell.link_prompt._copy.click()
    assert QGuiApplication.clipboard().text() == address


def test_the_keyboard_stays_in_the_prompt(qtbot: QtBot, shell: Shell) -> None:
    shell.link_prompt.ask("https://example.org/" + "a" * 5000)
    prompt = shell.link_prompt
    assert prompt.card.height() < shell.height()
    for _ in range(7):
        focused = shell.focusWidget()
        assert focused is not None
        assert prompt.isAncestorOf(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    QTest.keyClick(prompt, Qt.Key.Key_Escape)
    assert prompt.isHidden()


# ── panel ────────────────────────────────────────────────────────────────────


def test_unknown_figures_are_no_zeros(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    panel = Panel(theme, icons)
    qtbot.addWidget(panel)
    assert not any("0" in text for text in texts(panel.speed))
    panel.memory.show_parts(None)
    assert "not available" in texts(panel.memory)
    assert not any("0" in text for text in texts(panel.memory))


def test_figures_are_shown(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    panel = Panel(theme, icons)
    qtbot.addWidget(panel)
    panel.speed.show_rate(18.6)
    panel.speed.show_first_token(4100)
    split = MemorySplit(total=32 * GIB, model=8 * GIB, other=4 * GIB, free=20 * GIB)
    panel.memory.show_parts(memory_parts(split, None))
    assert {"18.6", "first token 4.1 s"} <= set(texts(panel.speed))
    assert {"12.0 of 32.0 GB"} <= set(texts(panel.memory))
    legend = {text.replace("\u00a0", " ") for text in texts(panel.memory)}
    assert {"4.0 GB", "8.0 GB", "20.0 GB"} <= legend


def test_no_text_makes_the_panel_wider_than_it_is(
    qtbot: QtBot, theme: Theme, icons: IconSet
) -> None:
    panel = Panel(theme, icons)
    qtbot.addWidget(panel)
    panel.show()
    panel.speed.show_rate(1234.0)
    panel.speed.show_prefill(1.0, 12_345.0)
    content = panel.speed.parentWidget()
    qtbot.waitUntil(panel.speed._prefill.isVisible, timeout=5000)
    assert content.minimumSizeHint().width() <= panel.width()


def test_the_slider_says_why_it_is_disabled(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    panel = Panel(theme, icons)
    qtbot.addWidget(panel)
    assert panel.streaming.isHidden()
    panel.streaming.show_unavailable("Streaming needs an Intel GPU with XMX.")
    assert not panel.streaming.isHidden()
    assert not panel.streaming.slider.isEnabled()
    assert "Streaming needs an Intel GPU with XMX." in texts(panel.streaming)


def test_the_bar_is_painted_in_proportion(qtbot: QtBot, theme: Theme) -> None:
    bar = MemoryBar(theme)
    qtbot.addWidget(bar)
    bar.resize(400, bar.sizeHint().height())
    split = MemorySplit(total=8 * GIB, model=4 * GIB, other=GIB, free=3 * GIB)
    planned = PlannedParts(fixed=GIB, experts=GIB, context=GIB, working=GIB)

    def seen(*places: int) -> list[QColor]:
        image = bar.grab().toImage()
        return [image.pixelColor(x, bar.height() // 2) for x in places]

    bar.show_parts(memory_parts(split, planned))
    assert seen(25, 75, 125, 175, 225, 325) == [
        theme.colour(tone)
        for tone in (
            Tone.MEMORY_OTHER, Tone.MEMORY_FIXED, Tone.MEMORY_EXPERTS, Tone.MEMORY_CONTEXT,
            Tone.MEMORY_WORKING, Tone.MEMORY_FREE,
        )
    ]  # fmt: skip
    bar.show_parts(memory_parts(split, None))
    assert seen(25, 150, 325) == [
        theme.colour(tone) for tone in (Tone.MEMORY_OTHER, Tone.MEMORY_EXPERTS, Tone.MEMORY_FREE)
    ]


def test_a_plan_is_an_outline_that_fills(qtbot: QtBot, theme: Theme) -> None:
    bar = MemoryBar(theme)
    qtbot.addWidget(bar)
    bar.resize(400, bar.sizeHint().height())
    planned = PlannedParts(fixed=GIB, experts=2 * GIB, context=0, working=GIB)
    top = theme.px(4) + 1
    outlined = []
    for model in (0, 4):
        split = MemorySplit(8 * GIB, model * GIB, GIB, (7 - model) * GIB)
        bar.show_parts(memory_parts(split, planned))
        image = bar.grab().toImage()
        row = {image.pixelColor(x, top).name() for x in range(210, 245)}
        plain = {theme.colour(t).name() for t in (Tone.MEMORY_WORKING, Tone.MEMORY_FREE)}
        outlined.append(row - plain != set())
    assert outlined == [True, False]


def test_the_legend_names_what_there_is(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    panel = Panel(theme, icons)
    qtbot.addWidget(panel)
    split = MemorySplit(total=32 * GIB, model=8 * GIB, other=4 * GIB, free=20 * GIB)
    planned = PlannedParts(fixed=GIB, experts=5 * GIB, context=GIB, working=GIB)
    panel.memory.show_parts(memory_parts(split, planned), MemoryNotes(experts="89 of 128"))
    assert "Resident experts, 89 of 128" in texts(panel.memory)
    assert "Engine of moechat" not in texts(panel.memory)
    panel.memory.show_parts(memory_parts(split, None))
    assert "Engine of moechat" in texts(panel.memory)
    assert "Always-resident weights" not in texts(panel.memory)


def test_nothing_is_painted_for_news_that_nobody_can_see(
    qtbot: QtBot, theme: Theme, icons: IconSet
) -> None:
    panel = Panel(theme, icons)
    qtbot.addWidget(panel)
    split = MemorySplit(total=4 * GIB, model=GIB, other=GIB, free=2 * GIB)
    panel.memory.show_parts(memory_parts(split, None))
    shown = panel.memory._bar._parts
    split = MemorySplit(total=4 * GIB, model=GIB, other=GIB + 4096, free=2 * GIB - 4096)
    panel.memory.show_parts(memory_parts(split, None))
    assert panel.memory._bar._parts is shown


def test_figures_as_people_write_them() -> None:
    assert rate_text(18.64) == "18.6 tok/s"
    assert rate_text(186.4) == "186 tok/s"
    assert [seconds_text(ms) for ms in (420, 4_100, 23_400)] == ["0.42 s", "4.1 s", "23 s"]
    assert [token_count(n) for n in (312, 2_100, 8192, 32_768, 131_072, 25_300)] == [
        "312", "2.1k", "8k", "32k", "128k", "25k",
    ]  # fmt: skip
    assert use_text(24 * GIB, 32 * GIB) == "24.0 of 32.0 GB"


def test_a_device_that_is_gone_can_be_left(qtbot: QtBot, theme: Theme, icons: IconSet) -> None:
    bar = TopBar(theme, icons)
    qtbot.addWidget(bar)
    bar.resize(900, 52)
    bar.show()
    bar.set_devices([Device("CPU", "A CPU")], "GPU")
    assert bar._device_button.isVisible()
    bar.set_devices([Device("CPU", "A CPU")], "CPU")
    assert not bar._device_button.isVisible()
