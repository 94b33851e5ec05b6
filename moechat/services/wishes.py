"""From the settings to what the user asks for when a model is loaded."""

from pathlib import Path

from moechat.core.plan import Wishes
from moechat.services.settings import Settings


def wishes_for(settings: Settings, model_dir: Path, *, on_battery: bool | None = None) -> Wishes:
    """The wishes for one model; on battery power more memory may be wanted for the rest."""
    reserve = settings.reserve_bytes
    if on_battery:
        reserve += settings.battery_reserve_bytes
    return Wishes(
        device=settings.device or None,
        ratio=settings.ratios.get(str(model_dir)),
        context_tokens=settings.context_tokens,
        kv_precision=settings.kv_precision,
        prefill_chunk=settings.prefill_chunk,
        reserve_bytes=reserve,
    )
