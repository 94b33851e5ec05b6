import re

import pytest

from moechat.core.catalogue import Note
from moechat.services.catalogue_texts import note_text


@pytest.mark.parametrize("note", Note)
def test_every_note_is_a_sentence(note: Note) -> None:
    assert re.fullmatch(r"[A-Z].*\.", note_text(note))
