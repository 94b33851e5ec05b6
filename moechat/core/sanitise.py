"""Make typed text safe to send, while what is stored and shown stays as it was typed."""


def without_surrogates(text: str) -> str:
    """Replace lone surrogates, which no UTF-8 can carry, by U+FFFD."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
