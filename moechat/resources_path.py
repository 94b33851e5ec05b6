"""Where the files that are no code lie: icons and other data shipped with the program."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def resource(*parts: str) -> Traversable:
    """A shipped file, wherever the program runs from.

    A wheel and a frozen program carry ``moechat/resources``; a checkout has ``resources`` beside
    the package. Raises `FileNotFoundError` where neither has the file.
    """
    packaged = files("moechat").joinpath("resources", *parts)
    if packaged.is_file():
        return packaged
    in_checkout = Path(__file__).resolve().parent.parent.joinpath("resources", *parts)
    if in_checkout.is_file():
        return in_checkout
    raise FileNotFoundError("/".join(parts))
