"""What holds the model back, by cause; and all figures, known and unknown."""

from collections.abc import Callable

from msgspec.structs import replace as changed

from moechat.core.bottleneck import Cause
from moechat.core.engine_rates import EngineRates
from moechat.ui.frame import Side
from tests.shots.examples import PAGING_RATES, RATES, STREAMING
from tests.shots.stage import Stage

_CACHE = changed(RATES, read_bytes_s=1.1e9, drive_read_bytes_s=0, gpu_busy=0.52, drive_bytes_s=2e6,
                 drive_busy=0.01)  # fmt: skip
_DRIVE = changed(RATES, read_bytes_s=740e6, drive_read_bytes_s=690e6, gpu_busy=0.21,
                 drive_bytes_s=702e6, drive_busy=0.88)  # fmt: skip
_PAGING = changed(PAGING_RATES, major_faults_s=5100, swap_in_bytes_s=0, swap_out_bytes_s=0,
                  cpu_cores=0.32, cores=16, drive_bytes_s=331e6)  # fmt: skip
_HEAT = changed(RATES, throttled=0.34, gpu_hot=True)
_CROWDED = EngineRates(cpu_cores=0.18, cores=2, cpu_busy=0.98)
_WINDOWS = EngineRates(
    read_bytes_s=334e6, major_faults_s=3, cpu_cores=0.9, cores=8, swap_out_bytes_s=0,
    drive_bytes_s=91e6, drive_busy=0.14, gpu_busy=0.83, gpu_bytes=round(13.8e9),
    commit_share=0.71, speed_limit=1.0,
)  # fmt: skip


def _limited_by(
    cause: Cause, rates: EngineRates, speed: float, megabytes: float, from_drive: float
) -> Callable[[Stage], None]:
    streaming = changed(
        STREAMING, bytes_per_token=megabytes * 1e6, drive_bytes_per_token=from_drive * 1e6
    )

    def arrange(stage: Stage) -> None:
        stage.talk()
        stage.show_speed(speed, rates, cause, streaming)
        stage.scroll_panel()

    return arrange


def _in_drawer(arrange: Callable[[Stage], None]) -> Callable[[Stage], None]:
    def in_drawer(stage: Stage) -> None:
        stage.shell.frame.toggle(Side.PANEL)
        arrange(stage)

    return in_drawer


def _figures(stage: Stage) -> None:
    """All figures, where everything is told."""
    stage.talk()
    stage.shell.panel.activity.show_all(shown=True)
    stage.scroll_panel()


def _unknown(stage: Stage) -> None:
    """All figures on Windows, which does not tell all of them."""
    stage.talk()
    streaming = changed(STREAMING, drive_bytes_per_token=None, warm=False)
    stage.show_speed(18.6, _WINDOWS, streaming=streaming)
    stage.shell.panel.activity.show_all(shown=True)
    stage.scroll_panel()


STATES = {
    "bottleneck-drive": _limited_by(Cause.DRIVE, _DRIVE, 4.9, 151, 141),
    "figures": _figures,
}
VARIANTS = {
    "bottleneck-compute": _limited_by(Cause.COMPUTE, RATES, 18.6, 18, 4.7),
    "bottleneck-crowded": _limited_by(Cause.CROWDED, _CROWDED, 1.4, 0, 0),
    "bottleneck-unclear": _limited_by(Cause.UNCLEAR, changed(_CROWDED, cpu_busy=None), 1.4, 0, 0),
    "bottleneck-cache": _limited_by(Cause.CACHE, _CACHE, 12.4, 88, 0),
    "bottleneck-heat": _limited_by(Cause.HEAT, _HEAT, 11.2, 18, 4.7),
    "bottleneck-paging": _limited_by(Cause.PAGING, _PAGING, 1.1, 0, 0),
    "bottleneck-swap": _limited_by(Cause.SWAP, PAGING_RATES, 1.9, 64, 62),
    "figures-windows": _unknown,
}
DRAWERS = {name: _in_drawer(arrange) for name, arrange in STATES.items()}
