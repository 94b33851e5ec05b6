"""What is kept of every load, answer and tuning measurement, and of a tuner's result."""

from enum import StrEnum

import msgspec

from moechat.core.faults import FaultCode
from moechat.core.plan import Source


class RunKind(StrEnum):
    """What was done."""

    CHAT = "chat"  # an answer
    TUNE = "tune"  # a measurement of the tuner
    LOAD = "load"  # a load with its warm-up, good or failed


class RunRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One run. What was not measured is None, or 0 where there is nothing to measure.

    ``driver`` and ``versions`` are compared with those of later starts, so they must come from
    the same source every time. ``proof`` and ``proof_cause`` are the values of a ``Proof``'s
    states as texts: a record outlives the names.
    """

    at: float  # seconds since the epoch, when the run ended
    model: str  # the folder's name
    model_key: str  # of `core.model_key`
    revision: str = ""
    device: str  # OpenVINO's id
    device_name: str = ""
    driver: str = ""
    versions: dict[str, str] = {}  # keys as in `Machine.versions`
    ratio: int  # as sent to the plugin; 0 = all resident
    slots: int  # resident experts per layer; equal to experts where nothing is streamed
    experts: int  # 0 = dense
    source: Source = Source.AUTOMATIC
    prefill_chunk: int = 0  # tokens
    context_tokens: int = 0
    kv_precision: str = ""
    kind: RunKind
    prompt_tokens: int = 0
    new_tokens: int = 0
    reused_tokens: int | None = None  # of the prompt, from the prefix cache
    ttft_ms: float = 0.0
    tokens_per_second: float = 0.0  # decode only
    needed_bytes: int = 0  # by the plan
    measured_bytes: int | None = None  # of the model on its device
    peak_rss_bytes: int = 0
    cached_bytes: int | None = None  # RAM left for the file cache
    cold: bool = False  # the pool of experts was not filled yet
    on_battery: bool | None = None
    proof: str | None = None
    proof_cause: str = ""
    load_ms: float = 0.0
    paging: bool = False
    fault: FaultCode | None = None

    @property
    def new_prompt_tokens(self) -> int | None:
        """Tokens of the prompt that no prefix cache covered; None = unknown."""
        if self.reused_tokens is None:
            return None
        return max(0, self.prompt_tokens - self.reused_tokens)


class TunedSetting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The tuner's choice for a model on a device with a context; a newer one replaces it."""

    at: float  # seconds since the epoch
    model: str  # the folder's name
    model_key: str  # of `core.model_key`
    device: str  # OpenVINO's id
    device_name: str = ""
    driver: str = ""
    versions: dict[str, str] = {}
    context_tokens: int = 0
    ratio: int
    slots: int
    experts: int
    prefill_chunk: int | None = None
    kv_precision: str = ""
    threads: int | None = None  # CPU only
    tokens_per_second: float = 0.0
    ttft_ms: float = 0.0
    needed_bytes: int = 0
    complete: bool = True  # False = stopped before all was measured
    reason: str = ""  # why this one won, as a code of the tuner
    values: dict[str, str | int | float] = {}  # of the sentence that says so
