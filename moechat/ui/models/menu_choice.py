"""A small button with a menu, of which one entry is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme


class MenuChoice(Button):
    """``pattern`` is what the button says, with the chosen entry at {0}; ``name`` its purpose."""

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        name: str,
        options: Sequence[tuple[object, str]],
        *,
        pattern: str = "{0}",
    ) -> None:
        super().__init__(theme, icons, small=True, arrow=True)
        self._name, self._options, self._pattern = name, list(options), pattern
        self._value = self._options[0][0]
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)
        self.show_value(self._value)

    @property
    def value(self) -> object:
        """What is chosen."""
        return self._value

    def show_value(self, value: object) -> None:
        """Choose without `chosen`."""
        self._value = value
        text = next(text for option, text in self._options if option == value)
        self.setText(self._pattern.format(text))
        self.setAccessibleName(f"{self._name}: {text}")
        self.updateGeometry()

    def choose(self, value: object) -> None:
        """As a click in the menu does."""
        self.show_value(value)
        self.chosen.emit(value)

    @Slot()
    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        menu.setFont(self._theme.font())
        group = QActionGroup(menu)
        for value, text in self._options:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(value == self._value)
            group.addAction(action)
            action.triggered.connect(lambda _=False, value=value: self.choose(value))
