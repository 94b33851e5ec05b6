"""What answers saw, and presets with the models that begin with them."""

from collections.abc import Callable
from pathlib import Path

from moechat.core.context_policy import AnswerContext
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from moechat.protocol.preset import Preset
from moechat.store.store import Store


def test_the_latest_of_a_branch_counts(store: Store, run_sql: Callable[..., None]) -> None:
    one, first = store.begin_chat("t", "one", seed=1, model="m")
    two, second = store.begin_turn(one.conversation_id, "two", seed=1, model="m")
    branch = [one.id, first.id, two.id]
    assert store.contexts.latest(branch) is None
    assert store.contexts.latest([]) is None
    old, new = AnswerContext(first_kept="a"), AnswerContext(first_kept="b", summary="so\ud800")
    store.contexts.save(first.id, old)
    assert store.contexts.latest(branch) == (first.id, old)
    store.contexts.save(second.id, new)
    found = store.contexts.latest(branch)  # the answer to the last question
    assert found is not None
    assert (found[0], found[1].first_kept) == (second.id, "b")
    run_sql("UPDATE answer_context SET context = 'broken' WHERE message_id = ?", second.id)
    assert store.contexts.latest(branch) == (first.id, old)
    store.contexts.save(first.id, None)
    store.contexts.save("gone", old)
    assert store.contexts.latest([*branch, "gone"]) is None


def test_presets_are_kept_in_order_and_defaults_go_with_them(store: Store, path: Path) -> None:
    one = store.presets.save(Preset(name="One", options=AnswerOptions(system_prompt="Be one.")))
    two = store.presets.save(Preset(id="built-in x", name="Two"))
    assert one.id
    warm = Preset(id=one.id, name="Ones", options=AnswerOptions(sampling=Sampling(top_k=3)))
    store.presets.save(warm)
    store.presets.set_default("m", one.id)
    store.presets.set_default("n", two.id)
    store.presets.set_default("o", "unknown")
    other = Store.open(path)
    assert other.presets.all() == [warm, two]
    assert other.presets.defaults() == {"m": one.id, "n": two.id}
    other.presets.remove(one.id)
    other.presets.set_default("n", "")
    assert (other.presets.all(), other.presets.defaults()) == ([two], {})
    other.close()
