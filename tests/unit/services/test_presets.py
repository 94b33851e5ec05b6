"""Files of presets: both formats, and those that are none."""

from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.core.chat_template import Effort, TemplateChoice
from moechat.core.context_policy import ContextPolicy
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from moechat.protocol.preset import Preset
from moechat.services.chat import ChatService
from moechat.services.engine import EngineService
from moechat.services.presets import Presets, read_presets
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from moechat.store.store import Store

FULL = Preset(
    id="7",
    name='Größe "家" \\ 🙂',
    options=AnswerOptions(
        system_prompt="Line one.\n\tLine two, {{date}}.\r\n",
        sampling=Sampling(temperature=0.0, top_p=0.5, top_k=0, presence_penalty=-1.5),
        template=TemplateChoice(thinking=False, effort=Effort.HIGH),
        stop=("\n\nUser:",),
        seed=2**63 - 1,
        max_new_tokens=17,
        policy=ContextPolicy.DROP,
    ),
)


@pytest.mark.parametrize("name", ["all.json", "all.TOML", "no suffix"])
def test_what_is_exported_comes_back(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    engine = EngineService(EngineClient())
    settings = SettingsFile(tmp_path / "settings.toml")
    chat = ChatService(TaskLane("store"), tmp_path / "moechat.db", engine, settings)
    presets, exported, failed = Presets(chat, engine, TaskLane("files")), [], list[Fault]()
    presets.exported.connect(exported.append)
    presets.failed.connect(failed.append)
    try:
        presets.export(tmp_path / name, [FULL, Preset(name="Bare")])
        qtbot.waitUntil(lambda: bool(exported), timeout=20_000)
        again = read_presets(tmp_path / name)
        assert [preset.options for preset in again] == [FULL.options, AnswerOptions()]
        assert [(preset.id, preset.name) for preset in again] == [("", FULL.name), ("", "Bare")]
        presets.export(tmp_path / name / "below a file", [FULL])
        qtbot.waitUntil(lambda: bool(failed), timeout=20_000)
        assert failed[0].code is not FaultCode.UNEXPECTED
    finally:
        chat.shut_down(10.0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "just words",
        '{"presets": [{"name": "x"}], "format": "moechat presets", "version": 2}',
        '{"presets": [{"name": "x"}], "format": "other"}',
        '{"presets": [{"name": ""}]}',
        '{"presets": [{"name": "x", "options": {"sampling": {"temperature": 99}}}]}',
        '{"presets": [{"name": "fine"}, {"name": 5}]}',
        '{"presets": [{"name": "fine"}, {"name": " \\n\\u200b "}]}',
        '{"presets": []}',
        '{"presets": [' + ", ".join(['{"name": "x"}'] * 1_001) + "]}",
        "{" * 100_000,
        'presets = [{ name = "x", options = { seed = -1 } }]',
    ],
)
def test_other_files_are_refused_whole(tmp_path: Path, text: str) -> None:
    file = tmp_path / "presets.json"
    file.write_text(text, "utf-8")
    with pytest.raises(UserError) as caught:
        read_presets(file)
    assert caught.value.fault.code is FaultCode.PRESETS_UNREADABLE
    file.write_bytes(b"\xff\xfe\x00" + text.encode())
    with pytest.raises(UserError):
        read_presets(file)


def test_names_of_files_stand_on_one_line(tmp_path: Path) -> None:
    file = tmp_path / "presets.json"
    file.write_text('{"presets": [{"name": " a\\nb\\u0000\\tc 👩\u200d🚀"}]}', "utf-8")
    assert [preset.name for preset in read_presets(file)] == ["a b c 👩\u200d🚀"]


def test_an_import_that_fails_leaves_nothing(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "moechat.db")
    broken = msgspec.structs.replace(FULL, id="", name=None)
    with pytest.raises((AttributeError, TypeError)):
        store.presets.add([Preset(name="fine"), broken])
    assert store.presets.all() == []
    added = store.presets.add([Preset(name="one"), Preset(name="two")])
    assert store.presets.all() == added
    store.close()
