"""The identity of a model: the same for copies, another for anything that matters."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.core.model_key import SAMPLE_BYTES, model_key, sample_offsets

PIECES = st.lists(st.binary(max_size=8), max_size=4)


def key(
    config: bytes = b"{}",
    xml: tuple[bytes, ...] = (b"<net/>",),
    size: int = 9,
    samples: tuple[bytes, ...] = (b"ab",),
) -> str:
    return model_key(config=config, xml=xml, weights_size=size, samples=samples)


def test_keys_stay_as_they_are() -> None:
    """What was stored under a key must be found by later versions."""
    assert key() == "b524e3af0edea6220f6ade981859c346"


@given(st.binary(max_size=8), PIECES, st.integers(0, 2**50), PIECES)
def test_pieces_do_not_matter(
    config: bytes, xml: list[bytes], size: int, samples: list[bytes]
) -> None:
    whole = key(config, (b"".join(xml),), size, (b"".join(samples),))
    assert key(config, tuple(xml), size, tuple(samples)) == whole
    assert len(whole) == 32


def test_everything_counts() -> None:
    keys = {
        key(),
        key(config=b"{ }"),
        key(config=b""),
        key(xml=(b"<net />",)),
        key(size=10),
        key(samples=(b"ac",)),
        key(samples=()),
        key(config=b"<net/>", xml=(b"{}",)),
    }
    assert len(keys) == 8


@given(st.integers(0, 2**40))
def test_samples_are_within_the_file_and_reach_its_ends(size: int) -> None:
    offsets = sample_offsets(size)
    assert offsets[0] == 0
    assert offsets[-1] == max(0, size - SAMPLE_BYTES)
    assert 1 <= len(offsets) <= 16
    assert offsets == sorted(set(offsets))
