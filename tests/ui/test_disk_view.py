"""Figures of reads, faults and the GPU: unknown is not zero, and trouble stands out."""

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.engine_rates import EngineRates
from moechat.ui.label import Label
from moechat.ui.offload.disk_view import Activity, DiskView
from moechat.ui.theme import Theme, Tone

MB = 1024**2


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> DiskView:
    made = DiskView(theme)
    qtbot.addWidget(made)
    return made


def values(view: DiskView) -> dict[str, Label]:
    return {
        label.accessibleName(): label
        for label in view.findChildren(Label)
        if label.accessibleName()
    }


def said(view: DiskView) -> dict[str, str]:
    return {name: label.text().replace("\u00a0", " ") for name, label in values(view).items()}


def test_unknown_is_no_zero(view: DiskView) -> None:
    assert set(said(view).values()) == {"–"}  # noqa: RUF001
    view.show_activity(Activity(EngineRates()))
    assert set(said(view).values()) == {"not available here"}
    view.show_activity(Activity())
    assert set(said(view).values()) == {"–"}  # noqa: RUF001


def test_streaming(view: DiskView) -> None:
    rates = EngineRates(
        read_bytes_s=300 * MB, drive_read_bytes_s=75 * MB, major_faults_s=0.2, swap_in_bytes_s=0,
        swap_out_bytes_s=0, gpu_busy=0.834,
    )  # fmt: skip
    view.show_activity(Activity(rates, 15.0, "NVMe"))
    assert said(view) == {
        "Read by the model": "300 MB/s",
        "Per token": "20 MB",
        "From the file cache": "75 %",
        "Page faults": "0/s",
        "Swap": "0 kB/s",
        "Graphics busy": "83 %",
        "Graphics memory": "not available here",
    }


def test_between_answers_nothing_is_per_token(view: DiskView) -> None:
    view.show_activity(Activity(EngineRates(read_bytes_s=0, drive_read_bytes_s=0), None))
    assert said(view)["Per token"] == said(view)["From the file cache"] == "–"  # noqa: RUF001


def test_paging_stands_out(view: DiskView, theme: Theme) -> None:
    def tone(name: str) -> str:
        return values(view)[name].palette().windowText().color().name()

    view.show_activity(Activity(EngineRates(major_faults_s=5100, swap_in_bytes_s=90 * MB)))
    assert said(view)["Page faults"].replace(",", "") == "5100/s"
    assert tone("Page faults") == theme.colour(Tone.BAD).name()
    assert tone("Swap") == theme.colour(Tone.WARN).name()
    view.show_activity(Activity(EngineRates(major_faults_s=1, swap_in_bytes_s=0)))
    assert tone("Page faults") == tone("Swap") == theme.colour(Tone.TEXT).name()
