"""The QApplication, set up the way the window expects it."""

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from moechat import __version__
from moechat.ui.accessible import install_roles


def make_application(arguments: Sequence[str]) -> QApplication:
    """Make the one application object: names, icon, style."""
    QCoreApplication.setApplicationName("moechat")
    QCoreApplication.setApplicationVersion(__version__)
    QCoreApplication.setOrganizationName("moechat")
    QApplication.setDesktopFileName("moechat")
    before = qInstallMessageHandler(_on_first_words)
    app = QApplication(list(arguments))
    qInstallMessageHandler(before)
    if sys.platform == "linux":
        # Themes of desktops draw over the palette in ways nobody has tested.
        app.setStyle("Fusion")
    install_roles()
    return app


# In English: there is no application yet that would translate.
_NO_SCREEN = """\
moechat cannot open its window: there is no screen that it can reach, or a library is missing that
the lines above name. Start it in a desktop session; `moechat chat FOLDER` needs no window.
"""


def _on_first_words(kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
    """Pass on what Qt says as it starts, but for its advice where it would abort."""
    if kind is not QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{text}\n")
        return
    sys.stderr.write(_NO_SCREEN)
    sys.stderr.flush()
    os._exit(1)
