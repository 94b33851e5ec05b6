"""Chats as people read them elsewhere."""

import re
import sys
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from moechat.core.chat_file import ExportedAttachment, ExportedChat, ExportedMessage
from moechat.core.conversation import FinishReason, Role
from moechat.core.export_html import (
    BACKGROUNDS,
    COLOURS,
    LINKS,
    TEXT,
    html_chat,
    html_end,
    html_head,
    html_message,
    rendered,
)
from moechat.core.export_markdown import markdown_chat, markdown_message
from moechat.ui.theme import Tone
from tests.support.chat_files import WORDS

ROOT = Path(__file__).parents[3]
CHAT = ExportedChat(id="c1", title="A *tea*\n# chat", created_at=1.0, updated_at=2.0)


def message(text: str, role: Role = Role.ASSISTANT, **fields: object) -> ExportedMessage:
    return ExportedMessage(id="1", role=role, created_at=1.0, text=text, **fields)  # type: ignore[arg-type]


def test_the_schema_is_the_one_of_the_structs() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from chat_schema import SCHEMA, chat_schema
    finally:
        sys.path.pop(0)
    assert SCHEMA.read_text("utf-8") == chat_schema(), "run `python tools/chat_schema.py`"


def test_a_chat_in_markdown() -> None:
    parts = [
        markdown_chat(CHAT, WORDS),
        markdown_message(message("How?\n", Role.USER), WORDS),
        markdown_message(
            message("Boil:\n\n```sh\nboil", model="qwen", reasoning="Hm.\n\nYes.",
                    finish_reason=FinishReason.LENGTH), WORDS),
        markdown_message(message("Then pour.", state="interrupted"), WORDS),
    ]  # fmt: skip
    text = "".join(parts)
    assert text == (
        "# A \\*tea\\* \\# chat\n\n*Begun at 1*\n"
        "\n## You\n\nHow?\n"
        "\n## qwen\n\n> **Thinking**\n>\n> Hm.\n>\n> Yes.\n\n"
        "Boil:\n\n```sh\nboil\n```\n\n*Cut off.*\n"
        "\n## Assistant\n\nThen pour.\n\n*Interrupted.*\n"
    )
    heads = [token for token in MarkdownIt().parse(text) if token.type == "heading_open"]
    assert len(heads) == 4  # code that breaks off swallows nothing


HOSTILE = """
<script>alert(1)</script> <img src=x onerror=alert(1)>

![pic](https://example.org/p.png "x") [js](javascript:alert(1)) [file](file:///etc/passwd)
[ok](https://example.org/?a="><script>) <https://example.org/x> ![d](data:image/png;base64,AAAA)

```"><script>
</code></pre><script>alert(1)</script>
```

[a]: https://example.org/style.css
"""


ELEMENTS = {
    "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "nav", "h1", "h2", "ul", "li",
    "a", "article", "header", "p", "section", "details", "summary", "div", "pre", "code", "span",
    "footer",
}  # fmt: skip


def test_a_page_has_all_it_needs_and_runs_nothing() -> None:
    odd = ExportedChat(id="c2", title="</title><script>", created_at=1.0, updated_at=2.0)
    page = "".join((
        html_head("</title><script>", [CHAT, odd], WORDS),
        html_chat(odd, WORDS),
        html_message(message(HOSTILE, model="<b>", reasoning=HOSTILE), WORDS),
        html_message(message(HOSTILE, Role.USER, attachments=[
            ExportedAttachment(id="a", name="<i>.pdf", kind="pdf")]), WORDS),
        html_end("<u>"),
    ))  # fmt: skip
    assert set(re.findall(r"</?([^\s/>]+)", page)) <= ELEMENTS
    assert not re.search(r"<[^>]*\s(?:src|srcset|poster|action|on\w+)=|url\(|@import", page)
    for target in re.findall(r'href="([^"]*)"', page):
        assert re.match(r"https://|#c[12]$", target), target
    assert "default-src 'none'" in page
    assert page.startswith("<!DOCTYPE html>")


def test_the_page_shows_what_was_written() -> None:
    page = rendered("# One\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n1. x\n\n~~no~~ `c` $x^2$\n")
    for part in ("<h1>One</h1>", "<td>2</td>", "<ol>", "<s>no</s>", "<code>c</code>", "x^2"):
        assert part in page
    code = rendered("```python\ndef f(x):  # why\n    return '<1>'\n```")
    assert '<span class="keyword">def' in code
    assert '<span class="comment"># why' in code
    assert "&lt;1&gt;" in code
    assert re.sub("<.*?>", "", code) == "def f(x):  # why\n    return &#x27;&lt;1&gt;&#x27;\n\n"
    assert rendered("```nonsense\n<x>\n```") == "<pre><code>&lt;x&gt;\n</code></pre>\n"
    assert "\ufffd" in rendered("a\ud800b\0c")


def test_messages_say_whose_they_are_and_how_they_ended() -> None:
    page = html_message(message("x", model="qwen", reasoning="Hm.", state="damaged"), WORDS)
    assert '<section class="assistant">\n<h2>qwen</h2>' in page
    assert "<details><summary>Thinking</summary>" in page
    assert '<p class="remark">Damaged.</p>' in page
    files = [ExportedAttachment(id=id_, name=f"{id_}.pdf", kind="pdf") for id_ in "ab"]
    assert "Attached: a.pdf, b.pdf" in html_message(message("x", attachments=files), WORDS)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_all_can_be_read_in_both_themes(theme: int) -> None:
    pairs = [(pair, BACKGROUNDS["code"]) for pair in COLOURS.values()]
    pairs += [(pair, ground) for pair in (*TEXT.values(), *LINKS.values())
              for ground in BACKGROUNDS.values()]  # fmt: skip
    for pair, ground in pairs:
        light, dark = sorted((luminance(pair[theme]), luminance(ground[theme])), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (pair, ground)


def test_the_kinds_of_code_are_colours_of_the_window() -> None:
    assert set(COLOURS) <= {tone.value for tone in Tone}
