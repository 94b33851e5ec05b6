"""A preset: options of answers under a name."""

from typing import Annotated

import msgspec
from msgspec import Meta

from moechat.protocol.answer_options import AnswerOptions

LONGEST_NAME = 80  # characters
PresetName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Preset(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a chat can begin with."""

    id: str = ""  # "" = not stored yet
    name: PresetName
    options: AnswerOptions = AnswerOptions()
