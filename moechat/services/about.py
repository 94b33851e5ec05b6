"""What the window tells of the program itself."""

from dataclasses import dataclass

from moechat.services.licence_reader import LicenceReader
from moechat.services.program_updates import ProgramUpdates


@dataclass(frozen=True)
class About:
    """Handed to the settings in one piece."""

    version: str  # a line, such as `moechat --version` prints
    updates: ProgramUpdates
    licences: LicenceReader
