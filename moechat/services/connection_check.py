"""*Test connection*: which step on the way to the hub fails, in words."""

import logging

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal

from moechat.core.faults import Fault, FaultCode
from moechat.hub.connection import ConnectionTest, Step, StepResult
from moechat.hub.stopping import StopRequested
from moechat.protocol.download_messages import Hub
from moechat.services.hub_access import HubAccess
from moechat.services.joining import one_after_another
from moechat.services.tasks import Inbox, TaskLane
from moechat.services.texts import describe

_log = logging.getLogger(__name__)

# The stubs call what QT_TRANSLATE_NOOP returns an object.
_GOOD: dict[Step, object] = {
    Step.NAME: QT_TRANSLATE_NOOP("Connection", "The name {host} is known."),
    Step.CONNECT: QT_TRANSLATE_NOOP("Connection", "{host} can be reached."),
    Step.PROXY: QT_TRANSLATE_NOOP("Connection", "The proxy {host} lets us through."),
    Step.TLS: QT_TRANSLATE_NOOP("Connection", "The certificate of {host} is trusted."),
    Step.API: QT_TRANSLATE_NOOP("Connection", "{host} answers as a model hub does."),
    Step.LOGIN: QT_TRANSLATE_NOOP("Connection", "Your access token is accepted."),
}
_BAD: dict[Step, object] = {
    Step.NAME: QT_TRANSLATE_NOOP("Connection", "Nobody knows the name {host}."),
    Step.CONNECT: QT_TRANSLATE_NOOP("Connection", "{host} does not take the connection."),
}
_USER = QT_TRANSLATE_NOOP("Connection", "Your access token is accepted; it is that of {user}.")


def step_text(result: StepResult) -> str:
    """A step in a sentence; where it failed, also what to do."""
    translate = QCoreApplication.translate
    if result.fault is None:
        text = _USER if result.user else _GOOD[result.step]
        return translate("Connection", str(text)).format(host=result.host, user=result.user)
    said = describe(result.fault)
    usual = result.fault.code in (FaultCode.HUB_UNREACHABLE, FaultCode.PROXY_FAILED)
    if usual and result.step in _BAD:  # which of the two it is
        title = translate("Connection", str(_BAD[result.step])).format(host=result.host)
        return one_after_another((title, said.advice))
    return one_after_another((said.title, said.advice))


class ConnectionCheck(QObject):
    """One check at a time."""

    stepped = Signal(object)  # StepResult
    ended = Signal(bool)  # whether everything is well
    failed = Signal(object)  # Fault: it could not even begin

    def __init__(self, access: HubAccess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._access = access
        self._lane = TaskLane("connection", self)
        self._inbox = Inbox(self)
        self._test: ConnectionTest | None = None
        self._turn = 0

    def start(self) -> None:
        """Begin; a check that is under way is given up."""
        self.cancel()
        turn = self._turn
        self._access.ask(
            lambda hub: self._run(hub, turn),
            lambda fault: self.failed.emit(fault) if turn == self._turn else None,
        )

    def cancel(self) -> None:
        """Nothing more is wanted."""
        self._turn += 1
        if self._test is not None:
            self._test.stop()
            self._test = None

    def close(self, timeout_s: float) -> None:
        """End for good."""
        self.cancel()
        self._lane.drain(timeout_s)

    def _run(self, hub: Hub, turn: int) -> None:
        if turn != self._turn:
            return
        test = self._test = ConnectionTest(hub)

        def tell(result: StepResult) -> None:
            if turn == self._turn:
                self.stepped.emit(result)

        def done(results: list[StepResult]) -> None:
            if turn == self._turn:
                self.ended.emit(all(result.fault is None for result in results))

        def broken(error: Exception) -> None:
            if isinstance(error, StopRequested) or turn != self._turn:
                return
            _log.error("testing the connection", exc_info=error)
            reason = type(error).__name__
            self.failed.emit(Fault(FaultCode.UNEXPECTED, {"reason": reason}, str(error)))

        def post(result: StepResult) -> None:
            self._inbox.post(lambda: tell(result))

        self._lane.run(lambda: test.run(post), done, broken)
