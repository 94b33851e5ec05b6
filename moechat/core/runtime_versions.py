"""OpenVINO, GenAI and the tokenizers: one release of the three, or trouble."""

import re
from collections.abc import Mapping
from enum import StrEnum

PACKAGES = ("openvino", "genai", "tokenizers")

_RELEASE = re.compile(r"^(\d{4})\.(\d+)(?:\.(\d+))?")
_NIGHTLY = re.compile(r"\.?dev(\d*)", re.IGNORECASE)


class Kinship(StrEnum):
    """Whether the three packages are of one release."""

    TOGETHER = "together"
    APART = "apart"
    UNKNOWN = "unknown"  # one is missing or has a version that says nothing


def release_of(version: str) -> tuple[int, int, int] | None:
    """``2026.4.1.0-3408-ab01`` is (2026, 4, 1); None where that cannot be read."""
    found = _RELEASE.match(version)
    return (int(found[1]), int(found[2]), int(found[3] or 0)) if found else None


def nightly_of(version: str) -> str | None:
    """The date of a nightly build, empty where it has none; None for a release."""
    found = _NIGHTLY.search(version)
    return found[1] if found else None


def kinship(versions: Mapping[str, str]) -> Kinship:
    """Judge the versions under the keys of `PACKAGES`.

    The tokenizers and GenAI are compiled against the exact runtime, so a nightly goes with that
    of the same day only.
    """
    known = [versions.get(package, "") for package in PACKAGES]
    builds = {(release_of(version), nightly_of(version)) for version in known}
    if any(release is None for release, _ in builds):
        return Kinship.UNKNOWN
    return Kinship.TOGETHER if len(builds) == 1 else Kinship.APART


def has_nightly(versions: Mapping[str, str]) -> bool:
    """Whether any of the three is no release."""
    return any(nightly_of(versions.get(package, "")) is not None for package in PACKAGES)
