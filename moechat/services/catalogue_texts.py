"""What the catalogue's notes say in plain words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.catalogue import Note

_CONTEXT = "Catalogue"

# The stubs call what QT_TRANSLATE_NOOP returns an object.
_NOTES: dict[Note, object] = {
    Note.REASONS_FIRST: QT_TRANSLATE_NOOP("Catalogue", "It thinks before it answers."),
    Note.SEES_IMAGES: QT_TRANSLATE_NOOP(
        "Catalogue", "It was trained with images too; moechat talks with it in words."
    ),
    Note.INT8_SECOND_ANSWER: QT_TRANSLATE_NOOP(
        "Catalogue",
        "With 8-bit experts streamed, the second answer never came on some computers; a 4-bit "
        "model is safer.",
    ),
    Note.SHAPE_UNCHECKED: QT_TRANSLATE_NOOP(
        "Catalogue", "Its sizes come from descriptions; its own files will tell them exactly."
    ),
    Note.GPU_COMPILE_REPORTED: QT_TRANSLATE_NOOP(
        "Catalogue",
        "Somebody reported that a GPU never finished loading it; the processor did. If that "
        "happens, choose the CPU.",
    ),
}


def note_text(note: Note) -> str:
    """One note as a sentence."""
    return QCoreApplication.translate(_CONTEXT, str(_NOTES[note]))
