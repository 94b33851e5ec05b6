"""How many tokens a text may have, before any tokenizer is there."""

_CHARS_A_TOKEN = 3.5  # of English prose it is four and more, of code three
_BYTES_A_TOKEN = 2.5  # where a character takes several bytes, as in Chinese


def estimate_tokens(text: str) -> int:
    """About as many tokens as ``text`` has, rather too many than too few."""
    if text.isascii():
        return int(len(text) / _CHARS_A_TOKEN) + 1
    extra = len(text.encode("utf-8", "replace")) - len(text)
    return int(len(text) / _CHARS_A_TOKEN + extra / _BYTES_A_TOKEN) + 1
