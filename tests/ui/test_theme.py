"""What the user may choose about the look."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from moechat.ui.theme import Density, Scheme, Size, Theme


def test_all_lengths_and_fonts_grow_with_the_text(theme: Theme, qtbot: QtBot) -> None:
    fonts = {size: theme.font(size).pointSizeF() for size in Size}
    code, length = theme.code_font().pointSizeF(), theme.px(100)
    with qtbot.waitSignal(theme.changed):
        theme.choose(Scheme.LIGHT, text_percent=150)
    for size, points in fonts.items():
        assert theme.font(size).pointSizeF() == pytest.approx(1.5 * points)
    assert theme.code_font().pointSizeF() == pytest.approx(1.5 * code)
    assert theme.px(100) == pytest.approx(1.5 * length, abs=8)  # whole pixels of a font
    assert QToolTip.font().pointSizeF() == pytest.approx(theme.font().pointSizeF())
    theme.choose(Scheme.LIGHT)
    assert theme.px(100) == length
    assert QToolTip.font().pointSizeF() == QApplication.font().pointSizeF()


def test_lengths_go_by_the_text_however_high_the_lines_of_its_font_are(theme: Theme) -> None:
    font = theme.font()
    text = font.pointSizeF() * QFontMetricsF(font).fontDpi() / 72  # in pixels
    assert theme.px(1400) == round(100 * text)


def test_density_changes_the_room_between_things_only(theme: Theme, qtbot: QtBot) -> None:
    length, points = theme.px(100), theme.font().pointSizeF()
    gaps = []
    for density in Density:
        theme.choose(Scheme.LIGHT, density=density)
        gaps.append(theme.gap(100))
        assert (theme.px(100), theme.font().pointSizeF()) == (length, points)
    assert gaps[0] < gaps[1] < gaps[2]
    assert gaps[1] == length
    with qtbot.assertNotEmitted(theme.changed):  # nothing is painted anew for nothing
        theme.choose(Scheme.LIGHT, density=Density.SPACIOUS)
