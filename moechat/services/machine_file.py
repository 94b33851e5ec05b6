"""What `moechat doctor --json` printed, here or on another machine."""

from pathlib import Path

import msgspec

from moechat.core.faults import FaultCode, UserError
from moechat.core.machine import Machine

_MOST_BYTES = 1 << 20  # it has a few thousand


def read_machine(path: Path) -> Machine:
    """Read a machine; raises `UserError` MACHINE_FILE_UNREADABLE, MACHINE_FILE_DAMAGED."""
    try:
        with path.open("rb") as file:
            text = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise UserError(
            FaultCode.MACHINE_FILE_UNREADABLE,
            path=str(path),
            reason=error.strerror or type(error).__name__,
        ) from error
    try:
        return msgspec.json.decode(text, type=Machine)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UserError(
            FaultCode.MACHINE_FILE_DAMAGED, detail=str(error), path=str(path)
        ) from error
