"""Columns of a text in a terminal."""

import pytest

from moechat.core.cells import cells


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("512 kB", 6),
        ("ドライブ", 8),
        ("先読み 4", 8),
        ("e\u0301", 1),
        ("°µ", 2),
    ],
)
def test_columns(text: str, columns: int) -> None:
    assert cells(text) == columns
