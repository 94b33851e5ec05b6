"""What the parts of code are, by pygments' tokens: the kinds have a colour each."""

from collections.abc import Callable
from typing import Any, Final

# Names of tokens; what is not here is what the nearest ancestor is. The kinds are those of
# `moechat.ui.theme.Tone`.
KINDS: Final = {
    "Token.Keyword": "keyword",
    "Token.Operator.Word": "keyword",
    "Token.Literal.String": "string",
    "Token.Literal.Number": "number",
    "Token.Keyword.Constant": "number",
    "Token.Comment": "comment",
    "Token.Comment.Preproc": "keyword",
    "Token.Name.Function": "function",
    "Token.Name.Builtin": "function",
    "Token.Name.Decorator": "function",
    "Token.Name.Class": "type",
    "Token.Name.Exception": "type",
    "Token.Name.Namespace": "type",
    "Token.Name.Tag": "keyword",
    "Token.Name.Attribute": "function",
    "Token.Generic.Deleted": "bad",
    "Token.Generic.Inserted": "ok",
    "Token.Generic.Heading": "keyword",
}
_MAX_CHARS = 200_000  # of code; more stays plain


def kind_of(token: Any) -> str:
    """The kind of a token, "" for plain code."""
    while token is not None and str(token) not in KINDS:
        token = token.parent
    return "" if token is None else KINDS[str(token)]


def coloured(code: str, language: str, mark: Callable[[str, str], str]) -> str:
    """Code with each stretch as ``mark(kind, text)`` has it; blocks for the first of a language."""
    from pygments.lexers import find_lexer_class_by_name  # noqa: PLC0415 (slow)
    from pygments.util import ClassNotFound  # noqa: PLC0415

    try:
        lexer = find_lexer_class_by_name(language.lower())() if language else None
    except ClassNotFound:
        lexer = None
    if lexer is None or len(code) > _MAX_CHARS:
        return mark("", code)
    stretches: list[str] = []
    kind, texts = "", [""]
    for _, token, text in lexer.get_tokens_unprocessed(code):
        new = kind_of(token)
        if new != kind and text.strip():
            stretches.append(mark(kind, "".join(texts)))
            kind, texts = new, []
        texts.append(text)
    stretches.append(mark(kind, "".join(texts)))
    return "".join(stretches)
