"""The process that reads documents: its text, its end, and what is told when it dies."""

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.client.document_client import DocumentClient
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.reader_messages import DocumentText
from tests.support.documents import write_pdf

WAIT_MS = 30_000


def outcome(qtbot: QtBot, client: DocumentClient, path: Path) -> DocumentText | Fault | None:
    with qtbot.waitSignal(client.ended, timeout=WAIT_MS) as ended:
        client.start(path)
    result: DocumentText | Fault | None = ended.args[0]
    return result


def test_a_document_comes_from_its_own_process(qtbot: QtBot, tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "Größe.pdf", ["One.", "Two."])
    found = outcome(qtbot, DocumentClient(), path)
    assert isinstance(found, DocumentText)
    assert found.text.split() == ["One.", "Two."]
    refused = outcome(qtbot, DocumentClient(), tmp_path / "none.txt")
    assert isinstance(refused, Fault)
    assert refused.code is FaultCode.DOCUMENT_UNREADABLE


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("import os; os.abort()", "ended"),
        ("print('no JSON', flush=True); import sys; sys.exit(3)", "ended"),
        ("import threading; threading.Event().wait()", "time"),
    ],
)
def test_a_reader_that_dies_costs_a_sentence(
    qtbot: QtBot, tmp_path: Path, script: str, reason: str
) -> None:
    client = DocumentClient((sys.executable, "-c", script), patience_ms=3_000)
    fault = outcome(qtbot, client, tmp_path / "a.txt")
    assert isinstance(fault, Fault)
    assert fault.code is FaultCode.DOCUMENT_READER_ENDED
    assert fault.values == {"name": "a.txt", "reason": reason}


@pytest.mark.skipif(sys.platform == "win32", reason="there the job that it is in limits it")
def test_a_document_that_wants_all_memory(qtbot: QtBot, tmp_path: Path) -> None:
    script = (
        "from pathlib import Path\n"
        "from moechat.reader import worker\n"
        "worker.read_document = lambda path, on_page: bytearray(8 << 30)\n"
        "worker.run(Path('a.txt'))"
    )
    fault = outcome(qtbot, DocumentClient((sys.executable, "-c", script)), tmp_path / "a.txt")
    assert isinstance(fault, Fault)
    assert fault.values == {"name": "a.txt", "reason": "memory"}


def test_reading_can_be_cancelled(qtbot: QtBot, tmp_path: Path) -> None:
    script = "import threading; threading.Event().wait()"
    client = DocumentClient((sys.executable, "-c", script))
    client.start(tmp_path / "a.txt")
    with qtbot.waitSignal(client.ended, timeout=WAIT_MS) as ended:
        client.cancel()
    assert ended.args == [None]
