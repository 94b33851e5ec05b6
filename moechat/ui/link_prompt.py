"""Ask before an address from an answer is opened in the browser."""

from PySide6.QtCore import QRectF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.frame import Scrim
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Theme, Tone

_SCHEMES = ("http", "https", "mailto")
_MOST_SHOWN = 2000  # characters; longer ones are cut in the middle


class LinkPrompt(QWidget):
    """Covers its parent while it asks; shows the address as the browser will get it."""

    accepted = Signal(QUrl)

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(parent)
        self._url = QUrl()
        self._focus_before: QWidget | None = None
        self._scrim = Scrim(self)
        self._scrim.show()
        self._scrim.clicked.connect(self.dismiss)
        self._title = Label(theme, bold=True, wrap=True)
        self._address = Label(theme, wrap=True)
        self._address.setFont(theme.code_font())
        self._address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._open = Button(theme, icons, self.tr("Open in the browser"), Kind.PRIMARY)
        self._open.clicked.connect(self._accept)
        self._copy = Button(theme, icons, self.tr("Copy address"))
        self._copy.clicked.connect(self._copy_address)
        cancel = Button(theme, icons, self.tr("Cancel"), Kind.QUIET)
        cancel.clicked.connect(self.dismiss)
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        row.addWidget(self._open)
        row.addWidget(self._copy)
        row.addWidget(cancel)
        row.addStretch(1)
        self._card = _Card(theme)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(*[theme.px(20)] * 4)
        column.setSpacing(theme.px(12))
        column.addWidget(self._title)
        column.addWidget(self._address)
        column.addLayout(row)
        self._card.setFixedWidth(theme.px(460))
        centre = QVBoxLayout(self)
        centre.addWidget(self._card, 0, Qt.AlignmentFlag.AlignCenter)
        self._stops = (self._open, self._copy, cancel)
        self.hide()

    def ask(self, address: str) -> None:
        """Ask about an address."""
        self._url = QUrl(address.strip(), QUrl.ParsingMode.StrictMode)
        can_open = self._url.isValid() and self._url.scheme().lower() in _SCHEMES
        self._title.setText(
            self.tr("Open this address?")
            if can_open
            else self.tr("moechat opens only web and mail addresses. This is another one:")
        )
        shown = self._url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        # Letters that look like others stand out once a host is written as it is looked up.
        shown = shown if can_open else address
        if len(shown) > _MOST_SHOWN:
            shown = f"{shown[: _MOST_SHOWN // 2]} … {shown[-_MOST_SHOWN // 2 :]}"
        # A label breaks lines at words only; an address has none.
        self._address.setText("\u200b".join(shown))
        self._address.setAccessibleName(shown)
        self._open.setVisible(can_open)
        self._focus_before = QGuiApplication.focusObject()  # type: ignore[assignment]  # a widget
        self.cover()
        self.show()
        self.raise_()
        (self._open if can_open else self._copy).setFocus(Qt.FocusReason.TabFocusReason)

    def cover(self) -> None:
        """Be as large as the parent."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
            self._scrim.setGeometry(self.rect())

    @Slot()
    def dismiss(self) -> None:
        """Go away without opening anything."""
        self.hide()
        if isinstance(self._focus_before, QWidget):
            self._focus_before.setFocus()

    @Slot()
    def _accept(self) -> None:
        self.dismiss()
        self.accepted.emit(self._url)

    @Slot()
    def _copy_address(self) -> None:
        QGuiApplication.clipboard().setText(self._address.accessibleName())
        self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc means no."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 (Qt's name)
        """The keyboard stays within while the question is open."""
        stops = [stop for stop in self._stops if not stop.isHidden()]
        now = next((i for i, stop in enumerate(stops) if stop.hasFocus()), -1)
        following = stops[(now + (1 if forward else -1)) % len(stops)]
        following.setFocus(Qt.FocusReason.TabFocusReason)
        return True


class _Card(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box."""
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(12),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.CONTROL),
        )
