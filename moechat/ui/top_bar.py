"""The bar above the transcript: model, device, state."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from moechat.core.model_name import ModelName
from moechat.protocol.messages import Device
from moechat.services.models import ModelEntry
from moechat.ui.actions.table import ActionId, keys_of, with_keys
from moechat.ui.buttons import Button, Kind
from moechat.ui.chip import Chip
from moechat.ui.icons import IconSet
from moechat.ui.surface import Surface
from moechat.ui.theme import Theme, Tone
from moechat.ui.tool_tip import plain_tip


class TopBar(Surface):
    """Which model answers, where it runs and what it is doing."""

    model_chosen = Signal(Path)
    model_forgotten = Signal(Path)
    folder_wanted = Signal()  # open a model folder
    unload_wanted = Signal()
    device_chosen = Signal(str)  # OpenVINO's id
    sidebar_wanted = Signal()
    panel_toggled = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(theme, Tone.BACKGROUND, Qt.Edge.BottomEdge, parent)
        self._icons = icons
        self._models: list[ModelEntry] = []
        self._devices: list[Device] = []
        self._device = ""
        self.can_unload = False
        self._panel_shown = True
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_model(None)
        self.show_figures("")

    def _build(self) -> None:
        theme, icons = self._theme, self._icons
        self._chats = Button(theme, icons, self.tr("Chats"), Kind.QUIET, small=True)
        self._chats.setToolTip(with_keys(self.tr("Show the chats"), ActionId.SIDEBAR))
        self._chats.clicked.connect(self.sidebar_wanted)
        self._model = Button(theme, icons, arrow=True, bold=True)
        self._model.setMenu(self._make_menu(self._fill_model_menu))
        self._device_button = Button(theme, icons, "", Kind.QUIET, small=True, arrow=True)
        self._device_button.setAccessibleName(self.tr("Device"))
        self._device_button.setMenu(self._make_menu(self._fill_device_menu))
        self._device_chip = Chip(theme)
        self._state = Chip(theme)
        self._figures = Chip(theme)
        self._panel = Button(theme, icons, self.tr("Panel"), Kind.QUIET, small=True)
        self._panel.setToolTip(with_keys(self.tr("Speed and memory"), ActionId.PANEL))
        self._panel.clicked.connect(self.panel_toggled)
        self._row = QHBoxLayout(self)
        for widget in (
            self._chats,
            self._model,
            self._device_chip,
            self._device_button,
            self._state,
        ):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        self._row.addWidget(self._figures)
        self._row.addWidget(self._panel)

    def _make_menu(self, fill: object) -> QMenu:
        menu = QMenu(self)
        menu.aboutToShow.connect(lambda: menu.setFont(self._theme.font()))
        menu.aboutToShow.connect(fill)
        menu.setToolTipsVisible(True)
        return menu

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self.setFixedHeight(max(px(52), self._model.sizeHint().height() + px(12)))
        self._row.setContentsMargins(px(16), 0, px(16), px(1))
        self._row.setSpacing(px(10))
        self._model.setMaximumWidth(px(360))

    # ── what the window tells ────────────────────────────────────────────────

    def show_model(self, name: ModelName | None) -> None:
        """The model that answers, or is wanted; ``None`` = none was chosen yet."""
        self._model.setText(name.name if name else self.tr("Choose a model"))
        self._model.set_suffix(name.precision if name else "")
        self._model.setAccessibleName(
            self.tr("Model: {0}").format(name.name) if name else self.tr("Choose a model")
        )
        self._model.setToolTip(
            with_keys(self.tr("Choose the model that answers"), ActionId.PICK_MODEL)
            if name is None
            else plain_tip(name.name)
        )
        self._share_room()

    def set_models(self, models: Sequence[ModelEntry]) -> None:
        """The folders to choose from, most recent first."""
        self._models = list(models)

    def set_can_unload(self, can: bool) -> None:
        """Whether there is a model to unload."""
        self.can_unload = can

    def set_devices(self, devices: Sequence[Device], current: str) -> None:
        """Devices to choose from, and the id of the chosen one; "" is that of the plan's choice."""
        self._devices, self._device = list(devices), current
        self._show_device()

    def _show_device(self) -> None:
        name = next((d.name for d in self._devices if d.id == self._device), self._device)
        known = self._device and name != self._device
        text = self.tr("{0} · {1}").format(name, self._device) if known else name
        self._device_chip.setToolTip(text)
        self._device_chip.show_text(text)
        self._device_button.setText(text)
        self._share_room()

    def open_model_menu(self) -> None:
        """Let the user choose a model now."""
        self._model.showMenu()

    def open_device_menu(self) -> None:
        """Let the user choose a device now."""
        if self._has_other_device():
            self._device_button.showMenu()

    def _has_other_device(self) -> bool:
        """Whether there is a choice; the device in use may be gone, as after a driver's update."""
        return any(device.id != self._device for device in self._devices)

    def show_state(self, text: str, tone: Tone) -> None:
        """What the engine is doing."""
        self._state.show_text(text, tone)
        self._share_room()

    def show_figures(self, text: str) -> None:
        """Speed and memory in short, while the panel is hidden; "" = not here."""
        if text == self._figures.text():
            return
        self._figures.show_text(text)
        if not self._panel_shown:  # else they are not here
            self._share_room()

    def set_sidebar_shown(self, shown: bool) -> None:
        """The button that brings the sidebar back is there while it is away."""
        self._chats.setVisible(not shown)
        self._share_room()

    def set_panel_shown(self, shown: bool) -> None:
        """While the panel is away, its most important figures are here."""
        self._panel_shown = shown
        self._share_room()

    # ── room ─────────────────────────────────────────────────────────────────

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        """Other fonts need other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_room()

    def _share_room(self) -> None:
        """Leave out what matters least where not all fits: first the device, then the figures."""
        choice = self._has_other_device()
        device: QWidget = self._device_button if choice else self._device_chip
        (self._device_chip if choice else self._device_button).hide()
        optional = [
            (self._figures, not self._panel_shown and bool(self._figures.text())),
            (device, bool(self._device_button.text())),
        ]
        fixed = [self._model, self._state, self._panel]
        if not self._chats.isHidden():
            fixed.append(self._chats)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        room -= sum(w.sizeHint().width() + self._row.spacing() for w in fixed)
        for widget, wanted in optional:
            needed = widget.sizeHint().width() + self._row.spacing()
            shown = wanted and needed <= room
            widget.setVisible(shown)
            room -= needed if shown else 0

    # ── menus ────────────────────────────────────────────────────────────────

    @Slot()
    def _fill_model_menu(self) -> None:
        menu = self._model.menu()
        menu.clear()
        for entry in self._models:
            self._add_model(menu, entry)
        if self._models:
            menu.addSeparator()
        folder = QAction(self._icons.icon("folder"), self.tr("Open a model folder…"), menu)
        folder.setShortcuts(keys_of(ActionId.OPEN_FOLDER))
        folder.triggered.connect(self.folder_wanted)
        menu.addAction(folder)
        if self.can_unload:
            unload = QAction(self._icons.icon("eject"), self.tr("Unload"), menu)
            unload.setToolTip(self.tr("Give the model's memory back; the chats stay"))
            unload.setShortcuts(keys_of(ActionId.UNLOAD))
            unload.triggered.connect(self.unload_wanted)
            menu.addAction(unload)

    def _add_model(self, menu: QMenu, entry: ModelEntry) -> None:
        # An ampersand would underline the letter that follows it.
        title = " ".join(filter(None, (entry.name.name, entry.name.precision))).replace("&", "&&")
        if not entry.missing:
            action = QAction(title, menu)
            action.setToolTip(plain_tip(str(entry.path)))
            action.triggered.connect(lambda: self.model_chosen.emit(entry.path))
            if entry.current:
                action.setIcon(self._icons.icon("check"))
            menu.addAction(action)
            return
        gone = menu.addMenu(self.tr("{0} (missing)").format(title))
        where = QAction(str(entry.path).replace("&", "&&"), gone)
        where.setEnabled(False)
        again = QAction(self.tr("Try again"), gone)
        again.triggered.connect(lambda: self.model_chosen.emit(entry.path))
        forget = QAction(self._icons.icon("trash"), self.tr("Remove from this list"), gone)
        forget.triggered.connect(lambda: self.model_forgotten.emit(entry.path))
        gone.addActions([where, again, forget])

    @Slot()
    def _fill_device_menu(self) -> None:
        menu = self._device_button.menu()
        menu.clear()
        group = QActionGroup(menu)
        for device in self._devices:
            named = self.tr("{0} · {1}").format(device.name, device.id)
            text = named if device.id else device.name
            action = QAction(text, group, checkable=True, checked=device.id == self._device)
            action.triggered.connect(lambda _=False, d=device.id: self.device_chosen.emit(d))
            menu.addAction(action)
