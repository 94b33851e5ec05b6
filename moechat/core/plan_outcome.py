"""What the planner decided, before it is explained."""

from dataclasses import dataclass

import msgspec

from moechat.core.arrangement import DeviceOptions, Setup
from moechat.core.estimator import Estimator
from moechat.core.plan import Source


@dataclass(frozen=True)
class Way:
    """One device with its arrangements and estimates."""

    options: DeviceOptions
    estimator: Estimator
    best: Setup | None  # the smallest ratio that fits comfortably


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The arrangement that won."""

    way: Way
    setup: Setup
    ratio: int
    fits: bool = True
    source: Source = Source.AUTOMATIC
    automatic: "Outcome | None" = None  # what the automatic choice would have been
    threads: int | None = None  # on a CPU, where they were measured to be best
    refused: tuple[Source, int] | None = None  # whose ratio does not fit or cannot be streamed

    @property
    def streams(self) -> bool:
        """Whether experts come from the drive."""
        return self.setup.slots < self.way.options.all_slots
