"""What goes wrong between us and a hub: what may pass by itself, and what will not."""

import email.utils
import re
import time
from typing import Protocol

import msgspec

from moechat.core.faults import Fault, FaultCode, UserError

_TOO_MANY_REQUESTS = 429
_TRANSIENT = frozenset({408, 425, _TOO_MANY_REQUESTS})
_SERVER_ERRORS = 500
# The hub's own way to say when its limit is over: "resolvers";r=0;t=12
_RATE_LIMIT = re.compile(r"r=0;t=(\d+)")


class Headers(Protocol):
    """Of an answer; names in any case."""

    def get(self, name: str, default: str, /) -> str:
        """The value of the header ``name``."""


class TransientError(Exception):
    """A failure that may be over soon; ``retry_after_s`` is the server's wish."""

    def __init__(
        self,
        code: FaultCode,
        *,
        detail: str = "",
        retry_after_s: float | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(f"{code.value}: {detail}")
        self.fault = Fault(code, dict(values), detail)
        self.retry_after_s = retry_after_s


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """How long anything may take, in seconds."""

    connect_s: float = 15.0  # each address of a host
    silence_s: float = 30.0  # without a byte, also before the first
    disk_poll_s: float = 2.0  # how often a full disk is looked at


def retry_after_s(headers: Headers, now_s: float | None = None) -> float | None:
    """When the server wants to be asked again; ``headers`` ignore case, ``now_s`` is Unix time."""
    if limit := _RATE_LIMIT.search(headers.get("RateLimit", "")):
        return float(limit[1])
    text = headers.get("Retry-After", "").strip()
    if text.isdecimal():
        return float(text[:9])
    try:
        moment = email.utils.parsedate_to_datetime(text)
    except ValueError:
        return None
    return max(0.0, moment.timestamp() - (time.time() if now_s is None else now_s))


def check_passing(status: int, headers: Headers, host: str) -> None:
    """Raise `TransientError` for a status that a later try may not meet."""
    if status in _TRANSIENT or status >= _SERVER_ERRORS:
        code = FaultCode.HUB_BUSY if status == _TOO_MANY_REQUESTS else FaultCode.HUB_BROKEN
        raise TransientError(
            code,
            host=host,
            detail=f"status {status}",
            retry_after_s=retry_after_s(headers),
        )


def refusal(  # one answer for each reason
    status: int, headers: Headers, *, host: str, repo: str, revision: str, token: bool
) -> UserError | None:
    """What a final status of the hub itself means for ``repo``; None where it means nothing.

    ``token`` tells whether one was sent.
    """
    reason = headers.get("X-Error-Code", "")
    detail = f"status {status} {reason} {headers.get('X-Error-Message', '')}".strip()
    if reason == "GatedRepo":
        missing = "terms" if token else "login"
        return UserError(FaultCode.REPO_GATED, repo=repo, reason=missing, detail=detail)
    if reason == "RevisionNotFound":
        return UserError(FaultCode.REVISION_MISSING, repo=repo, revision=revision, detail=detail)
    # Without a token the hub says 401 for what does not exist or is private.
    if status == 401 and token and reason != "RepoNotFound":
        return UserError(FaultCode.TOKEN_REFUSED, host=host, detail=detail)
    if status in (401, 403, 404, 410):
        return UserError(FaultCode.REPO_MISSING, repo=repo, detail=detail)
    return None
