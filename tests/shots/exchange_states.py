"""What is said while chats go out to files and come in."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QObject, Signal

from moechat.core.faults import Fault, FaultCode
from moechat.services.chat_import import Found
from moechat.services.chat_reader import Origin
from moechat.store.incoming import Added
from moechat.ui.actions.bound import BoundActions
from moechat.ui.exchange_presenter import ExchangePresenter
from tests.shots.stage import Stage


class _Service(QObject):
    """Export, import and the chats, as far as these states need them."""

    progressed = Signal(int, int)
    exported = Signal(Path, int)
    failed = Signal(object)
    stopped = Signal()
    asked = Signal(object)
    imported = Signal(object, object)
    conversations_changed = Signal(list)

    def refresh(self) -> None:
        """Nothing has changed."""

    def stop(self) -> None:
        """Nothing runs."""


def _service(stage: Stage) -> tuple[_Service, _Service]:
    stage.talk()
    exports, imports = _Service(stage.shell), _Service(stage.shell)
    ExchangePresenter(
        shell=stage.shell,
        notices=stage.window.notices,
        chat=cast("Any", imports),
        exports=cast("Any", exports),
        imports=cast("Any", imports),
        actions=BoundActions(stage.shell, stage.shell),
        open_chat=print,
        parent=stage.shell,
    )
    return exports, imports


def _running(stage: Stage) -> None:
    exports, imports = _service(stage)
    exports.progressed.emit(12_400, 103_250)
    imports.asked.emit(Found(Path("conversations.json"), Origin.CHATGPT, chats=412, known=18))


def _done(stage: Stage) -> None:
    exports, imports = _service(stage)
    exports.exported.emit(Path("/home/ann/Documents/How a CPU cache works.pdf"), 1)
    found = Found(Path("conversations.json"), Origin.CHATGPT, chats=412, known=18)
    imports.imported.emit(found, Added(added=394, skipped=18, first="a"))


def _failed(stage: Stage) -> None:
    _, imports = _service(stage)
    values: dict[str, str | int | float] = {
        "path": "/home/ann/Downloads/conversations.json", "problem": "missing", "chat": 17,
        "field": "mapping → 3f1c → message → author",
    }  # fmt: skip
    imports.failed.emit(Fault(FaultCode.CHAT_FILE_DAMAGED, values))


STATES: dict[str, Callable[[Stage], None]] = {
    "exporting": _running,
    "exported": _done,
    "import-failed": _failed,
}
