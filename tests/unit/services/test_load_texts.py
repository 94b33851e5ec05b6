"""Sentences of proofs, ladder steps, refusals and alarms, read as a user would."""

import re

import pytest

from moechat.core.ladder import LadderStep, Refusal, StepReason, Trouble, next_step, safer
from moechat.core.offload_proof import Proof, ProofCause, ProofState
from moechat.core.plan import Plan, Remembered, Wishes
from moechat.core.planner import make_plan
from moechat.core.run_watch import Alarm, AlarmKind
from moechat.services.alarm_texts import alarm_text, alarm_title
from moechat.services.ladder_texts import refusal_text, step_text
from moechat.services.proof_texts import proof_chip, proof_text
from tests.support.plan_cases import GIB, QWEN3_30B, QWEN36_35B, lunar_lake, panther_lake_64

NOTHING = Remembered()


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def is_sentence(text: str) -> bool:
    starts = text[0].isupper() or text[0].isdigit()
    return starts and text.endswith(".") and not re.search(r"[{}]|_bytes|\d{7}", text)


def proof(cause: ProofCause, state: ProofState = ProofState.ACTIVE) -> Proof:
    return Proof(
        state=state,
        cause=cause,
        predicted_bytes=11 * GIB,
        measured_bytes=int(11.1 * GIB),
        resident_bytes=15 * GIB,
    )


def step_from(plan: Plan, reason: StepReason) -> LadderStep:
    found = next_step(
        QWEN36_35B, lunar_lake(), Wishes(), NOTHING, plan, tried=[plan], missing_bytes=None
    )
    assert isinstance(found, LadderStep)
    return LadderStep(
        plan=found.plan, number=found.number, freed_bytes=found.freed_bytes, reason=reason
    )


@pytest.fixture
def plan() -> Plan:
    return make_plan(QWEN36_35B, lunar_lake())


@pytest.mark.parametrize("cause", ProofCause)
def test_every_proof_is_said(cause: ProofCause) -> None:
    assert is_sentence(proof_text(proof(cause)))
    chip = proof_chip(proof(cause))
    assert 0 < len(chip) <= 40
    assert chip[0].isupper()
    assert chip[-1] != "."


def test_an_active_proof_says_what_it_saves() -> None:
    text = plain(proof_text(proof(ProofCause.NONE)))
    assert "takes 11.1 GB" in text
    assert "would take 15.0 GB; 4.0 GB of them are read from the drive" in text


@pytest.mark.parametrize("trouble", Trouble)
@pytest.mark.parametrize("reason", StepReason)
def test_every_step_is_announced(plan: Plan, reason: StepReason, trouble: Trouble) -> None:
    step = step_from(plan, reason)
    assert is_sentence(step_text(step, plan, trouble))
    resident = make_plan(QWEN3_30B, panther_lake_64())
    assert is_sentence(step_text(step, resident, trouble))
    assert "0 %" not in step_text(step, resident, trouble).split(":")[0]


def test_a_step_says_what_it_frees(plan: Plan) -> None:
    text = plain(step_text(step_from(plan, StepReason.SMALLER_SHARE), plan))
    assert text == "Not enough memory at 24 %: trying 34 %, which needs 1.6 GB less."


@pytest.mark.parametrize("ratio", [0, 56])
@pytest.mark.parametrize("available", [4, 40])
def test_every_refusal_says_what_would_be_enough(ratio: int, available: int) -> None:
    refusal = Refusal(
        device="GPU",
        ratio=ratio,
        steps=3,
        needed_bytes=10 * GIB,
        available_bytes=available * GIB,
        missing_bytes=7 * GIB,
        enough_bytes=(available + 7) * GIB,
    )
    text = plain(refusal_text(refusal))
    assert is_sentence(text)
    assert f"{available + 7}.0 GB" in text
    assert "Close programs that hold 7.0 GB" in text
    assert ("56 %" in text) == (ratio == 56 and available == 40)
    assert ("not enough memory" in text) == (available == 4)


@pytest.mark.parametrize("kind", AlarmKind)
@pytest.mark.parametrize("known", [True, False])
def test_every_alarm_is_said(plan: Plan, kind: AlarmKind, known: bool) -> None:
    alarm = Alarm(
        kind=kind,
        tokens_per_second=1.44,
        usual_tokens_per_second=21.0,
        major_faults_s=2000.0 if known else None,
        swap_in_bytes_s=80 * 1024**2 if known else None,
        swap_out_bytes_s=20 * 1024**2 if known else None,
        ram_available_bytes=GIB,
        silent_s=31.4,
    )
    for choice in (None, plan, make_plan(QWEN3_30B, panther_lake_64())):
        assert is_sentence(alarm_text(alarm, plan, choice))
    assert alarm_title(alarm)[-1] != "."


def test_paging_is_said_with_evidence_and_the_safer_choice(plan: Plan) -> None:
    alarm = Alarm(
        kind=AlarmKind.PAGING,
        tokens_per_second=1.44,
        usual_tokens_per_second=21.0,
        major_faults_s=2000.0,
        swap_in_bytes_s=80 * 1024**2,
        ram_available_bytes=GIB,
    )
    choice = safer(QWEN36_35B, lunar_lake(), Wishes(), NOTHING, plan)
    text = plain(alarm_text(alarm, plan, choice))
    assert "at 1.4 tokens a second instead of about 21.0" in text
    assert "80 MB a second from the swap space, 2,000 page faults a second, 1.0 GB" in text
    assert "34 % needs 1.6 GB less: about" in text
    assert "Close other programs" in alarm_text(alarm, plan, None)
