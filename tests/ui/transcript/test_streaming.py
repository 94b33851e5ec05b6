"""An answer that is being written ends as if it had been there all along."""

import random
import time
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moechat.core.conversation import FinishReason, MessageState, RunMetrics
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import TextKind
from moechat.services.texts import format_count
from moechat.ui.theme import Theme
from moechat.ui.transcript.code_colours import CodeColours
from moechat.ui.transcript.fault_row import FaultRow
from moechat.ui.transcript.footer_row import FooterRow
from moechat.ui.transcript.formula_object import formula_of, source_of
from moechat.ui.transcript.markdown_part import MarkdownPart
from moechat.ui.transcript.notes import ThoughtRow, WaitingRow
from moechat.ui.transcript.rows import Estimate, RowKind
from moechat.ui.transcript.styles import Styles
from moechat.ui.transcript.text_row import TextRow
from tests.ui.transcript.conftest import Screen, answer, draft, user

RICH = """# Heading

Some **bold** text with `code` and a [link](https://example.org).

- one
- two with *stress*
  - nested

  more of two
- [x] done

```python
def f(x):
    return x  # comment
```

| a | b |
|---|---|
| 1 | 2 |
| 3 | 4 |

> quote
> on

1. first

   ```c
   int x;
   ```
2. second

Setext
---

With $x^2$ and \\(y\\), which costs $5 to $6, and

$$
a
= b
$$

- item \\[ z \\] of it

last words"""


def _look(row: TextRow) -> tuple[Any, ...]:
    """All that can be seen of a row."""
    blocks, block = [], row.document().begin()
    while block.isValid():
        fragments, parts = block.begin(), []
        while not fragments.atEnd():
            chars = fragments.fragment().charFormat()
            parts.append(
                (
                    fragments.fragment().text(),
                    chars.fontWeight(),
                    chars.fontItalic(),
                    chars.anchorHref(),
                    chars.fontPointSize(),
                    chars.background().color().name(),
                    source_of(chars) if formula_of(chars) else "",
                )
            )
            fragments += 1
        shape = block.blockFormat()
        margins = (shape.topMargin(), shape.bottomMargin(), shape.leftMargin(), shape.indent())
        blocks.append((margins, parts))
        block = block.next()
    ornaments = [
        (d.ornament, d.first, d.last, d.left, d.marker, d.language, d.code) for d in row.decorations
    ]
    return blocks, ornaments


def _bound(part: MarkdownPart, theme: Theme, parent: Any) -> list[TextRow]:
    styles, colours = Styles(theme), CodeColours(parent)
    rows = []
    for row in part.rows:
        widget = TextRow(colours, styles, parent)
        widget.bind(row, styles)
        rows.append(widget)
    return rows


def _stream(text: str, cuts: list[int], screen: Screen, theme: Theme) -> list[Any]:
    """Feed a text in pieces, showing each at once, and see what becomes of it."""
    part = MarkdownPart(RowKind.ANSWER, Estimate())
    styles, colours = Styles(theme), CodeColours(screen.view)
    widgets: dict[Any, TextRow] = {}
    edges = [0, *sorted({cut % (len(text) + 1) for cut in cuts}), len(text)]
    for begin, end in pairwise(edges):
        part.feed(text[begin:end])
        _show(part, widgets, styles, colours, screen)
    part.close()
    _show(part, widgets, styles, colours, screen)
    return [_look(widgets[row]) for row in part.rows]


def _show(
    part: MarkdownPart,
    widgets: dict[Any, TextRow],
    styles: Styles,
    colours: CodeColours,
    screen: Screen,
) -> None:
    for row in part.rows:
        if row not in widgets:
            widgets[row] = TextRow(colours, styles, screen.view)
            widgets[row].bind(row, styles)
        elif row.stale:
            widgets[row].refresh()


@pytest.mark.parametrize("step", [1, 2, 3, 7, 40])
def test_streaming_equals_one_shot(screen: Screen, theme: Theme, step: int) -> None:
    streamed = _stream(RICH, list(range(0, len(RICH), step)), screen, theme)
    whole = MarkdownPart.of(RowKind.ANSWER, Estimate(), RICH)
    assert streamed == [_look(row) for row in _bound(whole, theme, screen.view)]


_PIECES = st.lists(
    st.sampled_from(
        ["word ", "**", "`", "\n", "\n\n", "- item", "1. n", "```\n", "```py\n", "> q", "  ",
         "| a ", "|---|", "$x$", "$$", "\\[", "\\]", "a $", "[^1]", "[^1]: n",
         "[l](https://x.org)", "# h", "---\n", "x" * 300, "code line\n" * 30]
    ),
    max_size=40,
)  # fmt: skip


@given(_PIECES, st.lists(st.integers(0, 4_000), max_size=15))
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60
)
def test_any_text_in_any_pieces_equals_one_shot(
    screen: Screen, theme: Theme, pieces: list[str], cuts: list[int]
) -> None:
    text = "".join(pieces)
    streamed = _stream(text, cuts, screen, theme)
    whole = MarkdownPart.of(RowKind.ANSWER, Estimate(), text)
    expected = [_look(row) for row in _bound(whole, theme, screen.view)]
    if not text:
        assert expected == []
    else:
        assert streamed == expected


def test_an_answer_from_the_first_delta_to_the_footer(screen: Screen) -> None:
    view = screen.view
    view.append(user(0, "Why?"))
    view.begin_answer(draft(1))
    screen.settle()
    assert screen.seen(WaitingRow)
    for start in range(0, len(RICH), 9):
        view.add_delta("1", TextKind.TEXT, RICH[start : start + 9])
        view.flush()
    screen.settle()
    assert not screen.seen(WaitingRow)
    assert not screen.seen(FooterRow)
    view.end_answer(answer(1, RICH))
    screen.settle()
    assert view.is_at_bottom
    assert screen.seen(FooterRow)
    assert "last words" in screen.texts()[-1]


def test_deltas_are_shown_without_a_call_to_flush(screen: Screen) -> None:
    screen.view.begin_answer(draft(0))
    screen.view.add_delta("0", TextKind.TEXT, "Hello there")
    screen.qtbot.waitUntil(lambda: screen.texts() == ["Hello there"])


def test_deltas_of_other_answers_are_dropped(screen: Screen) -> None:
    screen.view.begin_answer(draft(0))
    screen.view.add_delta("7", TextKind.TEXT, "lost")
    screen.flush()
    assert screen.texts() == []


def test_an_answer_goes_on_where_it_was(screen: Screen) -> None:
    view = screen.view
    fault = Fault(FaultCode.ENGINE_DIED, {"stage": "decode"})
    view.append(answer(0, "Half of", state=MessageState.INTERRUPTED, fault=fault))
    screen.settle()
    assert screen.seen(FaultRow)
    view.begin_answer(draft(0, "Half of"))
    screen.settle()
    assert not screen.seen(FaultRow)
    view.add_delta("0", TextKind.TEXT, " the answer")
    screen.flush()
    view.end_answer(answer(0, "Half of the answer"))
    screen.settle()
    assert screen.texts() == ["Half of the answer"]


def test_what_was_stored_wins_over_what_was_streamed(screen: Screen) -> None:
    view = screen.view
    view.begin_answer(draft(0))
    view.add_delta("0", TextKind.TEXT, "one\n\ntwo")
    screen.flush()
    view.end_answer(answer(0, "one\n\nthree"))
    screen.settle()
    assert screen.texts() == ["one\nthree"]


def test_references_that_came_late_are_resolved_at_the_end(screen: Screen) -> None:
    text = "See [the site][1].\n\n[1]: https://example.org\n"
    view = screen.view
    view.begin_answer(draft(0))
    for char in text:
        view.add_delta("0", TextKind.TEXT, char)
    screen.flush()
    view.end_answer(answer(0, text))
    screen.settle()
    assert screen.texts() == ["See the site."]


# ── waiting ──────────────────────────────────────────────────────────────────


def _waiting_text(screen: Screen) -> str:
    from moechat.ui.label import Label

    (row,) = screen.seen(WaitingRow)
    return str(row.findChild(Label).text())


def test_prefill_shows_how_far_it_is(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(screen.view, "_clock", lambda: now[0])
    screen.view.begin_answer(draft(0))
    screen.view.show_prefill("0", 0, 6_204)
    screen.settle()
    assert format_count(6_204) in _waiting_text(screen)
    assert "left" not in _waiting_text(screen)
    now[0] += 10.0
    screen.view.show_prefill("0", 3_102, 6_204)
    screen.settle()
    assert "50 %" in _waiting_text(screen)
    assert "about 10 s left" in _waiting_text(screen)


# ── thinking ─────────────────────────────────────────────────────────────────


def _thought(screen: Screen) -> Any:
    (row,) = screen.seen(ThoughtRow)
    return row.stops()[0]


def test_thinking_is_folded_and_opens_while_it_goes_on(screen: Screen) -> None:
    view = screen.view
    view.begin_answer(draft(0))
    view.add_delta("0", TextKind.REASONING, "Let me see")
    screen.flush()
    assert screen.texts() == []
    assert _thought(screen).text() == "Thinking…"
    _thought(screen).click()
    view.add_delta("0", TextKind.REASONING, " about it")
    screen.flush()
    assert screen.texts() == ["Let me see about it"]
    view.add_delta("0", TextKind.TEXT, "Done")
    screen.flush()
    view.end_answer(answer(0, "Done", reasoning="Let me see about it", reasoning_ms=4_200.0))
    screen.settle()
    assert _thought(screen).text() == "Thought for 4.2 s"
    assert screen.texts() == ["Let me see about it", "Done"]
    _thought(screen).click()
    screen.settle()
    assert screen.texts() == ["Done"]


def test_text_that_turns_out_to_be_thinking_moves_there(screen: Screen) -> None:
    view = screen.view
    view.begin_answer(draft(0))
    view.add_delta("0", TextKind.TEXT, "Hmm, let me think")
    screen.flush()
    assert screen.texts() == ["Hmm, let me think"]
    view.add_delta("0", TextKind.TEXT, "Yes.", retag=True)
    screen.flush()
    assert screen.texts() == ["Yes."]
    _thought(screen).click()
    screen.settle()
    assert screen.texts() == ["Hmm, let me think", "Yes."]


# ── the end ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("reason", "words"),
    [(FinishReason.LENGTH, "token limit"), (FinishReason.CANCELLED, "Stopped by you")],
)
def test_the_footer_says_why_it_ended(screen: Screen, reason: FinishReason, words: str) -> None:
    from moechat.ui.label import Label

    screen.view.append(answer(0, "text", finish_reason=reason))
    screen.settle()
    (footer,) = screen.seen(FooterRow)
    shown = [label.text() for label in footer.findChildren(Label) if label.isVisible()]
    assert any(words in text for text in shown)
    assert "312 tokens · 18.6 tok/s · first token 4.1 s" in shown


def test_an_answer_without_figures_has_a_plain_footer(screen: Screen) -> None:
    screen.view.append(answer(0, "text", metrics=RunMetrics()))
    screen.settle()
    assert screen.seen(FooterRow)


def test_twenty_thousand_tokens_stay_quick(screen: Screen) -> None:
    dice = random.Random(2)
    text = "\n\n".join(
        " ".join(dice.choice(["alpha", "**beta**", "`gamma`", "delta"]) for _ in range(60))
        for _ in range(220)
    )[:80_000]
    view = screen.view
    view.begin_answer(draft(0))
    costs = []
    for start in range(0, len(text), 40):
        view.add_delta("0", TextKind.TEXT, text[start : start + 40])
        began = time.thread_time()
        view.flush()
        costs.append(time.thread_time() - began)
    quarter = len(costs) // 4
    first, last = sum(costs[:quarter]), sum(costs[-quarter:])
    assert last < 2 * first
    view.end_answer(answer(0, text))
    screen.settle()
    assert view.is_at_bottom
    assert len(screen.view.viewport().findChildren(TextRow)) < 40
