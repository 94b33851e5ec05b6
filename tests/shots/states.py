"""Every state that there is a picture of."""

from collections.abc import Callable

from tests.shots import (
    about_states,
    attachment_states,
    bottleneck_states,
    chat_states,
    context_states,
    exchange_states,
    first_run_states,
    load_states,
    message_states,
    models_notices,
    shelf_states,
    text_states,
)
from tests.shots.models_stage import models_states, models_variants
from tests.shots.settings_stage import drive_states, settings_states, settings_variants
from tests.shots.stage import Stage

Size = tuple[int, int]
Arrange = Callable[[Stage], None]

WIDE, SMALL, LARGE = (1280, 800), (1000, 700), (1600, 1000)
_WIDE: dict[str, Arrange] = {
    "chat": chat_states.chat,
    "generating": chat_states.generating,
    "prefill": chat_states.prefill,
    "stopping": chat_states.stopping,
    "crash": chat_states.crash,
    "banners": chat_states.banner,
    "empty": chat_states.empty,
    "pasted": chat_states.pasted,
    "link": chat_states.link,
    "menu": chat_states.model_menu,
    "shortcuts": chat_states.shortcuts,
    "palette": chat_states.palette,
    "loading": load_states.loading,
    "ladder": load_states.ladder,
    "took-down": load_states.refused,
    "ignored": load_states.ignored,
    "alarm": load_states.alarm,
    "no-xmx": load_states.no_xmx,
    "cache-warming": load_states.cache_warming,
    "cache-pressed": load_states.cache_pressed,
    "moved": load_states.moved,
    "does-not-fit": load_states.too_little,
    "by-hand": load_states.by_hand,
    "details": load_states.details,
    "tuner-asks": load_states.tuner_asks,
    "tuner-runs": load_states.tuner_runs,
    "tuner-done": load_states.tuner_done,
    "first-looking": first_run_states.looking,
    **attachment_states.STATES,
    **bottleneck_states.STATES,
    **context_states.STATES,
    **exchange_states.STATES,
    **message_states.STATES,
    **first_run_states.STATES,
    **shelf_states.STATES,
    **text_states.STATES,
    **settings_states(),
    **models_states(),
    **models_notices.states(),
    **about_states.STATES,
}
STATES: dict[str, tuple[Size, Arrange]] = {
    **{name: (WIDE, arrange) for name, arrange in _WIDE.items()},
    "narrow": (SMALL, chat_states.chat),
    "drawer": (SMALL, chat_states.drawer),
}
_PAGES = settings_variants() | models_variants() | drive_states()

# The same again at other sizes: to be looked at, not to be kept.
VARIANTS: dict[str, tuple[Size, Arrange]] = {
    "narrow-banners": (SMALL, chat_states.banner),
    "narrow-first": (SMALL, first_run_states.STATES["first-no-driver"]),
    "narrow-details": (SMALL, load_states.details),
    "narrow-versions": ((560, 640), message_states.versions),
    "narrow-editing": ((560, 640), message_states.editing),
    "narrow-selecting": ((560, 640), message_states.selecting),
    "narrow-hover": ((560, 640), message_states.hover),
    "large": (LARGE, chat_states.chat),
    "palette-typed": (WIDE, chat_states.palette_typed),
    "narrow-licences": ((560, 640), about_states.licences),
    "narrow-shortcuts": ((560, 640), chat_states.shortcuts),
    **{name: (WIDE, arrange) for name, arrange in context_states.VARIANTS.items()},
    "tiny-context-full": ((560, 640), context_states.will_not_fit),
    **{f"narrow-{name}": (SMALL, arrange) for name, arrange in _PAGES.items()},
    **{f"large-{name}": (LARGE, arrange) for name, arrange in _PAGES.items()},
    **{name: (WIDE, arrange) for name, arrange in shelf_states.VARIANTS.items()},
    **{name: (SMALL, arrange) for name, arrange in shelf_states.SMALL.items()},
    **{name: (WIDE, arrange) for name, arrange in bottleneck_states.VARIANTS.items()},
    **{f"large-{name}": (LARGE, arrange) for name, arrange in bottleneck_states.STATES.items()},
    **{f"narrow-{name}": (SMALL, arrange) for name, arrange in bottleneck_states.DRAWERS.items()},
    "tiny-models": ((560, 640), _PAGES["models"]),
}

# Sharpness on dense screens shows in these.
KEY = ("chat", "loading", "alarm", "tuner-done", "first-xmx", "settings-offload")
