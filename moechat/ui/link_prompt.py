"""Ask before an address from an answer is opened in the browser."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.overlay import Overlay
from moechat.ui.theme import Theme

_SCHEMES = ("http", "https", "mailto")
_MOST_SHOWN = 2000  # characters; longer ones are cut in the middle


class LinkPrompt(Overlay):
    """Shows the address as the browser will get it."""

    accepted = Signal(QUrl)

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._url = QUrl()
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
        column = QVBoxLayout(self.card)
        column.setContentsMargins(*[theme.px(20)] * 4)
        column.setSpacing(theme.px(12))
        column.addWidget(self._title)
        column.addWidget(self._address)
        column.addLayout(row)
        self.card.setFixedWidth(theme.px(460))
        centre = QVBoxLayout(self)
        centre.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        self._stops = (self._open, self._copy, cancel)

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
        self.appear(self._open if can_open else self._copy)

    def stops(self) -> Sequence[QWidget]:
        """Its buttons."""
        return self._stops

    @Slot()
    def _accept(self) -> None:
        self.dismiss()
        self.accepted.emit(self._url)

    @Slot()
    def _copy_address(self) -> None:
        QGuiApplication.clipboard().setText(self._address.accessibleName())
        self.dismiss()
