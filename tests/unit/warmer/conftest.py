"""Processes that end with their test, and a file that is not in the cache."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from moechat.core.machine import DriveKind
from moechat.services.drives import drive_kind
from tests.support.warming import MIB, SIZE, Process, cached, drop


@pytest.fixture
def processes() -> Iterator[Callable[..., Process]]:
    made: list[Process] = []

    def make(*command: str) -> Process:
        made.append(Process(*command))
        return made[-1]

    yield make
    for each in made:
        each.end()


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """A file of which nothing is cached."""
    path = tmp_path / "openvino_model.bin"
    if drive_kind(tmp_path) is DriveKind.MEMORY:
        pytest.skip("the folder for tests lies in memory")
    path.write_bytes(os.urandom(MIB) * (SIZE // MIB))
    if cached(path) is None:
        pytest.skip("this kernel does not tell what it caches")
    drop(path)
    if cached(path):
        pytest.skip("this file system keeps what it is asked to drop")
    return path
