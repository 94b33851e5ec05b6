"""Save code from an answer as a file."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from moechat.core.faults import FaultCode, file_fault
from moechat.services.tasks import TaskLane
from moechat.ui.fault_notices import FaultNotices

_KEY = "save"  # of the notice


class CodeSaver(QObject):
    """Asks where to, and writes on a thread: the folder may be anywhere."""

    def __init__(self, window: QWidget, notices: FaultNotices, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._notices = window, notices
        self._folder = ""
        self._dialog: QFileDialog | None = None
        self._lane: TaskLane | None = None

    @Slot(str, str)
    def ask(self, name: str, code: str) -> None:
        """Let the user choose a file for ``code``, suggesting a name; the window goes on."""
        if self._dialog is not None:
            self._dialog.close()
        places = QStandardPaths.StandardLocation
        folder = self._folder or QStandardPaths.writableLocation(places.DocumentsLocation)
        dialog = QFileDialog(self._window, self.tr("Save the code"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda path: self.save(Path(path), code))
        dialog.finished.connect(self._forget_dialog)
        self._dialog = dialog
        dialog.open()

    def save(self, path: Path, code: str) -> None:
        """Write ``code``, with line ends as they are."""
        self._folder = str(path.parent)
        if self._lane is None:
            self._lane = TaskLane("save", self)
        self._lane.run(
            lambda: path.write_text(code, encoding="utf-8", newline=""),
            lambda _: self._notices.dismiss(_KEY),
            lambda error: self._on_error(error, path),
        )

    def _on_error(self, error: Exception, path: Path) -> None:
        if not isinstance(error, OSError):
            raise error
        fault = file_fault(error, str(path))
        if fault.code is not FaultCode.DISK_FULL:
            fault = replace(fault, code=FaultCode.CODE_UNWRITABLE)
        self._notices.show(_KEY, fault)

    @Slot()
    def _forget_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
