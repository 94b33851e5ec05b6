"""One secret as the settings show it: where it is kept, never what it is."""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from moechat.services.secrets import Secrets
from moechat.services.tasks import TaskLane


class Keeping(StrEnum):
    """Where a secret is."""

    UNKNOWN = "unknown"  # nobody has looked yet
    NOWHERE = "nowhere"
    ENVIRONMENT = "environment"  # not set here, and taken from a variable
    KEYRING = "keyring"
    SESSION = "session"  # until the program ends, as there is no keyring
    REFUSED = "refused"  # the same, as the keyring does not take it
    STUCK = "stuck"  # removed until the program ends: the keyring does not let go of it


class KeptSecret(QObject):
    """Sets and removes a secret on a lane, as a keyring may want to be unlocked first."""

    changed = Signal()

    def __init__(
        self,
        secrets: Secrets,
        name: str,
        lane: TaskLane,
        *,
        in_environment: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._secrets, self._name, self._lane = secrets, name, lane
        self._in_environment = in_environment
        self._lasts = True  # whether the keyring did what it was last asked
        self._keeping = Keeping.UNKNOWN

    @property
    def keeping(self) -> Keeping:
        """Where it was when that was last looked at."""
        return self._keeping

    def look(self) -> None:
        """See whether there is one; `changed` follows."""
        self._run(self._judge)

    def put(self, secret: str) -> None:
        """Keep ``secret`` instead of any other; `changed` follows."""

        def work() -> Keeping:
            self._lasts = self._secrets.put(self._name, secret)
            return self._judge()

        self._run(work)

    def remove(self) -> None:
        """Forget it; `changed` follows."""
        self.put("")

    def _run(self, work: Callable[[], Keeping]) -> None:
        self._lane.run(work, self._show)

    def _judge(self) -> Keeping:
        if self._secrets.get(self._name):
            if self._lasts:
                return Keeping.KEYRING
            return Keeping.REFUSED if self._secrets.is_lasting() else Keeping.SESSION
        if not self._lasts:
            return Keeping.STUCK
        return Keeping.ENVIRONMENT if self._in_environment else Keeping.NOWHERE

    def _show(self, keeping: Keeping) -> None:
        self._keeping = keeping
        self.changed.emit()
