"""Texts too large to edit: they stand below the typed text, and go with it."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.services.texts import format_count
from moechat.ui.buttons import Button, Kind
from moechat.ui.icon_view import IconView
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip

_PREVIEW_CHARS = 600


class PastedTexts(QWidget):
    """One line for each; none is ever laid out as a whole."""

    changed = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._icons = theme, icons
        self._rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.px(4))
        self.hide()

    def __bool__(self) -> bool:
        """Whether there is any."""
        return bool(self._rows)

    def texts(self) -> list[str]:
        """All of them, in the order in which they came."""
        return [row.text for row in self._rows]

    def add(self, text: str) -> None:
        """Take a text."""
        row = _Row(self._theme, self._icons, text)
        row.remove_wanted.connect(self._remove)
        self._rows.append(row)
        self._column.addWidget(row)
        self.show()
        self.changed.emit()

    def take_back(self, text: str) -> bool:
        """Drop the last text, if it is this one."""
        if not self._rows or self._rows[-1].text != text:
            return False
        self._remove(self._rows[-1])
        return True

    def clear(self) -> None:
        """Forget them all."""
        for row in list(self._rows):
            self._drop(row)

    @Slot(object)
    def _remove(self, row: "_Row") -> None:
        self._drop(row)
        self.changed.emit()

    def _drop(self, row: "_Row") -> None:
        self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.setVisible(bool(self._rows))


class _Row(QWidget):
    remove_wanted = Signal(object)

    def __init__(self, theme: Theme, icons: IconSet, text: str) -> None:
        super().__init__()
        self.text = text
        name = ElidedLabel(theme, size=Size.SMALL, tone=Tone.TEXT)
        name.setText(
            self.tr("Pasted text, {0} characters, {1} lines").format(
                format_count(len(text)), format_count(text.count("\n") + 1)
            )
        )
        preview = text[:_PREVIEW_CHARS]
        name.setToolTip(plain_tip(preview if len(text) <= _PREVIEW_CHARS else f"{preview}…"))
        remove = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        remove.setAccessibleName(self.tr("Remove the pasted text"))
        remove.setToolTip(self.tr("Remove"))
        remove.clicked.connect(lambda: self.remove_wanted.emit(self))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(IconView(theme, icons, "text"))
        row.addWidget(name, 1)
        row.addWidget(remove)
