"""Downloads whose drive is full: they step aside for those that fit, until there is room."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from moechat.core.faults import Fault
from moechat.services.download_view import Download
from moechat.services.model_places import free_bytes
from moechat.services.tasks import TaskLane


@dataclass(frozen=True)
class _Need:
    folder: Path
    bytes: int | None  # None = the drive has room, but does not give it: a quota


class WaitingRoom:
    """Remembers who waits for room, and looks on the lane ``files`` whether there is some."""

    def __init__(self, files: TaskLane) -> None:
        self._files = files
        self._needs: dict[str, _Need] = {}

    def __contains__(self, download_id: str) -> bool:
        return download_id in self._needs

    def enter(self, download: Download, reserve_bytes: int) -> Fault | None:
        """``download`` waits for so much as is missing; returns why, to be shown."""
        item = download.item
        need = None
        if download.missing_bytes:
            left = max(1, item.total_bytes - item.done_bytes)
            need = left + reserve_bytes
        self._needs[download.id] = _Need(download.folder, need)
        return download.fault

    def leave(self, download_id: str) -> None:
        """It waits no more."""
        self._needs.pop(download_id, None)

    def try_all_quotas(self) -> None:
        """Something was finished or deleted: what a quota held may fit now."""
        self._needs = {id_: need for id_, need in self._needs.items() if need.bytes is not None}

    def look(self, then: Callable[[], None]) -> None:
        """Let go those for whom there is room; ``then`` follows if there were any."""
        needs = {id_: need for id_, need in self._needs.items() if need.bytes is not None}
        if not needs:
            return

        def work() -> list[str]:
            return [
                id_
                for id_, need in needs.items()
                if need.bytes is not None and (free_bytes(need.folder) or 0) >= need.bytes
            ]

        def done(roomy: list[str]) -> None:
            for id_ in roomy:
                if self._needs.get(id_) is needs[id_]:
                    self.leave(id_)
            if roomy:
                then()

        self._files.run(work, done, lambda _: None)
