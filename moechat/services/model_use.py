"""Tells other programs which model is loaded here, so that nobody deletes its files."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from moechat.core.engine_state import EngineState
from moechat.hub.presence import Presence
from moechat.services.engine import EngineService
from moechat.services.model_places import root_of
from moechat.services.tasks import TaskLane

_USING = frozenset(
    {
        EngineState.LOADING,
        EngineState.READY,
        EngineState.GENERATING,
        EngineState.STOPPING,
        EngineState.UNLOADING,
    }
)


class ModelUse(QObject):
    """Follows an engine; ``presence`` is touched on ``lane`` only."""

    def __init__(
        self,
        engine: EngineService,
        presence: Presence,
        lane: TaskLane,
        roots: Callable[[], Iterable[Path]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._presence = presence
        self._lane = lane
        self._roots = roots
        self._told: Path | None = None
        engine.state_changed.connect(self._on_state)

    def end(self) -> None:
        """Nothing is loaded any more; the lane is drained after this."""
        self._tell(None)

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        self._tell(self._engine.model_dir if state in _USING else None)

    def _tell(self, model: Path | None) -> None:
        if model != self._told:
            self._told = model
            root = root_of(model, self._roots()) if model is not None else None
            self._lane.run(lambda: self._presence.use(root, model))
