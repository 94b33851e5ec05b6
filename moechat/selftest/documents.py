"""Checks of the processes that make a PDF and that read documents."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from moechat.client.document_client import DocumentClient
from moechat.core.chat_file import ExportedChat, ExportedMessage
from moechat.core.conversation import Role
from moechat.core.faults import Fault
from moechat.protocol.reader_messages import DocumentText
from moechat.selftest.check import Check, CheckFailedError, wait_until
from moechat.services.chat_writer import ShownChat
from moechat.services.exchange_texts import export_words
from moechat.services.page_process import PageProcess

_PATIENCE_SECONDS = 120.0
_WORD = "quetzal"
_ANSWER = f"""The **{_WORD}** is a bird.

```python
def wings(birds):
    return 2 * birds
```

$E = mc^2$
"""


def checks(home: Path) -> list[Check]:
    """The second reads what the first has written into ``home``."""
    file = home / "answer.pdf"
    return [Check("pages", lambda: pages(file)), Check("document", lambda: document(file))]


def pages(file: Path) -> str:
    """A chat becomes a PDF."""
    message = ExportedMessage(id="1", role=Role.ASSISTANT, created_at=1.0, text=_ANSWER)
    chat = ExportedChat(id="1", title="Self-test", created_at=1.0, updated_at=1.0)
    PageProcess()(file, "Self-test", iter([ShownChat(chat, iter([message]))]), export_words())
    size = file.stat().st_size
    if not file.read_bytes().startswith(b"%PDF-"):
        raise CheckFailedError(f"{size} bytes came that are no PDF")
    return f"{size} bytes of PDF"


def document(file: Path) -> str:
    """The words of the PDF are found in it."""
    ends: list[object] = []
    client = DocumentClient(parent=QCoreApplication.instance())
    client.ended.connect(ends.append)
    client.start(file)
    try:
        wait_until(lambda: bool(ends), _PATIENCE_SECONDS, "the text of the document")
    finally:
        client.cancel()
    end = ends[0]
    if isinstance(end, Fault):
        raise CheckFailedError(f"{end.code.value}: {end.detail}")
    if not isinstance(end, DocumentText) or _WORD not in end.text:
        raise CheckFailedError(f"{_WORD!r} is not in what was read: {end}")
    return f"{len(end.text)} characters read"
