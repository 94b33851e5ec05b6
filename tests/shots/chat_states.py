"""States of a chat: answers, questions, what lies above them."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QLineEdit

from moechat.core.conversation import MessageState
from moechat.core.faults import Fault, FaultCode
from moechat.core.model_name import read_model_name
from moechat.protocol.messages import TextKind
from moechat.services.models import ModelEntry
from moechat.ui.actions.palette import Palette
from moechat.ui.actions.palette_sources import PaletteItem
from moechat.ui.actions.sheet import ShortcutSheet
from moechat.ui.actions.table import all_actions, first_keys
from moechat.ui.composer import Mode
from moechat.ui.frame import Side
from moechat.ui.theme import Tone
from tests.shots.stage import ANSWER, Stage


def chat(stage: Stage) -> None:
    stage.talk()


def generating(stage: Stage) -> None:
    stage.talk("", state=MessageState.DRAFT, metrics=None)
    stage.transcript.begin_answer(stage.answer)
    stage.transcript.add_delta("a", TextKind.TEXT, ANSWER[:620], False)
    stage.shell.composer.set_mode(Mode.ANSWERING)
    stage.shell.top_bar.show_state("Answering", Tone.OK)


def prefill(stage: Stage) -> None:
    stage.talk("", reasoning="", state=MessageState.DRAFT, metrics=None)
    stage.transcript.begin_answer(stage.answer)
    stage.transcript.show_prefill("a", 2357, 6204)
    stage.shell.panel.speed.show_prefill(2357 / 6204, 212.0)
    stage.shell.composer.set_mode(Mode.ANSWERING)
    stage.shell.top_bar.show_state("Reading the prompt", Tone.MUTED)


def stopping(stage: Stage) -> None:
    generating(stage)
    stage.shell.composer.stop()
    stage.shell.composer.offer_force_stop()


def crash(stage: Stage) -> None:
    stage.talk(
        ANSWER[:640],
        state=MessageState.INTERRUPTED,
        metrics=None,
        fault=Fault(FaultCode.DRIVER_FAILED, {"device": "GPU", "stage": "decode"}, "trace"),
    )
    stage.shell.top_bar.show_state("Engine restarted", Tone.WARN)


def banner(stage: Stage) -> None:
    stage.talk()
    notices = stage.window.notices
    notices.show("a", Fault(FaultCode.ENGINE_CRASH_LOOP, {"count": 3, "minutes": 5}, "x"))
    notices.show("b", Fault(FaultCode.MODEL_FOLDER_MISSING, {"path": "/models/Qwen3-8B"}))
    stage.shell.top_bar.show_state("Engine stopped", Tone.BAD)


def empty(stage: Stage) -> None:
    stage.empty()


def drawer(stage: Stage) -> None:
    stage.talk()
    stage.shell.frame.toggle(Side.SIDEBAR)


def link(stage: Stage) -> None:
    stage.talk()
    stage.shell.link_prompt.ask("https://example.org/a/long/path?and=" + "words-" * 30)


def pasted(stage: Stage) -> None:
    stage.talk()
    stage.shell.composer.insert("Sum this up in ten lines.\n\nIn English.")
    stage.shell.composer.edit.large_text_pasted.emit("log line\n" * 90_000)


def model_menu(stage: Stage) -> None:
    stage.talk()
    bar = stage.shell.top_bar
    folders = ("Qwen3.6-35B-A3B-int4-ov", "LFM2-8B-A1B-int4-ov", "gpt-oss-20b-int4-ov")
    bar.set_models(
        [
            ModelEntry(Path(f"/models/{f}"), read_model_name(f), missing=n == 2, current=n == 0)
            for n, f in enumerate(folders)
        ]
    )
    bar.set_can_unload(True)
    menu = bar._model.menu()
    menu.setParent(stage.shell)  # into the picture
    menu.aboutToShow.emit()
    menu.adjustSize()
    menu.move(bar._model.mapTo(stage.shell, bar._model.rect().bottomLeft()))
    menu.show()
    menu.raise_()


def shortcuts(stage: Stage) -> None:
    stage.talk()
    sheet = ShortcutSheet(stage.theme, stage.icons, stage.shell)
    sheet.open(all_actions(), {})


class _Found:
    """A source of the palette with examples."""

    def __init__(self, *lines: tuple[str, str]) -> None:
        self._items = [PaletteItem(text, text, text.casefold(), side) for text, side in lines]

    def items(self) -> Sequence[PaletteItem]:
        return self._items

    def recent(self, count: int) -> Sequence[PaletteItem]:
        return self._items[:count]

    def run(self, item_id: str) -> None: ...


def palette(stage: Stage) -> None:
    stage.talk()
    actions = [(each.text, first_keys(each.id)) for each in all_actions() if each.listed]
    sources = (
        _Found(*actions),
        _Found(("Qwen3.6-35B-A3B int4", "Load model"), ("LFM2-8B-A1B int4", "Load model")),
        _Found(("How a CPU cache works", "Chat"), ("Trip to Kraków, 4 days", "Chat")),
    )
    Palette(stage.theme, stage.icons, sources, stage.shell).open()


def palette_typed(stage: Stage) -> None:
    palette(stage)
    line = stage.shell.overlay.findChild(QLineEdit) if stage.shell.overlay else None
    if line is not None:
        line.setText("cha")
