"""The QApplication, set up the way the window expects it."""

import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from moechat import __version__
from moechat.ui.accessible import install_roles


def make_application(arguments: Sequence[str]) -> QApplication:
    """Make the one application object: names, icon, style."""
    QCoreApplication.setApplicationName("moechat")
    QCoreApplication.setApplicationVersion(__version__)
    QCoreApplication.setOrganizationName("moechat")
    QApplication.setDesktopFileName("moechat")
    app = QApplication(list(arguments))
    if sys.platform == "linux":
        # Themes of desktops draw over the palette in ways nobody has tested.
        app.setStyle("Fusion")
    install_roles()
    return app
