"""Whether the connection costs by the byte, as the operating system tells it."""

# Qt asks NetworkManager and its like on Linux, and the cost interface of the network list manager
# on Windows; it keeps the answer up to date by itself.


def metered_now() -> bool | None:
    """True for a metered connection; None where the system does not tell. GUI thread only."""
    from PySide6.QtNetwork import QNetworkInformation  # noqa: PLC0415 - loaded when it is needed

    feature = QNetworkInformation.Feature.Metered
    if not QNetworkInformation.loadBackendByFeatures(feature):
        return None
    information = QNetworkInformation.instance()
    if not information.supports(feature):
        return None
    return information.isMetered()
