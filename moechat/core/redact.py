"""Leave out of a report what says who somebody is."""

import re
from collections.abc import Iterable
from pathlib import PurePath

_HOMES = re.compile(
    r"(?i)((?:[a-z]:)?[\\/]+(?:users|home|run[\\/]+media|media)[\\/]+)([^\\/\s\"']+)"
)
_SHORTEST_NAME = 3  # of a user or computer; shorter ones are parts of other words


class Redactor:
    """Replaces the home folder, folders of users, and names of people and computers."""

    def __init__(self, homes: Iterable[PurePath], names: Iterable[str]) -> None:
        """``homes`` become "~"; ``names`` of users and computers become "(name)"."""
        wanted = [str(home) for home in homes if len(home.parts) > 1]
        spellings = {*wanted, *(home.replace("\\", "/") for home in wanted)}
        spellings |= {home.replace("\\", "\\\\") for home in wanted}
        self._homes = sorted(spellings, key=len, reverse=True)
        words = sorted({n for n in names if len(n) >= _SHORTEST_NAME}, key=len, reverse=True)
        pattern = "|".join(map(re.escape, words))
        self._names = re.compile(rf"(?i)(?<!\w)(?:{pattern})(?!\w)") if words else None

    def clean(self, text: str) -> str:
        """``text`` without them."""
        for home in self._homes:
            text = re.sub(re.escape(home), "~", text, flags=re.IGNORECASE)
        text = _HOMES.sub(r"\1(name)", text)
        return self._names.sub("(name)", text) if self._names else text


_RECORD = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} \d+ (\w+) ")
_TRACE = re.compile(r'\s+File ".*", line \d+')
_ERROR = re.compile(r"([A-Za-z_][\w.]*(?:Error|Exception|Warning|Interrupt|Exit))(?::|$)")
_GRAVE = frozenset({"WARNING", "ERROR", "CRITICAL"})
_LONGEST_LINE = 300


def grave_lines(log: str, most: int) -> list[str]:
    """The last warnings and errors of a log.

    Of a traceback only places and the kind of error stay: source lines and messages of errors may
    quote anything.
    """
    kept: list[str] = []
    grave = False
    for line in log.splitlines():
        if record := _RECORD.match(line):
            grave = record[1] in _GRAVE
            if grave:
                kept.append(line[:_LONGEST_LINE])
        elif grave and (place := _TRACE.match(line)):
            kept.append(place[0])
        elif grave and (error := _ERROR.match(line)):
            kept.append(error[1])
    return kept[-most:]
