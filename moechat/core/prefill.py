"""How much of a prompt to read in one step, and how much of it needs no reading."""

from collections import deque
from collections.abc import Sequence

_LONGEST_FACTOR = 4  # a busy machine may stretch a slice this far beyond its target


class PrefillPacer:
    """Choose the size of prefill slices so that each takes about ``target_seconds``.

    Reading gets slower as the context grows and its speed is unknown until measured, so every
    slice is sized from the one before. Stop is honoured between slices.

    Time is that of an idle machine. Where other programs take the processor, small slices would
    not come back sooner, as each step also has a cost that does not depend on its size: they
    would only make the whole prompt slower.
    """

    def __init__(self, *, target_seconds: float, block_tokens: int, largest: int) -> None:
        self._target = target_seconds
        self._block = block_tokens
        self._largest = max(block_tokens, largest // block_tokens * block_tokens)
        self._cores = 1.0  # that a step uses when it has the machine for itself
        self._slowest = 0.0  # seconds a token, of the slices of the last prompt
        self._size = 2 * block_tokens

    def begin(self) -> None:
        """Start a prompt: at the slowest pace of the last one, as the context may be long."""
        if self._slowest:
            self._size = self._fit(self._slowest)
            self._slowest = 0.0

    def next_end(self, done: int) -> int:
        """Return where the slice that starts at token ``done`` should end, on a block's border."""
        return (done + max(self._size, self._block)) // self._block * self._block

    def observe(self, tokens: int, seconds: float, cpu_seconds: float) -> None:
        """Note that ``tokens`` took ``seconds``, and the process that much processor time.

        Slices grow twofold at most, and shrink at once.
        """
        if tokens < self._block or seconds <= 0:
            return  # too small to say anything
        self._cores = max(self._cores, cpu_seconds / seconds)
        undisturbed = max(cpu_seconds / self._cores, seconds / _LONGEST_FACTOR)
        self._slowest = max(self._slowest, undisturbed / tokens)
        self._size = min(self._fit(undisturbed / tokens), 2 * self._size)

    def _fit(self, seconds_per_token: float) -> int:
        tokens = int(self._target / seconds_per_token) // self._block * self._block
        return min(max(tokens, self._block), self._largest)


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
