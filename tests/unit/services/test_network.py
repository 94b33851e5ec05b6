"""What the system tells of the network, with what this one has."""

import pytest
from PySide6.QtNetwork import QNetworkInformation
from PySide6.QtWidgets import QApplication

from moechat.services.network import call_when_online, metered_now


def test_metered(qapp: QApplication) -> None:
    assert metered_now() in (None, True, False)


def test_nothing_is_told_without_a_backend(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QNetworkInformation, "loadBackendByFeatures", lambda _: False)
    assert metered_now() is None
    call_when_online(lambda: pytest.fail("called"))


def test_back_online(qapp: QApplication) -> None:
    feature = QNetworkInformation.Feature.Reachability
    if not QNetworkInformation.loadBackendByFeatures(feature):
        pytest.skip("this system does not tell")
    calls: list[bool] = []
    call_when_online(lambda: calls.append(True))
    information = QNetworkInformation.instance()
    information.reachabilityChanged.emit(QNetworkInformation.Reachability.Disconnected)
    assert calls == []
    information.reachabilityChanged.emit(QNetworkInformation.Reachability.Online)
    assert calls == [True]
