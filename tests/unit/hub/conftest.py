"""The hub's look-alike."""

import os
from collections.abc import Iterator

import pytest

from tests.hub_server.server import FakeHub, running
from tests.support.downloads import tiny_repository

# As the worker sets it before it imports huggingface_hub.
os.environ["HF_HUB_DISABLE_XET"] = "1"


@pytest.fixture
def hub() -> Iterator[FakeHub]:
    with running(tiny_repository()) as hub:
        yield hub
