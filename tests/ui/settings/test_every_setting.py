"""Every setting is stored as soon as it is changed, by keyboard, and says why where it is not."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtTest import QTest

from moechat.core.context_policy import ContextPolicy
from moechat.core.kv_cache import KvPrecision
from moechat.core.memory_lock import LockMode
from moechat.protocol.messages import Sampling
from moechat.ui.settings.controls import Choice, Field, Lines, Switch
from tests.ui.conftest import make_model_folder
from tests.ui.settings.conftest import Desk, Key

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

Desks = Callable[..., Desk]
GIB = 1024**3

NUMBERS = [
    ("general", "idle_unload_minutes", "45", {"idle_unload_minutes": 45}),
    ("models", "parallel_files", "2", {"parallel_files": 2}),
    ("models", "download_reserve_bytes", "3.5", {"download_reserve_bytes": round(3.5 * GIB)}),
    ("offload", "reserve_bytes", "2.5", {"reserve_bytes": round(2.5 * GIB)}),
    ("offload", "battery_reserve_bytes", "1,5", {"battery_reserve_bytes": round(1.5 * GIB)}),
    ("generation", "temperature", "0.3", {"sampling": Sampling(temperature=0.3)}),
    ("generation", "top_p", "0.9", {"sampling": Sampling(top_p=0.9)}),
    ("generation", "top_k", "50", {"sampling": Sampling(top_k=50)}),
    ("generation", "min_p", "0.05", {"sampling": Sampling(min_p=0.05)}),
    ("generation", "repetition_penalty", "1.1", {"sampling": Sampling(repetition_penalty=1.1)}),
    ("generation", "presence_penalty", "-0.5", {"sampling": Sampling(presence_penalty=-0.5)}),
    ("generation", "frequency_penalty", "0.5", {"sampling": Sampling(frequency_penalty=0.5)}),
    ("generation", "max_new_tokens", "1,000", {"max_new_tokens": 1000}),
    ("generation", "seed", "7", {"seed": 7}),
]
# The last option of each.
CHOICES = [
    ("general", "send_key", {"send_key": "ctrl_enter"}),
    ("general", "language", {"language": "zh_CN"}),
    ("general", "titles", {"titles": "never"}),
    ("models", "device", {"device": "GPU"}),
    ("offload", "context_tokens", {"context_tokens": 1_048_576}),
    ("offload", "keep_experts_cached", {"keep_experts_cached": "off"}),
    ("offload", "kv_precision", {"kv_precision": KvPrecision.F16}),
    ("offload", "prefill_chunk", {"prefill_chunk": 16_384}),
    ("offload", "memory_lock", {"memory_lock": LockMode.ON}),
    ("offload", "on_load_failure", {"on_load_failure": "ask"}),
    ("generation", "policy", {"policy": ContextPolicy.SUMMARISE}),
    ("appearance", "scheme", {"scheme": "dark"}),
    ("appearance", "text_percent", {"text_percent": 200}),
    ("appearance", "density", {"density": "spacious"}),
    ("appearance", "motion", {"motion": "less"}),
]
SWITCHES = [
    ("general", "load_at_start", {"load_at_start": False}),
    ("general", "sidebar_open", {"sidebar_open": False}),
    ("general", "panel_open", {"panel_open": False}),
    ("general", "notify_answers", {"notify_answers": False}),
    ("general", "close_to_tray", {"close_to_tray": True}),
    ("models", "hub_use_system_proxy", {"hub_use_system_proxy": False}),
]
# In the database, and tested with the presets.
PRESET_ROWS = ("default", "import", "export", "preset", "name", "system_prompt", "temperature",
               "top_p", "top_k", "min_p", "repetition_penalty", "thinking", "effort")  # fmt: skip
# Tested on their own, or nothing that is stored.
OTHERS = {
    *(("generation", key) for key in ("target", "stop", "system_prompt")),
    *(("presets", key) for key in PRESET_ROWS),
    *(("models", key) for key in ("models_dir", "more_models_folders", "known")),
    *(("models", key) for key in ("hub_token", "hub_endpoint", "hub_token_to_mirror")),
    *(("models", key) for key in ("hub_proxy", "proxy_password", "hub_ca_file")),
    ("models", "connection_test"),
    *(("offload", key) for key in ("ratio", "runs")),
    ("general", "first_run"),
    *(("privacy", key) for key in ("place", "chats", "export_chats", "import_chats")),
    *(("privacy", key) for key in ("settings", "logs", "models", "delete_all")),
    *(("diagnostics", key) for key in ("doctor", "drive", "report", "logs")),
    *(("about", key) for key in ("version", "check_for_updates", "licences")),
}


def holds(desk: Desk, changes: dict[str, Any]) -> None:
    stored = desk.stored().value
    for name, value in changes.items():
        assert getattr(desk.window.settings.value, name) == value
        assert getattr(stored, name) == value


def test_no_setting_is_forgotten(desk: Desks) -> None:
    declared = {(i.key, e.key) for i in desk().view.infos for e in i.entries}
    tested = {(row[0], row[1]) for row in (*NUMBERS, *CHOICES, *SWITCHES)}
    assert declared == tested | OTHERS


@pytest.mark.parametrize(("page", "key", "text", "changes"), NUMBERS)
def test_numbers(desk: Desks, page: str, key: str, text: str, changes: dict[str, Any]) -> None:
    at = desk()
    assert at.type_into(page, key, text).error == ""
    holds(at, changes)
    row = at.type_into(page, key, "nonsense")
    assert row.error == "This is not a number."
    assert row.error in row.control.accessibleDescription()
    holds(at, changes)
    at.press(row.control, Key.Key_Escape)
    assert row.error == ""
    assert at.window.contents.settings.is_open  # Esc was for the field
    at.type_into(page, key, "9999999999999999999999")
    assert row.error.startswith(("The most that can be", "It has to be less than"))
    at.view.show_page("appearance")  # what cannot be saved is dropped with a change of page
    assert at.row(page, key).error == ""
    holds(at, changes)


@pytest.mark.parametrize(("page", "key", "changes"), CHOICES)
def test_choices(desk: Desks, page: str, key: str, changes: dict[str, Any]) -> None:
    at = desk()
    at.window.until(lambda: len(at.window.contents._models.devices) > 1)
    at.press(at.control(page, key), Key.Key_End)
    holds(at, changes)


@pytest.mark.parametrize(("page", "key", "changes"), SWITCHES)
def test_switches(desk: Desks, page: str, key: str, changes: dict[str, Any]) -> None:
    at = desk()
    switch = at.control(page, key)
    assert [not switch.isChecked()] == list(changes.values())
    at.press(switch, Key.Key_Space)
    holds(at, changes)


def test_stop_strings(desk: Desks) -> None:
    at = desk()
    lines: Lines = at.control("generation", "stop")
    QTest.keyClicks(lines, "END")
    at.press(lines, Key.Key_Return)
    QTest.keyClicks(lines, "\\n\\nUser:")
    at.press(lines, Key.Key_Tab)  # leaves the lines
    assert not lines.hasFocus()
    holds(at, {"stop": ("END", "\n\nUser:")})
    lines.setFocus()
    QTest.keyClicks(lines, "x" * 300)
    lines.commit()
    assert "200 characters" in at.row("generation", "stop").error
    holds(at, {"stop": ("END", "\n\nUser:")})
    at.view.settle()
    assert lines.toPlainText() == "END\n\\n\\nUser:"
    assert at.row("generation", "stop").error == ""


def test_the_system_prompt_of_all_chats(desk: Desks) -> None:
    at = desk()
    prompt: Lines = at.control("generation", "system_prompt")
    QTest.keyClicks(prompt, "Be brief. It is {{date}}.")
    at.press(prompt, Key.Key_Tab)
    holds(at, {"system_prompt": "Be brief. It is {{date}}."})
    prompt.setPlainText("x" * 200_001)
    prompt.commit()
    assert "200,000 characters" in at.row("generation", "system_prompt").error
    at.view.settle()
    assert prompt.toPlainText() == "Be brief. It is {{date}}."
    holds(at, {"system_prompt": "Be brief. It is {{date}}."})


def test_an_empty_field_leaves_it_to_the_model(desk: Desks) -> None:
    at = desk(sampling=Sampling(temperature=0.5), seed=3, max_new_tokens=99)
    at.type_into("generation", "temperature", "")
    assert at.control("generation", "temperature").placeholderText() == "The model's own"
    at.type_into("generation", "seed", "")
    at.type_into("generation", "max_new_tokens", "")
    holds(at, {"sampling": Sampling(), "seed": None, "max_new_tokens": 4096})
    assert at.type_into("general", "idle_unload_minutes", "").error == "A number is needed here."


def test_arrows_step(desk: Desks) -> None:
    at = desk()
    field: Field = at.control("generation", "top_p")
    at.press(field, Key.Key_Up)
    holds(at, {"sampling": Sampling(top_p=1.0)})
    at.press(field, Key.Key_Up)  # not beyond the range
    at.press(field, Key.Key_Down)
    holds(at, {"sampling": Sampling(top_p=0.95)})


def test_a_ratio_is_of_one_model(desk: Desks, tiny_moe: Path) -> None:
    folder = tiny_moe
    at = desk(models=(str(folder), "/other"), last_model=str(folder), ratios={"/other": 10})
    choice: Choice = at.control("offload", "ratio")
    at.window.until(lambda: choice.currentText() == "Automatic (0 %)")  # the plan is made
    at.press(choice, Key.Key_End)
    holds(at, {"ratios": {"/other": 10, str(folder): 99}})
    at.press(choice, Key.Key_Home)
    holds(at, {"ratios": {"/other": 10}})


def test_a_model_without_experts_has_no_ratio(desk: Desks, tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path / "dense-int4-ov")
    at = desk(models=(str(folder),), last_model=str(folder))
    row = at.row("offload", "ratio")
    at.window.until(lambda: not row.control.isEnabled())
    assert "no experts" in row.note


def test_without_a_model_there_is_no_ratio_to_fix(desk: Desks) -> None:
    at = desk()
    assert not at.row("offload", "ratio").control.isEnabled()


def test_values_of_a_hand_edited_file_are_offered(desk: Desks) -> None:
    at = desk(context_tokens=5000, prefill_chunk=777)
    assert at.control("offload", "context_tokens").currentText() == "5,000 tokens"
    assert at.control("offload", "prefill_chunk").currentText() == "777 tokens"


def test_every_control_is_named_and_reached_by_keyboard(desk: Desks) -> None:
    at = desk()
    for info in at.view.infos:
        page = at.view.show_page(info.key)
        for row in page.rows.values():
            if row.control is None or row.control.isHidden():
                continue
            assert row.control.accessibleName() == row.entry.label
            assert row.control.focusPolicy().value & 1, row.entry.key  # by Tab
        reached: list[QWidget | None] = []
        at.view._list.setFocus()
        for _ in range(60):
            at.press(at.window.window.focusWidget(), Key.Key_Tab)
            reached.append(at.window.window.focusWidget())
        for row in page.rows.values():
            if row.control is not None and row.control.isVisible() and row.control.isEnabled():
                assert row.control in reached, row.entry.key


def test_a_switch_says_what_it_is(desk: Desks) -> None:
    switch = desk().control("general", "panel_open")
    assert isinstance(switch, Switch)
    assert switch.isCheckable()
