"""From a conversation to the tokens that are sent, or a refusal before anything is sent."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from moechat.core.context_policy import MIN_ANSWER_TOKENS
from moechat.core.conversation import Role
from moechat.core.faults import FaultCode, UserError
from moechat.core.sanitise import THINK_CLOSE, THINK_OPEN
from moechat.engine.tokens import ChatTokenizer
from moechat.protocol.messages import ChatMessage, Generate

_ANY_QUESTIONS = ("a", "1")  # that begin differently
_COUNTED_PIECE = 1 << 20  # characters; encoding one takes about 0.1 s


@dataclass(frozen=True)
class Prompt:
    """What is sent to the model."""

    text: str
    ids: list[int]
    opened_thinking: bool  # the template itself began a reasoning block


def build_prompt(
    tokenizer: ChatTokenizer, request: Generate, *, context_tokens: int, poll: Callable[[], None]
) -> Prompt:
    """Render and encode a request.

    Raises `UserError` EMPTY_CONVERSATION, CHAT_TEMPLATE_FAILED or CONTEXT_FULL, and whatever
    ``poll`` raises, which is called now and then.
    """
    if not request.messages:
        raise UserError(FaultCode.EMPTY_CONVERSATION)
    _refuse_what_is_far_too_long(tokenizer, request, context_tokens, poll)
    rendered = tokenizer.render(request.messages, request.template)
    opened = rendered.rstrip().endswith(THINK_OPEN)
    text = rendered + _continuation(tokenizer, request, opened=opened)
    poll()
    ids = tokenizer.encode(text)
    _check_room(len(ids), context_tokens)
    return Prompt(text, ids, opened)


def build_prefix(
    tokenizer: ChatTokenizer, request: Generate, *, context_tokens: int, poll: Callable[[], None]
) -> Prompt:
    """Encode what all prompts share in which the user goes on with ``request.messages``.

    Templates write the last turn in other ways than those before it, so it is looked at what
    becomes of the conversation once something follows. Raises as `build_prompt` does.
    """
    if not request.messages:
        raise UserError(FaultCode.EMPTY_CONVERSATION)
    _refuse_what_is_far_too_long(tokenizer, request, context_tokens, poll)
    text = _common_start(
        *(
            tokenizer.render(_gone_on(request.messages, more), request.template)
            for more in _ANY_QUESTIONS
        )
    )
    poll()
    ids = tokenizer.encode(text) if text else []
    _check_room(len(ids), context_tokens)
    return Prompt(text, ids, opened_thinking=False)


def _common_start(first: str, second: str) -> str:
    pairs = enumerate(zip(first, second, strict=False))
    return first[: next((place for place, (a, b) in pairs if a != b), len(first))]


def _gone_on(messages: Sequence[ChatMessage], more: str) -> list[ChatMessage]:
    """The conversation with a further question; one without an answer yet grows by it."""
    *before, last = messages
    if last.role is Role.USER:
        return [*before, msgspec.structs.replace(last, content=f"{last.content}\n\n{more}")]
    return [*messages, ChatMessage(Role.USER, more)]


def _continuation(tokenizer: ChatTokenizer, request: Generate, *, opened: bool) -> str:
    """Return what the model is to believe it has already written."""
    reasoning = tokenizer.neutral(request.continue_reasoning)
    text = tokenizer.neutral(request.continue_text)
    if reasoning:
        start = "" if opened else f"{THINK_OPEN}\n"
        return f"{start}{reasoning}" + (f"\n{THINK_CLOSE}\n\n{text}" if text else "")
    if text and opened:
        return f"\n{THINK_CLOSE}\n\n{text}"
    return text


def _check_room(prompt_tokens: int, context_tokens: int) -> None:
    if prompt_tokens + MIN_ANSWER_TOKENS > context_tokens:
        raise UserError(
            FaultCode.CONTEXT_FULL, prompt_tokens=prompt_tokens, context_tokens=context_tokens
        )


def _refuse_what_is_far_too_long(
    tokenizer: ChatTokenizer, request: Generate, context_tokens: int, poll: Callable[[], None]
) -> None:
    """Count megabytes of pasted text in pieces, and only until they are clearly too many."""
    contents = [turn.content for turn in request.messages]
    total = sum(map(len, contents))
    if total <= _COUNTED_PIECE:
        return
    counted = seen = 0
    for content in contents:
        for start in range(0, len(content), _COUNTED_PIECE):
            poll()
            piece = content[start : start + _COUNTED_PIECE]
            counted += tokenizer.count(piece)
            seen += len(piece)
            if counted > 2 * context_tokens:
                _check_room(counted * total // seen, context_tokens)
