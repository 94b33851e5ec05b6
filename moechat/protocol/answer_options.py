"""What can be chosen for the answers of one chat, or of all."""

from typing import Annotated

import msgspec
from msgspec import Meta

from moechat.protocol.messages import Sampling

MOST_STOPS = 16
LONGEST_STOP = 200  # characters

TokenLimit = Annotated[int, Meta(ge=1, le=1024 * 1024)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Stops = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST_STOP)], ...],
    Meta(max_length=MOST_STOPS),
]


class AnswerOptions(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``None`` leaves an option to what stands behind: the settings, then the model."""

    sampling: Sampling = Sampling()
    max_new_tokens: TokenLimit | None = None
    seed: Seed | None = None  # without one every answer has another
    stop: Stops | None = None

    def over(self, defaults: "AnswerOptions") -> "AnswerOptions":
        """These options, with those of ``defaults`` where nothing was chosen."""
        sampling = {
            name: value
            for name, value in msgspec.structs.asdict(self.sampling).items()
            if value is not None
        }
        return AnswerOptions(
            sampling=msgspec.structs.replace(defaults.sampling, **sampling),
            max_new_tokens=_first(self.max_new_tokens, defaults.max_new_tokens),
            seed=_first(self.seed, defaults.seed),
            stop=defaults.stop if self.stop is None else self.stop,
        )


def _first(chosen: int | None, default: int | None) -> int | None:
    return default if chosen is None else chosen
