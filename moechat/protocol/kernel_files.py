"""Small files of the kernel, where they are there and may be read."""

from pathlib import Path


def read_text(path: Path) -> str | None:
    """What the file says; None where it cannot be read."""
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return None


def read_number(path: Path) -> int | None:
    """A file that holds one number; None where it holds something else, as "max"."""
    text = (read_text(path) or "").strip()
    return int(text) if text.isdecimal() else None


def read_table(path: Path) -> dict[str, int]:
    """Lines of a key, perhaps with a colon, and a number."""
    rows = (line.split() for line in (read_text(path) or "").splitlines())
    return {row[0].removesuffix(":"): int(row[1]) for row in rows if _is_entry(row)}


def _is_entry(row: list[str]) -> bool:
    return len(row) == 2 and row[1].isdecimal()
