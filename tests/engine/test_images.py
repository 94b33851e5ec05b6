"""Images go to a model that sees, and are refused for one that does not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from moechat.core.conversation import Role
from moechat.core.faults import FaultCode
from moechat.core.png import write_png
from moechat.protocol.messages import ChatMessage, Generate, Loaded, Primed
from tests.support.engine_client import Answer, EngineClient, running_engine

pytestmark = pytest.mark.real_model

RED = write_png(320, 256, bytes([200, 0, 0]) * (320 * 256))
NOISE = write_png(320, 256, bytes(range(256)) * (3 * 320))


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineClient]:
    with running_engine() as client:
        yield client


def ask(engine: EngineClient, text: str, *images: bytes) -> Answer:
    request = Generate(
        id=engine.next_id(),
        messages=[ChatMessage(Role.USER, text, images)],
        max_new_tokens=6,
        seed=1,
    )
    engine.send(request)
    return engine.collect(request.id)


def test_a_multimodal_folder_sees_images(engine: EngineClient, exported_models: Path) -> None:
    assert isinstance(engine.load(exported_models / "tiny-random-qwen3.5-moe-vl-ov"), Loaded)
    none, red, noise = (ask(engine, "What?", *images) for images in ((), (RED,), (NOISE,)))
    assert len({none.text, red.text, noise.text}) == 3
    assert red.done.metrics.prompt_tokens > none.done.metrics.prompt_tokens + 64
    assert ask(engine, "What?", RED).text == red.text
    both = ask(engine, "Which is <ov_genai_image_0>?", RED, NOISE)
    assert both.done.metrics.prompt_tokens > red.done.metrics.prompt_tokens + 64
    _, primed = engine.prime([ChatMessage(Role.USER, "What?", (RED,))])
    assert isinstance(primed, Primed)
    assert primed.prompt_tokens > 64
    assert ask(engine, "What?", b"GIF89a").fault.code is FaultCode.IMAGE_UNREADABLE
    assert ask(engine, "What?", RED).text == red.text


def test_a_text_model_refuses_images(engine: EngineClient, starter_model: Path) -> None:
    assert isinstance(engine.load(starter_model), Loaded)
    assert ask(engine, "What?", RED).fault.code is FaultCode.IMAGES_UNSUPPORTED
    assert ask(engine, "What?").done.metrics.new_tokens > 0
