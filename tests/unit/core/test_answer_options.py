"""Options of a chat over those of all chats."""

from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling

SHARED = AnswerOptions(
    sampling=Sampling(temperature=0.7, top_k=40), max_new_tokens=4096, seed=1, stop=("END",)
)


def test_what_a_chat_leaves_out_is_shared() -> None:
    assert AnswerOptions().over(SHARED) == SHARED
    own = AnswerOptions(sampling=Sampling(temperature=0.0), seed=0, stop=())
    assert own.over(SHARED) == AnswerOptions(
        sampling=Sampling(temperature=0.0, top_k=40), max_new_tokens=4096, seed=0, stop=()
    )
