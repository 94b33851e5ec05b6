"""Requests to the engine, made safe to send."""

import random
from dataclasses import dataclass
from pathlib import Path

import msgspec

from moechat.client.client import encode_request
from moechat.core.faults import FaultCode, UserError
from moechat.core.sanitise import without_surrogates
from moechat.protocol.messages import ChatMessage, Generate, Load

_LARGEST_SEED = 2**31 - 1


@dataclass(frozen=True)
class LoadPlan:
    """What to load."""

    model_dir: Path
    device: str
    context_tokens: int | None

    def to_request(self, request_id: int) -> Load:
        """The request; raises `UserError` MODEL_UNREADABLE for a name that no line can carry."""
        folder = str(self.model_dir)
        if without_surrogates(folder) != folder:
            raise UserError(FaultCode.MODEL_UNREADABLE, path=without_surrogates(folder))
        return Load(
            id=request_id,
            model_dir=folder,
            device=self.device,
            context_tokens=self.context_tokens,
        )


def encode_generate(request: Generate) -> tuple[Generate, bytes]:
    """``request`` with its line; lone surrogates, which no line can carry, are replaced.

    Raises `UserError` LINE_TOO_LONG.
    """
    try:
        return request, encode_request(request)
    except UnicodeEncodeError:
        clean = msgspec.structs.replace(
            request,
            messages=[ChatMessage(m.role, without_surrogates(m.content)) for m in request.messages],
            stop=tuple(map(without_surrogates, request.stop)),
            continue_text=without_surrogates(request.continue_text),
            continue_reasoning=without_surrogates(request.continue_reasoning),
        )
        return clean, encode_request(clean)


def new_seed() -> int:
    """A seed for one answer: GenAI's own default would give every answer the same one."""
    return random.randint(1, _LARGEST_SEED)  # noqa: S311  # not for security
