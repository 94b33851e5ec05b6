"""Which versions of OpenVINO, GenAI and the tokenizers belong together."""

import pytest

from moechat.core.runtime_versions import Kinship, has_nightly, kinship, release_of

RELEASE = ("2026.4.1", "2026.4.1.0", "2026.4.1.0")
BUILDS = ("2026.4.1-22982-e213a147257", "2026.4.1.0-3408-ab01d1771e4", "2026.4.1.0-738-9bfda529607")
NIGHTLY = ("2026.5.0.dev20261101", "2026.5.0.0.dev20261101", "2026.5.0.0.dev20261101")
OTHER_NIGHT = ("2026.5.0.dev20261101", "2026.5.0.0.dev20261102", "2026.5.0.0.dev20261101")


def named(three: tuple[str, str, str]) -> dict[str, str]:
    return dict(zip(("openvino", "genai", "tokenizers"), three, strict=True))


@pytest.mark.parametrize(
    ("three", "expected", "nightly"),
    [
        (RELEASE, Kinship.TOGETHER, False),
        (BUILDS, Kinship.TOGETHER, False),
        (NIGHTLY, Kinship.TOGETHER, True),
        (OTHER_NIGHT, Kinship.APART, True),
        (("2026.4.1", "2026.4.0.0", "2026.4.1.0"), Kinship.APART, False),
        (("2026.4.1", "2026.5.0.0", "2026.4.1.0"), Kinship.APART, False),
        (("2026.5.0", *NIGHTLY[1:]), Kinship.APART, True),
        (("2026.4", "2026.4.0.0", "2026.4.0.0"), Kinship.TOGETHER, False),
        (("", "2026.4.1.0", "2026.4.1.0"), Kinship.UNKNOWN, False),
        (("0", "0", "0"), Kinship.UNKNOWN, False),
    ],
)
def test_kinship(three: tuple[str, str, str], expected: Kinship, nightly: bool) -> None:
    assert kinship(named(three)) is expected
    assert has_nightly(named(three)) is nightly


def test_nothing_is_known_of_nothing() -> None:
    assert kinship({}) is Kinship.UNKNOWN
    assert release_of("2026.4.1.0-3408-ab01") == (2026, 4, 1)
