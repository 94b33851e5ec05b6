"""What Linux packages say about the program, each fact read from where it stands."""

import re
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime

from tools.packaging.common import INSTALLER, ROOT, repository, source

NAME = "moechat"
APP_ID = "io.github.moechat.moechat"  # AppStream's; never to be changed once published
ADDRESS = "noreply@moechat.invalid"  # dpkg wants one; nobody reads mail there
SOURCES = INSTALLER / "linux"

_RELEASE = re.compile(r"^## \[(.+?)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)
_GITHUB = re.compile(r"https://github\.com/([^/]+/[^/]+)/?")
_SCREENSHOT = "docs/screenshots/chat-light-2x.png"


@dataclass(frozen=True)
class Product:
    """The program as its packages describe it."""

    version: str  # as Python writes it
    summary: str
    authors: str
    licence: str  # an SPDX identifier
    homepage: str  # "" where there is none
    epoch: int  # seconds since 1970: the time of everything in a package

    @property
    def debian_version(self) -> str:
        """With a tilde, which sorts before the release, where Python has dev, a, b or rc."""
        return re.sub(r"\.?(dev|a|b|rc)(\d+)", r"~\1\2", self.version) + "-1"

    @property
    def date(self) -> str:
        """The day of `epoch`, as 2026-11-30."""
        return datetime.fromtimestamp(self.epoch, UTC).date().isoformat()

    @property
    def mail_date(self) -> str:
        """`epoch` as a Debian changelog writes it."""
        return format_datetime(datetime.fromtimestamp(self.epoch, UTC))

    @property
    def maintainer(self) -> str:
        """Name and address as dpkg wants them."""
        return f"{self.authors} <{ADDRESS}>"

    def screenshot(self) -> str:
        """Where a picture of the window can be fetched; "" where that is not known."""
        found = _GITHUB.fullmatch(self.homepage)
        if found is None or "dev" in self.version:
            return ""
        return f"https://raw.githubusercontent.com/{found[1]}/v{self.version}/{_SCREENSHOT}"

    def releases(self) -> list[tuple[str, str]]:
        """Versions and their days, newest first; what is in development comes before them."""
        dated: list[tuple[str, str]] = _RELEASE.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
        if all(version != self.version for version, _ in dated):
            dated.insert(0, (self.version, self.date))
        return dated


def read_product() -> Product:
    """Read it from the checkout."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    this = source()
    return Product(
        version=this.version,
        summary=project["description"],
        authors=project["authors"][0]["name"],
        licence=project["license"],
        homepage=repository(),
        epoch=this.epoch,
    )
