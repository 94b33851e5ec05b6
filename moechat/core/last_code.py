"""The code at the end of an answer."""

from moechat.core.markdown_dialect import parser


def last_code(text: str) -> str | None:
    """The content of the last block of code in a Markdown text; ``None`` = there is none."""
    for token in reversed(parser().parse(text)):
        if token.type in ("fence", "code_block"):
            return token.content.removesuffix("\n")
    return None
