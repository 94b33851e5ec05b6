"""What the engine service tells, what can be read of it, and the work nobody waits for."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from moechat.client.client import EngineClient
from moechat.core.chat_template import UNCHOSEN, TemplateChoice
from moechat.core.engine_state import EngineState, RestartPolicy
from moechat.core.faults import Fault
from moechat.protocol.messages import ChatMessage, DeviceAnswers, Loaded
from moechat.services.engine_life import EngineLife
from moechat.services.engine_watch import Pace
from moechat.services.load_turn import LoadTurn
from moechat.services.priming import Ending, Jotted, Priming
from moechat.services.token_counts import TokenCounts


class EngineFace(QObject):
    """The half of `EngineService` that changes nothing of its state."""

    state_changed = Signal(object)  # EngineState
    devices = Signal(list)  # list[DeviceAnswers], after every start
    driver_hangs = Signal(object)  # Fault DRIVER_HANGS; other devices can be used
    load_progress = Signal(object)  # LoadProgress
    loaded = Signal(object)  # Loaded
    load_failed = Signal(object)  # Fault
    load_cancelled = Signal()
    unloaded = Signal()  # the process that held the model is gone
    heartbeat = Signal(object)  # Heartbeat
    prefill = Signal(object)  # PrefillProgress
    delta = Signal(object)  # TextDelta
    done = Signal(object)  # Done
    generation_failed = Signal(object)  # Fault
    stop_overdue = Signal()  # offer `force_stop`
    stalled = Signal(object)  # Fault ENGINE_STALLED: alive, but no token; nothing was ended
    died = Signal(object)  # Fault

    def __init__(
        self,
        client: EngineClient,
        pace: Pace,
        restarts: RestartPolicy,
        clock: Callable[[], float],
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self.tokens = TokenCounts(client, self)
        self._life = EngineLife(client, pace, restarts, clock, self)
        self._life.driver_hangs.connect(self.driver_hangs)
        self._life.unloaded.connect(self.unloaded)
        client.heartbeat.connect(self.heartbeat)
        self._model: Loaded | None = None
        self._turn = LoadTurn()

    @property
    def state(self) -> EngineState:
        """Where the engine stands."""
        return self._life.state

    @property
    def pid(self) -> int:
        """Of the engine's process; 0 while there is none."""
        return self._client.pid

    @property
    def model(self) -> Loaded | None:
        """The model that answers now."""
        return self._model

    @property
    def has_model(self) -> bool:
        """Whether a model is loaded, or remembered and loaded by the next `generate`."""
        return self._turn.source is not None

    @property
    def model_dir(self) -> Path | None:
        """The folder of the model that is loaded or remembered."""
        return self._turn.source.model_dir if self._turn.source else None

    @property
    def known_devices(self) -> list[DeviceAnswers]:
        """What the last engine that was asked has told."""
        return self._life.devices.answers

    @property
    def fault(self) -> Fault | None:
        """Why the state is FAILED."""
        return self._life.fault

    # ── while nobody needs it ────────────────────────────────────────────────

    def begin_aside(self, begin: Callable[[Priming], bool]) -> bool:
        """Begin work that nobody waits for, while READY and nothing else is wanted."""
        raise NotImplementedError

    def prime(
        self,
        messages: Sequence[ChatMessage],
        on_end: Callable[[Ending], None] | None = None,
        template: TemplateChoice = UNCHOSEN,
    ) -> bool:
        """Read ahead while READY, if nothing else is wanted: False where something is.

        Whatever is asked for meanwhile comes first. ``on_end`` hears of an end before the process'.
        """
        return self.begin_aside(lambda aside: aside.begin(messages, on_end, template))

    def jot(
        self,
        messages: Sequence[ChatMessage],
        *,
        begun: str,
        max_tokens: int,
        on_end: Callable[[Jotted | Fault], None],
    ) -> bool:
        """Have a line written that goes on from ``begun``; as `prime`."""
        return self.begin_aside(
            lambda aside: aside.jot(messages, begun=begun, max_tokens=max_tokens, on_end=on_end)
        )
