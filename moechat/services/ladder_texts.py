"""What is tried after a load that failed for memory, and why nothing more is tried."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.ladder import LadderStep, Refusal, StepReason, Trouble
from moechat.core.memory_plan import enough_for
from moechat.core.plan import Plan
from moechat.services.texts import format_bytes, format_count

_CONTEXT = "Ladder"

# Of a streamed model. The stubs call what QT_TRANSLATE_NOOP returns an object.
_TROUBLES: dict[Trouble, object] = {
    Trouble.LOAD: QT_TRANSLATE_NOOP("Ladder", "Not enough memory at {ratio} %"),
    Trouble.WARM_UP: QT_TRANSLATE_NOOP("Ladder", "Not enough memory for a first word at {ratio} %"),
    Trouble.GENERATION: QT_TRANSLATE_NOOP("Ladder", "Memory ran out in an answer at {ratio} %"),
    Trouble.PAGING: QT_TRANSLATE_NOOP("Ladder", "Memory is too short at {ratio} %"),
}
_RESIDENT_TROUBLES: dict[Trouble, object] = {
    Trouble.LOAD: QT_TRANSLATE_NOOP("Ladder", "Not enough memory for the whole model"),
    Trouble.WARM_UP: QT_TRANSLATE_NOOP(
        "Ladder", "Not enough memory for a first word with the whole model in it"
    ),
    Trouble.GENERATION: QT_TRANSLATE_NOOP(
        "Ladder", "Memory ran out in an answer with the whole model in it"
    ),
    Trouble.PAGING: QT_TRANSLATE_NOOP("Ladder", "Memory is too short for the whole model"),
}
_STEPS: dict[StepReason, object] = {
    StepReason.SMALLER_SHARE: QT_TRANSLATE_NOOP(
        "Ladder", "{trouble}: trying {ratio} %, which needs {freed} less."
    ),
    StepReason.SMALLER_CONTEXT: QT_TRANSLATE_NOOP(
        "Ladder",
        "{trouble}: trying conversations of {context_tokens} tokens, which needs {freed} less.",
    ),
    StepReason.LAST_GOOD: QT_TRANSLATE_NOOP(
        "Ladder",
        "{trouble}: going back to {ratio} %, which went well the last time and needs {freed} less.",
    ),
    StepReason.CPU: QT_TRANSLATE_NOOP(
        "Ladder", "{trouble}: trying the processor, which has room for it in {needed} of RAM."
    ),
}


def step_text(step: LadderStep, failed: Plan, trouble: Trouble = Trouble.LOAD) -> str:
    """What failed and what is tried instead, while it is tried."""
    return _translated(_STEPS[step.reason]).format(
        trouble=_trouble(failed, trouble),
        ratio=format_count(step.plan.ratio),
        freed=format_bytes(step.freed_bytes),
        context_tokens=format_count(step.plan.context_tokens),
        needed=format_bytes(step.plan.needed_bytes),
    )


def refusal_text(refusal: Refusal) -> str:
    """Why the model is not loaded, and what would be enough."""
    translate = QCoreApplication.translate
    if enough_for(refusal.needed_bytes) > refusal.available_bytes:
        text = translate(
            "Ladder",
            "There is not enough memory for this model: it takes {needed}, and {available} are "
            "free for it. {enough} would be enough. Close programs that hold {missing}, or choose "
            "a smaller model.",
        )
    elif refusal.ratio:
        text = translate(
            "Ladder",
            "Not even {ratio} % could be loaded: that takes {needed}, and of the {available} that "
            "seemed free less was to be had. Close programs that hold {missing}, so that {enough} "
            "are free, or choose a smaller model.",
        )
    else:
        text = translate(
            "Ladder",
            "The model could not be loaded: it takes {needed}, and of the {available} that seemed "
            "free less was to be had. Close programs that hold {missing}, so that {enough} are "
            "free, or choose a smaller model.",
        )
    return text.format(
        ratio=format_count(refusal.ratio),
        needed=format_bytes(refusal.needed_bytes),
        available=format_bytes(refusal.available_bytes),
        missing=format_bytes(refusal.missing_bytes),
        enough=format_bytes(refusal.enough_bytes),
    )


def _trouble(failed: Plan, trouble: Trouble) -> str:
    troubles = _TROUBLES if failed.ratio else _RESIDENT_TROUBLES
    return _translated(troubles[trouble]).format(ratio=format_count(failed.ratio))


def _translated(sentence: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(sentence))
