"""The diagram: what is measured, estimated and does not fit is in the picture."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from moechat.core.plan import CurvePoint
from moechat.core.speed_learning import Basis
from moechat.ui.offload.ratio_plot import Dot, RatioPlot
from moechat.ui.theme import Theme, Tone

GIB = 1024**3


def curve(fits_from: int) -> list[CurvePoint]:
    return [
        CurvePoint(
            ratio=ratio,
            slots=100 - ratio,
            needed_bytes=(20 - ratio // 10) * GIB,
            fits=ratio >= fits_from,
            tokens_per_second=20 - ratio / 10,
            ttft_ms=1000,
            basis=Basis.ESTIMATED,
            error_factor=1.4,
        )
        for ratio in range(100)
    ]


def picture(plot: RatioPlot) -> QImage:
    return plot.grab().toImage()


def pixels(image: QImage, theme: Theme, tone: Tone) -> int:
    wanted = theme.colour(tone).rgb()
    return sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


def test_dots_are_drawn(qtbot: QtBot, theme: Theme) -> None:
    plot = RatioPlot(theme)
    qtbot.addWidget(plot)
    plot.resize(560, 270)
    plot.show_curve(curve(0), [], None)
    bare = pixels(picture(plot), theme, Tone.ACCENT)
    plot.show_curve(curve(0), [Dot(30, 17.0, 17 * GIB, True), Dot(50, 15.0)], None)
    assert pixels(picture(plot), theme, Tone.ACCENT) > bare + 60
    assert "30 %: 17.0 tokens a second, measured" in plot.accessibleDescription()


def test_the_zone_that_does_not_fit_is_tinted(qtbot: QtBot, theme: Theme) -> None:
    plot = RatioPlot(theme)
    qtbot.addWidget(plot)
    plot.resize(560, 270)
    plot.show_curve(curve(0), [], None)
    everything_fits = picture(plot)
    plot.show_curve(curve(40), [], None)
    tinted = picture(plot)
    assert everything_fits.pixel(120, 50) != tinted.pixel(120, 50)
    assert everything_fits.pixel(500, 50) == tinted.pixel(500, 50)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    width=st.integers(1, 900),
    speeds=st.lists(st.floats(0, 1e6), max_size=3),
    experts=st.integers(0, 3),
)
def test_odd_figures_are_drawn_somehow(
    qtbot: QtBot, theme: Theme, width: int, speeds: list[float], experts: int
) -> None:
    plot = RatioPlot(theme)
    qtbot.addWidget(plot)
    plot.resize(width, 200)
    plot.show_curve(curve(20)[:experts], [Dot(99, speed) for speed in speeds], 0)
    assert not picture(plot).isNull()
