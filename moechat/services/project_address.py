"""Where moechat's releases are: as whoever built the package has told.

The release workflow puts the repository that it runs in into the stamp of what it builds; another
build, and a checkout, know of none.
"""

import re

from moechat.build_stamp import build_stamp

_REPOSITORY = re.compile(r"https://[\w.-]+(?::\d{1,5})?/[\w.-]+/[\w.-]+", re.ASCII)


def known_repository() -> str:
    """https://HOST/OWNER/NAME, or "" where nobody has told."""
    stamp = build_stamp()
    return checked_repository(stamp.repository) if stamp is not None else ""


def checked_repository(address: str) -> str:
    """``address`` if it may be one of a repository, else ""."""
    address = address.strip().removesuffix("/").removesuffix(".git")
    return address if _REPOSITORY.fullmatch(address) else ""
