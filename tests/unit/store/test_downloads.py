"""The queue of downloads, with real files and two programs on them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from moechat.core.download_queue import QueuedDownload, QueueState
from moechat.core.faults import Fault, FaultCode
from moechat.store.store import Store


def add(store: Store, name: str, revision: str = "main") -> QueuedDownload:
    return store.downloads.add(f"org/{name}", f"/models/{name}", revision=revision, now=5.0)


def names(store: Store) -> list[str]:
    return [download.repo.removeprefix("org/") for download in store.downloads.all()]


def test_a_queue_keeps_its_order_and_values(path: Path) -> None:
    store = Store.open(path)
    made = [add(store, name) for name in ("a", "b", "c")]
    assert made[0] == QueuedDownload(
        id=made[0].id, repo="org/a", folder="/models/a", created_at=5.0
    )
    fault = Fault(FaultCode.DOWNLOAD_CORRUPT, {"file": "x.bin"})
    changes = {"done_bytes": 7, "total_bytes": 9, "commit": "c" * 40, "fault": fault}
    store.downloads.update(made[1].id, state=QueueState.FAILED, **changes)
    store.downloads.reorder([made[2].id, made[0].id, "gone"])
    store.close()
    again = Store.open(path)
    assert names(again) == ["c", "a", "b"]
    (failed,) = [d for d in again.downloads.all() if d.repo == "org/b"]
    assert (failed.done_bytes, failed.total_bytes, failed.commit) == (7, 9, "c" * 40)
    assert (failed.state, failed.fault) == (QueueState.FAILED, fault)
    add(again, "d")
    assert names(again) == ["c", "a", "b", "d"]
    again.downloads.remove(failed.id)
    assert names(again) == ["c", "a", "d"]
    again.close()


def test_only_what_was_wanted_is_taken_over(path: Path) -> None:
    store = Store.open(path)
    states = [QueueState.RUNNING, QueueState.QUEUED, QueueState.PAUSED, QueueState.DONE]
    for number, state in enumerate(states):
        store.downloads.update(add(store, f"m{number}").id, state=state)
    other = Store.open(path)
    # While its program lives it is not ours.
    assert [d.elsewhere for d in other.downloads.take_over()] == [True, True, False, False]
    assert [d.state for d in store.downloads.all()] == states
    store.close()
    found = other.downloads.take_over()
    assert [d.state for d in found] == [QueueState.QUEUED, QueueState.QUEUED, *states[2:]]
    third = Store.open(path)
    assert [d.elsewhere for d in third.downloads.all()] == [True, True, False, False]
    third.close()
    other.close()


def test_the_same_folder_again(path: Path, store: Store) -> None:
    first = add(store, "a")
    store.downloads.update(first.id, state=QueueState.FAILED, fault=Fault(FaultCode.HUB_BUSY))
    again = add(store, "a")
    assert again == first
    newer = add(store, "a", revision="v2")
    assert newer.id != first.id
    assert store.downloads.all() == [newer]
    other = Store.open(path)
    foreign = add(other, "a", revision="v2")
    assert (foreign.id, foreign.elsewhere) == (newer.id, True)
    other.close()


def test_another_program_may_pause_it(path: Path, store: Store) -> None:
    download = add(store, "a")
    store.downloads.update(download.id, state=QueueState.RUNNING)
    other = Store.open(path)
    assert store.downloads.is_wanted(download.id)
    other.downloads.update(download.id, state=QueueState.PAUSED)
    assert not store.downloads.is_wanted(download.id)
    store.downloads.update(download.id, state=QueueState.QUEUED)
    other.downloads.remove(download.id)
    assert not store.downloads.is_wanted(download.id)
    other.close()


def test_damaged_rows(store: Store, run_sql: Callable[..., None]) -> None:
    for name in ("a", "b", "c"):
        add(store, name)
    run_sql("UPDATE download SET repo = x'ff' WHERE repo = ?", "org/a")
    run_sql("UPDATE download SET state = 'odd', fault = '{', done_bytes = 'x' WHERE repo = 'org/b'")
    found = store.downloads.take_over()
    assert [(d.repo, d.state, d.fault) for d in found] == [
        ("org/b", QueueState.PAUSED, None),
        ("org/c", QueueState.QUEUED, None),
    ]


def test_what_a_download_is_does_not_change(store: Store) -> None:
    download = add(store, "a")
    with pytest.raises(TypeError, match="folder"):
        store.downloads.update(download.id, folder="/elsewhere")


def test_cancelled_ones_are_remembered_until_their_parts_are_gone(path: Path) -> None:
    store, other = Store.open(path), Store.open(path)
    a, b = add(store, "a"), add(store, "b")
    other.downloads.remove(a.id, parts_left=True)
    store.downloads.update(a.id, state=QueueState.RUNNING)  # it did not know yet
    assert not store.downloads.is_wanted(a.id)
    assert names(store) == ["b"]
    assert store.downloads.cancelled() == {a.id: "/models/a"}
    store.downloads.remove(b.id, parts_left=True)
    store.close()
    assert other.downloads.take_over() == []
    assert add(other, "a").id != a.id  # wanted again
    assert other.downloads.cancelled() == {b.id: "/models/b"}
    other.downloads.remove(b.id)
    assert other.downloads.cancelled() == {}
    assert names(other) == ["a"]
    other.close()
