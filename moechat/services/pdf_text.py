"""Mend what Qt's PDF says of its text.

A font's table of glyphs names for each the first character that has it, and for the space that is
the tab: text that is copied would have tabs between its words, and no search would find two.
"""

import mmap
import re
from pathlib import Path

_TABLE = re.compile(rb"begincmap.*?endcmap", re.DOTALL)
_RANGE = re.compile(rb"^<[0-9A-F]{4}> <[0-9A-F]{4}> (.*)$", re.MULTILINE)
_TAB, _SPACE = b"<0009>", b"<0020>"


def mend_spaces(path: Path) -> None:
    """Have spaces be spaces, in place; raises `OSError`."""
    with path.open("r+b") as file, mmap.mmap(file.fileno(), 0) as data:
        for table in _TABLE.finditer(data):
            for line in _RANGE.finditer(data, table.start(), table.end()):
                at = data.find(_TAB, line.start(1), line.end(1))
                if at >= 0:
                    data[at : at + len(_TAB)] = _SPACE
