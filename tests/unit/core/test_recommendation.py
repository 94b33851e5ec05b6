"""Models of the shipped catalogue for machines that people have."""

import msgspec
import pytest

from moechat.core.catalogue import Catalogue, CatalogueEntry, Purpose, facts_of
from moechat.core.machine import Machine
from moechat.core.plan import Plan
from moechat.core.planner import make_plan
from moechat.core.recommendation import USABLE_TOKENS_S, recommend
from moechat.hub.catalogue import read_catalogue
from tests.support.plan_cases import desktop_285k, gpu, lunar_lake, machine, panther_lake_64


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return read_catalogue()


def recommended(catalogue: Catalogue, computer: Machine) -> tuple[CatalogueEntry, Plan]:
    found = recommend(catalogue, computer)
    assert found.entry is not None
    assert found.plan is not None
    assert found.facts == facts_of(found.entry)
    assert found.plan == make_plan(found.facts, computer)
    assert found.plan.fits
    return found.entry, found.plan


def test_a_32_gb_lunar_lake_gets_a_large_model_that_stays_in_memory(catalogue: Catalogue) -> None:
    """Qwen3.6 comes first in the catalogue, but it would be streamed."""
    entry, plan = recommended(catalogue, lunar_lake())
    assert (entry.tier, plan.device, plan.ratio) == (3, "GPU", 0)
    assert entry.id == "gemma-4-26b-a4b-int4"
    assert plan.expected_tokens_per_second > 15


def test_where_no_large_model_stays_in_memory_one_is_streamed(catalogue: Catalogue) -> None:
    resident = {"gemma-4-26b-a4b-int4", "gpt-oss-20b-int4", "lfm2-24b-a2b-int4"}
    others = Catalogue(models=[entry for entry in catalogue.models if entry.id not in resident])
    entry, plan = recommended(others, lunar_lake())
    assert (entry.id, plan.device) == ("qwen3.6-35b-a3b-int4", "GPU")
    assert 15 <= plan.ratio <= 30


@pytest.mark.parametrize("used", [4.5, 6.0, 7.5])
def test_a_16_gb_lunar_lake_gets_what_is_quick_there(catalogue: Catalogue, used: float) -> None:
    entry, plan = recommended(catalogue, lunar_lake(ram=15.6, used=used))
    assert plan.device == "GPU"
    assert plan.expected_tokens_per_second >= USABLE_TOKENS_S
    assert (plan.ratio, entry.tier) == (0, 2)


def test_64_gb_with_a_b390_gets_the_first_of_the_large_ones(catalogue: Catalogue) -> None:
    entry, plan = recommended(catalogue, panther_lake_64())
    assert (entry.id, plan.device, plan.ratio) == ("qwen3.6-35b-a3b-int4", "GPU", 0)


def test_a_285k_computes_on_its_cpu_and_streams_nothing(catalogue: Catalogue) -> None:
    entry, plan = recommended(catalogue, desktop_285k())
    assert (entry.tier, plan.device, plan.ratio) == (3, "CPU", 0)


def test_8_gb_without_graphics_gets_a_small_dense_model(catalogue: Catalogue) -> None:
    entry, plan = recommended(catalogue, machine(7.7, 2.5))
    assert (entry.tier, plan.device, plan.experts) == (1, "CPU", 0)


def test_where_nothing_fits_nothing_is_recommended(catalogue: Catalogue) -> None:
    found = recommend(catalogue, machine(2.0, 1.5))
    assert (found.entry, found.plan, found.runs_well) == (None, None, False)


def test_what_only_fits_is_said_not_to_run_well(catalogue: Catalogue) -> None:
    """A card with little memory: 80 billion parameters fit it streamed, and crawl."""
    large = Catalogue(
        models=[
            msgspec.structs.replace(entry, purpose=Purpose.CHAT)
            for entry in catalogue.models
            if entry.tier == 4
        ]
    )
    found = recommend(large, lunar_lake())
    assert found.entry is not None
    assert not found.runs_well


def test_models_for_code_are_for_those_who_ask(catalogue: Catalogue) -> None:
    code = [entry for entry in catalogue.models if entry.purpose is Purpose.CODE]
    assert code
    assert recommend(Catalogue(models=code), panther_lake_64()).entry is None


def test_more_memory_never_gets_a_lesser_model(catalogue: Catalogue) -> None:
    tiers = []
    for ram in (4, 8, 12, 16, 24, 32, 48, 64, 96):
        found = recommend(catalogue, machine(ram, 3, gpu(ram * 0.57)))
        tiers.append(found.entry.tier if found.entry else 0)
    assert tiers == sorted(tiers)
