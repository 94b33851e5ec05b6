"""The models of the catalogue with a verdict on each, what runs well here first."""

from collections.abc import Iterable

import msgspec

from moechat.core.catalogue import Catalogue, CatalogueEntry, facts_of
from moechat.core.download_verdict import Circumstances, DownloadVerdict, judge

_GB = 1e9


class Offer(msgspec.Struct, frozen=True):
    """One entry; nothing can be said of it where its shape is not known."""

    entry: CatalogueEntry
    verdict: DownloadVerdict | None


def offers(catalogue: Catalogue, here: Circumstances) -> list[Offer]:
    """All entries, sorted; some 10 ms each, so not on the window's thread."""
    return sorted_offers(_offer(entry, here) for entry in catalogue.models)


def sorted_offers(found: Iterable[Offer]) -> list[Offer]:
    """The best first; those without a verdict last, as the catalogue has them."""
    judged = list(found)
    known = [offer for offer in judged if offer.verdict is not None]
    known.sort(key=lambda offer: offer.verdict.sort_key if offer.verdict else ())
    return [*known, *(offer for offer in judged if offer.verdict is None)]


def _offer(entry: CatalogueEntry, here: Circumstances) -> Offer:
    facts = facts_of(entry)
    if facts is None:
        return Offer(entry, None)
    published = round((entry.folder_gb or 0.0) * _GB)
    size = published or facts.routed_bytes + facts.fixed_bytes + facts.other_parts_bytes
    return Offer(entry, judge(facts, here, download_bytes=size))
