"""Markdown as a text document."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextCharFormat, QTextDocument, QTextTable

from moechat.core.markdown_scanner import split_blocks
from moechat.ui.theme import Theme, Tone
from moechat.ui.transcript.blocks import BlockWriter
from moechat.ui.transcript.decorations import DONE, TASK, Ornament
from moechat.ui.transcript.ornaments import decoration_rect
from moechat.ui.transcript.styles import Styles


class Rendered:
    """A document and what is painted behind it."""

    def __init__(self, markdown: str, theme: Theme) -> None:
        self.document = QTextDocument()
        self.writer = BlockWriter(self.document, Styles(theme))
        for block in split_blocks(markdown):
            self.writer.write(block)

    @property
    def text(self) -> str:
        return self.document.toPlainText()

    def decorations(self, ornament: Ornament) -> list[Any]:
        return [d for d in self.writer.decorations if d.ornament is ornament]

    def format_of(self, word: str) -> QTextCharFormat:
        """The format of the first character of a word."""
        cursor = self.document.find(word)
        cursor.setPosition(cursor.selectionStart() + 1)
        return cursor.charFormat()

    def block_of(self, word: str) -> Any:
        return self.document.find(word).block()


@pytest.fixture
def render(theme: Theme) -> Any:
    return lambda markdown: Rendered(markdown, theme)


def test_headings_are_larger_and_bold(render: Any) -> None:
    made = render("# One\n\n### Three\n\ntext")
    assert made.block_of("One").blockFormat().headingLevel() == 1
    assert made.format_of("One").fontPointSize() > made.format_of("text").fontPointSize()
    assert made.format_of("Three").fontWeight() > QFont.Weight.Normal


def test_emphasis(render: Any) -> None:
    made = render("plain **bold** *slanted* ~~struck~~ `code`")
    assert made.text == "plain bold slanted struck code"
    assert made.format_of("bold").fontWeight() == QFont.Weight.Bold
    assert made.format_of("slanted").fontItalic()
    assert made.format_of("struck").fontStrikeOut()
    assert made.format_of("code").fontFixedPitch()
    assert not made.format_of("plain").fontItalic()


def test_line_breaks(render: Any) -> None:
    assert render("hard  \nbreak\nsoft").text == "hard\nbreak soft"


def test_lists_have_markers_and_indentation(render: Any) -> None:
    made = render("- a\n- b\n  - c\n\n    more\n\n5. five\n5. six\n\nafter")
    assert made.text == "a\nb\nc\nmore\nfive\nsix\nafter"
    assert [d.marker for d in made.decorations(Ornament.MARKER)] == ["•", "•", "◦", "5.", "6."]
    indents = [made.block_of(word).blockFormat().indent() for word in ("a", "c", "more", "after")]
    assert indents == [1, 2, 2, 0]


def test_tasks_have_boxes_and_what_follows_has_none(render: Any) -> None:
    made = render("- [ ] open\n- [x] done\n\nafter")
    assert made.text == "open\ndone\nafter"
    assert [d.marker for d in made.decorations(Ornament.MARKER)] == [TASK, DONE]


def test_an_item_that_begins_with_code_has_its_marker(render: Any) -> None:
    made = render("- ```\n  code\n  ```\n")
    assert [d.marker for d in made.decorations(Ornament.MARKER)] == ["•"]
    (code,) = made.decorations(Ornament.CODE)
    assert code.code == "code\n"


def test_tables(render: Any, theme: Theme) -> None:
    made = render("| a | b |\n|---|--:|\n| 1 | **2** |\n\nafter")
    (table,) = [f for f in made.document.rootFrame().childFrames() if isinstance(f, QTextTable)]
    assert (table.rows(), table.columns()) == (2, 2)
    cell = table.cellAt(1, 1).firstCursorPosition()
    assert cell.block().text() == "2"
    assert cell.blockFormat().alignment() & Qt.AlignmentFlag.AlignRight
    assert made.text.endswith("after")


def test_what_follows_a_table_keeps_its_distance(render: Any, theme: Theme) -> None:
    made = render("| a |\n|---|\n| 1 |\n\n```c\nint x;\n```\n")
    made.document.setTextWidth(500)
    layout = made.document.documentLayout()
    (table,) = [f for f in made.document.rootFrame().childFrames() if isinstance(f, QTextTable)]
    (code,) = made.decorations(Ornament.CODE)
    placed = decoration_rect(made.document, code, Styles(theme))
    # Within a pixel: the half of a collapsed border belongs to neither of the two.
    assert placed.top() >= layout.frameBoundingRect(table).bottom() - 1


def test_a_narrow_column_keeps_its_words_whole(render: Any) -> None:
    long = "a sentence that goes on and on and needs many more characters than there are"
    made = render(f"| size | cycles | what |\n|---|---|---|\n| 32 kB | 4 | {long} |\n")
    (table,) = [f for f in made.document.rootFrame().childFrames() if isinstance(f, QTextTable)]
    shares = [width.rawValue() for width in table.format().columnWidthConstraints()]
    assert sum(shares) == pytest.approx(100)
    # 72 characters are 100 %: "cycles" and the borders of its cell need nine of them.
    assert shares[1] >= 100 * 9 / 72 * 0.9
    assert shares[2] > 50


def test_right_to_left_quotes_are_indented_at_the_right(render: Any) -> None:
    shape = render("> اقتباس").document.begin().blockFormat()
    assert (shape.leftMargin(), shape.rightMargin() > 0) == (0, True)


def test_footnotes_are_raised(theme: Theme) -> None:
    document = QTextDocument()
    writer = BlockWriter(document, Styles(theme))
    writer.definitions = "[^a]: the note\n\n"
    for block in split_blocks("word[^a] and [^b]\n\n[^a]: the note"):
        writer.write(block)
    assert document.toPlainText() == "worda and [^b]\na the note"
    raised = document.find("worda").charFormat().verticalAlignment()
    assert raised is QTextCharFormat.VerticalAlignment.AlignSuperScript


def test_a_wide_table_stays_in_the_column(render: Any) -> None:
    row = "| " + " | ".join(["averyverylongwordwithoutabreak"] * 8) + " |\n"
    made = render(row + "|---" * 8 + "|\n" + row * 3)
    made.document.setTextWidth(500)
    option = made.document.defaultTextOption()
    option.setWrapMode(option.WrapMode.WrapAtWordBoundaryOrAnywhere)
    made.document.setDefaultTextOption(option)
    assert made.document.size().width() <= 500


def test_quotes_have_bars_for_each_level(render: Any) -> None:
    made = render("> a\n>\n> > b\n\nafter")
    bars = made.decorations(Ornament.QUOTE)
    assert [(bar.first, bar.last) for bar in bars] == [(0, 1), (1, 1)]
    assert bars[1].left > bars[0].left
    assert made.block_of("after").blockFormat().leftMargin() == 0


def test_code_keeps_its_source(render: Any) -> None:
    made = render("text\n\n```python title\ndef f():\n\n    return '<b>'\n```\n\nafter")
    (code,) = made.decorations(Ornament.CODE)
    assert code.language == "python"
    assert code.code == "def f():\n\n    return '<b>'\n"
    assert made.text == "text\ndef f():\n\n    return '<b>'\nafter"
    assert made.format_of("return").fontFamilies()


def test_indented_code(render: Any) -> None:
    made = render("text\n\n    code\n      more\n")
    assert [d.code for d in made.decorations(Ornament.CODE)] == ["code\n  more\n"]


def test_rules(render: Any) -> None:
    assert len(render("a\n\n---\n\nb").decorations(Ornament.RULE)) == 1


def test_html_is_text(render: Any) -> None:
    source = "<script>alert(1)</script> and <b>this</b> &lt;"
    assert render(source).text == "<script>alert(1)</script> and <b>this</b> <"
    assert render("<div>\n<img src=x>\n</div>").text == "<div> <img src=x> </div>"


@pytest.mark.parametrize("address", ["https://example.org/a", "mailto:a@example.org"])
def test_links(render: Any, theme: Theme, address: str) -> None:
    chars = render(f"see [this]({address}) now").format_of("this")
    assert chars.anchorHref() == address
    assert chars.foreground().color() == theme.colour(Tone.ACCENT)


@pytest.mark.parametrize(
    "address", ["javascript:alert(1)", "file:///etc/passwd", "ftp://x", "/etc", "moechat:x"]
)
def test_other_addresses_are_no_links(render: Any, address: str) -> None:
    document = render(f"see [this]({address}) and <{address}> now").document
    block = document.begin()
    fragments = block.begin()
    while not fragments.atEnd():
        assert not fragments.fragment().charFormat().isAnchor()
        fragments += 1


def test_bare_addresses_are_links_without_the_sentence_around_them(render: Any) -> None:
    made = render("(see https://example.org/a_(b).) and `https://code.example`")
    assert made.format_of("https://example").anchorHref() == "https://example.org/a_(b)"
    assert not made.format_of("https://code").isAnchor()


def test_images_are_descriptions(render: Any) -> None:
    made = render("![a cat](https://example.org/cat.png) ![local](cat.png)")
    assert made.text == "a cat local (cat.png)"
    assert made.format_of("a cat").anchorHref() == "https://example.org/cat.png"


def test_references_from_elsewhere_in_the_message(theme: Theme) -> None:
    document = QTextDocument()
    writer = BlockWriter(document, Styles(theme))
    writer.definitions = "[1]: https://example.org\n\n"
    (block,) = split_blocks("see [the site][1]")
    writer.write(block)
    assert document.toPlainText() == "see the site"


def test_characters_that_end_paragraphs_in_qt_are_harmless(render: Any) -> None:
    made = render("a\u2029b\ufdd0c\ufdd1d\ufffce\0f\ud800g")
    assert made.document.blockCount() == 1
    assert made.text == "a\nb\ufffdc\ufffdd\ufffde\ufffdf\ufffdg"


def test_right_to_left_paragraphs_begin_at_the_right(render: Any) -> None:
    made = render("مرحبا بالعالم\n\n- نص")
    assert made.document.begin().textDirection() is Qt.LayoutDirection.RightToLeft


# ── against Qt's own reader ──────────────────────────────────────────────────

_PARAGRAPHS = st.lists(
    st.sampled_from(
        [
            "plain text",
            "**bold** and *slanted*",
            "# Heading",
            "- one\n- two\n- three",
            "1. one\n2. two",
            "> quoted\n> on",
            "`code` in text",
            "[link](https://example.org)",
            "- outer\n  - inner",
            "two  \nlines",
        ]
    ),
    min_size=1,
    max_size=6,
)


@given(_PARAGRAPHS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_paragraphs_are_those_of_qt(theme: Theme, paragraphs: list[str]) -> None:
    markdown = "\n\nand\n\n".join(paragraphs)
    oracle = QTextDocument()
    oracle.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    assert Rendered(markdown, theme).text.split() == oracle.toPlainText().split()
