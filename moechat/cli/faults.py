"""Failures on the command line."""

import sys

from moechat.core.faults import Fault
from moechat.services.texts import describe


def fault_sentence(fault: Fault) -> str:
    """What happened and what to do."""
    said = describe(fault)
    return f"{said.title} {said.advice}".strip()


def say_fault(fault: Fault) -> None:
    """The same on standard error."""
    print(fault_sentence(fault), file=sys.stderr, flush=True)
