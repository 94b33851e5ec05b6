"""Nothing moves by itself where that is not wanted."""

import ctypes
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from moechat.ui.motion import Motion, wants_less
from tests.ui.conftest import Running

_MENUS = Qt.UIEffect.UI_AnimateMenu


@pytest.fixture(autouse=True)
def animated(qapp: QApplication) -> Iterator[None]:
    """A system that animates menus."""
    effects = (Qt.UIEffect.UI_General, _MENUS)
    before = [qapp.isEffectEnabled(effect) for effect in effects]
    for effect in effects:
        qapp.setEffectEnabled(effect, True)
    qapp.setCursorFlashTime(-1)  # others may have had it still
    yield
    for effect, was in zip(effects, before, strict=True):
        qapp.setEffectEnabled(effect, was)
    qapp.setCursorFlashTime(-1)


def test_the_setting_holds_at_once(qapp: QApplication, program: Callable[..., Running]) -> None:
    usual = qapp.cursorFlashTime()
    window = program(motion="less")
    assert usual > 0
    assert (qapp.isEffectEnabled(_MENUS), qapp.cursorFlashTime()) == (False, 0)
    window.settings.update(motion="system")
    assert (qapp.isEffectEnabled(_MENUS), qapp.cursorFlashTime()) == (True, usual)


def test_what_the_system_wants_holds_without_a_setting(qapp: QApplication) -> None:
    usual = qapp.cursorFlashTime()
    Motion(lambda: True).choose(less=False)
    assert (qapp.isEffectEnabled(_MENUS), qapp.cursorFlashTime()) == (False, usual)


@pytest.mark.parametrize(("answers", "shown", "less"), [(1, 0, True), (1, 1, False), (0, 0, False)])
def test_windows_is_asked(
    monkeypatch: pytest.MonkeyPatch, answers: int, shown: int, less: bool
) -> None:
    class User32:
        def __init__(self, name: str) -> None:
            assert name == "user32"

        def SystemParametersInfoW(self, what: int, _size: int, where: Any, _flags: int) -> int:  # noqa: N802 (Windows' name)
            assert what == 0x1042
            ctypes.cast(where, ctypes.POINTER(ctypes.c_int))[0] = shown
            return answers

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", User32, raising=False)
    assert wants_less() is less
