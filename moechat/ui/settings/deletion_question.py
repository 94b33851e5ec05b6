"""What of one's data is to be deleted, asked in place."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.services.data_files import DataKind
from moechat.services.own_data import Kept
from moechat.services.texts import format_bytes
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.settings.controls import Switch
from moechat.ui.settings.entries import Entry
from moechat.ui.settings.rows import SettingRow
from moechat.ui.theme import Theme


def _entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(DataKind.CHATS.value, translate("Settings", "Chats")),
        Entry(DataKind.SETTINGS.value, translate("Settings", "Settings")),
        Entry(DataKind.LOGS.value, translate("Settings", "Logs, and what can be fetched again")),
        Entry(DataKind.ACCESS.value, translate("Settings", "Access token and proxy password")),
        Entry(DataKind.MODELS.value, translate("Settings", "Models")),
    )


class DeletionQuestion(QWidget):
    """A switch for each kind; all but the models are on at first."""

    decided = Signal(object)  # frozenset[DataKind]
    left = Signal()

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        text = Label(
            theme,
            self.tr("Delete this for good? It cannot be undone."),
            bold=True,
            wrap=True,
        )
        self.really = Button(theme, icons, self.tr("Delete for good"))
        self.really.clicked.connect(self._decide)
        self.keep = Button(theme, icons, self.tr("Keep everything"))
        self.keep.clicked.connect(self.left)
        self.switches: dict[DataKind, Switch] = {}
        self._rows: dict[DataKind, SettingRow] = {}
        rows = QVBoxLayout()
        rows.setSpacing(0)
        for entry in _entries():
            kind, switch = DataKind(entry.key), Switch(theme)
            switch.toggled.connect(self._on_toggled)
            self.switches[kind] = switch
            self._rows[kind] = SettingRow(theme, entry, switch)
            rows.addWidget(self._rows[kind])
        self._rows[DataKind.ACCESS].show_note(self.tr("In the keyring of the system"))
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.px(10))
        buttons.addWidget(self.really)
        buttons.addWidget(self.keep)
        buttons.addStretch(1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(10), 0, theme.px(10), theme.px(10))
        column.setSpacing(theme.gap(8))
        column.addWidget(text)
        column.addLayout(rows)
        column.addLayout(buttons)
        self.setAccessibleName(text.text())

    def ask(self) -> None:
        """Show the question as if it was asked for the first time."""
        for kind, switch in self.switches.items():
            switch.setChecked(kind is not DataKind.MODELS)
        self.show()
        self.keep.setFocus(Qt.FocusReason.TabFocusReason)  # a stray Enter keeps
        self._column.activate()

    def show_sizes(self, kept: Sequence[Kept]) -> None:
        """Where each kind is, and how much of it there is."""
        for each in kept:
            size = each.own_bytes if each.kind is DataKind.MODELS else each.bytes
            said = format_bytes(size) if size else self.tr("nothing")
            note = self.tr("{0} · {1}").format(said, str(each.path))
            if each.kind is DataKind.MODELS:
                note = self.tr("{0} · only those that moechat downloaded or copied").format(note)
            self._rows[each.kind].show_note(note)

    @Slot()
    def _on_toggled(self) -> None:
        self.really.setEnabled(any(switch.isChecked() for switch in self.switches.values()))

    @Slot()
    def _decide(self) -> None:
        chosen = [kind for kind, switch in self.switches.items() if switch.isChecked()]
        self.decided.emit(frozenset(chosen))
