"""Messages with the real engine: on after the token limit, another answer, another question."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from moechat.core.conversation import FinishReason, MessageState
from moechat.ui.transcript.edit_row import EditRow
from moechat.ui.transcript.footer_row import FooterRow
from tests.ui.test_with_a_real_model import Person

pytestmark = pytest.mark.real_model


def test_continue_regenerate_and_edit(qtbot: QtBot, tmp_path: Path, starter_model: Path) -> None:
    person = Person(qtbot, tmp_path)
    try:
        person.program.settings.update(max_new_tokens=16)
        person.loads(starter_model)
        shell = person.program.contents.shell
        view = shell.transcript

        def footer() -> FooterRow:
            found = [f for f in view.viewport().findChildren(FooterRow) if f.isVisible()]
            return max(found, key=lambda f: f.y())

        person.says("Write a long story about a ship and its crew.")
        cut = person.hears(1)
        assert cut.finish_reason is FinishReason.LENGTH
        person.waits(lambda: footer()._ending.text() == "Ended by the token limit")
        assert footer()._continue.isVisible()
        QTest.mouseClick(footer()._continue, Qt.MouseButton.LeftButton)
        longer = person.hears(2)
        assert longer.id == cut.id
        assert longer.state is MessageState.COMPLETE
        assert longer.text.startswith(cut.text)
        assert len(longer.text) > len(cut.text)
        # Another answer beside it, and both can be read.
        QTest.keyClick(
            person.program.window,
            Qt.Key.Key_R,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )
        other = person.hears(3)
        assert other.parent_id == cut.parent_id
        assert other.seed not in (None, 0, cut.seed)
        assert other.text
        person.waits(lambda: footer()._versions._place.text() == "2/2")
        # Another question in the place of the first.
        shell.focus_composer()
        QTest.keyClick(shell.composer.edit, Qt.Key.Key_Up)
        person.waits(lambda: bool(view.viewport().findChildren(EditRow)))
        editor = view.viewport().findChildren(EditRow)[0]
        editor.edit.replace_text("What is the capital of France?")
        QTest.keyClick(editor.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        answer = person.hears(4)
        assert answer.parent_id not in (None, cut.parent_id)
        assert answer.text
    finally:
        person.leaves()
