"""Which of two versions is newer."""

import itertools

import pytest

from moechat.core.release_version import is_newer, version_key

IN_ORDER = (
    "0.1.0.dev0", "0.1.0.dev3", "0.1.0a1", "0.1.0b1.dev1", "v0.1.0-beta.1", "0.1.0-rc.1",
    "0.1.0rc2", "0.1.0", "0.1.0.post1", "0.1.1.dev0", "v0.1.1", "0.2", "0.10.0", "1.0.0",
)  # fmt: skip


def test_versions_are_ordered() -> None:
    for older, newer in itertools.combinations(IN_ORDER, 2):
        assert is_newer(newer, older), (newer, older)
        assert not is_newer(older, newer), (older, newer)


@pytest.mark.parametrize(
    ("one", "other"), [("1.2", "v1.2.0"), ("1.0rc1", "1.0-RC.1"), ("1.0+linux.1", "1.0")]
)
def test_the_same_is_not_newer(one: str, other: str) -> None:
    assert version_key(one) == version_key(other)
    assert not is_newer(one, other)


@pytest.mark.parametrize(
    "text", ["", "latest", "v", "1..2", "1.0 evil", "9" * 400, "1.0\n2", "\uff11.0", "nightly-7"]
)
def test_what_is_no_version_is_never_newer(text: str) -> None:
    assert not is_newer(text, "0.1.0")
    assert not is_newer("0.1.0", text)
