"""Messages in place, above the transcript: what happened, what to do, buttons for that."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.scroll_box import ScrollBox
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript import announce


@dataclass(frozen=True)
class Notice:
    """What a banner says. Of several notices with one ``key`` the latest is shown."""

    key: str
    title: str
    advice: str = ""
    tone: Tone = Tone.WARN
    actions: Sequence[tuple[str, Callable[[], None]]] = field(default=())
    detail: str = ""  # technical text, folded away


class Banner(QWidget):
    """One notice; the first action is the primary one."""

    dismissed = Signal()

    def __init__(self, theme: Theme, icons: IconSet, notice: Notice) -> None:
        super().__init__()
        self._theme = theme
        self.notice = notice
        self.title = title = Label(theme, notice.title, bold=True, wrap=True)
        self._detail = Label(theme, notice.detail, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._detail.hide()
        close = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        close.setAccessibleName(self.tr("Dismiss"))
        close.setToolTip(self.tr("Dismiss"))
        close.clicked.connect(self.dismissed)
        top = QHBoxLayout()
        top.addWidget(title, 1)
        top.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        if notice.advice:
            advice = Label(theme, notice.advice, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
            self._column.addWidget(advice)
        self._column.addWidget(self._detail)
        self._row = QHBoxLayout()
        for place, (text, action) in enumerate(notice.actions):
            kind = Kind.BORDERED if place else Kind.PRIMARY
            button = Button(theme, icons, text, kind, small=True)
            button.clicked.connect(lambda _=False, act=action: act())
            self._row.addWidget(button)
        if notice.detail:
            details = Button(theme, icons, self.tr("Details"), small=True)
            details.clicked.connect(lambda: self._detail.setVisible(self._detail.isHidden()))
            self._row.addWidget(details)
        self._row.addStretch(1)
        if self._row.count() > 1:
            self._column.addLayout(self._row)
        self.setAccessibleName(notice.title)
        self.setAccessibleDescription(notice.advice)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(18), px(8), px(8), px(12))
        self._column.setSpacing(px(4))
        self._row.setContentsMargins(0, px(4), 0, 0)
        self._row.setSpacing(px(10))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box with a thick edge at the left in the tone of the notice."""
        painter = painting.begin(self)
        rect, radius = QRectF(self.rect()), self._theme.px(10)
        painter.save()
        painter.setClipPath(painting.rounded_path(rect, radius))
        painter.fillRect(rect, self._theme.colour(Tone.BACKGROUND))
        edge = QRectF(0, 0, self._theme.px(4), self.height())
        painter.restore()
        painting.box(painter, rect, radius, border=self._theme.colour(Tone.LINE))
        painter.setClipPath(painting.rounded_path(rect, radius))
        painter.fillRect(edge, self._theme.colour(self.notice.tone))


class NoticeArea(QWidget):
    """The banners that are shown, newest below; they scroll where there are too many."""

    changed = Signal()

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme, self._icons = theme, icons
        self._banners: dict[str, Banner] = {}
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.px(8))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ScrollBox(theme, content))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show a notice, in the place of an older one with the same key."""
        before = self._banners.get(notice.key)
        is_news = before is None or before.notice.title != notice.title
        self.dismiss(notice.key)
        banner = Banner(self._theme, self._icons, notice)
        banner.dismissed.connect(lambda: self.dismiss(notice.key))
        self._banners[notice.key] = banner
        self._column.addWidget(banner)
        banner.show()
        self.show()
        if is_news:
            announce.say(self, " ".join(filter(None, (notice.title, notice.advice))))
        self.changed.emit()

    def retitle(self, key: str, title: str) -> None:
        """Say something else in a notice that is there; the focus stays where it is."""
        if banner := self._banners.get(key):
            banner.title.setText(title)

    def dismiss(self, key: str) -> None:
        """Take a notice away, if it is there."""
        banner = self._banners.pop(key, None)
        if banner is not None:
            self._column.removeWidget(banner)
            banner.hide()
            banner.deleteLater()
            self.setVisible(bool(self._banners))
            self.changed.emit()

    def has(self, key: str) -> bool:
        """Whether that notice is shown."""
        return key in self._banners

    def keys(self) -> list[str]:
        """What is shown."""
        return list(self._banners)
