"""A formula as shapes that are filled with whatever colour the text has."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element, fromstring

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

_STEP = re.compile(r"([MLQCZ])([^MLQCZ]*)")


@dataclass(frozen=True, slots=True)
class Shape:
    """Something to fill, or to draw with a pen so many units wide."""

    path: QPainterPath
    pen: float = 0.0
    colour: str = ""  # "" = that of the text


@dataclass(frozen=True, slots=True)
class FormulaPicture:
    """Lengths are in units of the size that it was made for; the baseline is at y = 0."""

    shapes: tuple[Shape, ...]
    box: QRectF

    def paint(self, painter: QPainter, origin: QPointF, scale: float, colour: QColor) -> None:
        """Draw with the left end of the baseline at ``origin``."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(origin)
        painter.scale(scale, scale)
        painter.translate(-self.box.left(), 0)
        for shape in self.shapes:
            ink = QColor(shape.colour) if shape.colour else colour
            if shape.pen:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(ink, shape.pen))
                painter.drawPath(shape.path)
            else:
                painter.fillPath(shape.path, ink)
        painter.restore()


def picture_of(svg: str) -> FormulaPicture:
    """The shapes of an SVG of paths and rectangles; may be called on any thread."""
    root = fromstring(svg)  # noqa: S314 - of our own making
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    shapes: list[Shape] = []
    for shape in _shapes(root):
        if shapes and not shape.pen and not shapes[-1].pen and shapes[-1].colour == shape.colour:
            shapes[-1].path.addPath(shape.path)
        else:
            shapes.append(shape)
    return FormulaPicture(tuple(shapes), QRectF(left, top, width, height))


def _shapes(root: Element) -> Iterator[Shape]:
    for element in root.iter():
        kind, look = element.tag.rpartition("}")[2], element.attrib
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        if kind == "path":
            _add_steps(path, look.get("d", ""))
        elif kind == "rect":
            path.addRect(*(float(look.get(name, 0)) for name in ("x", "y", "width", "height")))
        else:
            continue
        fill, stroke = look.get("fill", "black"), look.get("stroke", "none")
        if fill not in ("none", ""):
            yield Shape(path, colour=_colour(fill))
        if stroke not in ("none", ""):
            yield Shape(path, float(look.get("stroke-width", 1)), _colour(stroke))


def _colour(name: str) -> str:
    return "" if name == "black" or not QColor.isValidColorName(name) else name


def _add_steps(path: QPainterPath, steps: str) -> None:
    for match in _STEP.finditer(steps):
        numbers = [float(part) for part in match[2].replace(",", " ").split()]
        match match[1]:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case _:
                path.closeSubpath()
