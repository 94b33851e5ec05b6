"""Tokens counted by a real tokenizer, also while an answer is written; and a template's choices."""

import shutil
from pathlib import Path

import pytest

from moechat.core.chat_template import Effort, TemplateAbilities, TemplateChoice
from moechat.core.conversation import Role
from moechat.protocol.messages import ChatMessage, Counted, CountTokens, Done, Loaded, TextDelta
from tests.support.engine_client import running_engine

pytestmark = pytest.mark.real_model

_TEXTS = ["Which animal jumps?", "The quick brown fox. " * 30, "<|im_end|> 日本語 🙂", "And why?"]
_CHAT = [
    ChatMessage(role, text)
    for role, text in zip((Role.USER, Role.ASSISTANT) * 2, _TEXTS, strict=True)
]
# As Qwen3 has the switch, and gpt-oss the effort.
_THINKING = """
{%- if reasoning_effort is defined %}{{- 'Reasoning: ' + reasoning_effort + '\\n' }}{%- endif %}
{%- for message in messages %}{{- '<|im_start|>' + message['role'] + '\\n' + message['content'] +
 '<|im_end|>\\n' }}{%- endfor %}
{%- if add_generation_prompt %}{{- '<|im_start|>assistant\\n' }}
{%- if enable_thinking is defined and enable_thinking is false %}
{{- '<think>\\n\\n</think>\\n\\n' }}{%- endif %}{%- endif %}"""


def test_counts_are_those_of_prompts_and_disturb_no_answer(starter_model: Path) -> None:
    with running_engine() as engine:
        engine.send(CountTokens(id=engine.next_id(), texts=["early"]))
        assert engine.expect(Counted).tokens == []
        loaded = engine.load(starter_model)
        assert isinstance(loaded, Loaded)
        assert loaded.template == TemplateAbilities()
        undisturbed = engine.answer(_CHAT[:3], max_new_tokens=120).text
        answering = engine.ask(_CHAT[:3], max_new_tokens=120)
        counting = engine.next_id()
        before, first = engine.until(TextDelta)
        engine.send(CountTokens(id=counting, texts=_TEXTS))
        more, counted = engine.until(Counted)
        rest, done = engine.until(Done)
        assert isinstance(counted, Counted)
        assert isinstance(done, Done)
        assert (counted.id, done.id) == (counting, answering)
        events = [*before, first, *more, *rest]
        assert "".join(e.text for e in events if isinstance(e, TextDelta)) == undisturbed
        assert rest, "it came during the answer"
        exact = done.metrics.prompt_tokens
        said = sum(counted.tokens[:3]) + 3 * counted.per_message + counted.per_prompt
        # The template writes a system prompt of its own, which the frame has; marks may differ.
        assert abs(said - exact) <= 3
        again = engine.answer(_CHAT[:3], max_new_tokens=4).done.metrics
        assert (again.reused_tokens or 0) >= exact - 64, "the prefix cache is as it was"


def test_a_template_is_given_what_was_chosen(starter_model: Path, tmp_path: Path) -> None:
    folder = tmp_path / "thinker"
    shutil.copytree(starter_model, folder)
    xml = folder / "openvino_tokenizer.xml"
    text = xml.read_text("utf-8")
    for name in ("chat_template", "simplified_chat_template"):
        text = text.replace(f"<{name} ", f"<no_{name} ")
    xml.write_text(text, "utf-8")
    (folder / "chat_template.jinja").write_text(_THINKING, "utf-8")
    with running_engine() as engine:
        loaded = engine.load(folder)
        assert isinstance(loaded, Loaded), loaded
        assert loaded.template == TemplateAbilities(
            switch="enable_thinking", thinks=True, efforts=True
        )

        def prompt_tokens(choice: TemplateChoice) -> int:
            options = {"max_new_tokens": 1, "template": choice}
            return engine.answer("Hi", **options).done.metrics.prompt_tokens

        plain = prompt_tokens(TemplateChoice())
        assert prompt_tokens(TemplateChoice(thinking=True)) == plain
        assert prompt_tokens(TemplateChoice(thinking=False)) > plain
        assert prompt_tokens(TemplateChoice(effort=Effort.LOW)) > plain
