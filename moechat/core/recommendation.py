"""Which model of the catalogue this machine runs well.

In this order: what it can do (the entry's tier); everything resident before streamed, since the
first token comes ten times sooner; the order of the catalogue. Models for code are left to those
who ask for them. A model runs well when its plan fits, and it writes about as fast as people read.
"""

import msgspec

from moechat.core.catalogue import Catalogue, CatalogueEntry, Purpose, facts_of
from moechat.core.machine import Machine
from moechat.core.model_facts import Answer, ModelFacts
from moechat.core.plan import Plan
from moechat.core.planner import make_plan
from moechat.core.slots import RESIDENT, comfortable_slots

USABLE_TOKENS_S = 8.0  # reading aloud takes 4, reading quickly 8
USABLE_FIRST_TOKEN_MS = 60_000.0  # for the prompt that plans are made for


class Recommendation(msgspec.Struct, frozen=True, kw_only=True):
    """One entry with its plan; all None where nothing of the catalogue fits."""

    entry: CatalogueEntry | None = None
    facts: ModelFacts | None = None
    plan: Plan | None = None
    runs_well: bool = False  # otherwise it only fits: the fastest of those


def recommend(catalogue: Catalogue, machine: Machine) -> Recommendation:
    """The one model to download first. Some 10 ms an entry: not on the window's thread."""
    fitting = []
    for position, entry in enumerate(catalogue.models):
        facts = facts_of(entry)
        if facts is None or entry.purpose is not Purpose.CHAT:
            continue
        if Answer.NO in (facts.architecture_supported, facts.precision_usable):
            continue
        if (plan := make_plan(facts, machine)).fits:
            fitting.append((position, entry, facts, plan))
    well = [item for item in fitting if runs_well(item[2], item[3])]
    if well:
        _, entry, facts, plan = min(
            well, key=lambda item: (-item[1].tier, item[3].ratio != RESIDENT, item[0])
        )
    elif fitting:
        _, entry, facts, plan = max(fitting, key=lambda item: item[3].expected_tokens_per_second)
    else:
        return Recommendation()
    return Recommendation(entry=entry, facts=facts, plan=plan, runs_well=bool(well))


def runs_well(facts: ModelFacts, plan: Plan) -> bool:
    """Whether a plan that fits is a pleasure to use."""
    return (
        plan.expected_tokens_per_second >= USABLE_TOKENS_S
        and plan.expected_ttft_ms <= USABLE_FIRST_TOKEN_MS
        and plan.slots >= min(facts.experts, comfortable_slots(facts.top_k))
    )
