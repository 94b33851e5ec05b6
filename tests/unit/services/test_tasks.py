"""Work on a lane, results on the GUI thread."""

import logging
import threading
import time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from moechat.services.tasks import LaneClosedError, TaskLane


@pytest.fixture
def lane(qtbot: QtBot) -> TaskLane:
    return TaskLane("test")


@pytest.fixture(autouse=True)
def drained(lane: TaskLane) -> object:
    yield
    assert lane.drain(5)


def test_work_runs_on_one_other_thread_and_results_on_this(lane: TaskLane, qtbot: QtBot) -> None:
    workers: list[threading.Thread] = []
    results: list[tuple[int, threading.Thread]] = []
    for number in range(50):

        def work(number: int = number) -> int:
            workers.append(threading.current_thread())
            return number

        lane.run(work, lambda n: results.append((n, threading.current_thread())))
    assert results == []  # never from inside run()
    qtbot.waitUntil(lambda: len(results) == 50, timeout=5000)
    assert [number for number, _ in results] == list(range(50))
    assert {thread for _, thread in results} == {threading.main_thread()}
    assert len(set(workers)) == 1
    assert workers[0] is not threading.main_thread()


def test_errors_go_to_their_owner_in_order(lane: TaskLane, qtbot: QtBot) -> None:
    told: list[object] = []
    error = ZeroDivisionError("x")

    def fail() -> None:
        raise error

    lane.run(lambda: 1, told.append)
    lane.run(fail, told.append, told.append)
    lane.run(lambda: 2, told.append)
    qtbot.waitUntil(lambda: len(told) == 3, timeout=5000)
    assert told == [1, error, 2]


def test_errors_without_an_owner_are_logged(
    lane: TaskLane, caplog: pytest.LogCaptureFixture
) -> None:
    lane.run(lambda: 1 / 0)
    assert lane.drain(5)
    (record,) = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert record.exc_info
    assert isinstance(record.exc_info[1], ZeroDivisionError)


def test_a_failing_callback_costs_the_others_nothing(
    lane: TaskLane, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[type[BaseException]] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: caught.append(kind))
    told: list[int] = []
    lane.run(lambda: 1, lambda n: n / 0)
    lane.run(lambda: 2, told.append)
    assert lane.drain(5)
    assert caught == [ZeroDivisionError]
    assert told == [2]


def test_draining_finishes_what_callbacks_add(lane: TaskLane) -> None:
    told: list[int] = []

    def again(number: int) -> None:
        told.append(number)
        if number < 20:
            lane.run(lambda: number + 1, again)

    lane.run(lambda: 0, again)
    assert lane.drain(5)
    assert told == list(range(21))


def test_draining_has_a_bound(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    lane = TaskLane("stuck")
    release = threading.Event()
    told: list[object] = []
    lane.run(lambda: 1, told.append)
    lane.run(lambda: release.wait(30), told.append)
    began = time.monotonic()
    assert not lane.drain(0.1)
    assert time.monotonic() - began < 5
    assert told == [1]
    assert "left undone" in caplog.text
    release.set()
    lane._thread.join(5)
    assert not lane._thread.is_alive()


def test_draining_ends_callbacks_that_go_on_for_ever(qtbot: QtBot) -> None:
    lane = TaskLane("endless")

    def again(_: object = None) -> None:
        lane.run(lambda: None, again)

    again()
    began = time.monotonic()
    assert not lane.drain(0.2)
    assert time.monotonic() - began < 5
    lane._thread.join(5)
    assert not lane._thread.is_alive()


def test_a_closed_lane_refuses(lane: TaskLane, qtbot: QtBot) -> None:
    assert lane.drain(5)
    ran: list[object] = []
    refused: list[Exception] = []
    lane.run(lambda: ran.append(1), ran.append, refused.append)
    lane.run(lambda: ran.append(2))
    assert refused == []
    qtbot.waitUntil(lambda: len(refused) == 1, timeout=5000)
    assert isinstance(refused[0], LaneClosedError)
    assert ran == []
    assert not lane._thread.is_alive()


def test_nobody_left_to_take_the_result(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    lane = TaskLane("orphan")
    release, done = threading.Event(), threading.Event()
    lane.run(lambda: release.wait(10), lambda _: None)
    lane.run(done.set)
    thread = lane._thread
    tasks = lane._tasks
    lane.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    release.set()
    assert done.wait(5)
    tasks.put(None)
    thread.join(5)
    assert not thread.is_alive()
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []
