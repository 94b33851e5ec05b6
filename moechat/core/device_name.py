"""Device names without the legal marks."""

import re

_MARKS = re.compile(r"\((?:r|tm|c)\)|®|™", re.IGNORECASE)
_KIND = re.compile(r"\((?:i|d)GPU\)", re.IGNORECASE)  # the device's id says as much
_CLOCK = re.compile(r"\bCPU\s*@.*$|@\s*[\d.]+\s*[GM]Hz\b.*$", re.IGNORECASE)
_FILLERS = re.compile(r"\b(?:Intel|AMD|\d+-Core|Processor|Graphics)\b", re.IGNORECASE)


def short_device_name(full: str) -> str:
    """``Intel(R) Core(TM) Ultra 7 155H`` is ``Core Ultra 7 155H``; never empty for a name."""
    plain = " ".join(_KIND.sub(" ", _MARKS.sub(" ", full)).split())
    short = " ".join(_FILLERS.sub(" ", _CLOCK.sub(" ", plain)).split())
    return short or plain or full
