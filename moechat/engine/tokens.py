"""Text to tokens and back, for one model."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import openvino_genai as genai

from moechat.core.chat_template import (
    UNCHOSEN,
    TemplateAbilities,
    TemplateChoice,
    abilities_of,
)
from moechat.core.conversation import Role
from moechat.core.faults import FaultCode, UserError
from moechat.core.sanitise import (
    THINK_CLOSE,
    THINK_OPEN,
    Neutraliser,
    has_control_shape,
    without_surrogates,
)
from moechat.engine.native import template_fault
from moechat.protocol.messages import ChatMessage

_PIECE = 1 << 18  # characters; encoding one takes some 20 ms, and holds Python's lock
_UNLIMITED = 2**31 - 1  # some tokenizers cut off the start of what is longer than their own limit
_IMAGE_TAG = "<ov_genai_"  # GenAI looks for images where a prompt says so
_IMAGE_PLACE = f"{_IMAGE_TAG}image_{{0}}>\n"
_REPLACEMENT = "\ufffd"


class ChatTokenizer:
    """A model's tokenizer and chat template."""

    def __init__(self, folder: Path) -> None:
        """Load it; raises `UserError` TOKENIZER_DAMAGED or CHAT_TEMPLATE_MISSING."""
        try:
            self.native = genai.Tokenizer(str(folder))
            _add_template_file(self.native, folder / "chat_template.jinja")
            names = _vocabulary(self.native)
            marks, special = _special_tokens(self.native, names)
        except (RuntimeError, OSError, UnicodeDecodeError) as error:
            raise UserError(
                FaultCode.TOKENIZER_DAMAGED, name=folder.name, detail=str(error)
            ) from error
        if not self.native.chat_template:
            raise UserError(FaultCode.CHAT_TEMPLATE_MISSING, name=folder.name)
        self.special_ids = special
        self._neutral = Neutraliser([*marks, _IMAGE_TAG])
        # Decoding drops special tokens; these two mean something to us.
        self._think_ids = {
            ident: tag
            for tag in (THINK_OPEN, THINK_CLOSE)
            if (ident := names.get(tag)) is not None and ident in special
        }
        self.abilities = self._try_template()
        self._frame: tuple[int, int] | None = None

    def render(self, messages: Sequence[ChatMessage], choice: TemplateChoice = UNCHOSEN) -> str:
        """Return the prompt for a conversation, with the start of the answer.

        Control marks in the messages are broken up. Raises `UserError` CHAT_TEMPLATE_FAILED.
        """
        turns, images = [], 0
        for turn in messages:
            places = range(images, images + len(turn.images))
            images = places.stop
            content = "".join(map(_IMAGE_PLACE.format, places)) + self._neutral(turn.content)
            turns.append({"role": str(turn.role), "content": content})
        try:
            return self._apply(turns, choice.variables(self.abilities))
        except RuntimeError as error:
            raise UserError.from_fault(template_fault(error)) from error

    def _apply(self, turns: list[dict[str, str]], variables: Mapping[str, object]) -> str:
        history = genai.ChatHistory(turns)
        if variables:
            history.set_extra_context(dict(variables))
        return str(self.native.apply_chat_template(history, True))

    def _try_template(self) -> TemplateAbilities:
        turns = [{"role": "user", "content": "a"}]
        try:
            return abilities_of(
                str(self.native.chat_template), lambda given: self._apply(turns, given)
            )
        except RuntimeError:  # a broken template is told when something is to be answered
            return TemplateAbilities()

    @property
    def frame_tokens(self) -> tuple[int, int]:
        """Tokens that the template adds to every message, and to the whole; by trying it."""
        if self._frame is None:
            one = self._framed(1)
            each = max(0, (self._framed(3) - one) // 2)
            self._frame = each, max(0, one - each)
        return self._frame

    def _framed(self, messages: int) -> int:
        roles = (Role.USER, Role.ASSISTANT)
        turns = [ChatMessage(roles[n % 2], "a") for n in range(messages)]
        return len(self.encode(self.render(turns))) - messages * self.count("a")

    def count_typed(self, text: str) -> int:
        """Return the number of tokens that ``text`` takes in a prompt."""
        clean = self._neutral(without_surrogates(text))
        pieces = range(0, len(clean), _PIECE)
        return sum(self.count(clean[start : start + _PIECE]) for start in pieces)

    def neutral(self, text: str) -> str:
        """Return ``text`` with its control marks broken up."""
        return self._neutral(text)

    def encode(self, text: str) -> list[int]:
        """Return the tokens of a rendered prompt, to which nothing is added."""
        encoded = self.native.encode(text, add_special_tokens=False, max_length=_UNLIMITED)
        ids: list[int] = encoded.input_ids.data[0].tolist()
        return ids

    def count(self, text: str) -> int:
        """Return the number of tokens of typed text."""
        clean = without_surrogates(text)
        encoded = self.native.encode(clean, add_special_tokens=False, max_length=_UNLIMITED)
        return int(encoded.input_ids.shape[1])

    def decode(self, ids: list[int]) -> str:
        """Return the text of tokens without special ones, but with reasoning tags."""
        if self._think_ids.keys().isdisjoint(ids):
            return self._decode(ids)
        return decode_with_tags(ids, self._think_ids, self._decode)

    def _decode(self, ids: list[int]) -> str:
        return str(self.native.decode(ids, skip_special_tokens=True))


def decode_with_tags(
    ids: list[int], tags: Mapping[int, str], decode: Callable[[list[int]], str]
) -> str:
    """Decode what stands between tokens that are written out as ``tags`` say."""
    parts, start = [], 0
    for place, ident in enumerate(ids):
        if ident in tags:
            parts += [decode(ids[start:place]), tags[ident]]
            start = place + 1
    return "".join([*parts, decode(ids[start:])])


def _add_template_file(tokenizer: Any, path: Path) -> None:
    """Use the template that newer exports keep in a file of its own; GenAI does not look there."""
    if not tokenizer.chat_template and path.is_file():
        try:
            tokenizer.set_chat_template(path.read_text("utf-8"))
        except RuntimeError as error:
            raise UserError.from_fault(template_fault(error)) from error


def _vocabulary(tokenizer: Any) -> dict[str, int]:
    return {name.decode("utf-8", "replace"): ident for name, ident in tokenizer.get_vocab().items()}


def _special_tokens(tokenizer: Any, names: dict[str, int]) -> tuple[set[str], set[int]]:
    """Return the strings that users must not be able to send as tokens, and the special ids.

    A token is special if decoding can skip it: that holds whatever files the folder has. Others
    are marks by their shape.
    """
    every = [[ident] for ident in sorted(names.values())]
    spoken = tokenizer.decode(every, skip_special_tokens=True)
    written = tokenizer.decode(every, skip_special_tokens=False)
    special = {
        ident: text
        for (ident,), heard, text in zip(every, spoken, written, strict=True)
        if heard != text
    }
    shaped = {name for name in names if has_control_shape(name)}
    ends = {tokenizer.get_bos_token(), tokenizer.get_eos_token(), tokenizer.get_pad_token()}
    return {*special.values(), *shaped, *ends} - {""}, set(special)


class Detokeniser:
    """Decode tokens as they come, in batches, without ever splitting a character."""

    # Decoding starts a little before what is new: what a token reads as depends on those before.
    _CONTEXT = 8
    _WINDOW = 64
    _LONGEST_WAIT = 128  # tokens: a model that writes nonsense bytes must not stop the text

    def __init__(self, decode: Callable[[list[int]], str]) -> None:
        self._decode = decode
        self._window: list[int] = []
        self._sent = 0  # characters of the window's text that went out

    def feed(self, ids: Sequence[int]) -> str:
        """Return the text that ``ids`` complete; half a character waits for its other half."""
        self._window += ids
        text = self._decode(self._window)
        waited = len(self._window) > self._LONGEST_WAIT
        whole = text if waited else text.rstrip(_REPLACEMENT)
        fresh = self._take(whole)
        if len(self._window) > self._WINDOW and whole == text:
            self._window = self._window[-self._CONTEXT :]
            self._sent = len(self._decode(self._window))
        return fresh

    def finish(self) -> str:
        """Return what was held back."""
        return self._take(self._decode(self._window)) if self._window else ""

    def _take(self, text: str) -> str:
        fresh = text[self._sent :]
        self._sent = max(self._sent, len(text))
        return fresh


def as_tensor_row(ids: Sequence[int]) -> Any:
    """Return tokens as GenAI takes them: [1, tokens], int64."""
    return np.array([ids], dtype=np.int64)
