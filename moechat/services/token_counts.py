"""How many tokens texts take, by the tokenizer of the loaded model."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.client import EngineClient, EngineEnd
from moechat.core.faults import UserError
from moechat.core.sanitise import without_surrogates
from moechat.core.token_estimate import estimate_tokens
from moechat.protocol.messages import Counted, CountTokens, Event, Loaded

# A step of the pipeline holds the engine up, and may take long where experts are streamed.
_PATIENCE_MS = 1500
_MOST_KEPT = 20_000  # texts whose counts are remembered


class TokenSizes(msgspec.Struct, frozen=True):
    """Sizes of texts in a prompt."""

    tokens: list[int]  # of each text, with what the template puts around a message
    frame: int  # that a prompt has beside its messages
    exact: bool  # counted; else estimated, as no model is loaded

    @property
    def total(self) -> int:
        """Of a prompt with these messages."""
        return sum(self.tokens) + self.frame


OnSizes = Callable[[TokenSizes], None]
_FRAME = Counted(id=0, per_message=5, per_prompt=4)  # ChatML has about this


class TokenCounts(QObject):
    """Counts go to the engine, which answers also while it is busy; known texts are not sent."""

    came_late = Signal()  # counts in place of which there was an estimate

    def __init__(self, client: EngineClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._known: OrderedDict[int, int] = OrderedDict()  # by the hash of the text
        self._frame: Counted | None = None  # of the loaded model
        self._asked: dict[int, tuple[list[str], list[str], OnSizes | None]] = {}
        self._loaded = False
        client.received.connect(self._on_received)
        client.ended.connect(self._on_ended)

    def count(self, texts: Sequence[str], on_sizes: OnSizes) -> None:
        """Call ``on_sizes`` once, now or soon, on the GUI thread."""
        wanted = [without_surrogates(text) for text in texts]
        missing = [text for text in dict.fromkeys(wanted) if hash(text) not in self._known]
        if self._frame is not None and not missing:
            on_sizes(self._sizes(wanted))
            return
        if not self._loaded:
            on_sizes(self.estimate(wanted))
            return
        request = CountTokens(id=self._client.next_id(), texts=missing)
        self._asked[request.id] = (wanted, missing, on_sizes)
        try:
            self._client.send(request)
        except UserError:  # more than a line may have
            del self._asked[request.id]
            on_sizes(self.estimate(wanted))
            return
        QTimer.singleShot(_PATIENCE_MS, self, lambda: self._give_up(request.id))

    def _give_up(self, request_id: int) -> None:
        wanted, missing, on_sizes = self._asked.get(request_id, ([], [], None))
        if on_sizes is not None:
            self._asked[request_id] = (wanted, missing, None)
            on_sizes(self.estimate(wanted))

    def estimate(self, texts: Sequence[str]) -> TokenSizes:
        """Sizes by what is known, and by the length of what is not."""
        frame = self._frame or _FRAME
        tokens = [
            self._known.get(hash(text), estimate_tokens(text)) + frame.per_message for text in texts
        ]
        return TokenSizes(tokens, frame.per_prompt, exact=False)

    def _sizes(self, texts: Sequence[str]) -> TokenSizes:
        return msgspec.structs.replace(self.estimate(texts), exact=True)

    @Slot(object)
    def _on_received(self, event: Event) -> None:
        if isinstance(event, Loaded):
            self._forget()
            self._loaded = True
        elif isinstance(event, Counted):
            asked = self._asked.pop(event.id, None)
            if asked is not None:
                self._take(event, *asked)

    def _take(
        self, counted: Counted, wanted: list[str], missing: list[str], on_sizes: OnSizes | None
    ) -> None:
        if len(counted.tokens) != len(missing):  # the model has gone
            if on_sizes is not None:
                on_sizes(self.estimate(wanted))
            return
        self._frame = counted
        for text, tokens in zip(missing, counted.tokens, strict=True):
            self._known[hash(text)] = tokens
        sizes = self._sizes(wanted)
        while len(self._known) > _MOST_KEPT:
            self._known.popitem(last=False)
        if on_sizes is not None:
            on_sizes(sizes)
        else:
            self.came_late.emit()

    @Slot(object)
    def _on_ended(self, _end: EngineEnd) -> None:
        self._forget()

    def _forget(self) -> None:
        """Another model counts otherwise. Who waits gets an estimate."""
        self._loaded, self._frame = False, None
        self._known.clear()
        asked, self._asked = self._asked, {}
        for wanted, _, on_sizes in asked.values():
            if on_sizes is not None:
                on_sizes(self.estimate(wanted))
