"""Which device, which folders, and how models are downloaded."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.faults import Fault
from moechat.protocol.messages import Device
from moechat.services.access_settings import AccessSettings
from moechat.services.joining import one_after_another
from moechat.services.model_manager import Task
from moechat.services.models import ModelEntry
from moechat.services.settings import SettingsFile
from moechat.services.texts import describe, format_bytes
from moechat.ui.buttons import Button, Kind
from moechat.ui.chip import Chip
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel
from moechat.ui.settings.access_cards import AccessCards
from moechat.ui.settings.access_entries import access_entries
from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.page import Page
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip


class Models(Protocol):
    """Models and devices, as far as this page wants them."""

    @property
    def entries(self) -> Sequence[ModelEntry]:
        """Folders that were opened before."""

    @property
    def devices(self) -> Sequence[Device]:
        """What can compute."""

    @property
    def folder(self) -> Path:
        """Where downloaded models are put."""

    @property
    def moving(self) -> Task | None:
        """How far they are on their way to another folder."""

    @property
    def fault(self) -> Fault | None:
        """Why they were not moved."""

    def move(self, new: Path) -> None:
        """Take them to another folder."""

    def stop_moving(self) -> None:
        """Leave them where they are."""

    def choose_device(self, device: str) -> None:
        """Use another device from now on."""

    def forget(self, path: Path) -> None:
        """Take a folder off the list."""

    @property
    def more_folders(self) -> Sequence[Path]:
        """Where downloaded models are looked for, too."""

    def drop_folder(self, path: Path) -> None:
        """Look there no more; what lies there stays."""

    def add_folder(self) -> None:
        """Let the user choose one more."""

    def open_folder(self, path: Path) -> None:
        """Show a folder in the system's file manager."""


def models_info() -> PageInfo:
    """What the page has."""
    translate = QCoreApplication.translate
    return PageInfo(
        "models",
        translate("Settings", "Models & storage"),
        (
            Entry(
                "device",
                translate("Settings", "Device"),
                translate("Settings", "What computes. A change loads the model again."),
                translate("Settings", "gpu cpu graphics processor npu xmx"),
            ),
            Entry(
                "models_dir",
                translate("Settings", "Folder of models"),
                translate("Settings", "Where downloaded models are put."),
                translate("Settings", "download directory path drive disk storage location"),
            ),
            Entry(
                "more_models_folders",
                translate("Settings", "More folders of models"),
                translate("Settings", "Models are found in these, too."),
                translate("Settings", "drive disk storage location second other remove"),
            ),
            Entry(
                "known",
                translate("Settings", "Models that were opened"),
                translate("Settings", "Removing one from the list leaves its files alone."),
                translate("Settings", "list remove forget recent add folder"),
            ),
            *access_entries(),
        ),
    )


class ModelsPage(Page):
    """Device, folder of models, the list of known ones; the way to others."""

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        settings: SettingsFile,
        models: Models,
        access: AccessSettings,
    ) -> None:
        super().__init__(theme, icons, models_info())
        self._settings, self._models = settings, models
        self._shown: list[ModelEntry] | None = None
        self._shown_folders: list[Path] | None = None
        card = self.add_card()
        self.add_open_choice(
            card,
            "device",
            self._devices,
            lambda: settings.value.device,
            models.choose_device,
        )
        self._folder = Button(theme, icons, self.tr("Open folder"))
        self._folder.clicked.connect(lambda: models.open_folder(models.folder))
        self._place = self.add_row(card, "models_dir", self._folder)
        self._move = Button(theme, icons, self.tr("Move…"))
        self._move.clicked.connect(self._ask_where)
        self._place.add_beside(self._move)
        self.on_refresh(self._show_place)
        self._more = self.add_row(card, "more_models_folders", None)
        self._folders = _Lines(theme)
        card.add_widget(self._folders)
        self.on_refresh(self._show_folders)
        self._add_known()
        self._access = AccessCards(self, theme, icons, settings, access)

    def shown(self) -> None:
        """Look where the secrets are, too."""
        super().shown()
        self._access.look()

    def _devices(self) -> list[tuple[str, str]]:
        found = [
            (
                device.id,
                self.tr("{0} · {1}").format(device.name, device.id) if device.id else device.name,
            )
            for device in self._models.devices
        ]
        chosen = self._settings.value.device
        if chosen not in (device for device, _ in found):
            found.append((chosen, chosen or self.tr("Automatic")))
        return found

    # ── the folder ───────────────────────────────────────────────────────────

    def _show_place(self) -> None:
        task, fault = self._models.moving, self._models.fault
        said = describe(fault) if fault is not None and task is None else None
        self._place.show_error(one_after_another((said.title, said.advice)) if said else "")
        self._move.setText(self.tr("Move…") if task is None else self.tr("Stop"))
        self._move.setAccessibleName(
            self.tr("Move the folder of models") if task is None else self.tr("Stop moving")
        )
        if task is None:
            self._place.show_note(str(self._models.folder))
            return
        share = self.tr("{0} of {1}").format(
            format_bytes(task.done_bytes), format_bytes(task.total_bytes)
        )
        self._place.show_note(self.tr("Moving to {0}: {1}").format(task.name, share))

    @Slot()
    def _ask_where(self) -> None:
        if self._models.moving is not None:
            self._models.stop_moving()
            return
        dialog = QFileDialog(self.window(), self.tr("Move the models into this folder"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda folder: self._models.move(Path(folder)))
        dialog.open()

    # ── folders on other drives ──────────────────────────────────────────────

    def _show_folders(self) -> None:
        folders = list(self._models.more_folders)
        if folders == self._shown_folders:
            return
        self._shown_folders = folders
        none = self.tr("None. Before a large download you can choose one on another drive.")
        self._more.show_note("" if folders else none)
        self._folders.fill([self._folder_row(folder) for folder in folders])

    def _folder_row(self, folder: Path) -> QWidget:
        text = ElidedLabel(self._theme, str(folder))
        text.setToolTip(plain_tip(str(folder)))
        show = Button(self._theme, self._icons, "", Kind.QUIET, small=True, icon_name="folder")
        show.setAccessibleName(self.tr("Open the folder {0}").format(folder))
        show.setToolTip(self.tr("Open folder"))
        show.clicked.connect(lambda: self._models.open_folder(folder))
        remove = self._remove_button(
            self.tr("Look for models in {0} no more").format(folder),
            self.tr("Look there no more; the files stay"),
        )
        remove.clicked.connect(lambda: self._models.drop_folder(folder))
        row, line = self._line(text)
        for button in (show, remove):
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    # ── known ones ───────────────────────────────────────────────────────────

    def _add_known(self) -> None:
        card = self.add_card()
        add = Button(self._theme, self._icons, self.tr("Add a folder…"), icon_name="plus")
        add.clicked.connect(self._models.add_folder)
        self.add_row(card, "known", add)
        self._known = _Lines(self._theme)
        card.add_widget(self._known)
        self.on_refresh(self._show_known)

    def _show_known(self) -> None:
        entries = list(self._models.entries)
        if entries == self._shown:
            return
        self._shown = entries
        self._known.fill([self._known_row(entry) for entry in entries])

    def _known_row(self, entry: ModelEntry) -> QWidget:
        theme, path = self._theme, str(entry.path)
        name = ElidedLabel(theme, " ".join(filter(None, (entry.name.name, entry.name.precision))))
        where = ElidedLabel(theme, path, size=Size.SMALL, tone=Tone.MUTED)
        where.setToolTip(plain_tip(path))
        remove = self._remove_button(
            self.tr("Remove {0} from the list").format(entry.name.name),
            self.tr("Remove from this list; the files stay"),
        )
        remove.clicked.connect(lambda: self._models.forget(entry.path))
        row, line = self._line(name, where)
        if entry.missing or entry.current:
            missing = self.tr("missing"), Tone.WARN
            chip = Chip(theme, *(missing if entry.missing else (self.tr("in use"), Tone.OK)))
            line.addWidget(chip, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(remove, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    # ── lines ────────────────────────────────────────────────────────────────

    def _line(self, *texts: QWidget) -> tuple[QWidget, QHBoxLayout]:
        """A line with these below each other; the rest goes to their right."""
        column = QVBoxLayout()
        column.setSpacing(self._theme.gap(1))
        for text in texts:
            column.addWidget(text)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self._theme.px(8))
        line.addLayout(column, 1)
        return row, line

    def _remove_button(self, name: str, tip: str) -> Button:
        button = Button(self._theme, self._icons, "", Kind.QUIET, small=True, icon_name="close")
        button.setAccessibleName(name)
        button.setToolTip(tip)
        return button


class _Lines(QWidget):
    """What is listed below the rows of a card; takes no room while it is empty."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(theme.px(10), 0, theme.px(10), theme.px(8))
        self._lines.setSpacing(theme.gap(8))

    def fill(self, rows: Sequence[QWidget]) -> None:
        """Show these in the place of those before."""
        while item := self._lines.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for row in rows:
            self._lines.addWidget(row)
        self.setVisible(bool(rows))
