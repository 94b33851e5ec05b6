import pytest
from PySide6.QtWidgets import QApplication

from moechat.services.battery_advice import Advice, advice_text, battery_advice


@pytest.mark.parametrize(
    ("ratio", "reserve", "knows", "advice"),
    [
        (0, 0, False, None),
        (30, 0, False, Advice.STREAMING),
        (0, 2 << 30, False, Advice.RESERVE),
        (30, 2 << 30, False, Advice.RESERVE),
        (30, 2 << 30, True, Advice.STREAMING),
        (0, 2 << 30, True, None),
    ],
)
def test_what_is_worth_a_word(ratio: int, reserve: int, knows: bool, advice: Advice | None) -> None:
    told = battery_advice(ratio=ratio, reserve_bytes=reserve, loaded_on_battery=knows)
    assert told is advice


def test_the_words(qapp: QApplication) -> None:
    text = advice_text(Advice.RESERVE, ratio=30, reserve_bytes=2 << 30)
    assert "leave 2.0\u00a0GB more memory free" in text.advice
    text = advice_text(Advice.STREAMING, ratio=30, reserve_bytes=0)
    assert text.advice.startswith("30\u00a0% of the experts are streamed")
    assert text.title == "The computer runs on its battery now."
