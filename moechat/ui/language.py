"""The language of the window: which there are, which is chosen, and Qt's translators for it."""

import tomllib
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from moechat.resources_path import resource

SYSTEM = ""  # in the settings: as the system
# By the code in the names of the files, each with its own name.
LANGUAGES = {"en": "English", "de": "Deutsch", "ja": "日本語", "zh_CN": "简体中文"}


def chosen_language(settings: Path) -> str:
    """What the settings say, read before there is anything else of them; else `SYSTEM`."""
    with suppress(OSError, ValueError):
        chosen = tomllib.loads(settings.read_text("utf-8")).get("language")
        if chosen in LANGUAGES:
            return str(chosen)
    return SYSTEM


def speak(app: QCoreApplication, chosen: str) -> None:
    """Show all that is made from now on in the language ``chosen``, numbers and dates as well."""
    if chosen != SYSTEM:
        QLocale.setDefault(QLocale(chosen))
    code = chosen or _of_system(QLocale.system())
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{code}", qt_folder), (f"moechat_{code}", _folder())):
        translator = QTranslator(app)
        if translator.load(name, folder):  # Qt has none for English
            app.installTranslator(translator)


def _of_system(system: QLocale) -> str:
    """The first language that the user wants and we have, or English."""
    known = {QLocale(code).language(): code for code in LANGUAGES}
    for wanted in system.uiLanguages():
        if code := known.get(QLocale(wanted).language()):
            return code
    return "en"


def _folder() -> str:
    with suppress(FileNotFoundError):
        return str(resource("translations", "moechat_en.qm").parent)
    return ""  # a checkout in which they were not made; English has no need of them
