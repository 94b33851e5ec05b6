"""Licences for the window, read off its thread."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from moechat.core.licence_notice import Notice
from moechat.services.tasks import TaskLane

_log = logging.getLogger(__name__)


class LicenceReader(QObject):
    """Reads what there is once, and texts when they are wanted; the latest wish counts."""

    listed = Signal(list)  # list[Notice]
    read = Signal(object, str)  # Notice, its texts
    failed = Signal()  # the list or a text is not there: the installation is damaged

    def __init__(self, lane: TaskLane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lane = lane
        self._turn = 0

    def look(self) -> None:
        """See what there is; `listed` follows."""
        self._lane.run(_all_notices, self.listed.emit, self._on_error)

    def want(self, notice: Notice) -> None:
        """Read the texts of one; `read` follows, unless another is wanted meanwhile."""
        self._turn += 1
        turn = self._turn

        def done(text: str) -> None:
            if turn == self._turn:
                self.read.emit(notice, text)

        self._lane.run(lambda: _text_of(notice), done, self._on_error)

    def _on_error(self, error: Exception) -> None:
        if not isinstance(error, OSError | ValueError | ImportError):  # the last: no such package
            raise error
        _log.warning("licences cannot be read: %r", error)
        self.failed.emit()


# What reads the metadata of packages takes long to import, so the lane does it.


def _all_notices() -> Sequence[Notice]:
    from moechat.services.licences import all_notices  # noqa: PLC0415 - as above

    return all_notices()


def _text_of(notice: Notice) -> str:
    from moechat.services.licences import text_of  # noqa: PLC0415 - as above

    return text_of(notice)
