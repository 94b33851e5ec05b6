"""Export and import beside a running window."""

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import Fault, FaultCode
from moechat.services import chat_export
from moechat.services.chat_export import ChatExport
from moechat.services.chat_import import ChatImport, Found
from moechat.services.chat_reader import Origin
from moechat.services.chat_writer import ExportFormat
from moechat.services.exchange_texts import (
    exported_text,
    format_name,
    imported_text,
    known_text,
    writing_text,
)
from moechat.services.page_process import PageProcess
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.store.incoming import Added
from moechat.store.store import Store
from tests.support.chat_files import save, simple_chatgpt

WAIT_MS = 20_000


class Both:
    """Export and import over one store, and what they tell."""

    def __init__(self, folder: Path) -> None:
        self.faults: list[Fault] = []
        self.store = StoreAccess(TaskLane("store"), folder / "chats.db", self.faults.append)
        self.lane = TaskLane("exchange")
        self.exports = ChatExport(self.store, folder / "chats.db", self.lane, PageProcess())
        self.imports = ChatImport(self.store, self.lane)
        self.exports.failed.connect(self.faults.append)
        self.imports.failed.connect(self.faults.append)

    def close(self) -> None:
        self.imports.leave()
        assert self.lane.drain(10)
        self.store.close(10)


@pytest.fixture
def both(qapp: object, tmp_path: Path) -> Iterator[Both]:
    made = Both(tmp_path)
    yield made
    made.close()


def imported(qtbot: QtBot, both: Both, path: Path) -> tuple[Found, Added]:
    with qtbot.waitSignal(both.imports.imported, timeout=WAIT_MS) as signal:
        both.imports.look(path)
    found, added = signal.args
    return found, added


def long_file(folder: Path, chats: int = 3) -> Path:
    return save(
        folder / "in.json", [simple_chatgpt(conversation_id=str(at)) for at in range(chats)]
    )


@pytest.mark.parametrize("kind", [ExportFormat.MARKDOWN, ExportFormat.HTML, ExportFormat.JSON])
def test_chats_go_out(qtbot: QtBot, both: Both, tmp_path: Path, kind: ExportFormat) -> None:
    _, added = imported(qtbot, both, long_file(tmp_path))
    assert added == Added(added=3, first=added.first)
    target = tmp_path / f"out.{kind.value}"
    target.write_text("old", "utf-8")
    with qtbot.waitSignal(both.exports.exported, timeout=WAIT_MS) as signal:
        both.exports.export(None, kind, target)
    assert signal.args == [target, 3]
    assert target.read_text("utf-8").count("Because.") == 3
    assert ("Just so." in target.read_text("utf-8")) is (kind is ExportFormat.JSON)
    with qtbot.waitSignal(both.exports.exported, timeout=WAIT_MS) as signal:
        both.exports.export([added.first, "gone"], kind, target)
    assert signal.args == [target, 1]
    assert target.read_text("utf-8").count("Because.") == 1
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".out")) == []


def test_what_is_here_is_asked_about(qtbot: QtBot, both: Both, tmp_path: Path) -> None:
    imported(qtbot, both, long_file(tmp_path, 1))
    path = long_file(tmp_path, 3)
    with qtbot.waitSignal(both.imports.asked, timeout=WAIT_MS) as asked:
        both.imports.look(path)
    assert asked.args == [Found(path, Origin.CHATGPT, chats=3, known=1)]
    path.unlink()  # it was read
    with qtbot.waitSignal(both.imports.imported, timeout=WAIT_MS) as signal:
        both.imports.take(copies=False)
    added: Added = signal.args[1]
    assert (added.added, added.skipped, added.copied) == (2, 1, 0)
    both.imports.take(copies=True)  # of nothing
    with qtbot.waitSignal(both.imports.asked, timeout=WAIT_MS):
        both.imports.look(long_file(tmp_path, 1))
    with qtbot.waitSignal(both.imports.imported, timeout=WAIT_MS) as signal:
        both.imports.take(copies=True)
    assert signal.args[1].copied == 1
    assert not both.faults


def test_a_file_that_is_wrong_in_the_end_leaves_nothing(
    qtbot: QtBot, both: Both, tmp_path: Path
) -> None:
    chats: list[Any] = [simple_chatgpt(conversation_id=str(at)) for at in range(5)]
    both.imports.look(save(tmp_path / "a.json", [*chats, {"mapping": {"k": 1}}]))
    qtbot.waitUntil(lambda: bool(both.faults), timeout=WAIT_MS)
    assert both.faults[0].values["chat"] == 6
    counts: list[int] = []
    both.store.run(lambda store: len(store.conversations()), counts.append)
    qtbot.waitUntil(lambda: bool(counts), timeout=WAIT_MS)
    assert counts == [0]


def test_an_export_that_is_stopped_leaves_the_old_file(
    qtbot: QtBot, both: Both, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported(qtbot, both, long_file(tmp_path, 300))
    monkeypatch.setattr(chat_export, "_TELL_S", 0)
    target = tmp_path / "out.json"
    target.write_text("old", "utf-8")
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        both.exports.stop()

    # The lane waits for the signal: what is written after it must not outrun the stop.
    both.exports.progressed.connect(stop)
    both.exports.stopped.connect(lambda: None)
    original = both.exports._step

    def slow(total: int, event: Any) -> Any:
        step = original(total, event)

        def wait(more: int) -> None:
            step(more)
            event.wait(WAIT_MS / 1000)

        return wait

    monkeypatch.setattr(both.exports, "_step", slow)
    with qtbot.waitSignal(both.exports.stopped, timeout=WAIT_MS):
        both.exports.export(None, ExportFormat.JSON, target)
    assert told[0] == (1, 900)
    assert target.read_text("utf-8") == "old"
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".out")]


def test_a_place_that_cannot_be_written_is_told(
    qtbot: QtBot, both: Both, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both.exports.export(None, ExportFormat.MARKDOWN, tmp_path / "nowhere" / "a.md")
    qtbot.waitUntil(lambda: len(both.faults) == 1, timeout=WAIT_MS)
    assert both.faults[0].code is FaultCode.EXPORT_UNWRITABLE
    assert both.faults[0].values["path"] == str(tmp_path / "nowhere" / "a.md")
    target = tmp_path / "a.md"
    target.write_text("old", "utf-8")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("moechat.disk.replacing.os.fsync", full)
    both.exports.export(None, ExportFormat.MARKDOWN, target)
    qtbot.waitUntil(lambda: len(both.faults) == 2, timeout=WAIT_MS)
    assert both.faults[1].code is FaultCode.DISK_FULL
    assert target.read_text("utf-8") == "old"
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".a.md")]


def test_what_was_given_to_the_store_before_is_in_the_file(
    qtbot: QtBot, both: Both, tmp_path: Path
) -> None:
    def work(store: Store) -> None:
        store.begin_chat("Tea", "Now.", seed=None, model="m")

    both.store.run(work)
    target = tmp_path / "a.json"
    with qtbot.waitSignal(both.exports.exported, timeout=WAIT_MS):
        both.exports.export(None, ExportFormat.JSON, target)
    (chat,) = json.loads(target.read_bytes())["chats"]
    assert chat["messages"][0]["text"] == "Now."


def test_formulas_of_a_page_are_pictures(qtbot: QtBot, both: Both, tmp_path: Path) -> None:
    def work(store: Store) -> None:
        store.begin_chat("Sums", "$\\frac{a}{b}$ and\n\n$$\\href{x}{y}$$", seed=None, model="m")

    both.store.run(work)
    target = tmp_path / "a.html"
    with qtbot.waitSignal(both.exports.exported, timeout=WAIT_MS):
        both.exports.export(None, ExportFormat.HTML, target)
    page = target.read_text("utf-8")
    assert page.count("<svg") == 1
    assert 'role="img" aria-label="$\\frac{a}{b}$"><svg style="height:' in page
    assert 'fill="currentColor"' in page  # in the dark, too
    assert "<code>$$\\href{x}{y}$$</code>" in page


def test_sentences() -> None:
    assert exported_text(1, "a.md") == "1 chat saved as a.md."
    assert exported_text(2, "a.md") == "2 chats saved as a.md."
    assert known_text(1, 1) == "The chat of this file is here already."
    assert known_text(1200, 2) == "2 of the 1,200 chats of this file are here already."
    assert imported_text(Added(3, 0, 1), Origin.LM_STUDIO) == (
        "3 chats imported from LM Studio. 1 chat left out, as it is here already."
    )
    assert writing_text(1000, 2000) == "Exporting: 1,000 of 2,000 messages"
    assert all(format_name(kind) for kind in ExportFormat)
