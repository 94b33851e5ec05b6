"""Figures of reads, faults and the GPU, and the bottleneck in words: unknown is not zero."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from moechat.core.bottleneck import Cause
from moechat.core.engine_rates import EngineRates
from moechat.core.streaming_figures import StreamingFigures
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.offload.disk_view import Activity, DiskView, SourceBar, Verdict
from moechat.ui.theme import Theme, Tone

MB = 1024**2
NOTHING = "–"  # noqa: RUF001
STREAMING = StreamingFigures(
    tokens=40, bytes_per_token=20 * MB, drive_bytes_per_token=5 * MB, warm=True, hit_rate=0.96,
    hit_rate_since_load=0.9,
)  # fmt: skip


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> DiskView:
    made = DiskView(theme, IconSet(theme))
    qtbot.addWidget(made)
    return made


def values(view: DiskView) -> dict[str, Label]:
    labels = view.figures.findChildren(Label)
    return {label.accessibleName(): label for label in labels if label.accessibleName()}


def said(view: DiskView) -> dict[str, str]:
    return {name: label.text().replace("\u00a0", " ") for name, label in values(view).items()}


def test_long_names_give_way(view: DiskView) -> None:
    view.figures.show_figures(EngineRates(drive_busy=0.14, drive_bytes_s=87e6), STREAMING)
    assert view.figures.minimumSizeHint().width() < view.figures.sizeHint().width()


def words(view: DiskView) -> list[str]:
    """What is visible beside the figures."""
    inside = view.figures.findChildren(Label)
    labels = [label for label in view.findChildren(Label) if label not in inside]
    shown = [label.text() for label in labels if label.isVisibleTo(view) and label.text()]
    return [text.replace("\u00a0", " ") for text in shown]


def test_unknown_is_no_zero(view: DiskView) -> None:
    assert set(said(view).values()) == {NOTHING}
    view.show_activity(Activity(EngineRates()))
    assert set(said(view).values()) == {"not available here"}
    view.show_activity(Activity())
    assert set(said(view).values()) == {NOTHING}
    assert all(label.toolTip() for label in values(view).values())


def test_streaming(view: DiskView) -> None:
    rates = EngineRates(
        read_bytes_s=300 * MB, drive_read_bytes_s=75 * MB, major_faults_s=0.2, swap_in_bytes_s=0,
        swap_out_bytes_s=0, gpu_busy=0.834, drive_bytes_s=80 * MB, drive_busy=0.31,
        cpu_cores=4.0, cores=16, pressure_some=0.02,
    )  # fmt: skip
    view.show_activity(Activity(rates, STREAMING, "NVMe"))
    assert said(view) == {
        "Read by the model": "300 MB/s",
        "Per token": "20 MB",
        "From the file cache": "75 %",
        "Experts in memory": "96 % warm",
        "Drive": "80 MB/s, 31 % busy",
        "Processor": "25 % of 16",
        "Page faults": "0/s",
        "Swap": "0 kB/s",
        "Memory pressure": "2 %",
        "Graphics busy": "83 %",
        "Graphics memory": "not available here",
    }
    assert words(view) == ["Activity", "NVMe", "20 MB streamed per token, 75 % cached"]
    bar = view.findChild(SourceBar)
    assert bar.isVisibleTo(view)
    assert bar.accessibleDescription()


def test_without_streaming_there_is_no_bar(view: DiskView) -> None:
    rates = EngineRates(read_bytes_s=0, drive_read_bytes_s=0)
    for streaming in (None, StreamingFigures(tokens=40, bytes_per_token=110.0)):
        view.show_activity(Activity(rates, streaming))
        assert said(view)["From the file cache"] == said(view)["Experts in memory"] == NOTHING
        assert words(view) == ["Activity"]
        assert not view.findChild(SourceBar).isVisibleTo(view)


def test_windows_tells_other_things(view: DiskView) -> None:
    rates = EngineRates(read_bytes_s=300 * MB, swap_out_bytes_s=0, commit_share=0.97)
    cold = StreamingFigures(
        tokens=40, bytes_per_token=20 * MB, hit_rate=0.96, hit_rate_since_load=0.9
    )
    view.show_activity(Activity(rates, cold))
    assert said(view)["From the file cache"] == "not available here"
    assert said(view)["Memory pressure"] == "97 % promised"
    assert said(view)["Experts in memory"] == "90 % since load"
    assert words(view) == ["Activity", "20 MB streamed per token"]


def test_paging_stands_out(view: DiskView, theme: Theme) -> None:
    def tone(name: str) -> str:
        return values(view)[name].palette().windowText().color().name()

    view.show_activity(Activity(EngineRates(major_faults_s=5100, swap_in_bytes_s=90 * MB)))
    assert said(view)["Page faults"].replace(",", "") == "5100/s"
    assert tone("Page faults") == theme.colour(Tone.BAD).name()
    assert tone("Swap") == theme.colour(Tone.WARN).name()
    view.show_activity(Activity(EngineRates(major_faults_s=1, swap_in_bytes_s=0)))
    assert tone("Page faults") == tone("Swap") == theme.colour(Tone.TEXT).name()


def test_the_bottleneck_in_words(view: DiskView, theme: Theme) -> None:
    def tone() -> str:
        label = next(each for each in view.findChildren(Label) if each.text() == "Paging")
        return label.palette().windowText().color().name()

    verdict = Verdict(Cause.PAGING, "Paging", "drive 100 % busy", "Close programs.")
    view.show_activity(Activity(EngineRates(), verdict=verdict))
    assert words(view) == ["Activity", "Paging", "drive 100 % busy", "Close programs."]
    assert tone() == theme.colour(Tone.BAD).name()
    before = Verdict(Cause.PAGING, "Paging", "drive 100 % busy", now=False)
    view.show_activity(Activity(EngineRates(), verdict=before))
    assert words(view) == ["Activity", "Paging", "drive 100 % busy"]
    assert tone() == theme.colour(Tone.MUTED).name()
    view.show_activity(Activity(EngineRates()))
    assert words(view) == ["Activity"]


def test_figures_are_folded_until_wanted(view: DiskView) -> None:
    assert not view.figures.isVisibleTo(view)
    button = view.findChild(QPushButton)
    button.click()
    assert view.figures.isVisibleTo(view)
    view.show_activity(Activity(EngineRates()))
    assert view.figures.isVisibleTo(view)
    button.click()
    assert not view.figures.isVisibleTo(view)
