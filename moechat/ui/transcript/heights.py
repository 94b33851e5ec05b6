"""Sums of row heights."""

from collections.abc import Iterable
from itertools import accumulate


class HeightIndex:
    """Heights in pixels whose prefix sums are kept in a Fenwick tree.

    Reading or changing one height and finding a row by its position take O(log n).
    """

    def __init__(self, heights: Iterable[int] = ()) -> None:
        self._heights = list(heights)
        sums = [0, *accumulate(self._heights)]
        self._tree = [total - sums[node & (node - 1)] for node, total in enumerate(sums)]
        self.total = sums[-1]

    def __len__(self) -> int:
        return len(self._heights)

    def __getitem__(self, row: int) -> int:
        return self._heights[row]

    def __setitem__(self, row: int, height: int) -> None:
        delta = height - self._heights[row]
        if not delta:
            return
        self._heights[row] = height
        self.total += delta
        node = row + 1
        while node < len(self._tree):
            self._tree[node] += delta
            node += node & -node

    def append(self, height: int) -> None:
        """Add a row at the end."""
        node = len(self._tree)
        # The new node covers the rows since the node that its lowest bit leads to.
        covered = self.top(node - 1) - self.top(node - (node & -node))
        self._heights.append(height)
        self._tree.append(covered + height)
        self.total += height

    def top(self, row: int) -> int:
        """The sum of all heights before ``row``, which may be one past the last."""
        total = 0
        while row > 0:
            total += self._tree[row]
            row -= row & -row
        return total

    def find(self, y: int) -> int:
        """The row that covers ``y``, or the last; -1 if there are none."""
        row, step = 0, 1 << (len(self._tree) - 1).bit_length()
        while step:
            further = row + step
            if further < len(self._tree) and self._tree[further] <= y:
                row, y = further, y - self._tree[further]
            step >>= 1
        return min(row, len(self._heights) - 1)
