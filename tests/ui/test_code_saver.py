"""Code from an answer becomes a file, or a sentence says why it does not."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from moechat.services.texts import describe
from moechat.ui.code_saver import CodeSaver
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.label import Label
from moechat.ui.shell import Shell

CODE = "a = '\u00e9'\r\nb\n"


def test_code_is_saved_where_the_user_says(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    notices = FaultNotices(shell.notices, describe, shell)
    saver = CodeSaver(shell, notices, shell)
    saver.ask("run.py", CODE)
    dialog = shell.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith("run.py")
    path = tmp_path / "run.py"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    qtbot.waitUntil(lambda: path.exists() and path.read_bytes() == CODE.encode(), timeout=20_000)


def test_a_folder_that_is_not_there_is_said(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    saver = CodeSaver(shell, FaultNotices(shell.notices, describe, shell), shell)
    saver.save(tmp_path / "gone" / "run.py", CODE)

    def said() -> bool:
        labels = shell.notices.findChildren(Label)
        return any("could not be saved" in label.text() for label in labels)

    qtbot.waitUntil(said, timeout=20_000)
