"""The pictures of all states can be made: each differs from all others, and few colours do."""

import pytest
from PySide6.QtWidgets import QApplication

from moechat.ui.theme import Theme
from tests.shots.render import draw, few_colours
from tests.shots.states import KEY, STATES, VARIANTS


# A popup wants more than the offscreen platform has.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_every_state_has_a_picture_of_its_own(qapp: QApplication, theme: Theme) -> None:
    seen: dict[bytes, str] = {}
    for name, (size, arrange) in STATES.items():
        image = few_colours(draw(qapp, theme, size, arrange, settle_s=0).toImage())
        assert (image.width(), image.height()) == size, name
        look = bytes(image.constBits()) + repr(image.colorTable()).encode()
        assert look not in seen, f"{name} looks like {seen[look]}"
        seen[look] = name
        assert image.colorCount() <= 256


def test_the_selections_name_states() -> None:
    assert set(KEY) <= STATES.keys()
    assert not VARIANTS.keys() & STATES.keys()
