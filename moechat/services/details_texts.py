"""The details of one model in words."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from moechat.core.hub_model import Gate, ModelDetails
from moechat.core.model_facts import Answer, ModelFacts, Reason
from moechat.services.catalogue_texts import note_text
from moechat.services.inspection_texts import answer_text, reason_text
from moechat.services.joining import in_a_list, one_after_another
from moechat.services.shelf_model import ShelfModel, ShelfState
from moechat.services.texts import format_bytes, format_count

_CONTEXT = "ModelDetails"
_R = Reason
_ARCHITECTURE = frozenset(
    {_R.ARCHITECTURE_LISTED, _R.ARCHITECTURE_UNLISTED, _R.VISION_UNLISTED, _R.ARCHITECTURE_UNKNOWN}
)
_PRECISION = frozenset(
    {_R.PRECISION_COMMON, _R.PRECISION_RARE, _R.PRECISION_UNKNOWN, _R.INT8_LONG_PROMPTS}
)
_OTHER = frozenset(
    {
        _R.ESTIMATED, _R.CONFIG_MISSING, _R.COUNTS_DISAGREE, _R.WEIGHTS_MISSING,
        _R.WEIGHTS_ARE_POINTER, _R.WEIGHTS_SHORT, _R.THINKING_SWITCH, _R.REASONING_EFFORT,
    }
)  # fmt: skip
_MOST_FILES = 8
_MOST_LANGUAGES = 12


@dataclass(frozen=True)
class Question:
    """One of the three questions about a model, answered."""

    question: str
    answer: Answer
    answer_text: str
    why: str
    beside_the_point: bool = False  # nothing is amiss, whatever the answer


def questions(facts: ModelFacts) -> list[Question]:
    """Is it supported, is its precision usable, can its experts be streamed?"""
    translate = QCoreApplication.translate
    streaming = frozenset(Reason) - _ARCHITECTURE - _PRECISION - _OTHER
    return [
        _question(
            translate("ModelDetails", "Does OpenVINO GenAI support it?"),
            facts.architecture_supported,
            facts,
            _ARCHITECTURE,
        ),
        _question(
            translate("ModelDetails", "Can its precision be used?"),
            facts.precision_usable,
            facts,
            _PRECISION,
        ),
        _question(
            translate("ModelDetails", "Can its experts be streamed?"),
            facts.streamable,
            facts,
            streaming,
        ),
    ]


def _question(
    question: str, answer: Answer, facts: ModelFacts, codes: frozenset[Reason]
) -> Question:
    why = one_after_another(reason_text(reason) for reason in facts.reasons if reason.code in codes)
    is_dense = any(reason.code is Reason.NO_EXPERTS for reason in facts.reasons)
    return Question(
        question, answer, answer_text(answer), why, is_dense and Reason.NO_EXPERTS in codes
    )


def other_reasons(facts: ModelFacts) -> str:
    """What else a reader should know of its figures."""
    return one_after_another(
        reason_text(reason) for reason in facts.reasons if reason.code in _OTHER
    )


def notes_text(model: ShelfModel) -> str:
    """What the catalogue says of it."""
    entry = model.entry
    if entry is None:
        return ""
    notes = [note_text(note) for note in entry.notes]
    if entry.minimum_openvino:
        needs = QCoreApplication.translate(
            "ModelDetails", "It needs OpenVINO {version} or a newer one."
        )
        notes.insert(0, needs.format(version=entry.minimum_openvino))
    return one_after_another(notes)


def languages_text(model: ShelfModel, details: ModelDetails | None) -> str:
    """Which languages it speaks, as its card or the catalogue says; empty where neither does."""
    codes = details.languages if details is not None else ()
    codes = codes or tuple(model.entry.languages if model.entry else ())
    if not codes:
        return ""
    names = [_language(code) for code in codes[:_MOST_LANGUAGES]]
    if (more := len(codes) - len(names)) > 0:
        text = QCoreApplication.translate("ModelDetails", "{count} more")
        names.append(text.format(count=format_count(more)))
    text = QCoreApplication.translate("ModelDetails", "Languages: {names}.")
    return text.format(names=in_a_list(names))


def _language(code: str) -> str:
    language = QLocale.codeToLanguage(code)
    return code if language is QLocale.Language.AnyLanguage else QLocale.languageToString(language)


def licence_text(model: ShelfModel, details: ModelDetails | None) -> str:
    """The licence, and what has to be done for the files; empty while neither is known."""
    translate = QCoreApplication.translate
    hub = details.model if details is not None else model.hub
    licence = hub.licence if hub is not None else ""
    licence = licence or (model.entry.licence if model.entry else "")
    parts = []
    if licence:
        parts.append(translate("ModelDetails", "Licence: {name}.").format(name=licence))
    if hub is not None and hub.gate is Gate.AUTOMATIC:
        parts.append(
            translate(
                "ModelDetails",
                "Its terms have to be accepted on its page, and moechat needs your token.",
            )
        )
    elif hub is not None and hub.gate is Gate.MANUAL:
        parts.append(
            translate(
                "ModelDetails",
                "Its owners have to allow a download: ask on its page. moechat needs your token.",
            )
        )
    return one_after_another(parts)


def place_text(model: ShelfModel, models_dir: str) -> str:
    """Where it lies, or where a download would go."""
    translate = QCoreApplication.translate
    if model.folder is not None:
        if model.state in (ShelfState.HERE, ShelfState.IN_USE, ShelfState.DAMAGED):
            return translate("ModelDetails", "It lies in {path}.").format(path=model.folder)
        return translate("ModelDetails", "It goes to {path}.").format(path=model.folder)
    return translate("ModelDetails", "A download goes to {path}.").format(path=models_dir)


def origin_text(model: ShelfModel) -> str:
    """Repository and revision."""
    here = model.installed
    commit = here.commit if here is not None else ""
    if not commit and model.entry is not None:
        commit = model.entry.revision
    if not model.repo:
        return ""
    if not commit:
        return model.repo
    text = QCoreApplication.translate("ModelDetails", "{repo}, revision {commit}")
    return text.format(repo=model.repo, commit=commit[:8])


def files_text(details: ModelDetails) -> str:
    """The largest files of a download, a line each."""
    lines = [f"{file.path}  {format_bytes(file.size)}" for file in details.plan.files[:_MOST_FILES]]
    if (more := len(details.plan.files) - _MOST_FILES) > 0:
        text = QCoreApplication.translate("ModelDetails", "and {count} more files")
        lines.append(text.format(count=format_count(more)))
    return "\n".join(lines)


def page_of(repo: str, endpoint: str) -> str:
    """The address of a model's page."""
    return f"{endpoint.rstrip('/')}/{repo}"
