"""Which language the window speaks."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from moechat.services.settings import SettingsFile
from moechat.ui.language import LANGUAGES, SYSTEM, chosen_language, speak


def test_each_choice_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    assert chosen_language(path) == SYSTEM
    for code in LANGUAGES:
        SettingsFile(path).update(language=code)
        assert chosen_language(path) == code


@pytest.mark.parametrize("content", [b"language = 3", b"language = 'xx'", b"\xff", b"language ="])
def test_nonsense_is_the_system(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    assert chosen_language(path) == SYSTEM


def test_texts_of_qt_speak_it_too(qapp: QCoreApplication) -> None:
    before = QLocale()
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancel"
    try:
        speak(qapp, "de")
        assert qapp.translate("QPlatformTheme", "Cancel") == "Abbrechen"
        assert QLocale().toString(1.5) == "1,5"
    finally:
        QLocale.setDefault(before)
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
            translator.deleteLater()
