"""The text of an answer as it comes in, and the thinking before it."""


class AnswerText:
    """Collects the pieces of one answer."""

    def __init__(self, text: str = "", reasoning: str = "") -> None:
        self._text = [text]
        self._reasoning = [reasoning]

    def add(self, piece: str, *, is_reasoning: bool, retag: bool) -> None:
        """Take the next piece; with ``retag`` all text so far turns out to be reasoning."""
        if retag:
            self._reasoning += self._text
            self._text = []
        (self._reasoning if is_reasoning else self._text).append(piece)

    @property
    def text(self) -> str:
        """The answer without its reasoning."""
        return "".join(self._text)

    @property
    def reasoning(self) -> str:
        """The reasoning alone."""
        return "".join(self._reasoning)
