"""Sentences about settings: why a value cannot be taken."""

from PySide6.QtCore import QCoreApplication

from moechat.core.number_rules import NumberProblem, NumberRefusal
from moechat.protocol.answer_options import LONGEST_STOP, MOST_STOPS
from moechat.services.texts import format_number


def refusal_text(refusal: NumberRefusal, unit: str = "") -> str:
    """Why a number cannot be taken, and what would be."""
    limit = "" if refusal.limit is None else format_number(refusal.limit)
    limit = " ".join(filter(None, (limit, unit)))
    translate = QCoreApplication.translate
    return {
        NumberProblem.MISSING: translate("Settings", "A number is needed here."),
        NumberProblem.NOT_A_NUMBER: translate("Settings", "This is not a number."),
        NumberProblem.NOT_WHOLE: translate("Settings", "Only whole numbers make sense here."),
        NumberProblem.TOO_SMALL: translate("Settings", "The least that can be is {limit}."),
        NumberProblem.TOO_LARGE: translate("Settings", "The most that can be is {limit}."),
        NumberProblem.NOT_ABOVE: translate("Settings", "It has to be more than {limit}."),
        NumberProblem.NOT_BELOW: translate("Settings", "It has to be less than {limit}."),
    }[refusal.problem].format(limit=limit)


def stops_refusal_text(stops: tuple[str, ...]) -> str:
    """Why stop strings cannot be taken; "" = they can."""
    translate = QCoreApplication.translate
    if len(stops) > MOST_STOPS:
        return translate("Settings", "At most {0} lines can be given.").format(MOST_STOPS)
    if any(len(stop) > LONGEST_STOP for stop in stops):
        return translate("Settings", "At most {0} characters make sense in a line.").format(
            LONGEST_STOP
        )
    return ""
