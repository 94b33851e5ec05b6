"""What the window and the engine say to each other: one JSON object a line, tagged by ``type``."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from moechat.core.chat_template import TemplateAbilities, TemplateChoice
from moechat.core.conversation import FinishReason, Role, RunMetrics
from moechat.core.faults import Fault
from moechat.core.gpu_budget import VideoMemory
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceKind
from moechat.core.memory_lock import MemoryLock

PROTOCOL_VERSION = 1
MAX_LINE_BYTES = 64 * 1024 * 1024
HEARTBEAT_SECONDS = 1.0
MAX_TEXT_EVENTS_PER_SECOND = 30


class _Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


# ── requests: window → engine ────────────────────────────────────────────────


class ListDevices(_Wire, frozen=True, kw_only=True, tag="list_devices"):
    """Ask for the devices that OpenVINO sees."""

    id: int


class Probe(_Wire, frozen=True, kw_only=True, tag="probe"):
    """Ask every plugin for its devices; answered by `ProbeStep`…, then `Probed` or `Failed`."""

    id: int


class Load(_Wire, frozen=True, kw_only=True, tag="load"):
    """Load a model folder; answered by `LoadProgress`… and `Loaded` or `Failed`."""

    id: int
    model_dir: str
    device: str = "CPU"
    ratio: int = 0  # OFFLOAD_RATIO, 1 to 99; 0 = all experts resident
    context_tokens: int | None = None  # wanted; None = the model's own, as far as memory allows
    pool_tokens: int | None = None  # that the KV pool holds; None = as free memory allows
    kv_precision: KvPrecision | None = None  # None = u8 where the device knows it
    prefill_chunk: int | None = None  # tokens a prefill step; None = the engine's choice
    properties: dict[str, str | int | float | bool] = {}  # further plugin properties
    lock_bytes: int = 0  # of private memory kept out of the swap space at most, on a CPU


class Unload(_Wire, frozen=True, kw_only=True, tag="unload"):
    """Free the model and keep the process; answered by `Unloaded`.

    The window ends the process instead, which is the only sure way to get all memory back.
    """

    id: int


class ChatMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One turn as it goes through the chat template."""

    role: Role
    content: str
    images: tuple[bytes, ...] = ()  # before the content; as `moechat.core.png` writes them


class Sampling(msgspec.Struct, frozen=True, omit_defaults=True):
    """How tokens are drawn; ``None`` leaves it to the model's generation_config.json."""

    temperature: Annotated[float, Meta(ge=0, le=10)] | None = None  # 0 = greedy
    top_p: Annotated[float, Meta(gt=0, le=1)] | None = None
    top_k: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # 0 = all
    min_p: Annotated[float, Meta(ge=0, lt=1)] | None = None
    repetition_penalty: Annotated[float, Meta(gt=0, le=10)] | None = None
    presence_penalty: Annotated[float, Meta(ge=-2, le=2)] | None = None
    frequency_penalty: Annotated[float, Meta(ge=-2, le=2)] | None = None


class Generate(_Wire, frozen=True, kw_only=True, tag="generate"):
    """Answer a conversation; `PrefillProgress`, `TextDelta`…, then `Done` or `Failed`.

    With ``continue_text`` or ``continue_reasoning`` the answer goes on from there; the deltas
    carry only what is new. The last two fields are for measuring.
    """

    id: int
    messages: list[ChatMessage]
    max_new_tokens: int
    seed: int
    sampling: Sampling = Sampling()
    template: TemplateChoice = TemplateChoice()
    stop: tuple[str, ...] = ()  # the first of these in the answer's text ends it, and is left out
    continue_text: str = ""
    continue_reasoning: str = ""
    ignore_eos: bool = False  # write on to max_new_tokens, whatever the model says
    untimed_tokens: int = 0  # at the start of the answer, left out of tokens_per_second


class Prime(_Wire, frozen=True, kw_only=True, tag="prime"):
    """Read a conversation into the prefix cache, as far as its next question shares it.

    `PrefillProgress`…, then `Primed` or `Failed`; CONTEXT_FULL where it does not fit.
    """

    id: int
    messages: list[ChatMessage]
    template: TemplateChoice = TemplateChoice()


class CountTokens(_Wire, frozen=True, kw_only=True, tag="count_tokens"):
    """Ask how many tokens the texts of messages take; `Counted` comes also during an answer."""

    id: int
    texts: list[str]


class Cancel(_Wire, frozen=True, kw_only=True, tag="cancel"):
    """Stop the work ``id``; it still ends with its own event.

    That is a `Done` (finish reason cancelled), a `Primed` (cancelled), or for a load `Unloaded`.
    """

    id: int


Request = ListDevices | Probe | Load | Unload | Generate | Prime | CountTokens | Cancel


# ── events: engine → window ──────────────────────────────────────────────────


class Hello(_Wire, frozen=True, kw_only=True, tag="hello"):
    """The first line the engine writes."""

    protocol: int
    app: str
    pid: int
    openvino: str
    genai: str
    tokenizers: str


class Heartbeat(_Wire, frozen=True, kw_only=True, tag="heartbeat"):
    """Once a second, from a thread of its own: alive, and how much memory is used.

    A step of the pipeline holds Python's lock, so during a generation it comes between steps.
    """

    rss_bytes: int
    private_bytes: int  # not shared, not file-backed
    device_bytes: int | None = None  # GPU memory by the plugin; None = no GPU or unknown


class Device(msgspec.Struct, frozen=True):
    """One OpenVINO device."""

    id: str  # "CPU", "GPU", "GPU.1", "NPU"
    name: str


class Devices(_Wire, frozen=True, kw_only=True, tag="devices"):
    """Answer to `ListDevices`."""

    id: int
    devices: list[Device]


class OffloadAnswers(msgspec.Struct, frozen=True, kw_only=True):
    """What a plugin says of OFFLOAD_RATIO, as far as it can be asked without a model."""

    exists: bool
    accepts_auto: bool = False
    accepts_100: bool = False  # what it does then shows only with a model


class DeviceAnswers(msgspec.Struct, frozen=True, kw_only=True):
    """One device in its plugin's own words; None and empty where it did not answer."""

    id: str  # "CPU", "GPU", "GPU.1", "NPU"
    name: str
    kind: DeviceKind
    xmx: bool = False
    architecture: str = ""
    total_bytes: int | None = None
    max_alloc_bytes: int | None = None
    video: VideoMemory | None = None  # Windows, of the engine's process
    pci: str = ""  # OpenVINO's own notation
    offload: OffloadAnswers | None = None


class ProbeStep(_Wire, frozen=True, kw_only=True, tag="probe_step"):
    """A plugin is asked from now on, has a device, or failed."""

    id: int
    plugin: str  # "CPU", "GPU", "NPU"
    device: DeviceAnswers | None = None
    error: str = ""


class Probed(_Wire, frozen=True, kw_only=True, tag="probed"):
    """All plugins have answered."""

    id: int


class LoadStage(StrEnum):
    """Stages of a load, in order."""

    CHECKING = "checking"
    READING = "reading"
    COMPILING = "compiling"
    WARMING_UP = "warming_up"


class LoadProgress(_Wire, frozen=True, kw_only=True, tag="load_progress"):
    """A stage began, or went on; ``fraction`` of the whole load, where it can be told."""

    id: int
    stage: LoadStage
    fraction: float | None = None


class DeviceMemory(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GPU_MEMORY_STATISTICS: bytes that this process holds on its GPUs, by kind."""

    cl_mem: int = 0
    usm_device: int = 0
    usm_host: int = 0  # the pool of resident experts is here, on cards too
    usm_shared: int = 0
    unknown: int = 0

    @property
    def total(self) -> int:
        """Bytes of all kinds."""
        return self.cl_mem + self.usm_device + self.usm_host + self.usm_shared + self.unknown


class Loaded(_Wire, frozen=True, kw_only=True, tag="loaded"):
    """The model answers from now on."""

    id: int
    name: str  # the folder's name
    device: str
    device_name: str
    pipeline: str  # "LLM" or "VLM"
    context_tokens: int  # what a conversation may hold
    wanted_context_tokens: int  # more than context_tokens where memory was short
    kv_bytes: int  # size of the KV pool
    kv_precision: str
    load_ms: float
    rss_bytes: int
    device_bytes: int | None = None
    ratio: int = 0  # that the plugin was given; 0 = none
    prefill_chunk: int = 0  # tokens, the most that a step reads of a prompt
    pool_tokens: int = 0  # that the KV pool holds
    memory_before: DeviceMemory | None = None  # before the pipeline was built; None without a GPU
    memory: DeviceMemory | None = None  # after the warm-up
    warm_up_ms: float = 0.0
    template: TemplateAbilities = TemplateAbilities()
    lock: MemoryLock | None = None  # None = nothing was to be locked


class Unloaded(_Wire, frozen=True, kw_only=True, tag="unloaded"):
    """The model is gone."""

    id: int


class PrefillProgress(_Wire, frozen=True, kw_only=True, tag="prefill_progress"):
    """The prompt is being read."""

    id: int
    done_tokens: int
    total_tokens: int


class TextKind(StrEnum):
    """Which part of an answer a delta belongs to."""

    TEXT = "text"
    REASONING = "reasoning"


class TextDelta(_Wire, frozen=True, kw_only=True, tag="text_delta"):
    """New characters of the answer; ``seq`` counts up from 0 without gaps.

    With ``retag`` all earlier text of this answer was reasoning (a ``</think>`` came without
    its opening tag); the delta's own text follows.
    """

    id: int
    seq: int
    kind: TextKind
    text: str
    tokens: int  # sampled so far in this answer
    retag: bool = False


class Done(_Wire, frozen=True, kw_only=True, tag="done"):
    """An answer ended well, or was stopped by the user."""

    id: int
    finish_reason: FinishReason
    metrics: RunMetrics
    reasoning_ms: float = 0.0


class Primed(_Wire, frozen=True, kw_only=True, tag="primed"):
    """The prefix cache holds the conversation, or with ``cancelled`` the beginning of it."""

    id: int
    prompt_tokens: int  # of the whole
    seconds: float  # since the request came
    cancelled: bool = False


class Counted(_Wire, frozen=True, kw_only=True, tag="counted"):
    """Answer to `CountTokens`. A prompt has the sum, and what the template puts around it."""

    id: int
    tokens: list[int] = []  # of each text; none where no model is loaded
    per_message: int = 0  # tokens that the template adds to each message
    per_prompt: int = 0  # and once, with the beginning of the answer


class Failed(_Wire, frozen=True, kw_only=True, tag="failed"):
    """Request ``id`` failed; -1 where the line could not be read as a request."""

    id: int
    fault: Fault


Event = (
    Hello
    | Heartbeat
    | Devices
    | ProbeStep
    | Probed
    | LoadProgress
    | Loaded
    | Unloaded
    | PrefillProgress
    | TextDelta
    | Done
    | Primed
    | Counted
    | Failed
)
