"""Faults as banners."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.faults import Fault, FaultCode
from moechat.services.texts import FaultAction, FaultText, action_label, describe
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.theme import Tone

# Nothing was lost and nothing is broken: these are remarks.
_MILD = frozenset(
    {
        FaultCode.APP_CLOSED,
        FaultCode.BUSY,
        FaultCode.CONTEXT_FULL,
        FaultCode.EMPTY_CONVERSATION,
        FaultCode.ENGINE_STALLED,
        FaultCode.FORCED_STOP,
        FaultCode.GPU_LOST_ASLEEP,
        FaultCode.MODEL_CHANGED,
        FaultCode.MODEL_FOLDER_MISSING,
        FaultCode.MODEL_XML_MISSING,
        FaultCode.NOTHING_LOADED,
        FaultCode.SETTINGS_DAMAGED,
        FaultCode.SETTINGS_NEWER,
    }
)
_BUSY = "busy"
# These go with a message, not with a banner.
_OF_MESSAGES = frozenset({FaultAction.CONTINUE, FaultAction.TRY_AGAIN})


class FaultNotices(QObject):
    """Shows faults that belong to no message, one for each ``key``."""

    action_wanted = Signal(object, object)  # FaultAction, Fault

    def __init__(
        self,
        area: NoticeArea,
        describe_fault: Callable[[Fault], FaultText] = describe,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._area = area
        self._describe = describe_fault
        self._in_message: Fault | None = None

    @Slot(object)
    def note_shown_in_message(self, fault: Fault) -> None:
        """The transcript says it already, where it happened.

        Whoever else hears of the fault hears of it in the same turn of the event loop.
        """
        self._in_message = fault
        QTimer.singleShot(0, self._forget_message)

    @Slot()
    def _forget_message(self) -> None:
        self._in_message = None

    def show(self, key: str, fault: Fault) -> None:
        """Show a fault, unless the transcript has just shown it."""
        if fault == self._in_message:
            return
        if fault.code is FaultCode.BUSY:
            key = _BUSY  # whoever asked
        text = self._describe(fault)
        actions = [
            (action_label(choice), self._act(key, choice, fault))
            for choice in text.choices
            if choice not in _OF_MESSAGES
        ]
        self._area.show_notice(
            Notice(
                key,
                text.title,
                text.advice,
                Tone.WARN if fault.code in _MILD else Tone.BAD,
                actions,
                fault.detail,
            )
        )

    def _act(self, key: str, action: FaultAction, fault: Fault) -> Callable[[], None]:
        def act() -> None:
            self.dismiss(key)
            self.action_wanted.emit(action, fault)

        return act

    @Slot(bool)
    def set_answering(self, answering: bool) -> None:
        """An answer is written, or no longer: nobody needs to wait then."""
        if not answering:
            self.dismiss(_BUSY)

    def dismiss(self, key: str) -> None:
        """What it said is no longer so."""
        self._area.dismiss(key)
