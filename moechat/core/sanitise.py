"""Make typed text safe to send, while what is stored and shown stays as it was typed."""

import re
from collections.abc import Iterable

# In a mark: the model still reads the words, the tokenizer no longer the token.
ZERO_WIDTH_JOINER = "\u200d"

# What chat formats and reasoning models use as control marks. A tokenizer may list them as
# ordinary added tokens, not as special ones, so their shape has to tell. HTML tags and runs of
# spaces, which some tokenizers also add, are content and are left alone.
_CONTROL_SHAPE = re.compile(
    r"<[|\uff5c].{1,64}[|\uff5c]>"
    r"|</?(?:think|thinking|tool_call|tool_response|tools|s|bos|eos|pad|unk|mask)>"
    r"|<(?:start|end)_of_\w+>"
    r"|<</?SYS>>"
    r"|\[/?[A-Z][A-Z_]{2,}\]",
    re.DOTALL,
)
# Chat templates cut assistant turns at these, whether or not they are tokens.
THINK_OPEN = "<think>"
THINK_CLOSE = "</think>"


def without_surrogates(text: str) -> str:
    """Replace lone surrogates, which no UTF-8 can carry, by U+FFFD."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def has_control_shape(token: str) -> bool:
    """Tell whether a vocabulary entry looks like a control mark of a chat format."""
    return _CONTROL_SHAPE.fullmatch(token) is not None


class Neutraliser:
    """Break the control marks of one tokenizer wherever they stand in typed text."""

    def __init__(self, marks: Iterable[str]) -> None:
        """Take the marks; those of one character or of white space alone cannot be broken."""
        wanted = {mark for mark in marks if len(mark) > 1 and not mark.isspace()}
        wanted |= {THINK_OPEN, THINK_CLOSE}
        tails: dict[str, list[str]] = {}
        for mark in sorted(wanted):
            tails.setdefault(mark[0], []).append(re.escape(mark[1:]))
        # The first character of a mark, if the rest follows: looking ahead finds marks that
        # overlap, and starting with plain characters is what `re` can search for fast.
        self._start = re.compile(
            "|".join(f"{re.escape(first)}(?={'|'.join(rest)})" for first, rest in tails.items())
        )

    def __call__(self, text: str) -> str:
        """Return ``text`` without lone surrogates and without any whole mark."""
        return self._start.sub(rf"\g<0>{ZERO_WIDTH_JOINER}", without_surrogates(text))
