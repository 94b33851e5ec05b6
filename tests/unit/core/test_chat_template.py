"""What a chat template reacts to, found out by trying it."""

from collections.abc import Mapping

from moechat.core.chat_template import (
    Effort,
    TemplateAbilities,
    TemplateChoice,
    abilities_of,
)


def _qwen(given: Mapping[str, object]) -> str:
    return "<think>\n\n</think>" if given.get("enable_thinking") is False else ""


def test_a_switch_that_is_on_by_itself() -> None:
    found = abilities_of("{% if enable_thinking %}", _qwen)
    assert found == TemplateAbilities(switch="enable_thinking", thinks=True)
    assert TemplateChoice(thinking=False).variables(found) == {"enable_thinking": False}
    assert TemplateChoice(effort=Effort.LOW).variables(found) == {}
    assert TemplateChoice().variables(found) == {}


def test_a_switch_of_another_name_that_is_off_by_itself() -> None:
    found = abilities_of("{% if thinking %}", lambda given: str(given.get("thinking", False)))
    assert found == TemplateAbilities(switch="thinking", thinks=False)


def test_a_name_alone_is_no_ability() -> None:
    template = "{# enable_thinking, reasoning_effort #} 'thinking'"
    assert abilities_of(template, lambda _: "same") == TemplateAbilities()


def test_efforts() -> None:
    found = abilities_of("Reasoning: {{ reasoning_effort }}", lambda given: str(dict(given)))
    assert found == TemplateAbilities(efforts=True)
    assert TemplateChoice(True, Effort.HIGH).variables(found) == {"reasoning_effort": "high"}
