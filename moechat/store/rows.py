"""Rows of the table ``message`` to values and back; a damaged row gives what can still be read.

The connection returns every text as bytes, since one invalid byte would otherwise fail a whole
query. Text that SQLite's own text cannot carry exactly is stored as a blob of bytes.
"""

import math
from enum import StrEnum
from typing import TypeVar

import msgspec

from moechat.core.conversation import FinishReason, Message, MessageState, Role, RunMetrics
from moechat.core.faults import Fault, FaultCode
from moechat.core.sanitise import without_surrogates

Cell = bytes | int | float | None
Row = tuple[Cell, ...]
E = TypeVar("E", bound=StrEnum)
S = TypeVar("S", bound=msgspec.Struct)

MESSAGE_COLUMNS = (
    "id, conversation_id, parent_id, role, created_at, state, text, reasoning, reasoning_ms, "
    "finish_reason, seed, model, metrics, fault"
)
_ROLES = {role.value.encode(): role for role in Role}
_DAMAGE = Fault(FaultCode.MESSAGE_DAMAGED)


def store_text(text: str) -> str | bytes:
    """What to bind so that ``text`` comes back as it was typed.

    Lone surrogates are no valid UTF-8, and SQLite's functions stop at a NUL: both go as bytes.
    """
    if "\0" in text:
        return text.encode("utf-8", "surrogatepass")
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")
    return text


def read_text(cell: object) -> str:
    """Decode a text cell; raises `ValueError` if it is not one, or not UTF-8."""
    if not isinstance(cell, bytes):
        raise ValueError(f"text expected, found {type(cell).__name__}")  # noqa: TRY004 - one damage
    return cell.decode("utf-8", "surrogatepass")


def salvage_text(cell: object) -> str:
    """Decode what can be decoded of a text cell, never failing."""
    try:
        return read_text(cell)
    except ValueError:
        return cell.decode("utf-8", "replace") if isinstance(cell, bytes) else ""


def salvage_number(cell: object) -> float:
    """Return a number, or 0 in place of anything else."""
    return float(cell) if isinstance(cell, int | float) and math.isfinite(cell) else 0.0


def role_of(cell: object) -> Role | None:
    """Return the role that a cell names, if any."""
    return _ROLES.get(cell) if isinstance(cell, bytes) else None


def size_of(text: str) -> tuple[int, int]:
    """Return characters and lines, as the outline tells them."""
    return len(text), text.count("\n") + 1


def store_json(value: msgspec.Struct | None) -> str | None:
    """Encode a struct; what JSON cannot carry is left out or replaced."""
    if value is None:
        return None
    return msgspec.json.encode(_plain(msgspec.to_builtins(value, enc_hook=str))).decode()


def read_json(cell: object, kind: type[S]) -> S:
    """Decode a struct; raises `ValueError` if the cell does not hold one."""
    try:
        return msgspec.json.decode(read_text(cell), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def _plain(value: object) -> object:
    if isinstance(value, dict):
        # NaN would become null and make the row look damaged.
        return {
            key: _plain(entry)
            for key, entry in value.items()
            if not (isinstance(entry, float) and not math.isfinite(entry))
        }
    return without_surrogates(value) if isinstance(value, str) else value


def missing(message_id: str) -> Message:
    """Stand in for a message whose row is gone or cannot be found under its id."""
    return Message(
        id=message_id,
        conversation_id="",
        parent_id=None,
        role=Role.ASSISTANT,
        created_at=0.0,
        state=MessageState.DAMAGED,
        fault=_DAMAGE,
    )


def read_message(row: Row) -> Message:
    """Decode a row of `MESSAGE_COLUMNS`; anything unreadable makes the message DAMAGED."""
    cells = _Cells(row)
    message = Message(
        id=cells.text(0),
        conversation_id=cells.text(1),
        parent_id=cells.text(2) if row[2] is not None else None,
        role=cells.enum(3, Role) or Role.ASSISTANT,
        created_at=cells.number(4),
        state=cells.enum(5, MessageState) or MessageState.DAMAGED,
        text=cells.text(6),
        reasoning=cells.text(7),
        reasoning_ms=cells.number(8),
        finish_reason=cells.enum(9, FinishReason) if row[9] is not None else None,
        seed=cells.seed(10),
        model=cells.text(11),
        metrics=cells.struct(12, RunMetrics),
        fault=cells.struct(13, Fault),
    )
    if cells.damaged:
        return msgspec.structs.replace(message, state=MessageState.DAMAGED, fault=_DAMAGE)
    return message


class _Cells:
    """Reads the cells of one row, and remembers whether any was damaged."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self.damaged = False

    def text(self, at: int) -> str:
        try:
            return read_text(self._row[at])
        except ValueError:
            self.damaged = True
            return salvage_text(self._row[at])

    def number(self, at: int) -> float:
        cell = self._row[at]
        if not isinstance(cell, int | float) or not math.isfinite(cell):
            self.damaged = True
        return salvage_number(cell)

    def seed(self, at: int) -> int | None:
        cell = self._row[at]
        if cell is None or isinstance(cell, int):
            return cell
        self.damaged = True
        return None

    def enum(self, at: int, kind: type[E]) -> E | None:
        try:
            return kind(read_text(self._row[at]))
        except ValueError:
            self.damaged = True
            return None

    def struct(self, at: int, kind: type[S]) -> S | None:
        cell = self._row[at]
        if cell is None:
            return None
        try:
            return read_json(cell, kind)
        except ValueError:
            self.damaged = True
            return None
