"""Failures on the command line."""

import sys

from moechat.cli.json_text import json_text
from moechat.core.faults import Fault
from moechat.services.joining import one_after_another
from moechat.services.texts import describe


def fault_sentence(fault: Fault) -> str:
    """What happened and what to do."""
    said = describe(fault)
    return one_after_another((said.title, said.advice))


def say_fault(fault: Fault, *, as_json: bool = False) -> None:
    """The same on standard error; with ``as_json`` on standard output, too, for programs."""
    sentence = fault_sentence(fault)
    if as_json:
        told = {"error": {"code": fault.code, "message": sentence}}
        print(json_text(told), flush=True)
    print(sentence, file=sys.stderr, flush=True)
