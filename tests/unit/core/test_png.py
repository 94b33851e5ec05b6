"""The plain PNG that images are kept in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from moechat.core.png import is_plain_png, read_png, write_png


@given(st.integers(1, 40), st.integers(1, 40), st.data())
def test_pixels_come_back(width: int, height: int, data: st.DataObject) -> None:
    seed = data.draw(st.binary(min_size=1, max_size=64))
    rgb = (seed * (3 * width * height))[: 3 * width * height]
    png = write_png(width, height, rgb)
    assert read_png(png) == (width, height, rgb)
    image = QImage.fromData(png)
    assert (image.width(), image.height()) == (width, height)
    assert image.pixelColor(0, 0).getRgb()[:3] == tuple(rgb[:3])


@given(st.binary(max_size=200), st.integers(0, 120))
def test_what_is_damaged_is_refused(noise: bytes, at: int) -> None:
    png = write_png(3, 2, bytes(range(18)))
    for broken in (noise, png[:at], png[:at] + noise + png[at:]):
        try:
            width, height, rgb = read_png(broken)
        except ValueError:
            continue
        assert len(rgb) == 3 * width * height


def test_what_may_be_read_is_told_by_its_beginning() -> None:
    assert is_plain_png(write_png(3, 2, bytes(18)))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = QImage(3, 2, QImage.Format.Format_ARGB32)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    see_through = bytes(buffer.data().data())
    for other in (see_through, b"", b"\xff\xd8\xff", write_png(3, 2, bytes(18))[:12]):
        assert not is_plain_png(other)


def test_other_pngs_are_refused() -> None:
    with pytest.raises(ValueError, match="pixels"):
        write_png(2, 2, b"123")
    with pytest.raises(ValueError, match="no PNG"):
        read_png(b"\xff\xd8\xff")
