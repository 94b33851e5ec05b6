"""What is told of a work of others that moechat contains."""

import msgspec


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """One work of others: who made it is in its texts."""

    name: str
    version: str
    licence: str  # an SPDX expression where it is known
    homepage: str = ""
    files: tuple[str, ...] = ()  # its texts: paths, inside the folder of an index relative ones
