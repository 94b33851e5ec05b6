"""Options of single chats, and the deletion of everything."""

from pathlib import Path

import pytest

from moechat.core.faults import UserError
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from moechat.store.db import set_aside
from moechat.store.store import Store

WARM = AnswerOptions(sampling=Sampling(temperature=1.2), seed=2**63 - 1, stop=("\n\nUser:",))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "moechat.db"


def test_a_chat_has_options_of_its_own(path: Path) -> None:
    store = Store.open(path)
    one, other = store.create_conversation("a"), store.create_conversation("b")
    store.options.save(one.id, WARM)
    assert store.options.of(one.id) == WARM
    assert store.options.of(other.id) == AnswerOptions()
    store.close()
    store = Store.open(path)
    assert store.options.of(one.id) == WARM
    store.options.save(one.id, AnswerOptions())
    assert store.options.of(one.id) == AnswerOptions()
    store.options.save(other.id, WARM)
    store.delete(other.id)
    assert store.options.of(other.id) == AnswerOptions()
    store.options.save(other.id, WARM)  # another window has deleted it
    assert store.options.of(other.id) == AnswerOptions()
    store.close()


def test_of_what_is_deleted_nothing_stays_on_the_drive(path: Path) -> None:
    secret = "my pin is 4417 " * 500
    aside = Store.open(path)
    aside.begin_chat("t", secret, seed=1, model="m")
    aside.close()
    set_aside(path)
    store = Store.open(path)
    user, draft = store.begin_chat("pin 4417", secret, seed=1, model="m")
    store.options.save(user.conversation_id, WARM)
    store.save_composer("", secret)
    path.with_name(f"{path.name}.schema-1.backup").write_text(secret)
    other = path.with_name("notes.txt")
    other.write_text("4417")
    store.delete_all()
    assert store.conversations() == []
    assert store.composer("") == ""
    with pytest.raises(UserError):
        store.begin_turn(user.conversation_id, "more", seed=1, model="m")
    store.begin_chat("new", "life goes on", seed=1, model="m")
    for file in path.parent.iterdir():
        assert b"4417" not in file.read_bytes() or file == other, file
    assert store.messages([draft.id])[0].text == ""
    store.close()
