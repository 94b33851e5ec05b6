"""What the system tells of the network, with what this one has."""

import pytest
from PySide6.QtNetwork import QNetworkInformation
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.services.network import call_when_online, metered_now

WAIT_MS = 20_000


def test_metered(qapp: QApplication) -> None:
    assert metered_now() in (None, True, False)


def test_nothing_is_told_without_a_backend(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def none(feature: object) -> bool:
        asked.append(feature)
        return False

    monkeypatch.setattr(QNetworkInformation, "loadBackendByFeatures", none)
    assert metered_now() is None
    call_when_online(lambda: pytest.fail("called"))
    assert len(asked) == 1  # what takes its time comes in turns of its own
    qtbot.waitUntil(lambda: len(asked) == 2, timeout=WAIT_MS)


def test_back_online(qtbot: QtBot) -> None:
    feature = QNetworkInformation.Feature.Reachability
    if not QNetworkInformation.loadBackendByFeatures(feature):
        pytest.skip("this system does not tell")
    calls: list[bool] = []
    call_when_online(lambda: calls.append(True))
    information = QNetworkInformation.instance()

    def is_told() -> bool:
        information.reachabilityChanged.emit(QNetworkInformation.Reachability.Online)
        return bool(calls)

    qtbot.waitUntil(is_told, timeout=WAIT_MS)
    calls.clear()
    information.reachabilityChanged.emit(QNetworkInformation.Reachability.Disconnected)
    assert calls == []
