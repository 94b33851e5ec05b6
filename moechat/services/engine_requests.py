"""Requests to the engine, made safe to send."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from moechat.client.client import encode_request
from moechat.core.chat_template import UNCHOSEN, TemplateChoice
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.sanitise import without_surrogates
from moechat.protocol.messages import ChatMessage, DeviceAnswers, Generate, Load, Prime

_LARGEST_SEED = 2**31 - 1


class LoadSource(Protocol):
    """Where the engine service gets a load from, each time a fresh engine is about to load."""

    @property
    def model_dir(self) -> Path:
        """The folder of the model."""
        ...

    def prepare(
        self,
        devices: list[DeviceAnswers],
        ready: Callable[[Load], None],
        failed: Callable[[Fault], None],
    ) -> None:
        """Call ``ready`` or ``failed`` once, now or later; on the GUI thread.

        The service sets the id of the load. An answer that comes too late is dropped.
        """
        ...

    def retries(self, fault: Fault) -> bool:
        """Whether to prepare another load in a fresh engine after this one failed or died."""
        ...


def line_path(path: Path) -> str:
    """``path`` as the protocol carries it; raises `UserError` MODEL_UNREADABLE where it cannot."""
    folder = str(path)
    if without_surrogates(folder) != folder:
        raise UserError(FaultCode.MODEL_UNREADABLE, path=without_surrogates(folder))
    return folder


def encode_generate(request: Generate) -> tuple[Generate, bytes]:
    """``request`` with its line; lone surrogates, which no line can carry, are replaced.

    Raises `UserError` LINE_TOO_LONG.
    """
    try:
        return request, encode_request(request)
    except UnicodeEncodeError:
        clean = msgspec.structs.replace(
            request,
            messages=_clean(request.messages),
            stop=tuple(map(without_surrogates, request.stop)),
            continue_text=without_surrogates(request.continue_text),
            continue_reasoning=without_surrogates(request.continue_reasoning),
        )
        return clean, encode_request(clean)


def encode_prime(
    request_id: int, messages: Sequence[ChatMessage], template: TemplateChoice = UNCHOSEN
) -> tuple[Prime, bytes]:
    """A request to read ``messages`` ahead with its line, as clean as `encode_generate` makes it.

    Raises `UserError` LINE_TOO_LONG.
    """
    request = Prime(id=request_id, messages=_clean(messages), template=template)
    return request, encode_request(request)


def _clean(messages: Sequence[ChatMessage]) -> list[ChatMessage]:
    return [
        msgspec.structs.replace(message, content=without_surrogates(message.content))
        for message in messages
    ]


def new_seed() -> int:
    """A seed for one answer: GenAI's own default would give every answer the same one."""
    return random.randint(1, _LARGEST_SEED)  # noqa: S311  # not for security
