"""What sleep and battery mean for the loaded model, as banners."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from moechat.core.faults import Fault
from moechat.protocol.messages import Loaded
from moechat.services.battery_advice import Advice, advice_text, battery_advice
from moechat.services.engine import EngineService
from moechat.services.health_check import HealthCheck
from moechat.services.settings import SettingsFile
from moechat.services.texts import FaultAction, action_label
from moechat.ui.banner import Notice
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.shell import Shell
from moechat.ui.theme import Tone

_ASLEEP, _BATTERY = "asleep", "battery"


class PowerPresenter(QObject):
    """One remark each time the computer is unplugged, and none about what cannot be changed."""

    def __init__(
        self,
        *,
        health: HealthCheck,
        engine: EngineService,
        settings: SettingsFile,
        shell: Shell,
        notices: FaultNotices,
        load_again: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._power, self._engine, self._settings = health.power, engine, settings
        self._area, self._notices, self._load_again = shell.notices, notices, load_again
        self._loaded_on_battery = False
        engine.loaded.connect(self._on_loaded)
        health.power.battery_changed.connect(self._on_battery)
        health.lost.connect(self._on_lost)

    @Slot(object)
    def _on_lost(self, fault: Fault) -> None:
        self._notices.dismiss("engine")  # of the death that this explains
        self._notices.show(_ASLEEP, fault)

    @Slot(object)
    def _on_loaded(self, _loaded: Loaded) -> None:
        self._loaded_on_battery = bool(self._power.on_battery)
        self._notices.dismiss(_BATTERY)

    @Slot(object)
    def _on_battery(self, on_battery: bool | None) -> None:
        model = self._engine.model
        if not on_battery or model is None:
            self._notices.dismiss(_BATTERY)
            return
        reserve = self._settings.value.battery_reserve_bytes
        advice = battery_advice(
            ratio=model.ratio,
            reserve_bytes=reserve,
            loaded_on_battery=self._loaded_on_battery,
        )
        if advice is None:
            return
        text = advice_text(advice, ratio=model.ratio, reserve_bytes=reserve)
        actions = []
        if advice is Advice.RESERVE:
            actions.append((action_label(FaultAction.RELOAD_MODEL), self._load_again))
        self._area.show_notice(Notice(_BATTERY, text.title, text.advice, Tone.MUTED, actions))
