"""What the answers of a hub mean."""

from email.message import Message

import pytest

from moechat.core.faults import FaultCode
from moechat.hub.trouble import TransientError, check_passing, refusal, retry_after_s


def _headers(**values: str) -> Message:
    headers = Message()
    for name, value in values.items():
        headers[name.replace("_", "-")] = value
    return headers


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        (_headers(), None),
        (_headers(Retry_After="120"), 120.0),
        (_headers(retry_after=" 5 "), 5.0),
        (_headers(Retry_After="soon"), None),
        (_headers(Retry_After="-5"), None),
        (_headers(Retry_After="Thu, 01 Jan 1970 00:02:00 GMT"), 60.0),
        (_headers(Retry_After="Thu, 01 Jan 1970 00:00:30 GMT"), 0.0),
        (_headers(RateLimit='"resolvers";r=0;t=17'), 17.0),
        (_headers(RateLimit='"resolvers";r=12;t=17'), None),
    ],
)
def test_when_the_server_wants_to_be_asked_again(headers: Message, seconds: float | None) -> None:
    assert retry_after_s(headers, now_s=60.0) == seconds


def test_what_may_pass() -> None:
    for status in (200, 206, 301, 401, 403, 404, 416):
        check_passing(status, _headers(), "h")
    for status in (408, 425, 500, 502, 503, 504, 520):
        with pytest.raises(TransientError) as caught:
            check_passing(status, _headers(), "h")
        assert caught.value.fault.code is FaultCode.HUB_BROKEN
    with pytest.raises(TransientError) as caught:
        check_passing(429, _headers(Retry_After="9"), "h")
    assert caught.value.fault.code is FaultCode.HUB_BUSY
    assert caught.value.retry_after_s == 9.0


@pytest.mark.parametrize(
    ("status", "error", "token", "code"),
    [
        (401, "GatedRepo", False, FaultCode.REPO_GATED),
        (403, "GatedRepo", True, FaultCode.REPO_GATED),
        (401, "RepoNotFound", False, FaultCode.REPO_MISSING),
        (401, "", False, FaultCode.REPO_MISSING),
        (401, "", True, FaultCode.TOKEN_REFUSED),
        (403, "", True, FaultCode.REPO_MISSING),
        (404, "RevisionNotFound", False, FaultCode.REVISION_MISSING),
        (404, "EntryNotFound", False, FaultCode.REPO_MISSING),
        (418, "", False, None),
    ],
)
def test_refusals(status: int, error: str, token: bool, code: FaultCode | None) -> None:
    headers = _headers(X_Error_Code=error) if error else _headers()
    found = refusal(status, headers, host="h", repo="a/b", revision="main", token=token)
    assert (found and found.fault.code) == code
