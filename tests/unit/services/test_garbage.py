"""Garbage is collected in the GUI thread, and not at every turn."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from moechat.services.garbage import GarbageCollector


class _Loop:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: QObject) -> Iterator[GarbageCollector]:
    was_enabled = gc.isenabled()
    gc.collect()
    yield GarbageCollector()
    gc.unfreeze()
    if was_enabled:
        gc.enable()


def test_nobody_else_collects(collector: GarbageCollector) -> None:
    assert not gc.isenabled()


def test_it_collects_what_is_worth_it(collector: GarbageCollector) -> None:
    gone = weakref.ref(_Loop())
    collector.look()
    assert gone() is not None
    kept = [[number] for number in range(20_000)]
    collector.look()
    assert gone() is None
    assert len(kept) == 20_000
    assert gc.get_count()[0] < 10_000
