"""How the window looks as a whole: theme, motion, and which sides are shown."""

from PySide6.QtCore import QObject, Slot

from moechat.services.settings import Settings, SettingsFile
from moechat.ui.frame import Side
from moechat.ui.main_window import MainWindow
from moechat.ui.motion import Motion
from moechat.ui.shell import Shell
from moechat.ui.theme import Density, Scheme, Theme, Tone


class WindowLook(QObject):
    """Follows the settings, and has them remember what was done in the window."""

    def __init__(
        self,
        window: MainWindow,
        *,
        theme: Theme,
        shell: Shell,
        settings: SettingsFile,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._theme, self._shell = window, theme, shell
        self._settings, self._motion = settings, Motion()
        shell.frame.wish_changed.connect(self._remember_sides)
        settings.changed.connect(self._on_settings_changed)
        theme.changed.connect(self._tint_window)
        window.font_changed.connect(theme.refresh)

    def apply(self) -> None:
        """Look as the settings say, before the window has its contents."""
        self._on_settings_changed(self._settings.value)
        self._tint_window()

    @Slot(object)
    def _on_settings_changed(self, settings: Settings) -> None:
        self._theme.choose(
            Scheme(settings.scheme),
            text_percent=settings.text_percent,
            density=Density(settings.density),
        )
        self._motion.choose(less=settings.motion == "less")
        self._shell.composer.set_send_key(needs_ctrl=settings.send_key == "ctrl_enter")
        wished = {Side.SIDEBAR: settings.sidebar_open, Side.PANEL: settings.panel_open}
        for side, shown in wished.items():
            if self._shell.frame.wished[side] != shown:
                self._shell.frame.wish(side, shown)

    @Slot()
    def _tint_window(self) -> None:
        self._window.set_background(self._theme.colour(Tone.BACKGROUND))

    @Slot()
    def _remember_sides(self) -> None:
        wished = self._shell.frame.wished
        self._settings.update(sidebar_open=wished[Side.SIDEBAR], panel_open=wished[Side.PANEL])
