"""When to try again, and when to give up."""

import msgspec

from moechat.core.faults import FaultCode

# Trying again does not help soon, but the network may be about to change: a few times all the same.
_STUBBORN = frozenset({FaultCode.HUB_TLS, FaultCode.PROXY_FAILED, FaultCode.HUB_LOGIN_PAGE})
_MAX_RETRY_AFTER_S = 600.0


class RetryPolicy(msgspec.Struct, frozen=True, kw_only=True):
    """Exponential back-off; counted since the last byte of progress.

    The defaults give up after about half an hour without any.
    """

    first_s: float = 1.0
    longest_s: float = 30.0
    attempts: int = 60
    stubborn_attempts: int = 4

    def delay_s(
        self, attempt: int, code: FaultCode, *, jitter: float, retry_after_s: float | None = None
    ) -> float | None:
        """Seconds to wait before the next try after failure ``attempt`` (1 = the first).

        ``jitter`` is random in [0, 1); ``retry_after_s`` is the server's wish. None = give up.
        """
        limit = self.stubborn_attempts if code in _STUBBORN else self.attempts
        if attempt > limit:
            return None
        delay = min(self.longest_s, self.first_s * 2.0 ** min(attempt - 1, 30))
        delay *= 0.5 + jitter / 2
        if retry_after_s is not None:
            delay = max(delay, min(retry_after_s, _MAX_RETRY_AFTER_S))
        return delay
