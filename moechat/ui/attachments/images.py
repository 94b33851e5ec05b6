"""Images as they go to the model: not too large, turned as they should be, without what is hidden.

These functions block and belong on a lane.
"""

import math
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter

from moechat.core.attachments import Attachment, AttachmentAbout, AttachmentKind
from moechat.core.faults import FaultCode, UserError
from moechat.core.png import write_png

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp")
_FORMATS = (b"png", b"jpeg", b"webp", b"gif", b"bmp")
_MOST_PIXELS = 1_000_000  # models make their images smaller still, and every one is sent again
_THUMBNAIL = QSize(192, 128)
_THUMBNAIL_QUALITY = 80  # of JPEG
_MOST_FILE_BYTES = 100_000_000


def load_image(path: Path) -> Attachment:
    """Read an image; raises `UserError` IMAGE_UNREADABLE or DOCUMENT_TOO_LARGE."""
    try:
        size = path.stat().st_size
    except OSError:
        size = 0
    if size > _MOST_FILE_BYTES:
        raise UserError(
            FaultCode.DOCUMENT_TOO_LARGE, name=path.name, bytes=size, limit_bytes=_MOST_FILE_BYTES
        )
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)  # as the camera was held
    # Whatever its name: drawings and other formats may be anything, and take any time.
    if bytes(reader.format().data()) not in _FORMATS:
        raise UserError(FaultCode.IMAGE_UNREADABLE, name=path.name, detail="no known format")
    if reader.size().isValid():
        reader.setScaledSize(_fitting(reader.size()))
    image = reader.read()
    if image.isNull():
        raise UserError(FaultCode.IMAGE_UNREADABLE, name=path.name, detail=reader.errorString())
    return as_attachment(image, path.name, size)


def as_attachment(image: QImage, name: str, file_bytes: int = 0) -> Attachment:
    """Scale and pack an image."""
    fit = _fitting(image.size())
    if fit != image.size():
        image = image.scaled(
            fit, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    plain = _without_alpha(image)
    width, height = plain.width(), plain.height()
    stride, pixels = plain.bytesPerLine(), plain.constBits()
    rgb = b"".join(bytes(pixels[y * stride : y * stride + 3 * width]) for y in range(height))
    about = AttachmentAbout(
        file_bytes=file_bytes, width=width, height=height, thumbnail=_thumbnail(plain)
    )
    return Attachment(
        name=name, kind=AttachmentKind.IMAGE, about=about, data=write_png(width, height, rgb)
    )


def _fitting(size: QSize) -> QSize:
    pixels = size.width() * size.height()
    if pixels <= _MOST_PIXELS:
        return size
    scale = math.sqrt(_MOST_PIXELS / pixels)
    return QSize(max(1, int(size.width() * scale)), max(1, int(size.height() * scale)))


def _without_alpha(image: QImage) -> QImage:
    if not image.hasAlphaChannel():
        return image.convertToFormat(QImage.Format.Format_RGB888)
    paper = QImage(image.size(), QImage.Format.Format_RGB888)
    paper.fill(QColor("white"))
    painter = QPainter(paper)
    painter.drawImage(0, 0, image)
    painter.end()
    return paper


def _thumbnail(image: QImage) -> bytes:
    small = image.scaled(
        _THUMBNAIL, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpg"))
    writer.setQuality(_THUMBNAIL_QUALITY)
    writer.write(small)
    return bytes(buffer.data().data())
