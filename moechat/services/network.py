"""What the operating system tells of the network. Only for the GUI thread.

Qt asks NetworkManager and its like on Linux, the network list manager on Windows, and keeps the
answers up to date by itself. Loading that takes some milliseconds, when it is needed first.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from PySide6.QtNetwork import QNetworkInformation


def metered_now() -> bool | None:
    """Whether the connection costs by the byte; None where the system does not tell."""
    from PySide6.QtNetwork import QNetworkInformation  # noqa: PLC0415 - loaded when it is needed

    information = _information(QNetworkInformation.Feature.Metered)
    return None if information is None else information.isMetered()


def call_when_online(call: Callable[[], None]) -> None:
    """Have ``call`` made each time the network is back; never where the system does not tell.

    What that needs is loaded in the next two turns of the event loop: it takes 10 ms in each.
    """

    def load() -> None:
        from PySide6.QtNetwork import QNetworkInformation  # noqa: F401, PLC0415 - as above

        QTimer.singleShot(0, lambda: _connect(call))

    QTimer.singleShot(0, load)


def _connect(call: Callable[[], None]) -> None:
    from PySide6.QtNetwork import QNetworkInformation  # noqa: PLC0415 - as above

    information = _information(QNetworkInformation.Feature.Reachability)
    if information is None:
        return

    def changed(now: QNetworkInformation.Reachability) -> None:
        if now is QNetworkInformation.Reachability.Online:
            call()

    information.reachabilityChanged.connect(changed)


def _information(feature: "QNetworkInformation.Feature") -> "QNetworkInformation | None":
    from PySide6.QtNetwork import QNetworkInformation  # noqa: PLC0415 - as above

    if not QNetworkInformation.loadBackendByFeatures(feature):
        return None
    information = QNetworkInformation.instance()
    return information if information.supports(feature) else None
