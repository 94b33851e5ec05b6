from types import SimpleNamespace

import psutil
import pytest

from moechat.services.power import on_battery


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (SimpleNamespace(power_plugged=True), False),
        (SimpleNamespace(power_plugged=False), True),
        (SimpleNamespace(power_plugged=None), None),
        (None, None),
    ],
)
def test_what_the_battery_tells(
    told: object, answer: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(psutil, "sensors_battery", lambda: told, raising=False)
    assert on_battery() is answer


def test_a_battery_that_tells_nonsense_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise FileNotFoundError("/sys/class/power_supply/BAT0/energy_now")

    monkeypatch.setattr(psutil, "sensors_battery", broken, raising=False)
    assert on_battery() is None
    monkeypatch.delattr(psutil, "sensors_battery")
    assert on_battery() is None
