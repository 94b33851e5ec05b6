"""The library of presets, as a person keeps it."""

from collections.abc import Callable

from PySide6.QtTest import QTest

from moechat.services.presets import Presets
from moechat.ui.buttons import Button
from moechat.ui.settings.presets_page import PresetsPage
from tests.ui.settings.conftest import Desk, Key

Desks = Callable[..., Desk]


def _page(at: Desk) -> tuple[PresetsPage, Presets]:
    page = at.view.show_page("presets")
    assert isinstance(page, PresetsPage)
    assert page.rows
    return page, at.window._program.around_chats.presets


def _press(page: PresetsPage, text: str) -> None:
    (button,) = (b for b in page.findChildren(Button) if b.text() == text and b.isEnabled())
    button.click()


def test_a_preset_is_made_named_filled_and_deleted(desk: Desks) -> None:
    at = desk()
    page, presets = _page(at)
    built_in = len(presets.all)
    _press(page, "New")
    at.window.until(lambda: page.preset.name == "New preset")
    row = at.type_into("presets", "name", "Concise")
    assert row.error == "Another preset has this name."
    at.type_into("presets", "name", "Pirate")
    assert at.type_into("presets", "temperature", "99").error
    at.press(row.control, Key.Key_Escape)
    at.type_into("presets", "top_k", "3")
    prompt = at.control("presets", "system_prompt")
    QTest.keyClicks(prompt, "Arr")
    at.press(prompt, Key.Key_Tab)
    at.press(at.control("presets", "effort"), Key.Key_End)
    _press(page, "Duplicate")
    at.window.until(lambda: page.preset.name == "Pirate 2")
    assert len(presets.all) == built_in + 2
    _press(page, "Delete")
    assert [p.name for p in presets.all[:1]] == ["Pirate"]
    presets.load()  # what another start would read
    (kept,) = (p for p in presets.all if p.name == "Pirate")
    assert kept.options.system_prompt == "Arr"
    assert kept.options.sampling.top_k == 3
    assert kept.options.template.effort == "high"


def test_a_built_in_preset_can_be_changed_and_be_as_it_was(desk: Desks) -> None:
    at = desk()
    page, presets = _page(at)
    before = page.preset
    assert not presets.is_stored(before.id)
    at.type_into("presets", "temperature", "0.4")
    at.window.until(lambda: presets.is_stored(before.id))
    assert page.preset.options.sampling.temperature == 0.4
    assert [p.id for p in presets.all].count(before.id) == 1
    _press(page, "As it was")
    assert presets.find(before.id) == before


def test_the_system_prompt_of_the_open_chat(desk: Desks) -> None:
    at = desk()
    at.view.show_page("general")
    at.window.shell.composer.choices.prompt_wanted.emit()
    row = at.view.show_page("generation").rows["system_prompt"]
    at.window.until(lambda: row.is_highlighted)
    QTest.keyClicks(row.control, "Only here.")
    at.press(row.control, Key.Key_Tab)
    assert at.window.chat.options.value.system_prompt == "Only here."
    assert at.window.settings.value.system_prompt == ""
