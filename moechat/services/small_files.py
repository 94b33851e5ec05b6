"""Small files of the kernel, where they are there and may be read."""

from pathlib import Path


def read_text(path: Path) -> str | None:
    """What the file says; None where it cannot be read."""
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return None


def read_number(path: Path) -> int | None:
    """A file that holds one whole number."""
    try:
        return int(read_text(path) or "")
    except ValueError:
        return None
