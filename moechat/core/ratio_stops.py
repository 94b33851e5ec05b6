"""The ratios that a slider can stand on: one for every number of resident experts."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from moechat.core.plan import CurvePoint
from moechat.core.speed_learning import Basis

COARSE_STEP = 5  # percentage points that a key moves


@dataclass(frozen=True)
class RatioStops:
    """The points of a plan's curve, by rising ratio; at least one."""

    points: tuple[CurvePoint, ...]

    @classmethod
    def of(cls, curve: Sequence[CurvePoint]) -> "RatioStops":
        """Stops for a plan's curve. Raises `ValueError` for an empty one."""
        if not curve:
            raise ValueError("a plan has at least one point")
        return cls(tuple(sorted(curve, key=lambda point: point.ratio)))

    @property
    def most(self) -> int:
        """The largest ratio."""
        return self.points[-1].ratio

    @property
    def first_that_fits(self) -> int | None:
        """The smallest ratio that fits comfortably; None where none does."""
        return next((point.ratio for point in self.points if point.fits), None)

    @property
    def measured(self) -> tuple[int, ...]:
        """Ratios that were measured on this machine."""
        return tuple(p.ratio for p in self.points if p.basis is Basis.MEASURED)

    def nearest(self, ratio: float) -> CurvePoint:
        """The stop next to ``ratio``; the larger ratio of two equally near, which needs less."""
        return min(self.points, key=lambda point: (abs(point.ratio - ratio), -point.ratio))

    def stepped(self, ratio: int, stops: int) -> CurvePoint:
        """``stops`` single stops away from the one at ``ratio``."""
        index = bisect_left([point.ratio for point in self.points], self.nearest(ratio).ratio)
        return self.points[max(0, min(len(self.points) - 1, index + stops))]

    def moved(self, ratio: int, percent: int) -> CurvePoint:
        """The stop about ``percent`` points away, and at least one stop."""
        here = self.nearest(ratio)
        there = self.nearest(here.ratio + percent)
        if there.ratio != here.ratio or percent == 0:
            return there
        return self.stepped(ratio, 1 if percent > 0 else -1)
