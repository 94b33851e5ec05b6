"""How much of a prompt to read in one step, and how much of it needs no reading."""

from collections import deque
from collections.abc import Sequence

_FIXED_COST_SHARE = 1 / 10  # of a slice, at most
_LARGEST_FLOOR = 256  # tokens, whatever was measured


class PrefillPacer:
    """Choose the size of prefill slices so that each takes about ``target_seconds``.

    Reading gets slower as the context grows and its speed is unknown until measured, so every
    slice is sized from the one before. Stop is honoured between slices.

    A step costs something however little it reads. On a machine that others keep busy, slices
    that chase the target would shrink until they are all fixed cost; so there is a floor.
    """

    def __init__(self, *, target_seconds: float, block_tokens: int, largest: int) -> None:
        self._target = target_seconds
        self._block = block_tokens
        self._largest = max(block_tokens, largest // block_tokens * block_tokens)
        self._floor = block_tokens
        self._slowest = 0.0  # seconds a token, of the slices of the last prompt
        self._size = 2 * block_tokens

    def note_costs(
        self, decode_seconds: float, prefill_tokens: int, prefill_seconds: float
    ) -> None:
        """Set the floor from a step for one token and a step for many, measured together.

        Their ratio belongs to the model and the machine, however busy it is at the moment.
        """
        per_token = (prefill_seconds - decode_seconds) / max(prefill_tokens - 1, 1)
        if per_token <= 0:
            return
        wanted = min(decode_seconds / per_token / _FIXED_COST_SHARE, _LARGEST_FLOOR)
        self._floor = min(-(-int(wanted) // self._block) * self._block, self._largest)
        self._floor = max(self._floor, self._block)

    def begin(self) -> None:
        """Start a prompt: at the slowest pace of the last one, as the context may be long."""
        if self._slowest:
            self._size = self._fit(self._slowest)
            self._slowest = 0.0

    def next_end(self, done: int) -> int:
        """Return where the slice that starts at token ``done`` should end, on a block's border."""
        return (done + max(self._size, self._block)) // self._block * self._block

    def observe(self, tokens: int, seconds: float) -> None:
        """Note that ``tokens`` took ``seconds``; slices grow twofold at most and shrink at once."""
        if tokens < self._block or seconds <= 0:
            return  # too small to say anything
        self._slowest = max(self._slowest, seconds / tokens)
        self._size = min(self._fit(seconds / tokens), 2 * self._size)

    def _fit(self, seconds_per_token: float) -> int:
        wanted = max(self._target / seconds_per_token, self._floor)
        return max(int(min(wanted, self._largest)) // self._block * self._block, self._block)


class PrefixMemory:
    """Remember which token sequences a prefix cache of ``capacity`` tokens still holds.

    GenAI does not tell how much of a prompt it found in its cache; this mirrors it: whole blocks
    are shared, and the sequences used longest ago are overwritten first.
    """

    def __init__(self, *, capacity: int, block_tokens: int) -> None:
        self._capacity = capacity
        self._block = block_tokens
        self._sequences: deque[list[int]] = deque()  # most recent last

    def reusable(self, ids: list[int]) -> int:
        """Return how many tokens at the start of ``ids`` need no prefill; always leaves one."""
        best = max((self._common(known, ids) for known in self._sequences), default=0)
        return min(best, max(0, len(ids) - 1) // self._block * self._block)

    def remember(self, ids: Sequence[int]) -> None:
        """Note that the cache now holds ``ids``."""
        kept = list(ids)
        # A sequence that this one only extends takes no room of its own.
        self._sequences = deque(
            known
            for known in self._sequences
            if self._common(known, kept) < len(known) - self._block
        )
        self._sequences.append(kept)
        while len(self._sequences) > 1 and self._total() > self._capacity:
            self._sequences.popleft()

    def extend(self, ids: Sequence[int]) -> None:
        """Note that the sequence remembered last went on with ``ids``."""
        if self._sequences:
            self.remember([*self._sequences[-1], *ids])

    def _total(self) -> int:
        return sum(map(len, self._sequences))

    def _common(self, first: list[int], second: list[int]) -> int:
        """Return the length of the common start in whole blocks."""
        block = self._block
        end = min(len(first), len(second)) // block * block
        for start in range(0, end, block):
            if first[start : start + block] != second[start : start + block]:
                return start
        return end
