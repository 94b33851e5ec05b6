"""Says that the open chat is temporary."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout

from moechat.ui.buttons import Button, Kind
from moechat.ui.icon_view import IconView
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone


class TemporaryBar(Surface):
    """Stands above a chat that is never written, as long as it is open."""

    end_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__(theme, Tone.USER, Qt.Edge.BottomEdge)
        text = Label(
            theme,
            self.tr("Temporary chat: nothing of it is written to disk. It ends when you leave it."),
            size=Size.SMALL,
            wrap=True,
        )
        end = Button(theme, icons, self.tr("End it"), Kind.QUIET, small=True)
        end.setToolTip(self.tr("Forget this chat and begin a usual one"))
        end.clicked.connect(self.end_wanted)
        self._row = QHBoxLayout(self)
        self._row.addWidget(IconView(theme, icons, "temporary"))
        self._row.addWidget(text, 1)
        self._row.addWidget(end)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(24), px(6), px(24), px(6))
        self._row.setSpacing(px(10))
