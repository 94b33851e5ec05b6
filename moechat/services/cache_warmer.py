"""Keeps streamed experts in the file cache while a model is loaded: see `moechat.core.warming`."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QObject, Signal, Slot

from moechat.client.warm_client import WarmClient
from moechat.core.engine_state import EngineState
from moechat.core.warming import Order, Unsuited, order_for
from moechat.protocol.system_memory import SystemMemory, read_system_memory
from moechat.protocol.warm_messages import WarmProgress, WarmStart, WarmState, WarmTrouble
from moechat.services.engine_requests import line_path
from moechat.services.loads import LoadOutcome, LoadService
from moechat.services.power_watch import PowerWatch
from moechat.services.settings import SettingsFile

_log = logging.getLogger(__name__)
_LOADED = (EngineState.READY, EngineState.GENERATING, EngineState.STOPPING)
_WAIT_MS = 500


class Warmth(StrEnum):
    """What is going on."""

    WARMING = "warming"
    KEPT = "kept"  # all that may be is there, or was read
    PAUSED = "paused"  # by the user
    YIELDING = "yielding"  # to an answer, as this drive seeks
    PRESSED = "pressed"  # other programs need the memory
    FAILED = "failed"
    NONE = "none"  # and why: `CacheStatus.unsuited`


@dataclass(frozen=True)
class CacheStatus:
    """What is cached of the streamed experts of the loaded model; bytes."""

    warmth: Warmth
    total_bytes: int = 0
    wanted_bytes: int = 0  # of those; the rest has no room
    cached_bytes: int | None = None  # None = not available here, or not counted yet
    read_bytes: int = 0  # in this round
    unsuited: Unsuited | None = None
    trouble: WarmTrouble | None = None  # None where it failed = the process ended


_WARMTH = {
    WarmState.READING: Warmth.WARMING,
    WarmState.KEPT: Warmth.KEPT,
    WarmState.PAUSED: Warmth.PAUSED,
    WarmState.PRESSED: Warmth.PRESSED,
    WarmState.FAILED: Warmth.FAILED,
}


class CacheWarmer(QObject):
    """Starts after each load that streams, and stops with the model.

    `changed` comes with a status while a model is loaded, with ``None`` when it is not any more.
    """

    changed = Signal(object)  # CacheStatus or None

    def __init__(
        self,
        loads: LoadService,
        settings: SettingsFile,
        power: PowerWatch,
        client: WarmClient | None = None,
        *,
        read_memory: Callable[[], SystemMemory] = read_system_memory,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._power = settings, power
        self._client = client or WarmClient(parent=self)
        self._read_memory = read_memory
        self._outcome: LoadOutcome | None = None
        self._order: Order | None = None
        self._terms = self._terms_now()
        self._paused = self._answering = False
        self.status: CacheStatus | None = None
        loads.loaded.connect(self._on_loaded)
        loads.engine.state_changed.connect(self._on_state)
        settings.changed.connect(self._look_again)
        power.battery_changed.connect(self._look_again)
        self._client.progress.connect(self._on_progress)
        self._client.died.connect(self._on_died)

    def set_paused(self, paused: bool) -> None:
        """As the user wants it, for this model."""
        self._paused = paused
        self._client.pause(paused=self._holds_back())

    def close(self) -> None:
        """End the process."""
        self._client.stop()
        self._client.wait(_WAIT_MS)

    # ── the model ────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_loaded(self, outcome: LoadOutcome) -> None:
        self._outcome, self._paused = outcome, False
        self._begin()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        self._answering = state is EngineState.GENERATING
        if self._order is not None and self._order.yields and state in _LOADED:
            self._client.pause(paused=self._holds_back())
        if state not in _LOADED and self._outcome is not None:
            self._outcome = self._order = None
            self._client.stop()
            self._show(None)

    def _holds_back(self) -> bool:
        yields = self._order is not None and self._order.yields
        return self._paused or (yields and self._answering)

    @Slot()
    def _look_again(self) -> None:
        """Settings and power: only what matters here begins anew."""
        before, self._terms = self._terms, self._terms_now()
        if before != self._terms and self._outcome is not None:
            self._begin()

    def _terms_now(self) -> tuple[str, bool]:
        return self._settings.value.keep_experts_cached, bool(self._power.on_battery)

    def _begin(self) -> None:
        outcome = self._outcome
        if outcome is None:
            return
        self._terms = choice, on_battery = self._terms_now()
        planned = outcome.planned
        order = order_for(
            planned.facts,
            planned.plan,
            planned.device,
            planned.machine,
            proof=outcome.proof.state,
            choice=self._settings.value.keep_experts_cached,
            on_battery=on_battery,
            reserve_bytes=planned.wish.wishes.reserve_bytes,
            available_bytes=self._available(),
        )
        if isinstance(order, Unsuited):
            _log.info("Nothing is kept in the file cache: %s (%s)", order, choice)
            self._order = None
            self._client.stop()
            self._show(CacheStatus(Warmth.NONE, unsuited=order))
            return
        self._order = order
        wanted = min(order.limit_bytes, order.total_bytes)
        self._show(CacheStatus(Warmth.WARMING, order.total_bytes, wanted))
        self._client.start(
            WarmStart(
                path=line_path(planned.wish.model_dir / order.file),
                spans=order.spans,
                limit_bytes=order.limit_bytes,
                floor_bytes=order.floor_bytes,
                paused=self._holds_back(),
            )
        )

    def _available(self) -> int:
        try:
            return self._read_memory().available
        except OSError:
            return 0

    # ── the process ──────────────────────────────────────────────────────────

    @Slot(object)
    def _on_progress(self, progress: WarmProgress) -> None:
        if self._order is None:
            return
        warmth = _WARMTH[progress.state]
        if warmth is Warmth.PAUSED and not self._paused:
            warmth = Warmth.YIELDING
        self._show(
            CacheStatus(
                warmth,
                self._order.total_bytes,
                progress.wanted_bytes,
                progress.cached_bytes,
                progress.read_bytes,
                trouble=progress.trouble,
            )
        )
        if progress.state is WarmState.FAILED:
            self._client.stop()

    @Slot()
    def _on_died(self) -> None:
        if self.status is not None:
            self._show(replace(self.status, warmth=Warmth.FAILED))

    def _show(self, status: CacheStatus | None) -> None:
        if status != self.status:
            self.status = status
            self.changed.emit(status)
