"""Every text of the window in every language, with all its places for values."""

import ast
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from moechat.ui.language import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "resources" / "translations"
TRANSLATED = sorted(set(LANGUAGES) - {"en"})
PLACES = re.compile(r"\{\{\w+\}\}|\{[^{}]*\}|%n|<[^>]+>")
Text = tuple[str, str]  # context, source


def texts_in(tree: ast.AST, context: str = "") -> Iterator[Text]:
    """What a module marks for translation."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            words = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
            if name == "tr" and words and isinstance(words[0], str):
                yield context, words[0]
            if name in ("translate", "QT_TRANSLATE_NOOP") and len(words) == 2:
                yield str(words[0]), str(words[1])
        yield from texts_in(node, node.name if isinstance(node, ast.ClassDef) else context)


def messages(language: str) -> dict[Text, ET.Element]:
    root = ET.parse(FOLDER / f"moechat_{language}.ts").getroot()
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in root.iter("context")
        for message in context.iter("message")
    }


def forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


@pytest.mark.parametrize("language", TRANSLATED)
def test_translators_have_every_text(language: str) -> None:
    """Otherwise: make translations."""
    found = {
        text
        for path in (ROOT / "moechat").rglob("*.py")
        for text in texts_in(ast.parse(path.read_text("utf-8")))
    }
    assert len(found) > 1500
    assert found - messages(language).keys() == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated(language: str) -> None:
    for text, message in messages(language).items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, text
        for form in forms(message):
            assert form.strip() or not text[1].strip(), text
            if message.get("numerus") is None:
                assert sorted(PLACES.findall(form)) == sorted(PLACES.findall(text[1])), text


def test_plurals_of_english_are_said() -> None:
    assert all(all(forms(message)) for message in messages("en").values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_qt_reads_is_of_now(language: str, tmp_path: Path) -> None:
    """Otherwise: make translations."""
    compiled = tmp_path / "new.qm"
    suffix = ".exe" if sys.platform == "win32" else ""
    release = Path(sysconfig.get_path("scripts")) / f"pyside6-lrelease{suffix}"
    source = FOLDER / f"moechat_{language}.ts"
    subprocess.run([release, "-silent", source, "-qm", compiled], check=True)
    assert compiled.read_bytes() == source.with_suffix(".qm").read_bytes()
