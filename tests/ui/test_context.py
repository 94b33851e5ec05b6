"""Meter, policy, presets and thinking in a whole window, with a scripted engine of 8,192 tokens."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from moechat.core.chat_template import Effort, TemplateChoice
from moechat.core.context_policy import ContextPolicy, Fullness
from moechat.core.conversation import Message
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from moechat.services.attaching import ItemState
from moechat.services.engine import EngineState
from moechat.ui.chat_choices import ChatChoices
from moechat.ui.composer import Composer
from moechat.ui.settings.presets_page import PresetsPage
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]
_PART = "word " * 2400  # 3,000 tokens, as the script counts


class Person:
    """Somebody who writes long messages."""

    def __init__(self, window: Running, home: Path) -> None:
        self.window, self.ended = window, list[Message]()
        window.chat.answer_ended.connect(self.ended.append)
        window.contents._models.load(make_model_folder(home / "thinker-int4-ov"))
        window.until(lambda: window.engine.state is EngineState.READY)

    @property
    def composer(self) -> Composer:
        return self.window.shell.composer

    def types(self, text: str) -> None:
        self.composer.edit.insertPlainText(text)

    def sends(self) -> None:
        QTest.keyClick(self.composer.edit, Qt.Key.Key_Return)

    def hears(self, count: int) -> Message:
        self.window.until(lambda: len(self.ended) == count and not self.window.chat.answering)
        return self.ended[-1]

    def sees(self, fullness: Fullness) -> None:
        meter = self.composer.meter
        self.window.until(lambda: meter.isVisible() and meter.fullness is fullness)

    def decides(self, text: str) -> None:
        strip = self.composer.strip
        self.window.until(strip.isVisible)
        (button,) = (each for each in strip.buttons if each.text() == text)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert not strip.isVisible()


def entries(choices: ChatChoices) -> dict[str, QAction]:
    choices.preset.menu().aboutToShow.emit()
    return {action.text(): action for action in choices.preset.menu().actions()}


def test_a_chat_that_grows_too_long(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "4")
    person = Person(window, tmp_path)
    composer, transcript = person.composer, window.shell.transcript
    assert not composer.meter.isVisible()
    person.types(_PART)
    person.sees(Fullness.FINE)
    assert "What you are typing has 3,0" in composer.meter.toolTip()
    person.sends()
    person.hears(1)
    person.types(_PART)
    person.sends()
    person.hears(2)
    person.sees(Fullness.FINE)
    person.types("word " * 1200)
    person.sees(Fullness.NEARLY)
    assert "Little room" in composer.meter.accessibleDescription()
    person.types("word " * 1200)
    person.sees(Fullness.OVER)
    person.sends()
    person.decides("Leave them out")
    person.hears(3)
    assert window.chat.options.value.policy is ContextPolicy.DROP
    mark = transcript.mark
    assert mark is not None
    assert (mark.dropped, mark.summary) == (4, "")
    person.sees(Fullness.FINE)
    composer.meter.policy_chosen.emit(ContextPolicy.SUMMARISE)
    for count in (4, 5):
        person.types(_PART)
        window.until(lambda: "What you are typing" in composer.meter.toolTip())
        person.sends()
        person.hears(count)
    mark = transcript.mark
    assert mark is not None
    assert mark.summary
    transcript._toggle_mark("")
    transcript._on_mark_edited("", "As I remember it.")
    chat_id = window.chat.conversation_id
    window.contents._chats.new_chat()
    window.until(lambda: transcript.mark is None)
    window.contents._chats.open(chat_id)
    window.until(lambda: transcript.mark is not None)
    assert transcript.mark is not None
    assert transcript.mark.summary == "As I remember it."
    messages = window.contents._message_presenter.service
    first = transcript._positions.entry(0).id
    edited: list[str] = []
    messages.edit_sent.connect(edited.append)
    messages.edit(first, "Something short")
    person.hears(6)
    window.until(lambda: transcript.mark is None)
    person.sees(Fullness.FINE)
    short = composer.meter.text()
    messages.turn_version(transcript._positions.entry(0).id, -1)
    window.until(lambda: transcript.mark is not None)
    window.until(lambda: composer.meter.text() != short)
    transcript.summary_renewed.emit()
    window.until(lambda: not transcript.mark.busy and transcript.mark.summary == mark.summary)


def test_a_text_that_is_too_long_by_itself(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "4")
    person = Person(window, tmp_path)
    composer = person.composer
    clipboard = "word " * 12_000
    composer.edit.setPlainText("Sum this up: ")
    mime = composer.edit.createMimeDataFromSelection()
    mime.setText(clipboard)
    composer.edit.insertFromMimeData(mime)
    window.until(composer.strip.isVisible)
    assert "15,00" in composer.strip.text
    person.decides("Take it out")
    assert composer.text() == "Sum this up: "
    composer.edit.insertFromMimeData(mime)
    person.decides("Attach as a document")
    attaching = window.chat.attaching
    window.until(lambda: attaching.unsettled(ItemState.READY) is not None)
    (item,) = attaching.items
    assert item.attachment is not None
    assert item.attachment.text == clipboard
    assert composer.text() == "Sum this up: "
    attaching.remove(item.key)
    composer.edit.insertFromMimeData(mime)
    person.sends()
    window.until(lambda: "alone" in composer.strip.text)
    assert not window.chat.answering
    person.decides("Send anyway")
    person.hears(1)


def test_presets_from_menu_to_chat_and_back(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "4")
    person = Person(window, tmp_path)
    choices = person.composer.choices
    entries(choices)["Programmer"].trigger()
    assert window.chat.options.value.sampling.temperature == 0.2
    assert choices.preset.text() == "Programmer"
    window.chat.options.choose(
        AnswerOptions(preset=window.chat.options.value.preset, system_prompt="Mine, {{model}}.")
    )
    assert choices.preset.text() == "Programmer (changed)"
    entries(choices)["Make a preset of this chat"].trigger()
    window.until(lambda: choices.preset.text() == "My preset 1")
    view = window.contents.settings.view
    assert view is not None
    page = view.page
    assert isinstance(page, PresetsPage)
    rows = page.rows
    assert page.preset.options.system_prompt == "Mine, {{model}}."
    rows["top_k"].control.setText("7")
    rows["top_k"].control.commit()
    rows["default"].control.chosen.emit(page.preset.id)
    rows["thinking"].control.chosen.emit(False)
    window.until(lambda: window._program.around_chats.presets.default == page.preset.id)
    file = tmp_path / "my presets.toml"
    exported: list[Path] = []
    window._program.around_chats.presets.exported.connect(exported.append)
    window._program.around_chats.presets.export(file, window._program.around_chats.presets.all)
    window.until(lambda: bool(exported))
    before = len(window._program.around_chats.presets.all)
    window._program.around_chats.presets.import_file(file)
    window.until(lambda: len(window._program.around_chats.presets.all) == 2 * before)
    window._program.around_chats.presets.import_file(tmp_path)
    window.until(lambda: bool(window.shell.notices.keys()))
    window.contents._chats.new_chat()
    value = window.chat.options.value
    assert (value.system_prompt, value.sampling) == ("Mine, {{model}}.", Sampling(top_k=7))
    assert value.template.thinking is False
    person.types("Hi")
    person.sends()
    person.hears(1)
    assert window.chat.options.value == value
    window.contents._chats.new_chat()
    assert window.chat.options.value == value
    entries(choices)["No preset"].trigger()
    window._program.around_chats.presets.load()
    presets_read: list[None] = []
    window.chat.store.run(lambda _: None, presets_read.append)
    window.until(lambda: bool(presets_read))
    assert window.chat.options.value == AnswerOptions()


def test_thinking_is_there_where_the_template_knows_it(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "4", "--switch", "enable_thinking", "--efforts")
    choices = window.shell.composer.choices
    assert not choices.thinking.isVisible()
    Person(window, tmp_path)
    window.until(choices.thinking.isVisible)
    assert choices.effort.isVisible()
    assert choices.thinking.isChecked()
    choices.thinking.setFocus()
    QTest.keyClick(choices.thinking, Qt.Key.Key_Space)
    choices.effort.choose(Effort.LOW)
    chosen = TemplateChoice(thinking=False, effort=Effort.LOW)
    assert window.chat.options.value.template == chosen
    assert not choices.thinking.isChecked()


def test_an_engine_that_is_busy_with_a_step(program: Make, tmp_path: Path) -> None:
    """The count comes after four seconds: until then there is an estimate."""
    window = program("--tokens", "4", "--count-s", "4")
    person = Person(window, tmp_path)
    person.types(_PART)
    meter = person.composer.meter
    window.until(lambda: meter.text().startswith("~"))
    assert "Estimated" in meter.toolTip()
    window.until(lambda: not meter.text().startswith("~"))
    assert "Estimated" not in meter.toolTip()
