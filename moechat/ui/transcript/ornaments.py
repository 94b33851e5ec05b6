"""What is painted behind and beside the text of a row."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QTextDocument

from moechat.ui import painting
from moechat.ui.theme import Tone
from moechat.ui.transcript.code_colours import language_label
from moechat.ui.transcript.decorations import DONE, TASK, Decoration, Ornament
from moechat.ui.transcript.styles import Styles

_RADIUS = 10
_BUBBLE_RADIUS = 14
_BAR = 2


def decoration_rect(document: QTextDocument, decoration: Decoration, styles: Styles) -> QRectF:
    """Where a decoration is in its document."""
    layout = document.documentLayout()
    first = document.findBlockByNumber(decoration.first)
    last = document.findBlockByNumber(decoration.last)
    top, bottom = layout.blockBoundingRect(first).top(), layout.blockBoundingRect(last).bottom()
    measures, frame = styles.measures, document.rootFrame().frameFormat()
    right = document.textWidth() - frame.rightMargin()
    if decoration.ornament is Ornament.CODE and decoration.opens:
        top -= measures.code_header + measures.code_padding - 2
    bottom += last.blockFormat().bottomMargin()
    return QRectF(QPointF(frame.leftMargin() + decoration.left, top), QPointF(right, bottom))


def header_rect(frame: QRectF, styles: Styles) -> QRectF:
    """The line above a code, within its frame."""
    return QRectF(frame.left(), frame.top(), frame.width(), styles.measures.code_header)


def paint_decorations(
    painter: QPainter,
    document: QTextDocument,
    placed: Iterable[tuple[Decoration, QRectF]],
    styles: Styles,
) -> None:
    """Paint decorations at their places."""
    for decoration, rect in placed:
        match decoration.ornament:
            case Ornament.CODE:
                _paint_code(painter, rect, decoration, styles)
            case Ornament.QUOTE:
                bar = QRectF(rect.left(), rect.top(), styles.px(_BAR), rect.height())
                first = document.findBlockByNumber(decoration.first)
                if first.textDirection() is Qt.LayoutDirection.RightToLeft:
                    bar.moveRight(rect.right() - decoration.left)
                painter.fillRect(bar, styles.colour(Tone.CONTROL))
            case Ornament.RULE:
                rule = QRectF(rect.left(), round(rect.center().y()), rect.width(), 1)
                painter.fillRect(rule, styles.colour(Tone.LINE))
            case Ornament.MARKER:
                _paint_marker(painter, document, decoration, styles)


def _paint_marker(
    painter: QPainter, document: QTextDocument, decoration: Decoration, styles: Styles
) -> None:
    """The marker of an item, before its first line."""
    block = document.findBlockByNumber(decoration.first)
    line = block.layout().lineAt(0)
    if not line.isValid():
        return
    origin = block.layout().position()
    baseline = origin.y() + line.y() + line.ascent()
    rightwards = block.textDirection() is Qt.LayoutDirection.RightToLeft
    edge = origin.x() + (line.rect().right() if rightwards else line.x())
    gap = styles.px(7)
    metrics = QFontMetricsF(styles.font)
    middle = baseline - metrics.xHeight() / 2
    colour = styles.colour(styles.text_tone)
    painter.setPen(colour)
    if decoration.marker in (TASK, DONE):
        side = float(styles.px(13))
        x = edge + gap if rightwards else edge - gap - side
        box = QRectF(x, round(middle - side / 2) - 0.5, side, side)
        _paint_task(painter, box, styles, done=decoration.marker == DONE)
    elif decoration.marker[0].isdigit():
        painter.setFont(styles.font)
        width = metrics.horizontalAdvance(decoration.marker)
        x = edge + gap if rightwards else edge - gap - width
        painter.drawText(QPointF(x, baseline), decoration.marker)
    else:
        radius = styles.px(5) / 2
        x = edge + gap + radius if rightwards else edge - gap - radius
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush if decoration.marker == "◦" else colour)
        dot = QRectF(x - radius, middle - radius, 2 * radius, 2 * radius)
        if decoration.marker == "▪":
            painter.drawRect(dot.adjusted(0.5, 0.5, -0.5, -0.5))
        else:
            painter.drawEllipse(dot.adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_task(painter: QPainter, box: QRectF, styles: Styles, *, done: bool) -> None:
    radius = styles.px(3)
    if not done:
        painting.box(painter, box, radius, border=styles.colour(Tone.CONTROL), width=1.4)
        return
    painting.box(painter, box, radius, fill=styles.colour(Tone.ACCENT))
    painter.setPen(QPen(styles.colour(Tone.ON_ACCENT), box.width() / 8))
    tick = [(0.24, 0.52), (0.43, 0.71), (0.77, 0.32)]
    painter.drawPolyline(
        [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in tick]
    )


def _paint_code(painter: QPainter, rect: QRectF, decoration: Decoration, styles: Styles) -> None:
    radius = styles.px(_RADIUS)
    frame = QRectF(rect)
    # An end that goes on in another row lies beyond this one and is cut off.
    if not decoration.opens:
        frame.setTop(frame.top() - 2 * radius)
    if not decoration.closes and decoration.fence is not None:
        frame.setBottom(frame.bottom() + 2 * radius)
    painter.save()
    if not decoration.opens or not decoration.closes:
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painting.box(
        painter, frame, radius, fill=styles.colour(Tone.CODE), border=styles.colour(Tone.LINE)
    )
    if decoration.opens:
        header = header_rect(rect, styles)
        line = QRectF(header.left(), header.bottom(), header.width(), 1)
        painter.fillRect(line.adjusted(1, 0, -1, 0), styles.colour(Tone.LINE))
        padding = styles.measures.code_padding
        painter.setFont(label_font(styles))
        painter.setPen(styles.colour(Tone.MUTED))
        painter.drawText(
            header.adjusted(padding, 0, -header.width() / 3, 0),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            language_label(decoration.language),
        )
    painter.restore()


def label_font(styles: Styles) -> QFont:
    """The font of the line above a code."""
    font = QFont(styles.font)
    font.setPointSizeF(styles.body_points * 0.86)
    return font


def paint_bubble(
    painter: QPainter, rect: QRectF, styles: Styles, *, first: bool, last: bool
) -> None:
    """The user's bubble; ends that go on in another row are straight."""
    radius = styles.px(_BUBBLE_RADIUS)
    shape = rect.adjusted(0, 0 if first else -2 * radius, 0, 0 if last else 2 * radius)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painting.box(painter, shape, radius, fill=styles.colour(Tone.USER))
    painter.restore()


def paint_bar(painter: QPainter, rect: QRectF, styles: Styles) -> None:
    """The line at the left of the thinking."""
    painter.fillRect(
        QRectF(rect.left(), rect.top(), styles.px(_BAR), rect.height()), styles.colour(Tone.LINE)
    )


def paint_focus(painter: QPainter, rect: QRectF, styles: Styles) -> None:
    """The ring around what the keyboard is at."""
    painter.setPen(QPen(styles.colour(Tone.ACCENT), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), styles.px(6), styles.px(6))


def paint_caret(painter: QPainter, document: QTextDocument, styles: Styles) -> None:
    """A block behind the last character: more comes."""
    block = document.lastBlock()
    layout = block.layout()
    line = layout.lineForTextPosition(block.length() - 1)
    origin = document.documentLayout().blockBoundingRect(block).topLeft()
    width = styles.px(4)
    height = float(styles.px(16))
    x, y = 0.0, 2.0
    if line.isValid():
        x = line.naturalTextRect().right() + styles.px(2)
        y = line.y() + line.height() - height - 1
        origin = origin if layout.position().isNull() else layout.position()
    room = document.textWidth() - width - styles.measures.outset / 2
    rect = QRectF(min(origin.x() + x, room), origin.y() + y, width, height)
    painter.fillRect(rect, styles.colour(Tone.TEXT))
