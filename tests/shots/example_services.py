"""What stands behind the presenters in pictures: signals, and nothing that works."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from moechat.core.ladder import Trouble
from moechat.core.offload_proof import Proof, ProofCause, ProofState
from moechat.core.plan import Plan, Setting
from moechat.core.tuning import LIMIT_SECONDS, TuningSession
from moechat.protocol.messages import Loaded
from moechat.services.download_view import Download
from moechat.services.engine import EngineState
from moechat.services.engine_face import EngineFace
from moechat.services.loads import LoadOutcome, LoadService, PlannedLoad
from moechat.services.settings import SettingsFile
from moechat.services.tuner import TuneJob
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.first_run_presenter import FirstRunPresenter
from moechat.ui.icons import IconSet
from moechat.ui.load_presenter import LoadPresenter
from moechat.ui.offload.presenter import OffloadPresenter
from moechat.ui.offload.tuner_presenter import TunerPresenter
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme
from tests.shots.examples import FOLDER, planned, scratch_folder, with_plan


class ExampleEngine(EngineFace):
    """All signals of the engine service, and no engine."""

    state = EngineState.READY

    def __init__(self) -> None:
        QObject.__init__(self)

    def unload(self) -> None: ...


class ExamplePlanner:
    """Makes the plans of examples at once."""

    def plan_automatic(self, load: PlannedLoad, done: Callable[[Plan], None]) -> None:
        done(planned(None, device=load.plan.device, machine=load.machine).plan)


class ExampleLoads(LoadService):
    """All signals of the loads; what is read of them is set from outside."""

    engine: Any = None
    planner: Any = None
    current: PlannedLoad | None = None
    outcome: LoadOutcome | None = None
    last_good: Setting | None = None

    def __init__(self) -> None:
        QObject.__init__(self)
        self.engine, self.planner = ExampleEngine(), ExamplePlanner()
        self.trouble = Trouble.LOAD

    def load(self, *_wished: Any, **_how: Any) -> None:
        """A ratio that was chosen is to be loaded after a while: not here."""


class ExampleTuner(QObject):
    """The signals of `Tuner`, and a real session."""

    step = Signal(object)
    measured = Signal(list)
    progress = Signal(float, float)
    finished = Signal(object)
    failed = Signal(object)

    def prepare(self, job: TuneJob) -> TuningSession:
        self.session = TuningSession(job.space(), limit_s=LIMIT_SECONDS)
        return self.session

    def start(self, *, allow_battery: bool) -> None: ...
    def stop(self) -> None: ...
    def release_engine(self) -> None: ...


class ExampleFirstRun(QObject):
    """The signals of `FirstRunService`."""

    looked = Signal(object)
    offered = Signal(object)

    def start(self) -> None: ...


class ExampleDownloads(QObject):
    """The signals of `DownloadService` and of `GettingModels`; nothing is on its way."""

    changed = Signal()
    progressed = Signal(object)
    terms = Signal(object)
    placing = Signal()
    downloads: Sequence[Download] = ()
    asked = ""

    def is_placing(self, _repo: str) -> bool:
        return False


class _Chat:
    answering = False


class ExampleWindow:
    """Presenters over examples, so that pictures show what the window would."""

    def __init__(self, shell: Shell, theme: Theme, icons: IconSet) -> None:
        home = scratch_folder()
        self.notices = FaultNotices(shell.notices)
        self.loads, self.tuner, self.first_run = ExampleLoads(), ExampleTuner(), ExampleFirstRun()
        behind: dict[str, Any] = {"loads": self.loads, "notices": self.notices}
        more = {"chat": _Chat(), "settings": SettingsFile(home / "settings.toml"), "theme": theme}
        downloads: Any = ExampleDownloads()
        self._load = LoadPresenter(**behind, shell=shell)
        self.offload = OffloadPresenter(**behind, **more, shell=shell)
        self.tuning = TunerPresenter(**behind, **more, tuner=self.tuner, icons=icons, window=shell)
        self._first = FirstRunPresenter(
            service=self.first_run, downloads=downloads, getting=downloads, shell=shell
        )

    def plan(self, load: PlannedLoad) -> None:
        """It is being loaded."""
        self.loads.current, self.loads.outcome = load, None
        self.loads.planned.emit(load)

    def loaded(self, load: PlannedLoad, cause: ProofCause = ProofCause.NONE) -> None:
        """It was loaded, and this is what its memory proved."""
        self.plan(load)
        plan, resident = load.plan, load.plan.curve[0].needed_bytes if load.plan.curve else 0
        states = {ProofCause.NONE: ProofState.ACTIVE, ProofCause.UNKNOWN: ProofState.IGNORED}
        ignored = cause is ProofCause.UNKNOWN
        proof = Proof(
            state=states.get(cause, ProofState.NOT_APPLICABLE),
            cause=cause,
            predicted_bytes=plan.needed_bytes,
            measured_bytes=resident if ignored else plan.needed_bytes,
            resident_bytes=resident,
        )
        self.loads.last_good = load.remembered.last_good
        self.loads.outcome = LoadOutcome(load, _loaded(plan), proof)
        self.loads.loaded.emit(self.loads.outcome)

    def instead(self, load: PlannedLoad, plan: Plan) -> PlannedLoad:
        """The same wish in another way, which is being loaded now."""
        other = with_plan(load, plan)
        self.plan(other)
        return other


def _loaded(plan: Plan) -> Loaded:
    return Loaded(
        id=1, name=FOLDER.name, device=plan.device, device_name="Arc 140V", pipeline="LLM",
        context_tokens=plan.context_tokens, wanted_context_tokens=plan.context_tokens,
        kv_bytes=plan.kv_bytes, kv_precision=plan.kv_precision.value, load_ms=14_000,
        rss_bytes=0, ratio=plan.ratio,
    )  # fmt: skip
