"""How the hub is reached: the settings, the environment where they are silent, and secrets."""

import logging
from collections.abc import Callable, Mapping
from urllib.parse import quote, urlsplit

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.download_messages import Hub
from moechat.services.secrets import Secrets
from moechat.services.settings import Settings
from moechat.services.tasks import TaskLane

_log = logging.getLogger(__name__)

TOKEN = "hub-token"  # noqa: S105 - names of secrets, not secrets
PROXY_PASSWORD = "proxy-password"  # noqa: S105 - as above
_YES = frozenset({"1", "on", "yes", "true"})


def offline_by(env: Mapping[str, str]) -> str:
    """The variable of the environment that forbids to ask any hub; "" = none does."""
    names = ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE")
    return next((name for name in names if env.get(name, "").strip().lower() in _YES), "")


def endpoint_of(settings: Settings, env: Mapping[str, str], override: str = "") -> str:
    """The address of the hub, without a slash at its end. Raises `UserError` HUB_ADDRESS."""
    address = override or settings.hub_endpoint or env.get("HF_ENDPOINT", "").strip()
    address = (address or Hub().endpoint).rstrip("/")
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.username is not None or parts.query or parts.fragment:
        raise UserError(FaultCode.HUB_ADDRESS, address=address[:200])
    return address


def gets_token(settings: Settings, address: str) -> bool:
    """Whether the hub at ``address`` may see the token: the usual one, others if allowed."""
    return address == Hub().endpoint or settings.hub_token_to_mirror


def hub_of(
    settings: Settings,
    env: Mapping[str, str],
    *,
    endpoint: str = "",
    token: str = "",
    proxy_password: str = "",
) -> Hub:
    """Which hub, and how. Raises `UserError`: HUB_OFFLINE, HUB_ADDRESS."""
    if variable := offline_by(env):
        raise UserError(FaultCode.HUB_OFFLINE, variable=variable)
    address = endpoint_of(settings, env, endpoint)
    token = token or env.get("HF_TOKEN", "").strip()
    if not gets_token(settings, address):
        token = ""
    return Hub(
        endpoint=address,
        token=token,
        proxy=_with_password(settings.hub_proxy, proxy_password),
        use_system_proxy=settings.hub_use_system_proxy,
        ca_file=settings.hub_ca_file,
    )


def _with_password(proxy: str, password: str) -> str:
    if not proxy or not password:
        return proxy
    scheme, separator, rest = proxy.rpartition("://")
    user, at, host = rest.rpartition("@")
    if not at or ":" in user:
        return proxy
    return f"{scheme}{separator}{user}:{quote(password, safe='')}@{host}"


class HubAccess:
    """Puts the way to the hub together on a lane: a keyring may want to be unlocked first."""

    def __init__(
        self,
        settings: Callable[[], Settings],
        secrets: Secrets,
        lane: TaskLane,
        env: Mapping[str, str],
        endpoint: str = "",
    ) -> None:
        """``endpoint`` goes before that of the settings."""
        self._settings = settings
        self.secrets = secrets
        self._lane = lane
        self._env = env
        self._endpoint = endpoint

    @property
    def is_forbidden(self) -> bool:
        """Whether the environment lets nothing be asked for."""
        return bool(offline_by(self._env))

    def ask(self, then: Callable[[Hub], None], on_fault: Callable[[Fault], None]) -> None:
        """Call one of the two later, on the GUI thread. Faults: HUB_OFFLINE, HUB_ADDRESS."""
        settings = self._settings()

        def failed(error: Exception) -> None:
            if isinstance(error, UserError):
                on_fault(error.fault)
            else:
                _log.error("the way to the hub", exc_info=error)
                on_fault(Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}))

        self._lane.run(lambda: self.hub(settings), then, failed)

    def hub(self, settings: Settings | None = None) -> Hub:
        """The same at once; may block. Raises `UserError`: HUB_OFFLINE, HUB_ADDRESS."""
        chosen = settings or self._settings()
        if variable := offline_by(self._env):
            raise UserError(FaultCode.HUB_OFFLINE, variable=variable)
        address = endpoint_of(chosen, self._env, self._endpoint)
        return hub_of(
            chosen,
            self._env,
            endpoint=address,
            # A keyring is not opened for what would not be sent.
            token=self.secrets.get(TOKEN) if gets_token(chosen, address) else "",
            proxy_password=self.secrets.get(PROXY_PASSWORD) if chosen.hub_proxy else "",
        )

    def elsewhere(self, address: str) -> Hub:
        """The way to a server that is no hub: the same proxy and certificates, never a token.

        May block. Raises `UserError` HUB_OFFLINE.
        """
        chosen = self._settings()
        if variable := offline_by(self._env):
            raise UserError(FaultCode.HUB_OFFLINE, variable=variable)
        password = self.secrets.get(PROXY_PASSWORD) if chosen.hub_proxy else ""
        return Hub(
            endpoint=address,
            proxy=_with_password(chosen.hub_proxy, password),
            use_system_proxy=chosen.hub_use_system_proxy,
            ca_file=chosen.hub_ca_file,
        )
