"""What cancelled downloads have left on the disk is deleted, if need be at the next start."""

import logging
from collections.abc import Callable
from pathlib import Path

from moechat.services.model_places import discard_parts
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane

_log = logging.getLogger(__name__)


class CancelledParts:
    """The store remembers a cancelled download until its parts are gone.

    ``is_busy`` tells of an id and a folder whether somebody is still, or again, at work there.
    """

    def __init__(
        self, store: StoreAccess, files: TaskLane, is_busy: Callable[[str, Path], bool]
    ) -> None:
        self._store = store
        self._files = files
        self._is_busy = is_busy

    def clean_up(self, then: Callable[[], None]) -> None:
        """Delete what can be deleted now; ``then`` follows for each download."""

        def delete(found: dict[str, str]) -> None:
            for id_, folder in found.items():
                self._delete(id_, Path(folder), then)

        self._store.run(lambda store: store.downloads.cancelled(), delete)

    def _delete(self, download_id: str, folder: Path, then: Callable[[], None]) -> None:
        if self._is_busy(download_id, folder):
            return

        def gone(_: None) -> None:
            self._store.run(lambda store: store.downloads.remove(download_id))
            then()

        self._files.run(
            lambda: discard_parts(folder),
            gone,
            lambda error: _log.warning("parts of %s: %s", folder, error),
        )
