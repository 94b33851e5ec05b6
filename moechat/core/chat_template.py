"""What a model's chat template lets one choose: whether it thinks first, and how much."""

import re
from collections.abc import Callable, Mapping
from enum import StrEnum

import msgspec

# What templates call the switch. The second is also a common word: only the rendering tells.
_SWITCHES = ("enable_thinking", "thinking")
_EFFORT = "reasoning_effort"


def names_switch(template: str) -> bool:
    """Whether a template seems to have a switch for thinking; only `abilities_of` is sure."""
    return bool(re.search(rf"\b{_SWITCHES[0]}\b", template))


def names_effort(template: str) -> bool:
    """Whether a template seems to know the effort of reasoning; as above."""
    return _EFFORT in template


class Effort(StrEnum):
    """How much a model reasons before it answers."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class TemplateAbilities(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a template reacts to."""

    switch: str = ""  # its name for the switch of thinking; "" = it has none
    thinks: bool = True  # where the switch is left alone
    efforts: bool = False


class TemplateChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was chosen; ``None`` leaves it to the template."""

    thinking: bool | None = None
    effort: Effort | None = None

    def variables(self, abilities: TemplateAbilities) -> dict[str, object]:
        """The variables that the template is given: those alone that it knows."""
        given: dict[str, object] = {}
        if abilities.switch and self.thinking is not None:
            given[abilities.switch] = self.thinking
        if abilities.efforts and self.effort is not None:
            given[_EFFORT] = self.effort.value
        return given


UNCHOSEN = TemplateChoice()


def abilities_of(template: str, render: Callable[[Mapping[str, object]], str]) -> TemplateAbilities:
    """Find out by trying; ``render`` writes a short conversation with variables.

    A name in a template proves nothing: it may stand in a comment, or for another thing.
    """
    found = TemplateAbilities()
    plain = render({})
    for name in _SWITCHES:
        if not re.search(rf"\b{name}\b", template):
            continue
        on, off = render({name: True}), render({name: False})
        if on != off:
            found = msgspec.structs.replace(found, switch=name, thinks=plain != off)
            break
    if _EFFORT in template:
        efforts = {render({_EFFORT: effort.value}) for effort in Effort}
        found = msgspec.structs.replace(found, efforts=len(efforts) == len(Effort))
    return found
