"""Strings that end an answer, found in text that arrives in pieces."""

from collections.abc import Sequence


class StopStrings:
    """Lets text through up to the first stop string; that and what follows is dropped.

    The end of what was fed is held back while a stop string may begin there. Of several strings
    the one that is complete first counts, so that it does not matter how the text was cut.
    """

    def __init__(self, strings: Sequence[str]) -> None:
        self._strings = tuple(filter(None, strings))
        self._longest = max(map(len, self._strings), default=0)
        self._held = ""
        self.hit = False

    def feed(self, text: str) -> str:
        """Take more text, and return what certainly comes before any stop string."""
        if self.hit:
            return ""
        text = self._held + text
        found = [(at + len(s), at) for s in self._strings if (at := text.find(s)) >= 0]
        if found:
            self.hit, self._held = True, ""
            return text[: min(found)[1]]
        held = self._may_begin(text)
        self._held = text[len(text) - held :]
        return text[: len(text) - held]

    def finish(self) -> str:
        """The text is over here: return what was held back."""
        held, self._held = self._held, ""
        return held

    def _may_begin(self, text: str) -> int:
        """How many characters at the end are the beginning of a stop string."""
        for length in range(min(self._longest - 1, len(text)), 0, -1):
            end = text[-length:]
            if any(string.startswith(end) for string in self._strings):
                return length
        return 0


def stops_to_lines(stops: Sequence[str]) -> str:
    """Stop strings as a person edits them: one a line, with \\n for a break within one."""
    return "\n".join(
        stop.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t") for stop in stops
    )


def stops_from_lines(text: str) -> tuple[str, ...]:
    """What `stops_to_lines` gives, back; empty lines say nothing, and a line counts once."""
    lines = (_unescaped(line) for line in text.split("\n"))
    return tuple(dict.fromkeys(filter(None, lines)))


def _unescaped(line: str) -> str:
    parts = [part.replace("\\n", "\n").replace("\\t", "\t") for part in line.split("\\\\")]
    return "\\".join(parts)
