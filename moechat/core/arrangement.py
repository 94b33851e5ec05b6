"""One model on one device: which arrangement of slots, context, KV precision and chunk fits.

The order of what is given up: room for a second chat, automatic context down to 8,192 tokens, the
KV cache's precision, context down to 4,096, and only then experts; streaming is the dearest step,
as the first token takes ten times as long with the first per cent.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

import msgspec

from moechat.core.kv_cache import DEFAULT_CONTEXT_TOKENS, SECOND_CHAT_TOKENS, KvPrecision
from moechat.core.machine import DeviceFacts, DeviceKind
from moechat.core.memory_plan import Budget, Need, Pool, need_of, pool_of, tokens_in
from moechat.core.model_facts import Answer, ModelFacts
from moechat.core.slots import comfortable_slots, distinct_slots

USUAL_CONTEXT = 8192
_ROOMY_CONTEXTS = (DEFAULT_CONTEXT_TOKENS, 16384)  # where memory would lie idle
_SHORT_CONTEXT = 4096
_SHORTEST_CONTEXT = 2048  # only to make a streamed model fit at all

_CHUNK_STEP = 32
_MAX_RESIDENT_CHUNK = 2048
_RESIDENT_STEP_SECONDS = 0.5
# While streaming every chunk reads nearly all streamed experts: 2,048 tokens cost little against
# one chunk for all, 512 and less cost a multiple.
STREAMING_CHUNK = 2048
_MAX_STREAMING_CHUNK = 8192
_SMALL_CHUNKS = (512, _CHUNK_STEP)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """One arrangement on one device, and what it needs."""

    device: DeviceFacts
    slots: int  # resident experts per layer; all of them = no streaming
    context_tokens: int
    pool_tokens: int  # of the KV pool: the context, and room for a second chat where there is
    kv_precision: KvPrecision
    prefill_chunk: int
    need: Need


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked for; ``None`` leaves it to the plan."""

    context_tokens: int | None = None
    kv_precision: KvPrecision | None = None
    prefill_chunk: int | None = None


class DeviceOptions:
    """Every arrangement of a model on a device within a budget."""

    def __init__(
        self,
        model: ModelFacts,
        device: DeviceFacts,
        budget: Budget,
        terms: Terms,
        prefill_tokens_s: float,
    ) -> None:
        self.model = model
        self.device = device
        self.budget = budget
        self.terms = terms
        self._prefill_tokens_s = prefill_tokens_s
        self.can_stream = can_stream(model, device)
        self._pools: dict[tuple[int, KvPrecision], Pool] = {}

    def within(self, budget: Budget) -> "DeviceOptions":
        """The same with another budget."""
        return DeviceOptions(self.model, self.device, budget, self.terms, self._prefill_tokens_s)

    def for_context(self, tokens: int) -> "DeviceOptions":
        """The same with another context asked for."""
        terms = msgspec.structs.replace(self.terms, context_tokens=tokens)
        return DeviceOptions(self.model, self.device, self.budget, terms, self._prefill_tokens_s)

    def with_precision(self, precision: KvPrecision | None) -> "DeviceOptions":
        """The same with this KV precision, unless another one is asked for."""
        if precision is None or self.terms.kv_precision is not None:
            return self
        terms = msgspec.structs.replace(self.terms, kv_precision=precision)
        return DeviceOptions(self.model, self.device, self.budget, terms, self._prefill_tokens_s)

    @property
    def all_slots(self) -> int:
        """Slots with everything resident; 0 for a dense model."""
        return max(0, self.model.experts)

    @property
    def usable_slots(self) -> int:
        """The fewest slots that leave a usable speed."""
        return self._streamed_slots()[1][0] if self.can_stream else self.all_slots

    @property
    def fewest_slots(self) -> int:
        """Slots with as much streamed as the device can."""
        return distinct_slots(self.model.experts)[-1] if self.can_stream else self.all_slots

    def arrange(self, slots: int) -> Setup | None:
        """The best arrangement with ``slots`` that fits comfortably, or None."""
        if slots < self.all_slots and not self.can_stream:
            return None
        candidates = self.resident() if slots >= self.all_slots else self._streamed(slots)
        return next((setup for setup in candidates if setup.need.fits(self.budget)), None)

    def best(self) -> Setup | None:
        """The smallest ratio that fits comfortably, or None.

        With a longer context or less memory it never gets smaller: the ratio is chosen for a KV
        pool and a chunk that do not depend on what is left, and only then both are widened.
        """
        resident = self.arrange(self.all_slots)
        if resident is not None or not self.can_stream:
            return resident
        usual, few = self._streamed_slots()
        first = bisect_left(usual, True, key=lambda n: self._usual_need(n).fits(self.budget))
        if first < len(usual):
            return self.arrange(usual[first])
        return next((setup for n in few if (setup := self.arrange(n)) is not None), None)

    def least(self, slots: int) -> Setup:
        """The arrangement with ``slots`` that needs the least, whether it fits or not."""
        resident = slots >= self.all_slots
        context = (self._resident_contexts() if resident else self._streamed_contexts())[-1]
        precision = min(
            self._precisions(), key=lambda precision: self._pool(context, precision).total
        )
        chunk = self._resident_chunk(context)
        if not resident:
            chunk = min(_SMALL_CHUNKS[-1], self._longest_chunk(context))
        return self.setup(slots, context, precision, chunk)

    def resident(self) -> Iterator[Setup]:
        """Arrangements without streaming, the best first, whether they fit or not."""
        for context in self._resident_contexts():
            chunk = self._resident_chunk(context)
            precisions = self._precisions()
            second = min(context, SECOND_CHAT_TOKENS)
            yield self.setup(self.all_slots, context, precisions[0], chunk, second)
            # More context than usual is a gift: it must not cost precision.
            gift = self.terms.context_tokens is None and context > USUAL_CONTEXT
            for precision in precisions[: 1 if gift else None]:
                yield self.setup(self.all_slots, context, precision, chunk)

    def like(self, setup: Setup, slots: int) -> Setup:
        """``setup`` with other ``slots``, fitting or not.

        The chunk stays, but for the one step between streaming and not streaming.
        """
        if slots == setup.slots:
            return setup
        context, chunk = setup.context_tokens, setup.prefill_chunk
        if slots >= self.all_slots:
            chunk = self._resident_chunk(context)
        elif setup.slots >= self.all_slots:
            chunk = min(STREAMING_CHUNK, self._longest_chunk(context))
        return self.setup(slots, context, setup.kv_precision, chunk)

    def setup(
        self, slots: int, context: int, precision: KvPrecision, chunk: int, second_chat: int = 0
    ) -> Setup:
        """One arrangement with its need; ``second_chat`` tokens beside the context."""
        tokens = context + second_chat
        return Setup(
            device=self.device,
            slots=slots,
            context_tokens=context,
            pool_tokens=tokens,
            kv_precision=precision,
            prefill_chunk=chunk,
            need=self._need(slots, self._pool(tokens, precision), chunk),
        )

    def _pool(self, tokens: int, precision: KvPrecision) -> Pool:
        pool = self._pools.get((tokens, precision))
        if pool is None:
            pool = pool_of(self.model, self.device.kind, tokens, precision)
            self._pools[tokens, precision] = pool
        return pool

    def _need(self, slots: int, pool: Pool, chunk: int) -> Need:
        return need_of(self.model, self.device, slots=slots, pool=pool, chunk=chunk)

    def _usual_need(self, slots: int) -> Need:
        """What ``slots`` need with a decent chunk, and a pool that only grows with the context.

        Up to the usual context the pool counts at 8 bits and beyond at 4, but never as less: if
        it did, a longer context could make room for experts.
        """
        context = self._streamed_contexts()[0]
        if self.terms.kv_precision is not None:
            pool = self._pool(context, self.terms.kv_precision)
        else:
            pool = max(
                self._pool(context, KvPrecision.U4),
                self._pool(min(context, USUAL_CONTEXT), KvPrecision.U8),
                key=lambda pool: pool.total,
            )
        return self._need(slots, pool, min(STREAMING_CHUNK, self._longest_chunk(context)))

    def _streamed_slots(self) -> tuple[list[int], list[int]]:
        """Slot counts to choose freely, and those to squeeze into, each from many to few.

        The fewest of the first are the most of the second.
        """
        streamed = distinct_slots(self.model.experts)[1:]
        usual = [n for n in streamed if n >= comfortable_slots(self.model.top_k)]
        return usual, [n for n in streamed if n not in usual[:-1]]

    def _streamed(self, slots: int) -> Iterator[Setup]:
        for context in self._streamed_contexts():
            for least_chunk in (STREAMING_CHUNK, *_SMALL_CHUNKS):
                for precision in self._precisions():
                    chunk = self._streaming_chunk(slots, context, precision)
                    if chunk >= min(least_chunk, self._longest_chunk(context)):
                        yield self.setup(slots, context, precision, chunk)

    def _streaming_chunk(self, slots: int, context: int, precision: KvPrecision) -> int:
        """The longest chunk that the memory left over allows; 0 where none does."""
        need = self._need(slots, self._pool(context, precision), 0)
        longest = self._longest_chunk(context)
        chunk = min(longest, tokens_in(self.budget.comfortable_bytes - need.highest))
        return chunk if chunk == longest else chunk - chunk % _CHUNK_STEP

    def _longest_chunk(self, context: int) -> int:
        wanted = self.terms.prefill_chunk or _MAX_STREAMING_CHUNK
        return max(1, min(wanted, context))

    def _resident_chunk(self, context: int) -> int:
        """Without streaming a step stays near half a second, so that Stop is felt at once."""
        if self.terms.prefill_chunk is not None:
            return max(1, min(self.terms.prefill_chunk, context))
        step = int(self._prefill_tokens_s * _RESIDENT_STEP_SECONDS)
        chunk = min(_MAX_RESIDENT_CHUNK, max(_CHUNK_STEP, step - step % _CHUNK_STEP))
        return max(1, min(chunk, context))

    def _precisions(self) -> Sequence[KvPrecision]:
        wanted = self.terms.kv_precision
        return (KvPrecision.U8, KvPrecision.U4) if wanted is None else (wanted,)

    def _resident_contexts(self) -> Sequence[int]:
        return self._contexts((*_ROOMY_CONTEXTS, USUAL_CONTEXT, _SHORT_CONTEXT))

    def _streamed_contexts(self) -> Sequence[int]:
        return self._contexts((USUAL_CONTEXT, _SHORT_CONTEXT, _SHORTEST_CONTEXT))

    def _contexts(self, automatic: Sequence[int]) -> Sequence[int]:
        """The contexts to try, longest first; never more than the model's own limit."""
        wanted = automatic if self.terms.context_tokens is None else (self.terms.context_tokens,)
        limit = self.model.max_context if self.model.max_context > 0 else max(wanted)
        return sorted({max(1, min(limit, context)) for context in wanted}, reverse=True)


def can_stream(model: ModelFacts, device: DeviceFacts) -> bool:
    """Whether this release streams this model's experts on this device, as far as is known."""
    return (
        device.kind in (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)
        and device.xmx
        and model.experts > 1
        and model.streamable is Answer.YES
    )
