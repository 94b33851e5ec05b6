"""One answer: first waiting for the model, then being written."""

from moechat.client.client import EngineClient
from moechat.core.conversation import FinishReason, RunMetrics
from moechat.protocol.messages import Done, Generate
from moechat.services.engine_requests import encode_generate


class AnswerTurn:
    """At most one at a time."""

    def __init__(self) -> None:
        self.id: int | None = None  # of the answer that is being written
        self._waiting: tuple[Generate, bytes] | None = None  # for the model

    @property
    def is_waiting(self) -> bool:
        """Whether one waits for the model."""
        return self._waiting is not None

    @property
    def is_open(self) -> bool:
        """Whether one waits or is being written."""
        return self.is_waiting or self.id is not None

    def wait(self, request: Generate) -> None:
        """Keep ``request`` until the model is there; raises `UserError` LINE_TOO_LONG."""
        self._waiting = encode_generate(request)

    def send(self, client: EngineClient) -> bool:
        """Send what waits; False where nothing does."""
        if self._waiting is None:
            return False
        (request, line), self._waiting = self._waiting, None
        self.id = request.id
        client.send(request, line)
        return True

    def drop(self) -> Done | None:
        """Give up what waits; its end as that of a cancelled answer."""
        if self._waiting is None:
            return None
        (request, _), self._waiting = self._waiting, None
        return Done(id=request.id, finish_reason=FinishReason.CANCELLED, metrics=RunMetrics())
