"""Which version of moechat was released last: one question to where its releases are."""

from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec

from moechat.core.faults import FaultCode
from moechat.hub.dialer import Dialer
from moechat.hub.http_client import HttpClient
from moechat.hub.stopping import Stop
from moechat.hub.trouble import Timing, TransientError, check_passing
from moechat.protocol.download_messages import Hub

_MOST_BYTES = 1 << 20
_HEADERS = {"Accept": "application/vnd.github+json"}
# A limit that is used up is told by these, as are requests from blocked networks.
_LIMITED = (HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS)


class _Release(msgspec.Struct, frozen=True):
    tag_name: str


def question_address(repository: str) -> str:
    """Where to ask about the releases of ``repository``, https://HOST/OWNER/NAME."""
    parts = urlsplit(repository)
    if parts.hostname == "github.com":
        return f"https://api.github.com/repos{parts.path}/releases/latest"
    return f"{parts.scheme}://{parts.netloc}/api/v3/repos{parts.path}/releases/latest"


def latest_release(way: Hub, stop: Stop, timing: Timing | None = None) -> str | None:
    """The tag of the last release; None where there is none. ``way.endpoint`` is asked.

    Drafts and pre-releases do not count there. Blocks. Raises `TransientError`, HUB_BUSY where too
    much was asked; `UserError` for a proxy or certificate; `StopRequested`.
    """
    http = HttpClient(Dialer(way, timing or Timing(connect_s=10.0, silence_s=15.0)), stop)
    try:
        with http.get(way.endpoint, _HEADERS) as answer:
            if answer.status in _LIMITED:
                raise TransientError(FaultCode.HUB_BUSY, host=answer.host)
            check_passing(answer.status, answer.headers, answer.host)
            if answer.status == HTTPStatus.NOT_FOUND:
                return None
            if answer.status != HTTPStatus.OK or answer.foreign:
                raise _odd(answer.host, f"status {answer.status}, foreign {answer.foreign}")
            body, host = answer.read(_MOST_BYTES), answer.host
    finally:
        http.close()
    try:
        return msgspec.json.decode(body, type=_Release).tag_name
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _odd(host, repr(error)) from error


def _odd(host: str, detail: str) -> TransientError:
    return TransientError(FaultCode.HUB_BROKEN, host=host, detail=detail)
