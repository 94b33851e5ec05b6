"""Tool tips that show a text as it is."""

import html


def plain_tip(text: str) -> str:
    """What to set as the tool tip for a text that others wrote: a title, a path, a pasted text.

    Qt takes a tool tip that looks like HTML for HTML, and would open the images that it names.
    """
    if "<" not in text:
        return text
    return f'<p style="white-space: pre-wrap">{html.escape(text)}</p>'
