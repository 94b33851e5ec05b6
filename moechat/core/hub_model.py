"""Models as a hub lists and describes them."""

from enum import StrEnum

import msgspec

from moechat.core.download_plan import DownloadPlan

OWN_AUTHOR = "OpenVINO"  # whose conversions come first: they are made for this runtime


class SortOrder(StrEnum):
    """Of a search; the most comes first."""

    DOWNLOADS = "downloads"
    LIKES = "likes"
    UPDATED = "updated"
    CREATED = "created"
    TRENDING = "trending"


class Gate(StrEnum):
    """What stands before a model's files."""

    OPEN = "open"
    AUTOMATIC = "auto"  # terms to be accepted on its page
    MANUAL = "manual"  # terms, and then somebody who allows it


class SearchQuery(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for: words, or ``author/words``."""

    text: str = ""
    sort: SortOrder = SortOrder.DOWNLOADS
    page_size: int = 20


class HubModel(msgspec.Struct, frozen=True, kw_only=True):
    """One model of a list."""

    repo: str
    commit: str = ""  # where the list says so
    downloads: int = 0  # of the last month
    likes: int = 0
    updated: str = ""  # ISO 8601
    gate: Gate = Gate.OPEN
    licence: str = ""  # SPDX id in small letters, as the hub has it
    tags: tuple[str, ...] = ()


class SearchPage(msgspec.Struct, frozen=True):
    """Some models, and where the next ones are."""

    models: tuple[HubModel, ...]
    next: str = ""  # to be given back; empty = these were the last


class ModelDetails(msgspec.Struct, frozen=True, kw_only=True):
    """All about one model at one commit."""

    model: HubModel
    commit: str
    plan: DownloadPlan  # what a download would fetch
    readme: str = ""  # Markdown, without the table at its beginning
    licence_link: str = ""
    languages: tuple[str, ...] = ()  # as its card names them, mostly codes of ISO 639
