"""Goes through the versions of a message: 2/3 between two arrows."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from moechat.ui.actions.table import ActionId, with_keys
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript.action_texts import wait_text


class VersionSwitch(QWidget):
    """Two arrows and the place between them."""

    stepped = Signal(int)  # -1 or 1

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._place = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        self._place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._back = self._arrow(theme, icons, "chevron-left", -1)
        self._forth = self._arrow(theme, icons, "chevron-right", 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for widget in (self._back, self._place, self._forth):
            row.addWidget(widget)
        self.show_place(1, 1, waits=False)

    def _arrow(self, theme: Theme, icons: IconSet, icon: str, step: int) -> Button:
        arrow = Button(theme, icons, "", Kind.QUIET, small=True, icon_name=icon)
        arrow.clicked.connect(lambda: self.stepped.emit(step))
        return arrow

    def show_place(self, version: int, versions: int, *, waits: bool) -> None:
        """Which of how many is shown; the arrows rest while an answer is being written here."""
        self._place.setText(self.tr("{0}/{1}").format(version, versions))
        self._place.setAccessibleName(self.tr("Version {0} of {1}").format(version, versions))
        for arrow, at_end, name, action in (
            (self._back, version <= 1, self.tr("Previous version"), ActionId.PREVIOUS_VERSION),
            (self._forth, version >= versions, self.tr("Next version"), ActionId.NEXT_VERSION),
        ):
            arrow.setEnabled(not waits and not at_end)
            arrow.setAccessibleName(name)
            arrow.setAccessibleDescription(self._place.accessibleName())
            arrow.setToolTip(wait_text() if waits else with_keys(name, action))
        self.setVisible(versions > 1)
