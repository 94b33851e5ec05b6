"""From the settings to what the user asks for when a model is loaded."""

from pathlib import Path

from moechat.core.plan import Wishes
from moechat.services.load_planner import LoadWish
from moechat.services.power import on_battery
from moechat.services.settings import Settings, SettingsFile


def load_wish(settings: Settings, model_dir: Path) -> LoadWish:
    """A load as it is wanted now, on this power supply."""
    wishes = wishes_for(settings, model_dir, on_battery=on_battery())
    return LoadWish(model_dir, wishes, settings.memory_lock)


def wishes_for(settings: Settings, model_dir: Path, *, on_battery: bool | None = None) -> Wishes:
    """The wishes for one model; on battery power more memory may be wanted for the rest."""
    reserve = settings.reserve_bytes
    if on_battery:
        reserve += settings.battery_reserve_bytes
    return Wishes(
        device=settings.device or None,
        ratio=fixed_ratio(settings, model_dir),
        context_tokens=settings.context_tokens,
        kv_precision=settings.kv_precision,
        prefill_chunk=settings.prefill_chunk,
        reserve_bytes=reserve,
    )


def fixed_ratio(settings: Settings, model_dir: Path) -> int | None:
    """The offload ratio that was set by hand for a model; None = the plan's."""
    return settings.ratios.get(str(model_dir))


def fix_ratio(settings: SettingsFile, model_dir: Path, ratio: int | None) -> None:
    """Set the offload ratio of a model by hand, or leave it to the plan (None)."""
    ratios = {key: kept for key, kept in settings.value.ratios.items() if key != str(model_dir)}
    if ratio is not None:
        ratios[str(model_dir)] = ratio
    settings.update(ratios=ratios)
