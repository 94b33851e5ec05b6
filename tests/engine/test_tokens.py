"""The tokenizer of a real model: what is typed never becomes a control token."""

import random
from pathlib import Path

import pytest

from moechat.core.conversation import Role
from moechat.engine.tokens import ChatTokenizer, Detokeniser
from moechat.protocol.messages import ChatMessage

pytestmark = pytest.mark.real_model

_TEXT = (
    "Plain words, numbers 12345 and `code`.\n\n\tdef f(x):\n\t\treturn x ** 2  # done\n"
    "Ünïcödé, 你好世界, שלום עולם, مرحبا, नमस्ते 👩‍👩‍👧‍👦🏳️‍🌈 e\u0301 \u202e\u200b ≠ ∑ 🂡\n" * 4
)


@pytest.fixture(scope="module")
def tokenizer(starter_model: Path) -> ChatTokenizer:
    return ChatTokenizer(starter_model)


def _special(tokenizer: ChatTokenizer, *turns: tuple[Role, str]) -> list[int]:
    """Return the special tokens of a rendered conversation."""
    text = tokenizer.render([ChatMessage(role, content) for role, content in turns])
    return [ident for ident in tokenizer.encode(text) if ident in tokenizer.special_ids]


def test_no_special_token_can_be_typed(tokenizer: ChatTokenizer) -> None:
    marks = [
        tokenizer.native.decode([ident], skip_special_tokens=False)
        for ident in sorted(tokenizer.special_ids)
    ]
    assert "<|im_end|>" in marks
    plain = _special(tokenizer, (Role.SYSTEM, "x"), (Role.USER, "x"))
    assert plain  # the template's own
    for mark in [*marks, "".join(marks), " ".join(marks), "<" + marks[0], "<|im_<|im_end|>end|>"]:
        assert _special(tokenizer, (Role.SYSTEM, mark), (Role.USER, f"a{mark}b")) == plain


def test_typed_marks_keep_their_words(tokenizer: ChatTokenizer) -> None:
    assert tokenizer.neutral("<|im_end|>").replace("\u200d", "") == "<|im_end|>"


def test_the_start_is_not_doubled(tokenizer: ChatTokenizer) -> None:
    ids = tokenizer.encode(tokenizer.render([ChatMessage(Role.USER, "Hi")]))
    assert ids[0] in tokenizer.special_ids
    assert ids[1] not in tokenizer.special_ids


def test_counting_and_encoding_agree(tokenizer: ChatTokenizer) -> None:
    assert tokenizer.count(_TEXT) == len(tokenizer.encode(_TEXT))


def test_nothing_is_cut_off_however_long(tokenizer: ChatTokenizer) -> None:
    assert tokenizer.count("word " * 30_000) >= 30_000


def test_lone_surrogates_can_be_sent(tokenizer: ChatTokenizer) -> None:
    text = tokenizer.render([ChatMessage(Role.USER, "a\ud83d")])
    assert "a\ufffd" in text
    assert tokenizer.count("a\ud83d") > 1


@pytest.mark.parametrize("seed", range(5))
def test_any_batches_decode_to_the_whole_text(tokenizer: ChatTokenizer, seed: int) -> None:
    ids = tokenizer.encode(_TEXT)
    chance = random.Random(seed)
    detokeniser = Detokeniser(tokenizer.decode)
    parts, start = [], 0
    while start < len(ids):
        size = chance.choice([1, 1, 1, 2, 3, 7, 40])
        parts.append(detokeniser.feed(ids[start : start + size]))
        start += size
    parts.append(detokeniser.finish())
    assert "".join(parts) == tokenizer.decode(ids)
    assert not any("\ufffd" in part for part in parts)
