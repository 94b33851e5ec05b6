"""A move of all models that was interrupted: told at the next start, to go on or to go back."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from moechat.core.faults import Fault
from moechat.services.model_manager import ModelManager, Task
from moechat.services.texts import describe, format_bytes
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.theme import Tone

_KEY = "move"


class MovePresenter(QObject):
    """Nothing is moved before somebody says so: all works from where the models are."""

    def __init__(
        self, manager: ModelManager, notices: NoticeArea, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._manager, self._notices = manager, notices
        self._target: Path | None = None  # of the move that goes on from here
        manager.tasked.connect(self._on_tasked)
        manager.failed.connect(self._on_failed)
        manager.changed.connect(self._on_changed)

    def start(self) -> None:
        """Look whether there is one."""
        self._manager.pending_move(self._offer)

    def _offer(self, target: Path | None) -> None:
        if target is None or self._manager.task is not None:
            return
        self._notices.show_notice(
            Notice(
                _KEY,
                self.tr("Moving the models was interrupted"),
                self.tr(
                    "They were on their way to {0}. Until that is over they are used from where "
                    "they were, {1}."
                ).format(target, self._manager.models_dir),
                Tone.WARN,
                (
                    (self.tr("Go on moving"), lambda: self._go_on(target)),
                    (self.tr("Leave them here"), lambda: self._go_back(target)),
                ),
            )
        )

    def _go_on(self, target: Path) -> None:
        self._notices.dismiss(_KEY)
        self._target = target
        self._manager.move_all(target)

    def _go_back(self, target: Path) -> None:
        self._notices.dismiss(_KEY)
        self._manager.give_up_move(target)

    @Slot(object)
    def _on_tasked(self, task: Task | None) -> None:
        if self._target is None:
            return
        if task is None:
            self._notices.dismiss(_KEY)
        elif task.kind == "move":
            share = self.tr("{0} of {1}").format(
                format_bytes(task.done_bytes), format_bytes(task.total_bytes)
            )
            stop = (self.tr("Stop"), self._manager.cancel)
            title = self.tr("Moving the models to {0}").format(self._target)
            self._notices.show_notice(Notice(_KEY, title, share, Tone.ACCENT, (stop,)))

    @Slot(object)
    def _on_failed(self, fault: Fault) -> None:
        if self._target is not None:
            self._target = None
            text = describe(fault)
            self._notices.show_notice(
                Notice(_KEY, text.title, text.advice, Tone.BAD, (), fault.detail)
            )

    @Slot()
    def _on_changed(self) -> None:
        if self._target is not None and self._manager.models_dir == self._target:
            title = self.tr("The models are in {0} now").format(self._target)
            self._target = None
            self._notices.show_notice(Notice(_KEY, title, tone=Tone.OK))
