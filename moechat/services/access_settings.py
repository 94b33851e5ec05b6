"""What the settings of the way to the hub need beside their values: secrets, checks, a test."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject

from moechat.core.faults import UserError
from moechat.hub.dialer import check_ca_file
from moechat.protocol.download_messages import Hub
from moechat.services.access_texts import ca_file_refusal
from moechat.services.connection_check import ConnectionCheck
from moechat.services.hub_access import PROXY_PASSWORD, TOKEN, HubAccess, endpoint_of
from moechat.services.kept_secret import KeptSecret
from moechat.services.settings import Settings
from moechat.services.tasks import TaskLane


class AccessSettings(QObject):
    """One for the program; ``lane`` is the one that asks the keyring."""

    def __init__(
        self,
        access: HubAccess,
        lane: TaskLane,
        env: Mapping[str, str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._lane, self._env = lane, env
        given = bool(env.get("HF_TOKEN", "").strip())
        self.token = KeptSecret(access.secrets, TOKEN, lane, in_environment=given, parent=self)
        self.proxy_password = KeptSecret(access.secrets, PROXY_PASSWORD, lane, parent=self)
        self.connection = ConnectionCheck(access, self)

    @property
    def usual_endpoint(self) -> str:
        """Which hub is asked where the settings name none."""
        try:
            return endpoint_of(Settings(), self._env)
        except UserError:
            return Hub().endpoint

    def check_ca_file(self, path: str, then: Callable[[str], None]) -> None:
        """Give ``then`` the reason why ``path`` cannot be taken, "" if it can; soon."""
        if not path:
            then("")
            return
        if not Path(path).is_absolute():  # where that is depends on how the program is started
            then(ca_file_refusal())
            return
        self._lane.run(
            lambda: check_ca_file(path),
            lambda _: then(""),
            lambda _: then(ca_file_refusal()),
        )

    def close(self, timeout_s: float) -> None:
        """End what is under way; blocks for at most ``timeout_s``."""
        self.connection.close(timeout_s)
