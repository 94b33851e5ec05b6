"""Failures on the command line."""

import sys

from moechat.core.faults import Fault
from moechat.services.texts import describe


def say_fault(fault: Fault) -> None:
    """What happened and what to do, on standard error."""
    said = describe(fault)
    print(f"{said.title} {said.advice}".strip(), file=sys.stderr, flush=True)
