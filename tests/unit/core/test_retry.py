"""When to try again."""

from moechat.core.faults import FaultCode
from moechat.core.retry import RetryPolicy

CUT = FaultCode.HUB_UNREACHABLE


def test_delays_double_up_to_a_limit_and_vary() -> None:
    policy = RetryPolicy(first_s=1.0, longest_s=30.0)
    most = [policy.delay_s(attempt, CUT, jitter=1.0) for attempt in range(1, 9)]
    assert most == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0]
    assert policy.delay_s(3, CUT, jitter=0.0) == 2.0


def test_it_gives_up_and_sooner_where_trying_again_rarely_helps() -> None:
    policy = RetryPolicy(attempts=5, stubborn_attempts=2)
    assert policy.delay_s(5, CUT, jitter=0.0) is not None
    assert policy.delay_s(6, CUT, jitter=0.0) is None
    assert policy.delay_s(2, FaultCode.HUB_TLS, jitter=0.0) is not None
    assert policy.delay_s(3, FaultCode.HUB_TLS, jitter=0.0) is None


def test_the_default_is_patient_for_half_an_hour() -> None:
    policy = RetryPolicy()
    total = 0.0
    attempt = 1
    while (delay := policy.delay_s(attempt, CUT, jitter=0.5)) is not None:
        total += delay
        attempt += 1
    assert 15 * 60 < total < 45 * 60


def test_the_wish_of_the_server_is_kept_within_reason() -> None:
    policy = RetryPolicy()
    assert policy.delay_s(1, CUT, jitter=0.0, retry_after_s=42.0) == 42.0
    assert policy.delay_s(1, CUT, jitter=0.0, retry_after_s=0.0) == 0.5
    assert policy.delay_s(1, CUT, jitter=0.0, retry_after_s=1e9) == 600.0
