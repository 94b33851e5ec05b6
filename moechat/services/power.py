"""What the computer runs on."""

import psutil


def on_battery() -> bool | None:
    """Whether it runs on its battery; None where nothing tells, and without one. Never raises.

    Reads a few small files, or asks Windows: a matter of microseconds.
    """
    sensors = getattr(psutil, "sensors_battery", None)  # absent on some systems
    if sensors is None:
        return None
    try:
        battery = sensors()
    except Exception:  # noqa: BLE001 - drivers tell all kinds of things, and psutil trips over some
        return None
    if battery is None or battery.power_plugged is None:
        return None
    return not battery.power_plugged
