"""Reads the catalogue that is shipped with the program."""

import tomllib
from pathlib import Path

import msgspec

from moechat.core.catalogue import Catalogue

_FILE = Path(__file__).with_name("catalogue.toml")


def parse_catalogue(text: str) -> Catalogue:
    """Parse and check a catalogue.

    Raises `tomllib.TOMLDecodeError`, or `msgspec.ValidationError`, which names the field: a
    catalogue is ours, so a faulty one is a bug and not a fault.
    """
    return msgspec.convert(tomllib.loads(text), Catalogue)


def read_catalogue() -> Catalogue:
    """The shipped catalogue; some milliseconds."""
    return parse_catalogue(_FILE.read_text("utf-8"))
