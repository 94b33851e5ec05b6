"""The process that keeps a file's spans in the cache; it ends with its requests.

A process of its own: the engine's counters of what it reads stay those of the streaming, a drive
that hangs holds up nobody, and the lowest priority can be had for processor and drive alike.
"""

import logging
import os
import threading
import time
from collections.abc import Callable
from functools import partial

from moechat.core.ir_graph import Span
from moechat.core.warming import PressureWatch, chunks, clipped
from moechat.protocol import host
from moechat.protocol.framing import warm_request_decoder
from moechat.protocol.warm_messages import (
    WarmPause,
    WarmProgress,
    WarmStart,
    WarmState,
    WarmTrouble,
)
from moechat.protocol.wire import EventWriter, Refusal, read_requests
from moechat.warmer.reading import ChunkReader, open_file
from moechat.warmer.residency import cached_bytes, find_way
from moechat.warmer.sensing import MemorySense

_log = logging.getLogger(__name__)
_LOOK_S = 0.1  # between looks at the memory
_TELL_S = 0.5
_COUNT_S = 2.0  # between counts of what is cached, while reading
_KEPT_S = 10.0  # the same afterwards
_COUNT_SHARE = 0.05  # of the time may go into counting
_KEPT_SHARE = 0.9  # of what is wanted; with less cached, it is read again
_FIRST_REST_S, _LONGEST_REST_S = 60.0, 960.0  # before that: others may want the cache as well


def run() -> None:
    """Do what is asked; never returns."""
    writer = EventWriter(host.guard_stdout())
    host.start_log()
    host.tie_to_parent()
    host.yield_to_others()
    warmer: Warmer | None = None
    with os.fdopen(0, "rb", closefd=False) as stream:
        for request in read_requests(stream, warm_request_decoder):
            match request:
                case WarmStart() if warmer is None:
                    warmer = Warmer(request, writer.send)
                    warmer.start()
                case WarmPause() if warmer is not None:
                    warmer.pause(paused=request.paused)
                case Refusal():
                    _log.warning("Skipped a request: %s", request.fault)
    os._exit(0)


class Warmer:
    """Reads in rounds on a thread of its own, while another one looks at the memory."""

    def __init__(
        self,
        order: WarmStart,
        send: Callable[[WarmProgress], None],
        sense: MemorySense | None = None,
    ) -> None:
        self._order, self._send = order, send
        self._sense = sense or MemorySense()
        self._watch = PressureWatch(order.floor_bytes, order.calm_s)
        self._changed = threading.Condition()
        self._paused, self._pressed = order.paused, False
        self._spans = tuple(Span(*span) for span in order.spans)
        self._wanted = min(order.limit_bytes, sum(span.size for span in self._spans))
        self._descriptor = -1
        self._read = 0
        self._cached: int | None = None
        self._told: tuple[float, WarmState | None] = (0.0, None)
        self._count_due = 0.0

    def start(self) -> None:
        """Begin; events come from other threads."""
        self._pressed = self._watch.feed(self._sense.look())
        threading.Thread(target=self._look_on, name="watch", daemon=True).start()
        threading.Thread(target=self._run, name="read", daemon=True).start()

    def pause(self, *, paused: bool) -> None:
        """Read nothing for now, or go on."""
        with self._changed:
            self._paused = paused
            self._changed.notify_all()

    # ── the watching thread ──────────────────────────────────────────────────

    def _look_on(self) -> None:
        while True:
            pressed = self._watch.feed(self._sense.look())
            with self._changed:
                if pressed != self._pressed:
                    self._pressed = pressed
                    self._changed.notify_all()
            time.sleep(_LOOK_S)

    # ── the reading thread ───────────────────────────────────────────────────

    def _run(self) -> None:
        host.go_to_background()
        try:
            self._descriptor = open_file(self._order.path)
            if clipped(self._spans, os.fstat(self._descriptor).st_size) == self._spans:
                self._keep()
            else:
                self._fail(WarmTrouble.MISSING)
        except (FileNotFoundError, EOFError):
            self._fail(WarmTrouble.MISSING)
        except PermissionError:
            self._fail(WarmTrouble.DENIED)
        except OSError as error:
            _log.warning("%s", error)
            self._fail(WarmTrouble.UNREADABLE)

    def _keep(self) -> None:
        """Round after round, as far as pages were lost in between."""
        rest = _FIRST_REST_S
        while True:
            self._round()
            self._tell(WarmState.KEPT, now=True)
            again = time.monotonic() + rest
            rest = min(rest * 2, _LONGEST_REST_S)
            while not self._has_lost() or time.monotonic() < again:
                if not self._wait_while_held_up():
                    self._tell(WarmState.KEPT)
                with self._changed:
                    self._changed.wait_for(self._held_up, _KEPT_S)

    def _has_lost(self) -> bool:
        return self._cached is not None and self._cached < self._wanted * _KEPT_SHARE

    def _round(self) -> None:
        reader, way = ChunkReader(self._descriptor), find_way(self._descriptor)
        self._read, left, asked = 0, self._wanted, 0
        for whole in chunks(self._spans):
            chunk = Span(whole.offset, min(whole.size, left))
            if not chunk.size:
                break
            self._wait_while_held_up(reader)
            if way is None or way(self._descriptor, *chunk) < chunk.size:
                reader.read(chunk)
                asked += 1
                if asked == 1 and way is not None:
                    reader.settle()
                    if way(self._descriptor, *chunk) < chunk.size // 2:
                        reader.copies = True
                        reader.read(chunk)
            left -= chunk.size
            self._read += chunk.size
            self._tell(WarmState.READING)
        reader.settle()

    def _held_up(self) -> WarmState | None:
        if self._paused:
            return WarmState.PAUSED
        return WarmState.PRESSED if self._pressed else None

    def _is_other_than(self, state: WarmState) -> bool:
        return self._held_up() is not state

    def _wait_while_held_up(self, reader: ChunkReader | None = None) -> bool:
        """Read nothing while that is so; True if it was."""
        held_up = False
        while (state := self._held_up()) is not None:
            if reader is not None:
                reader.settle()
            held_up = True
            self._tell(state)
            with self._changed:
                self._changed.wait_for(partial(self._is_other_than, state), _KEPT_S)
        return held_up

    # ── events ───────────────────────────────────────────────────────────────

    def _tell(self, state: WarmState, *, now: bool = False) -> None:
        """At once where the state is new or with ``now``, else from time to time."""
        at = time.monotonic()
        last, told = self._told
        is_new = state is not told
        if not (now or is_new) and at - last < _TELL_S:
            return
        self._told = (at, state)
        counts = now or at >= self._count_due
        if not counts or (is_new and not now):  # a count may take a while
            self._report(state)
        if counts:
            self._count(_COUNT_S if state is WarmState.READING else _KEPT_S)
            self._report(state)

    def _count(self, pause_s: float) -> None:
        began = time.monotonic()
        self._cached = cached_bytes(self._descriptor, self._spans)
        ended = time.monotonic()
        self._count_due = ended + max(pause_s, (ended - began) / _COUNT_SHARE)

    def _fail(self, trouble: WarmTrouble) -> None:
        self._report(WarmState.FAILED, trouble)

    def _report(self, state: WarmState, trouble: WarmTrouble | None = None) -> None:
        self._send(
            WarmProgress(
                state=state,
                read_bytes=self._read,
                wanted_bytes=self._wanted,
                cached_bytes=self._cached,
                trouble=trouble,
                at_s=time.monotonic(),
            )
        )
