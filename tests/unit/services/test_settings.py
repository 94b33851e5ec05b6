"""Settings and their file."""

import errno
import threading
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from pytestqt.qtbot import QtBot

from moechat.core.context_policy import ContextPolicy
from moechat.core.faults import Fault, FaultCode
from moechat.core.kv_cache import KvPrecision
from moechat.core.memory_lock import LockMode
from moechat.disk import replacing
from moechat.protocol.messages import Sampling
from moechat.services.settings import Settings, SettingsFile
from moechat.services.tasks import TaskLane
from moechat.services.texts import describe
from moechat.services.toml_writer import write_toml
from tests.unit.services.test_toml_writer import DOCUMENTS

KNOWN = {field.name for field in msgspec.structs.fields(Settings)} | {"version"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Einstellungen für 家" / "settings.toml"


@pytest.fixture
def write(path: Path) -> object:
    def write(text: str | bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)

    return write


def on_disk(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8"))


def test_defaults_without_a_file(path: Path) -> None:
    file = SettingsFile(path)
    assert file.value == Settings()
    assert file.fault is None
    assert not path.parent.exists()  # reading writes nothing


def test_every_setting_comes_back(path: Path) -> None:
    changes = {
        "language": "ja",
        "scheme": "dark",
        "notify_answers": False,
        "close_to_tray": True,
        "models": ("/modelle/Größe 家", "C:\\models\\x"),
        "last_model": "/modelle/Größe 家",
        "device": "GPU.1",
        "idle_unload_minutes": 0,
        "context_tokens": 8192,
        "max_new_tokens": 17,
        "sampling": Sampling(temperature=0.7, top_p=1.0, top_k=0, presence_penalty=-1.5),
        "ratios": {"/models/Qwen3 é": 30, "C:\\m": 0},
        "reserve_bytes": 3 * 1024**3,
        "battery_reserve_bytes": 1024**3,
        "keep_experts_cached": "off",
        "memory_lock": LockMode.AUTOMATIC,
        "check_for_updates": True,
        "kv_precision": KvPrecision.F16,
        "prefill_chunk": 2048,
        "on_load_failure": "ask",
        "seed": 2**63 - 1,
        "stop": ("\n\nUser:", "日本"),
        "system_prompt": "Heute ist {{date}}.\n日本",
        "policy": ContextPolicy.DROP,
        "text_percent": 130,
        "density": "compact",
        "motion": "less",
        "send_key": "ctrl_enter",
        "titles": "always",
        "folded": ("01ABC",),
        "load_at_start": False,
        "hub_endpoint": "https://hub.example",
        "hub_token_to_mirror": True,
        "hub_proxy": "socks5://anna@proxy:1080",
        "hub_use_system_proxy": False,
        "hub_ca_file": "/etc/ssl/company.pem",
        "models_folder": "/daten/modelle",
        "more_models_folders": ("/schnell/modelle",),
        "download_reserve_bytes": 0,
        "parallel_files": 2,
        "panel_open": False,
        "sidebar_open": False,
    }
    assert set(changes) == KNOWN - {"version"}
    SettingsFile(path).update(**changes)
    again = SettingsFile(path)
    assert again.value == Settings(**changes)
    assert again.fault is None
    again.update(context_tokens=None, sampling=Sampling())
    assert SettingsFile(path).value == Settings(
        **changes | {"context_tokens": None, "sampling": Sampling()}
    )


def test_changed_tells_once(path: Path, qtbot: QtBot) -> None:
    file = SettingsFile(path)
    told: list[Settings] = []
    file.changed.connect(told.append)
    file.update(scheme="dark")
    file.update(scheme="dark")
    assert told == [Settings(scheme="dark")]


@pytest.mark.parametrize(
    "changes",
    [
        {"scheme": "purple"},
        {"idle_unload_minutes": -1},
        {"max_new_tokens": 0},
        {"context_tokens": "many"},
        {"sampling": Sampling(temperature=-1.0)},
        {"sampling": Sampling(frequency_penalty=2.5)},
        {"text_percent": 10},
        {"ratios": {"/m": 100}},
        {"kv_precision": "u3"},
        {"reserve_bytes": -1},
        {"stop": ("",)},
        {"stop": ("x",) * 17},
        {"seed": -1},
        {"sampling": Sampling(temperature=float("nan"))},
        {"sampling": Sampling(top_p=1.5)},
        {"models_folder": "a\0b"},
        {"more_models_folders": ("/good", "a\0b")},
    ],
)
def test_nonsense_is_refused(path: Path, changes: Mapping[str, object]) -> None:
    file = SettingsFile(path)
    with pytest.raises(msgspec.ValidationError):
        file.update(**changes)
    assert file.value == Settings()
    assert not path.exists()


def test_unknown_names_are_bugs(path: Path) -> None:
    with pytest.raises(TypeError):
        SettingsFile(path).update(colour="red")


@settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    deadline=None,
)
@given(
    unknown=DOCUMENTS.map(lambda d: {k: v for k, v in d.items() if k not in KNOWN}),
    in_sampling=DOCUMENTS.map(
        lambda d: {k: v for k, v in d.items() if k not in Sampling.__struct_fields__}
    ),
)
def test_unknown_keys_are_kept(
    tmp_path: Path, unknown: dict[str, object], in_sampling: dict[str, object]
) -> None:
    path = tmp_path / "s.toml"
    sampling = {"temperature": 0.5, "top_k": 3} | in_sampling
    path.write_text(
        write_toml(unknown | {"scheme": "dark", "sampling": sampling}), "utf-8", newline="\n"
    )
    file = SettingsFile(path)
    assert file.fault is None
    assert file.value == Settings(scheme="dark", sampling=Sampling(temperature=0.5, top_k=3))
    file.update(scheme="light", sampling=Sampling(temperature=1.5))
    assert on_disk(path) == unknown | {
        "version": 1,
        "scheme": "light",
        "sampling": in_sampling | {"temperature": 1.5},
    }


def test_a_ratio_that_is_taken_back_is_gone(path: Path) -> None:
    file = SettingsFile(path)
    file.update(ratios={"/a": 30, "/b": 40})
    file.update(ratios={"/b": 50})
    assert on_disk(path)["ratios"] == {"/b": 50}
    file.update(ratios={})
    assert SettingsFile(path).value.ratios == {}


def test_edits_by_hand_stay(path: Path, write: object) -> None:
    file = SettingsFile(path)
    file.update(scheme="dark")
    write('scheme = "dark"\nmax_new_tokens = 99\n')
    file.update(panel_open=False)
    assert SettingsFile(path).value == Settings(scheme="dark", max_new_tokens=99, panel_open=False)


def test_two_windows_keep_each_others_changes(path: Path) -> None:
    first, second = SettingsFile(path), SettingsFile(path)
    first.update(scheme="dark")
    second.update(device="GPU")
    assert SettingsFile(path).value == Settings(scheme="dark", device="GPU")


# ── damage ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "content", [b"scheme = ", b"\xff\xfe\x00", b"\x00" * 100, b"version = -1", b'version = "x"']
)
def test_a_damaged_file_is_kept_aside(path: Path, write: object, content: bytes) -> None:
    for number in (1, 2):
        write(content)
        file = SettingsFile(path)
        assert file.value == Settings()
        assert file.fault is not None
        assert file.fault.code is FaultCode.SETTINGS_DAMAGED
        assert file.fault.values == {"path": str(path)}
        aside = path.with_name(f"settings.toml.damaged-{number}")
        assert aside.read_bytes() == content
    file.update(scheme="dark")
    again = SettingsFile(path)
    assert (again.value.scheme, again.fault) == ("dark", None)


def test_senseless_values_cost_only_themselves(path: Path, write: object) -> None:
    text = (
        'scheme = "dark"\nmax_new_tokens = "lots"\nidle_unload_minutes = -3\nmine = 1\n'
        "[sampling]\ntemperature = 99\ntop_p = 0.5\n"
    )
    write(text)
    file = SettingsFile(path)
    assert file.value == Settings(scheme="dark", sampling=Sampling(top_p=0.5))
    assert file.fault is not None
    assert file.fault.code is FaultCode.SETTINGS_DAMAGED
    for name in ("max_new_tokens", "idle_unload_minutes", "sampling.temperature"):
        assert name in file.fault.detail
    assert path.with_name("settings.toml.damaged-1").read_text() == text

    again = SettingsFile(path)
    assert again.fault is None
    assert again.value == file.value
    assert on_disk(path)["mine"] == 1


def test_one_wrong_ratio_costs_no_other(path: Path, write: object) -> None:
    write('device = "GPU"\n[ratios]\n"/a" = 100\n"/b" = 20\n"/c" = nan\n')
    file = SettingsFile(path)
    assert file.value == Settings(device="GPU", ratios={"/b": 20})
    assert file.fault is not None
    told = describe(file.fault)
    assert "ratios./a, ratios./c" in told.advice
    assert "settings could not be read" not in told.title
    assert SettingsFile(path).fault is None


def test_a_table_that_is_none(path: Path, write: object) -> None:
    write('sampling = "hot"\nscheme = "dark"\n')
    file = SettingsFile(path)
    assert file.value == Settings(scheme="dark")
    assert file.fault is not None


def test_damage_while_running_is_kept_aside_too(path: Path, write: object) -> None:
    file = SettingsFile(path)
    file.update(scheme="dark")
    write("half written = ")
    file.update(panel_open=False)
    assert SettingsFile(path).value == Settings(scheme="dark", panel_open=False)
    assert path.with_name("settings.toml.damaged-1").read_text() == "half written = "


def test_a_mark_in_front(path: Path, write: object) -> None:
    write(b'\xef\xbb\xbfscheme = "dark"\r\n')
    assert SettingsFile(path).value.scheme == "dark"


def test_a_folder_in_the_way(path: Path, qtbot: QtBot) -> None:
    path.mkdir(parents=True)
    file = SettingsFile(path)
    assert file.value == Settings()
    assert file.fault is not None
    assert file.fault.code is FaultCode.STORE_UNWRITABLE
    with qtbot.waitSignal(file.write_failed, timeout=1000) as blocker:
        file.update(scheme="dark")
    assert blocker.args is not None
    fault: Fault = blocker.args[0]
    assert fault.code is FaultCode.STORE_UNWRITABLE
    assert file.value.scheme == "dark"  # holds until the program ends


# ── versions ─────────────────────────────────────────────────────────────────


def test_upgrades_run_in_order(path: Path, write: object) -> None:
    upgrades = [
        lambda d: {("colours" if k == "theme" else k): v for k, v in d.items()},
        lambda d: {("scheme" if k == "colours" else k): v for k, v in d.items()},
    ]
    write('theme = "dark"\n')
    file = SettingsFile(path, upgrades=upgrades)
    assert file.value.scheme == "dark"
    file.update(panel_open=False)
    assert on_disk(path) == {"version": 3, "scheme": "dark", "panel_open": False}
    write('version = 2\ncolours = "light"\n')
    assert SettingsFile(path, upgrades=upgrades).value.scheme == "light"


def test_a_failing_upgrade_is_damage(path: Path, write: object) -> None:
    write("a = 1\n")
    file = SettingsFile(path, upgrades=[lambda d: {"scheme": d["missing"]}])
    assert file.value == Settings()
    assert file.fault is not None


def test_a_newer_file_is_kept_aside(path: Path, write: object) -> None:
    newer = 'version = 7\nscheme = "dark"\nhologram = true\n'
    write(newer)
    file = SettingsFile(path)
    assert file.value == Settings()
    assert file.fault is not None
    assert file.fault.code is FaultCode.SETTINGS_NEWER
    assert path.with_name("settings.toml.newer-1").read_text() == newer
    file.update(scheme="light")
    assert on_disk(path) == {"version": 1, "scheme": "light"}
    write(newer)  # by a newer program that runs beside this one
    file.update(panel_open=False)
    assert path.with_name("settings.toml.newer-2").read_text() == newer
    assert on_disk(path) == {"version": 1, "scheme": "light", "panel_open": False}


def test_nothing_comes_back_that_was_on_its_way(path: Path) -> None:
    lane = TaskLane("test")
    file = SettingsFile(path, lane)
    file.update(models=("/private",))
    file.reset()
    file.update(scheme="dark")
    lane.drain(5)
    assert on_disk(path) == {"version": 1, "scheme": "dark"}


def test_back_to_the_defaults(path: Path, qtbot: QtBot) -> None:
    file = SettingsFile(path)
    file.update(scheme="dark", models=("/m",))
    with qtbot.waitSignal(file.changed) as told:
        file.reset()
    assert told.args == [Settings()]
    assert not path.exists()
    file.update(panel_open=False)
    assert on_disk(path) == {"version": 1, "panel_open": False}


# ── writing ──────────────────────────────────────────────────────────────────


def test_a_lane_does_the_writing(path: Path, qtbot: QtBot) -> None:
    lane = TaskLane("settings")
    file = SettingsFile(path, lane)
    blocked = threading.Event()
    lane.run(lambda: blocked.wait(10))
    file.update(scheme="dark")
    file.update(panel_open=False)
    assert file.value == Settings(scheme="dark", panel_open=False)
    assert not path.exists()
    blocked.set()
    assert lane.drain(5)
    assert SettingsFile(path).value == file.value


def test_a_full_disk_keeps_the_old_file(
    path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(path)
    file.update(scheme="dark")
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(replacing.os, "fsync", full)
    lane = TaskLane("settings")
    file = SettingsFile(path, lane)
    faults: list[Fault] = []
    file.write_failed.connect(faults.append)
    file.update(scheme="light")
    assert lane.drain(5)
    assert [fault.code for fault in faults] == [FaultCode.DISK_FULL]
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]
