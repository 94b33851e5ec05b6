"""What the hub does wrong, when, and how often."""

import re
import threading
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """Kinds of faults; the comment names the fields of `Rule` that they read."""

    STATUS = "status"  # code, seconds (Retry-After), error_code
    RESET = "reset"  # after: so many bytes of the body, then the connection is reset
    HANG_UP = "hang_up"  # after: the same, but an orderly end
    NO_ANSWER = "no_answer"  # hang up before the first byte
    GARBAGE = "garbage"  # no HTTP at all
    TRUNCATE = "truncate"  # after: announce and send only so many bytes
    CORRUPT = "corrupt"  # after: this byte of the file is another one
    SLOW = "slow"  # seconds before the first byte
    STALL = "stall"  # after, seconds: sit still in the middle, then reset
    THROTTLE = "throttle"  # after: bytes a second
    NO_RANGE = "no_range"  # 200 and the whole file, whatever was asked for
    WRONG_RANGE = "wrong_range"  # 206, but another range than was asked for
    CHUNKED = "chunked"  # nobody says how long the body is
    EXTRA = "extra"  # and it has more bytes than the file
    PAGE = "page"  # a web page of the hotel
    NONSENSE = "nonsense"  # JSON, but not what was asked for
    REDIRECT = "redirect"  # target


@dataclass
class Rule:
    """A fault for requests whose "METHOD /path" has ``match``; ``times`` None = always."""

    kind: Kind
    match: str = ""
    times: int | None = 1
    skip: int = 0
    after: int = 0
    seconds: float = 0.0
    code: int = 503
    error_code: str = ""
    target: str = ""


class Rules:
    """All rules; those that fire use up their counts."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._rules: list[Rule] = []

    def set(self, *rules: Rule) -> None:
        with self._lock:
            self._rules = list(rules)

    def firing(self, request: str) -> dict[Kind, Rule]:
        fired = {}
        with self._lock:
            for rule in self._rules:
                if not re.search(rule.match, request) or rule.times == 0:
                    continue
                if rule.skip:
                    rule.skip -= 1
                    continue
                if rule.times is not None:
                    rule.times -= 1
                fired[rule.kind] = rule
        return fired
