"""The catalogue as this machine sees it."""

from moechat.core.download_verdict import FITTING, Circumstances
from moechat.core.offers import Offer, offers, sorted_offers
from moechat.hub.catalogue import read_catalogue
from tests.support.plan_cases import lunar_lake


def test_the_whole_catalogue_is_offered_best_first() -> None:
    catalogue = read_catalogue()
    found = offers(
        catalogue, Circumstances(machine=lunar_lake(ram=15.5, used=9.0), free_bytes=10**12)
    )
    assert {offer.entry.id for offer in found} == {entry.id for entry in catalogue.models}
    verdicts = [offer.verdict for offer in found if offer.verdict]
    assert [offer.verdict is None for offer in found] == sorted(
        offer.verdict is None for offer in found
    )
    fits = [verdict.suitability in FITTING for verdict in verdicts]
    assert fits == sorted(fits, reverse=True)
    assert (fits[0], fits[-1]) == (True, False)
    keys = [verdict.sort_key for verdict in verdicts]
    assert keys == sorted(keys)
    assert all(not verdict.exact and verdict.download_bytes > 10**8 for verdict in verdicts)


def test_a_published_size_wins() -> None:
    catalogue = read_catalogue()
    here = Circumstances(machine=lunar_lake())
    for offer in offers(catalogue, here):
        if offer.entry.folder_gb and offer.verdict:
            assert offer.verdict.download_bytes == round(offer.entry.folder_gb * 1e9)


def test_without_a_verdict_the_order_stays() -> None:
    first, second = (Offer(entry, None) for entry in read_catalogue().models[:2])
    assert sorted_offers([second, first]) == [second, first]
