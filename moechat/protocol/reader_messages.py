"""What the process that reads a document tells: progress, then its text or why there is none."""

import msgspec

from moechat.core.faults import Fault


class _Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


class ReadingProgress(_Wire, frozen=True, kw_only=True, tag="progress"):
    """So many pages of so many."""

    done: int
    total: int


class DocumentText(_Wire, frozen=True, kw_only=True, tag="text"):
    """All of a document that can be read."""

    text: str
    file_bytes: int
    page_starts: tuple[int, ...] = ()  # where each page begins in the text


class ReadingFailed(_Wire, frozen=True, kw_only=True, tag="failed"):
    """Why the document cannot be read."""

    fault: Fault


ReadingEvent = ReadingProgress | DocumentText | ReadingFailed
