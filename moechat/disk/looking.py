"""Looks at what is there that never fail: what cannot be looked at is not there."""

import os
from pathlib import Path


def is_folder(path: Path) -> bool:
    """Whether ``path`` is a folder; False, too, where a folder above it lets nobody look. Blocks.

    `Path.is_dir` raises there, and for names that are too long.
    """
    return os.path.isdir(path)  # noqa: PTH112 - see above
