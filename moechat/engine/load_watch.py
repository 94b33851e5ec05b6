"""Tell how far a load is while GenAI, which does not say, is building the pipeline."""

import threading
from collections.abc import Callable

from moechat.engine.memory import MemorySampler
from moechat.protocol.messages import LoadStage

_INTERVAL_SECONDS = 0.25
_COMPILING_FROM = 0.03  # of the weights are in memory: the graph has been read
_BUILT = 0.9  # of the whole load; the warm-up is the rest


class LoadWatch:
    """Follow the growth of memory against what the weights will take."""

    def __init__(
        self, sampler: MemorySampler, report: Callable[[LoadStage, float | None], None]
    ) -> None:
        self._sampler = sampler
        self._report = report
        self._done = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, weights_bytes: int) -> None:
        """Begin to watch; the building of the pipeline starts now."""
        self._thread = threading.Thread(
            target=self._follow, args=(weights_bytes,), name="load", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Stop watching; nothing is reported afterwards."""
        self._done.set()
        if self._thread is not None:
            self._thread.join()

    def _follow(self, weights_bytes: int) -> None:
        # Resident, not private, memory: a GPU driver's allocations are shared mappings.
        start, _ = self._sampler.usage()
        furthest = 0.0
        while not self._done.wait(_INTERVAL_SECONDS):
            resident, _ = self._sampler.usage()
            share = min(1.0, (resident - start) / max(weights_bytes, 1))
            if share < _COMPILING_FROM or share - furthest < 0.01:
                continue
            furthest = share
            self._report(LoadStage.COMPILING, round(share * _BUILT, 3))
