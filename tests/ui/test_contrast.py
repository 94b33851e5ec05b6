"""Text is readable and controls can be seen, in both schemes."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.theme import Scheme, Theme, Tone

_AREAS = (Tone.BACKGROUND, Tone.SIDEBAR, Tone.PANEL)
_CHIP_TEXTS = (Tone.MUTED, Tone.OK, Tone.WARN, Tone.BAD, Tone.TEXT)
_CODE_TEXTS = (Tone.KEYWORD, Tone.STRING, Tone.NUMBER, Tone.COMMENT, Tone.FUNCTION, Tone.TYPE)

TEXT_PAIRS = (
    *((text, area) for text in (Tone.TEXT, Tone.MUTED, Tone.FAINT) for area in _AREAS),
    *((text, Tone.BACKGROUND) for text in (Tone.ACCENT, Tone.OK, Tone.WARN, Tone.BAD)),
    *((text, Tone.USER) for text in _CHIP_TEXTS),
    *((text, Tone.CODE) for text in (*_CODE_TEXTS, Tone.TEXT, Tone.MUTED)),
    *((text, Tone.SELECTION) for text in (Tone.TEXT, Tone.MUTED, Tone.BAD)),
    # Rows that are current or under the mouse, with hits in them; keys on buttons that are pressed.
    *((text, Tone.SELECTION) for text in (Tone.FAINT, Tone.ACCENT, Tone.OK, Tone.WARN)),
    *((text, Tone.USER) for text in (Tone.FAINT, Tone.ACCENT)),
    *((text, Tone.LINE) for text in (Tone.TEXT, Tone.MUTED, Tone.FAINT)),
    *((text, area) for text in (Tone.ACCENT, Tone.OK, Tone.WARN, Tone.BAD) for area in _AREAS[1:]),
    (Tone.ACCENT, Tone.CODE),  # above a code: what is switched on
    (Tone.TEXT, Tone.MARK),  # what the search in a chat found
    (Tone.ON_ACCENT, Tone.ACCENT),
)
BORDER_PAIRS = (
    *((border, area) for border in (Tone.CONTROL, Tone.ACCENT) for area in _AREAS),
    # The bar: the model's part beside its neighbours' borders, and on its ground.
    (Tone.MEMORY_EXPERTS, Tone.PANEL),
    (Tone.MEMORY_FIXED, Tone.PANEL),
    (Tone.MEMORY_CONTEXT, Tone.PANEL),
    (Tone.MEMORY_WORKING, Tone.PANEL),
    (Tone.DISK, Tone.PANEL),
    (Tone.ACCENT, Tone.MEMORY_FREE),
    (Tone.WARN, Tone.BACKGROUND),
    (Tone.BAD, Tone.BACKGROUND),
)


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2 defines it."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_itself() -> None:
    assert contrast(QColor("#000"), QColor("#fff")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("#fff")) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text(qapp: QApplication, scheme: Scheme, text: Tone, ground: Tone) -> None:
    theme = Theme(qapp, scheme)
    assert contrast(theme.colour(text), theme.colour(ground)) >= 4.5


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize(("border", "ground"), BORDER_PAIRS)
def test_borders_of_controls(
    qapp: QApplication, scheme: Scheme, border: Tone, ground: Tone
) -> None:
    theme = Theme(qapp, scheme)
    assert contrast(theme.colour(border), theme.colour(ground)) >= 3.0


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("kind", list(Kind))
def test_the_key_on_a_button(qtbot: QtBot, qapp: QApplication, scheme: Scheme, kind: Kind) -> None:
    theme = Theme(qapp, scheme)
    button = Button(theme, IconSet(theme), "", kind, hint="MMM")
    qtbot.addWidget(button)
    image = button.grab().toImage()
    middle = [image.pixelColor(x, image.height() // 2) for x in range(12, image.width() - 12)]
    ground = image.pixelColor(6, image.height() // 2)
    if kind is Kind.QUIET:
        ground = theme.colour(Tone.BACKGROUND)
    assert max(contrast(pixel, ground) for pixel in middle) >= 4.0  # strokes are blurred a little
