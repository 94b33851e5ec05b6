"""The actions of the table, bound to what they do."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from moechat.ui.actions.table import KEYS, Action, ActionId, all_actions, keys_of


class BoundActions(QObject):
    """Gives the keys of the table to whoever binds an action; what nobody binds is not shown."""

    about_to_act = Signal(str)  # ActionId

    def __init__(self, window: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._acts: dict[ActionId, Callable[[], object]] = {}
        self._can: dict[ActionId, Callable[[], bool]] = {}

    def bind(
        self,
        action: ActionId,
        act: Callable[[], object],
        *,
        can: Callable[[], bool] = lambda: True,
    ) -> None:
        """Do ``act`` at the keys of the action, anywhere in the window.

        The palette offers it only while ``can`` says so; the keys always arrive. Raises
        `ValueError` for an action that is bound already.
        """
        if action in self._acts:
            raise ValueError(action)
        self._acts[action], self._can[action] = act, can
        for keys in keys_of(action):
            shortcut = QShortcut(keys, self._window)
            shortcut.activated.connect(lambda: self.run(action))

    def run(self, action: ActionId) -> None:
        """Do it; raises `KeyError` for one that nobody bound."""
        act = self._acts[action]
        self.about_to_act.emit(action)
        act()

    def shown(self) -> list[Action]:
        """What the sheet of shortcuts has: what is bound, and what widgets do by themselves."""
        return [each for each in self._there() if KEYS[each.id]]

    def offered(self) -> list[Action]:
        """What the palette has now."""
        return [each for each in self._there() if each.listed and self._can[each.id]()]

    def _there(self) -> list[Action]:
        return [each for each in all_actions() if not each.global_ or each.id in self._acts]
