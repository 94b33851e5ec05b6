"""Messages as text for other programs."""

from moechat.core.message_text import plain_text, quoted, together

MARKDOWN = """\
# Caches

A **small**, [fast](https://example.org) memory
with `lines`:

- one
- two
  1. deep
  2. deeper

```c
int i;  // **not bold**

i++;
```

| a | b |
|---|---|
| 1 | 2 *x* |

> said
"""


def test_plain_text_has_the_words_without_the_marks() -> None:
    assert plain_text(MARKDOWN) == (
        "Caches\n\nA small, fast memory\nwith lines:\n\n- one\n- two\n  1. deep\n  2. deeper\n\n"
        "int i;  // **not bold**\n\ni++;\n\na\tb\n1\t2 x\n\nsaid"
    )
    assert plain_text("") == ""


def test_formulas_and_footnotes_stay_readable() -> None:
    text = "With $x^2$ and \\(y\\)[^1]\n\n$$\nz\n$$\n\n[^1]: a note\n"
    assert plain_text(text) == "With $x^2$ and $y$[1]\n\n$$\nz\n$$\n\n[1] a note"


def test_a_quote_leaves_room_for_the_reply() -> None:
    assert quoted("\none\n\ntwo\n") == "> one\n>\n> two\n\n"


def test_several_messages_in_order() -> None:
    assert together([("You", "Hi\n"), ("Assistant", "Hello")]) == (
        "**You**\n\nHi\n\n**Assistant**\n\nHello\n"
    )
