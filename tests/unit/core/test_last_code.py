"""The code that is copied by a key."""

import pytest

from moechat.core.last_code import last_code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no code, `inline` only", None),
        ("```c\nfirst\n```\n\n- item\n\n  ```py\n  a\n\n  b\n  ```\n\nThe end.", "a\n\nb"),
        ("Still being written:\n\n```sh\nls -l", "ls -l"),
        ("Indented:\n\n    x = 1\n", "x = 1"),
    ],
)
def test_the_last_block_counts(text: str, code: str | None) -> None:
    assert last_code(text) == code
