"""The right end of a row: one button and a menu, or how far a download is."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from moechat.services.download_view import Download
from moechat.services.shelf_model import ShelfModel, ShelfState
from moechat.services.shelf_texts import fraction_of, pace_line, progress_line, title_text
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.models.acts import Act, act_label, main_act, more_acts
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.theme import Size, Theme, Tone


class RowActions(QWidget):
    """Its widgets are made when they are first needed: most rows have one button."""

    acted = Signal(object)  # Act

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._icons = theme, icons
        self._model: ShelfModel | None = None
        self._main: Button | None = None
        self._more: Button | None = None
        self._transfer: Transfer | None = None

    def show_model(self, model: ShelfModel) -> None:
        """What can be done with it now."""
        self._model = model
        act = main_act(model)
        self._show_main(act, model)
        self._show_more(model)
        if act is None and model.download is not None:
            if self._transfer is None:
                self._transfer = Transfer(self._theme, self._icons, self)
                self._transfer.acted.connect(self.acted)
            self._transfer.show_model(model)
            self._transfer.show()
        elif self._transfer is not None:
            self._transfer.hide()
        self._place()

    def show_progress(self, download: Download) -> None:
        """Nothing else has changed."""
        if self._transfer is not None:
            self._transfer.show_progress(download)

    @property
    def controls(self) -> list[QWidget]:
        """What takes the focus, from left to right."""
        mine = [widget for widget in (self._main, self._more) if widget is not None]
        return [*mine, *(self._transfer.controls if self._transfer is not None else [])]

    @property
    def between(self) -> tuple[int, int]:
        """Left edge and width of what is free between the button and the menu."""
        gap = self._theme.px(10)
        left = self._main.geometry().right() + gap if self._main is not None else 0
        shown = self._more is not None and not self._more.isHidden()
        right = self._more.x() if shown and self._more is not None else self.width()
        return left, max(0, right - left)

    def wanted_height(self) -> int:
        """In pixels."""
        if self._transfer is not None and not self._transfer.isHidden():
            return self._transfer.sizeHint().height()
        return self._main.sizeHint().height() if self._main is not None else 0

    def _show_main(self, act: Act | None, model: ShelfModel) -> None:
        if act is None:
            if self._main is not None:
                self._main.hide()
            return
        if self._main is None:
            self._main = Button(self._theme, self._icons, small=True, parent=self)
            self._main.clicked.connect(self._act)
        self._main.setText(act_label(act))
        self._main.set_kind(Kind.PRIMARY if act is Act.IN_USE else Kind.BORDERED)
        self._main.setAccessibleName(_named(act, model))
        self._main.setToolTip(
            self.tr("Back to the chat (Esc)") if act is Act.IN_USE else _named(act, model)
        )
        self._main.show()

    def _show_more(self, model: ShelfModel) -> None:
        shown = bool(more_acts(model)) and main_act(model) is not None
        if shown and self._more is None:
            kind = Kind.QUIET
            self._more = Button(self._theme, self._icons, "⋯", kind, small=True, parent=self)
            self._more.clicked.connect(self._open_menu)
        if self._more is not None:
            self._more.setVisible(shown)
            said = self.tr("More about {0}").format(title_text(model))
            self._more.setAccessibleName(said)
            self._more.setToolTip(self.tr("Verify, update, delete and the like"))

    @Slot()
    def _act(self) -> None:
        if self._model is not None and (act := main_act(self._model)) is not None:
            self.acted.emit(act)

    @Slot()
    def _open_menu(self) -> None:
        if self._more is not None:
            self.open_menu(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def open_menu(self, where: QPoint) -> None:
        """Show what else can be done, where there is anything."""
        if self._model is not None and more_acts(self._model):
            self.menu().popup(where)

    def menu(self) -> QMenu:
        """What else can be done, as a menu that goes when it is closed."""
        menu = QMenu(self)
        menu.setFont(self._theme.font())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for act in more_acts(self._model) if self._model else []:
            menu.addAction(act_label(act)).triggered.connect(
                lambda _=False, act=act: self.acted.emit(act)
            )
        return menu

    def changeEvent(self, event: QEvent) -> None:
        """Another font, other sizes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button at the left, the menu at the right."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        height, right = self.height(), self.width()
        if self._more is not None and not self._more.isHidden():
            size = self._more.sizeHint()
            right -= size.width()
            self._more.setGeometry(
                right, (height - size.height()) // 2, size.width(), size.height()
            )
        if self._main is not None:
            size = self._main.sizeHint()
            width = min(size.width(), right - self._theme.px(4))
            self._main.setGeometry(0, (height - size.height()) // 2, width, size.height())
        if self._transfer is not None:
            hint = self._transfer.sizeHint().height()
            self._transfer.setGeometry(0, (height - hint) // 2, self.width(), hint)


class Transfer(QWidget):
    """How far a download is, with Pause and Cancel."""

    acted = Signal(object)  # Act

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pace_text = ""
        self._line = ElidedLabel(theme, size=Size.CAPTION, tone=Tone.MUTED, figures=True)
        self._pace = Label(theme, size=Size.CAPTION, tone=Tone.MUTED, figures=True)
        self._bar = SlimProgressBar(theme)
        self._pause = Button(theme, icons, act_label(Act.PAUSE), Kind.QUIET, small=True)
        self._cancel = Button(theme, icons, act_label(Act.CANCEL), Kind.QUIET, small=True)
        for widget in (self._line, self._pace, self._bar, self._pause, self._cancel):
            widget.setParent(self)
        self._pause.clicked.connect(lambda: self.acted.emit(Act.PAUSE))
        self._cancel.clicked.connect(lambda: self.acted.emit(Act.CANCEL))

    @property
    def controls(self) -> list[QWidget]:
        """What takes the focus, from left to right."""
        return [self._pause, self._cancel]

    def show_model(self, model: ShelfModel) -> None:
        """Which model it is."""
        if model.download is None:
            return
        self._pause.setAccessibleName(_named(Act.PAUSE, model))
        self._cancel.setAccessibleName(_named(Act.CANCEL, model))
        self._bar.setAccessibleName(self.tr("Download of {0}").format(title_text(model)))
        self._pause.setVisible(model.state is ShelfState.WANTED)
        self.show_progress(model.download)

    def show_progress(self, download: Download) -> None:
        """How much has come, how fast."""
        self._line.setText(progress_line(download))
        self._pace_text = pace_line(download)
        self._bar.show_fraction(fraction_of(download))
        self._place()

    def sizeHint(self) -> QSize:
        """A line of text, the bar, a line of buttons."""
        text, button = self._line.sizeHint().height(), self._pause.sizeHint().height()
        return QSize(self._theme.px(180), text + self._theme.px(11) + button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything over the whole width."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        px, width = self._theme.px, self.width()
        self._pace.setText(self._pace_text)
        if self._line.sizeHint().width() + self._pace.sizeHint().width() + px(6) > width:
            self._pace.setText(self._pace_text.rpartition(" · ")[2])  # the time matters most
        text, pace = self._line.sizeHint().height(), self._pace.sizeHint().width()
        self._pace.setGeometry(width - pace, 0, pace, text)
        self._line.setGeometry(0, 0, max(0, width - pace - px(6)), text)
        self._bar.setGeometry(0, text + px(3), width, px(6))
        top = text + px(11)
        pause, cancel = self._pause.sizeHint(), self._cancel.sizeHint()
        # Their texts in line with the bar.
        self._pause.setGeometry(-px(11), top, pause.width(), pause.height())
        at = width - cancel.width() + px(10)  # not beyond the row
        self._cancel.setGeometry(at, top, cancel.width(), cancel.height())


def _named(act: Act, model: ShelfModel) -> str:
    return f"{act_label(act)}: {title_text(model)}"
