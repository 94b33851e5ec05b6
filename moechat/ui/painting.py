"""The few shapes that the window's own widgets are painted with."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget


def begin(widget: QWidget) -> QPainter:
    """An antialiasing painter for ``widget``."""
    painter = QPainter(widget)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    *,
    fill: QColor | None = None,
    border: QColor | None = None,
    width: float = 1.0,
) -> None:
    """A rounded box whose border lies wholly within ``rect``."""
    inset = width / 2 if border else 0.0
    painter.setPen(QPen(border, width) if border else Qt.PenStyle.NoPen)
    painter.setBrush(fill or Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of a rounded box, to clip by."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
