"""What can be chosen for the answers of one chat, or of all."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from moechat.core.chat_template import TemplateChoice
from moechat.core.context_policy import ContextPolicy
from moechat.protocol.messages import Sampling

T = TypeVar("T")

MOST_STOPS = 16
LONGEST_STOP = 200  # characters
LONGEST_SYSTEM_PROMPT = 200_000  # characters

TokenLimit = Annotated[int, Meta(ge=1, le=1024 * 1024)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Stops = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST_STOP)], ...],
    Meta(max_length=MOST_STOPS),
]


SystemPrompt = Annotated[str, Meta(max_length=LONGEST_SYSTEM_PROMPT)]


class AnswerOptions(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``None`` leaves an option to what stands behind: the settings, then the model."""

    sampling: Sampling = Sampling()
    max_new_tokens: TokenLimit | None = None
    seed: Seed | None = None  # without one every answer has another
    stop: Stops | None = None
    template: TemplateChoice = TemplateChoice()
    system_prompt: SystemPrompt | None = None  # with its variables; "" = none, whatever is behind
    policy: ContextPolicy | None = None
    preset: str = ""  # the id of the preset that a chat began with, for its name

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
            stop=_first(self.stop, defaults.stop),
            template=TemplateChoice(
                _first(self.template.thinking, defaults.template.thinking),
                _first(self.template.effort, defaults.template.effort),
            ),
            system_prompt=_first(self.system_prompt, defaults.system_prompt),
            policy=_first(self.policy, defaults.policy),
            preset=self.preset or defaults.preset,
        )


def _first(chosen: T | None, default: T | None) -> T | None:
    return default if chosen is None else chosen
