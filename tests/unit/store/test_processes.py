"""Programs that are killed, and two programs on one database: with real processes."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from moechat.core.conversation import MessageState
from moechat.core.faults import FaultCode
from moechat.store.store import Store
from tests.support.draft_writer import WORDS_A_TURN, text_of

ROOT = Path(__file__).parents[3]
KILLS = 10


@contextmanager
def writer(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run a program that writes drafts."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.support.draft_writer", str(path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=30)


def read_line(process: "subprocess.Popen[str]") -> list[str]:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, f"the writer ended with {process.wait(10)}"
    return line.split()


def kill(process: "subprocess.Popen[str]") -> list[list[str]]:
    """Kill at once; return what it still said before."""
    process.kill()
    rest, _ = process.communicate(timeout=30)
    return [line.split() for line in rest.splitlines() if line.count(" ")]


def test_kill_at_any_moment_loses_nothing_that_was_said_to_be_saved(path: Path) -> None:
    chance = random.Random(20)
    for round_ in range(KILLS):
        with writer(path) as process:
            said = [read_line(process) for _ in range(1 + chance.randrange(3 * WORDS_A_TURN))]
            time.sleep(chance.random() * 0.003)  # anywhere inside a transaction
            said += kill(process)

        store = Store.open(path)
        chats = store.conversations()
        assert len(chats) == round_ + 1
        chat_id = said[0][1]
        assert chats[0].id == chat_id
        outline = store.outline(chat_id)
        messages = store.messages([o.id for o in outline])
        turns = [line for line in said if line[0] == "turn"]
        # One turn more may have been stored than there was time to say.
        assert [m.id for m in messages][: 2 * len(turns)] == [i for t in turns for i in t[1:]]
        assert len(messages) <= 2 * len(turns) + 2
        assert all(m.text == "Count" for m in messages[::2])
        for answer in messages[1::2][: max(0, len(turns) - 1)]:
            assert (answer.state, answer.text) == (MessageState.COMPLETE, text_of(WORDS_A_TURN))
        if turns:
            saved = [int(line[1]) for line in said[said.index(turns[-1]) :] if line[0] == "saved"]
            last = messages[2 * len(turns) - 1]
            assert len(last.text.split()) >= max(saved, default=0)
            assert last.text == text_of(len(last.text.split()))
            if last.state is not MessageState.COMPLETE:
                assert last.state is MessageState.INTERRUPTED
                assert last.fault is not None
                assert last.fault.code is FaultCode.APP_CLOSED
            if saved and len(turns) == len(messages) // 2:
                assert len(store.composer(chat_id).split()) >= saved[-1]
        with store._db.read() as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [(b"ok",)]
        store.close()


def test_drafts_of_a_running_program_are_left_alone(path: Path) -> None:
    with writer(path) as process:
        chat_id = read_line(process)[1]
        draft_id = read_line(process)[2]
        read_line(process)

        store = Store.open(path)  # a second window
        (draft,) = store.messages([draft_id])
        assert draft.state in (MessageState.DRAFT, MessageState.COMPLETE)
        own = store.create_conversation("of the second window")
        _, own_draft = store.begin_turn(own.id, "?", seed=1, model="")
        assert [c.title for c in store.conversations()].count("Counting") == 1
        newest = store.conversations()  # both write at the same time
        assert {c.id for c in newest} == {chat_id, own.id}
        running = [
            m
            for m in store.messages([o.id for o in store.outline(chat_id)])
            if m.state is MessageState.INTERRUPTED
        ]
        assert running == []

        kill(process)
        third = Store.open(path)  # while the second still runs
        states = {m.state for m in third.messages([o.id for o in third.outline(chat_id)])}
        assert MessageState.DRAFT not in states
        assert third.messages([own_draft.id])[0].state is MessageState.DRAFT
        third.close()
        assert store.messages([own_draft.id])[0].state is MessageState.DRAFT
        store.close()

    last = Store.open(path)
    assert last.messages([own_draft.id])[0].state is MessageState.INTERRUPTED
    last.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_program_that_is_closed_leaves_no_draft(path: Path) -> None:
    first, second = Store.open(path), Store.open(path)
    chat = first.create_conversation("")
    _, draft = first.begin_turn(chat.id, "?", seed=1, model="")
    first.close()
    assert second.messages([draft.id])[0].state is MessageState.INTERRUPTED
    second.close()


@pytest.mark.parametrize("same_chat", [True, False])
def test_two_windows_write_in_turn(path: Path, same_chat: bool) -> None:
    first, second = Store.open(path), Store.open(path)
    chat = first.create_conversation("")
    other = chat if same_chat else second.create_conversation("")
    written = []
    for _ in range(10):
        written += first.begin_turn(chat.id, "first", seed=1, model="")
        written += second.begin_turn(other.id, "second", seed=1, model="")
    expected = [m.id for m in written if m.conversation_id == chat.id]
    assert [o.id for o in second.outline(chat.id)] == expected
    first.close()
    second.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files")
def test_a_file_that_may_not_grow_loses_nothing(path: Path) -> None:
    """As on a full disk, by a limit that the system keeps."""
    code = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from moechat.core.faults import UserError\n"
        "from moechat.store.store import Store\n"
        "store = Store.open(Path(sys.argv[1]))\n"
        "user, draft = store.begin_chat('kept', 'question', seed=1, model='')\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, 2_000_000))\n"
        "store.save_draft(draft.id, 'so far', '')\n"
        "try:\n"
        "    store.begin_turn(user.conversation_id, 'y' * 5_000_000, seed=1, model='')\n"
        "except UserError as error:\n"
        "    print(error.fault.code)\n"
        "store.save_draft(draft.id, 'and on', '')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() in (["disk_full"], ["store_unwritable"])
    store = Store.open(path)
    (chat,) = store.conversations()
    messages = store.messages([row.id for row in store.outline(chat.id)])
    assert [m.text for m in messages] == ["question", "and on"]
    store.close()
