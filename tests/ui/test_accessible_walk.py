"""Every state of the window, for who hears it, uses keys only, or has text twice as large."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from moechat.ui.accessible import install_roles
from moechat.ui.chat_choices import ChatChoices
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.models.row import ModelRow
from moechat.ui.overlay import Overlay
from moechat.ui.theme import Scheme, Theme
from tests.shots.stage import Stage
from tests.shots.states import STATES, Arrange
from tests.ui.conftest import WAIT_MS

_Role = QAccessible.Role
# What Qt says of a widget that it knows nothing about.
_NO_ROLES = (_Role.NoRole, _Role.Client, _Role.Pane, _Role.Window, _Role.LayeredPane, _Role.Border)
_SMALL = (1000, 700)


def shown(top: QWidget) -> Iterator[QWidget]:
    """What is seen of one window."""
    every = [top, *top.findChildren(QWidget)]
    return (each for each in every if each.isVisible() and each.window() is top.window())


def takes_part(widget: QWidget) -> bool:
    """Whether something can be done with it, by mouse or keys."""
    if isinstance(widget, QScrollBar) or widget.objectName().startswith("qt_"):
        return False
    return isinstance(widget, QAbstractButton) or widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def said(widget: QWidget, kind: QAccessible.Text = QAccessible.Text.Name) -> str:
    return str(QAccessible.queryAccessibleInterface(widget).text(kind)).strip()


def unheard(top: QWidget) -> Iterator[str]:
    """What a screen reader could not tell of, or not tell apart."""
    alike = Counter[tuple[int, str, str]]()
    for widget in filter(takes_part, shown(top)):
        name, kind = said(widget), type(widget).__name__
        role = QAccessible.queryAccessibleInterface(widget).role()
        if not name:
            yield f"{kind} in {type(widget.parentWidget()).__name__} has no name"
        if role in _NO_ROLES:
            yield f"{kind} “{name}” is nothing in particular"
        if isinstance(widget, QAbstractButton):
            about = said(widget, QAccessible.Text.Description)
            alike[id(widget.parentWidget()), name, about] += 1
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            for index in (model.index(row, 0) for row in range(model.rowCount())):
                text = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data()
                if model.flags(index) & Qt.ItemFlag.ItemIsEnabled and not text:
                    yield f"row {index.row()} of {name} has no name"
    yield from (
        f"{n} buttons “{name}” beside each other" for (_, name, _), n in alike.items() if n > 1
    )


def scroller(widget: QWidget) -> QAbstractScrollArea | None:
    """What it is moved about in."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QAbstractScrollArea):
        above = above.parentWidget() if not above.isWindow() else None
    return above


def cut_off(top: QWidget) -> Iterator[str]:
    """Texts that have less room than they need, or are where nobody can get them."""
    for widget in shown(top):
        if not isinstance(widget, Label | QAbstractButton) or not widget.text():
            continue
        if isinstance(widget.parentWidget(), ChatChoices):
            continue  # has short forms, see there
        needed = widget.minimumSizeHint()
        if isinstance(widget, Label) and widget.wordWrap():
            needed.setHeight(widget.heightForWidth(widget.width()))
            needed.setWidth(0)
        elif isinstance(widget, Label) and not isinstance(widget, ElidedLabel):
            needed = widget.sizeHint()
        if widget.width() < needed.width() - 1 or widget.height() < needed.height() - 1:
            yield f"“{widget.text()}” has {widget.size()}, needs {needed}"
        area = scroller(widget)
        view = top if area is None else area.viewport()
        if area is not None and not view.isAncestorOf(widget):
            view = area  # floats over it
        place = QRect(widget.mapTo(view, QPoint()), widget.size())
        if area is None and not view.rect().contains(place):
            yield f"“{widget.text()}” is outside of the window"
        cannot = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        beside = place.left() < 0 or place.right() > view.width()
        if area is not None and area.horizontalScrollBarPolicy() == cannot and beside:
            yield f"“{widget.text()}” is beside what can be scrolled to"


def overlapping(top: QWidget) -> Iterator[str]:
    """Texts on top of each other."""
    for parent in shown(top):
        if parent.layout() is None:
            continue
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        parts = [w for w in parent.findChildren(QWidget, "", direct) if w.isVisible()]
        parts = [w for w in parts if isinstance(w, Label | QAbstractButton)]
        for number, part in enumerate(parts):
            for other in parts[number + 1 :]:
                both = part.geometry() & other.geometry()
                if both.width() > 2 and both.height() > 2:
                    yield f"{said(part)} and {said(other)} overlap"


def arranged(qtbot: QtBot, theme: Theme, size: tuple[int, int], arrange: Arrange) -> Stage:
    stage = Stage(theme, size)
    arrange(stage)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: stage.transcript.is_settled, timeout=WAIT_MS)
    QApplication.processEvents()
    return stage


def put_away(stage: Stage) -> None:
    for widget, _ in stage.above:
        widget.close()
    stage.shell.close()
    stage.shell.deleteLater()


@pytest.fixture
def large(qapp: QApplication) -> Theme:
    """Text of twice the size."""
    theme = Theme(qapp, Scheme.LIGHT)
    theme.choose(Scheme.LIGHT, text_percent=200)
    return theme


# A popup wants more than the offscreen platform has.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_every_state_is_told_and_fits_in_twice_the_size(qtbot: QtBot, large: Theme) -> None:
    install_roles()
    wrong: list[str] = []
    for name, (_, arrange) in STATES.items():
        stage = arranged(qtbot, large, _SMALL, arrange)
        assert (stage.shell.width(), stage.shell.height()) == _SMALL, name
        for top in (stage.shell, *(widget for widget, _ in stage.above)):
            for look in (unheard, cut_off, overlapping):
                wrong += [f"{name}: {each}" for each in look(top)]
        put_away(stage)
    assert not wrong, "\n".join(wrong)


# ── with keys only ───────────────────────────────────────────────────────────

_WALKED = (
    "chat", "banners", "messages-editing", "messages-selecting", "find", "context-full", "folders",
    "first-no-driver", "settings-general", "settings-presets", "settings-offload", "models",
    "models-details", "models-place", "shortcuts", "licences", "settings-about", "cache-warming",
)  # fmt: skip
_MOST_STEPS = 200


def halts(top: QWidget) -> list[QWidget]:
    """Where the Tab key has to come by. Rows of lists have the arrow keys."""
    within = [each for each in shown(top) if isinstance(each, Overlay)] or [top]
    tab = Qt.FocusPolicy.TabFocus
    return [
        each
        for each in shown(within[0])
        if takes_part(each) and each.isEnabled() and each.focusPolicy() & tab == tab
        and each.focusProxy() is None
    ]  # fmt: skip


def looks(widget: QWidget) -> QImage:
    """With its surroundings: some frames belong to what is around."""
    return (widget.parentWidget() or widget).grab().toImage()


def is_reached(widget: QWidget, visited: list[QWidget]) -> bool:
    """Whether it was come by, or something in it, or another row of its list."""
    kind, parent = type(widget), widget.parentWidget()
    beside = any(type(each) is kind and each.parentWidget() is parent for each in visited)
    inside = any(widget.isAncestorOf(each) for each in visited)
    return widget in visited or inside or (beside and kind is ModelRow)


@pytest.mark.parametrize("name", _WALKED)
def test_tab_comes_everywhere_and_is_seen(qtbot: QtBot, theme: Theme, name: str) -> None:
    stage = arranged(qtbot, theme, *STATES[name])
    shell = stage.shell
    shell.activateWindow()
    qtbot.waitUntil(shell.isActiveWindow, timeout=WAIT_MS)
    wanted, visited = halts(shell), list[QWidget]()
    focused, unseen = dict[QWidget, QImage](), list[str]()
    if QApplication.focusWidget() is None:
        wanted[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(_MOST_STEPS):
        before = QApplication.focusWidget()
        QTest.keyClick(before, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if before in focused and before.isVisible() and looks(before) == focused[before]:
            unseen.append(f"{type(before).__name__} “{said(before)}”")
        if now in visited:
            break
        assert now is not before or len(wanted) == 1, f"“{said(now)}” keeps the Tab key"
        visited.append(now)
        focused[now] = looks(now)
    else:
        pytest.fail("it does not come back")
    missed = [f"{type(w).__name__} “{said(w)}”" for w in wanted if not is_reached(w, visited)]
    put_away(stage)
    assert not missed
    assert len(wanted) == 1 or not unseen
