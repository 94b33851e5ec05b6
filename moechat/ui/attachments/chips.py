"""One small box for each attachment."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from moechat.ui import painting
from moechat.ui.attachments.flow import FlowLayout
from moechat.ui.buttons import Button, Kind
from moechat.ui.icon_view import IconView
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip

_THUMBNAIL_SIDE = 40
_WIDEST = 520


@dataclass(frozen=True)
class ChipText:
    """What a chip shows; the thumbnail is an image that can be looked at."""

    key: str
    name: str
    detail: str
    tip: str = ""
    is_trouble: bool = False
    thumbnail: bytes = b""
    can_open: bool = False


class Chip(QWidget):
    """Icon or thumbnail, the name, what is known, and a button that removes it."""

    removed = Signal(str)  # key
    opened = Signal(str)

    def __init__(self, theme: Theme, icons: IconSet, *, removable: bool) -> None:
        super().__init__()
        self._theme = theme
        self.text: ChipText | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._icon = IconView(theme, icons, "text")
        self.picture = Thumbnail(theme)
        self.picture.clicked.connect(self._on_opened)
        self.name = ElidedLabel(theme, size=Size.SMALL)
        self.detail = ElidedLabel(theme, size=Size.SMALL, tone=Tone.MUTED)
        self.remove = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        self.remove.setVisible(removable)
        self.remove.clicked.connect(self._on_removed)
        row = QHBoxLayout(self)
        for widget in (self._icon, self.picture, self.name, self.detail, self.remove):
            row.addWidget(widget)
        theme.changed.connect(self._restyle)
        self._removable = removable
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px, layout = self._theme.px, self.layout()
        if layout is not None:
            layout.setContentsMargins(px(10), px(4), px(4 if self._removable else 10), px(4))
            layout.setSpacing(px(8))
        self.update()

    def show_text(self, text: ChipText) -> None:
        """Speak of an attachment."""
        self.text = text
        self.name.setText(text.name)
        self.name.setVisible(not text.is_trouble)  # the sentence has it
        self.detail.setText(text.detail)
        self.detail.setVisible(bool(text.detail))
        self.detail.set_tone(Tone.BAD if text.is_trouble else Tone.MUTED)
        self.picture.show_image(text.thumbnail, self.tr("Show {0}").format(text.name))
        self.picture.setEnabled(text.can_open)
        self.picture.setVisible(bool(text.thumbnail))
        self._icon.setVisible(not text.thumbnail)
        self.setToolTip(plain_tip(text.tip or text.name))
        said = (text.detail,) if text.is_trouble else (text.name, text.detail)
        self.setAccessibleName(", ".join(filter(None, said)))
        self.setAccessibleDescription(text.tip)
        self.remove.setAccessibleName(self.tr("Remove {0}").format(text.name))
        self.remove.setToolTip(self.tr("Remove"))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All of it, up to a width; what is in trouble says its whole sentence."""
        hint = super().sizeHint()
        widest = self._theme.px(_WIDEST * 2 if self.text and self.text.is_trouble else _WIDEST)
        return QSize(min(hint.width(), widest), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box."""
        trouble = self.text is not None and self.text.is_trouble
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(8),
            fill=self._theme.colour(Tone.PANEL),
            border=self._theme.colour(Tone.BAD if trouble else Tone.LINE),
        )

    @Slot()
    def _on_removed(self) -> None:
        if self.text is not None:
            self.removed.emit(self.text.key)

    @Slot()
    def _on_opened(self) -> None:
        if self.text is not None:
            self.opened.emit(self.text.key)


class Thumbnail(QAbstractButton):
    """A small image; a click shows it larger."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pixmap = QPixmap()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_image(self, jpeg: bytes, name: str) -> None:
        """Show another one."""
        self._pixmap = QPixmap()
        self._pixmap.loadFromData(jpeg)
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(name))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as all, as wide as the image, up to twice its height."""
        side = self._theme.px(_THUMBNAIL_SIDE)
        if self._pixmap.isNull():
            return QSize(side, side)
        width = round(side * self._pixmap.width() / self._pixmap.height())
        return QSize(max(side // 2, min(2 * side, width)), side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring comes."""
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The image, cut to the box, and the ring of the focus."""
        painter, rect = painting.begin(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.save()
        painter.setClipPath(painting.rounded_path(rect, self._theme.px(4)))
        if not self._pixmap.isNull():
            wanted = self.size() * self.devicePixelRatioF()
            scaled = self._pixmap.scaled(
                wanted,
                Qt.AspectRatioMode.KeepAspectRatioByExpanding,
                Qt.TransformationMode.SmoothTransformation,
            )
            scaled.setDevicePixelRatio(self.devicePixelRatioF())
            painter.drawPixmap(0, 0, scaled)
        painter.restore()
        if self.hasFocus():
            border = self._theme.colour(Tone.ACCENT)
            painting.box(painter, rect, self._theme.px(4), border=border, width=2)


class ChipFlow(QWidget):
    """The chips of one message, or of the composer."""

    removed = Signal(str)
    opened = Signal(str)

    def __init__(self, theme: Theme, icons: IconSet, *, removable: bool) -> None:
        super().__init__()
        self._theme, self._icons, self._removable = theme, icons, removable
        self.chips: list[Chip] = []
        self._flow = FlowLayout(self)
        self._flow.setSpacing(theme.px(6))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Attachments"))

    def show_chips(self, texts: Sequence[ChipText]) -> None:
        """Show these; a chip whose key stays keeps its widget, and the focus."""
        known = {chip.text.key: chip for chip in self.chips if chip.text is not None}
        wanted = {text.key for text in texts}
        for key, chip in known.items():
            if key not in wanted:
                self._flow.removeWidget(chip)
                chip.hide()
                chip.deleteLater()
        self.chips = []
        for text in texts:
            chip = known.get(text.key) or self._make()
            self.chips.append(chip)
            if chip.text != text:
                chip.show_text(text)
        self.setVisible(bool(texts))
        self._flow.invalidate()
        self.updateGeometry()

    def _make(self) -> Chip:
        chip = Chip(self._theme, self._icons, removable=self._removable)
        chip.removed.connect(self.removed)
        chip.opened.connect(self.opened)
        self._flow.addWidget(chip)
        return chip

    def heightForWidth(self, width: int) -> int:
        """What the lines of chips take."""
        return self._flow.heightForWidth(width)
