"""A chat as a page for a browser: one file with all that it needs, and nothing that runs."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any

from moechat.core.chat_file import ExportedChat, ExportedMessage
from moechat.core.code_kinds import coloured
from moechat.core.export_words import ExportWords, remarks, speaker, title_of
from moechat.core.markdown_dialect import parser
from moechat.core.markdown_math import DISPLAY, SOURCE
from moechat.core.sanitise import without_surrogates

if TYPE_CHECKING:
    from markdown_it.renderer import RendererHTML

_BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')
_SIZE = re.compile(r' (?:width|height)="[^"]*"')
_SCHEMES = ("http://", "https://", "mailto:")
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
Mark = Callable[[str, str], str]
Draw = Callable[[str, bool], str | None]  # TeX, whether it stands by itself; gives HTML
DRAW = "draw"  # key of the environment of a parse

# Kinds of code in light and dark, readable on the background of code.
COLOURS = {
    "keyword": ("#6f2bd0", "#c3a1ff"),
    "string": ("#0b6b3a", "#7fd4a4"),
    "number": ("#9a4a00", "#f0b072"),
    "comment": ("#5c6675", "#9aa4b2"),
    "function": ("#0a5aa8", "#7cc0f5"),
    "type": ("#8a2f6b", "#f0a3d2"),
    "bad": ("#b02a1e", "#f28b82"),
    "ok": ("#13713c", "#5ccb8a"),
}
BACKGROUNDS = {"page": ("#ffffff", "#15181c"), "code": ("#f4f6f8", "#1b2027")}
TEXT = {"text": ("#16191d", "#e8ebef"), "muted": ("#4d5766", "#b3bcc8")}
LINKS = {"link": ("#0062aa", "#58b0ee")}
_OTHERS = {"line": ("#e1e5ea", "#2a3038"), "user": ("#eef2f6", "#20262d")}

_STYLE = """
:root { color-scheme: light dark; LIGHT }
@media (prefers-color-scheme: dark) { :root { DARK } }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: var(--page);
  color: var(--text); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { line-height: 1.25; }
a { color: var(--link); }
header p, footer, .remark, summary { color: var(--muted); font-size: .875rem; }
article + article { border-top: 1px solid var(--line); margin-top: 3rem; }
section { margin: 1.5rem 0; }
section > h2 { font-size: .875rem; color: var(--muted); margin: 0 0 .25rem; }
section.user > .body { background: var(--user); border-radius: .75rem; padding: .1rem 1rem; }
pre, code { font-family: ui-monospace, Consolas, monospace; font-size: .875rem;
  background: var(--code); border-radius: .375rem; }
code { padding: .1em .3em; }
pre { padding: .75rem 1rem; overflow-x: auto; }
pre code { padding: 0; }
blockquote, details { border-left: 3px solid var(--line); margin-left: 0; padding-left: 1rem; }
blockquote { color: var(--muted); }
.display { display: block; overflow-x: auto; text-align: center; padding: .3em 0; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; }
@media print { body { max-width: none; } pre { white-space: pre-wrap; } }
""".strip()


def html_head(title: str, chats: Sequence[ExportedChat], words: ExportWords) -> str:
    """The beginning of a page, with a list of its chats where there are several."""
    parts = [
        f'<!DOCTYPE html>\n<html lang="{escape(words.language)}">\n<head>\n<meta charset="utf-8">',
        # Whatever a message says, the page loads nothing and runs nothing.
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        f"<title>{_text(title)}</title>\n<style>\n{_style()}\n</style>\n</head>\n<body>",
    ]
    if len(chats) > 1:
        rows = "".join(
            f'<li><a href="#{chat.id}">{_text(title_of(chat, words))}</a></li>\n' for chat in chats
        )
        parts.append(f"<nav><h1>{_text(words.chats)}</h1>\n<ul>\n{rows}</ul></nav>")
    return "\n".join(parts) + "\n"


def html_chat(chat: ExportedChat, words: ExportWords) -> str:
    """What stands before the messages of a chat."""
    begun = _text(words.begun.format(words.when(chat.created_at)))
    title = _text(title_of(chat, words))
    return f'<article id="{chat.id}">\n<header><h1>{title}</h1><p>{begun}</p></header>\n'


def html_message(
    message: ExportedMessage, words: ExportWords, draw: Draw = lambda _tex, _display: None
) -> str:
    """A message; formulas that ``draw`` cannot draw stay source."""
    parts = [f'<section class="{message.role.value}">\n<h2>{_text(speaker(message, words))}</h2>']
    if message.reasoning.strip():
        body = rendered(message.reasoning, draw)
        parts.append(
            f"<details><summary>{_text(words.thinking)}</summary>"
            f'<div dir="auto">{body}</div></details>'
        )
    if message.text.strip():
        parts.append(f'<div class="body" dir="auto">{rendered(message.text, draw)}</div>')
    parts += [f'<p class="remark">{_text(remark)}</p>' for remark in remarks(message, words)]
    return "\n".join((*parts, "</section>\n"))


def html_chat_end() -> str:
    """What stands behind the messages of a chat."""
    return "</article>\n"


def html_end(made: str) -> str:
    """The end of a page; ``made`` says by what and when it was made."""
    return f"<footer>{_text(made)}</footer>\n</body>\n</html>\n"


def rendered(markdown: str, draw: Draw = lambda _tex, _display: None) -> str:
    """Markdown as HTML; links stay links, pictures become links, HTML is text."""
    tokens = parser().parse(without_surrogates(markdown).replace("\0", "\ufffd"))
    return str(_renderer().render(tokens, parser().options, {DRAW: draw}))


def code_html(code: str, language: str, mark: Mark) -> str:
    """Coloured code within ``pre``."""
    return f"<pre><code>{coloured(code, language, mark)}</code></pre>\n"


def by_class(kind: str, text: str) -> str:
    """A stretch of code, coloured by the style of the page."""
    return f'<span class="{kind}">{escape(text)}</span>' if kind else escape(text)


@cache
def _renderer() -> "RendererHTML":
    return make_renderer(by_class)


def make_renderer(mark: Mark) -> "RendererHTML":
    """What makes HTML of the tokens of our dialect."""
    from markdown_it.renderer import RendererHTML  # noqa: PLC0415 - as the parser

    renderer = RendererHTML(parser())

    def fence(tokens: Any, at: int, _options: Any, _env: Any) -> str:
        words = tokens[at].info.split(maxsplit=1)
        return code_html(tokens[at].content, words[0] if words else "", mark)

    rules: Any = renderer.rules
    rules |= {"fence": fence, "code_block": fence, "image": _image, "link_open": _link}
    rules |= {"math": _math, "footnote_reference": _footnote, "footnote_label": _footnote}
    return renderer


def _image(tokens: Any, at: int, _options: Any, _env: Any) -> str:
    """A picture would have to be loaded: it becomes a link."""
    source = str(tokens[at].attrs.get("src", ""))
    name = escape(tokens[at].content or source)
    return f"<a {_reference(source)}>{name}</a>" if _reference(source) else name


def _link(tokens: Any, at: int, _options: Any, _env: Any) -> str:
    return f"<a {_reference(str(tokens[at].attrs.get('href', '')))}>"


def _reference(target: str) -> str:
    if not target.lower().startswith(_SCHEMES):
        return ""
    return f'href="{escape(target)}" rel="noopener noreferrer"'


def _math(tokens: Any, at: int, _options: Any, env: Any) -> str:
    token = tokens[at]
    source = escape(str(token.meta.get(SOURCE, token.content)), quote=True)
    display = bool(token.meta.get(DISPLAY))
    drawn = env[DRAW](token.content, display) if DRAW in env else None
    kind = "formula display" if display else "formula"
    if drawn is None:
        shown = f"<code>{source}</code>"
    else:
        shown = f'<span class="{kind}" role="img" aria-label="{source}">{drawn}</span>'
    return f"<p>{shown}</p>\n" if token.block else shown


def placed(svg: str, em: float) -> str:
    """A picture of a formula for a line: on its baseline, in the colour and size of the text.

    ``em`` is the size of its letters; its baseline is at y = 0.
    """
    box = _BOX.search(svg)
    if box is None:
        return svg
    top, height = float(box[2]), float(box[4])
    size = f"height:{height / em:.3f}em;vertical-align:{-(top + height) / em:.3f}em"
    bare = _SIZE.sub("", svg, count=2)
    return bare.replace("<svg", f'<svg style="{size}" fill="currentColor"', 1)


def _footnote(tokens: Any, at: int, _options: Any, _env: Any) -> str:
    return f"<sup>{escape(tokens[at].content)}</sup> "


def _text(text: str) -> str:
    return escape(without_surrogates(text).replace("\0", "\ufffd"))


@cache
def _style() -> str:
    all_colours = COLOURS | BACKGROUNDS | TEXT | LINKS | _OTHERS
    light, dark = (
        " ".join(f"--{name}: {pair[theme]};" for name, pair in all_colours.items())
        for theme in (0, 1)
    )
    kinds = "\n".join(f"pre .{kind} {{ color: var(--{kind}); }}" for kind in COLOURS)
    return f"{_STYLE.replace('LIGHT', light).replace('DARK', dark)}\n{kinds}"
