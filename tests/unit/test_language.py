"""Which language the window speaks."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

import moechat
from moechat.services.joining import as_sentence, in_a_list, one_after_another
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


@pytest.fixture
def silenced(qapp: QCoreApplication) -> Iterator[QCoreApplication]:
    """The application, which forgets the language again."""
    before = QLocale()
    yield qapp
    QLocale.setDefault(before)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()


def test_texts_of_qt_speak_it_too(silenced: QCoreApplication) -> None:
    assert silenced.translate("QPlatformTheme", "Cancel") == "Cancel"
    speak(silenced, "de")
    assert silenced.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().toString(1.5) == "1,5"


def test_sentences_and_lists_are_joined_as_it_writes_them(silenced: QCoreApplication) -> None:
    assert one_after_another(("One.", "", "Two.")) == "One. Two."
    assert in_a_list(("{a}", "b", "c")) == "{a}, b, c"
    assert as_sentence("One") == "One."
    assert one_after_another(()) == in_a_list(("",)) == ""
    speak(silenced, "ja")
    assert as_sentence("一") == "一。"
    assert one_after_another(("一。", "", "二。")) == "一。二。"
    assert in_a_list(("{a}", "b", "c")) == "{a}、b、c"


def test_translators_find_every_text_and_every_plural() -> None:
    """What lupdate passes over: contexts in variables, and counts of `translate`; `tr` has both."""
    passed_over = []
    for path in Path(moechat.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            context, text = node.args[:2]
            if name != "translate" or not isinstance(getattr(text, "value", None), str):
                continue
            if not isinstance(context, ast.Constant) or len(node.args) > 3 or node.keywords:
                passed_over.append(f"{path.name}:{node.lineno}: {ast.unparse(text)}")
    assert not passed_over
