"""Versions of moechat itself: which of two is the newer one.

As Python packages have them (PEP 440): 1.2.0.dev3 < 1.2.0a1 < 1.2.0b2 < 1.2.0rc1 < 1.2.0 <
1.2.0.post1. Tags may write them in the manner of others, v1.2.0-rc.1.
"""

import re

_VERSION = re.compile(
    r"v?(?P<release>\d{1,9}(?:\.\d{1,9}){0,5})"
    r"(?:[-_.]?(?P<stage>a|alpha|b|beta|rc|c|pre|preview)[-_.]?(?P<number>\d{0,9}))?"
    r"(?:[-_.]?post[-_.]?(?P<post>\d{0,9}))?"
    r"(?:[-_.]?dev[-_.]?(?P<dev>\d{0,9}))?"
    r"(?:\+[\w.]{1,80})?",  # of whoever built it: says nothing about the order
    re.IGNORECASE | re.ASCII,
)
_STAGES = {"a": 0, "alpha": 0, "b": 1, "beta": 1, "rc": 2, "c": 2, "pre": 2, "preview": 2}
_FINAL = 3
_NO_DEV = 10**9  # what is released comes after what led to it

Key = tuple[tuple[int, ...], int, int, int, int]


def version_key(text: str) -> Key | None:
    """What versions are ordered by; None where ``text`` is none."""
    found = _VERSION.fullmatch(text.strip())
    if found is None:
        return None
    release = [int(part) for part in found["release"].split(".")]
    while len(release) > 1 and release[-1] == 0:
        release.pop()  # 1.2 is 1.2.0
    stage = _STAGES[found["stage"].lower()] if found["stage"] else _FINAL
    post = -1 if found["post"] is None else int(found["post"] or 0)
    dev = _NO_DEV if found["dev"] is None else int(found["dev"] or 0)
    if found["dev"] is not None and stage == _FINAL and post == -1:
        stage = -1  # 1.2.0.dev3 leads to the first alpha, too
    return tuple(release), stage, int(found["number"] or 0), post, dev


def is_newer(offered: str, ours: str) -> bool:
    """Whether ``offered`` is newer than ``ours``; never where one of them is no version."""
    theirs, own = version_key(offered), version_key(ours)
    return theirs is not None and own is not None and theirs > own
