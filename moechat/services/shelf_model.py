"""One model of the list: what the catalogue, the disk, the queue and a hub know of it together."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from moechat.core.catalogue import CatalogueEntry
from moechat.core.download_queue import WANTED, QueueState
from moechat.core.download_verdict import DownloadVerdict, Suitability
from moechat.core.hub_model import HubModel, SortOrder
from moechat.core.model_facts import ModelFacts
from moechat.core.model_name import ModelName, read_model_name
from moechat.core.slots import RESIDENT
from moechat.hub.installed import InstalledModel, InstallState
from moechat.services.download_view import Download
from moechat.services.model_places import root_of
from moechat.services.update_check import Update

_FIXED = frozenset({InstallState.UNVERIFIED, InstallState.INCOMPLETE})
_WELL = frozenset({Suitability.RESIDENT, Suitability.STREAMED})
_UNJUDGED = list(Suitability).index(Suitability.SLOW) + 0.5


class ShelfState(StrEnum):
    """What can be done with a model now."""

    OFFERED = "offered"  # to be downloaded
    WANTED = "wanted"  # in the queue or on its way
    HELD = "held"  # paused, or failed with a reason
    INCOMPLETE = "incomplete"  # begun once, and in no queue
    DAMAGED = "damaged"  # files are wrong or missing
    HERE = "here"
    IN_USE = "in_use"


class ShelfFilter(StrEnum):
    """Which models are listed."""

    ALL = "all"
    RUNS_WELL = "runs_well"
    HERE = "here"


class ShelfOrder(StrEnum):
    """What is listed first."""

    BEST = "best"  # what runs well here, then what is larger and so knows more
    SPEED = "speed"
    SIZE = "size"  # the smallest first
    NAME = "name"
    USED = "used"  # what answered last; what never did comes last
    # As the hub sorts what it has; what it did not list comes last.
    HUB_DOWNLOADS = "hub_downloads"
    HUB_LIKES = "hub_likes"
    HUB_UPDATED = "hub_updated"
    HUB_CREATED = "hub_created"
    HUB_TRENDING = "hub_trending"

    @property
    def of_hub(self) -> SortOrder | None:
        """What the hub is to be asked for; None where it does not matter."""
        return _HUB_ORDERS.get(self)


_HUB_ORDERS = {
    ShelfOrder.HUB_DOWNLOADS: SortOrder.DOWNLOADS,
    ShelfOrder.HUB_LIKES: SortOrder.LIKES,
    ShelfOrder.HUB_UPDATED: SortOrder.UPDATED,
    ShelfOrder.HUB_CREATED: SortOrder.CREATED,
    ShelfOrder.HUB_TRENDING: SortOrder.TRENDING,
}


@dataclass(frozen=True)
class ShelfModel:
    """A row of the list; ``key`` stays the same whatever becomes of the model."""

    key: str
    name: ModelName
    repo: str = ""
    entry: CatalogueEntry | None = None
    hub: HubModel | None = None
    hub_place: int | None = None  # in the hub's list
    installed: InstalledModel | None = None
    download: Download | None = None
    in_use: bool = False
    elsewhere: bool = False  # not among the models: it is only remembered
    facts: ModelFacts | None = None
    verdict: DownloadVerdict | None = None
    listed_bytes: int | None = None  # as the hub counts them
    last_used: float | None = None  # seconds since the epoch
    update: Update | None = None  # that the hub has, as far as it was asked

    @property
    def state(self) -> ShelfState:
        """What can be done with it."""
        if self.download is not None and self.download.state is not QueueState.DONE:
            return ShelfState.WANTED if self.download.state in WANTED else ShelfState.HELD
        if self.installed is None:
            return ShelfState.OFFERED
        if self.installed.state is InstallState.INCOMPLETE:
            return ShelfState.INCOMPLETE
        if self.in_use:
            return ShelfState.IN_USE
        damaged = self.installed.state is InstallState.DAMAGED
        return ShelfState.DAMAGED if damaged else ShelfState.HERE

    @property
    def folder(self) -> Path | None:
        """Where it is, or is on its way to."""
        if self.installed is not None:
            return Path(self.installed.folder)
        return self.download.folder if self.download is not None else None

    @property
    def size_bytes(self) -> int | None:
        """Of its files; what lies on the disk goes before what is only expected."""
        here, facts, entry = self.installed, self.facts, self.entry
        complete = here is not None and here.state is not InstallState.INCOMPLETE
        known = (
            here.size_bytes if here is not None and complete else 0,
            self.download.item.total_bytes if self.download is not None else 0,
            here.planned_bytes if here is not None else 0,
            self.listed_bytes,
            round(entry.folder_gb * 1e9) if entry is not None and entry.folder_gb else 0,
            facts.routed_bytes + facts.fixed_bytes + facts.other_parts_bytes if facts else 0,
        )
        return next(filter(None, known), None)

    @property
    def is_size_estimated(self) -> bool:
        """Whether nobody has counted the bytes yet."""
        published = self.entry is not None and self.entry.folder_gb is not None
        counted = self.listed_bytes or self.installed or self.download
        return not counted and not published

    @property
    def runs_well(self) -> bool:
        """Whether it is a pleasure to use here, as far as that is known."""
        return self.verdict is not None and self.verdict.suitability in _WELL

    @property
    def is_advised(self) -> bool:
        """Whether nothing speaks against its download."""
        return self.verdict is None or (self.runs_well and self.verdict.has_room)

    @property
    def has_source(self) -> bool:
        """Whether it is known where it came from."""
        return self.installed is not None and bool(self.installed.repo)

    @property
    def can_be_updated(self) -> bool:
        """Whether the hub can be asked for something newer, and it can be put in its place."""
        here = self.installed
        return self.has_source and here is not None and here.state not in _FIXED

    @property
    def is_here(self) -> bool:
        """Whether any of it is on this computer, or on its way."""
        return self.installed is not None or self.state is not ShelfState.OFFERED


def put_together(
    entries: Sequence[CatalogueEntry],
    installed: Sequence[InstalledModel],
    downloads: Sequence[Download],
    found: Sequence[HubModel] = (),
    *,
    in_use: Path | None = None,
    roots: Sequence[Path] = (),
) -> list[ShelfModel]:
    """One row for each model, in the order of the catalogue, then what only others know."""
    rows: dict[str, ShelfModel] = {}
    for entry in entries:
        key = entry.repository.casefold()
        name = ModelName(entry.name, entry.precision)
        rows[key] = ShelfModel(key, name, entry.repository, entry=entry)
    by_folder = {key.rpartition("/")[2]: key for key in rows}
    for model in installed:
        key = model.repo.casefold() or by_folder.get(model.name.casefold(), "")
        if not key or (key in rows and rows[key].installed is not None):
            key = model.folder  # a second copy, or one of unknown origin
        row = rows.get(key) or ShelfModel(key, read_model_name(model.name), model.repo)
        folder = Path(model.folder)
        elsewhere = bool(roots) and root_of(folder, roots) is None
        rows[key] = replace(row, installed=model, in_use=folder == in_use, elsewhere=elsewhere)
    for download in downloads:
        _add_download(rows, download)
    for place, hub in enumerate(found):
        key = hub.repo.casefold()
        row = rows.get(key) or ShelfModel(key, read_model_name(hub.repo.rpartition("/")[2]))
        rows[key] = replace(row, repo=hub.repo, hub=hub, hub_place=place)
    return list(rows.values())


def _add_download(rows: dict[str, ShelfModel], download: Download) -> None:
    folder, repo = download.folder, download.item.repo
    same = (key for key, row in rows.items() if row.installed and row.folder == folder)
    key = next(same, repo.casefold())
    row = rows.get(key)
    if download.state is QueueState.DONE and (row is None or row.installed is None):
        return  # it was taken away since
    row = row or ShelfModel(key, read_model_name(folder.name), repo)
    rows[key] = replace(row, download=download)


def arranged(
    models: Iterable[ShelfModel], which: ShelfFilter, order: ShelfOrder, words: str = ""
) -> list[ShelfModel]:
    """The models to list: those with all of ``words`` in their names, filtered and sorted."""
    kept = [model for model in models if _FILTERS[which](model) and _has_words(model, words)]
    return sorted(kept, key=_ORDERS[order])


def _has_words(model: ShelfModel, words: str) -> bool:
    text = f"{model.name.name} {model.name.precision} {model.repo}".casefold()
    return all(word in text for word in words.casefold().split())


def _by_verdict(model: ShelfModel) -> tuple[Any, ...]:
    """As the recommendation goes: what runs well, of that what can do most, resident first.

    What is not judged comes behind what fits and before what does not.
    """
    verdict, tier = model.verdict, model.entry.tier if model.entry is not None else 0
    if verdict is None:
        return (False, _UNJUDGED, -tier, False, 0)
    well = 0.0 if verdict.suitability in _WELL else list(Suitability).index(verdict.suitability)
    size = verdict.download_bytes if well > _UNJUDGED else -verdict.download_bytes
    return (not verdict.has_room, well, -tier, verdict.ratio != RESIDENT, size)


def _by_use(model: ShelfModel) -> tuple[Any, ...]:
    never = model.last_used is None
    return (not model.in_use, never, -(model.last_used or 0.0), not model.is_here)


def _by_hub(model: ShelfModel) -> tuple[Any, ...]:
    return (model.hub_place is None, model.hub_place or 0)


def _by_speed(model: ShelfModel) -> tuple[Any, ...]:
    return (-(model.verdict.tokens_per_second or 0.0) if model.verdict else 0.0,)


_FILTERS: dict[ShelfFilter, Callable[[ShelfModel], bool]] = {
    ShelfFilter.ALL: lambda _: True,
    ShelfFilter.RUNS_WELL: lambda model: model.runs_well or model.verdict is None,
    ShelfFilter.HERE: lambda model: model.is_here,
}
_ORDERS: dict[ShelfOrder, Callable[[ShelfModel], tuple[Any, ...]]] = {
    ShelfOrder.BEST: _by_verdict,
    ShelfOrder.SPEED: _by_speed,
    ShelfOrder.SIZE: lambda model: (model.size_bytes is None, model.size_bytes or 0),
    ShelfOrder.NAME: lambda model: (model.name.name.casefold(),),
    ShelfOrder.USED: _by_use,
    **dict.fromkeys(_HUB_ORDERS, _by_hub),
}
