"""What is sent to the engine is clean, and all of it is there."""

from moechat.core.conversation import Role
from moechat.protocol.messages import ChatMessage, Generate, Sampling
from moechat.services.engine_requests import encode_generate, encode_prime

TURNS = [ChatMessage(Role.USER, "lone \ud800", (b"PNG",))]
CLEAN = [ChatMessage(Role.USER, "lone \ufffd", (b"PNG",))]


def test_a_message_that_is_cleaned_keeps_its_images() -> None:
    request = Generate(id=1, messages=TURNS, max_new_tokens=8, seed=1, sampling=Sampling())
    assert encode_generate(request)[0].messages == CLEAN
    assert encode_prime(2, TURNS)[0].messages == CLEAN
