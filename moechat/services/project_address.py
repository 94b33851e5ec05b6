"""Where moechat's releases are: as whoever built the package has told.

The release workflow puts the repository that it runs in into build.json, with the commit; a build
that names none, and a checkout, know of none.
"""

import json
import re

from moechat.resources_path import resource

BUILD_FILE = "build.json"
_REPOSITORY = re.compile(r"https://[\w.-]+(?::\d{1,5})?/[\w.-]+/[\w.-]+", re.ASCII)


def known_repository() -> str:
    """https://HOST/OWNER/NAME, or "" where nobody has told."""
    try:
        told = json.loads(resource(BUILD_FILE).read_text("utf-8")).get("repository", "")
    except (FileNotFoundError, ValueError, AttributeError):
        return ""
    return checked_repository(told) if isinstance(told, str) else ""


def checked_repository(address: str) -> str:
    """``address`` if it may be one of a repository, else ""."""
    address = address.strip().removesuffix("/").removesuffix(".git")
    return address if _REPOSITORY.fullmatch(address) else ""
