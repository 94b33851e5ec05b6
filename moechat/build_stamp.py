"""Which commit a packaged program was made of; a checkout has no such stamp."""

import json
from dataclasses import dataclass

from moechat.resources_path import resource

STAMP_FILE = "build.json"  # written among the resources of a frozen program


@dataclass(frozen=True)
class BuildStamp:
    """What a package was made of."""

    commit: str  # "+changes" follows where files had been changed; "" outside of a repository
    date: str  # of the commit, as 2026-11-30
    repository: str = ""  # where releases are, https://HOST/OWNER/NAME; "" = nobody told

    @property
    def short_commit(self) -> str:
        """Enough of it to find it by."""
        commit, plus, changes = self.commit.partition("+")
        return commit[:12] + plus + changes


def build_stamp() -> BuildStamp | None:
    """The stamp, or None in a checkout."""
    try:
        stamp = json.loads(resource(STAMP_FILE).read_text("utf-8"))
    except FileNotFoundError:
        return None
    return BuildStamp(**stamp)


def version_line(version: str) -> str:
    """``moechat 1.2.3``, with commit and date where they are known."""
    stamp = build_stamp()
    if stamp is None:
        return f"moechat {version}"
    details = ", ".join(filter(None, (stamp.short_commit, stamp.date)))
    return f"moechat {version} ({details})"
