"""A real conversation on a Mixture-of-Experts model, on the CPU."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from moechat.core.conversation import Role
from moechat.core.model_facts import Answer
from moechat.protocol.messages import ChatMessage, Loaded, Sampling
from moechat.services.inspection import inspect_folder
from tests.support import starter_moe as layout
from tests.support.engine_client import EngineClient, running_engine

pytestmark = pytest.mark.real_model

GREEDY = Sampling(temperature=0)


@pytest.fixture(scope="module")
def engine(starter_moe: Path) -> Iterator[EngineClient]:
    with running_engine() as client:
        assert isinstance(client.load(starter_moe, context_tokens=1024), Loaded)
        yield client


@pytest.fixture(scope="module")
def dense(starter_model: Path) -> Iterator[EngineClient]:
    with running_engine() as client:
        assert isinstance(client.load(starter_model, context_tokens=1024), Loaded)
        yield client


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("What is the capital of France?", 6),
        ("What is 2+2?", 9),
        ("Write one sentence about the sea.", 6),
    ],
)
def test_experts_that_are_all_alike_say_what_the_one_says(
    engine: EngineClient, dense: EngineClient, question: str, words: int
) -> None:
    said, expected = (
        client.answer(question, max_new_tokens=24, sampling=GREEDY).text.split()[:words]
        for client in (engine, dense)
    )
    assert len(said) == words
    assert said == expected


def test_a_second_turn_knows_the_first(engine: EngineClient) -> None:
    turns = [
        ChatMessage(Role.USER, "What is the capital of France?"),
        ChatMessage(Role.ASSISTANT, "The capital of France is Paris."),
        ChatMessage(Role.USER, "And in which country is that city?"),
    ]
    assert "France" in engine.answer(turns, max_new_tokens=24, sampling=GREEDY).text


def test_its_experts_can_be_streamed(starter_moe: Path) -> None:
    facts = inspect_folder(starter_moe)
    assert facts.experts == layout.EXPERTS
    assert facts.top_k == layout.ACTIVE
    assert facts.moe_layers == len(layout.LAYERS)
    assert facts.streamable is Answer.YES
    # 4 bits a weight, and a scale of 16 and a zero point of 4 bits for 32 of them.
    weights = len(layout.LAYERS) * layout.EXPERTS * 3 * 576 * 1536
    assert facts.routed_bytes == weights // 2 + weights // 32 * 5 // 2
