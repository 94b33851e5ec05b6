"""Words in double braces that a system prompt may have, such as ``{{date}}``."""

import re
from datetime import datetime

_VARIABLE = re.compile(r"\{\{\s*(date|time|model)\s*\}\}")


def fill_in(text: str, *, begun: datetime, model: str) -> str:
    """Put the values in; what is no variable stays.

    Date and time, ISO 8601, are those of the beginning of the chat. Others at every message would
    change the start of the prompt, and with it all that was read of the chat before.
    """
    values = {"date": f"{begun:%Y-%m-%d}", "time": f"{begun:%H:%M}", "model": model}
    return _VARIABLE.sub(lambda found: values[found[1]], text)
