"""Which load is wanted, and its preparation."""

from collections.abc import Callable

from moechat.core.faults import Fault
from moechat.protocol.messages import DeviceAnswers, Load
from moechat.services.engine_requests import LoadSource


class LoadTurn:
    """The source of the last load, whether it is wanted now, and one preparation at a time."""

    def __init__(self) -> None:
        self.source: LoadSource | None = None
        self.is_wanted = False  # as soon as an engine is free for it
        self._ticket: object | None = None  # of the preparation under way

    @property
    def is_preparing(self) -> bool:
        """Whether the source has not answered yet."""
        return self._ticket is not None

    def want(self, source: LoadSource | None) -> None:
        """Load from ``source``, or from nothing any more."""
        self.source = source
        self.is_wanted = source is not None
        self._ticket = None

    def interrupt(self) -> None:
        """What is being prepared is for an engine that has gone."""
        self._ticket = None

    def is_over(self) -> None:
        """The load has been sent, or given up."""
        self.is_wanted = False
        self._ticket = None

    def retries(self, fault: Fault) -> bool:
        """Whether the source knows another way after ``fault``; it is wanted then."""
        again = self.source is not None and self.source.retries(fault)
        self.is_wanted = self.is_wanted or again
        return again

    def prepare(
        self,
        devices: list[DeviceAnswers],
        ready: Callable[[Load], None],
        failed: Callable[[Fault], None],
    ) -> None:
        """Ask the source; an answer that comes after `interrupt` or `want` is dropped."""
        if self.source is None:
            return
        self._ticket = ticket = object()
        self.source.prepare(
            devices,
            lambda load: ready(load) if ticket is self._ticket else None,
            lambda fault: failed(fault) if ticket is self._ticket else None,
        )
