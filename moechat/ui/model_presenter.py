"""Between the model library, the engine's loads and the model picker."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from moechat.core.device_name import short_device_name
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.model_name import folder_model_name
from moechat.protocol.messages import Device, DeviceAnswers, Loaded
from moechat.services.chat import ChatService
from moechat.services.loads import LoadService
from moechat.services.models import FolderKind, ModelLibrary
from moechat.services.settings import SettingsFile
from moechat.services.wishes import load_wish
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.shell import Page, Shell


class ModelPresenter(QObject):
    """Which model, on which device."""

    def __init__(
        self,
        *,
        library: ModelLibrary,
        loads: LoadService,
        chat: ChatService,
        settings: SettingsFile,
        shell: Shell,
        notices: FaultNotices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library, self._loads, self._chat = library, loads, chat
        self._engine = engine = loads.engine
        self._settings, self._shell, self._notices = settings, shell, notices
        self._devices: list[Device] = []
        self._wanted: Path | None = None  # asked for last; its look at the folder may be running
        self._dialog: QFileDialog | None = None
        self._put_off_first_start = False
        bar = shell.top_bar
        bar.folder_wanted.connect(self.ask_for_folder)
        bar.model_chosen.connect(self.load)
        bar.model_forgotten.connect(library.forget)
        bar.unload_wanted.connect(self.unload)
        bar.device_chosen.connect(self.choose_device)
        shell.first_start.folder_wanted.connect(self.ask_for_folder)
        shell.first_start.starter_wanted.connect(self._load_starter)
        shell.first_start.later_wanted.connect(self._put_off)
        shell.loading.cancel_wanted.connect(loads.cancel)
        library.changed.connect(self._on_library_changed)
        engine.devices.connect(self._on_devices)
        engine.driver_hangs.connect(lambda fault: notices.show("driver", fault))
        engine.loaded.connect(self._on_loaded)
        loads.failed.connect(self._on_load_failed)
        engine.load_cancelled.connect(self._show_model)
        chat.opened.connect(self._choose_page)
        self._on_library_changed()

    def start(self) -> None:
        """Look which folders are there, and load the one that was used last."""
        self._library.look()
        current = self._library.current
        if current is not None and self._settings.value.load_at_start:
            self._look_at(current.path, unasked=True)

    # ── the user ─────────────────────────────────────────────────────────────

    @Slot()
    def ask_for_folder(self) -> None:
        """Let the user choose a folder; the window goes on meanwhile."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = QFileDialog(self._shell.window(), self.tr("Open a model folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        entries = self._library.entries
        if entries:
            dialog.setDirectory(str(entries[0].path.parent))
        dialog.fileSelected.connect(lambda folder: self.load(Path(folder)))
        dialog.finished.connect(self._forget_dialog)
        self._dialog = dialog
        dialog.open()

    @Slot()
    def ask_for_device(self) -> None:
        """Show which devices there are."""
        self._shell.top_bar.open_device_menu()

    @Slot()
    def _forget_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    @Slot(Path)
    def load(self, path: Path) -> None:
        """Load a folder, after a look at it that may take its time."""
        self._look_at(path)

    def _look_at(self, path: Path, *, unasked: bool = False) -> None:
        if self._chat.answering:
            self._notices.show("model", Fault(FaultCode.BUSY))
            return
        self._wanted = path
        self._library.inspect(path, lambda kind: self._load_inspected(path, kind, unasked=unasked))

    def _load_inspected(self, path: Path, kind: FolderKind, *, unasked: bool) -> None:
        if path != self._wanted:
            return  # another was chosen meanwhile
        self._wanted = None
        if kind is not FolderKind.MODEL:
            missing = kind is FolderKind.MISSING
            code = FaultCode.MODEL_FOLDER_MISSING if missing else FaultCode.MODEL_XML_MISSING
            self._notices.show("model", Fault(code, {"path": str(path)}))
            self._library.look()
            return
        self._notices.dismiss("model")
        try:
            self._loads.load(load_wish(self._settings.value, path), unasked=unasked)
        except UserError as error:
            self._notices.show("model", error.fault)
            return
        self._shell.top_bar.show_model(folder_model_name(path))
        self._shell.focus_composer()  # one can type already

    @Slot()
    def _load_starter(self) -> None:
        if self._library.starter is not None:
            self.load(self._library.starter)

    @Slot()
    def _put_off(self) -> None:
        self._put_off_first_start = True
        self._choose_page()

    @Slot()
    def unload(self) -> None:
        """Give the model's memory back."""
        try:
            self._engine.unload()
        except UserError as error:
            self._notices.show("model", error.fault)

    @Slot(str)
    def choose_device(self, device: str) -> None:
        """Use another device from now on."""
        if device == self._settings.value.device:
            return
        if self._chat.answering:
            self._notices.show("model", Fault(FaultCode.BUSY))
            return
        self._settings.update(device=device)
        self._show_devices()
        folder = self._engine.model_dir
        if folder is not None:
            self.load(folder)

    @property
    def devices(self) -> list[Device]:
        """What can compute."""
        return self._devices

    @Slot()
    def reload(self) -> None:
        """Load the model again, with the settings of now."""
        folder = self._engine.model_dir
        if folder is not None:
            self.load(folder)

    # ── the services ─────────────────────────────────────────────────────────

    @Slot()
    def _on_library_changed(self) -> None:
        self._shell.top_bar.set_models(self._library.entries)
        self._shell.first_start.offer_starter(self._library.starter is not None)
        self._show_model()

    @Slot(list)
    def _on_devices(self, devices: list[DeviceAnswers]) -> None:
        automatic = Device("", self.tr("Automatic"))
        self._devices = [automatic, *(Device(d.id, short_device_name(d.name)) for d in devices)]
        self._show_devices()

    def _show_devices(self) -> None:
        self._shell.top_bar.set_devices(self._devices, self._settings.value.device)

    @Slot(object)
    def _on_loaded(self, _loaded: Loaded) -> None:
        if self._engine.model_dir is not None:
            self._library.remember(self._engine.model_dir)
        self._notices.dismiss("model")
        self._show_model()

    @Slot(object)
    def _on_load_failed(self, fault: Fault) -> None:
        self._notices.show("model", fault)
        self._library.look()

    @Slot()
    def _show_model(self) -> None:
        folder = self._engine.model_dir
        if folder is None and (current := self._library.current):
            folder = current.path
        self._shell.top_bar.show_model(folder_model_name(folder) if folder else None)
        self._choose_page()

    @Slot()
    def _choose_page(self) -> None:
        """A first start is over once a folder is known."""
        if self._shell.page is Page.TRANSCRIPT:
            return
        known = self._library.entries or self._engine.has_model or self._put_off_first_start
        self._shell.show_page(Page.EMPTY if known else Page.FIRST_START)
