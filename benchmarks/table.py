"""Rows of the benchmark table: what was measured, and what it must not exceed or fall below."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One figure; ``limit`` is "≤ 8" or "≥ 0.97", or empty where there is none."""

    name: str
    value: float
    unit: str
    limit: str = ""

    @property
    def holds(self) -> bool:
        """Whether the figure keeps its limit."""
        if not self.limit:
            return True
        sign, bound = self.limit.split()
        return self.value <= float(bound) if sign == "≤" else self.value >= float(bound)


def show(rows: Iterable[Row]) -> None:
    """Print rows as they stand, aligned."""
    for row in rows:
        verdict = "" if not row.limit else ("ok" if row.holds else "MISSED")
        print(
            f"{row.name:<62} {row.value:>10.3f} {row.unit:<8} {row.limit:<8} {verdict}", flush=True
        )
