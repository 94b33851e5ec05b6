"""What is said about a full context."""

import pytest

from moechat.services.context_texts import dropped_text


@pytest.mark.parametrize(
    ("count", "summary", "said"),
    [
        (1, True, "1 earlier message is read by the model as a summary"),
        (38, True, "38 earlier messages are read by the model as a summary"),
        (1, False, "1 earlier message is no longer read by the model"),
        (38, False, "38 earlier messages are no longer read by the model"),
    ],
)
def test_one_message_left_out_is_not_several(count: int, summary: bool, said: str) -> None:
    assert dropped_text(count, summary=summary) == said
