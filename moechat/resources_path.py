"""Where the files that are no code lie: icons and other data shipped with the program."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """A shipped file, wherever the program runs from.

    A wheel and a frozen program carry ``moechat/resources``; a checkout has ``resources`` beside
    the package. Raises `FileNotFoundError` where neither has the file. (PySide6 keeps us from
    running out of a zip file, which is all that the slower importlib.resources would add.)
    """
    for folder in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        found = folder.joinpath(*parts)
        if found.is_file():
            return found
    raise FileNotFoundError("/".join(parts))
